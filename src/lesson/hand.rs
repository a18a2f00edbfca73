//! A hand that the learner is collecting, drawn from any card: some of its tiles are on the rack, and with them
//! strays. So a question can be asked of every card in the same words.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::hand_wanted::HandWanted;
use crate::analysis::{CompiledCard, Distances, Placement, Unseen};
use crate::card::{Hand, LineIndex};
use crate::rules::{below, shuffle};
use crate::tile::{Tile, TileCounts, TileSet, copies_of};

/// With so many tiles of its hand on the rack, no other line may be nearer.
const ENOUGH_TO_SEE: usize = 8;
/// So often a line is tried, with another hand of it and other strays.
const TRIES: usize = 12;

/// A hand of a line, of which a part is on the rack. Every tile that is held is of use there, and no stray is.
#[derive(Debug, Clone)]
pub(crate) struct DrawnHand {
    /// The line that is played.
    pub(super) line: LineIndex,
    /// Its tiles on the rack, jokers left out; flowers come last.
    pub(super) held: Vec<Tile>,
    /// How many jokers are on the rack.
    pub(super) jokers: usize,
    /// The tiles that are neither on the rack nor stood for by a joker.
    pub(super) missing: Vec<Tile>,
    /// The other tiles on the rack, all different but where a pair was wanted: then the first is there twice.
    pub(super) strays: Vec<Tile>,
    /// Further tiles for which it has no use, now and when some of the missing ones have come; in the order of tiles.
    pub(super) useless: Vec<Tile>,
}

impl DrawnHand {
    /// Draws a hand of some line of the card that is as it is wanted and `fits`; the same for the same seed.
    /// Nothing when the card has none.
    pub(super) fn draw(
        card: &CompiledCard,
        wanted: HandWanted,
        mut fits: impl FnMut(&Self) -> bool,
    ) -> Option<Self> {
        let mut chance = ChaCha8Rng::seed_from_u64(wanted.seed);
        let mut lines: Vec<LineIndex> = card.card().lines().map(|(line, _)| line).collect();
        shuffle(&mut lines, &mut chance);
        // Lines without a group to claim or to use a joker in come last: they are rarely begun with.
        lines.sort_by_key(|line| {
            card.card()
                .section_of(card.card().line(*line))
                .singles_and_pairs
        });
        for _ in 0..TRIES {
            for line in &lines {
                let hand = Self::of_line(card, *line, wanted, &mut chance);
                let clear = hand.filter(|hand| hand.is_clear(card));
                let hand = clear.and_then(|hand| hand.with_useless(card, wanted.useless));
                if let Some(hand) = hand.filter(&mut fits) {
                    return Some(hand);
                }
            }
        }
        None
    }

    /// The rack: what is held, the jokers and the strays, sorted.
    pub(super) fn rack(&self) -> TileCounts {
        let mut rack: TileCounts = self.held.iter().chain(&self.strays).copied().collect();
        rack.add_many(Tile::Joker, self.jokers as u8);
        rack
    }

    /// How many tiles are missing.
    pub(super) fn lacks(&self) -> usize {
        self.missing.len()
    }

    fn of_line(
        card: &CompiledCard,
        line: LineIndex,
        wanted: HandWanted,
        chance: &mut ChaCha8Rng,
    ) -> Option<Self> {
        let card = card.card();
        let printed = card.line(line);
        if wanted.concealed.is_some_and(|it| it != printed.concealed) {
            return None;
        }
        let hands = card.hands_of(printed);
        let count = u32::try_from(hands.len()).ok().filter(|count| *count > 0)?;
        let hand = &hands[below(chance, count) as usize];
        if !needs_no_joker(hand) {
            return None;
        }
        let mut held: Vec<Tile> = tiles_of(hand).collect();
        shuffle(&mut held, chance);
        held.truncate(wanted.tiles);
        held.sort_by_key(|tile| *tile == Tile::Flower);
        let of_hand = tiles(hand);
        let mut strays: Vec<Tile> = Tile::ALL
            .into_iter()
            .filter(|tile| tile.is_natural() && *tile != Tile::Flower && of_hand[*tile] == 0)
            .collect();
        shuffle(&mut strays, chance);
        let useless = strays.split_off(wanted.strays.min(strays.len()));
        if wanted.stray_pair {
            strays.extend(strays.first().copied());
        }
        let mut drawn = Self {
            line,
            held,
            jokers: wanted.jokers,
            missing: Vec::new(),
            strays,
            useless,
        };
        let rack = drawn.rack();
        let unseen = Unseen::at_the_start(TileSet::STANDARD, &rack);
        let placement = Placement::new(hand, &rack, &[], &unseen);
        if placement.strays[Tile::Joker] > 0 {
            return None;
        }
        drawn.missing = placement.missing().map(|(_, tile)| tile).collect();
        shuffle(&mut drawn.missing, chance);
        match wanted.completes {
            Some(completes) => drawn.with_first(|it, tile| completes.is_met(it, tile, hand)),
            None => Some(drawn),
        }
    }

    /// The same with a missing tile of this kind as the first; nothing when there is none.
    fn with_first(mut self, is_it: impl Fn(&Self, Tile) -> bool) -> Option<Self> {
        let place = self.missing.iter().position(|tile| is_it(&self, *tile))?;
        self.missing.swap(0, place);
        Some(self)
    }

    /// The same with so many further tiles of no use, out of those it might have: with all of them on the rack, and
    /// with as many of the missing tiles as you like, it is as near as without, and still wants every tile of its own.
    /// Nothing when there are too few.
    fn with_useless(mut self, card: &CompiledCard, count: usize) -> Option<Self> {
        let candidates = std::mem::take(&mut self.useless);
        if count == 0 {
            return Some(self);
        }
        let mut distances = Distances::default();
        let mut far = |rack: &TileCounts, came: usize| {
            let mut more: TileCounts = self.missing.iter().take(came).copied().collect();
            more.add_all(rack);
            card.measure(&more, &[], &mut distances);
            let own = distances.nearest(&card.hands_of(self.line));
            own.map(|own| usize::from(own) + came)
        };
        let lacks = Some(self.missing.len());
        let mut rack = self.rack();
        let mut useless = Vec::new();
        for tile in candidates {
            if useless.len() == count {
                break;
            }
            let mut with = rack;
            with.add(tile);
            if far(&with, 0) == lacks && far(&with, self.missing.len() / 2) == lacks {
                rack = with;
                useless.push(tile);
            }
        }
        useless.sort();
        let stays = (0..=self.missing.len()).all(|came| {
            far(&rack, came) == lacks
                && self.held.iter().all(|tile| {
                    let mut fewer = rack;
                    fewer.remove(*tile) && far(&fewer, came) > lacks
                })
        });
        let is_enough = useless.len() == count && stays;
        self.useless = useless;
        is_enough.then_some(self)
    }

    /// Whether it can be told which tiles are of use: without any of those that are held the line is farther
    /// away, the strays bring it no nearer, and no other line is nearer.
    fn is_clear(&self, card: &CompiledCard) -> bool {
        let mut distances = Distances::default();
        let mut far = |rack: &TileCounts| {
            card.measure(rack, &[], &mut distances);
            let own = distances.nearest(&card.hands_of(self.line));
            (own.map(usize::from), distances.least().map(usize::from))
        };
        let rack = self.rack();
        let lacks = self.lacks();
        let (own, least) = far(&rack);
        let is_seen = self.held.len() + self.jokers < ENOUGH_TO_SEE || least == Some(lacks);
        is_seen
            && own == Some(lacks)
            && self.held.iter().all(|tile| {
                let mut fewer = rack;
                fewer.remove(*tile) && far(&fewer).0 > Some(lacks)
            })
    }
}

/// Whether there are tiles enough to lay a hand with naturals alone (rule `quint-needs-joker`).
pub(super) fn needs_no_joker(hand: &Hand) -> bool {
    let tiles = tiles(hand);
    tiles.kinds().all(|(tile, count)| count <= copies_of(tile))
}

/// All tiles of a hand.
pub(super) fn tiles(hand: &Hand) -> TileCounts {
    tiles_of(hand).collect()
}

fn tiles_of(hand: &Hand) -> impl Iterator<Item = Tile> {
    let groups = hand.groups.iter();
    groups.flat_map(|group| group.tiles.iter().copied())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::card;

    /// Where jokers stand is decided in one place, so that a lesson sends the tile that the card beside it
    /// calls missing.
    #[test]
    fn what_a_drawn_hand_lacks_is_what_every_screen_calls_missing() {
        let card = CompiledCard::new(Arc::new(card::practice().unwrap()));
        let mut told = 0;
        for seed in 0..200 {
            let wanted = HandWanted {
                seed,
                tiles: 8,
                jokers: 1 + seed as usize % 2,
                strays: 3,
                ..HandWanted::default()
            };
            let Some(drawn) = DrawnHand::draw(&card, wanted, |_| true) else {
                continue;
            };
            let rack = drawn.rack();
            let unseen = Unseen::at_the_start(TileSet::STANDARD, &rack);
            let lacks: TileCounts = drawn.missing.iter().copied().collect();
            let is_the_same = card.hands_of(drawn.line).any(|hand| {
                let missing = Placement::new(card.hand(hand), &rack, &[], &unseen);
                missing
                    .missing()
                    .map(|(_, tile)| tile)
                    .collect::<TileCounts>()
                    == lacks
            });
            assert!(is_the_same, "seed {seed}: {lacks:?} with {rack:?}");
            told += 1;
        }
        assert!(told > 100);
    }
}
