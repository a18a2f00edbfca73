//! The text of a record: read, with every problem at its place, and written.
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
//! The format says by which rulings the game is played ([`Rulings`]): records of format 1 are of games that
//! were begun before those of now. The seed is a text because it may be larger than TOML's numbers. An action is a seat and what it
//! does. The result is written when the game is over: `wall-game`, or the winner, the line, and the
//! points of the four seats, as in `2 quints/1 -50 -50 150 -50`. `[rules]` has every rule that a table
//! may choose ([`Setting`]); those it leaves out are as usual. `bet` is what a fifth player bet on,
//! a seat or `wall-game`. `scores` are the points of the four
//! seats before the game, and `bettor-score` those of the fifth player; zero when left out.

use std::fmt;

use super::record::{Record, ReplayError};
use super::{
    BySeat, OptionalAction, ParseActionError, ParseBetError, Rulings, Seat, Setting, TableRules,
    parse_seat_and_action,
};
use crate::document::{self, Document, Fields, Place, ShapeFault, ValueKind, quoted};

/// The keys of a record.
const KEYS: [&str; 10] = [
    "format",
    "card",
    "seed",
    "east",
    "result",
    "actions",
    "bet",
    "scores",
    "bettor-score",
    "rules",
];

/// The formats of records, one for each of the [`Rulings`].
const FORMATS: &[u64] = &[1, 2];

/// The text of a record while it is read.
type RecordSource<'t> = document::Source<'t, RecordProblemKind>;

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
    /// What can be wrong with any file.
    #[error(transparent)]
    Shape(#[from] ShapeFault),
    /// The seed is no number.
    #[error("`{0}` is not a seed: write a number from 0 to 18446744073709551615")]
    Seed(String),
    /// A line is no action.
    #[error("{0}")]
    Action(ParseActionError),
    /// A word is no bet.
    #[error("{0}")]
    Bet(ParseBetError),
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// Every problem, in the order of the text; of a text that is no TOML, or of another format, only
    /// that.
    pub fn parse(text: &str) -> Result<Self, Vec<RecordProblem>> {
        let (document, mut source) = RecordSource::parse(text);
        let record = if source.is_sound() {
            read(&mut source, &document)
        } else {
            None
        };
        let problem = |(Place { line, column }, kind)| RecordProblem { line, column, kind };
        match record {
            Some(record) if source.is_sound() => Ok(record),
            _ => Err(source.into_faults().map(problem).collect()),
        }
    }

    /// Where a record's text says what the game belies.
    pub fn place_of(text: &str, error: &ReplayError) -> Option<Place> {
        let (document, mut source) = RecordSource::parse(text);
        let fields = source.document(&document, &KEYS);
        let value = match error {
            ReplayError::OtherCard { .. } => fields.get("card")?,
            ReplayError::Refused { number, .. } => {
                let mut actions = fields.get("actions")?.as_list()?;
                actions.nth(number.checked_sub(1)?)?
            }
            ReplayError::Bet => fields.get("bet")?,
            ReplayError::Unfinished { .. } | ReplayError::OtherResult { .. } => {
                fields.get("result")?
            }
        };
        Some(source.place(&value.span()))
    }
}

/// The record that a document says; nothing when what every record has is missing, which is noted then.
fn read<'t>(source: &mut RecordSource<'t>, document: &'t Document<'t>) -> Option<Record> {
    let fields = source.document(document, &KEYS);
    let format = source.format(&fields, FORMATS);
    let rulings = format.and_then(|format| Rulings::of_format(&format.to_string()));
    let card = source.required_text(&fields, "card");
    let seed = source.required_text(&fields, "seed").and_then(|seed| {
        let read = seed.value.parse().ok();
        if read.is_none() {
            source.fault(&seed.span, RecordProblemKind::Seed(seed.value.to_owned()));
        }
        read
    });
    let east = source.required(&fields, "east").and_then(|value| {
        let number = source.number(value, 0..=3)?;
        Seat::ALL.get(usize::try_from(number).ok()?).copied()
    });
    let bet = source.optional_text(&fields, "bet").and_then(|bet| {
        let read = bet.value.parse();
        read.map_err(|error| source.fault(&bet.span, RecordProblemKind::Bet(error)))
            .ok()
    });
    let rules = read_rules(source, &fields);
    let mut actions = Vec::new();
    let listed = source.required(&fields, "actions");
    for value in listed.map_or_else(Vec::new, |value| source.array(value)) {
        let Some(found) = source.text(value) else {
            continue;
        };
        match parse_seat_and_action(found.value) {
            Ok(action) => actions.push(action),
            Err(error) => {
                let span = source.character(&found, error.column.saturating_sub(1));
                source.fault(&span, RecordProblemKind::Action(error));
            }
        }
    }
    let scores = read_scores(source, &fields);
    let bettor_score = fields.get("bettor-score");
    let bettor_score = bettor_score.and_then(|value| source.number(value, POINTS));
    let result = source.optional_text(&fields, "result");
    Some(Record {
        card: card?.value.to_owned(),
        rules: TableRules {
            rulings: rulings?,
            ..rules
        },
        seed: seed?,
        east: east?,
        scores: BySeat(scores),
        bettor_score: bettor_score.unwrap_or_default() as i32,
        bet,
        actions,
        result: result.map(|result| result.value.to_owned()),
    })
}

/// The points that a record can tell of one person.
const POINTS: std::ops::RangeInclusive<i64> = i32::MIN as i64..=i32::MAX as i64;

fn read_scores<'t>(source: &mut RecordSource<'t>, fields: &Fields<'t>) -> [i32; 4] {
    let mut scores = [0; 4];
    if let Some(value) = fields.get("scores") {
        let four = value.as_list().filter(|list| list.len() == scores.len());
        let four = source.wanted(value, ValueKind::FourNumbers, four);
        for (score, value) in scores.iter_mut().zip(four.into_iter().flatten()) {
            *score = source.number(value, POINTS).unwrap_or_default() as i32;
        }
    }
    scores
}

/// What the table agreed on: a word, a number, or true and false for on and off.
fn read_rules<'t>(source: &mut RecordSource<'t>, fields: &Fields<'t>) -> TableRules {
    let mut rules = TableRules::default();
    let names = Setting::ALL.iter().map(|setting| setting.as_str());
    let known: Vec<&'static str> = names.chain(["untaught"]).collect();
    let table = fields.get("rules");
    let Some(table) = table.and_then(|value| source.table(value, &known)) else {
        return rules;
    };
    for setting in Setting::ALL {
        let Some(value) = table.get(setting.as_str()) else {
            continue;
        };
        let word = match value.as_flag() {
            Some(true) => "on".to_owned(),
            Some(false) => "off".to_owned(),
            None => {
                let text = value.as_text().map(str::to_owned);
                let written = || source.written(&value.span()).to_owned();
                text.or_else(|| value.as_digits()).unwrap_or_else(written)
            }
        };
        if setting.choose(&mut rules, &word).is_err() {
            let options = setting.options().iter().copied();
            let known: Vec<&str> = options.map(as_written).collect();
            source.unknown_word(&value.span(), as_written(&word), &known);
        }
    }
    for value in source.optional_array(&table, "untaught") {
        let kinds = OptionalAction::ALL.map(|kind| (kind.as_str(), kind));
        let found = source.text(value);
        rules
            .untaught
            .extend(found.and_then(|found| source.word(&found, &kinds)));
    }
    rules
}

/// The word of an option as a record writes it.
fn as_written(word: &str) -> &str {
    match word {
        "on" => "true",
        "off" => "false",
        _ => word,
    }
}

impl fmt::Display for Record {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "format = {}", self.rules.rulings.format())?;
        writeln!(formatter, "card = {}", quoted(&self.card))?;
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
            writeln!(formatter, "result = {}", quoted(result))?;
        }
        writeln!(formatter, "actions = [")?;
        for (seat, action) in &self.actions {
            writeln!(formatter, "  \"{seat} {action}\",")?;
        }
        writeln!(formatter, "]")?;
        writeln!(formatter)?;
        writeln!(formatter, "[rules]")?;
        for setting in Setting::ALL {
            let chosen = setting.chosen(&self.rules);
            let value = match as_written(chosen.as_str()) {
                word @ ("true" | "false") => word.to_owned(),
                word if word.parse::<u16>().is_ok() => word.to_owned(),
                word => quoted(word),
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
