//! A line as the format writes it, letter for letter: small letters for capitals where no other
//! meaning is possible, so that nobody needs the shift key.

use crate::card::check::{is_of_a_language, is_worth, plain};
use crate::card::typed_words::{numbers_named, says_or};
use crate::card::{SuitLetter, Symbol};

/// The same text with the letters and signs of the format, character for character: as many, and each
/// at its place. What stands in parentheses stays as it is.
pub fn canonical(text: &str) -> String {
    let plain: Vec<char> = text.chars().map(plain).collect();
    let note = note_of(&plain);
    let mut written = String::with_capacity(text.len());
    let mut word = Vec::new();
    for (position, (typed, plain)) in text.chars().zip(&plain).enumerate() {
        let in_note = note
            .as_ref()
            .is_some_and(|(first, last)| (*first..=*last).contains(&position));
        if in_note || plain.is_whitespace() {
            push_word(&mut written, &mut word);
            let is_edge = note.is_some_and(|(first, last)| {
                position == first || (position == last && *plain == ')')
            });
            let kept = if in_note && !is_edge { typed } else { *plain };
            written.push(kept);
        } else {
            word.push(*plain);
        }
    }
    push_word(&mut written, &mut word);
    written
}

/// The same text with a space behind every group that its suit letter ends, where something goes on
/// at once: nobody needs to type that space. For each space put in, the character it stands before.
pub fn spaced(text: &str) -> (String, Vec<usize>) {
    let letters: Vec<char> = text.chars().collect();
    let outside = note_of(&letters).map_or(letters.len(), |(first, _)| first);
    let mut spaced = Vec::with_capacity(letters.len() + 4);
    let mut put_in = Vec::new();
    for (position, letter) in letters.into_iter().enumerate() {
        if position < outside && goes_on(letter) && is_ended(&spaced) {
            spaced.push(' ');
            put_in.push(position);
        }
        spaced.push(letter);
    }
    (spaced.into_iter().collect(), put_in)
}

/// Whether a character can begin what stands behind a group: the next one, or how the numbers move,
/// X or C.
fn goes_on(letter: char) -> bool {
    matches!(letter, 'x' | 'c' | '~') || Symbol::from_char(letter).is_some()
}

/// Whether a text ends in a group with its suit letter, or in the sign that the numbers move.
fn is_ended(text: &[char]) -> bool {
    if text.last() == Some(&'~') {
        return true;
    }
    let [symbols @ .., last] = text.strip_suffix(&['!']).unwrap_or(text) else {
        return false;
    };
    let symbols = symbols
        .rsplit(|it| it.is_whitespace() || *it == '|')
        .next()
        .unwrap_or_default();
    let symbols: Option<Vec<Symbol>> = symbols.iter().map(|it| Symbol::from_char(*it)).collect();
    SuitLetter::from_char(*last).is_some()
        && symbols.is_some_and(|symbols| symbols.iter().any(|symbol| symbol.is_suited()))
}

/// The first and the last character of the note in parentheses, if there is one; a note that is not
/// closed, or is opened once more behind its end, reaches to the end of the line.
pub(super) fn note_of(text: &[char]) -> Option<(usize, usize)> {
    let opens = |letter: &char| plain(*letter) == '(';
    let closes = |letter: &char| plain(*letter) == ')';
    let first = text.iter().position(opens)?;
    let last = text.iter().rposition(|it| opens(it) || closes(it));
    let end = last.filter(|last| text.get(*last).is_some_and(closes));
    Some((first, end.unwrap_or(text.len() - 1)))
}

fn push_word(written: &mut String, word: &mut Vec<char>) {
    let small: String = word.iter().map(char::to_ascii_lowercase).collect();
    if word.len() < 2
        && small != "c"
        && SuitLetter::from_char(small.chars().next().unwrap_or(' ')).is_none()
    {
        let only = word.first().copied();
        written.extend(only.map(|only| {
            if matches!(only, 'x' | 'X') {
                only
            } else {
                symbol(only)
            }
        }));
    } else if says_or(&small)
        || numbers_named(&small).is_some()
        || is_worth(&small)
        || is_of_a_language(&word.iter().collect::<String>())
    {
        written.push_str(&small);
    } else {
        let has_digit = small.chars().any(|letter| letter.is_ascii_digit());
        for (position, letter) in word.iter().enumerate() {
            written.push(match letter {
                '/' if position > 0 => '|',
                'o' | 'O' if has_digit => '0',
                'x' | 'X' if has_digit => *letter,
                'a'..='c' | 'A'..='C' => letter.to_ascii_lowercase(),
                _ => symbol(*letter),
            });
        }
    }
    word.clear();
}

/// The symbol that is meant by a letter, whichever its case.
fn symbol(letter: char) -> char {
    match letter {
        'f' | 'n' | 'e' | 'w' | 's' | 'd' | 'r' | 'g' | 'z' | 'x' => letter.to_ascii_uppercase(),
        _ => letter,
    }
}
