//! Whether the groups of a pattern want more of one tile than there is: then most likely one of them
//! was meant in another colour.

use super::mend::replaced;
use super::pattern::ReadPattern;
use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, Pattern, PatternGroup, SuitLetter, Symbol};
use crate::tile::{Tile, copies_of};

/// Notes groups that take jokers and together are more than exist of their tile, and groups that stand
/// twice in one choice. A single quint or sextet is as it should be.
pub(super) fn note_repeats(
    read: &ReadPattern,
    possible: impl Fn(&Pattern) -> bool,
    problems: &mut Problems<'_>,
) {
    let places = || read.pattern.places().zip(&read.groups).enumerate();
    for (place, (groups, spans)) in places() {
        for (choice, (group, span)) in groups.iter().zip(spans).enumerate() {
            let before = groups.get(..choice).unwrap_or_default();
            if before.contains(group) {
                let kind = DiagnosticKind::SameChoice {
                    group: group.to_string(),
                };
                let end = spans
                    .get(choice - 1)
                    .map_or(span.start, |before| before.end);
                let removal = Span {
                    start: end,
                    end: span.end,
                };
                problems.add_with(*span, kind, removal.becomes(""));
                continue;
            }
            let Some((needed, exist)) = too_many(&read.pattern, place, group) else {
                continue;
            };
            let kind = DiagnosticKind::TooManyTogether {
                group: group.to_string(),
                needed,
                exist,
            };
            let is_better = |changed: &Pattern| {
                let instead = changed.places().nth(place).and_then(|it| it.get(choice));
                instead.is_some_and(|it| too_many(changed, place, it).is_none())
                    && possible(changed)
            };
            problems.add_with(*span, kind, replaced(read, place, choice, is_better));
        }
    }
}

/// How many tiles this group and those before it want of one tile, and how many exist, if that is
/// fewer.
fn too_many(pattern: &Pattern, place: usize, group: &PatternGroup) -> Option<(usize, u8)> {
    let wanted = wanted(group)?;
    let before: usize = pattern
        .places()
        .take(place)
        .filter_map(|groups| {
            let same = groups
                .iter()
                .filter(|other| self::wanted(other) == Some(wanted));
            same.map(|other| other.symbols.len()).max()
        })
        .sum();
    let (needed, exist) = (before + group.symbols.len(), copies(wanted.0));
    (before > 0 && needed > usize::from(exist)).then_some((needed, exist))
}

/// The tile of which the group wants several that jokers may stand for: its symbol and its suit.
/// Nothing for any wind and any dragon, which are different ones in each group.
fn wanted(group: &PatternGroup) -> Option<(Symbol, Option<SuitLetter>)> {
    let symbol = group.repeated().filter(|_| group.takes_jokers())?;
    let is_open = matches!(symbol, Symbol::AnyWind | Symbol::AnyDragon);
    (!is_open).then_some((symbol, group.letter))
}

/// How many tiles of a symbol exist.
fn copies(symbol: Symbol) -> u8 {
    copies_of(symbol.fixed_tile().unwrap_or(Tile::SOAP))
}
