//! Positions that somebody describes: each is refused with its problems, or is a game like any other.

use std::sync::Arc;

use mahj_tutor::card::Card;
use mahj_tutor::rules::{
    CharlestonPass, Discard, Exposure, Game, Mistakes, Moment, PlannedRack, Position, Seat, below,
};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::actions::all_plain_actions;
use super::laws::{RuleExample, Tried};
use super::million::play;
use super::tables::{any_rules, any_seat, one_of, practice};

fn any_tile(rng: &mut ChaCha8Rng) -> Tile {
    Tile::ALL[below(rng, Tile::KINDS as u32) as usize]
}

fn any_rack(rng: &mut ChaCha8Rng) -> PlannedRack {
    let count = below(rng, 16);
    let tiles: TileCounts = (0..count).map(|_| any_tile(rng)).collect();
    match below(rng, 12) {
        0 => PlannedRack::Exactly(tiles),
        1 | 2 => PlannedRack::With(tiles),
        _ => PlannedRack::Dealt,
    }
}

/// A group of a hand of the card, or now and then of anything.
fn any_exposure(card: &Card, rng: &mut ChaCha8Rng) -> Exposure {
    let hand = &card.hands()[below(rng, card.hands().len() as u32) as usize];
    let group = one_of(&(0..hand.groups.len()).collect::<Vec<_>>(), rng).unwrap();
    let group = &hand.groups[group];
    let jokers = below(rng, group.tiles.len() as u32) as u8;
    let mut exposure = Exposure {
        tile: group.tiles[0],
        naturals: group.tiles.len() as u8 - jokers,
        jokers,
        strays: TileCounts::EMPTY,
        claimed_from: any_seat(rng),
    };
    match below(rng, 60) {
        0 => exposure.tile = any_tile(rng),
        1 => exposure.naturals = below(rng, 256) as u8,
        2 => exposure.jokers = below(rng, 256) as u8,
        3 => exposure.strays = TileCounts::from_iter([any_tile(rng)]),
        _ => {}
    }
    exposure
}

fn any_moment(rng: &mut ChaCha8Rng) -> Moment {
    const STEPS: [CharlestonPass; 6] = [
        CharlestonPass::FirstRight,
        CharlestonPass::FirstAcross,
        CharlestonPass::FirstLeft,
        CharlestonPass::SecondLeft,
        CharlestonPass::SecondAcross,
        CharlestonPass::LastRight,
    ];
    match below(rng, 12) {
        0 => Moment::Charleston(STEPS[below(rng, 6) as usize]),
        1 => Moment::Vote,
        2 => Moment::Courtesy,
        3 => Moment::Mush,
        4..6 => Moment::ToDraw(any_seat(rng)),
        6..9 => Moment::Discarded,
        _ => Moment::ToDiscard {
            seat: any_seat(rng),
            drawn: (below(rng, 3) > 0).then(|| any_tile(rng)),
        },
    }
}

fn any_position(card: &Arc<Card>, mistakes: Mistakes, rng: &mut ChaCha8Rng) -> Position {
    let mut position = Position::new(Arc::clone(card));
    position.rules = any_rules(mistakes, rng);
    position.east = any_seat(rng);
    position.moment = any_moment(rng);
    for seat in Seat::ALL {
        position.racks[seat] = any_rack(rng);
        let exposures = below(rng, 12).saturating_sub(8);
        position.exposures[seat] = (0..exposures).map(|_| any_exposure(card, rng)).collect();
    }
    let discards = below(rng, 12);
    position.discards = (0..discards)
        .map(|_| Discard {
            tile: any_tile(rng),
            by: any_seat(rng),
            claimed_by: (below(rng, 20) == 0).then(|| any_seat(rng)),
        })
        .collect();
    position.next_tiles = (0..below(rng, 4)).map(|_| any_tile(rng)).collect();
    if below(rng, 3) == 0 {
        position.wall_left = Some(below(rng, 120) as usize);
    }
    position
}

#[test]
fn a_position_is_refused_with_its_problems_or_is_a_game_like_any_other() {
    let card = practice();
    let plain_actions = all_plain_actions();
    let mut tried = Tried::default();
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..2000 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mistakes = Mistakes::ALL[seed as usize % 2];
        let position = any_position(&card, mistakes, &mut rng);
        match Game::from_position(&position) {
            Ok(game) => {
                accepted += 1;
                if accepted % 5 == 0 {
                    let mut example =
                        RuleExample::new(format!("position {seed}: {position:?}"), game);
                    play(&mut example, &plain_actions, &mut rng, &mut tried);
                }
            }
            Err(problems) => {
                refused += 1;
                assert!(!problems.is_empty());
            }
        }
    }
    assert!(accepted > 300 && refused > 300, "{accepted} {refused}");
    assert!(tried.games > 60, "{tried:?}");
}
