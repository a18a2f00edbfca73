//! Cards in the making: what somebody types in, line by line, as it is printed.
//!
//! A draft is loose where a [`Card`](super::Card) is checked: anything may stand in it, and nothing of
//! it is lost. It is kept in the same format as cards, also while it is unfinished. What a typed line
//! says is the business of `entry`.

mod canonical;
mod check;
mod entry;
mod next_number;
mod paste;
mod put_together;
mod read;
mod report;

pub use canonical::{canonical, spaced};
pub use check::{DraftCheck, LineDoubt, LineFix};
pub use entry::Entry;
pub use paste::Pasted;
pub use put_together::GroupPlace;
pub use read::BroughtCard;
pub use report::{EntryProblem, EntryReport};

use super::typed_words::says_singles_and_pairs;

/// A card in the making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draft {
    /// The id by which settings, records and lessons name the card.
    pub id: String,
    /// The title, as typed.
    pub title: String,
    /// The year it was made for, as typed.
    pub year: String,
    /// Its licence, as an SPDX expression, if it names one.
    pub license: Option<String>,
    /// The sections, as printed.
    pub sections: Vec<DraftSection>,
}

/// A section of a card in the making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DraftSection {
    /// The title, as typed.
    pub title: String,
    /// Whether its hands get no jokerless bonus (rule `pay-singles-pairs-exempt`).
    pub singles_and_pairs: bool,
    /// Its lines, each as typed; [`Entry`] says how one is read.
    pub lines: Vec<String>,
}

/// A place in a draft where something can be typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DraftField {
    /// The card's title.
    Title,
    /// The card's year.
    Year,
    /// The title of a section, counted from 0.
    Section(usize),
    /// A line of a section, both counted from 0.
    Line(usize, usize),
}

impl Draft {
    /// A card with one section and one line, with nothing in them.
    pub fn begin(id: &str, year: &str) -> Self {
        Self {
            id: id.to_owned(),
            title: String::new(),
            year: year.to_owned(),
            license: None,
            sections: vec![DraftSection::begin()],
        }
    }

    /// Every place, in the order of the card.
    pub fn places(&self) -> impl Iterator<Item = DraftField> {
        let sections = self.sections.iter().enumerate();
        let sections = sections.flat_map(|(number, section)| {
            let lines = 0..section.lines.len();
            std::iter::once(DraftField::Section(number))
                .chain(lines.map(move |line| DraftField::Line(number, line)))
        });
        [DraftField::Title, DraftField::Year]
            .into_iter()
            .chain(sections)
    }

    /// What is typed at a place; nothing when there is no such place.
    pub fn text(&self, place: DraftField) -> Option<&str> {
        match place {
            DraftField::Title => Some(&self.title),
            DraftField::Year => Some(&self.year),
            DraftField::Section(section) => Some(&self.sections.get(section)?.title),
            DraftField::Line(section, line) => {
                let lines = &self.sections.get(section)?.lines;
                lines.get(line).map(String::as_str)
            }
        }
    }

    /// What is typed at a place, to be changed.
    pub fn text_mut(&mut self, place: DraftField) -> Option<&mut String> {
        match place {
            DraftField::Title => Some(&mut self.title),
            DraftField::Year => Some(&mut self.year),
            DraftField::Section(section) => Some(&mut self.sections.get_mut(section)?.title),
            DraftField::Line(section, line) => self.sections.get_mut(section)?.lines.get_mut(line),
        }
    }

    /// Types a text at a place. A section is marked as singles and pairs, or no longer, as soon as its
    /// title says so.
    pub fn type_text(&mut self, place: DraftField, text: String) {
        if let DraftField::Section(section) = place
            && let Some(section) = self.sections.get_mut(section)
        {
            let says = says_singles_and_pairs(&text);
            if says != says_singles_and_pairs(&section.title) {
                section.singles_and_pairs = says;
            }
        }
        if let Some(kept) = self.text_mut(place) {
            *kept = text;
        }
    }

    /// How many problems, without doubts, are left to fix before all of it can be played.
    pub fn problems(&self) -> usize {
        let of_line = |typed: &str| {
            let problems = EntryReport::of(typed).problems;
            problems.iter().filter(|it| !it.kind.is_doubt()).count()
        };
        let lines: usize = self.lines().map(|(_, typed)| of_line(typed)).sum();
        lines + usize::from(!self.has_year())
    }

    /// Every line that says something, with its place.
    pub fn lines(&self) -> impl Iterator<Item = (DraftField, &str)> {
        self.sections
            .iter()
            .enumerate()
            .flat_map(|(number, section)| {
                let lines = section.lines.iter().enumerate();
                lines
                    .filter(|(_, line)| !line.trim().is_empty())
                    .map(move |(line, text)| (DraftField::Line(number, line), text.as_str()))
            })
    }

    /// Makes room for a line behind a place, and says where; behind a title that is its first line.
    pub fn add_line(&mut self, behind: DraftField) -> DraftField {
        let (section, line) = match behind {
            DraftField::Title | DraftField::Year => (0, 0),
            DraftField::Section(section) => (section, 0),
            DraftField::Line(section, line) => (section, line + 1),
        };
        if self.sections.is_empty() {
            self.sections.push(DraftSection::default());
        }
        let section = section.min(self.sections.len() - 1);
        if let Some(there) = self.sections.get_mut(section) {
            let line = line.min(there.lines.len());
            there.lines.insert(line, String::new());
            return DraftField::Line(section, line);
        }
        behind
    }

    /// Makes room for a section behind a place, with the lines that stood behind it, and says where
    /// its title is.
    pub fn add_section(&mut self, behind: DraftField) -> DraftField {
        let (section, split) = match behind {
            DraftField::Title | DraftField::Year => (0, None),
            DraftField::Section(section) => (section + 1, None),
            DraftField::Line(section, line) => (section + 1, Some(line + 1)),
        };
        let section = section.min(self.sections.len());
        let mut added = DraftSection::default();
        if let Some(split) = split
            && let Some(before) = section.checked_sub(1)
            && let Some(before) = self.sections.get_mut(before)
        {
            added.lines = before.lines.split_off(split.min(before.lines.len()));
        }
        if added.lines.is_empty() {
            added.lines.push(String::new());
        }
        self.sections.insert(section, added);
        DraftField::Section(section)
    }

    /// Takes a line away, or a section whose lines then belong to the one before it, and says which
    /// place to go to. The only section and the title stay.
    pub fn remove(&mut self, place: DraftField) -> DraftField {
        match place {
            DraftField::Title | DraftField::Year | DraftField::Section(0) => place,
            DraftField::Section(section) => {
                if section >= self.sections.len() {
                    return DraftField::Title;
                }
                let removed = self.sections.remove(section);
                let lines = removed.lines.into_iter();
                let lines = lines.filter(|line| !line.trim().is_empty());
                match self.sections.get_mut(section - 1) {
                    Some(before) => {
                        let at = before.lines.len().saturating_sub(1);
                        before.lines.extend(lines);
                        DraftField::Line(section - 1, at)
                    }
                    None => DraftField::Title,
                }
            }
            DraftField::Line(section, line) => {
                if let Some(there) = self.sections.get_mut(section)
                    && line < there.lines.len()
                {
                    there.lines.remove(line);
                }
                match line.checked_sub(1) {
                    Some(before) => DraftField::Line(section, before),
                    None => DraftField::Section(section),
                }
            }
        }
    }

    /// Moves a line, or a section with its lines, one place up or down the card, and says where it is
    /// then. A line goes on into the next section.
    pub fn shift(&mut self, place: DraftField, down: bool) -> DraftField {
        let next = |at: usize| {
            if down {
                at.checked_add(1)
            } else {
                at.checked_sub(1)
            }
        };
        match place {
            DraftField::Title | DraftField::Year => place,
            DraftField::Section(section) => match next(section) {
                Some(to) if to < self.sections.len() && section < self.sections.len() => {
                    self.sections.swap(section, to);
                    DraftField::Section(to)
                }
                _ => place,
            },
            DraftField::Line(section, line) => {
                let Some(there) = self.sections.get_mut(section) else {
                    return place;
                };
                match next(line) {
                    Some(to) if to < there.lines.len() && line < there.lines.len() => {
                        there.lines.swap(line, to);
                        DraftField::Line(section, to)
                    }
                    _ => self.shift_across(section, line, next(section)),
                }
            }
        }
    }

    fn shift_across(&mut self, section: usize, line: usize, to: Option<usize>) -> DraftField {
        let here = DraftField::Line(section, line);
        let Some(to) = to.filter(|to| *to < self.sections.len()) else {
            return here;
        };
        let Some(from) = self.sections.get_mut(section) else {
            return here;
        };
        if line >= from.lines.len() {
            return here;
        }
        let text = from.lines.remove(line);
        let Some(there) = self.sections.get_mut(to) else {
            return here;
        };
        let at = if to > section { 0 } else { there.lines.len() };
        there.lines.insert(at, text);
        DraftField::Line(to, at)
    }

    /// The ids of the sections, made from their titles, each of them another one.
    pub fn section_ids(&self) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for (number, section) in self.sections.iter().enumerate() {
            let id = id_of(&section.title).unwrap_or_else(|| format!("section-{}", number + 1));
            ids.push(free_id(&id, |id| ids.iter().any(|other| other == id)));
        }
        ids
    }
}

impl DraftSection {
    /// A section with room for its first line.
    fn begin() -> Self {
        Self {
            lines: vec![String::new()],
            ..Self::default()
        }
    }
}

/// The id that a title gives: `consecutive-run`; nothing when no letter of it can stand in an id.
pub fn id_of(title: &str) -> Option<String> {
    let words: Vec<String> = title
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    (!words.is_empty()).then(|| words.join("-"))
}

/// The id, with a number behind it if it is taken.
pub fn free_id(id: &str, taken: impl Fn(&str) -> bool) -> String {
    if !taken(id) {
        return id.to_owned();
    }
    let mut number = 2;
    loop {
        let candidate = format!("{id}-{number}");
        if !taken(&candidate) {
            return candidate;
        }
        number += 1;
    }
}
