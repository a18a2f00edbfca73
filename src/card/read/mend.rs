//! What to write instead of a group that cannot be read.

use super::pattern::{Around, LARGEST_GROUP, span_of};
use super::source::{Span, Written};
use crate::card::{DiagnosticKind, PatternGroup, Proposal, Sign, SuitLetter, Symbol};

/// For a bar with nothing on one of its sides: the neighbour joined to it, or the bar taken away.
pub(super) fn empty_choice(word: &[Written], bar: Span, around: &Around<'_>) -> Proposal {
    let whole = span_of(word);
    let before = around.before.filter(|_| bar == first_span(word));
    let behind = around.behind.filter(|_| bar.end == whole.end);
    let is_group = |word: &&[Written]| {
        word.last()
            .is_some_and(|last| Sign::from_char(last.character).is_none() && last.character != '|')
    };
    let start = before
        .filter(|word| is_group(word))
        .map(|word| span_of(word).end);
    let end = behind
        .filter(|word| is_group(word))
        .map(|word| span_of(word).start);
    match (start, end) {
        (Some(start), Some(end)) => Span { start, end }.becomes("|"),
        (Some(start), None) if word.len() > 1 => Span {
            start,
            end: bar.end,
        }
        .becomes("|"),
        (None, Some(end)) if word.len() > 1 => Span {
            start: bar.start,
            end,
        }
        .becomes("|"),
        (Some(start), None) => Span {
            start,
            end: bar.end,
        }
        .becomes(""),
        _ => bar.becomes(""),
    }
}

fn first_span(word: &[Written]) -> Span {
    word.first().map_or(Span::at(0), |first| first.span)
}

/// For a suit letter or `!` without symbols: put to the group before it that lacks it, or taken away.
pub(super) fn no_symbol(word: &[Written], alone: bool, around: &Around<'_>) -> Option<Proposal> {
    let whole = span_of(word);
    let is_letter = word
        .first()
        .is_some_and(|first| SuitLetter::from_char(first.character).is_some());
    let before = around.before.filter(|_| alone)?;
    let end = span_of(before).end;
    let lacks_letter = before
        .last()
        .and_then(|last| Symbol::from_char(last.character))
        .is_some_and(Symbol::is_suited);
    let end_of_gap = if is_letter && lacks_letter {
        whole.start
    } else {
        whole.end
    };
    Some(
        Span {
            start: end,
            end: end_of_gap,
        }
        .becomes(""),
    )
}

/// For a character that means nothing where it stands.
pub(super) fn misread(
    kind: &DiagnosticKind,
    character: char,
    group: &[Written],
    around: &Around<'_>,
) -> Option<Proposal> {
    let instead = match kind {
        DiagnosticKind::SmallSymbol { symbol } => symbol.to_string(),
        DiagnosticKind::CapitalSuitLetter { letter } => letter.to_string(),
        DiagnosticKind::UnknownSuitLetter { .. } => around.neighbours.unused_letter().to_string(),
        DiagnosticKind::SignInGroup { .. } => return Some(sign_apart(group, character)),
        DiagnosticKind::UnknownSymbol { symbol } => look_alike(*symbol)?.to_owned(),
        _ => return None,
    };
    let first = group
        .iter()
        .position(|written| written.character == character)?;
    let last = group
        .iter()
        .rposition(|written| written.character == character)?;
    let part = group.get(first..=last)?;
    let text: String = part
        .iter()
        .map(|written| match written.character {
            same if same == character => instead.clone(),
            other => other.to_string(),
        })
        .collect();
    Some(span_of(part).becomes(text))
}

/// What people write for a symbol that a keyboard has elsewhere, or another language writes otherwise.
fn look_alike(symbol: char) -> Option<&'static str> {
    Some(match symbol {
        'O' | 'o' | 'Ø' | '０' | '白' => "0",
        'I' | 'l' | '１' => "1",
        '２' => "2",
        '３' => "3",
        '４' => "4",
        '５' => "5",
        '６' => "6",
        '７' => "7",
        '８' => "8",
        '９' => "9",
        '花' => "F",
        '东' | '東' => "E",
        '南' => "S",
        '西' => "W",
        '北' => "N",
        '中' => "R",
        '发' | '發' => "G",
        '×' | '*' | '·' => "x",
        '–' | '−' | '—' => "-",
        '÷' | ':' => "/",
        '＋' => "+",
        '＝' => "=",
        '¦' | '｜' => "|",
        '！' => "!",
        ',' | ';' | '.' | '(' | ')' | '[' | ']' => " ",
        _ => return None,
    })
}

/// A sign inside a group, with space on those of its sides where something stands.
fn sign_apart(group: &[Written], sign: char) -> Proposal {
    let spans = || group.iter().filter(|written| written.character == sign);
    let span = spans()
        .next()
        .map_or_else(|| span_of(group), |written| written.span);
    let whole = span_of(group);
    let before = if span.start > whole.start { " " } else { "" };
    let behind = if span.end < whole.end { " " } else { "" };
    span.becomes(format!("{before}{sign}{behind}"))
}

/// For what stands behind the letter or the `!` that ends a group.
///
/// `bang` is where the `!` stands if the group has no letter before it.
pub(super) fn behind_the_end(
    group: &[Written],
    rest: &[Written],
    bang: Option<Span>,
) -> Option<Proposal> {
    let next = rest.first()?;
    let letter = SuitLetter::from_char(next.character);
    match (letter, bang) {
        (Some(letter), Some(bang)) => Some(bang.to(next.span).becomes(format!("{letter}!"))),
        _ if letter.is_some() || next.character == '!' => Some(next.span.becomes("")),
        _ if Sign::from_char(next.character).is_some() => {
            let behind = if next.span.end < span_of(group).end {
                " "
            } else {
                ""
            };
            Some(next.span.becomes(format!(" {}{behind}", next.character)))
        }
        _ if Symbol::from_char(next.character).is_some() => {
            Some(Span::at(next.span.start).becomes(" "))
        }
        _ => None,
    }
}

/// A group that is too large, as groups of the right size: a kong or more, and the rest.
pub(super) fn divided(group: &PatternGroup) -> Vec<PatternGroup> {
    let size = group.symbols.len();
    let parts = size.div_ceil(LARGEST_GROUP);
    group
        .symbols
        .chunks(size.div_ceil(parts.max(1)).max(1))
        .map(|symbols| part(group, symbols.to_vec()))
        .collect()
}

/// A cluster as one group for each of its symbols, in the order in which they first stand there.
pub(super) fn separated(group: &PatternGroup) -> Vec<PatternGroup> {
    let mut symbols: Vec<Symbol> = Vec::new();
    for symbol in &group.symbols {
        if !symbols.contains(symbol) {
            symbols.push(*symbol);
        }
    }
    let alike = |symbol: Symbol| {
        let alike = group.symbols.iter().filter(|other| **other == symbol);
        part(group, alike.copied().collect())
    };
    symbols
        .into_iter()
        .map(alike)
        .flat_map(|it| divided(&it))
        .collect()
}

/// Symbols of a group as a group of their own.
fn part(group: &PatternGroup, symbols: Vec<Symbol>) -> PatternGroup {
    let suited = symbols.iter().any(|symbol| symbol.is_suited());
    let part = PatternGroup {
        symbols,
        letter: group.letter.filter(|_| suited),
        closed_to_jokers: false,
    };
    PatternGroup {
        closed_to_jokers: group.closed_to_jokers && part.could_take_jokers(),
        ..part
    }
}
