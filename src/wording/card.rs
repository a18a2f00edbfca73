//! What a card, its sections and its lines are called, what a line asks for, and what is wrong with a
//! card's file.
//!
//! The languages know the titles of the cards that ship: message `card-title-CARD`, with an attribute
//! for each section. Other cards say what their author wrote.

use crate::card::{
    Card, Diagnostic, DiagnosticKind, LineIndex, Numbers, Section, SuitLetter, TableKind, ValueKind,
};
use crate::locale::Message;
use crate::msg;
use crate::tile::HAND;
use crate::wording::tile;

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

/// A problem of a card without its place: what is wrong there, and what to do.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of problem")]
pub fn card_problem(diagnostic: &Diagnostic) -> Message {
    match &diagnostic.kind {
        DiagnosticKind::Syntax { detail } => msg!("card-syntax", detail = detail.as_str()),
        DiagnosticKind::UnknownKey { key, table, known } => msg!(
            "card-unknown-key",
            key = key.as_str(),
            table = table_name(*table),
            known = known.join(", ")
        ),
        DiagnosticKind::MissingKey { key, table } => msg!(
            "card-missing-key",
            key = *key,
            table = table_name(*table),
            example = example(key)
        ),
        DiagnosticKind::WrongValue { key, wanted } => msg!(
            "card-wrong-value",
            key = *key,
            wanted = value_name(*wanted),
            example = example(key)
        ),
        DiagnosticKind::EmptyText { key } => msg!("card-empty-text", key = *key),
        DiagnosticKind::OutOfRange {
            key,
            found,
            least,
            most,
        } => msg!(
            "card-out-of-range",
            key = *key,
            found = found.as_str(),
            least = least.to_string(),
            most = most.to_string()
        ),
        DiagnosticKind::NewerFormat { found } => {
            msg!("card-newer-format", found = found.to_string())
        }
        DiagnosticKind::UnknownFormat { found } => {
            msg!("card-unknown-format", found = found.as_str())
        }
        DiagnosticKind::BadId { id } => msg!("card-bad-id", id = id.as_str()),
        DiagnosticKind::DuplicateId { id, first_line } => msg!(
            "card-duplicate-id",
            id = id.as_str(),
            first = first_line.to_string()
        ),
        DiagnosticKind::NoSections => msg!("card-no-sections"),
        DiagnosticKind::NoLines => msg!("card-no-lines"),
        DiagnosticKind::TooManyLines { most } => msg!("card-too-many-lines", most = *most),
        DiagnosticKind::UnknownNumbers { found } => {
            msg!("card-unknown-numbers", found = found.as_str())
        }
        DiagnosticKind::EmptyPattern => msg!("card-empty-pattern"),
        DiagnosticKind::EmptyChoice => msg!("card-empty-choice"),
        DiagnosticKind::NoSymbol => msg!("card-no-symbol"),
        DiagnosticKind::UnknownSymbol { symbol } => {
            msg!("card-unknown-symbol", symbol = symbol.to_string())
        }
        DiagnosticKind::SmallSymbol { symbol } => {
            msg!("card-small-symbol", symbol = symbol.to_string())
        }
        DiagnosticKind::CapitalSuitLetter { letter } => {
            msg!("card-capital-suit-letter", letter = letter.to_string())
        }
        DiagnosticKind::UnknownSuitLetter { letter } => {
            msg!("card-unknown-suit-letter", letter = letter.to_string())
        }
        DiagnosticKind::LetterNotLast { letter } => {
            msg!("card-letter-not-last", letter = letter.to_string())
        }
        DiagnosticKind::BangNotLast => msg!("card-bang-not-last"),
        DiagnosticKind::SignInGroup { sign } => msg!("card-sign-in-group", sign = sign.to_string()),
        DiagnosticKind::MissingSuitLetter { group } => {
            msg!("card-missing-suit-letter", group = group.as_str())
        }
        DiagnosticKind::NeedlessSuitLetter { letter, group } => msg!(
            "card-needless-suit-letter",
            letter = letter.to_string(),
            group = group.as_str()
        ),
        DiagnosticKind::GroupTooLarge { size } => msg!("card-group-too-large", size = *size),
        DiagnosticKind::ClusterTooMany { symbol, count } => msg!(
            "card-cluster-too-many",
            symbol = symbol.as_str(),
            count = *count
        ),
        DiagnosticKind::NeedlessBang { group } => {
            msg!("card-needless-bang", group = group.as_str())
        }
        DiagnosticKind::TooManyAnyWinds { groups } => {
            msg!("card-too-many-any-winds", groups = *groups)
        }
        DiagnosticKind::TooManyAnyDragons { groups } => {
            msg!("card-too-many-any-dragons", groups = *groups)
        }
        DiagnosticKind::UnequalChoice { first, here } => {
            msg!("card-unequal-choice", first = *first, here = *here)
        }
        DiagnosticKind::WrongTileCount { tiles } if *tiles < HAND => {
            msg!(
                "card-tiles-missing",
                tiles = *tiles,
                missing = HAND - *tiles
            )
        }
        DiagnosticKind::WrongTileCount { tiles } => msg!(
            "card-tiles-extra",
            tiles = *tiles,
            extra = tiles.saturating_sub(HAND)
        ),
        DiagnosticKind::NoPosition { numbers } => {
            msg!("card-no-position", numbers = numbers_name(*numbers))
        }
        DiagnosticKind::TooFewNaturals {
            tile: kind,
            needed,
            exist,
        } => msg!(
            "card-too-few-naturals",
            tile = tile(*kind),
            needed = *needed,
            exist = *exist
        ),
        DiagnosticKind::TooFewJokers { needed, exist } => {
            msg!("card-too-few-jokers", needed = *needed, exist = *exist)
        }
        DiagnosticKind::TooManyHands { most } => msg!("card-too-many-hands", most = *most),
        DiagnosticKind::UnknownWords { words } => {
            msg!("card-unknown-words", words = words.as_str())
        }
        DiagnosticKind::ValueInPattern { value } => {
            msg!("card-value-in-pattern", value = value.as_str())
        }
        DiagnosticKind::TooManyTogether {
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
        DiagnosticKind::SameChoice { group } => {
            msg!("card-same-choice", group = group.as_str())
        }
        DiagnosticKind::PatternTwice { first_line } => {
            msg!("card-pattern-twice", first = first_line.to_string())
        }
        DiagnosticKind::SameHands { other } => msg!("card-same-hands", other = other.to_string()),
        DiagnosticKind::NeverSlides => msg!("card-never-slides"),
        DiagnosticKind::SkippedSuitLetter { letter, skipped } => msg!(
            "card-skipped-suit-letter",
            letter = letter.to_string(),
            skipped = skipped.to_string()
        ),
        DiagnosticKind::NothingNew => msg!("card-nothing-new"),
        DiagnosticKind::CheapConcealed { exposed, value } => msg!(
            "card-cheap-concealed",
            exposed = exposed.to_string(),
            value = *value
        ),
        DiagnosticKind::UnmarkedSinglesAndPairs => msg!("card-unmarked-singles-and-pairs"),
        DiagnosticKind::JokersInSinglesAndPairs => msg!("card-jokers-in-singles-and-pairs"),
    }
}

/// What to do about a problem of this text: "write 1111a". Nothing when that cannot be told.
pub fn card_proposal(text: &str, diagnostic: &Diagnostic) -> Option<Message> {
    let proposal = diagnostic.proposal.as_ref()?;
    let (range, span) = (&proposal.range, &diagnostic.span);
    let covers = range.start <= span.start && span.end <= range.end;
    if proposal.text.is_empty() && covers {
        return Some(msg!("card-proposal-remove"));
    }
    if range.is_empty() && proposal.text.contains('\n') {
        return Some(msg!("card-proposal-add", text = proposal.text.trim()));
    }
    // What is changed on another line of the file is shown by itself.
    let between = text.get(span.end.min(range.end)..range.start.max(span.start));
    if between.is_some_and(|between| between.contains('\n')) {
        let start = text.get(..range.start)?.rfind('\n').map_or(0, |at| at + 1);
        let behind = text.get(range.end..)?;
        let end = behind.find('\n').unwrap_or(behind.len());
        let before = text.get(start..range.start)?;
        let line = [before, &proposal.text, behind.get(..end)?].concat();
        return Some(msg!("card-proposal-write", text = line.trim()));
    }
    // The whole word is shown as it becomes, not the letter that changes.
    let ends_word = |character: char| character.is_whitespace() || matches!(character, '"' | '\'');
    let before = text.get(..range.start.min(span.start))?;
    let behind = text.get(range.end.max(span.end)..)?;
    let start = before.rfind(ends_word).map_or(0, |at| at + 1);
    let end = behind.find(ends_word).unwrap_or(behind.len());
    let changed = proposal.apply(text);
    let length = changed.len().checked_sub(behind.len())?;
    let word = changed.get(start..length + end)?;
    Some(msg!("card-proposal-write", text = word.trim()))
}

/// Whether a group is of a suit, for the choices of the messages.
fn kind_of_group(group: &str) -> &'static str {
    let letter = group.trim_end_matches('!').chars().next_back();
    match letter.and_then(SuitLetter::from_char) {
        Some(_) => "suited",
        None => "other",
    }
}

/// The name of a table for the choices of the messages.
const fn table_name(table: TableKind) -> &'static str {
    match table {
        TableKind::Card => "card",
        TableKind::Section => "section",
        TableKind::Line => "line",
    }
}

/// The name of a kind of value for the choices of the messages.
const fn value_name(wanted: ValueKind) -> &'static str {
    match wanted {
        ValueKind::Text => "text",
        ValueKind::WholeNumber => "number",
        ValueKind::TrueOrFalse => "flag",
        ValueKind::Texts => "texts",
        ValueKind::Tables => "tables",
    }
}

/// The name of a way of moving for the choices of the messages.
const fn numbers_name(numbers: Numbers) -> &'static str {
    match numbers {
        Numbers::SlideOdd => "odd",
        Numbers::SlideEven => "even",
        Numbers::Printed | Numbers::Slide => "any",
    }
}

/// How a key is written, for people to copy.
fn example(key: &str) -> &'static str {
    match key {
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
        _ => "note = \"2 x 4 = 8\"",
    }
}
