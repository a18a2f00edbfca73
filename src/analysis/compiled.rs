//! A card laid out for matching racks against all its concrete hands at once.

use std::ops::Range;
use std::sync::Arc;

use super::exposed_groups::{ClaimableGroup, ExposedGroups, Need, SIZES, TileAndSize};
use crate::card::{Card, Hand, HandIndex, HandRange, Line, LineIndex};
use crate::rules::Exposure;
use crate::tile::{self, Tile, TileCounts};

/// How many tiles a complete hand has, in bytes, as everything here is counted.
pub(super) const HAND: u8 = tile::HAND as u8;

/// How many concrete hands are matched in one go. The arithmetic is on bytes side by side, which the
/// compiler turns into vector instructions.
const LANES: usize = 64;

/// The distance of a hand that cannot be made any more, because exposures bind to other hands.
const CLOSED: u8 = u8::MAX;

/// The needs of [`LANES`] hands side by side: by kind of tile, then by hand.
#[derive(Debug, Clone)]
struct Block {
    naturals: [[u8; LANES]; Tile::KINDS],
    /// Naturals and joker places together.
    places: [[u8; LANES]; Tile::KINDS],
    /// The joker places of all kinds.
    joker_places: [u8; LANES],
}

impl Block {
    const EMPTY: Self = Self {
        naturals: [[0; LANES]; Tile::KINDS],
        places: [[0; LANES]; Tile::KINDS],
        joker_places: [0; LANES],
    };

    /// The distances of its hands for a rack with `held` naturals and `jokers` jokers.
    ///
    /// Naturals serve the places that jokers cannot take first: a joker may stand at any other
    /// place, so nothing is ever lost by that. All that then stays empty is the natural places for
    /// which there is no natural.
    fn distances(&self, held: &[(u8, u8)], jokers: u8) -> [u8; LANES] {
        let mut matched = [jokers; LANES];
        if jokers == 0 {
            for &(kind, count) in held {
                let places = &self.places[usize::from(kind)];
                for lane in 0..LANES {
                    matched[lane] += places[lane].min(count);
                }
            }
            let is_hand = matched.iter().all(|matched| *matched <= HAND);
            debug_assert!(is_hand, "no more tiles fit than a hand has");
            return matched.map(|matched| HAND.saturating_sub(matched));
        }
        let mut most = self.joker_places;
        for &(kind, count) in held {
            let naturals = &self.naturals[usize::from(kind)];
            let places = &self.places[usize::from(kind)];
            for lane in 0..LANES {
                most[lane] += naturals[lane].min(count);
                matched[lane] += places[lane].min(count);
            }
        }
        let mut distances = [0; LANES];
        for lane in 0..LANES {
            distances[lane] = HAND.saturating_sub(matched[lane].min(most[lane]));
        }
        distances
    }
}

/// A card laid out for matching: every concrete hand as the counts that it wants.
#[derive(Debug, Clone)]
pub struct CompiledCard {
    card: Arc<Card>,
    blocks: Vec<Block>,
    lines: Vec<HandRange>,
    line_of: Vec<LineIndex>,
    needs: Vec<Need>,
    needs_of: Vec<Range<u32>>,
    groups: Vec<ClaimableGroup>,
    groups_of: Vec<Range<u32>>,
    /// For each kind of tile and size, the hands that have such a group which can be claimed.
    with_group: Vec<Vec<HandIndex>>,
    /// For each kind of tile, in what share of all hands it is.
    uses: [f32; Tile::KINDS],
}

impl CompiledCard {
    /// Lays a card out for matching.
    pub fn new(card: Arc<Card>) -> Self {
        let count = card.hands().len();
        let mut compiled = Self {
            blocks: vec![Block::EMPTY; count.div_ceil(LANES)],
            lines: card.lines().map(|(_, line)| line.hands.clone()).collect(),
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
        for hand in card.hands() {
            let exposable = !card.line(hand.line).concealed;
            compiled.add(hand, exposable);
        }
        for need in &compiled.needs {
            compiled.uses[need.tile.index()] += 1.0 / count.max(1) as f32;
        }
        compiled
    }

    fn add(&mut self, hand: &Hand, exposable: bool) {
        let (block, lane) = (self.line_of.len() / LANES, self.line_of.len() % LANES);
        let block = &mut self.blocks[block];
        let (naturals, joker_places) = (hand.naturals(), hand.joker_tiles());
        let first_need = self.needs.len() as u32;
        for tile in Tile::ALL {
            let need = Need {
                tile,
                kind: tile.index() as u8,
                naturals: naturals[tile],
                joker_places: joker_places[tile],
            };
            if need.naturals + need.joker_places > 0 {
                self.needs.push(need);
                block.naturals[tile.index()][lane] = need.naturals;
                block.places[tile.index()][lane] = need.naturals + need.joker_places;
                block.joker_places[lane] += need.joker_places;
            }
        }
        self.needs_of.push(first_need..self.needs.len() as u32);
        let first_group = self.groups.len() as u32;
        if exposable {
            let groups = hand.groups.iter().filter(|group| group.tiles.len() > 2);
            self.groups.extend(groups.filter_map(|group| {
                Some(ClaimableGroup {
                    of: TileAndSize::new(group.tile()?, group.tiles.len() as u8),
                    takes_jokers: group.takes_jokers,
                })
            }));
        }
        let index = HandIndex::from(self.line_of.len());
        for group in &self.groups[first_group as usize..] {
            let Some(place) = group.of.place() else {
                debug_assert!(false, "a group that can be claimed has three tiles to six");
                continue;
            };
            let hands = &mut self.with_group[place];
            if hands.last() != Some(&index) {
                hands.push(index);
            }
        }
        self.groups_of.push(first_group..self.groups.len() as u32);
        self.line_of.push(hand.line);
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
    pub fn hands_of(&self, line: LineIndex) -> HandRange {
        let hands = self.lines.get(usize::from(line.0)).cloned();
        debug_assert!(hands.is_some(), "a line is one of this card");
        hands.unwrap_or_default()
    }

    /// The line of a concrete hand.
    pub fn line_of(&self, hand: HandIndex) -> LineIndex {
        self.line_of[hand.place()]
    }

    /// The line of a concrete hand, as the card has it.
    pub fn card_line(&self, hand: HandIndex) -> &Line {
        self.card.line(self.line_of[hand.place()])
    }

    /// A concrete hand, as the card has it.
    pub fn hand(&self, hand: HandIndex) -> &Hand {
        self.card.hand(hand)
    }

    /// What a concrete hand wants, by kind of tile, in canonical order.
    pub fn needs(&self, hand: HandIndex) -> &[Need] {
        let range = &self.needs_of[hand.place()];
        &self.needs[range.start as usize..range.end as usize]
    }

    /// The groups of a concrete hand that can be claimed for exposure; none when it is concealed.
    fn claimable_groups(&self, hand: HandIndex) -> &[ClaimableGroup] {
        let range = &self.groups_of[hand.place()];
        &self.groups[range.start as usize..range.end as usize]
    }

    /// The hands, in card order, that have a group like that one of the exposures which fewest have;
    /// none when nothing is exposed.
    pub(super) fn hands_like(&self, exposed: &ExposedGroups) -> &[HandIndex] {
        let like = exposed.groups.iter().map(|shown| match shown.of.place() {
            Some(place) => self.with_group[place].as_slice(),
            None => &[],
        });
        like.min_by_key(|hands| hands.len()).unwrap_or_default()
    }

    /// For each kind of tile, by [`Tile::index`], in what share of all hands it is.
    pub(super) const fn uses(&self) -> &[f32; Tile::KINDS] {
        &self.uses
    }

    /// Whether a concrete hand has all these exposures among its groups: the same tile in the same
    /// size, each for a group of its own (rules `claim-first-exposure-commits-x`,
    /// `claim-switch-hand`).
    pub(super) fn admits(&self, hand: HandIndex, exposed: &ExposedGroups) -> bool {
        let groups = self.claimable_groups(hand);
        exposed.groups.iter().all(|shown| {
            let room = groups.iter().filter(|group| group.fits(*shown));
            shown.rivals <= room.count()
        })
    }

    /// What a concrete hand wants beside these exposures, which are groups of it.
    pub fn open_needs<'a>(
        &'a self,
        hand: HandIndex,
        exposed: &'a ExposedGroups,
    ) -> impl Iterator<Item = Need> + 'a {
        let groups = self.claimable_groups(hand);
        let needs = self.needs(hand).iter();
        needs.map(|need| need.beside(groups, exposed))
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
        self.measure_beside(concealed, &ExposedGroups::new(exposures), distances);
    }

    /// The same beside exposures that have been looked at before.
    pub(super) fn measure_beside(
        &self,
        concealed: &TileCounts,
        exposed: &ExposedGroups,
        distances: &mut Distances,
    ) {
        distances.0.clear();
        if exposed.is_free() {
            self.measure_all(concealed, distances);
            return;
        }
        distances.0.resize(self.blocks.len(), [CLOSED; LANES]);
        for &hand in self.hands_like(exposed) {
            distances.0[hand.place() / LANES][hand.place() % LANES] =
                self.distance_beside(hand, concealed, exposed);
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
        let blocks = self.blocks.iter();
        (distances.0).extend(blocks.map(|block| block.distances(&held[..kinds], jokers)));
        let of_hands = distances.0.as_flattened_mut();
        of_hands[self.hands()..].fill(CLOSED);
    }

    /// The distance of one concrete hand; none when the exposures have closed it.
    pub fn distance(
        &self,
        hand: HandIndex,
        concealed: &TileCounts,
        exposures: &[Exposure],
    ) -> Option<u8> {
        let found = self.distance_beside(hand, concealed, &ExposedGroups::new(exposures));
        Some(found).filter(|found| *found != CLOSED)
    }

    fn distance_beside(
        &self,
        hand: HandIndex,
        concealed: &TileCounts,
        exposed: &ExposedGroups,
    ) -> u8 {
        if !self.admits(hand, exposed) {
            return CLOSED;
        }
        let mut matched = exposed.tiles;
        let mut filled = 0;
        let mut places = 0;
        for need in self.open_needs(hand, exposed) {
            let held = need.held(concealed);
            let natural = held.min(need.naturals);
            matched += natural;
            filled += need.joker_places.min(held - natural);
            places += need.joker_places;
        }
        let jokers = concealed[Tile::Joker].min(HAND);
        HAND.saturating_sub(matched + places.min(filled + jokers))
    }
}

/// The distance of every concrete hand of a card, in card order, as many side by side as are measured in
/// one go; behind the last hand they are closed. Kept from rack to rack, it needs no new memory.
#[derive(Debug, Clone, Default)]
pub struct Distances(Vec<[u8; LANES]>);

impl Distances {
    /// The distance of a concrete hand, 0 to 14; none when exposures have closed it.
    pub fn of_hand(&self, hand: HandIndex) -> Option<u8> {
        let distances = self.0.as_flattened();
        let distance = distances.get(hand.place()).copied();
        distance.filter(|distance| *distance != CLOSED)
    }

    /// The distance of the nearest of some concrete hands, as of one line.
    pub fn nearest(&self, hands: &HandRange) -> Option<u8> {
        let distances = self.0.as_flattened().get(hands.places())?;
        Some(nearest_of(distances)).filter(|distance| *distance != CLOSED)
    }

    /// The distance of the nearest hand of all.
    pub fn least(&self) -> Option<u8> {
        Some(nearest_of(self.0.as_flattened())).filter(|distance| *distance != CLOSED)
    }

    /// The concrete hands that are at most `distance` away, in card order.
    pub fn within(&self, distance: u8) -> impl Iterator<Item = (HandIndex, u8)> + '_ {
        let distance = distance.min(CLOSED - 1);
        // Most hands are too far; they are passed over many at a time.
        let blocks = self.0.iter().enumerate();
        let near = blocks.filter(move |(_, block)| nearest_of(&block[..]) <= distance);
        near.flat_map(move |(place, block)| {
            let hands = block.iter().copied().enumerate();
            hands
                .filter(move |&(_, found)| found <= distance)
                .map(move |(lane, found)| (HandIndex::from(place * LANES + lane), found))
        })
    }
}

/// The least of these distances. Unlike a search it looks at many side by side.
fn nearest_of(distances: &[u8]) -> u8 {
    distances.iter().copied().fold(CLOSED, u8::min)
}
