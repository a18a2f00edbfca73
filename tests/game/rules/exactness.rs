//! Mah Jongg found fast is exactly the Mah Jongg found by trying.

use mahj_tutor::card::{self, Card, Group, Hand, HandIndex};
use mahj_tutor::rules::{Exposure, below, complete_hands, shuffle};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::table::*;

/// Tries every way to lay the exposures on groups of the hand, and then fills the rest.
fn makes(hand: &Hand, concealed_line: bool, exposures: &[Exposure], rack: &TileCounts) -> bool {
    if concealed_line && !exposures.is_empty() {
        return false;
    }
    lay(&hand.groups.iter().collect::<Vec<_>>(), exposures, rack)
}

fn lay(groups: &[&Group], exposures: &[Exposure], rack: &TileCounts) -> bool {
    let Some((exposure, others)) = exposures.split_first() else {
        return fill(groups, rack);
    };
    groups.iter().enumerate().any(|(index, group)| {
        let fits = group.tile() == Some(exposure.tile)
            && group.tiles.len() == usize::from(exposure.size())
            && (exposure.jokers == 0 || group.takes_jokers);
        let mut rest = groups.to_vec();
        rest.remove(index);
        fits && lay(&rest, others, rack)
    })
}

/// Naturals go to the groups closed to jokers first, then to the others, and jokers fill up.
fn fill(groups: &[&Group], rack: &TileCounts) -> bool {
    let mut left = *rack;
    let (open, closed): (Vec<&Group>, Vec<&Group>) =
        groups.iter().copied().partition(|group| group.takes_jokers);
    for group in closed {
        if !group.tiles.iter().all(|&tile| left.remove(tile)) {
            return false;
        }
    }
    for group in open {
        for &tile in &group.tiles {
            if !left.remove(tile) && !left.remove(Tile::Joker) {
                return false;
            }
        }
    }
    left.is_empty()
}

/// A hand of the card with jokers here and there, some groups exposed, and perhaps a wrong tile.
fn some_hand(card: &Card, rng: &mut impl Rng) -> (Vec<Exposure>, TileCounts) {
    let place = below(rng, card.hands().len() as u32) as usize;
    let mut exposures = Vec::new();
    let mut rack = Vec::new();
    for group in &card.hands()[place].groups {
        let size = group.tiles.len() as u8;
        match group.tile() {
            Some(tile) if size >= 3 && below(rng, 3) == 0 => {
                let jokers = if group.takes_jokers {
                    below(rng, 3) as u8
                } else {
                    0
                };
                exposures.push(exposure(&tile.to_string(), size - jokers, jokers));
            }
            _ => rack.extend(group.tiles.iter().map(|&tile| {
                let joker = below(rng, if group.takes_jokers { 4 } else { 60 }) == 0;
                if joker { Tile::Joker } else { tile }
            })),
        }
    }
    shuffle(&mut exposures, rng);
    if below(rng, 4) == 0 && !rack.is_empty() {
        rack[0] = Tile::ALL[below(rng, 36) as usize];
    }
    (exposures, rack.into_iter().collect())
}

#[test]
fn the_hands_found_are_those_that_trying_every_way_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut made, mut missed) = (0, 0);
    for card in [card::practice().unwrap(), (*card()).clone()] {
        for _ in 0..1500 {
            let (exposures, rack) = some_hand(&card, &mut rng);
            let found: Vec<HandIndex> = complete_hands(&card, &exposures, &rack)
                .map(|hand| hand.hand)
                .collect();
            let by_trying: Vec<HandIndex> = card
                .hands()
                .iter()
                .enumerate()
                .filter(|(_, hand)| makes(hand, card.line(hand.line).concealed, &exposures, &rack))
                .map(|(index, _)| index.into())
                .collect();
            assert_eq!(found, by_trying, "{exposures:?} {rack}");
            if found.is_empty() {
                missed += 1;
            } else {
                made += 1;
            }
        }
    }
    assert!(made > 500 && missed > 300, "{made} {missed}");
}
