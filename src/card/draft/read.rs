//! A draft as a loose card, and read from one, which a faulty file gives; nothing is lost.

use super::{Draft, DraftSection, Entry};
use crate::card::check::FORMAT;
use crate::card::file::read;
use crate::card::{
    Card, Diagnostic, Line, LooseCard, LooseLine, LooseSection, Raw, Unknown, Value,
};

impl Draft {
    /// Reads a card's file that may be unfinished or faulty. Keys and values are taken as they are most
    /// likely meant; what cannot be told is kept as a note, in the line where it stands or in a line
    /// of its own.
    ///
    /// # Errors
    /// What keeps it from being read at all: it is not TOML, or of another format.
    pub fn read(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let mut card = read(text)?;
        let (_, problems) = card.check();
        for problem in problems.iter().filter(|it| it.kind.is_of_the_file()) {
            if let Some(fix) = &problem.fix {
                card.apply(fix);
            }
        }
        Ok(Self::of_loose(&card))
    }

    /// A card as a draft, to be written or changed.
    pub fn of(card: &Card) -> Self {
        let sections = card.sections().iter().map(|section| DraftSection {
            title: section.title.clone(),
            singles_and_pairs: section.singles_and_pairs,
            lines: section
                .lines
                .clone()
                .filter_map(|line| card.lines.get(usize::from(line)))
                .map(|line| LooseLine::from(line).typed())
                .collect(),
        });
        Self {
            id: card.id.clone(),
            title: card.title.clone(),
            year: card.year.to_string(),
            license: card.license.clone(),
            sections: sections.collect(),
        }
    }

    /// The draft in card format 1. What is missing in it is missing there too.
    pub fn to_toml(&self) -> String {
        self.loose().to_toml()
    }

    /// What the draft says.
    pub fn loose(&self) -> LooseCard {
        let text = |text: &str| Value::Read(text.to_owned());
        let ids = self.section_ids();
        let sections = self.sections.iter().zip(ids).map(|(section, id)| {
            let lines = section.lines.iter().map(|typed| Entry::parse(typed).line);
            LooseSection {
                id: Value::Read(id),
                title: text(&section.title),
                singles_and_pairs: section.singles_and_pairs.then_some(true).into(),
                lines: Value::Read(lines.collect()),
                unknown: Vec::new(),
            }
        });
        LooseCard {
            format: Value::Read(FORMAT),
            id: text(&self.id),
            title: text(&self.title),
            year: match self.year.trim().parse() {
                Ok(year) => Value::Read(year),
                Err(_) => Value::Unreadable(Raw::text(&self.year)),
            },
            license: self.license.clone().into(),
            sections: Value::Read(sections.collect()),
            unknown: Vec::new(),
        }
    }

    fn of_loose(card: &LooseCard) -> Self {
        let mut sections: Vec<DraftSection> = card.sections().iter().map(section).collect();
        if let Some(kept) = kept(&card.unknown, &[("section", card.sections.raw())]) {
            match sections.first_mut() {
                Some(first) => first.lines.push(kept),
                None => sections.push(DraftSection {
                    lines: vec![kept],
                    ..DraftSection::default()
                }),
            }
        }
        Self {
            id: said(&card.id),
            title: said(&card.title),
            year: said(&card.year),
            license: Some(said(&card.license)).filter(|license| !license.is_empty()),
            sections,
        }
    }
}

fn section(section: &LooseSection) -> DraftSection {
    let mut lines: Vec<String> = section.lines().iter().map(LooseLine::typed).collect();
    let unreadable = [
        ("singles_and_pairs", section.singles_and_pairs.raw()),
        ("line", section.lines.raw()),
    ];
    lines.extend(kept(&section.unknown, &unreadable));
    DraftSection {
        title: said(&section.title),
        singles_and_pairs: section.singles_and_pairs == Value::Read(true),
        lines,
    }
}

/// What a field says, whatever it is.
fn said<T: ToString>(value: &Value<T>) -> String {
    match value {
        Value::Missing => String::new(),
        Value::Read(value) => value.to_string(),
        Value::Unreadable(raw) => raw.said.clone(),
    }
}

/// A line that says nothing but what has no place in a draft; nothing when all has one.
fn kept(unknown: &[Unknown], unreadable: &[(&str, Option<&Raw>)]) -> Option<String> {
    let unknown = unknown.iter().filter(|it| it.meant.is_none());
    let mut kept: Vec<String> = unknown.map(|it| it.written.clone()).collect();
    for (key, raw) in unreadable {
        kept.extend(raw.map(|raw| format!("{key} = {}", raw.written)));
    }
    let note = LooseLine {
        note: Value::Read(kept.join("; ")),
        ..LooseLine::default()
    };
    (!kept.is_empty()).then(|| note.typed())
}

impl From<&Line> for LooseLine {
    fn from(line: &Line) -> Self {
        let ways = line.patterns.iter().cloned().map(Value::Read);
        Self {
            ways: Value::Read(ways.collect()),
            numbers: Value::Read(line.numbers),
            value: Value::Read(line.value),
            concealed: line.concealed.then_some(true).into(),
            note: line.note.clone().into(),
            unknown: Vec::new(),
        }
    }
}
