//! What a concrete hand wants of each kind of tile, and what the exposures beside a rack bind of it: group,
//! tile and size.

use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts};

/// How many sizes of groups can be claimed: pung to sextet.
pub(super) const SIZES: usize = 4;

/// What a concrete hand wants of one kind of tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Need {
    /// The kind.
    pub tile: Tile,
    /// Its [`Tile::index`], which is asked for more often than anything else.
    pub(super) kind: u8,
    /// How many must be natural: those of singles, pairs, clusters and groups closed to jokers.
    pub naturals: u8,
    /// How many are wanted in groups where jokers may stand.
    pub joker_places: u8,
}

impl Need {
    /// The kind by [`Tile::index`].
    pub(super) fn kind(self) -> usize {
        usize::from(self.kind)
    }

    /// How many of these tiles are of that kind.
    pub(super) fn held(self, tiles: &TileCounts) -> u8 {
        tiles.as_array()[self.kind()]
    }

    /// What is wanted beside these exposures of a hand with such groups.
    #[inline]
    pub(super) fn beside(self, groups: &[ClaimableGroup], exposed: &ExposedGroups) -> Self {
        let shown = exposed.of_kind.as_array()[self.kind()];
        if self.naturals == 0 || shown == 0 {
            // As it nearly always is.
            let joker_places = self.joker_places.saturating_sub(shown);
            return Self {
                joker_places,
                ..self
            };
        }
        self.beside_closed(groups, exposed)
    }

    /// The same where some of the groups may be closed to jokers.
    fn beside_closed(self, groups: &[ClaimableGroup], exposed: &ExposedGroups) -> Self {
        let mut rest = self;
        for (place, shown) in exposed.groups.iter().enumerate() {
            if shown.of.kind() == self.kind() {
                // Exposures without a joker take the closed groups, the others have no choice.
                let is_same = |other: &&Exposed| other.of == shown.of && !other.has_jokers;
                let before = exposed.groups[..place].iter().filter(is_same).count();
                let closed = groups
                    .iter()
                    .filter(|group| !group.takes_jokers && group.fits(*shown));
                let part = if !shown.has_jokers && before < closed.count() {
                    &mut rest.naturals
                } else {
                    &mut rest.joker_places
                };
                *part = part.saturating_sub(shown.of.size());
            }
        }
        rest
    }
}

/// A tile and how many of it a group has, as one number: groups are compared more often than anything
/// else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct TileAndSize(u16);

impl TileAndSize {
    pub(super) const fn new(tile: Tile, size: u8) -> Self {
        Self((tile.index() as u16) << 8 | size as u16)
    }

    pub(super) const fn kind(self) -> usize {
        (self.0 >> 8) as usize
    }

    const fn size(self) -> u8 {
        self.0 as u8
    }

    /// The place of such groups among those of all; none for a size that cannot be claimed.
    pub(super) fn place(self) -> Option<usize> {
        let size = usize::from(self.size()).checked_sub(3)?;
        (size < SIZES).then(|| self.kind() * SIZES + size)
    }
}

/// A group that can be claimed for exposure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct ClaimableGroup {
    pub(super) of: TileAndSize,
    pub(super) takes_jokers: bool,
}

impl ClaimableGroup {
    /// Whether an exposed group could be this group. One that is closed to jokers can be claimed too,
    /// with naturals alone.
    #[inline]
    pub(super) fn fits(self, shown: Exposed) -> bool {
        self.of == shown.of && !shown.has_strays && (self.takes_jokers || !shown.has_jokers)
    }
}

/// What of an exposed group binds a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Exposed {
    pub(super) of: TileAndSize,
    has_jokers: bool,
    has_strays: bool,
    /// How many exposures, this one among them, need a group that this one could be, each one of its own.
    pub(super) rivals: usize,
}

/// The exposures of a seat as far as they bind its hand.
#[derive(Debug, Clone)]
pub struct ExposedGroups {
    pub(super) groups: Vec<Exposed>,
    /// How many tiles lie in groups of each kind.
    of_kind: TileCounts,
    /// How many tiles that is together.
    pub(super) tiles: u8,
}

impl ExposedGroups {
    /// What these exposures bind to.
    pub fn new(exposures: &[Exposure]) -> Self {
        let mut exposed = Self {
            groups: Vec::with_capacity(exposures.len()),
            of_kind: TileCounts::EMPTY,
            tiles: 0,
        };
        for exposure in exposures {
            let size = exposure.size();
            exposed.groups.push(Exposed {
                of: TileAndSize::new(exposure.tile, size),
                has_jokers: exposure.jokers > 0,
                has_strays: !exposure.strays.is_empty(),
                rivals: 0,
            });
            exposed.of_kind.add_many(exposure.tile, size);
            exposed.tiles += size;
        }
        for place in 0..exposed.groups.len() {
            let Exposed { of, has_jokers, .. } = exposed.groups[place];
            let rivals = exposed.groups.iter();
            let rivals = rivals.filter(|other| other.of == of && other.has_jokers >= has_jokers);
            exposed.groups[place].rivals = rivals.count();
        }
        exposed
    }

    /// Whether nothing is exposed.
    pub fn is_free(&self) -> bool {
        self.groups.is_empty()
    }
}
