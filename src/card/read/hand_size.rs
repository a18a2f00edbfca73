//! Whether a pattern has the 14 tiles of a hand, whatever is chosen.

use super::pattern::{LARGEST_GROUP, ReadPattern};
use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, Pattern, PatternGroup, Proposal, Sign, Symbol, Word};

/// The tiles of every hand.
const HAND: usize = 14;
/// The tiles of a kong.
const KONG: usize = 4;
/// The flowers of a set.
const FLOWERS: usize = 8;

/// Whether the pattern has 14 tiles, whatever is chosen; else a problem is noted.
pub(super) fn has_hand_size(read: &ReadPattern, problems: &mut Problems<'_>) -> bool {
    let before = problems.count();
    let mut tiles = 0;
    for (groups, spans) in read.pattern.places().zip(&read.groups) {
        let first = groups.first().map_or(0, |group| group.symbols.len());
        tiles += first;
        for (group, span) in groups.iter().zip(spans) {
            let here = group.symbols.len();
            if here != first {
                let kind = DiagnosticKind::UnequalChoice { first, here };
                problems.add_with(*span, kind, resized(group, *span, first));
            }
        }
    }
    if problems.count() == before && tiles != HAND {
        let kind = DiagnosticKind::WrongTileCount { tiles };
        let proposal = chosen_instead(read).or_else(|| right_size(read, tiles));
        problems.add_with(read.span, kind, proposal);
    }
    problems.count() == before
}

/// The proposal to write a choice for what looks like a division, `222a / 666a`, if that makes 14
/// tiles.
fn chosen_instead(read: &ReadPattern) -> Option<Proposal> {
    let size = |groups: &[PatternGroup]| groups.first().map_or(0, |group| group.symbols.len());
    let mut words: Vec<Word> = Vec::new();
    for word in &read.pattern.words {
        if let (Word::Groups(groups), [.., Word::Groups(before), Word::Sign(Sign::Divided)]) =
            (word, words.as_slice())
            && size(before) == size(groups)
        {
            words.pop();
            if let Some(Word::Groups(before)) = words.last_mut() {
                before.extend(groups.iter().cloned());
            }
        } else {
            words.push(word.clone());
        }
    }
    let pattern = Pattern { words };
    let tiles: usize = pattern.places().map(size).sum();
    let is_changed = pattern.words.len() < read.pattern.words.len();
    (is_changed && tiles == HAND).then(|| read.span.becomes(pattern.to_string()))
}

/// The proposal to write a group of tiles alike with `size` of them.
fn resized(group: &PatternGroup, span: Span, size: usize) -> Option<Proposal> {
    let symbol = group.repeated()?;
    let resized = PatternGroup {
        symbols: vec![symbol; size],
        ..group.clone()
    };
    let fits = (1..=LARGEST_GROUP).contains(&size)
        && (!group.closed_to_jokers || resized.could_take_jokers());
    fits.then(|| span.becomes(resized.to_string()))
}

/// The change that makes 14 tiles. Of one group if that will do: the smallest group of three or more
/// grows, the largest shrinks. Else groups come to the front, or are taken from the end.
fn right_size(read: &ReadPattern, tiles: usize) -> Option<Proposal> {
    let alone = read
        .pattern
        .places()
        .zip(&read.groups)
        .filter_map(|(groups, spans)| match (groups, spans.as_slice()) {
            ([group], [span]) if group.repeated().is_some() => Some((group, *span)),
            _ => None,
        });
    if tiles > HAND {
        let extra = tiles - HAND;
        return alone
            .filter(|(group, _)| group.symbols.len() > extra + 1)
            .max_by_key(|(group, span)| (group.symbols.len(), span.start))
            .and_then(|(group, span)| resized(group, span, group.symbols.len() - extra))
            .or_else(|| Some(cut_off(read)));
    }
    let missing = HAND - tiles;
    let grown = alone
        .filter(|(group, _)| {
            let size = group.symbols.len();
            size > 1 && size + missing <= KONG
        })
        .max_by_key(|(group, span)| (group.symbols.len(), span.start))
        .and_then(|(group, span)| resized(group, span, group.symbols.len() + missing));
    grown.or_else(|| {
        let groups = filling(read.pattern.places(), missing);
        Some(Span::at(read.span.start).becomes(groups.join(" ") + " "))
    })
}

/// The groups from the front that fit in a hand, with others that make up for the rest.
fn cut_off(read: &ReadPattern) -> Proposal {
    let mut tiles = 0;
    let fitting = read.pattern.places().take_while(|groups| {
        tiles += groups.first().map_or(0, |group| group.symbols.len());
        tiles <= HAND
    });
    let kept = fitting.count();
    let size = |groups: &[PatternGroup]| groups.first().map_or(0, |group| group.symbols.len());
    let missing = HAND - read.pattern.places().take(kept).map(size).sum::<usize>();
    let mut groups = filling(read.pattern.places().take(kept), missing);
    let last = kept
        .checked_sub(1)
        .and_then(|last| read.groups.get(last)?.last());
    let start = last.map_or(read.span.start, |span| span.end);
    if kept > 0 {
        groups.insert(0, String::new());
    }
    let end = read.span.end;
    Span { start, end }.becomes(groups.join(" "))
}

/// Groups with so many tiles that a pattern with these places has not got: flowers if they suffice,
/// else kongs of flowers, winds and dragons.
fn filling<'p>(places: impl Iterator<Item = &'p [PatternGroup]>, missing: usize) -> Vec<String> {
    let used: Vec<Symbol> = places
        .flatten()
        .flat_map(|group| group.symbols.iter().copied())
        .collect();
    let flowers = used.iter().filter(|it| **it == Symbol::Flower).count();
    if missing <= LARGEST_GROUP && flowers + missing <= FLOWERS {
        return (missing > 0)
            .then(|| "F".repeat(missing))
            .into_iter()
            .collect();
    }
    let left = FLOWERS.saturating_sub(flowers);
    let flowers = [left.min(KONG), left.saturating_sub(KONG)].map(|size| ('F', size));
    let honours = "NEWSRG".chars().filter(|character| {
        Symbol::from_char(*character).is_some_and(|symbol| !used.contains(&symbol))
    });
    let mut missing = missing;
    honours
        .map(|character| (character, KONG))
        .chain(flowers)
        .map_while(|(character, size)| {
            let size = size.min(missing);
            missing -= size;
            (size > 0).then(|| character.to_string().repeat(size))
        })
        .collect()
}
