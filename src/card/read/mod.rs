//! From a card's file to a checked card, with every problem of the file at its place.
//!
//! The loose tables of the file are promoted once, here; nothing else in the program sees them.

mod doubts;
mod fields;
mod freedom;
mod hand_size;
mod hands;
mod letters;
mod line_hands;
mod lines;
mod mend;
mod neighbours;
mod one_pattern;
mod pattern;
mod possible;
mod repeats;
mod source;
mod spelling;
mod words;

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use self::fields::Fields;
pub(super) use self::fields::{known_keys, meant_flag, meant_key};
use self::lines::{Lines, SectionPlace};
pub use self::one_pattern::{PatternReport, check_pattern};
use self::source::{Problems, Span, line_of};
pub(super) use self::words::{is_of_a_language, is_worth, meant_number, meant_numbers};
use super::{Card, Diagnostic, DiagnosticKind, Matching, Section, TableKind};

/// The format that this program reads.
const FORMAT: u64 = 1;

impl Card {
    /// Reads a card in format 1.
    ///
    /// # Errors
    /// Every problem that keeps the card from being played, in the order of the file.
    pub fn parse(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let (card, mut diagnostics) = read(text, Wanted::Card);
        diagnostics.retain(|diagnostic| !diagnostic.is_doubt());
        card.filter(|_| diagnostics.is_empty()).ok_or(diagnostics)
    }
}

/// Every problem of a card's file, doubts included, in the order of the file.
pub fn check(text: &str) -> Vec<Diagnostic> {
    parse_and_check(text).1
}

/// The card, if it can be played, and every problem of its file, doubts included.
pub(super) fn parse_and_check(text: &str) -> (Option<Card>, Vec<Diagnostic>) {
    let (card, diagnostics) = read(text, Wanted::Doubts);
    let playable = diagnostics.iter().all(Diagnostic::is_doubt);
    (card.filter(|_| playable), diagnostics)
}

/// What a file is read for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// To play the card: doubts between its lines need not be looked for.
    Card,
    /// To be told everything that is wrong.
    Doubts,
}

/// The card, as far as it could be read, and every problem of its file.
fn read(text: &str, wanted: Wanted) -> (Option<Card>, Vec<Diagnostic>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut problems = Problems::new(text);
    let card = read_card(text, table.get_ref(), wanted, &mut problems);
    let mut diagnostics = problems.into_diagnostics();
    if errors.is_empty() {
        return (card, diagnostics);
    }
    let mut syntax = Problems::new(text);
    for error in errors {
        let span = error.span().map_or(Span::at(text.len()), Span::from);
        let detail = error.message().to_owned();
        syntax.add(span, DiagnosticKind::Syntax { detail });
    }
    let syntax = syntax.into_diagnostics();
    // What the parser skipped is not missing, and a broken line is broken once.
    diagnostics.retain(|diagnostic| {
        !diagnostic.is_doubt()
            && !diagnostic.kind.is_absence()
            && syntax.iter().all(|error| error.line != diagnostic.line)
    });
    diagnostics.extend(syntax);
    diagnostics.sort_by_key(|diagnostic| (diagnostic.line, diagnostic.column));
    (None, diagnostics)
}

fn read_card(
    text: &str,
    table: &DeTable<'_>,
    wanted: Wanted,
    problems: &mut Problems<'_>,
) -> Option<Card> {
    // A card of another format would be read wrongly: nothing else said of it would be true.
    if let Some((span, kind)) = format_problem(table.get("format")) {
        let one = !matches!(kind, DiagnosticKind::NewerFormat { .. });
        problems.add_with(span, kind, one.then(|| span.becomes(FORMAT.to_string())));
        return None;
    }
    let fields = Fields::new(table, TableKind::Card, Span::at(problems.start()), problems);
    fields.require("format", problems);
    let id = fields.require_id(problems);
    let title = fields.require_text("title", problems);
    let year = fields.require_number("year", 9999, problems);
    let license = fields.optional_text("license", problems);
    let mut lines = Lines::new(text);
    let sections = read_sections(text, &fields, &mut lines, problems);
    if wanted == Wanted::Doubts {
        lines.note_doubts(problems);
    }
    let matching = Matching::new(&lines.read, &lines.targets);
    Some(Card {
        id: id?.value.to_owned(),
        title: title?.value.to_owned(),
        year: year?,
        license: license.map(|license| license.value.to_owned()),
        sections: sections?,
        lines: lines.read,
        targets: lines.targets,
        matching,
    })
}

/// The id with the first number behind it that no section of the card has.
fn free_id(id: &str, sections: &[(Span, &DeTable<'_>)]) -> String {
    let is_taken = |id: &str| {
        sections
            .iter()
            .filter_map(|(_, section)| section.get("id")?.get_ref().as_str())
            .any(|other| other == id)
    };
    (2..=u32::MAX)
        .map(|number| format!("{id}-{number}"))
        .find(|id| !is_taken(id))
        .unwrap_or_default()
}

/// What is wrong with the format version, if it is there.
fn format_problem(format: Option<&Spanned<DeValue<'_>>>) -> Option<(Span, DiagnosticKind)> {
    let value = format?;
    let span = Span::from(value.span());
    let DeValue::Integer(integer) = value.get_ref() else {
        let wanted = super::ValueKind::WholeNumber;
        let key = "format";
        return Some((span, DiagnosticKind::WrongValue { key, wanted }));
    };
    match u64::from_str_radix(integer.as_str(), integer.radix()) {
        Ok(FORMAT) => None,
        Ok(found) if found > FORMAT => Some((span, DiagnosticKind::NewerFormat { found })),
        _ => {
            let found = integer.to_string();
            Some((span, DiagnosticKind::UnknownFormat { found }))
        }
    }
}

fn read_sections(
    text: &str,
    card: &Fields<'_, '_>,
    lines: &mut Lines<'_>,
    problems: &mut Problems<'_>,
) -> Option<Vec<Section>> {
    if card.get("section").is_none() {
        problems.add(card.span, DiagnosticKind::NoSections);
    }
    let tables = card.tables("section", problems)?;
    if tables.is_empty() {
        let span = card
            .get("section")
            .map_or(Span::at(0), |it| it.span().into());
        problems.add(span, DiagnosticKind::NoSections);
    }
    let mut ids = BTreeMap::new();
    let mut sections = Vec::new();
    for (span, table) in tables.iter().copied() {
        let fields = Fields::new(table, TableKind::Section, span, problems);
        let id = fields.require_id(problems);
        if let Some(id) = &id {
            let first = *ids.entry(id.value).or_insert(id.span.start);
            if first != id.span.start {
                let id_twice = DiagnosticKind::DuplicateId {
                    id: id.value.to_owned(),
                    first_line: line_of(text, first),
                };
                let span = Span::from(id.span.clone());
                let other = free_id(id.value, &tables);
                problems.add_with(span, id_twice, span.becomes(format!("\"{other}\"")));
            }
        }
        let title = fields.require_text("title", problems);
        let singles_and_pairs = fields.flag("singles_and_pairs", problems);
        let span_of = |key| fields.get(key).map(|value| Span::from(value.span()));
        lines.sections.push(SectionPlace {
            title: span_of("title").unwrap_or(span),
            mark: span_of("singles_and_pairs"),
            is_marked: singles_and_pairs,
        });
        let section_id = id.as_ref().map_or("", |id| id.value);
        let range = lines.read_section(section_id, sections.len(), &fields, problems);
        // A section that is not in order is kept for the numbers of those behind it; the card as a
        // whole is then not made.
        mark!(CAT_CHANGE_UP);
        if singles_and_pairs {
            mark!(CAT_SINGLES_PAIRS);
        }
        sections.push(Section {
            id: section_id.to_owned(),
            title: title.map_or_else(String::new, |title| title.value.to_owned()),
            singles_and_pairs,
            lines: range,
        });
    }
    Some(sections)
}
