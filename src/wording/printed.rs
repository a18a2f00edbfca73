//! A line of the card as it is printed, in words: for screen readers, and for the note that tells
//! what may be chosen.

use crate::card::{Card, Line, LineFact, LineIndex, NumberKind, PatternGroup, PatternWord};
use crate::locale::Message;
use crate::msg;

/// A whole line for who hears it: its name, what it asks for in a sentence, its value, X or C.
pub fn line_in_words(card: &Card, index: LineIndex) -> Message {
    let line = card.line(index);
    let name = super::line(card, index);
    let sentence = super::line_sentence(card, index);
    if line.value == 0 {
        // Its value is not typed yet.
        return msg!(
            "line-in-words-without-value",
            name = name,
            sentence = sentence
        );
    }
    let exposure = if line.concealed {
        msg!("printed-concealed")
    } else {
        msg!("printed-exposed")
    };
    msg!(
        "line-in-words",
        name = name,
        sentence = sentence,
        value = line.value,
        exposure = exposure
    )
}

/// The groups of a line as they are printed, and nothing else of it.
pub fn printed_groups(card: &Card, index: LineIndex) -> Message {
    let symbols = |group: &PatternGroup| msg!("printed-group", group = symbols(group));
    ways(card.line(index), symbols)
}

/// The ways of a line, each of their groups told by `group`.
fn ways(line: &Line, group: impl Fn(&PatternGroup) -> Message) -> Message {
    let place = |choices: &[PatternGroup]| either(choices.iter().map(&group).collect());
    let ways = line.ways_in_print().map(|(_, pattern)| {
        let places: Vec<Message> = pattern
            .words
            .iter()
            .filter_map(|word| match word {
                PatternWord::Groups(choices) => Some(place(choices)),
                PatternWord::Sign(_) => None,
            })
            .collect();
        msg!("printed-way", groups = places)
    });
    either(ways.collect())
}

/// The line with how many tiles are missing for it; nothing when it cannot be made any more.
pub fn with_missing(line: Message, missing: Option<u8>) -> Message {
    match missing {
        Some(count) => msg!("printed-line-missing", line = line, count = count),
        None => msg!("printed-line-impossible", line = line),
    }
}

/// How many tiles are missing for a line, in a word or two; nothing when it cannot be made any more.
pub fn missing_in_short(missing: Option<u8>) -> Message {
    match missing {
        Some(count) => msg!("printed-missing-in-short", count = count),
        None => msg!("printed-impossible-in-short"),
    }
}

/// One message of several of which one is chosen.
fn either(choices: Vec<Message>) -> Message {
    choices
        .into_iter()
        .reduce(|head, next| msg!("printed-or", head = head, next = next))
        .unwrap_or_else(|| msg!("printed-nothing"))
}

/// The symbols of a group as they are printed.
fn symbols(group: &PatternGroup) -> String {
    let closed = if group.closed_to_jokers { "!" } else { "" };
    group.text() + closed
}

/// The note of a line whose author wrote none: in few words, what may be chosen in it. Nothing when
/// everything is as printed.
pub fn printed_note(line: &Line) -> Option<Message> {
    line.facts()
        .into_iter()
        .map(|fact| match fact {
            LineFact::Suits(suits) => msg!("note-suits", suits = suits),
            LineFact::AnyNumber => msg!("note-any-number"),
            LineFact::LikeNumbers => msg!("note-like-numbers"),
            LineFact::Consecutive(NumberKind::Any, length) => {
                msg!("note-consecutive", length = length)
            }
            LineFact::TwoNumbers(kind) => {
                msg!("note-two-numbers", kind = super::card_line::kind_name(kind))
            }
            LineFact::Sliding(NumberKind::Any) => msg!("note-sliding"),
            LineFact::Consecutive(NumberKind::Odd, length) => msg!("note-odd", length = length),
            LineFact::Consecutive(NumberKind::Even, length) => msg!("note-even", length = length),
            LineFact::Sliding(NumberKind::Odd) => msg!("note-sliding-odd"),
            LineFact::Sliding(NumberKind::Even) => msg!("note-sliding-even"),
            LineFact::AnyWinds(winds) => msg!("note-winds", winds = winds),
            LineFact::AnyDragons(dragons) => msg!("note-dragons", dragons = dragons),
            LineFact::ClosedGroups => msg!("note-closed"),
        })
        .reduce(|head, next| msg!("note-and", head = head, next = next))
}
