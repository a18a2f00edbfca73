//! A draft as a whole: what is doubtful across its lines, and the card that can be played of it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Draft, DraftField};
use crate::card::{Card, CardPart, Field, Fix, Key, LooseCard, Problem, ProblemKind};

/// What can only be said when all lines are typed, and the card that comes of the sound ones.
#[derive(Debug, Clone, Default)]
pub struct DraftCheck {
    /// What is doubtful about sound lines, also beside others.
    pub doubts: BTreeMap<DraftField, Vec<LineDoubt>>,
    /// The card with every line that can be played; nothing when there is none, or no year.
    pub card: Option<Card>,
    /// How many concrete hands its sound lines have.
    pub hands: usize,
    /// How many lines are sound.
    pub sound: usize,
    /// How many lines say something but cannot be played yet.
    pub left_out: usize,
}

/// What is doubtful about a line beside others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineDoubt {
    /// What it is.
    pub kind: ProblemKind,
    /// The fix, where that can be told.
    pub fix: Option<LineFix>,
}

/// A change of a line that puts right what is doubtful about it beside others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFix {
    /// To type this instead.
    Write(String),
    /// To take the line away.
    Remove,
    /// To mark its section as singles and pairs, or no longer.
    Mark(bool),
}

impl Draft {
    /// Checks the draft as a whole.
    pub fn check(&self) -> DraftCheck {
        let loose = self.loose();
        let (card, problems) = loose.check();
        let (doubts, errors): (Vec<_>, Vec<_>) = problems.into_iter().partition(Problem::is_doubt);
        let unsound: BTreeSet<CardPart> = errors.iter().map(|it| it.field.part).collect();
        let is_sound = |place: &DraftField| match *place {
            DraftField::Line(section, line) => !unsound.contains(&CardPart::Line(section, line)),
            DraftField::Title | DraftField::Year | DraftField::Section(_) => false,
        };
        let mut check = DraftCheck::default();
        for (place, _) in self.lines() {
            if is_sound(&place) {
                check.sound += 1;
            } else {
                check.left_out += 1;
            }
        }
        for Problem {
            field, kind, fix, ..
        } in doubts
        {
            let place = match field.part {
                CardPart::Card => None,
                // What is doubtful about a section is told at its first line.
                CardPart::Section(section) => self
                    .lines()
                    .map(|(place, _)| place)
                    .find(|it| matches!(it, DraftField::Line(of, _) if *of == section)),
                CardPart::Line(section, line) => Some(DraftField::Line(section, line)),
            };
            if let Some(place) = place.filter(is_sound) {
                let fix = fix.and_then(|fix| line_fix(&loose, field.part, &fix));
                let doubts = check.doubts.entry(place).or_default();
                doubts.push(LineDoubt { kind, fix });
            }
        }
        check.hands = card.as_ref().map_or(0, |card| card.hands().len());
        check.card = card.filter(|_| self.has_year());
        check
    }

    /// Whether what is typed for the year is one: a number from 1 to 9999.
    pub fn has_year(&self) -> bool {
        matches!(self.year.trim().parse::<u16>(), Ok(1..=9999))
    }
}

/// A fix as a change of the line as it is typed.
fn line_fix(loose: &LooseCard, part: CardPart, fix: &Fix) -> Option<LineFix> {
    match (fix, part) {
        (
            Fix::Remove(Field {
                key: Key::Whole, ..
            }),
            _,
        ) => Some(LineFix::Remove),
        (Fix::Set(changes), CardPart::Section(_)) => {
            changes.first()?.to.as_flag().map(LineFix::Mark)
        }
        (fix, CardPart::Line(section, line)) => {
            let line = loose.sections.get(section)?.lines.get(line)?;
            let mut line = line.clone();
            line.apply(fix);
            Some(LineFix::Write(line.typed()))
        }
        (Fix::Remove(_) | Fix::Rename { .. }, _) | (_, CardPart::Card) => None,
    }
}
