//! Whether a pattern has the 14 tiles of a hand, whatever is chosen.

use super::fixes::with_group;
use super::pattern::{LARGEST_GROUP, ReadPattern};
use super::span::Findings;
use crate::card::{Pattern, PatternGroup, PatternWord, ProblemKind, Sign};
use crate::tile::HAND;

/// The tiles of a pattern that lacks one.
const ONE_MISSING: usize = HAND - 1;
/// The tiles of a pattern with one too many.
const ONE_EXTRA: usize = HAND + 1;

/// Whether the pattern has 14 tiles, whatever is chosen; else a problem is noted.
pub(super) fn has_hand_size(read: &ReadPattern, findings: &mut Findings<'_>) -> bool {
    let before = findings.count();
    let mut tiles = 0;
    for (place, (groups, spans)) in read.pattern.places().zip(&read.groups).enumerate() {
        let first = size(groups);
        tiles += first;
        for (choice, (group, span)) in groups.iter().zip(spans).enumerate() {
            let here = group.symbols.len();
            if here != first {
                let kind = ProblemKind::UnequalChoice { first, here };
                let better = resized(group, first)
                    .map(|group| with_group(&read.pattern, place, choice, group));
                findings.add_better(*span, kind, better.as_ref());
            }
        }
    }
    if findings.count() == before && tiles != HAND {
        let kind = ProblemKind::WrongTileCount { tiles };
        let better = chosen_instead(&read.pattern).or_else(|| right_size(&read.pattern, tiles));
        findings.add_better(read.span, kind, better.as_ref());
    }
    findings.count() == before
}

/// The tiles of a place, by its first group.
fn size(groups: &[PatternGroup]) -> usize {
    groups.first().map_or(0, |group| group.symbols.len())
}

/// A choice for what looks like a division, `222a / 666a`, if that makes 14 tiles.
fn chosen_instead(pattern: &Pattern) -> Option<Pattern> {
    let mut words: Vec<PatternWord> = Vec::new();
    for word in &pattern.words {
        if let (
            PatternWord::Groups(groups),
            [
                ..,
                PatternWord::Groups(before),
                PatternWord::Sign(Sign::Divided),
            ],
        ) = (word, words.as_slice())
            && size(before) == size(groups)
        {
            words.pop();
            if let Some(PatternWord::Groups(before)) = words.last_mut() {
                before.extend(groups.iter().cloned());
            }
        } else {
            words.push(word.clone());
        }
    }
    let is_changed = words.len() < pattern.words.len();
    let changed = Pattern { words };
    let tiles: usize = changed.places().map(size).sum();
    (is_changed && tiles == HAND).then_some(changed)
}

/// A group of identical tiles with `size` of them.
fn resized(group: &PatternGroup, size: usize) -> Option<PatternGroup> {
    let symbol = group.repeated()?;
    let resized = PatternGroup {
        symbols: vec![symbol; size],
        ..group.clone()
    };
    let fits = (1..=LARGEST_GROUP).contains(&size)
        && (!group.closed_to_jokers || resized.could_take_jokers());
    fits.then_some(resized)
}

/// The change of one group by one tile that makes 14 tiles, where one is clearly the nearest: the only
/// group that then is as large as most others are. Anything else would be invented.
fn right_size(pattern: &Pattern, tiles: usize) -> Option<Pattern> {
    let sizes: Vec<usize> = pattern.places().map(size).collect();
    let usual = usual_size(&sizes)?;
    let wrong = match tiles {
        ONE_MISSING => usual.checked_sub(1)?,
        ONE_EXTRA => usual + 1,
        _ => return None,
    };
    let places = pattern.places().enumerate();
    let mut candidates =
        places.filter(|(_, groups)| groups.iter().any(|it| it.symbols.len() == wrong));
    match (candidates.next()?, candidates.next()) {
        ((place, [group]), None) => Some(with_group(pattern, place, 0, resized(group, usual)?)),
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
