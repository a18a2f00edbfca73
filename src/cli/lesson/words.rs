//! The words of a lesson's file, in words for people.

use crate::locale::Message;
use crate::msg;

/// What follows a word that stands alone.
const NONE: &str = "none";

/// A word, and what follows it.
fn parted(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, NONE))
}

/// The variant of the messages for a word: none is called by a term that a language says otherwise.
fn variant(word: &str) -> &str {
    match word {
        "taking-jokers" => "takers",
        "with-joker" => "giving",
        "joker-out-of-place" => "misplaced",
        "charleston" => "passing",
        word => word,
    }
}

/// What kind of question it is.
pub(super) fn kind(kind: &str) -> Message {
    msg!("lesson-text-kind", kind = kind)
}

/// A key of a question.
pub(super) fn key(key: &str) -> Message {
    msg!("lesson-text-key", key = key)
}

/// What stands behind a key, where that is a word of the file and no tile, action or line.
pub(super) fn value(key: &str, value: &str) -> Option<Message> {
    if !["find", "accept", "coach", "until", "help"].contains(&key) {
        return None;
    }
    let (word, of) = parted(value);
    let word = variant(word);
    Some(match of.parse::<usize>() {
        Ok(number) => msg!("lesson-text-value", word = word, of = number),
        Err(_) => msg!("lesson-text-value", word = word, of = of),
    })
}

/// Which other actions or hands are the same mistake.
pub(super) fn when(word: &str) -> Message {
    msg!("lesson-text-when", word = variant(word))
}

/// What is pointed at.
pub(super) fn point(point: &str) -> Message {
    let (word, of) = parted(point);
    msg!("lesson-text-point", word = word, of = of)
}

/// An action that is not taught yet.
pub(super) fn untaught(word: &str) -> Message {
    msg!("lesson-text-untaught-action", word = word)
}

/// How far the game is.
pub(super) fn moment(moment: &str) -> Message {
    let (word, of) = parted(moment);
    let (of, by) = of.split_once(" by ").unwrap_or((of, NONE));
    msg!("lesson-text-moment", word = word, of = of, by = by)
}
