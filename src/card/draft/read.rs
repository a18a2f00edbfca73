//! A draft as a loose card, and read from one, which a faulty file gives; nothing is lost.

use super::{Draft, DraftSection, Entry};
use crate::card::check::FORMAT;
use crate::card::file::read_checked;
use crate::card::{
    Card, Diagnostic, Line, LooseCard, LooseFields, LooseLine, LooseSection, LooseValue,
};

/// A card's file that was brought along, read and checked once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BroughtCard {
    /// What it says.
    pub draft: Draft,
    /// How many problems are left to fix in the draft, as [`Draft::problems`] counts them.
    pub left: usize,
    /// Every problem of the file, doubts included, in its order.
    pub found: Vec<Diagnostic>,
}

impl BroughtCard {
    /// Reads the text of a card's file, as [`Draft::read`] does.
    ///
    /// # Errors
    /// What keeps it from being read at all: it is not TOML, or of another format.
    pub fn read(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let (draft, found) = Draft::read_with_problems(text)?;
        Ok(Self {
            left: draft.problems(),
            draft,
            found,
        })
    }
}

impl Draft {
    /// Reads a card's file that may be unfinished or faulty. Keys and values are taken as they are most
    /// likely meant; what cannot be told is kept as a note, in the line where it stands or in a line
    /// of its own.
    ///
    /// # Errors
    /// What keeps it from being read at all: it is not TOML, or of another format.
    pub fn read(text: &str) -> Result<Self, Vec<Diagnostic>> {
        Self::read_with_problems(text).map(|(draft, _)| draft)
    }

    /// The same with every problem of the file, doubts included.
    fn read_with_problems(text: &str) -> Result<(Self, Vec<Diagnostic>), Vec<Diagnostic>> {
        let file = read_checked(text)?;
        let mut card = file.card;
        for problem in file.problems.iter().filter(|it| it.kind.is_of_the_file()) {
            if let Some(fix) = &problem.fix {
                card.apply(fix);
            }
        }
        Ok((Self::of_loose(&card), file.diagnostics))
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
        let ids = self.section_ids();
        let sections = self.sections.iter().zip(ids).map(|(section, id)| {
            let mut fields = LooseFields::default()
                .with("id", id.as_str())
                .with("title", section.title.as_str());
            let mark = section.singles_and_pairs.then_some(LooseValue::Flag(true));
            fields.set("singles_and_pairs", mark);
            LooseSection {
                fields,
                lines: section
                    .lines
                    .iter()
                    .map(|it| Entry::parse(it).line)
                    .collect(),
            }
        });
        let year = self.year.trim().parse::<u16>();
        let mut fields = LooseFields::default()
            .with("format", FORMAT)
            .with("id", self.id.as_str())
            .with("title", self.title.as_str())
            .with(
                "year",
                year.map_or(self.year.as_str().into(), LooseValue::from),
            );
        fields.set("license", self.license.clone().map(LooseValue::Text));
        LooseCard {
            fields,
            sections: sections.collect(),
        }
    }

    fn of_loose(LooseCard { fields, sections }: &LooseCard) -> Self {
        let mut sections: Vec<DraftSection> = sections.iter().map(section).collect();
        if let Some(kept) = kept(fields, &["section"]) {
            match sections.first_mut() {
                Some(first) => first.lines.push(kept),
                None => sections.push(DraftSection {
                    lines: vec![kept],
                    ..DraftSection::default()
                }),
            }
        }
        Self {
            id: fields.said("id"),
            title: fields.said("title"),
            year: fields.said("year"),
            license: Some(fields.said("license")).filter(|license| !license.is_empty()),
            sections,
        }
    }
}

fn section(LooseSection { fields, lines }: &LooseSection) -> DraftSection {
    let mut lines: Vec<String> = lines.iter().map(LooseLine::typed).collect();
    lines.extend(kept(fields, &["singles_and_pairs", "line"]));
    DraftSection {
        title: fields.said("title"),
        singles_and_pairs: fields.is_set("singles_and_pairs"),
        lines,
    }
}

/// A line that says nothing but what has no place in a draft; nothing when all has one.
fn kept(fields: &LooseFields, keys: &[&'static str]) -> Option<String> {
    let kept = fields.not_typed(keys);
    let note = LooseLine {
        fields: LooseFields::default().with("note", kept.join("; ").as_str()),
        ways: None,
    };
    (!kept.is_empty()).then(|| note.typed())
}

impl From<&Line> for LooseLine {
    fn from(line: &Line) -> Self {
        let mut fields = LooseFields::default()
            .with("numbers", line.numbers)
            .with("value", line.value);
        fields.set(
            "concealed",
            line.concealed.then_some(LooseValue::Flag(true)),
        );
        fields.set("note", line.note.clone().map(LooseValue::Text));
        let ways = line.patterns.iter().cloned().map(LooseValue::Text);
        Self {
            fields,
            ways: Some(ways.collect()),
        }
    }
}
