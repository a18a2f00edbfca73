//! What a card, its sections and its lines are called, what a line asks for, and what is wrong with a
//! card's file.
//!
//! The languages know the titles of the cards that ship: message `card-title-CARD`, with an attribute
//! for each section. Other cards say what their author wrote.

use std::ops::Range;

use crate::card::{
    Card, Field, FieldEdit, Fix, Key, LineIndex, LooseValue, Problem, ProblemKind, Section,
    SuitLetter,
};
use crate::locale::Message;
use crate::msg;
use crate::tile::HAND;
use crate::wording::card_line::kind_name;
use crate::wording::document::shape_fault;
use crate::wording::identical_tiles;

/// The title of a card: "Practice Card".
pub fn card_title(card: &Card) -> Message {
    Message::new(format!("card-title-{}", card.id)).or_else(card.title.as_str())
}

/// The title of a section of that card: "Quints".
pub fn section_title(card: &Card, section: &Section) -> Message {
    Message::new(format!("card-title-{}.{}", card.id, section.id)).or_else(section.title.as_str())
}

/// The title of the section in which a line stands.
pub fn section_of(card: &Card, index: LineIndex) -> Message {
    section_title(card, card.section_of(card.line(index)))
}

/// A line by its section's title and its number there, standing by itself: "Line 2 of Quints".
pub fn line(card: &Card, index: LineIndex) -> Message {
    named_line(msg!("card-line-name"), card, index)
}

/// The same inside a sentence: "line 2 of Quints".
pub fn line_in_sentence(card: &Card, index: LineIndex) -> Message {
    named_line(msg!("card-line-name.in-sentence"), card, index)
}

fn named_line(name: Message, card: &Card, index: LineIndex) -> Message {
    name.with("section", section_of(card, index))
        .with("number", card.line(index).id.number)
}

/// A problem of a card without its place: what is wrong there, and what to do. `first_line` is the line
/// of the file where the same stands first, where it is said twice.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of problem")]
pub fn card_problem(kind: &ProblemKind, first_line: Option<usize>) -> Message {
    match kind {
        ProblemKind::Shape(fault) => shape_fault(fault, example),
        ProblemKind::EmptyText { key } => msg!("card-empty-text", key = *key),
        ProblemKind::BadId { id } => msg!("card-bad-id", id = id.as_str()),
        ProblemKind::DuplicateId { id } => msg!(
            "card-duplicate-id",
            id = id.as_str(),
            first = first_line.unwrap_or_default().to_string()
        ),
        ProblemKind::NoSections => msg!("card-no-sections"),
        ProblemKind::NoLines => msg!("card-no-lines"),
        ProblemKind::TooManyLines { most } => msg!("card-too-many-lines", most = *most),
        ProblemKind::TooManySections { most } => msg!("card-too-many-sections", most = *most),
        ProblemKind::TooManyPatterns { most } => msg!("card-too-many-patterns", most = *most),
        ProblemKind::LongPattern { most } => msg!("card-long-pattern", most = *most),
        ProblemKind::EmptyPattern => msg!("card-empty-pattern"),
        ProblemKind::EmptyChoice => msg!("card-empty-choice"),
        ProblemKind::NoSymbol => msg!("card-no-symbol"),
        ProblemKind::UnknownSymbol { symbol } => {
            msg!("card-unknown-symbol", symbol = symbol.to_string())
        }
        ProblemKind::SmallSymbol { symbol } => {
            msg!("card-small-symbol", symbol = symbol.to_string())
        }
        ProblemKind::CapitalSuitLetter { letter } => {
            msg!("card-capital-suit-letter", letter = letter.to_string())
        }
        ProblemKind::UnknownSuitLetter { letter } => {
            msg!("card-unknown-suit-letter", letter = letter.to_string())
        }
        ProblemKind::LetterNotLast { letter } => {
            msg!("card-letter-not-last", letter = letter.to_string())
        }
        ProblemKind::BangNotLast => msg!("card-bang-not-last"),
        ProblemKind::SignInGroup { sign } => msg!("card-sign-in-group", sign = sign.to_string()),
        ProblemKind::MissingSuitLetter { group } => {
            msg!("card-missing-suit-letter", group = group.as_str())
        }
        ProblemKind::NeedlessSuitLetter { letter, group } => msg!(
            "card-needless-suit-letter",
            letter = letter.to_string(),
            group = group.as_str()
        ),
        ProblemKind::GroupTooLarge { size } => msg!("card-group-too-large", size = *size),
        ProblemKind::NeedlessBang { group } => {
            msg!("card-needless-bang", group = group.as_str())
        }
        ProblemKind::TooManyAnyWinds { groups } => {
            msg!("card-too-many-any-winds", groups = *groups)
        }
        ProblemKind::TooManyAnyDragons { groups } => {
            msg!("card-too-many-any-dragons", groups = *groups)
        }
        ProblemKind::UnequalChoice { first, here } => {
            msg!("card-unequal-choice", first = *first, here = *here)
        }
        ProblemKind::WrongTileCount { tiles } if *tiles < HAND => {
            msg!(
                "card-tiles-missing",
                tiles = *tiles,
                missing = HAND - *tiles
            )
        }
        ProblemKind::WrongTileCount { tiles } => msg!(
            "card-tiles-extra",
            tiles = *tiles,
            extra = tiles.saturating_sub(HAND)
        ),
        ProblemKind::NoPosition { numbers } => {
            msg!(
                "card-no-position",
                numbers = numbers.kind().map_or("any", kind_name)
            )
        }
        ProblemKind::TooFewNaturals {
            tile: kind,
            needed,
            exist,
        } => msg!(
            "card-too-few-naturals",
            tiles = identical_tiles(*kind, *needed),
            exist = *exist
        ),
        ProblemKind::TooFewJokers { needed, exist } => {
            msg!("card-too-few-jokers", needed = *needed, exist = *exist)
        }
        ProblemKind::TooManyHands { most } => msg!("card-too-many-hands", most = *most),
        ProblemKind::UnknownWords { words } => {
            msg!("card-unknown-words", words = words.as_str())
        }
        ProblemKind::ValueInPattern { value } => {
            msg!("card-value-in-pattern", value = value.as_str())
        }
        ProblemKind::TooManyTogether {
            group,
            needed,
            exist,
        } => msg!(
            "card-too-many-together",
            group = group.as_str(),
            kind = kind_of_group(group),
            needed = *needed,
            exist = *exist
        ),
        ProblemKind::SameChoice { group } => {
            msg!("card-same-choice", group = group.as_str())
        }
        ProblemKind::PatternTwice if let Some(first_line) = first_line => {
            msg!("card-pattern-twice", first = first_line.to_string())
        }
        ProblemKind::SameHands { other } => msg!("card-same-hands", other = other.to_string()),
        ProblemKind::NeverSlides => msg!("card-never-slides"),
        ProblemKind::SkippedSuitLetter { letter, skipped } => msg!(
            "card-skipped-suit-letter",
            letter = letter.to_string(),
            skipped = skipped.to_string()
        ),
        ProblemKind::PatternTwice | ProblemKind::NothingNew => msg!("card-nothing-new"),
        ProblemKind::MisspeltValue => msg!("editor-misspelt-value"),
        ProblemKind::CheapConcealed { exposed, value } => msg!(
            "card-cheap-concealed",
            exposed = exposed.to_string(),
            value = *value
        ),
        ProblemKind::UnmarkedSinglesAndPairs => msg!("card-unmarked-singles-and-pairs"),
        ProblemKind::JokersInSinglesAndPairs => msg!("card-jokers-in-singles-and-pairs"),
    }
}

/// What to do about a problem: "write 1111a". Nothing when that cannot be told.
pub fn card_fix(problem: &Problem) -> Option<Message> {
    let write = |text: String| msg!("card-proposal-write", text = text);
    Some(match problem.fix.as_ref()? {
        Fix::Remove(_) => msg!("card-proposal-remove"),
        Fix::Rename { to, .. } => write((*to).to_owned()),
        Fix::Set(changes) => match changes.as_slice() {
            [
                FieldEdit {
                    field:
                        Field {
                            key: Key::Way(_), ..
                        },
                    from: Some(from),
                    to: LooseValue::Text(to),
                },
            ] => match changed_words(from, to, problem.range.clone().unwrap_or(0..from.len())) {
                "" => msg!("card-proposal-remove"),
                words => write(words.to_owned()),
            },
            [change] if change.field == problem.field && change.from.is_some() => {
                write(change.to.to_string())
            }
            [change] if change.from.is_none() => {
                msg!("card-proposal-add", text = entry(change))
            }
            changes => write(changes.iter().map(entry).collect::<Vec<_>>().join(", ")),
        },
    })
}

/// A field as a file says it: `value = 25`.
fn entry(change: &FieldEdit) -> String {
    let key = match change.field.key {
        Key::Named(key) => key,
        Key::Way(_) | Key::Whole | Key::Unknown(_) => "pattern",
    };
    format!("{key} = {}", change.to)
}

/// The whole words of a pattern that change, and what is wrong in it, as they become.
fn changed_words<'t>(from: &str, to: &'t str, wrong: Range<usize>) -> &'t str {
    let same_bytes = |one: &str, other: &str| -> usize {
        let pairs = one.chars().zip(other.chars());
        let same = pairs.take_while(|(one, other)| one == other);
        same.map(|(letter, _)| letter.len_utf8()).sum()
    };
    let before = same_bytes(from, to).min(wrong.start);
    let backwards = |text: &str| text.chars().rev().collect::<String>();
    let room = from.len().min(to.len()) - before;
    let behind = same_bytes(&backwards(from), &backwards(to));
    let behind = behind.min(from.len() - wrong.end.min(from.len())).min(room);
    let changed = to.get(before..to.len() - behind).unwrap_or_default();
    if changed.is_empty() {
        return changed;
    }
    let start = to
        .get(..before)
        .and_then(|text| text.rfind(char::is_whitespace));
    let end = to
        .get(to.len() - behind..)
        .and_then(|text| text.find(char::is_whitespace));
    let start = start.map_or(0, |at| at + 1);
    let end = end.map_or(to.len(), |at| to.len() - behind + at);
    to.get(start..end).unwrap_or_default().trim()
}

/// Whether a group is of a suit, for the choices of the messages.
fn kind_of_group(group: &str) -> &'static str {
    let letter = group.trim_end_matches('!').chars().next_back();
    match letter.and_then(SuitLetter::from_char) {
        Some(_) => "suited",
        None => "other",
    }
}

/// How a key is written, for people to copy.
fn example(key: &str) -> Option<&'static str> {
    Some(match key {
        "format" => "format = 1",
        "id" => "id = \"like-numbers\"",
        "title" => "title = \"Like Numbers\"",
        "year" => "year = 2026",
        "license" => "license = \"CC0-1.0\"",
        "section" => "[[section]]",
        "line" => "[[section.line]]",
        "singles_and_pairs" => "singles_and_pairs = true",
        "pattern" => "pattern = \"FF 1111a DDDDa 1111b\"",
        "numbers" => "numbers = \"slide\"",
        "value" => "value = 25",
        "concealed" => "concealed = true",
        "note" => "note = \"2 x 4 = 8\"",
        _ => return None,
    })
}
