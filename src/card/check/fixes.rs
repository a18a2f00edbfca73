//! What to write instead of a group that cannot be read.

use super::pattern::{Around, LARGEST_GROUP, span_of};
use super::span::{Edit, Span, Written};
use super::words::plain;
use crate::card::typed_words::symbol_written;
use crate::card::{Pattern, PatternGroup, ProblemKind, Sign, SuitLetter, Symbol};
use crate::tile::Wind;

/// For a bar with nothing on one of its sides: its neighbours joined by one bar, or it taken away.
pub(super) fn empty_choice(word: &[Written], bar: Span, around: &Around<'_>) -> Edit {
    let is_bar = |written: &&Written| written.character == '|';
    let place = word.iter().position(|written| written.span == bar);
    let (head, tail) = word.split_at(place.unwrap_or_default());
    let head = head.iter().rev().skip_while(is_bar).last();
    let tail_bars = tail.iter().take_while(is_bar).count();
    let (bars, tail) = tail.split_at(tail_bars);
    let bars_before = word
        .iter()
        .take(place.unwrap_or_default())
        .rev()
        .take_while(is_bar)
        .last();
    let start = bars_before.map_or(bar, |first| first.span);
    let run = start.to(bars.last().map_or(bar, |last| last.span));
    let is_group = |end: Option<&Written>| {
        end.is_some_and(|end| Sign::from_char(end.character).is_none() && end.character != '|')
    };
    let left = match head {
        Some(_) => Some(run.start),
        None => around
            .before
            .filter(|word| is_group(word.last()))
            .map(|word| span_of(word).end),
    };
    let right = match tail.first() {
        Some(_) => Some(run.end),
        None => around
            .behind
            .filter(|word| is_group(word.first()))
            .map(|word| span_of(word).start),
    };
    match (left, right) {
        (Some(start), Some(end)) => Span { start, end }.becomes("|"),
        (Some(start), None) => Span {
            start,
            end: run.end,
        }
        .becomes(""),
        (None, _) => run.becomes(""),
    }
}

/// For a suit letter or `!` without symbols: put to the group before it that lacks it, or taken away.
pub(super) fn no_symbol(word: &[Written], alone: bool, around: &Around<'_>) -> Option<Edit> {
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

/// For a character that means nothing where it stands. A group that is not `alone` in its word cannot
/// be divided.
pub(super) fn misread(
    kind: &ProblemKind,
    character: char,
    group: &[Written],
    alone: bool,
    around: &Around<'_>,
) -> Option<Edit> {
    let instead = match kind {
        ProblemKind::SmallSymbol { symbol } => symbol.to_string(),
        ProblemKind::CapitalSuitLetter { letter } => letter.to_string(),
        ProblemKind::UnknownSuitLetter { .. } => around.neighbours.unused_letter().to_string(),
        ProblemKind::SignInGroup { sign } if alone => format!(" {sign} "),
        ProblemKind::UnknownSymbol { symbol } => mistaken_for(*symbol)?,
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
    let text = if first == 0 { text.trim_start() } else { &text };
    let text = if last + 1 == group.len() {
        text.trim_end()
    } else {
        text
    };
    let unchanged = part.iter().map(|written| written.character);
    (!unchanged.eq(text.chars())).then(|| span_of(part).becomes(text))
}

/// What people write for a symbol that a keyboard has elsewhere, or another language writes otherwise.
fn mistaken_for(symbol: char) -> Option<String> {
    let plain = plain(symbol);
    if plain != symbol {
        return Some(plain.to_string());
    }
    let instead = match symbol {
        'O' | 'o' => "0",
        'I' | 'l' => "1",
        '*' | '·' => "x",
        ':' => "/",
        '¦' => "|",
        ',' | ';' | '.' | '(' | ')' | '[' | ']' => " ",
        _ => symbol_written(symbol)?,
    };
    Some(instead.to_owned())
}

/// For what stands behind the letter or the `!` that ends a group.
///
/// `bang` is where the `!` stands if the group has no letter before it.
pub(super) fn behind_the_end(
    group: &[Written],
    rest: &[Written],
    alone: bool,
    bang: Option<Span>,
) -> Option<Edit> {
    let next = rest.first()?;
    let letter = SuitLetter::from_char(next.character);
    match (letter, bang) {
        (Some(letter), Some(bang)) => Some(bang.to(next.span).becomes(format!("{letter}!"))),
        _ if letter.is_some() || next.character == '!' => {
            let is_end = |written: &&Written| {
                written.character == '!' || SuitLetter::from_char(written.character).is_some()
            };
            let (ends, behind) = rest.split_at(rest.iter().take_while(is_end).count());
            match behind.first() {
                None => Some(span_of(ends).becomes("")),
                Some(next) if Symbol::from_char(next.character).is_some() => {
                    Some(span_of(ends).becomes(" "))
                }
                Some(_) => None,
            }
        }
        _ if Sign::from_char(next.character).is_some() && alone => {
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

/// For a group at which the tiles run out: the first change of it with which the pattern is
/// `possible`: jokers let in, another suit, another wind, flowers.
pub(super) fn replaced(
    pattern: &Pattern,
    place: usize,
    choice: usize,
    possible: impl Fn(&Pattern) -> bool,
) -> Option<Pattern> {
    let group = pattern.places().nth(place)?.get(choice)?;
    let opened = group.closed_to_jokers.then(|| PatternGroup {
        closed_to_jokers: false,
        ..group.clone()
    });
    let in_suit = SuitLetter::ALL
        .into_iter()
        .filter(|letter| group.letter.is_some_and(|own| own != *letter))
        .map(|letter| PatternGroup {
            letter: Some(letter),
            ..group.clone()
        });
    let is_wind = matches!(group.repeated(), Some(Symbol::Wind(_)));
    let winds = Wind::ALL
        .into_iter()
        .filter(|_| is_wind)
        .map(|wind| of_symbol(group, Symbol::Wind(wind)));
    let flowers = group.repeated().map(|_| of_symbol(group, Symbol::Flower));
    let in_cluster = group
        .symbols
        .iter()
        .filter(|_| group.repeated().is_none())
        .flat_map(|old| INSTEAD.into_iter().map(|new| swapped(group, *old, new)));
    let other_cluster = group.repeated().is_none().then(|| {
        let free = |new: &Symbol| !group.symbols.contains(new);
        let mut new = INSTEAD.into_iter().filter(free);
        let mut changed = group.clone();
        for old in &group.symbols {
            if changed.symbols.contains(old)
                && let Some(new) = new.next()
            {
                changed = swapped(&changed, *old, new);
            }
        }
        changed
    });
    opened
        .into_iter()
        .chain(in_suit)
        .chain(winds)
        .chain(flowers)
        .chain(in_cluster)
        .chain(other_cluster)
        .map(|instead| with_group(pattern, place, choice, instead))
        .find(possible)
}

/// For one group of `symbol` too many: flowers instead of the last, if the pattern is `possible` then.
pub(super) fn replaced_last(
    pattern: &Pattern,
    symbol: Symbol,
    possible: impl Fn(&Pattern) -> bool,
) -> Option<Pattern> {
    let places: Vec<&[PatternGroup]> = pattern.places().collect();
    let (place, group) = places
        .iter()
        .enumerate()
        .rev()
        .find_map(|(place, groups)| {
            let group = groups.first()?;
            (group.repeated() == Some(symbol)).then_some((place, group))
        })?;
    let flowers = of_symbol(group, Symbol::Flower);
    Some(with_group(pattern, place, 0, flowers)).filter(possible)
}

/// What may stand in a cluster for a symbol that runs out.
const INSTEAD: [Symbol; 7] = [
    Symbol::Wind(Wind::North),
    Symbol::Wind(Wind::East),
    Symbol::Wind(Wind::West),
    Symbol::Wind(Wind::South),
    Symbol::Red,
    Symbol::Green,
    Symbol::Flower,
];

/// A cluster with another symbol for one of its symbols; as it is if it has that one already.
fn swapped(group: &PatternGroup, old: Symbol, new: Symbol) -> PatternGroup {
    let is_there = group.symbols.contains(&new);
    let symbols: Vec<Symbol> = group
        .symbols
        .iter()
        .map(|symbol| {
            if *symbol == old && !is_there {
                new
            } else {
                *symbol
            }
        })
        .collect();
    part(group, symbols)
}

/// A group of as many, of another symbol that has no suit.
fn of_symbol(group: &PatternGroup, symbol: Symbol) -> PatternGroup {
    PatternGroup {
        symbols: vec![symbol; group.symbols.len()],
        letter: None,
        closed_to_jokers: group.closed_to_jokers,
    }
}

/// The pattern with another group in one place.
pub(super) fn with_group(
    pattern: &Pattern,
    place: usize,
    choice: usize,
    group: PatternGroup,
) -> Pattern {
    let mut changed = pattern.clone();
    let old = changed.places_mut().nth(place);
    if let Some(old) = old.and_then(|groups| groups.get_mut(choice)) {
        *old = group;
    }
    changed
}
