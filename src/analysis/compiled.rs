//! A card laid out for matching racks against all its concrete hands at once.

use std::ops::Range;
use std::sync::Arc;

use crate::card::{Card, Line, LineIndex, Target};
use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts};

/// How many tiles a complete hand has.
const HAND: u8 = 14;

/// How many concrete hands are matched in one go. The arithmetic is on bytes side by side, which the
/// compiler turns into vector instructions.
const LANES: usize = 32;

/// The distance of a hand that cannot be made any more, because exposures bind to other hands.
const CLOSED: u8 = u8::MAX;

/// How many sizes of groups can be claimed: pung to sextet.
const SIZES: usize = 4;

/// The place of the groups of this tile and size among those of all; beyond them all for a size that
/// cannot be claimed.
const fn place_of(tile: Tile, size: u8) -> usize {
    match size {
        3..=6 => tile.index() * SIZES + size as usize - 3,
        _ => usize::MAX,
    }
}

/// What a concrete hand wants of one kind of tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Need {
    /// The kind.
    pub tile: Tile,
    /// How many must be natural: those of singles, pairs, clusters and groups closed to jokers.
    pub naturals: u8,
    /// How many are wanted in groups where jokers may stand.
    pub joker_places: u8,
}

/// A group that can be claimed for exposure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct ClaimableGroup {
    tile: Tile,
    size: u8,
    takes_jokers: bool,
}

impl ClaimableGroup {
    /// Whether an exposed group could be this group. One that is closed to jokers can be claimed too,
    /// with naturals alone.
    fn fits(self, shown: Shown) -> bool {
        self.tile == shown.tile
            && !shown.has_strays
            && self.size == shown.size
            && (self.takes_jokers || !shown.has_jokers)
    }
}

/// What of an exposed group binds a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shown {
    tile: Tile,
    size: u8,
    has_jokers: bool,
    has_strays: bool,
}

impl Shown {
    fn is_like(self, other: Self) -> bool {
        self.tile == other.tile && self.size == other.size
    }
}

/// The exposures of a seat as far as they bind its hand.
#[derive(Debug, Clone)]
pub struct Bonds {
    shown: Vec<Shown>,
    tiles: u8,
}

impl Bonds {
    /// What these exposures bind to.
    pub fn new(exposures: &[Exposure]) -> Self {
        let shown = exposures.iter().map(|exposure| Shown {
            tile: exposure.tile,
            size: exposure.size(),
            has_jokers: exposure.jokers > 0,
            has_strays: !exposure.strays.is_empty(),
        });
        let shown = shown.collect::<Vec<_>>();
        Self {
            tiles: shown.iter().map(|shown| shown.size).sum(),
            shown,
        }
    }

    /// Whether nothing is exposed.
    pub fn is_free(&self) -> bool {
        self.shown.is_empty()
    }
}

/// The needs of [`LANES`] hands side by side: by kind of tile, then by hand.
#[derive(Debug, Clone)]
struct Block {
    naturals: [[u8; LANES]; Tile::KINDS],
    joker_places: [[u8; LANES]; Tile::KINDS],
    all_joker_places: [u8; LANES],
}

impl Block {
    const EMPTY: Self = Self {
        naturals: [[0; LANES]; Tile::KINDS],
        joker_places: [[0; LANES]; Tile::KINDS],
        all_joker_places: [0; LANES],
    };

    /// The distances of its hands for a rack with `held` naturals and `jokers` jokers.
    ///
    /// Naturals serve the places that jokers cannot take first: a joker may stand at any other
    /// place, so nothing is ever lost by that.
    fn distances(&self, held: &[(u8, u8)], jokers: u8) -> [u8; LANES] {
        let mut as_naturals = [0_u8; LANES];
        let mut in_joker_places = [0_u8; LANES];
        for &(kind, count) in held {
            let naturals = &self.naturals[usize::from(kind)];
            let places = &self.joker_places[usize::from(kind)];
            for lane in 0..LANES {
                let natural = naturals[lane].min(count);
                as_naturals[lane] += natural;
                in_joker_places[lane] += places[lane].min(count - natural);
            }
        }
        let mut distances = [0; LANES];
        for lane in 0..LANES {
            let with_jokers = (in_joker_places[lane] + jokers).min(self.all_joker_places[lane]);
            distances[lane] = HAND.saturating_sub(as_naturals[lane] + with_jokers);
        }
        distances
    }
}

/// A card laid out for matching: every concrete hand as the counts that it wants.
#[derive(Debug, Clone)]
pub struct CompiledCard {
    card: Arc<Card>,
    blocks: Vec<Block>,
    lines: Vec<Range<usize>>,
    line_of: Vec<LineIndex>,
    needs: Vec<Need>,
    needs_of: Vec<Range<u32>>,
    groups: Vec<ClaimableGroup>,
    groups_of: Vec<Range<u32>>,
    /// For each kind of tile and size, the hands that have such a group which can be claimed.
    with_group: Vec<Vec<usize>>,
    /// For each kind of tile, in what share of all hands it is.
    uses: [f32; Tile::KINDS],
}

impl CompiledCard {
    /// Lays a card out for matching.
    pub fn new(card: Arc<Card>) -> Self {
        let count = card.targets().len();
        let mut compiled = Self {
            blocks: vec![Block::EMPTY; count.div_ceil(LANES)],
            lines: card
                .lines()
                .map(|(_, line)| line.targets.start as usize..line.targets.end as usize)
                .collect(),
            line_of: Vec::with_capacity(count),
            needs: Vec::new(),
            needs_of: Vec::with_capacity(count),
            groups: Vec::new(),
            groups_of: Vec::with_capacity(count),
            with_group: vec![Vec::new(); Tile::KINDS * SIZES],
            uses: [0.0; Tile::KINDS],
            card,
        };
        let card = Arc::clone(&compiled.card);
        for target in card.targets() {
            let exposable = !card.line(target.line).concealed;
            compiled.add(target, exposable);
        }
        for need in &compiled.needs {
            compiled.uses[need.tile.index()] += 1.0 / count.max(1) as f32;
        }
        compiled
    }

    fn add(&mut self, target: &Target, exposable: bool) {
        let (block, lane) = (self.line_of.len() / LANES, self.line_of.len() % LANES);
        let block = &mut self.blocks[block];
        let (naturals, joker_places) = (target.naturals(), target.joker_tiles());
        let first_need = self.needs.len() as u32;
        for tile in Tile::ALL {
            let need = Need {
                tile,
                naturals: naturals[tile],
                joker_places: joker_places[tile],
            };
            if need.naturals + need.joker_places > 0 {
                self.needs.push(need);
                block.naturals[tile.index()][lane] = need.naturals;
                block.joker_places[tile.index()][lane] = need.joker_places;
                block.all_joker_places[lane] += need.joker_places;
            }
        }
        self.needs_of.push(first_need..self.needs.len() as u32);
        let first_group = self.groups.len() as u32;
        if exposable {
            let groups = target.groups.iter().filter(|group| group.tiles.len() > 2);
            self.groups.extend(groups.filter_map(|group| {
                Some(ClaimableGroup {
                    tile: group.tile()?,
                    size: group.tiles.len() as u8,
                    takes_jokers: group.takes_jokers,
                })
            }));
        }
        let hand = self.line_of.len();
        for group in &self.groups[first_group as usize..] {
            let Some(hands) = self.with_group.get_mut(place_of(group.tile, group.size)) else {
                continue;
            };
            if hands.last() != Some(&hand) {
                hands.push(hand);
            }
        }
        self.groups_of.push(first_group..self.groups.len() as u32);
        self.line_of.push(target.line);
    }

    /// The card that is laid out.
    pub fn card(&self) -> &Arc<Card> {
        &self.card
    }

    /// How many concrete hands the card has.
    pub fn hands(&self) -> usize {
        self.line_of.len()
    }

    /// The places of a line's concrete hands among all of the card.
    pub fn hands_of(&self, line: LineIndex) -> Range<usize> {
        self.lines
            .get(usize::from(line.0))
            .cloned()
            .unwrap_or_default()
    }

    /// The line of a concrete hand.
    pub fn line_of(&self, hand: usize) -> LineIndex {
        self.line_of[hand]
    }

    /// The line of a concrete hand, as the card has it.
    pub fn card_line(&self, hand: usize) -> &Line {
        self.card.line(self.line_of[hand])
    }

    /// What a concrete hand wants, by kind of tile, in canonical order.
    pub fn needs(&self, hand: usize) -> &[Need] {
        let range = &self.needs_of[hand];
        &self.needs[range.start as usize..range.end as usize]
    }

    /// The groups of a concrete hand that can be claimed for exposure; none when it is concealed.
    fn claimable_groups(&self, hand: usize) -> &[ClaimableGroup] {
        let range = &self.groups_of[hand];
        &self.groups[range.start as usize..range.end as usize]
    }

    /// The hands, in card order, that have a group like that one of the exposures which fewest have;
    /// none when nothing is exposed.
    pub(super) fn hands_like(&self, bonds: &Bonds) -> &[usize] {
        let like = |shown: &Shown| self.with_group.get(place_of(shown.tile, shown.size));
        let like = bonds
            .shown
            .iter()
            .map(|shown| like(shown).map_or(&[][..], Vec::as_slice));
        like.min_by_key(|hands| hands.len()).unwrap_or_default()
    }

    /// For each kind of tile, by [`Tile::index`], in what share of all hands it is.
    pub(super) const fn uses(&self) -> &[f32; Tile::KINDS] {
        &self.uses
    }

    /// Whether a concrete hand has all these exposures among its groups: the same tile in the same
    /// size, each for a group of its own (rules `claim-first-exposure-commits-x`,
    /// `claim-switch-hand`).
    pub(super) fn admits(&self, hand: usize, bonds: &Bonds) -> bool {
        let groups = self.claimable_groups(hand);
        bonds.shown.iter().all(|shown| {
            let alike = bonds
                .shown
                .iter()
                .filter(|other| other.is_like(*shown) && (other.has_jokers || !shown.has_jokers));
            let room = groups.iter().filter(|group| group.fits(*shown));
            alike.count() <= room.count()
        })
    }

    /// Whether a concrete hand has a group of this tile that can be claimed but takes no joker.
    pub(super) fn has_closed_group(&self, hand: usize, tile: Tile) -> bool {
        let mut groups = self.claimable_groups(hand).iter();
        groups.any(|group| group.tile == tile && !group.takes_jokers)
    }

    /// What a concrete hand wants beside these exposures, which are groups of it.
    pub fn open_needs<'a>(
        &'a self,
        hand: usize,
        bonds: &'a Bonds,
    ) -> impl Iterator<Item = Need> + 'a {
        let groups = self.claimable_groups(hand);
        let rest = |need: &Need| {
            let mut rest = *need;
            for (place, shown) in bonds.shown.iter().enumerate() {
                if shown.tile == need.tile {
                    // Exposures without a joker take the closed groups, the others have no choice.
                    let is_alike = |other: &&Shown| other.is_like(*shown) && !other.has_jokers;
                    let before = bonds.shown[..place].iter().filter(is_alike).count();
                    let closed = groups
                        .iter()
                        .filter(|group| !group.takes_jokers && group.fits(*shown));
                    let part = if !shown.has_jokers && before < closed.count() {
                        &mut rest.naturals
                    } else {
                        &mut rest.joker_places
                    };
                    *part = part.saturating_sub(shown.size);
                }
            }
            rest
        };
        self.needs(hand).iter().map(rest)
    }

    /// Finds the distance of every concrete hand: the least number of tiles that must be replaced
    /// for the rack, with its jokers and beside its exposures, to be that hand (with 13 tiles: how
    /// many of the 14 are missing).
    pub fn measure(
        &self,
        concealed: &TileCounts,
        exposures: &[Exposure],
        distances: &mut Distances,
    ) {
        self.measure_beside(concealed, &Bonds::new(exposures), distances);
    }

    /// The same beside exposures that have been looked at before.
    pub(super) fn measure_beside(
        &self,
        concealed: &TileCounts,
        bonds: &Bonds,
        distances: &mut Distances,
    ) {
        distances.0.clear();
        if bonds.is_free() {
            self.measure_all(concealed, distances);
            return;
        }
        distances.0.resize(self.hands(), CLOSED);
        for &hand in self.hands_like(bonds) {
            distances.0[hand] = self.distance_beside(hand, concealed, bonds);
        }
    }

    fn measure_all(&self, concealed: &TileCounts, distances: &mut Distances) {
        let mut held = [(0_u8, 0_u8); Tile::KINDS];
        let mut kinds = 0;
        for (tile, count) in concealed.kinds().filter(|(tile, _)| tile.is_natural()) {
            held[kinds] = (tile.index() as u8, count);
            kinds += 1;
        }
        let jokers = concealed[Tile::Joker].min(HAND);
        for block in &self.blocks {
            let found = block.distances(&held[..kinds], jokers);
            distances.0.extend_from_slice(&found);
        }
        distances.0.truncate(self.hands());
    }

    /// The distance of one concrete hand; none when the exposures have closed it.
    pub fn distance(
        &self,
        hand: usize,
        concealed: &TileCounts,
        exposures: &[Exposure],
    ) -> Option<u8> {
        let found = self.distance_beside(hand, concealed, &Bonds::new(exposures));
        Some(found).filter(|found| *found != CLOSED)
    }

    fn distance_beside(&self, hand: usize, concealed: &TileCounts, bonds: &Bonds) -> u8 {
        if !self.admits(hand, bonds) {
            return CLOSED;
        }
        let mut matched = bonds.tiles;
        let mut filled = 0;
        let mut places = 0;
        for need in self.open_needs(hand, bonds) {
            let held = concealed[need.tile];
            let natural = held.min(need.naturals);
            matched += natural;
            filled += need.joker_places.min(held - natural);
            places += need.joker_places;
        }
        let jokers = concealed[Tile::Joker].min(HAND);
        HAND.saturating_sub(matched + places.min(filled + jokers))
    }
}

/// The distance of every concrete hand of a card, in card order. Kept from rack to rack, it needs no
/// new memory.
#[derive(Debug, Clone, Default)]
pub struct Distances(Vec<u8>);

impl Distances {
    /// The distance of a concrete hand, 0 to 14; none when exposures have closed it.
    pub fn of_hand(&self, hand: usize) -> Option<u8> {
        self.0
            .get(hand)
            .copied()
            .filter(|distance| *distance != CLOSED)
    }

    /// The distance of the nearest of some concrete hands, as of one line.
    pub fn nearest(&self, hands: Range<usize>) -> Option<u8> {
        self.0
            .get(hands)?
            .iter()
            .copied()
            .min()
            .filter(|distance| *distance != CLOSED)
    }

    /// The distance of the nearest hand of all.
    pub fn least(&self) -> Option<u8> {
        self.nearest(0..self.0.len())
    }

    /// The concrete hands that are at most `distance` away, in card order.
    pub fn within(&self, distance: u8) -> impl Iterator<Item = (usize, u8)> + '_ {
        let distance = distance.min(CLOSED - 1);
        // Most hands are too far; they are passed over many at a time.
        let chunks = self.0.chunks(LANES).enumerate();
        let near = chunks
            .filter(move |(_, chunk)| chunk.iter().copied().fold(CLOSED, u8::min) <= distance);
        near.flat_map(move |(place, chunk)| {
            let hands = chunk.iter().copied().enumerate();
            hands
                .filter(move |&(_, found)| found <= distance)
                .map(move |(lane, found)| (place * LANES + lane, found))
        })
    }
}
