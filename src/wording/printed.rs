//! A line of the card as it is printed, in words: for screen readers, and for the note that tells
//! what may be chosen.

use crate::card::{Card, Line, LineIndex, Numbers, PatternGroup, SuitLetter, Symbol, Word};
use crate::locale::Message;
use crate::msg;

/// A whole line: its name, its groups with their suits, its value, X or C.
pub fn printed_line(card: &Card, index: LineIndex) -> Message {
    let line = card.line(index);
    let ways: Vec<Message> = line
        .printed
        .iter()
        .map(|pattern| {
            let places: Vec<Message> = pattern
                .words
                .iter()
                .filter_map(|word| match word {
                    Word::Groups(choices) => Some(place(choices)),
                    Word::Sign(_) => None,
                })
                .collect();
            msg!("printed-way", groups = places)
        })
        .collect();
    let exposure = if line.concealed {
        msg!("printed-concealed")
    } else {
        msg!("printed-exposed")
    };
    msg!(
        "printed-line",
        name = super::line(card, index),
        ways = either(ways),
        value = line.value,
        exposure = exposure
    )
}

/// The line with how many tiles are missing for it; nothing when it cannot be made any more.
pub fn with_missing(line: Message, missing: Option<u8>) -> Message {
    match missing {
        Some(count) => msg!("printed-line-missing", line = line, count = count),
        None => msg!("printed-line-impossible", line = line),
    }
}

fn place(choices: &[PatternGroup]) -> Message {
    either(choices.iter().map(group).collect())
}

/// One message of several of which one is chosen.
fn either(choices: Vec<Message>) -> Message {
    choices
        .into_iter()
        .reduce(|head, next| msg!("printed-or", head = head, next = next))
        .unwrap_or_else(|| msg!("printed-nothing"))
}

fn group(group: &PatternGroup) -> Message {
    let text = group.text();
    match group.letter {
        None => msg!("printed-group", group = text),
        Some(SuitLetter::A) => msg!("printed-group-a", group = text),
        Some(SuitLetter::B) => msg!("printed-group-b", group = text),
        Some(SuitLetter::C) => msg!("printed-group-c", group = text),
    }
}

/// What may be chosen in a line: suits, numbers, winds, dragons. Nothing when everything is as
/// printed.
pub fn printed_note(line: &Line) -> Option<Message> {
    let suits = line
        .printed
        .iter()
        .map(|pattern| pattern.letters().len())
        .max()
        .unwrap_or_default();
    let numbers: Vec<u8> = line
        .printed
        .first()
        .map(|pattern| {
            pattern
                .numbers()
                .iter()
                .map(|number| number.get())
                .collect()
        })
        .unwrap_or_default();
    let has = |symbol: Symbol| {
        let mut groups = line.printed.iter().flat_map(|pattern| pattern.places());
        groups.any(|choices| choices.iter().any(|group| group.symbols.contains(&symbol)))
    };
    let mut parts = Vec::new();
    match suits {
        0 => {}
        1 => parts.push(msg!("note-one-suit")),
        2 => parts.push(msg!("note-two-suits")),
        _ => parts.push(msg!("note-three-suits")),
    }
    let run = numbers
        .windows(2)
        .all(|pair| matches!(pair, [one, next] if *next == one + 1));
    let count = numbers.len();
    match line.numbers {
        Numbers::Printed => {}
        Numbers::Slide if count == 1 => parts.push(msg!("note-like-numbers")),
        Numbers::Slide if run => parts.push(msg!("note-consecutive", count = count)),
        Numbers::Slide => parts.push(msg!("note-slide")),
        Numbers::SlideOdd => parts.push(msg!("note-odd")),
        Numbers::SlideEven => parts.push(msg!("note-even")),
    }
    if has(Symbol::AnyWind) {
        parts.push(msg!("note-any-wind"));
    }
    if has(Symbol::AnyDragon) {
        parts.push(msg!("note-any-dragon"));
    }
    (!parts.is_empty()).then(|| msg!("note-parts", parts = parts))
}
