//! Several lines of a card that were typed elsewhere, put into a draft at once.

use super::entry::tiles_of_word;
use super::{Draft, DraftField, DraftSection, Entry, canonical};
use crate::card::typed_words::says_singles_and_pairs;
use crate::card::{SuitLetter, Symbol};

/// The most lines of text that are taken at once: as many as a card can have.
const MOST: usize = 1_000;
/// So many tiles make a line of a card, even without a value; fewer can be a title, as `2468` is.
const LINE: usize = 7;

/// A piece of a card, to be put into a draft.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pasted {
    /// The lines before any title: they belong to the section they are put in.
    pub lines: Vec<String>,
    /// The sections that begin in it.
    pub sections: Vec<DraftSection>,
}

impl Pasted {
    /// Takes a text apart, line by line: titles of sections, and lines of the card. What stands alone
    /// in parentheses is the note of the line above, and what says only a value its value. A card's
    /// file is taken as the card that it is.
    pub fn read(text: &str) -> Self {
        if let Ok(draft) = Draft::read(text) {
            return Self {
                lines: Vec::new(),
                sections: draft.sections,
            };
        }
        let mut pasted = Self::default();
        for text in text
            .lines()
            .map(without_bullet)
            .filter(|it| !it.is_empty())
            .take(MOST)
        {
            pasted.add(text);
        }
        pasted
    }

    /// How many lines of the card it has.
    pub fn count(&self) -> usize {
        self.sections
            .iter()
            .fold(self.lines.len(), |count, section| {
                count + section.lines.len()
            })
    }

    fn add(&mut self, text: &str) {
        let lines = match self.sections.last_mut() {
            Some(section) => &mut section.lines,
            None => &mut self.lines,
        };
        if let Some(above) = lines.last_mut()
            && let Some(joined) = with_rest(above, text)
        {
            *above = joined;
        } else if is_line(text) {
            lines.push(canonical(text));
        } else {
            let title = text.trim_start_matches('#').trim_end_matches(':').trim();
            self.sections.push(DraftSection {
                title: title.to_owned(),
                singles_and_pairs: says_singles_and_pairs(title),
                ..DraftSection::default()
            });
        }
    }
}

impl Draft {
    /// Puts a piece of a card behind a place, or in its place when nothing is typed there, and says
    /// where the last of it is. What stood behind that place stands behind the piece.
    pub fn paste(&mut self, here: DraftField, mut pasted: Pasted) -> DraftField {
        if self.sections.is_empty() {
            self.sections.push(DraftSection::default());
        }
        let takes_title = here == DraftField::Title && self.title.trim().is_empty();
        if takes_title
            && pasted.lines.is_empty()
            && pasted.sections.len() > 1
            && pasted
                .sections
                .first()
                .is_some_and(|first| first.lines.is_empty())
        {
            self.title = pasted.sections.remove(0).title;
        }
        let (number, at) = match here {
            DraftField::Title | DraftField::Year => (0, 0),
            DraftField::Section(section) => (section, 0),
            DraftField::Line(section, line) => (section, line + 1),
        };
        let number = number.min(self.sections.len() - 1);
        let Some(section) = self.sections.get_mut(number) else {
            return here;
        };
        let mut behind = section.lines.split_off(at.min(section.lines.len()));
        behind.retain(|line| !line.trim().is_empty());
        if section
            .lines
            .last()
            .is_some_and(|line| line.trim().is_empty())
        {
            section.lines.pop();
        }
        let is_begun = !section.title.trim().is_empty() || !section.lines.is_empty();
        section.lines.append(&mut pasted.lines);
        let mut added = pasted.sections.into_iter();
        if !is_begun
            && section.lines.is_empty()
            && let Some(first) = added.next()
        {
            *section = first;
        }
        let first = number + 1;
        let many = added.len();
        self.sections.splice(first..first, added);
        let last = number + many;
        let Some(section) = self.sections.get_mut(last) else {
            return here;
        };
        let to = match section.lines.len().checked_sub(1) {
            Some(line) => DraftField::Line(last, line),
            None => DraftField::Section(last),
        };
        section.lines.append(&mut behind);
        for section in self.sections.iter_mut().filter(|it| it.lines.is_empty()) {
            section.lines.push(String::new());
        }
        to
    }
}

/// The line above with what goes on below it: a note, or a value.
fn with_rest(above: &str, text: &str) -> Option<String> {
    let is_note = text.starts_with('(') && text.ends_with(')');
    let is_worth = {
        let letters: String = text.chars().filter(|it| !it.is_whitespace()).collect();
        let digits = letters.trim_matches(['x', 'X', 'c', 'C']);
        digits.len() == 2
            && letters.len() <= 3
            && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    let line = Entry::parse(above).line;
    let goes_on =
        (is_note && line.fields.get("note").is_none()) || (is_worth && line.value().is_none());
    goes_on.then(|| canonical(&format!("{above} {text}")))
}

/// Whether a text is a line of a card rather than a title.
fn is_line(text: &str) -> bool {
    let line = Entry::parse(text).line;
    let words = line.patterns().flat_map(|way| way.split(' '));
    let tiles: usize = words.filter(|it| is_group(it)).map(tiles_of_word).sum();
    tiles >= LINE || (line.value().is_some() && tiles > 1)
}

/// Whether a word is a group, or a choice whose first group is one.
fn is_group(word: &str) -> bool {
    let first = word.split('|').next().unwrap_or_default();
    let symbols = first
        .trim_end_matches('!')
        .trim_end_matches(|end| SuitLetter::from_char(end).is_some());
    let mut letters = symbols.chars();
    letters.all(|letter| Symbol::from_char(letter).is_some())
}

/// A line of text without what lists put before it: `- `, `• `, `3. `.
fn without_bullet(text: &str) -> &str {
    let text = text.trim();
    let bare = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let numbered = bare
        .strip_prefix(['.', ')'])
        .filter(|_| bare.len() < text.len());
    let listed = text.strip_prefix(['-', '•', '*', '–']);
    numbered
        .or(listed)
        .filter(|rest| rest.starts_with(char::is_whitespace))
        .map_or(text, str::trim)
}
