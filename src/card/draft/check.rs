//! A draft as a whole: what is wrong across its lines, and the card that can be played of it.

use std::collections::BTreeMap;

use super::read::line_of;
use super::write::Written;
use super::{Draft, EntryReport, Place};
use crate::card::read::parse_and_check;
use crate::card::{Card, Diagnostic, DiagnosticKind, LineId, Proposal};

/// What can only be said when all lines are typed, and the card that comes of the sound ones.
#[derive(Debug, Clone, Default)]
pub struct DraftCheck {
    /// What is doubtful about lines beside others.
    pub doubts: BTreeMap<Place, Vec<LineDoubt>>,
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
    pub kind: DiagnosticKind,
    /// What mends it, where that can be told.
    pub mend: Option<LineMend>,
}

/// A change of a line that mends what is doubtful about it beside others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineMend {
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
        self.check_with(|typed| EntryReport::of(typed).is_sound())
    }

    /// The same, when it is known of each typed line whether it is sound.
    pub fn check_with(&self, mut is_sound: impl FnMut(&str) -> bool) -> DraftCheck {
        let mut sound = Vec::new();
        let mut left_out = 0;
        for (place, typed) in self.lines() {
            if is_sound(typed) {
                sound.push(place);
            } else {
                left_out += 1;
            }
        }
        let mut complete = self.clone();
        complete.make_titles();
        let file = complete.written_sound(|place| sound.contains(&place));
        let mut doubts: BTreeMap<Place, Vec<LineDoubt>> = BTreeMap::new();
        let (card, found) = parse_and_check(&file.text);
        for found in found {
            let place = file.places.get(found.line.saturating_sub(1));
            let doubt = match place {
                Some(Some(place @ Place::Line(..))) => Some((*place, mend(&file, *place, &found))),
                // What is doubtful about a section is told at its first line.
                Some(Some(Place::Section(section))) => {
                    let first = sound
                        .iter()
                        .find(|it| matches!(it, Place::Line(of, _) if of == section));
                    first
                        .zip(mark(&found))
                        .map(|(place, mend)| (*place, Some(mend)))
                }
                _ => None,
            };
            if let Some((place, mend)) = doubt {
                let kind = complete.renumbered(found.kind, &sound);
                let doubts = doubts.entry(place).or_default();
                doubts.push(LineDoubt { kind, mend });
            }
        }
        let hands = card.as_ref().map_or(0, |card| card.targets().len());
        DraftCheck {
            doubts,
            hands,
            card: card.filter(|_| self.has_year()),
            sound: sound.len(),
            left_out,
        }
    }

    /// Whether what is typed for the year is one: a number from 1 to 9999.
    pub fn has_year(&self) -> bool {
        matches!(self.year.trim().parse::<u16>(), Ok(1..=9999))
    }

    /// The same of the draft: there is no file to name a line of, and unsound lines count too.
    fn renumbered(&self, kind: DiagnosticKind, sound: &[Place]) -> DiagnosticKind {
        match kind {
            DiagnosticKind::PatternTwice { .. } => DiagnosticKind::NothingNew,
            DiagnosticKind::SameHands { other } => DiagnosticKind::SameHands {
                other: self.number_in_draft(other, sound),
            },
            DiagnosticKind::CheapConcealed { exposed, value } => DiagnosticKind::CheapConcealed {
                exposed: self.number_in_draft(exposed, sound),
                value,
            },
            kind => kind,
        }
    }

    fn number_in_draft(&self, mut other: LineId, sound: &[Place]) -> LineId {
        let ids = self.section_ids();
        let section = ids.iter().position(|id| *id == other.section);
        let lines = sound.iter().filter_map(|place| match place {
            Place::Line(of, line) if Some(*of) == section => Some(*line),
            _ => None,
        });
        let nth = usize::from(other.number.saturating_sub(1));
        if let Some(line) = lines.skip(nth).map(|line| line + 1).next()
            && let Ok(number) = u16::try_from(line)
        {
            other.number = number;
        }
        other
    }

    /// Puts something where a card must have a text.
    fn make_titles(&mut self) {
        if self.title.trim().is_empty() {
            self.title.clone_from(&self.id);
        }
        if !self.has_year() {
            "1".clone_into(&mut self.year);
        }
        let ids = self.section_ids();
        for (section, id) in self.sections.iter_mut().zip(ids) {
            if section.title.trim().is_empty() {
                section.title = id;
            }
        }
    }
}

/// What mends a doubt about a section as a whole; nothing for other problems.
const fn mark(found: &Diagnostic) -> Option<LineMend> {
    match found.kind {
        DiagnosticKind::UnmarkedSinglesAndPairs => Some(LineMend::Mark(true)),
        DiagnosticKind::JokersInSinglesAndPairs => Some(LineMend::Mark(false)),
        _ => None,
    }
}

/// What is proposed for the file, as a change of the line as it is typed.
fn mend(file: &Written, place: Place, found: &Diagnostic) -> Option<LineMend> {
    let proposal = found.proposal.as_ref()?;
    let own = file.bytes_of(place);
    let text = file.text.get(own.clone())?;
    let head = own.start + text.len() - text.trim_start().len();
    if proposal.text.is_empty() && proposal.range.start <= head && proposal.range.end >= own.end {
        return Some(LineMend::Remove);
    }
    let start = proposal.range.start.checked_sub(own.start)?;
    let end = proposal.range.end.checked_sub(own.start)?;
    let within = Proposal {
        range: start..end,
        text: proposal.text.clone(),
    };
    line_of(&within.apply(text)).map(LineMend::Write)
}
