//! Writes a draft in card format 1, also while it is unfinished, and cards the same way.

use std::fmt::Write as _;
use std::ops::Range;

use super::{Draft, DraftSection, Entry, Place};
use crate::card::{Card, Numbers};

/// A card's file, with the place of the draft that each of its lines comes from.
#[derive(Debug, Clone, Default)]
pub(super) struct Written {
    /// The text of the file.
    pub(super) text: String,
    /// For each line of the file, where it comes from.
    pub(super) places: Vec<Option<Place>>,
}

impl Written {
    /// The bytes of the file that come from a place.
    pub(super) fn bytes_of(&self, place: Place) -> Range<usize> {
        let lines = self.text.split_inclusive('\n').scan(0, |end, line| {
            *end += line.len();
            Some(*end - line.len()..*end)
        });
        let mut own = lines
            .zip(&self.places)
            .filter(|(_, from)| **from == Some(place))
            .map(|(bytes, _)| bytes);
        let first = own.next().unwrap_or_default();
        first.start..own.last().map_or(first.end, |last| last.end)
    }

    fn push(&mut self, place: Option<Place>, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.places.push(place);
    }
}

impl Draft {
    /// The draft in card format 1. What is missing in it is missing there too.
    pub fn to_toml(&self) -> String {
        self.written_with(|_| true, true).text
    }

    /// The same with no other lines than these, and no sections that then are empty.
    pub(super) fn written_sound(&self, kept: impl Fn(Place) -> bool) -> Written {
        self.written_with(kept, false)
    }

    fn written_with(&self, kept: impl Fn(Place) -> bool, keep_empty: bool) -> Written {
        let mut file = Written::default();
        file.push(None, "format = 1");
        file.push(None, &format!("id = {}", quoted(&self.id)));
        file.push(
            Some(Place::Title),
            &format!("title = {}", quoted(&self.title)),
        );
        let year = match self.year.trim().parse::<u16>() {
            Ok(year) => year.to_string(),
            Err(_) => quoted(&self.year),
        };
        file.push(Some(Place::Year), &format!("year = {year}"));
        if let Some(license) = &self.license {
            file.push(None, &format!("license = {}", quoted(license)));
        }
        let ids = self.section_ids();
        for (number, (section, id)) in self.sections.iter().zip(&ids).enumerate() {
            let has_lines = (0..section.lines.len()).any(|line| kept(Place::Line(number, line)));
            if has_lines || keep_empty {
                write_section(&mut file, number, section, id, &kept);
            }
        }
        file
    }

    /// A card as a draft, to be written or changed.
    pub fn of(card: &Card) -> Self {
        let sections = card.sections().iter().enumerate().map(|(number, section)| {
            let lines = card.lines().map(|(_, line)| line);
            let lines = lines.filter(|line| usize::from(line.section) == number);
            DraftSection {
                title: section.title.clone(),
                singles_and_pairs: section.singles_and_pairs,
                lines: lines
                    .map(|line| {
                        let ways: Vec<&str> = line.patterns.iter().map(String::as_str).collect();
                        let note = line.note.as_deref();
                        let value = Some(line.value);
                        Entry::compose(&ways, line.numbers, value, line.concealed, note)
                    })
                    .collect(),
            }
        });
        Self {
            id: card.id.clone(),
            title: card.title.clone(),
            year: card.year.to_string(),
            license: card.license.clone(),
            sections: sections.collect(),
        }
    }
}

fn write_section(
    file: &mut Written,
    number: usize,
    section: &DraftSection,
    id: &str,
    kept: impl Fn(Place) -> bool,
) {
    let place = Some(Place::Section(number));
    file.push(place, "");
    file.push(place, "[[section]]");
    file.push(place, &format!("id = {}", quoted(id)));
    file.push(place, &format!("title = {}", quoted(&section.title)));
    if section.singles_and_pairs {
        file.push(place, "singles_and_pairs = true");
    }
    for (line, typed) in section.lines.iter().enumerate() {
        let place = Place::Line(number, line);
        if kept(place) {
            write_line(file, place, &Entry::parse(typed));
        }
    }
}

fn write_line(file: &mut Written, place: Place, entry: &Entry) {
    let place = Some(place);
    file.push(place, "");
    file.push(place, "  [[section.line]]");
    let ways: Vec<String> = entry.ways.iter().map(|way| quoted(&way.text)).collect();
    match ways.as_slice() {
        [] => file.push(place, "  pattern = \"\""),
        [way] => file.push(place, &format!("  pattern = {way}")),
        ways => file.push(place, &format!("  pattern = [{}]", ways.join(", "))),
    }
    let numbers = match entry.numbers {
        Numbers::Printed => None,
        Numbers::Slide => Some("slide"),
        Numbers::SlideOdd => Some("slide-odd"),
        Numbers::SlideEven => Some("slide-even"),
    };
    if let Some(numbers) = numbers {
        file.push(place, &format!("  numbers = \"{numbers}\""));
    }
    if let Some(value) = entry.value {
        file.push(place, &format!("  value = {value}"));
    }
    if entry.concealed {
        file.push(place, "  concealed = true");
    }
    if let Some(note) = &entry.note {
        file.push(place, &format!("  note = {}", quoted(note)));
    }
}

/// A text as TOML writes it, on one line.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            _ if letter.is_control() => {
                write!(quoted, "\\u{:04X}", u32::from(letter)).unwrap_or_default();
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
