//! The tiles of a rack and its exposures laid into the groups of a concrete hand: where naturals and jokers
//! stand, what is missing, and what is left over. Every picture of a hand and every count of missing tiles
//! comes from here, so that they cannot disagree.

use super::Unseen;
use crate::card::{Group, Hand};
use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts, copies_of};

/// A tile of a concrete hand, and where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandTile {
    /// The tile is there.
    Held(Tile),
    /// A joker stands for the tile.
    Joker(Tile),
    /// A blank stands for the tile (rule `tr-blank-double-joker`).
    Blank(Tile),
    /// The tile is missing.
    Missing(Tile),
    /// A joker is missing that stands for the tile: of a group of five one must be a joker, as there are only four of a kind.
    MissingJoker(Tile),
}

impl HandTile {
    /// The tile that belongs there.
    pub const fn tile(self) -> Tile {
        match self {
            Self::Held(tile)
            | Self::Joker(tile)
            | Self::Blank(tile)
            | Self::Missing(tile)
            | Self::MissingJoker(tile) => tile,
        }
    }

    const fn is_missing(self) -> bool {
        matches!(self, Self::Missing(_) | Self::MissingJoker(_))
    }
}

/// A rack and its exposures laid beside a concrete hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement<'a> {
    hand: &'a Hand,
    /// The hand, group after group.
    filled: Vec<HandTile>,
    /// The tiles of the rack that the hand has no place for.
    pub strays: TileCounts,
}

impl<'a> Placement<'a> {
    /// Lays a rack and the exposures before it beside a hand. Naturals go first where no joker may
    /// stand; jokers then stand for the scarcest of what is missing in the other groups: for the tile of
    /// which, when those that are needed have come, fewest are left.
    pub fn new(hand: &'a Hand, rack: &TileCounts, exposures: &[Exposure], unseen: &Unseen) -> Self {
        let tiles = hand.groups.iter().flat_map(|group| group.tiles.iter());
        let mut placement = Self {
            hand,
            filled: tiles.copied().map(HandTile::Missing).collect(),
            strays: *rack,
        };
        for exposure in exposures {
            placement.lay_exposure(exposure);
        }
        placement.place_naturals(false);
        placement.place_naturals(true);
        placement.place_jokers(unseen);
        placement.leave_to_jokers();
        placement
    }

    /// The same where blanks stand for any tile, even in a pair (rule `tr-blank-double-joker`).
    #[must_use]
    pub fn with_blanks(mut self) -> Self {
        for place in &mut self.filled {
            if let HandTile::Missing(tile) | HandTile::MissingJoker(tile) = *place
                && self.strays.remove(Tile::Blank)
            {
                *place = HandTile::Blank(tile);
            }
        }
        self
    }

    /// The groups of the hand in the order of the card, each with its tiles.
    pub fn groups(&self) -> impl Iterator<Item = (&'a Group, &[HandTile])> {
        let mut rest = self.filled.as_slice();
        self.hand.groups.iter().map(move |group| {
            let cut = rest.split_at_checked(group.tiles.len());
            debug_assert!(
                cut.is_some(),
                "a hand has a place for each tile of its groups"
            );
            let (tiles, behind) = cut.unwrap_or_default();
            rest = behind;
            (group, tiles)
        })
    }

    /// The tiles that are missing, each with the group it is missing in.
    pub fn missing(&self) -> impl Iterator<Item = (&'a Group, Tile)> {
        self.groups().flat_map(|(group, tiles)| {
            let missing = tiles.iter().filter(|tile| tile.is_missing());
            missing.map(move |tile| (group, tile.tile()))
        })
    }

    /// The groups of the hand, each with its tiles to be filled.
    fn groups_mut(&mut self) -> impl Iterator<Item = (&'a Group, &mut [HandTile])> {
        let mut rest = self.filled.as_mut_slice();
        self.hand.groups.iter().map(move |group| {
            let whole = std::mem::take(&mut rest);
            let cut = whole.split_at_mut_checked(group.tiles.len());
            debug_assert!(
                cut.is_some(),
                "a hand has a place for each tile of its groups"
            );
            let (tiles, behind) = cut.unwrap_or_default();
            rest = behind;
            (group, tiles)
        })
    }

    /// Lays an exposure at a group of its own, if the hand has one. Without a joker it goes to a group that
    /// is closed to jokers before others, as those with one cannot go there.
    fn lay_exposure(&mut self, exposure: &Exposure) {
        let fits = |group: &Group, tiles: &[HandTile]| {
            group.tile() == Some(exposure.tile)
                && group.tiles.len() == usize::from(exposure.size())
                && (group.takes_jokers || exposure.jokers == 0)
                && exposure.strays.is_empty()
                && tiles.iter().all(|tile| tile.is_missing())
        };
        let fitting = self
            .groups_mut()
            .filter(|(group, tiles)| fits(group, tiles));
        let Some((_, tiles)) = fitting.min_by_key(|(group, _)| group.takes_jokers) else {
            return;
        };
        for (number, place) in tiles.iter_mut().enumerate() {
            *place = if number < usize::from(exposure.naturals) {
                HandTile::Held(exposure.tile)
            } else {
                HandTile::Joker(exposure.tile)
            };
        }
    }

    fn place_naturals(&mut self, takes_jokers: bool) {
        let mut left = self.strays;
        for (group, tiles) in self.groups_mut() {
            if group.takes_jokers == takes_jokers {
                for place in tiles {
                    if let HandTile::Missing(tile) = *place
                        && left.remove(tile)
                    {
                        *place = HandTile::Held(tile);
                    }
                }
            }
        }
        self.strays = left;
    }

    /// Of what is missing beyond all copies that there are, jokers are to come.
    fn leave_to_jokers(&mut self) {
        let mut naturals = TileCounts::EMPTY;
        for place in &self.filled {
            if let HandTile::Held(tile) | HandTile::Missing(tile) = *place {
                naturals.add(tile);
            }
        }
        let beyond = |tile: Tile| naturals[tile].saturating_sub(copies_of(tile));
        let mut beyond = TileCounts::from_fn(beyond);
        for (group, tiles) in self.groups_mut() {
            for place in tiles.iter_mut().rev() {
                if group.takes_jokers
                    && let HandTile::Missing(tile) = *place
                    && beyond.remove(tile)
                {
                    *place = HandTile::MissingJoker(tile);
                }
            }
        }
    }

    fn place_jokers(&mut self, unseen: &Unseen) {
        let mut missing = TileCounts::EMPTY;
        for (group, tile) in self.missing() {
            if group.takes_jokers {
                missing.add(tile);
            }
        }
        let mut jokers = TileCounts::EMPTY;
        let spare = |&(tile, count): &(Tile, u8)| i16::from(unseen.live[tile]) - i16::from(count);
        while let Some((scarcest, _)) = missing.kinds().min_by_key(spare)
            && self.strays.remove(Tile::Joker)
        {
            missing.take(scarcest);
            jokers.add(scarcest);
        }
        for (group, tiles) in self.groups_mut() {
            for place in tiles {
                if group.takes_jokers
                    && let HandTile::Missing(tile) = *place
                    && jokers.remove(tile)
                {
                    *place = HandTile::Joker(tile);
                }
            }
        }
    }
}
