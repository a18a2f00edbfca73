//! Whether a pattern has the 14 tiles of a hand, whatever is chosen.

use super::pattern::{LARGEST_GROUP, ReadPattern};
use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, Pattern, PatternGroup, Proposal, Sign, Word};
use crate::tile::HAND;

/// The tiles of a pattern that lacks one.
const ONE_MISSING: usize = HAND - 1;
/// The tiles of a pattern with one too many.
const ONE_EXTRA: usize = HAND + 1;

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

/// The change of one group by one tile that makes 14 tiles, where one is clearly the nearest: the only
/// group that then is as large as most others are. Anything else would be invented.
fn right_size(read: &ReadPattern, tiles: usize) -> Option<Proposal> {
    let sizes: Vec<usize> = read
        .pattern
        .places()
        .filter_map(|groups| groups.first().map(|group| group.symbols.len()))
        .collect();
    let usual = usual_size(&sizes)?;
    let wrong = match tiles {
        ONE_MISSING => usual.checked_sub(1)?,
        ONE_EXTRA => usual + 1,
        _ => return None,
    };
    let mut candidates = read
        .pattern
        .places()
        .zip(&read.groups)
        .filter(|(groups, _)| groups.iter().any(|group| group.symbols.len() == wrong));
    let (groups, spans) = candidates.next().filter(|_| candidates.next().is_none())?;
    match (groups, spans.as_slice()) {
        ([group], [span]) => resized(group, *span, usual),
        _ => None,
    }
}

/// The size that more groups have than any other size, if at least two have it.
fn usual_size(sizes: &[usize]) -> Option<usize> {
    let count = |size: usize| sizes.iter().filter(|it| **it == size).count();
    let usual = *sizes.iter().max_by_key(|size| count(**size))?;
    let is_alone = sizes
        .iter()
        .all(|size| *size == usual || count(*size) < count(usual));
    (is_alone && count(usual) > 1).then_some(usual)
}
