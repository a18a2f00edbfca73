//! Whether the groups of a pattern want more of one tile than there is: then most likely one of them
//! was meant in another colour.

use super::fixes::replaced;
use super::pattern::ReadPattern;
use super::span::Findings;
use crate::card::{Pattern, PatternGroup, ProblemKind, SuitLetter, Symbol};
use crate::tile::{Tile, copies_of};

/// Notes groups, clusters, pairs and singles among them, that together want more of a tile than exist,
/// and groups that stand twice in one choice.
pub(super) fn note_repeats(
    read: &ReadPattern,
    possible: impl Fn(&Pattern) -> bool,
    findings: &mut Findings<'_>,
) {
    let places = || read.pattern.places().zip(&read.groups).enumerate();
    for (place, (groups, spans)) in places() {
        for (choice, (group, span)) in groups.iter().zip(spans).enumerate() {
            let before = groups.get(..choice).unwrap_or_default();
            if before.contains(group) {
                let kind = ProblemKind::SameChoice {
                    group: group.to_string(),
                };
                let mut better = read.pattern.clone();
                if let Some(groups) = better.places_mut().nth(place) {
                    groups.remove(choice);
                }
                findings.add_better(*span, kind, Some(&better));
                continue;
            }
            let Some((needed, exist)) = too_many(&read.pattern, place, group) else {
                continue;
            };
            let kind = ProblemKind::TooManyTogether {
                group: group.to_string(),
                needed,
                exist,
            };
            let before = count(&read.pattern);
            // Only another colour is likely to have been meant.
            let is_better = |changed: &Pattern| {
                let instead = changed.places().nth(place).and_then(|it| it.get(choice));
                instead.is_some_and(|it| it.letter != group.letter && it.letter.is_some())
                    && count(changed) < before
                    && possible(changed)
            };
            let leaves_no_gap = |changed: &Pattern| {
                let in_order = changed.letters().into_iter().zip(SuitLetter::ALL);
                is_better(changed) && in_order.into_iter().all(|(used, next)| used == next)
            };
            let better = replaced(&read.pattern, place, choice, leaves_no_gap)
                .or_else(|| replaced(&read.pattern, place, choice, is_better));
            findings.add_better(*span, kind, better.as_ref());
        }
    }
}

/// In how many groups of a pattern a tile is wanted too often.
fn count(pattern: &Pattern) -> usize {
    let places = pattern.places().enumerate();
    let groups = places.flat_map(|(place, groups)| groups.iter().map(move |group| (place, group)));
    groups
        .filter(|(place, group)| too_many(pattern, *place, group).is_some())
        .count()
}

/// How many tiles this group and those before it want of one tile, and how many exist, if that is
/// fewer. A single group that wants more than exist, a quint or a sextet, is as it should be.
fn too_many(pattern: &Pattern, place: usize, group: &PatternGroup) -> Option<(usize, u8)> {
    group.symbols.iter().find_map(|symbol| {
        let here = wanted(group, *symbol, group.letter)?;
        let before: usize = pattern
            .places()
            .take(place)
            .filter_map(|groups| {
                let same = groups.iter();
                same.filter_map(|other| wanted(other, *symbol, group.letter))
                    .max()
            })
            .sum();
        let (needed, exist) = (before + here, copies(*symbol));
        (before > 0 && needed > usize::from(exist)).then_some((needed, exist))
    })
}

/// How many tiles a group wants of a symbol in a suit. Nothing for any wind and any dragon, which are
/// different ones in each group.
fn wanted(group: &PatternGroup, symbol: Symbol, letter: Option<SuitLetter>) -> Option<usize> {
    let is_open = matches!(symbol, Symbol::AnyWind | Symbol::AnyDragon);
    let is_same = !symbol.is_suited() || group.letter == letter;
    let same = group.symbols.iter().filter(|other| **other == symbol);
    let wanted = same.count();
    (wanted > 0 && is_same && !is_open).then_some(wanted)
}

/// How many tiles of a symbol exist.
fn copies(symbol: Symbol) -> u8 {
    copies_of(symbol.fixed_tile().unwrap_or(Tile::SOAP))
}
