//! The record of a game: what determined it and every act, as a text from which it can be played
//! again.
//!
//! ```toml
//! format = 1
//! card = "practice"
//! seed = "7"
//! east = 0
//! result = "wall-game"
//! actions = [
//!   "0 pass 1B 2C 9D blind 0",
//! ]
//!
//! [rules]
//! heavenly-hand = true
//! last-wall = "normal"
//! untaught = []
//! ```
//!
//! The seed is a text because it may be larger than TOML's numbers. An act is a seat and what it
//! does. The result is written when the game is over: `wall-game`, or the winner, the line, and the
//! points of the four seats, as in `2 quints/1 -50 -50 150 -50`. `[rules]` has every rule that a table
//! may choose ([`Setting`]); those it leaves out are as usual. `bet` is what a fifth player bet on,
//! a seat or `wall-game`. `scores` are the points of the four
//! seats before the game, all zero when left out.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use super::game::Origin;
use super::{
    ActKind, Action, Bet, BySeat, Game, Outcome, ParseActionError, ParseBetError, PenaltyCause,
    Refusal, Seat, Setting, Setup, TableRules, UnknownOption, parse_seat_and_action,
};
use crate::card::Card;

/// The record format that is written and read.
const FORMAT: u32 = 1;

/// A game on record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The id of the card that was played.
    pub card: String,
    /// What the table agreed on.
    pub rules: TableRules,
    /// The game's seed.
    pub seed: u64,
    /// Who was East.
    pub east: Seat,
    /// What each player had won or lost before.
    pub scores: BySeat<i32>,
    /// What the fifth player bet on, if anything.
    pub bet: Option<Bet>,
    /// Every act, in order.
    pub actions: Vec<(Seat, Action)>,
    /// How the game ended, if it did, as the record writes it.
    pub result: Option<String>,
}

/// A problem of a record's text, at its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {kind}")]
pub struct RecordProblem {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: RecordProblemKind,
}

/// What can be wrong with a record's text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblemKind {
    /// It is no TOML, or not of the right shape.
    #[error("{detail}")]
    Shape {
        /// What the TOML parser says, in English.
        detail: String,
    },
    /// It has a format that is not known.
    #[error("format {found} is not known; this program reads format 1")]
    Format {
        /// The format it says it has.
        found: u32,
    },
    /// The seed is no number.
    #[error("`{0}` is not a seed: write a number from 0 to 18446744073709551615")]
    Seed(String),
    /// East is no seat.
    #[error("{0} is not a seat: write 0, 1, 2 or 3")]
    East(u32),
    /// A line is no act.
    #[error("{0}")]
    Action(ParseActionError),
    /// A word is no bet.
    #[error("{0}")]
    Bet(ParseBetError),
    /// There is no such table rule.
    #[error("`{0}` is not a table rule")]
    Setting(String),
    /// A table rule has no such option.
    #[error("{0}")]
    Option(UnknownOption),
    /// A word is no kind of act that a lesson may leave out.
    #[error("`{0}` is not a kind of act that can be left out")]
    Untaught(String),
}

/// Why a record cannot be played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It was played with another card.
    #[error("the record is of the card `{recorded}`, not of `{given}`")]
    OtherCard {
        /// The card it was played with.
        recorded: String,
        /// The card that was given.
        given: String,
    },
    /// An act is refused.
    #[error("act {number} of the record is against the rules")]
    Refused {
        /// Which act, counted from 1.
        number: usize,
        /// Who was to do it.
        seat: Seat,
        /// What.
        action: Action,
        /// Why not.
        refusal: Refusal,
    },
    /// The bet could not have been made.
    #[error("the bet of the record is against the rules")]
    Bet,
    /// It says how it ended, and its acts leave it unfinished.
    #[error("the game is not over, and the record says `{recorded}`")]
    Unfinished {
        /// The end on record.
        recorded: String,
    },
    /// It ends otherwise than it says.
    #[error("the game ends with `{played}`, and the record says `{recorded}`")]
    OtherResult {
        /// The end on record.
        recorded: String,
        /// The end it comes to.
        played: String,
    },
}

impl Record {
    /// The record of a game that was dealt from its seed; a position set up by hand has none.
    pub fn of(game: &Game) -> Option<Self> {
        (game.origin == Origin::Dealt).then(|| Self {
            card: game.setup.card.id.clone(),
            rules: game.setup.rules.clone(),
            seed: game.setup.seed,
            east: game.setup.east,
            scores: game.setup.scores,
            bet: game.bet,
            actions: game.actions.clone(),
            result: game
                .outcome()
                .map(|outcome| result(&game.setup.card, outcome)),
        })
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// The first act that is refused, another card, or another end than the one on record.
    pub fn replay(&self, card: &Arc<Card>) -> Result<Game, ReplayError> {
        if card.id != self.card {
            return Err(ReplayError::OtherCard {
                recorded: self.card.clone(),
                given: card.id.clone(),
            });
        }
        let mut game = Game::deal(Setup {
            card: Arc::clone(card),
            rules: self.rules.clone(),
            seed: self.seed,
            east: self.east,
            scores: self.scores,
        });
        let place_bet = |game: &mut Game| {
            if let Some(bet) = self.bet.filter(|_| game.check_bet().is_ok()) {
                let _ = game.place_bet(bet);
            }
        };
        for (index, &(seat, action)) in self.actions.iter().enumerate() {
            place_bet(&mut game);
            game.apply(seat, action)
                .map_err(|refusal| ReplayError::Refused {
                    number: index + 1,
                    seat,
                    action,
                    refusal,
                })?;
        }
        place_bet(&mut game);
        if game.bet != self.bet {
            return Err(ReplayError::Bet);
        }
        let played = game.outcome().map(|outcome| result(card, outcome));
        match (self.result.clone(), played) {
            (Some(recorded), None) => Err(ReplayError::Unfinished { recorded }),
            (Some(recorded), Some(played)) if recorded != played => {
                Err(ReplayError::OtherResult { recorded, played })
            }
            _ => Ok(game),
        }
    }

    /// Reads a record.
    ///
    /// # Errors
    /// Every problem, in the order of the text; of its shape only the first.
    pub fn parse(text: &str) -> Result<Self, Vec<RecordProblem>> {
        let file = read(text)?;
        let mut problems = Problems {
            text,
            found: Vec::new(),
        };
        let format = *file.format.get_ref();
        if format != FORMAT {
            let kind = RecordProblemKind::Format { found: format };
            problems.add(file.format.span().start, kind);
        }
        let seed = file.seed.get_ref().parse().unwrap_or_else(|_| {
            let kind = RecordProblemKind::Seed(file.seed.get_ref().clone());
            problems.add(file.seed.span().start, kind);
            0
        });
        let east = usize::try_from(*file.east.get_ref())
            .ok()
            .and_then(|east| Seat::ALL.get(east).copied())
            .unwrap_or_else(|| {
                let kind = RecordProblemKind::East(*file.east.get_ref());
                problems.add(file.east.span().start, kind);
                Seat::FIRST
            });
        let bet = file.bet.as_ref().and_then(|bet| {
            bet.get_ref()
                .parse()
                .map_err(|error| problems.add(bet.span().start, RecordProblemKind::Bet(error)))
                .ok()
        });
        let rules = read_rules(&file, &mut problems);
        let mut actions = Vec::with_capacity(file.actions.len());
        for line in &file.actions {
            match parse_seat_and_action(line.get_ref()) {
                Ok(action) => actions.push(action),
                // The text begins behind its quote, and columns count from 1.
                Err(error) => problems.add(
                    line.span().start + byte_of(line.get_ref(), error.column) + 1,
                    RecordProblemKind::Action(error),
                ),
            }
        }
        if !problems.found.is_empty() {
            problems
                .found
                .sort_by_key(|problem| (problem.line, problem.column));
            return Err(problems.found);
        }
        Ok(Self {
            card: file.card.into_inner(),
            rules,
            seed,
            east,
            scores: BySeat(file.scores),
            bet,
            actions,
            result: file.result.map(Spanned::into_inner),
        })
    }

    /// Line and character, counted from 1, of what a record's text says and the game belies.
    pub fn place_of(text: &str, error: &ReplayError) -> Option<(usize, usize)> {
        let file = read(text).ok()?;
        let start = match error {
            ReplayError::OtherCard { .. } => file.card.span().start,
            ReplayError::Refused { number, .. } => {
                file.actions.get(number.checked_sub(1)?)?.span().start
            }
            ReplayError::Bet => file.bet?.span().start,
            ReplayError::Unfinished { .. } | ReplayError::OtherResult { .. } => {
                file.result?.span().start
            }
        };
        Some(place(text, start))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |value: &str| toml::Value::String(value.to_owned()).to_string();
        writeln!(formatter, "format = {FORMAT}")?;
        writeln!(formatter, "card = {}", text(&self.card))?;
        writeln!(formatter, "seed = \"{}\"", self.seed)?;
        writeln!(formatter, "east = {}", self.east)?;
        if self.scores != BySeat::default() {
            writeln!(formatter, "scores = {:?}", self.scores.0)?;
        }
        if let Some(bet) = &self.bet {
            writeln!(formatter, "bet = \"{bet}\"")?;
        }
        if let Some(result) = &self.result {
            writeln!(formatter, "result = {}", text(result))?;
        }
        writeln!(formatter, "actions = [")?;
        for (seat, action) in &self.actions {
            writeln!(formatter, "  \"{seat} {action}\",")?;
        }
        writeln!(formatter, "]")?;
        writeln!(formatter)?;
        writeln!(formatter, "[rules]")?;
        for setting in Setting::ALL {
            let value = match setting.chosen(&self.rules).as_str() {
                "on" => "true".to_owned(),
                "off" => "false".to_owned(),
                word if word.parse::<u16>().is_ok() => word.to_owned(),
                word => text(word),
            };
            writeln!(formatter, "{} = {value}", setting.as_str())?;
        }
        let untaught: Vec<String> = self
            .rules
            .untaught
            .iter()
            .map(|kind| format!("\"{kind}\""))
            .collect();
        writeln!(formatter, "untaught = [{}]", untaught.join(", "))
    }
}

/// How a game ended, as a record writes it.
fn result(card: &Card, outcome: &Outcome) -> String {
    match outcome {
        Outcome::WallGame => "wall-game".to_owned(),
        Outcome::Win(win) => {
            let [first, second, third, fourth] = win.payments.balance.0;
            let line = &card.line(win.line).id;
            format!("{} {line} {first} {second} {third} {fourth}", win.winner)
        }
        Outcome::Penalty(end) => {
            let [first, second, third, fourth] = end.payments.balance.0;
            let cause = match end.cause {
                PenaltyCause::WallGame => "wall-game".to_owned(),
                PenaltyCause::ThreeDead => "three-dead".to_owned(),
                PenaltyCause::FalseMahJongg { declarer, .. } => {
                    format!("false-mah-jongg {declarer}")
                }
                PenaltyCause::Misnamed { by, winner, .. } => format!("misnamed {by} {winner}"),
            };
            format!("{cause} {first} {second} {third} {fourth}")
        }
    }
}

/// A record's text, as it is shaped.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: Spanned<u32>,
    card: Spanned<String>,
    seed: Spanned<String>,
    east: Spanned<u32>,
    result: Option<Spanned<String>>,
    actions: Vec<Spanned<String>>,
    bet: Option<Spanned<String>>,
    #[serde(default)]
    scores: [i32; 4],
    #[serde(default)]
    rules: BTreeMap<Spanned<String>, Spanned<toml::Value>>,
}

/// What the table agreed on: a word, a number, or true and false for on and off.
fn read_rules(file: &File, problems: &mut Problems<'_>) -> TableRules {
    let mut rules = TableRules::default();
    for (name, value) in &file.rules {
        if name.get_ref() == "untaught" {
            rules.untaught = read_untaught(value, problems);
            continue;
        }
        let Some(setting) = Setting::named(name.get_ref()) else {
            let kind = RecordProblemKind::Setting(name.get_ref().clone());
            problems.add(name.span().start, kind);
            continue;
        };
        let word = match value.get_ref() {
            toml::Value::Boolean(true) => "on".to_owned(),
            toml::Value::Boolean(false) => "off".to_owned(),
            toml::Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        if let Err(error) = setting.choose(&mut rules, &word) {
            problems.add(value.span().start, RecordProblemKind::Option(error));
        }
    }
    rules
}

fn read_untaught(value: &Spanned<toml::Value>, problems: &mut Problems<'_>) -> Vec<ActKind> {
    let mut untaught = Vec::new();
    let one = std::slice::from_ref(value.get_ref());
    for kind in value.get_ref().as_array().map_or(one, Vec::as_slice) {
        let word = kind
            .as_str()
            .map_or_else(|| kind.to_string(), str::to_owned);
        match word.parse::<ActKind>() {
            Ok(kind) => untaught.push(kind),
            Err(error) => {
                problems.add(value.span().start, RecordProblemKind::Untaught(error.0));
            }
        }
    }
    untaught
}

fn read(text: &str) -> Result<File, Vec<RecordProblem>> {
    toml::from_str(text).map_err(|error| {
        let mut problems = Problems {
            text,
            found: Vec::new(),
        };
        let offset = error.span().map_or(0, |span| span.start);
        let detail = error.message().to_owned();
        problems.add(offset, RecordProblemKind::Shape { detail });
        problems.found
    })
}

struct Problems<'a> {
    text: &'a str,
    found: Vec<RecordProblem>,
}

impl Problems<'_> {
    fn add(&mut self, offset: usize, kind: RecordProblemKind) {
        let (line, column) = place(self.text, offset);
        self.found.push(RecordProblem { line, column, kind });
    }
}

/// Line and character, counted from 1, of a byte of `text`.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = text
        .get(..text.floor_char_boundary(offset))
        .unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// The byte of the character, counted from 1, of a text.
fn byte_of(text: &str, column: usize) -> usize {
    text.char_indices()
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(byte, _)| byte)
}
