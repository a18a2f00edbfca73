//! Whether a concrete hand can be made from the tiles and jokers that exist.

use crate::card::Group;
use crate::tile::{Tile, TileCounts};

/// Tiles that the set has not enough of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shortage {
    /// A tile that jokers cannot stand for.
    Naturals {
        /// The tile.
        tile: Tile,
        /// How many the hand needs.
        needed: u8,
    },
    /// Jokers for the tiles that run out.
    Jokers {
        /// How many the hand needs at least.
        needed: u8,
    },
}

/// What makes the hand impossible with the tiles of this set, and the place of the first group at which
/// it shows; `None` when the hand is possible (rule `tiles-152`).
pub(super) fn shortage(groups: &[Group], set: &TileCounts) -> Option<(Shortage, usize)> {
    let found = shortage_of(groups, set)?;
    let first = (1..groups.len()).find(|count| shortage_of(&groups[..*count], set).is_some());
    Some((found, first.unwrap_or(groups.len()) - 1))
}

fn shortage_of(groups: &[Group], set: &TileCounts) -> Option<Shortage> {
    let mut naturals = TileCounts::EMPTY;
    let mut all = TileCounts::EMPTY;
    for group in groups {
        for tile in &group.tiles {
            all.add(*tile);
            if !group.takes_jokers {
                naturals.add(*tile);
            }
        }
    }
    if set.contains(&all) {
        return None;
    }
    let short = naturals.kinds().find(|(tile, needed)| *needed > set[*tile]);
    if let Some((tile, needed)) = short {
        mark!(SOAP_ZERO_SAME_TILE);
        return Some(Shortage::Naturals { tile, needed });
    }
    mark!(QUINT_NEEDS_JOKER);
    let missing = all
        .kinds()
        .map(|(tile, count)| count.saturating_sub(set[tile]));
    let needed = missing.sum();
    (needed > set[Tile::Joker]).then_some(Shortage::Jokers { needed })
}
