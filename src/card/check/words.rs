//! Words that people write beside groups and that are none, as those of a language and the value, and
//! what they meant by words that are misspelt.

use std::collections::BTreeSet;

use crate::card::typed_words::numbers_named;
use crate::card::{Numbers, SuitLetter, Symbol};
use crate::document::meant;

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
    numbers_named(&small)
        .or_else(|| meant(&small, &Numbers::ALL.map(Numbers::word)).and_then(Numbers::of_word))
}

/// The character that is meant by one of another keyboard.
pub(in crate::card) fn plain(character: char) -> char {
    match character {
        '×' | '✕' => 'x',
        '÷' => '/',
        '−' | '–' | '—' => '-',
        '\u{3000}' | '\u{a0}' | '\t' | '\n' | '\r' => ' ',
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(character) - 0xff01 + 0x21).unwrap_or(character)
        }
        _ => character,
    }
}
