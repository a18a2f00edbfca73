//! The record of a game: what determined it and every action, as a text from which it can be played
//! again.
//!
//! ```toml
//! format = 2
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
//! The format says by which rulings the game is judged ([`Rulings`]): records of format 1 are of games that
//! were begun before those of now. The seed is a text because it may be larger than TOML's numbers. An action is a seat and what it
//! does. The result is written when the game is over: `wall-game`, or the winner, the line, and the
//! points of the four seats, as in `2 quints/1 -50 -50 150 -50`. `[rules]` has every rule that a table
//! may choose ([`Setting`]); those it leaves out are as usual. `bet` is what a fifth player bet on,
//! a seat or `wall-game`. `scores` are the points of the four
//! seats before the game, and `bettor-score` those of the fifth player; zero when left out.

use std::fmt;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::game::Beginning;
use super::record_shape::{Placed, RecordValue, Shape, in_decimals};
use super::{
    Action, ActionKind, Bet, BySeat, Game, Outcome, ParseActionError, ParseBetError, PenaltyCause,
    Refusal, Rulings, Seat, Setting, Setup, TableRules, UnknownOption, parse_seat_and_action,
};
use crate::card::Card;

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
    /// What the fifth player, who sat out, had won or lost before.
    pub bettor_score: i32,
    /// What the fifth player bet on, if anything.
    pub bet: Option<Bet>,
    /// Every action, in order.
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
    /// It is no TOML.
    #[error("{detail}")]
    Syntax {
        /// What the TOML parser says, in English.
        detail: String,
    },
    /// A key that no record has.
    #[error("`{key}` is no key of a record")]
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that a record has.
        known: &'static [&'static str],
    },
    /// A key that every record has is not there.
    #[error("`{0}` is missing")]
    MissingKey(&'static str),
    /// A value is of another kind than its key wants.
    #[error("`{key}` has a value of the wrong kind")]
    WrongValue {
        /// The key.
        key: &'static str,
        /// What belongs there.
        wanted: RecordValue,
    },
    /// A number of points that is too large, or too small.
    #[error("{0} is out of range")]
    Points(String),
    /// It has a format that is not known.
    #[error("format {found} is not known; this program reads formats 1 and 2")]
    Format {
        /// The format it says it has.
        found: String,
    },
    /// The seed is no number.
    #[error("`{0}` is not a seed: write a number from 0 to 18446744073709551615")]
    Seed(String),
    /// East is no seat.
    #[error("{0} is not a seat: write 0, 1, 2 or 3")]
    East(String),
    /// A line is no action.
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
    /// A word is no kind of action that a lesson may leave out.
    #[error("`{0}` is not a kind of action that can be left out")]
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
    /// An action is refused.
    #[error("action {number} of the record is against the rules")]
    Refused {
        /// Which action, counted from 1.
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
    /// It says how it ended, and its actions leave it unfinished.
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
        (game.beginning == Beginning::Dealt).then(|| Self {
            card: game.setup.card.id.clone(),
            rules: game.setup.rules.clone(),
            seed: game.setup.seed,
            east: game.setup.east,
            scores: game.setup.scores,
            bettor_score: game.setup.bettor_score,
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
    /// The first action that is refused, another card, or another end than the one on record.
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
            bettor_score: self.bettor_score,
        });
        let place_bet = |game: &mut Game| {
            if let Some(bet) = self.bet.filter(|_| game.check_bet().is_ok()) {
                let placed = game.place_bet(bet);
                debug_assert!(placed.is_ok(), "it was asked whether it may be placed");
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
    /// Every problem, in the order of the text; of a text that is no TOML, or of another format, only
    /// that.
    pub fn parse(text: &str) -> Result<Self, Vec<RecordProblem>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut problems = Problems {
            text,
            found: Vec::new(),
        };
        for error in errors {
            let offset = error.span().map_or(0, |span| span.start);
            let detail = error.message().to_owned();
            problems.add(offset, RecordProblemKind::Syntax { detail });
        }
        if !problems.found.is_empty() {
            return Err(problems.in_order());
        }
        let shape = Shape::read(table.get_ref(), &mut problems);
        if let Some(format) = shape
            .format
            .as_ref()
            .filter(|it| Rulings::of_format(&it.value).is_none())
        {
            problems.found.clear();
            let found = format.value.clone();
            problems.add(format.offset, RecordProblemKind::Format { found });
            return Err(problems.in_order());
        }
        let read = Self::of_shape(shape, &mut problems);
        read.filter(|_| problems.found.is_empty())
            .ok_or_else(|| problems.in_order())
    }

    /// The record of this shape; nothing when what every record has is missing, which is noted then.
    fn of_shape(shape: Shape<'_>, problems: &mut Problems<'_>) -> Option<Self> {
        let seed = shape.seed.and_then(|seed| {
            let read = seed.value.parse().ok();
            if read.is_none() {
                problems.add(seed.offset, RecordProblemKind::Seed(seed.value));
            }
            read
        });
        let east = shape.east.and_then(|east| {
            let place = east.value.parse::<usize>().ok();
            let seat = place.and_then(|place| Seat::ALL.get(place).copied());
            if seat.is_none() {
                problems.add(east.offset, RecordProblemKind::East(east.value));
            }
            seat
        });
        let bet = shape.bet.and_then(|bet| {
            bet.value
                .parse()
                .map_err(|error| problems.add(bet.offset, RecordProblemKind::Bet(error)))
                .ok()
        });
        let rulings = shape.format.and_then(|it| Rulings::of_format(&it.value));
        let rules = read_rules(shape.rules, problems);
        let mut actions = Vec::with_capacity(shape.actions.len());
        for Placed { value, offset } in &shape.actions {
            match parse_seat_and_action(value) {
                Ok(action) => actions.push(action),
                // The text begins behind its quote, and columns count from 1.
                Err(error) => problems.add(
                    offset + byte_of(value, error.column) + 1,
                    RecordProblemKind::Action(error),
                ),
            }
        }
        Some(Self {
            card: shape.card?.value,
            rules: TableRules {
                rulings: rulings?,
                ..rules
            },
            seed: seed?,
            east: east?,
            scores: BySeat(shape.scores),
            bettor_score: shape.bettor_score,
            bet,
            actions,
            result: shape.result.map(|result| result.value),
        })
    }

    /// Line and character, counted from 1, of what a record's text says and the game belies.
    pub fn place_of(text: &str, error: &ReplayError) -> Option<(usize, usize)> {
        let table = DeTable::parse(text).ok()?;
        let mut problems = Problems {
            text,
            found: Vec::new(),
        };
        let shape = Shape::read(table.get_ref(), &mut problems);
        let start = match error {
            ReplayError::OtherCard { .. } => shape.card?.offset,
            ReplayError::Refused { number, .. } => {
                shape.actions.get(number.checked_sub(1)?)?.offset
            }
            ReplayError::Bet => shape.bet?.offset,
            ReplayError::Unfinished { .. } | ReplayError::OtherResult { .. } => {
                shape.result?.offset
            }
        };
        Some(place(text, start))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |value: &str| toml::Value::String(value.to_owned()).to_string();
        writeln!(formatter, "format = {}", self.rules.rulings.format())?;
        writeln!(formatter, "card = {}", text(&self.card))?;
        writeln!(formatter, "seed = \"{}\"", self.seed)?;
        writeln!(formatter, "east = {}", self.east)?;
        if self.scores != BySeat::default() {
            writeln!(formatter, "scores = {:?}", self.scores.0)?;
        }
        if self.bettor_score != 0 {
            writeln!(formatter, "bettor-score = {}", self.bettor_score)?;
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
                // Records tell both by one word since their first version.
                PenaltyCause::ThreeDead | PenaltyCause::AllDead => "three-dead".to_owned(),
                PenaltyCause::FalseMahJongg { declarer, .. } => {
                    format!("false-mah-jongg {declarer}")
                }
                PenaltyCause::LastDied { died, .. } => format!("last-died {died}"),
                PenaltyCause::Misnamed { by, winner, .. } => format!("misnamed {by} {winner}"),
            };
            format!("{cause} {first} {second} {third} {fourth}")
        }
    }
}

/// What the table agreed on: a word, a number, or true and false for on and off.
fn read_rules(table: Option<&DeTable<'_>>, problems: &mut Problems<'_>) -> TableRules {
    let mut rules = TableRules::default();
    for (name, value) in table.into_iter().flatten() {
        if name.get_ref() == "untaught" {
            rules.untaught = read_untaught(value, problems);
            continue;
        }
        let Some(setting) = Setting::named(name.get_ref()) else {
            let kind = RecordProblemKind::Setting(name.get_ref().to_string());
            problems.add(name.span().start, kind);
            continue;
        };
        let word = match value.get_ref() {
            DeValue::Boolean(true) => "on".to_owned(),
            DeValue::Boolean(false) => "off".to_owned(),
            _ => word_of(value, problems.text),
        };
        if let Err(error) = setting.choose(&mut rules, &word) {
            problems.add(value.span().start, RecordProblemKind::Option(error));
        }
    }
    rules
}

fn read_untaught(value: &Spanned<DeValue<'_>>, problems: &mut Problems<'_>) -> Vec<ActionKind> {
    let mut untaught = Vec::new();
    let kinds: Vec<_> = match value.get_ref() {
        DeValue::Array(kinds) => kinds.iter().collect(),
        _ => vec![value],
    };
    for kind in kinds {
        match word_of(kind, problems.text).parse::<ActionKind>() {
            Ok(kind) => untaught.push(kind),
            Err(error) => {
                problems.add(kind.span().start, RecordProblemKind::Untaught(error.0));
            }
        }
    }
    untaught
}

/// A value as a word: a text without its quotes, and all else as it stands there.
fn word_of(value: &Spanned<DeValue<'_>>, text: &str) -> String {
    match value.get_ref() {
        DeValue::String(word) => word.to_string(),
        DeValue::Integer(number) => in_decimals(number),
        _ => text.get(value.span()).unwrap_or_default().to_owned(),
    }
}

/// The problems of a record's text that are found so far.
pub(super) struct Problems<'a> {
    text: &'a str,
    found: Vec<RecordProblem>,
}

impl Problems<'_> {
    /// Notes a problem at a byte of the text.
    pub(super) fn add(&mut self, offset: usize, kind: RecordProblemKind) {
        let (line, column) = place(self.text, offset);
        self.found.push(RecordProblem { line, column, kind });
    }

    fn in_order(mut self) -> Vec<RecordProblem> {
        self.found
            .sort_by_key(|problem| (problem.line, problem.column));
        self.found
    }
}

/// Line and character, counted from 1, of a byte of `text`.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(offset)];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before[line_start..].chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// The byte of the character, counted from 1, of a text.
fn byte_of(text: &str, column: usize) -> usize {
    text.char_indices()
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(byte, _)| byte)
}
