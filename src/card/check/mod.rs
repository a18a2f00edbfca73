//! From a loose card to a checked one, with every problem at its field.

mod assignments;
mod doubts;
mod field;
mod fixes;
mod hand_size;
mod hands;
mod letters;
mod line;
mod line_hands;
mod neighbours;
mod pattern;
mod possible;
mod repeats;
mod span;
mod words;

use crate::card::{HandIndex, HandRange};
use std::collections::BTreeMap;

use self::field::Fields;
pub(super) use self::field::{known_keys, meant_key};
pub use self::line::LineReport;
use self::line::check_line;
pub(super) use self::words::{is_of_a_language, is_worth, meant_number, plain};
use super::{
    Card, CardPart, Fix, Hand, LineId, LineIndex, LooseCard, LooseSection, LooseValue, Matching,
    Problem, ProblemKind, Section, free_id,
};
use crate::document::{ShapeFault, ValueKind};

/// The format of cards.
pub(super) const FORMAT: u16 = 1;
/// The formats that can be read.
const FORMATS: &[u64] = &[FORMAT as u64];
/// The most lines of a card.
const MOST_LINES: usize = 1_000;
/// The most sections of a card.
const MOST_SECTIONS: usize = 200;
/// The most hands of a card.
const MOST_HANDS: usize = 100_000;
/// The most points that a line may be worth.
pub(super) const MOST_VALUE: u16 = 1_000;
/// The latest year.
const LAST_YEAR: u16 = 9999;

impl LooseCard {
    /// The card of all lines that are sound, and every problem, doubts included. Nothing when no line is
    /// sound; a title that is missing is the id then, and a year 0.
    pub fn check(&self) -> (Option<Card>, Vec<Problem>) {
        if let Some(problem) = self.format_problem() {
            return (None, vec![problem]);
        }
        let mut problems = Vec::new();
        let mut fields = Fields::of(CardPart::Card, &self.fields, &mut problems);
        if self.fields.get("format").is_none() {
            fields.missing("format", Some(FORMAT.into()));
        }
        let id = fields.required_id();
        let title = fields.required_title();
        let year = fields.required_number("year", LAST_YEAR);
        let license = fields.optional_text("license");
        let field = CardPart::Card.field("section");
        if let Some(value) = self.fields.get("section") {
            fields.not_wanted(field, "section", value, ValueKind::Tables);
        } else if self.sections.is_empty() {
            fields.add(field, ProblemKind::NoSections, None);
        }
        let id = id.or(self.fields.text("id")).unwrap_or_default();
        let mut card = Card {
            id: id.to_owned(),
            title: title.unwrap_or(id).to_owned(),
            year: year.unwrap_or_default(),
            license: license.map(str::to_owned),
            sections: Vec::new(),
            lines: Vec::new(),
            hands: Vec::new(),
            matching: Matching::default(),
        };
        let sections = check_sections(self, &mut problems);
        doubts::note(&sections, &mut problems);
        for section in sections {
            card.add_section(section);
        }
        card.matching = Matching::new(&card.lines, &card.hands);
        (Some(card).filter(|card| !card.lines.is_empty()), problems)
    }

    /// What is wrong with a format that is not this one: the card would be read wrongly, and nothing
    /// else said of it would be true.
    pub(super) fn format_problem(&self) -> Option<Problem> {
        let key = "format";
        let value = self.fields.get(key)?;
        let fault = match value {
            value if *value == FORMAT.into() => return None,
            LooseValue::Number(found) => ShapeFault::Format {
                found: found.to_string(),
                known: FORMATS,
            },
            _ => {
                let wanted = ValueKind::WholeNumber;
                ShapeFault::WrongValue { key, wanted }
            }
        };
        let field = CardPart::Card.field(key);
        let fix = Fix::set(field, Some(value.said().into_owned()), FORMAT);
        Some(Problem {
            // A newer card can only be read by a newer program.
            fix: Some(fix).filter(|_| fault.newer_format().is_none()),
            ..Problem::of(field, fault.into())
        })
    }
}

/// A section with its lines, checked.
struct CheckedSection {
    part: CardPart,
    section: Section,
    /// What it says of singles and pairs, if it does.
    mark: Option<bool>,
    lines: Vec<LineReport>,
}

fn check_sections(loose: &LooseCard, problems: &mut Vec<Problem>) -> Vec<CheckedSection> {
    let mut ids: BTreeMap<&str, CardPart> = BTreeMap::new();
    let (mut lines, mut hands) = (0, 0);
    let mut sections = Vec::new();
    for (number, section) in loose.sections.iter().enumerate() {
        if number == MOST_SECTIONS {
            let kind = ProblemKind::TooManySections {
                most: MOST_SECTIONS,
            };
            problems.push(Problem::of(CardPart::Section(number).whole(), kind));
            break;
        }
        let mut checked = check_section(number, section, MOST_LINES - lines, problems);
        if let Some(id) = section
            .fields
            .text("id")
            .filter(|id| *id == checked.section.id)
        {
            let first = *ids.entry(id).or_insert(checked.part);
            if first != checked.part {
                note_id_twice(id, checked.part, first, &loose.sections, problems);
            }
        }
        lines += checked.lines.len();
        for (line, report) in checked.lines.iter_mut().enumerate() {
            hands += report.hands.len();
            if hands > MOST_HANDS {
                hands -= report.hands.len();
                report.hands.clear();
                let kind = ProblemKind::TooManyHands { most: MOST_HANDS };
                problems.push(Problem::of(CardPart::Line(number, line).whole(), kind));
            }
        }
        sections.push(checked);
    }
    sections
}

fn check_section(
    number: usize,
    loose: &LooseSection,
    most_lines: usize,
    problems: &mut Vec<Problem>,
) -> CheckedSection {
    let part = CardPart::Section(number);
    let mut fields = Fields::of(part, &loose.fields, problems);
    let id = fields.required_id().unwrap_or_default();
    let title = fields.required_title();
    // Whatever a year's card calls its sections is taken.
    mark!(CAT_CHANGE_UP);
    let singles_and_pairs = fields.flag("singles_and_pairs");
    if let Some(value) = loose.fields.get("line") {
        fields.not_wanted(part.field("line"), "line", value, ValueKind::Tables);
    } else if loose.lines.is_empty() {
        fields.add(part.whole(), ProblemKind::NoLines, None);
    }
    if singles_and_pairs {
        mark!(CAT_SINGLES_PAIRS);
    }
    let mut reports = Vec::new();
    for (line, loose) in loose.lines.iter().enumerate() {
        let part = CardPart::Line(number, line);
        if line == most_lines {
            let kind = ProblemKind::TooManyLines { most: MOST_LINES };
            problems.push(Problem::of(part.whole(), kind));
            break;
        }
        let mut report = check_line(part, loose);
        report.line.section = number as u16;
        report.line.id = LineId {
            section: id.to_owned(),
            number: line as u16 + 1,
        };
        problems.extend(report.problems.iter().cloned());
        reports.push(report);
    }
    let mark = loose.fields.get("singles_and_pairs");
    CheckedSection {
        part,
        section: Section {
            id: id.to_owned(),
            title: title.unwrap_or(id).to_owned(),
            singles_and_pairs,
            lines: 0..0,
        },
        mark: mark.and_then(LooseValue::as_flag),
        lines: reports,
    }
}

/// Notes a section whose id an earlier one has, with the fix to give it the next that is free.
fn note_id_twice(
    id: &str,
    part: CardPart,
    first: CardPart,
    sections: &[LooseSection],
    problems: &mut Vec<Problem>,
) {
    let is_taken = |id: &str| sections.iter().any(|it| it.fields.text("id") == Some(id));
    let other = LooseValue::Text(free_id(id, is_taken));
    let id = id.to_owned();
    let field = part.field("id");
    let fix = Fix::set(field, Some(id.clone()), other);
    problems.push(Problem {
        first: Some(first.field("id")),
        fix: Some(fix),
        ..Problem::of(field, ProblemKind::DuplicateId { id })
    });
}

impl Card {
    /// Adds the lines of a section that are sound, and the section if it has one.
    fn add_section(&mut self, checked: CheckedSection) {
        let first = self.lines.len() as u16;
        let sound = checked.lines.into_iter().filter(LineReport::is_sound);
        for (
            number,
            LineReport {
                mut line, hands, ..
            },
        ) in sound.enumerate()
        {
            let index = LineIndex(self.lines.len() as u16);
            let first = HandIndex::from(self.hands.len());
            let hands = hands.into_iter().map(|hand| Hand {
                line: index,
                ..hand
            });
            self.hands.extend(hands);
            line.section = self.sections.len() as u16;
            line.id.number = number as u16 + 1;
            line.hands = HandRange::new(first, self.hands.len().into());
            self.lines.push(line);
        }
        let lines = first..self.lines.len() as u16;
        if !lines.is_empty() {
            self.sections.push(Section {
                lines,
                ..checked.section
            });
        }
    }
}
