//! How near a word that is searched comes to the words of a text: the same, another form of it, its beginning,
//! or as good as it with a slip of the finger.

use std::collections::BTreeSet;

use super::lexicon::{alphabetical, is_unspaced};

/// A text, ready to be searched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchedText {
    text: String,
    words: BTreeSet<String>,
}

impl SearchedText {
    /// Takes up a text.
    pub fn new(text: &str) -> Self {
        let text = alphabetical(text);
        let words = words(&text).map(str::to_owned).collect();
        Self { text, words }
    }

    /// Its words, small and without accents.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }

    /// How near it comes to a word of [`searched_words`]: 1 where it has the word itself, 0 where it has nothing
    /// like it.
    pub fn nearness(&self, word: &str) -> f32 {
        if is_unspaced(word) || is_unspaced(&self.text) {
            return if self.text.contains(word) { 1.0 } else { 0.0 };
        }
        let known = self.words.iter().map(|known| nearness(word, known));
        known.fold(0.0, f32::max)
    }

    /// Whether it has what is searched as it was typed.
    pub fn has(&self, typed: &str) -> bool {
        self.text.contains(&alphabetical(typed))
    }
}

/// The words of what is searched, each once; a text without spaces is one word.
pub fn searched_words(typed: &str) -> BTreeSet<String> {
    let typed = alphabetical(typed);
    words(&typed).map(str::to_owned).collect()
}

/// The words among `known` that may be meant by one with a slip of the finger: those with the fewest letters put
/// in, left out, exchanged or in the wrong order; none for short words, where a slip gives another word.
pub fn meant_by<'k>(word: &str, known: impl Iterator<Item = &'k str>) -> BTreeSet<&'k str> {
    let slips = match word.chars().count() {
        0..4 => return BTreeSet::new(),
        4..8 => 1,
        _ => 2,
    };
    let near = |known: &'k str| Some((strsim::damerau_levenshtein(word, known), known));
    let near: Vec<_> = known.filter_map(near).collect();
    let least = near.iter().map(|(slips, _)| *slips).min();
    near.into_iter()
        .filter(|(count, _)| Some(*count) == least && *count <= slips)
        .map(|(_, known)| known)
        .collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '~')
        .filter(|word| !word.is_empty())
}

/// A form of a word shares at least so many letters with it, and each has at most so many more.
const SHARED: usize = 4;
const ENDING: usize = 4;
/// What is typed of a word so far has at least so many letters.
const BEGINNING: usize = 3;

fn nearness(word: &str, known: &str) -> f32 {
    let shared = word
        .chars()
        .zip(known.chars())
        .take_while(|(typed, known)| typed == known)
        .count();
    let [typed, whole] = [word, known].map(|word| word.chars().count());
    if shared == typed && shared == whole {
        1.0
    } else if shared >= SHARED && typed - shared <= ENDING && whole - shared <= ENDING {
        0.8
    } else if shared == typed && shared >= BEGINNING {
        0.6
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_itself_comes_before_its_forms_and_these_before_what_begins_so() {
        let of = |text: &str, word: &str| SearchedText::new(text).nearness(word);
        let itself = of("You may claim it.", "claim");
        let form = of("Who claimed it first?", "claim");
        let beginning = of("The Charleston", "char");
        assert!(itself > form && form > beginning && beginning > 0.0);
        assert!(of("calling", "called") > 0.0);
        assert!(of("A wall", "walk") < 0.1);
    }

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert!(SearchedText::new("El Comodín").nearness("comodin") > 0.9);
    }

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        let known = ["charleston", "joker", "courtesy"];
        let meant = |word| meant_by(word, known.into_iter()).into_iter().next();
        assert_eq!(meant("charelston"), Some("charleston"));
        assert_eq!(meant("jokr"), Some("joker"));
        assert_eq!(meant("curtesy"), Some("courtesy"));
        assert_eq!(meant("xyz"), None);
        assert_eq!(meant("dragons"), None);
    }

    #[test]
    fn a_text_without_spaces_is_searched_as_it_stands() {
        assert!(SearchedText::new("换回百搭牌").nearness("百搭") > 0.9);
        assert!(SearchedText::new("换回百搭牌").nearness("暗杠") < 0.1);
    }
}
