//! The forms of words, and where they stand in a text.

use std::collections::HashMap;
use std::ops::Range;

use super::WordIndex;

/// From here on, characters are written without spaces between words: Chinese.
const UNSPACED: char = '\u{2E80}';

/// The forms in which the words of a language stand in its texts.
#[derive(Debug, Clone, Default)]
pub struct Lexicon {
    /// By their last letter, small; the longest first.
    forms: HashMap<char, Vec<Form>>,
}

#[derive(Debug, Clone)]
struct Form {
    letters: Vec<char>,
    word: WordIndex,
}

/// A word that stands in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spotted {
    /// The word.
    pub word: WordIndex,
    /// Where, in bytes of the text.
    pub range: Range<usize>,
}

impl Lexicon {
    /// Adds a form of a word. A capital letter in it is found as a capital only: `Dot`, and not `dot`.
    pub fn add(&mut self, form: &str, word: WordIndex) {
        let letters: Vec<char> = form.chars().collect();
        let Some(last) = letters.last() else { return };
        let forms = self.forms.entry(small(*last)).or_default();
        let place = forms.partition_point(|other| other.letters.len() >= letters.len());
        forms.insert(place, Form { letters, word });
    }

    /// Every place of a text at which a word stands, from its beginning on. Words are found whole, where the
    /// script has spaces between words. Where two overlap, it is the one that ends later: Chinese puts what
    /// a thing is at the end of its name, so that a card (牌型卡) is no tile (牌) there. Of those that end
    /// together it is the longest.
    pub fn spot(&self, text: &str) -> Vec<Spotted> {
        let letters: Vec<(usize, char)> = text.char_indices().collect();
        let mut spotted = Vec::new();
        let mut end = letters.len();
        while end > 0 {
            let Some(form) = self.form_up_to(&letters, end) else {
                end -= 1;
                continue;
            };
            let at = end - form.letters.len();
            let byte = |place: usize| letters.get(place).map_or(text.len(), |(byte, _)| *byte);
            spotted.push(Spotted {
                word: form.word,
                range: byte(at)..byte(end),
            });
            end = at;
        }
        spotted.reverse();
        spotted
    }

    /// The longest form that ends at a place of a text.
    fn form_up_to(&self, text: &[(usize, char)], end: usize) -> Option<&Form> {
        let (_, last) = text.get(end.checked_sub(1)?)?;
        let forms = self.forms.get(&small(*last))?;
        forms.iter().find(|form| {
            let at = end.checked_sub(form.letters.len());
            at.is_some_and(|at| form.stands_at(text, at))
        })
    }
}

impl Form {
    fn stands_at(&self, text: &[(usize, char)], at: usize) -> bool {
        let end = at + self.letters.len();
        let Some(here) = text.get(at..end) else {
            return false;
        };
        let same = |(form, (_, letter)): (&char, &(usize, char))| {
            *form == *letter || (!form.is_uppercase() && *form == small(*letter))
        };
        let is_part = |inside: Option<&char>, outside: Option<&(usize, char)>| {
            inside.is_some_and(|letter| is_spaced(*letter))
                && outside.is_some_and(|(_, letter)| is_spaced(*letter))
        };
        let before = at.checked_sub(1).and_then(|place| text.get(place));
        self.letters.iter().zip(here).all(same)
            && !is_part(self.letters.first(), before)
            && !is_part(self.letters.last(), text.get(end))
    }
}

/// Whether a letter belongs to a word that has spaces around it.
fn is_spaced(letter: char) -> bool {
    letter.is_alphanumeric() && letter < UNSPACED
}

fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// Whether a text is written without spaces between words.
pub(super) fn is_unspaced(text: &str) -> bool {
    text.chars().any(|letter| letter >= UNSPACED)
}

/// A text as it is sorted and searched: small, and without the accents of Spanish; ñ comes after n.
pub fn alphabetical(text: &str) -> String {
    let mut sorted = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match letter {
            'á' => sorted.push('a'),
            'é' => sorted.push('e'),
            'í' => sorted.push('i'),
            'ó' => sorted.push('o'),
            'ú' | 'ü' => sorted.push('u'),
            'ñ' => sorted.push_str("n~"),
            other => sorted.push(other),
        }
    }
    sorted
}
