//! Words that people write beside groups and that are none, as those of a language and the value, and
//! what they meant by words that are misspelt.

use std::collections::BTreeSet;

use strsim::osa_distance;

use crate::card::{Numbers, SuitLetter, Symbol};

/// Whether a word has letters only, and among them some that no group has: all but the shortest
/// words of a language do.
pub(in crate::card) fn is_of_a_language(word: &str) -> bool {
    let letters: BTreeSet<char> = word.chars().map(|it| it.to_ascii_lowercase()).collect();
    let is_known = |letter: &char| {
        SuitLetter::from_char(*letter).is_some()
            || Symbol::from_char(letter.to_ascii_uppercase()).is_some()
    };
    let is_foreign = |letter: char| {
        letter.is_ascii_lowercase() && !is_known(&letter) && !matches!(letter, 'o' | 'i' | 'l')
    };
    letters.len() > 2
        && letters.iter().all(char::is_ascii_lowercase)
        && (word.chars().any(is_foreign) || (letters.len() > 4 && !letters.iter().all(is_known)))
}

/// Whether a word in small letters says X or C and the value: `x25`, `c30`, `25x`.
pub(in crate::card) fn is_worth(small: &str) -> bool {
    let behind = small
        .strip_prefix(['x', 'c'])
        .or_else(|| small.strip_suffix('x'));
    behind.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The number in range that was meant by one outside: without the digits that are too many.
pub(in crate::card) fn meant_number(digits: &str, is_value: bool, most: u16) -> Option<u16> {
    let digits = digits.trim_start_matches('0');
    // Nobody means three digits by four: values have two.
    let longest = if is_value { 2 } else { digits.len() };
    let lengths = (1..=longest.min(digits.len())).rev();
    let mut numbers = lengths.filter_map(|length| digits.get(..length)?.parse().ok());
    numbers.find(|number| *number <= most)
}

/// How the numbers move by a word of a file that is not quite one of the four.
pub(super) fn meant_numbers(written: &str) -> Option<Numbers> {
    let small = written.trim().to_lowercase();
    Some(match small.as_str() {
        "odd" | "~odd" => Numbers::SlideOdd,
        "even" | "~even" => Numbers::SlideEven,
        "any" | "~" | "sliding" | "move" | "moving" => Numbers::Slide,
        "fixed" | "none" | "as printed" => Numbers::Printed,
        _ => {
            let word = meant(&small, &Numbers::ALL.map(Numbers::word))?;
            Numbers::ALL.into_iter().find(|it| it.word() == word)?
        }
    })
}

/// The known word that differs from what is written in the fewest letters; `None` when more than a
/// third of its letters differ.
pub(super) fn meant(written: &str, known: &[&'static str]) -> Option<&'static str> {
    let written = written.to_lowercase().replace('_', "-");
    known
        .iter()
        .map(|word| (osa_distance(&written, &word.replace('_', "-")), *word))
        .filter(|(distance, word)| distance * 3 <= word.len().max(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_with_a_letter_wrong_is_known() {
        let known = ["printed", "slide", "slide-odd", "slide-even"];
        assert_eq!(meant("slid", &known), Some("slide"));
        assert_eq!(meant("Slide_Od", &known), Some("slide-odd"));
        assert_eq!(meant("moving", &known), None);
        assert_eq!(meant("colour", &["title", "value"]), None);
        // Letters that have changed places are one mistake.
        assert_eq!(meant("valeu", &["title", "value"]), Some("value"));
    }
}
