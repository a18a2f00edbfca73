//! Which concrete hands a rack makes, exactly: prepared once for a card, so that asking is cheap.

use super::{Hand, HandIndex, Line, LineIndex};
use crate::tile::{HAND, Tile, TileCounts};

/// The smallest group of identical tiles that may lie exposed.
const SMALLEST: usize = 3;
/// The largest group of identical tiles.
const LARGEST: usize = 6;
const SIZES: usize = LARGEST - SMALLEST + 1;

/// A group as it lies exposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExposedGroup {
    /// The tile it is a group of.
    pub tile: Tile,
    /// How many tiles it has, 3 to 6.
    pub size: u8,
    /// Whether a joker lies in it.
    pub has_joker: bool,
}

/// The concrete hands of a card, laid out for exact matching. Hands go by their place in
/// [`Card::hands`](super::Card::hands).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Matching {
    hands: Vec<HandNeeds>,
    /// Every hand.
    all: Vec<HandIndex>,
    /// For each kind of tile, the hands in which it may stand.
    with_kind: Vec<Vec<HandIndex>>,
    /// For each tile and each size, the hands that have such a group.
    with_group: Vec<Vec<HandIndex>>,
    clusters: Vec<TileCounts>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct HandNeeds {
    line: LineIndex,
    concealed: bool,
    /// The kinds that must be there as naturals, as a bit set.
    needed_kinds: u64,
    /// The kinds that may be there, as a bit set.
    allowed_kinds: u64,
    /// The naturals that must be there.
    needed: [u8; Tile::KINDS],
    /// The naturals that may be there.
    allowed: [u8; Tile::KINDS],
    /// The groups of three or more identical tiles.
    groups: Vec<GroupOfKind>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct GroupOfKind {
    tile: Tile,
    size: u8,
    takes_jokers: bool,
}

/// A rack, laid out for matching.
struct Naturals {
    kinds: u64,
    counts: [u8; Tile::KINDS],
}

/// The groups that lie exposed, and the concealed rest.
struct Full<E> {
    exposed: E,
    any_exposed: bool,
    naturals: Naturals,
}

impl<E> Full<E> {
    /// Whether it may be this hand: a concealed one has no exposure.
    const fn may_be(&self, hand: &HandNeeds) -> bool {
        !(self.any_exposed && hand.concealed)
    }
}

/// What is left of a hand: the naturals that must and that may still be there.
struct Rest {
    needed: [u8; Tile::KINDS],
    allowed: [u8; Tile::KINDS],
}

impl Matching {
    /// Lays out the hands of a card.
    pub fn new(lines: &[Line], hands: &[Hand]) -> Self {
        let clusters = clusters_of(hands);
        let mut with_group = vec![Vec::new(); Tile::KINDS * SIZES];
        let hands: Vec<HandNeeds> = hands
            .iter()
            .map(|hand| HandNeeds::new(&lines[usize::from(hand.line.0)], hand))
            .collect();
        let mut with_kind = vec![Vec::new(); Tile::KINDS];
        for (index, hand) in hands.iter().enumerate() {
            for (list, _) in with_kind
                .iter_mut()
                .zip(hand.allowed)
                .filter(|&(_, allowed)| allowed > 0)
            {
                list.push(index.into());
            }
            for group in &hand.groups {
                if let Some(list) =
                    place_of(group.tile, group.size).and_then(|place| with_group.get_mut(place))
                    && list.last() != Some(&index.into())
                {
                    list.push(index.into());
                }
            }
        }
        let all = (0..hands.len()).map(HandIndex::from).collect();
        Self {
            hands,
            all,
            with_kind,
            with_group,
            clusters,
        }
    }

    /// The printed clusters of the card, such as `NEWS`, as tiles (rule `claim-not-visual`).
    pub fn clusters(&self) -> &[TileCounts] {
        &self.clusters
    }

    /// The hands that these 14 tiles make: groups that lie exposed, and the concealed rest with its
    /// jokers (rules `win-14-on-card`, `card-line-exact`). Every exposure fills exactly one group of
    /// its tile and size; jokers stand in groups open to them only; a concealed line has no exposure.
    pub fn complete<'a>(
        &'a self,
        exposed: impl Iterator<Item = ExposedGroup> + Clone + 'a,
        concealed: &TileCounts,
    ) -> impl Iterator<Item = HandIndex> + 'a {
        self.of_14(exposed, concealed, Naturals::of(concealed), |hand, full| {
            let is_made = if !full.any_exposed {
                hand.holds(&full.naturals)
            } else if hand.concealed {
                mark!(CLAIM_FIRST_EXPOSURE_COMMITS_X);
                false
            } else {
                hand.holds_rest(&full.exposed, &full.naturals)
            };
            is_made.then_some(())
        })
        .map(|(index, ())| index)
    }

    /// The hands that these 14 tiles make when the blanks among the concealed ones stand for any tile,
    /// even single or in a pair (rule `tr-blank-double-joker`).
    pub fn complete_with_blanks<'a>(
        &'a self,
        exposed: impl Iterator<Item = ExposedGroup> + Clone + 'a,
        concealed: &TileCounts,
    ) -> impl Iterator<Item = HandIndex> + 'a {
        let mut naturals = Naturals::of(concealed);
        let blanks = std::mem::take(&mut naturals.counts[Tile::Blank.index()]);
        naturals.kinds = kinds_of(&naturals.counts);
        self.of_14(exposed, concealed, naturals, move |hand, full| {
            let missing = hand.missing_naturals(&full.exposed, &full.naturals)?;
            (full.may_be(hand) && missing <= blanks).then_some(())
        })
        .map(|(index, ())| index)
    }

    /// The concealed hands that these 14 tiles would make, had nothing been exposed
    /// (rule `conc-exposed-dead`).
    pub fn complete_but_exposed<'a>(
        &'a self,
        exposed: impl Iterator<Item = ExposedGroup> + Clone + 'a,
        concealed: &TileCounts,
    ) -> impl Iterator<Item = HandIndex> + 'a {
        self.of_14(exposed, concealed, Naturals::of(concealed), |hand, full| {
            let is_made = hand.holds_rest(&full.exposed, &full.naturals);
            (!full.may_be(hand) && is_made).then_some(())
        })
        .map(|(index, ())| index)
    }

    /// The hands that these 14 tiles would make if a joker could stand anywhere, each with a tile
    /// for which it must not (rules `jok-never-single-pair`, `jok-never-clusters`).
    pub fn complete_but_jokers<'a>(
        &'a self,
        exposed: impl Iterator<Item = ExposedGroup> + Clone + 'a,
        concealed: &TileCounts,
    ) -> impl Iterator<Item = (HandIndex, Tile)> + 'a {
        self.of_14(exposed, concealed, Naturals::of(concealed), |hand, full| {
            let misused = hand.misused_joker(&full.exposed, &full.naturals);
            misused.filter(|_| full.may_be(hand))
        })
    }

    /// What `look` finds in each hand worth looking at, if the tiles are 14.
    fn of_14<'a, E: Iterator<Item = ExposedGroup> + Clone + 'a, Found: 'a>(
        &'a self,
        exposed: E,
        concealed: &TileCounts,
        naturals: Naturals,
        look: impl Fn(&HandNeeds, &Full<E>) -> Option<Found> + 'a,
    ) -> impl Iterator<Item = (HandIndex, Found)> + 'a {
        let of_exposed: usize = exposed.clone().map(|group| usize::from(group.size)).sum();
        let is_full = concealed.total() + of_exposed == HAND;
        let full = Full {
            any_exposed: exposed.clone().next().is_some(),
            exposed,
            naturals,
        };
        self.candidates(full.exposed.clone(), full.naturals.kinds)
            .filter(move |_| is_full)
            .filter_map(move |(index, hand)| Some((index, look(hand, &full)?)))
    }

    /// The hands that may be exposed and have all these groups (rules `claim-x-only`,
    /// `claim-switch-hand`).
    pub fn exposable<'a>(
        &'a self,
        exposed: impl Iterator<Item = ExposedGroup> + Clone + 'a,
    ) -> impl Iterator<Item = HandIndex> + 'a {
        self.candidates(exposed.clone(), 0)
            .filter(move |(_, hand)| !hand.concealed && hand.has_groups(&exposed))
            .map(|(index, _)| index)
    }

    /// Whether a hand that may be exposed and has all these groups can still be made, when at most
    /// the tiles `left`, jokers among them, can come to stand beside them (rule `dead-impossible`).
    pub fn possible(
        &self,
        exposed: &(impl Iterator<Item = ExposedGroup> + Clone),
        left: &TileCounts,
    ) -> bool {
        let naturals = Naturals::of(left).counts;
        let jokers = usize::from(left[Tile::Joker]);
        self.exposable(exposed.clone()).any(|index| {
            self.hands
                .get(index.place())
                .and_then(|hand| hand.rest(exposed))
                .is_some_and(|rest| {
                    let missing: usize = (0..Tile::KINDS)
                        .map(|kind| rest.allowed[kind].saturating_sub(naturals[kind]))
                        .map(usize::from)
                        .sum();
                    missing <= jokers
                        && (0..Tile::KINDS).all(|kind| rest.needed[kind] <= naturals[kind])
                })
        })
    }

    /// The hands, exposable or not, that have a group of this tile and size.
    pub fn with_group(&self, tile: Tile, size: u8) -> &[HandIndex] {
        place_of(tile, size)
            .and_then(|place| self.with_group.get(place))
            .map_or(&[], Vec::as_slice)
    }

    /// The line of a hand.
    pub fn line_of(&self, hand: HandIndex) -> Option<LineIndex> {
        self.hands.get(hand.place()).map(|hand| hand.line)
    }

    /// The hands worth looking at: those that have the first exposed group, or those that have one
    /// of these kinds, whichever are fewest.
    fn candidates(
        &self,
        mut exposed: impl Iterator<Item = ExposedGroup>,
        mut kinds: u64,
    ) -> impl Iterator<Item = (HandIndex, &HandNeeds)> {
        let mut fewest = match exposed.next() {
            None => self.all.as_slice(),
            Some(group) => self.with_group(group.tile, group.size),
        };
        while kinds != 0 {
            if let Some(hands) = self.with_kind.get(kinds.trailing_zeros() as usize)
                && hands.len() < fewest.len()
            {
                fewest = hands;
            }
            kinds &= kinds - 1;
        }
        fewest
            .iter()
            .filter_map(|&index| Some((index, self.hands.get(index.place())?)))
    }
}

fn clusters_of(hands: &[Hand]) -> Vec<TileCounts> {
    let mut clusters: Vec<TileCounts> = Vec::new();
    let groups = hands.iter().flat_map(|hand| &hand.groups);
    for group in groups.filter(|group| group.tile().is_none()) {
        let tiles = group.tiles.iter().copied().collect();
        if !clusters.contains(&tiles) {
            clusters.push(tiles);
        }
    }
    clusters
}

/// Where the hands with a group of this tile and size are listed.
fn place_of(tile: Tile, size: u8) -> Option<usize> {
    let size = usize::from(size);
    (SMALLEST..=LARGEST)
        .contains(&size)
        .then(|| tile.index() * SIZES + size - SMALLEST)
}

fn kinds_of(counts: &[u8; Tile::KINDS]) -> u64 {
    counts
        .iter()
        .enumerate()
        .filter(|&(_, &count)| count > 0)
        .fold(0, |kinds, (index, _)| kinds | 1 << index)
}

/// Whether jokers fill what these naturals leave open of each kind, of which some must and some may be there.
fn are_filled(
    needed: &[u8; Tile::KINDS],
    allowed: &[u8; Tile::KINDS],
    naturals: &Naturals,
) -> bool {
    (0..Tile::KINDS).all(|kind| {
        let natural = naturals.counts[kind];
        if natural < needed[kind] || allowed[kind] < natural {
            return false;
        }
        match (allowed[kind] - natural, natural) {
            (0 | 1, _) => {}
            (_, 0) => mark!(JOK_ALL_JOKER_GROUP, JOK_NUMBER_UNLIMITED),
            _ => mark!(JOK_NUMBER_UNLIMITED),
        }
        true
    })
}

impl Naturals {
    fn of(rack: &TileCounts) -> Self {
        let mut counts = *rack.as_array();
        counts[Tile::Joker.index()] = 0;
        Self {
            kinds: kinds_of(&counts),
            counts,
        }
    }
}

impl HandNeeds {
    fn new(line: &Line, hand: &Hand) -> Self {
        let needed = *hand.naturals().as_array();
        let mut allowed = needed;
        for (most, open) in allowed.iter_mut().zip(hand.joker_tiles().as_array()) {
            *most += open;
        }
        let groups = hand
            .groups
            .iter()
            .filter(|group| group.tiles.len() >= SMALLEST)
            .filter_map(|group| {
                Some(GroupOfKind {
                    tile: group.tile()?,
                    size: group.tiles.len() as u8,
                    takes_jokers: group.takes_jokers,
                })
            })
            .collect();
        Self {
            line: hand.line,
            concealed: line.concealed,
            needed_kinds: kinds_of(&needed),
            allowed_kinds: kinds_of(&allowed),
            needed,
            allowed,
            groups,
        }
    }

    /// Whether 14 tiles with these naturals make this hand: the jokers then fill exactly what is
    /// missing.
    fn holds(&self, naturals: &Naturals) -> bool {
        naturals.kinds & !self.allowed_kinds == 0
            && self.needed_kinds & !naturals.kinds == 0
            && are_filled(&self.needed, &self.allowed, naturals)
    }

    /// Whether the concealed naturals make what the exposed groups leave of this hand.
    fn holds_rest(
        &self,
        exposed: &(impl Iterator<Item = ExposedGroup> + Clone),
        naturals: &Naturals,
    ) -> bool {
        naturals.kinds & !self.allowed_kinds == 0
            && self
                .rest(exposed)
                .is_some_and(|rest| are_filled(&rest.needed, &rest.allowed, naturals))
    }

    /// What the exposed groups leave of this hand, if they all are groups of it.
    fn rest(&self, exposed: &(impl Iterator<Item = ExposedGroup> + Clone)) -> Option<Rest> {
        if !self.has_groups(exposed) {
            return None;
        }
        let mut rest = Rest {
            needed: self.needed,
            allowed: self.allowed,
        };
        for (place, group) in exposed.clone().enumerate() {
            let kind = group.tile.index();
            rest.allowed[kind] -= group.size;
            let fills_closed = !group.has_joker && {
                let before = exposed
                    .clone()
                    .take(place)
                    .filter(|other| other.is_like(group) && !other.has_joker)
                    .count();
                before < self.count(group, |it| !it.takes_jokers)
            };
            if fills_closed {
                rest.needed[kind] -= group.size;
            }
        }
        Some(rest)
    }

    /// How many naturals are missing where no joker may stand, if the tiles fit but for that.
    fn missing_naturals(
        &self,
        exposed: &(impl Iterator<Item = ExposedGroup> + Clone),
        naturals: &Naturals,
    ) -> Option<u8> {
        let rest = self.rest(exposed)?;
        let within = (0..Tile::KINDS).all(|kind| naturals.counts[kind] <= rest.allowed[kind]);
        within.then(|| {
            (0..Tile::KINDS)
                .map(|kind| rest.needed[kind].saturating_sub(naturals.counts[kind]))
                .sum()
        })
    }

    /// The first tile for which a joker would have to stand where none may, when the tiles are right
    /// but for that.
    fn misused_joker(
        &self,
        exposed: &(impl Iterator<Item = ExposedGroup> + Clone),
        naturals: &Naturals,
    ) -> Option<Tile> {
        let rest = self.rest(exposed)?;
        let within = (0..Tile::KINDS).all(|kind| naturals.counts[kind] <= rest.allowed[kind]);
        within
            .then(|| {
                Tile::ALL
                    .into_iter()
                    .find(|tile| naturals.counts[tile.index()] < rest.needed[tile.index()])
            })
            .flatten()
    }

    /// Whether each exposed group is a group of this hand, each another one.
    fn has_groups(&self, exposed: &(impl Iterator<Item = ExposedGroup> + Clone)) -> bool {
        exposed.clone().all(|group| {
            let (mut like, mut with_joker) = (0, 0);
            for other in exposed.clone().filter(|other| other.is_like(group)) {
                like += 1;
                with_joker += usize::from(other.has_joker);
            }
            like <= self.count(group, |_| true)
                && (with_joker == 0 || with_joker <= self.count(group, |it| it.takes_jokers))
        })
    }

    /// How many of this hand's groups have the tile and size of `group` and satisfy `which`.
    fn count(&self, group: ExposedGroup, which: impl Fn(&GroupOfKind) -> bool) -> usize {
        self.groups
            .iter()
            .filter(|it| it.tile == group.tile && it.size == group.size && which(it))
            .count()
    }
}

impl ExposedGroup {
    fn is_like(self, other: Self) -> bool {
        self.tile == other.tile && self.size == other.size
    }
}
