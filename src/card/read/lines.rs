//! Reads the lines of the sections, with all their hands.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::fields::{Fields, Text, text};
use super::hand_size::has_hand_size;
use super::letters::note_skipped_letter;
use super::line_hands::LineExpansion;
use super::pattern::{ReadPattern, read_pattern};
use super::source::{Problems, Span, characters, line_of};
use super::words::meant_numbers;
use crate::card::{DiagnosticKind, Line, LineId, LineIndex, Numbers, TableKind, Target, ValueKind};

/// The most lines of a card.
const MOST_LINES: usize = 1_000;
/// The most hands of a card.
const MOST_HANDS: usize = 100_000;
/// The most points that a line may be worth.
pub(super) const MOST_VALUE: u16 = 1_000;

/// The lines of a card with their hands, as they are being read.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    pub(super) text: &'a str,
    /// The lines, in card order.
    pub(super) read: Vec<Line>,
    /// The hands of all of them.
    pub(super) targets: Vec<Target>,
    /// Where each of them stands in the file.
    pub(super) places: Vec<LinePlace>,
    /// Where their sections stand, in card order.
    pub(super) sections: Vec<SectionPlace>,
}

/// Where a section stands in the file.
#[derive(Debug, Clone, Copy)]
pub(super) struct SectionPlace {
    /// Its title, or its head if it has none.
    pub(super) title: Span,
    /// Where it says whether it is singles and pairs, if it does.
    pub(super) mark: Option<Span>,
    /// Whether it is.
    pub(super) is_marked: bool,
}

/// Where a line stands in the file.
#[derive(Debug, Clone, Copy)]
pub(super) struct LinePlace {
    /// Its first pattern.
    pub(super) pattern: Span,
    /// What it is worth.
    pub(super) value: Span,
    /// Where it says whether it is concealed, if it does.
    pub(super) concealed: Option<Span>,
    /// All of it, from the head of its table to its last value.
    pub(super) whole: Span,
    /// From the head of its section to its own end.
    pub(super) section: Span,
}

impl<'a> Lines<'a> {
    /// No lines yet of the card in `text`.
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            read: Vec::new(),
            targets: Vec::new(),
            places: Vec::new(),
            sections: Vec::new(),
        }
    }

    /// Reads the lines of a section; says which they are.
    pub(super) fn read_section(
        &mut self,
        id: &str,
        section: usize,
        fields: &Fields<'_, '_>,
        problems: &mut Problems<'_>,
    ) -> Range<u16> {
        let first = self.read.len() as u16;
        let tables = match fields.get("line") {
            None => Some(Vec::new()),
            Some(_) => fields.tables("line", problems),
        };
        if tables.as_ref().is_some_and(Vec::is_empty) {
            problems.add(fields.span, DiagnosticKind::NoLines);
        }
        for (position, (span, table)) in tables.unwrap_or_default().into_iter().enumerate() {
            if self.read.len() == MOST_LINES {
                let most = MOST_LINES;
                problems.add(span, DiagnosticKind::TooManyLines { most });
                break;
            }
            let id = LineId {
                section: id.to_owned(),
                number: position as u16 + 1,
            };
            self.read_line(id, section as u16, fields.whole(), (span, table), problems);
        }
        first..self.read.len() as u16
    }

    fn read_line(
        &mut self,
        id: LineId,
        section: u16,
        section_span: Span,
        (span, table): (Span, &DeTable<'_>),
        problems: &mut Problems<'_>,
    ) {
        let fields = Fields::new(table, TableKind::Line, span, problems);
        let numbers = read_numbers(&fields, problems);
        let value = fields.require_number("value", MOST_VALUE, problems);
        let concealed = fields.flag("concealed", problems);
        let note = fields.optional_text("note", problems);
        let texts = read_texts(&fields, problems);
        let index = LineIndex(self.read.len() as u16);
        let start = self.targets.len();
        let numbers_span = fields.get("numbers").map(|value| value.span().into());
        let mut expansion = LineExpansion::new(index, numbers.unwrap_or_default(), numbers_span);
        let mut read = Vec::new();
        for (position, text) in texts.iter().enumerate() {
            let characters = characters(self.text, text.span.clone(), text.value);
            let before = problems.told();
            let way = read_pattern(&characters, problems);
            if texts.len() == 1 {
                self.move_to_own_keys(text, &fields, before, problems);
            }
            let Some(way) = way.filter(|way| way.sound && has_hand_size(way, problems)) else {
                continue;
            };
            note_skipped_letter(&way, problems);
            // A way is taken off the list with the comma before it.
            let removal = position.checked_sub(1).and_then(|before| {
                let start = texts.get(before)?.span.end;
                let end = text.span.end;
                Some(Span { start, end }.becomes(""))
            });
            let same = read
                .iter()
                .find(|other: &&ReadPattern| other.pattern == way.pattern);
            if let Some(same) = same {
                let first_line = line_of(self.text, same.span.start);
                problems.add_with(
                    way.span,
                    DiagnosticKind::PatternTwice { first_line },
                    removal,
                );
            } else if numbers.is_some() {
                // Without knowing how the numbers move, nothing true can be said of the hands.
                expansion.add(
                    &way,
                    read.len() as u16,
                    removal,
                    &mut self.targets,
                    problems,
                );
            }
            read.push(way);
        }
        if self.targets.len() > MOST_HANDS {
            self.targets.truncate(MOST_HANDS);
            let most = MOST_HANDS;
            problems.add(span, DiagnosticKind::TooManyHands { most });
        }
        if let Some(value) = fields.get("numbers")
            && expansion.never_slides()
        {
            let span = Span::from(value.span());
            let word = Numbers::Printed.word();
            let proposal = span.becomes(format!("\"{word}\""));
            problems.add_with(span, DiagnosticKind::NeverSlides, proposal);
        }
        let span_of = |key| fields.get(key).map(|value| value.span().into());
        let whole = fields.whole();
        self.places.push(LinePlace {
            pattern: read.first().map_or(span, |way| way.span),
            value: span_of("value").unwrap_or(span),
            concealed: span_of("concealed"),
            whole,
            section: Span {
                start: section_span.start,
                end: section_span.end.max(whole.end),
            },
        });
        self.read.push(Line {
            id,
            section,
            patterns: texts.iter().map(|text| text.value.to_owned()).collect(),
            printed: read.into_iter().map(|way| way.pattern).collect(),
            numbers: numbers.unwrap_or_default(),
            value: value.unwrap_or_default(),
            concealed,
            note: note.map(|note| note.value.to_owned()),
            targets: start as u32..self.targets.len() as u32,
        });
    }
}

impl Lines<'_> {
    /// Proposes for words and a value at the end of a pattern, found since `before`, to write them
    /// where they belong, behind the pattern on lines of their own.
    fn move_to_own_keys(
        &self,
        pattern: &Text<'_>,
        fields: &Fields<'_, '_>,
        before: usize,
        problems: &mut Problems<'_>,
    ) {
        let span = Span::from(pattern.span.clone());
        let quote = match problems.written(span).as_bytes() {
            [quote @ (b'"' | b'\''), next, ..] if next != quote => char::from(*quote),
            _ => return,
        };
        let key = problems.whole_line(Span::at(span.start));
        let written = self.text.get(key.start..span.start).unwrap_or_default();
        let indent = written.len() - written.trim_start().len();
        let indent = written.get(..indent).unwrap_or_default();
        // A line between braces has no lines of its own.
        if !problems.written(fields.span).starts_with("[[") {
            return;
        }
        problems.propose_since(before, |found, kind, proposal| {
            if found.end + 1 != span.end {
                return None;
            }
            let entries = match kind {
                DiagnosticKind::UnknownWords { words } if fields.get("note").is_none() => {
                    let note = words.trim_matches(['(', ')', ' ']);
                    (!note.contains([quote, '\\'])).then(|| format!("note = {quote}{note}{quote}"))
                }
                DiagnosticKind::ValueInPattern { value } if fields.get("value").is_none() => {
                    let digits = value.trim_matches(|it: char| !it.is_ascii_digit());
                    let is_c = value.starts_with(['c', 'C']) && fields.get("concealed").is_none();
                    let mark = if is_c { "\nconcealed = true" } else { "" };
                    Some(format!("value = {digits}{mark}"))
                }
                _ => None,
            }?;
            let lines = entries.replace('\n', &format!("\n{indent}"));
            let gone = Span {
                start: proposal?.range.start,
                end: span.end,
            };
            Some(gone.becomes(format!("{quote}\n{indent}{lines}")))
        });
    }
}

/// The word for how the numbers move; `None` when it is none of the four, which is noted.
fn read_numbers(fields: &Fields<'_, '_>, problems: &mut Problems<'_>) -> Option<Numbers> {
    if fields.get("numbers").is_none() {
        return Some(Numbers::Printed);
    }
    let text = fields.optional_text("numbers", problems)?;
    let numbers = Numbers::ALL
        .into_iter()
        .find(|numbers| numbers.word() == text.value);
    if numbers.is_none() {
        let found = text.value.to_owned();
        let span = Span::from(text.span);
        let proposal = meant_numbers(text.value)
            .map(|numbers| span.becomes(format!("\"{}\"", numbers.word())));
        problems.add_with(span, DiagnosticKind::UnknownNumbers { found }, proposal);
    }
    numbers
}

/// The texts of the pattern, or of each in the list of patterns.
fn read_texts<'t>(fields: &Fields<'t, '_>, problems: &mut Problems<'_>) -> Vec<Text<'t>> {
    const KEY: &str = "pattern";
    let Some(value) = fields.require(KEY, problems) else {
        return Vec::new();
    };
    let span = value.span();
    match value.get_ref() {
        DeValue::String(_) => text(KEY, value, problems).into_iter().collect(),
        DeValue::Array(array) => {
            if array.is_empty() {
                problems.add(span, DiagnosticKind::EmptyPattern);
            }
            array
                .iter()
                .filter_map(|value| text(KEY, value, problems))
                .collect()
        }
        _ => {
            let (key, wanted) = (KEY, ValueKind::Texts);
            problems.add(span, DiagnosticKind::WrongValue { key, wanted });
            Vec::new()
        }
    }
}
