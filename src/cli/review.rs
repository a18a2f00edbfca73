//! `review RECORD [--seat N] [--json]`: how a seat's chance to win went in a game, and why.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Value, json};

use super::arguments::UsageError;
use super::replay::read_game;
use super::{Ending, Failure, Terminal};
use crate::analysis::CompiledCard;
use crate::coach::Budget;
use crate::review::{Looking, Review, Swing, WinChance};
use crate::rules::Seat;
use crate::wording;

/// What game is reviewed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReviewArguments {
    /// The record's file.
    pub record: PathBuf,
    /// The card it was played with; the one that the record names when absent.
    pub card: Option<PathBuf>,
    /// Whose game, from 0 for the first seat to 3.
    pub seat: usize,
    /// As JSON, one object a line, rather than as text.
    pub json: bool,
}

/// Prints the review.
pub(super) fn run(
    arguments: &ReviewArguments,
    terminal: &mut Terminal<'_>,
) -> Result<Ending, Failure> {
    let seat = Seat::ALL.get(arguments.seat).copied();
    let seat = seat.ok_or_else(|| UsageError::BadValue {
        option: "--seat".to_owned(),
        value: arguments.seat.to_string(),
    })?;
    let card: Option<&Path> = arguments.card.as_deref();
    let Some(game) = read_game(&arguments.record, card, terminal)? else {
        return Ok(Ending::ProblemsFound);
    };
    let card = Arc::new(CompiledCard::new(Arc::clone(&game.setup().card)));
    let looking = Looking::Closely(Budget::USUAL);
    let review = Review::of(&card, &game, seat, looking);
    if arguments.json {
        for swing in &review.swings {
            writeln!(terminal.output, "{}", data(swing))?;
        }
        let sums = review.sums();
        let sums = json!({
            "start": number(sums.start),
            "luck": number(sums.luck),
            "decision": number(sums.decision),
            "others": number(sums.others),
            "result": number(sums.result),
        });
        writeln!(terminal.output, "{sums}")?;
        return Ok(Ending::Done);
    }
    terminal.say(&wording::review_sums(&review.sums()))?;
    for (swing, warning) in review.mistakes() {
        terminal.say(&wording::review_mistake(swing, warning, &game, seat))?;
    }
    Ok(Ending::Done)
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
