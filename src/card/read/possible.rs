//! Whether a concrete hand can be made from the tiles and jokers that exist.

use crate::card::Group;
use crate::tile::{Tile, TileCounts, copies_of};

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

/// What makes the hand impossible, with the place of the first group at which it shows; `None`
/// when the hand is possible (rule `tiles-152`).
pub(super) fn shortage(groups: &[Group]) -> Option<(Shortage, usize)> {
    let mut naturals = TileCounts::EMPTY;
    let mut all = TileCounts::EMPTY;
    let mut place = None;
    let mut found = None;
    for (index, group) in groups.iter().enumerate() {
        all.extend(group.tiles.iter().copied());
        if !group.takes_jokers {
            naturals.extend(group.tiles.iter().copied());
        }
        if let Some(shortage) = shortage_of(&naturals, &all) {
            place.get_or_insert(index);
            found = Some(shortage);
        }
    }
    Some((found?, place?))
}

fn shortage_of(naturals: &TileCounts, all: &TileCounts) -> Option<Shortage> {
    let short = naturals
        .kinds()
        .find(|(tile, needed)| *needed > copies_of(*tile));
    if let Some((tile, needed)) = short {
        mark!(SOAP_ZERO_SAME_TILE);
        return Some(Shortage::Naturals { tile, needed });
    }
    let jokers: u8 = all
        .kinds()
        .map(|(tile, count)| count.saturating_sub(copies_of(tile)))
        .sum();
    if jokers > 0 {
        mark!(QUINT_NEEDS_JOKER);
    }
    (jokers > copies_of(Tile::Joker)).then_some(Shortage::Jokers { needed: jokers })
}
