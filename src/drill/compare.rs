//! A rack beside a line, tile by tile: what fits, what is missing, what does not belong.

use crate::analysis::{CompiledCard, Distances};
use crate::card::{Group, LineIndex, Target};
use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts};

/// A place of a concrete hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The tile is in the rack.
    Held(Tile),
    /// A joker of the rack stands for the tile.
    Joker(Tile),
    /// A blank of the rack stands for the tile (rule `tr-blank-double-joker`).
    Blank(Tile),
    /// The tile is missing.
    Missing(Tile),
}

impl Place {
    /// The tile that belongs there.
    pub const fn tile(self) -> Tile {
        match self {
            Self::Held(tile) | Self::Joker(tile) | Self::Blank(tile) | Self::Missing(tile) => tile,
        }
    }
}

/// A rack beside the concrete hand of a line that is nearest to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    /// The line.
    pub line: LineIndex,
    /// The hand's places, group by group, in the order of the card.
    pub groups: Vec<Vec<Place>>,
    /// The tiles of the rack that the hand has no place for.
    pub strays: Vec<Tile>,
}

impl Comparison {
    /// How many tiles are missing.
    pub fn missing(&self) -> usize {
        self.groups
            .iter()
            .flatten()
            .filter(|place| matches!(place, Place::Missing(_)))
            .count()
    }

    /// The same where blanks stand for any tile, even in a pair (rule `tr-blank-double-joker`).
    #[must_use]
    pub fn with_blanks(mut self) -> Self {
        for place in self.groups.iter_mut().flatten() {
            if let Place::Missing(tile) = *place
                && let Some(blank) = self.strays.iter().position(|it| *it == Tile::Blank)
            {
                self.strays.remove(blank);
                *place = Place::Blank(tile);
            }
        }
        self
    }
}

/// Lays a rack beside the hand of a line that is nearest to it; the first of them in card order when
/// several are as near. None when the line has no hands.
pub fn compare(card: &CompiledCard, rack: &TileCounts, line: LineIndex) -> Option<Comparison> {
    let mut distances = Distances::default();
    card.measure(rack, &[], &mut distances);
    let hand = card
        .hands_of(line)
        .min_by_key(|hand| distances.of_hand(*hand).unwrap_or(u8::MAX))?;
    let target = card.card().targets().get(hand)?;
    Some(compare_hand(target, rack, &[]))
}

/// Lays a rack and the exposures on top of it beside a concrete hand.
pub fn compare_hand(target: &Target, rack: &TileCounts, exposures: &[Exposure]) -> Comparison {
    let line = target.line;
    let mut left = *rack;
    let mut groups: Vec<Vec<Place>> = target
        .groups
        .iter()
        .map(|group| group.tiles.iter().copied().map(Place::Missing).collect())
        .collect();
    lay_exposures(target, exposures, &mut groups);
    // Naturals first go where no joker may stand; jokers then fill what is left of the other groups.
    for takes_jokers in [false, true] {
        for (group, places) in target.groups.iter().zip(&mut groups) {
            if group.takes_jokers == takes_jokers {
                for place in places {
                    if let Place::Missing(tile) = *place
                        && left.remove(tile)
                    {
                        *place = Place::Held(tile);
                    }
                }
            }
        }
    }
    for (group, places) in target.groups.iter().zip(&mut groups) {
        for place in places {
            if group.takes_jokers
                && let Place::Missing(tile) = *place
                && left.remove(Tile::Joker)
            {
                *place = Place::Joker(tile);
            }
        }
    }
    Comparison {
        line,
        groups,
        strays: left.tiles().collect(),
    }
}

/// Lays each exposure at a group of its own, if the hand has one.
fn lay_exposures(target: &Target, exposures: &[Exposure], groups: &mut [Vec<Place>]) {
    for exposure in exposures {
        let is_it = |(group, places): &(&Group, &mut Vec<Place>)| {
            group.tile() == Some(exposure.tile)
                && group.tiles.len() == usize::from(exposure.size())
                && matches!(places.first(), Some(Place::Missing(_)))
        };
        let Some((_, places)) = target.groups.iter().zip(groups.iter_mut()).find(is_it) else {
            continue;
        };
        for (number, place) in places.iter_mut().enumerate() {
            *place = if number < usize::from(exposure.naturals) {
                Place::Held(exposure.tile)
            } else {
                Place::Joker(exposure.tile)
            };
        }
    }
}
