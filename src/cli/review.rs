//! `review RECORD... [--seat N] [--json] [--threads N] [--shard I/N]`: how a seat's chance to win went in games, and why.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

use serde_json::{Value, json};

use super::arguments::UsageError;
use super::replay::read_game;
use super::{CommandEnding, Failure, Terminal, shown};
use crate::analysis::CompiledCard;
use crate::coach::Budget;
use crate::review::{Looking, Review, Swing, WinChance};
use crate::rules::{Game, Seat};
use crate::wording;

/// What games are reviewed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewArguments {
    /// The records' files.
    pub records: Vec<PathBuf>,
    /// The card they were played with; the one that each names when absent.
    pub card: Option<PathBuf>,
    /// Whose game, from 0 for the first seat to 3.
    pub seat: usize,
    /// As JSON, one object a line, rather than as text.
    pub json: bool,
    /// How many threads share the work; what is printed is the same.
    pub threads: NonZeroUsize,
    /// Which part of the records to review, and in how many parts: part `I` of `N` takes every `N`th.
    pub shard: (u32, u32),
}

impl Default for ReviewArguments {
    fn default() -> Self {
        Self {
            records: Vec::new(),
            card: None,
            seat: 0,
            json: false,
            threads: NonZeroUsize::MIN,
            shard: (1, 1),
        }
    }
}

/// Prints the reviews, in the order of the records.
pub(super) fn run(
    arguments: &ReviewArguments,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let seat = Seat::ALL.get(arguments.seat).copied();
    let seat = seat.ok_or_else(|| UsageError::BadValue {
        option: "--seat".to_owned(),
        value: arguments.seat.to_string(),
    })?;
    let card: Option<&Path> = arguments.card.as_deref();
    let (part, parts) = arguments.shard;
    let every = parts.max(1) as usize;
    let of_shard = arguments.records.iter().skip(part as usize % every);
    let mut played = Vec::new();
    let mut ending = CommandEnding::Done;
    for record in of_shard.step_by(every) {
        match read_game(record, card, terminal)? {
            Some(game) => played.push((record, game)),
            None => ending = CommandEnding::ProblemsFound,
        }
    }
    let names_records = arguments.records.len() > 1;
    let games: Vec<&Game> = played.iter().map(|(_, game)| game).collect();
    let print = |place: usize, review: &Review| {
        let Some((record, game)) = played.get(place) else {
            return Ok(());
        };
        let record = names_records.then_some(record.as_path());
        if arguments.json {
            print_data(review, record, terminal)
        } else {
            print_text(review, record, game, seat, terminal)
        }
    };
    in_order(&games, seat, arguments.threads, print)?;
    Ok(ending)
}

/// Reviews games on so many threads, and hands the reviews over in the order of the games.
fn in_order(
    games: &[&Game],
    seat: Seat,
    threads: NonZeroUsize,
    mut take: impl FnMut(usize, &Review) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let take_next = || {
        let place = next.fetch_add(1, Ordering::Relaxed);
        games.get(place).map(|game| (place, *game))
    };
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.get().min(games.len()) {
            let (send, take_next) = (send.clone(), &take_next);
            scope.spawn(move || {
                while let Some((place, game)) = take_next() {
                    let card = Arc::new(CompiledCard::new(Arc::clone(&game.setup().card)));
                    let looking = Looking::Closely(Budget::USUAL);
                    let review = Review::of(&card, game, seat, looking);
                    // Who printed it may have stopped.
                    if send.send((place, review)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (place, review) in receive {
            waiting.insert(place, review);
            while let Some(review) = waiting.remove(&due) {
                take(due, &review)?;
                due += 1;
            }
        }
        Ok(())
    })
}

fn print_data(
    review: &Review,
    record: Option<&Path>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let sums = review.sums();
    let sums = json!({
        "start": number(sums.start),
        "luck": number(sums.luck),
        "decision": number(sums.decision),
        "others": number(sums.others),
        "result": number(sums.result),
    });
    let swings = review.swings.iter().map(data);
    for mut line in swings.chain([sums]) {
        if let (Some(record), Value::Object(line)) = (record, &mut line) {
            line.insert("record".to_owned(), json!(record.display().to_string()));
        }
        writeln!(terminal.output, "{line}")?;
    }
    Ok(())
}

fn print_text(
    review: &Review,
    record: Option<&Path>,
    game: &Game,
    seat: Seat,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    if let Some(record) = record {
        writeln!(terminal.output, "{}", shown(record))?;
    }
    terminal.say(&wording::review_sums(review))?;
    terminal.say(&wording::review_sums_of(review))?;
    for (swing, warning) in review.mistakes() {
        terminal.say(&wording::review_mistake(swing, warning, game, seat))?;
    }
    Ok(())
}

fn number(chance: WinChance) -> Value {
    // Four digits are all there are.
    let rounded = (f64::from(chance.get()) * 10_000.0).round() / 10_000.0;
    json!(rounded)
}

fn data(swing: &Swing) -> Value {
    let mut data = json!({
        "turn": swing.discards,
        "seat": swing.by.map(|(seat, _)| seat.index()),
        "by": swing.by.map_or("deal".to_owned(), |(seat, _)| seat.index().to_string()),
        "what": swing.by.map_or("deal".to_owned(), |(_, action)| action.to_string()),
        "before": number(swing.before),
        "after": number(swing.after),
        "part": swing.cause.as_str(),
    });
    if let (Some(decision), Some((_, action)), Value::Object(data)) =
        (&swing.decision, swing.by, &mut data)
    {
        let severity = decision.mistake.as_ref().map(|it| it.severity.as_str());
        data.insert("kind".to_owned(), json!(severity.unwrap_or("fine")));
        data.insert("done".to_owned(), json!(action.to_string()));
        let best = decision.best.action.to_string();
        data.insert("best".to_owned(), json!(best));
        data.insert("loss".to_owned(), number(decision.loss));
        data.insert("loss_error".to_owned(), json!(decision.error));
    }
    data
}
