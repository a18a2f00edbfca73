//! Walls, break and deal.

use mahj_tutor::rules::{BySeat, Event, Game, Layer, Seat, Setup, TableRules, build_walls};
use mahj_tutor::tile::{Rack, TileCounts, TileSet};

use crate::table::*;

fn dealt(seed: u64, east: Seat) -> Game {
    Game::deal(Setup {
        card: card(),
        rules: TableRules::default(),
        seed,
        east,
        scores: BySeat::default(),
    })
}

#[test]
fn a_seed_builds_the_same_walls_for_ever() {
    let walls = build_walls(TileSet::STANDARD, 1);
    assert_eq!(walls.len(), 152);
    let first: Vec<String> = walls[..12].iter().map(ToString::to_string).collect();
    assert_eq!(first.join(" "), "3B 7D S 3D 4B 1D E R J 3C 7D 5C");
    assert_eq!(dealt(1, EAST).view(EAST).dice(), [4, 2]);
}

#[test]
fn east_breaks_by_the_dice_and_the_deal_goes_round_to_the_right() {
    for seed in 0..40 {
        for east in Seat::ALL {
            let game = dealt(seed, east);
            let dice = game.view(east).dice();
            let kept_back = usize::from(dice[0] + dice[1]);
            // The ring from the break on: the reserve comes last.
            let mut ring = build_walls(TileSet::STANDARD, seed);
            ring.rotate_left(2 * kept_back);
            // Three rounds of two stacks each; then the tops of the first and third stack for East,
            // and the next single tiles for the others.
            let dealt_places = [
                vec![0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52],
                vec![4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49],
                vec![8, 9, 10, 11, 24, 25, 26, 27, 40, 41, 42, 43, 50],
                vec![12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51],
            ];
            for (steps, places) in dealt_places.into_iter().enumerate() {
                let rack: TileCounts = places.into_iter().map(|place| ring[place]).collect();
                assert_eq!(*game.view(east.steps_right(steps)).rack(), rack);
            }
        }
    }
}

#[test]
fn east_starts_with_14_tiles_the_others_with_13_and_99_are_left() {
    let game = dealt(9, WEST);
    let view = game.view(WEST);
    assert_eq!(view.rack_size(WEST), 14);
    for other in [NORTH, EAST, SOUTH] {
        assert_eq!(view.rack_size(other), 13);
    }
    assert_eq!(view.wall_left(), 99);
}

#[test]
fn the_next_wall_tile_is_the_bottom_of_the_third_stack() {
    let mut game = dealt(2, EAST);
    let next = game.view(EAST).wall().next().unwrap();
    assert_eq!(next.layer, Layer::Bottom);
    let dice = game.view(EAST).dice();
    let mut ring = build_walls(TileSet::STANDARD, 2);
    ring.rotate_left(2 * usize::from(dice[0] + dice[1]));
    let drawn = loop {
        let seat = Seat::ALL
            .into_iter()
            .find(|&seat| game.view(seat).must_act())
            .unwrap();
        let action = *game.view(seat).legal_actions().last().unwrap();
        let events = game.apply(seat, action).unwrap();
        if let Some(&Event::Drew { tile, .. }) = events.first() {
            break tile;
        }
    };
    assert_eq!(drawn, Some(ring[53]));
}

#[test]
fn what_is_left_of_a_wall_after_the_deal_depends_on_the_dice() {
    for seed in 0..100 {
        let game = dealt(seed, EAST);
        let view = game.view(EAST);
        let roll = view.wall().reserve();
        assert_eq!(roll, usize::from(view.dice()[0] + view.dice()[1]));
        assert!((2..=12).contains(&roll));
        assert_eq!(view.wall().tiles_before(EAST), 2 * roll);
        let (north, west) = if roll == 12 {
            (0, 37)
        } else {
            (23 - 2 * roll, 38)
        };
        assert_eq!(view.wall().tiles_before(NORTH), north);
        assert_eq!(view.wall().tiles_before(WEST), west);
        assert_eq!(view.wall().tiles_before(SOUTH), 38);
    }
}

#[test]
fn all_152_tiles_stand_in_the_walls() {
    let mut counted = TileCounts::EMPTY;
    counted.extend(build_walls(TileSet::STANDARD, 77));
    assert_eq!(counted, TileSet::STANDARD.counts());
    assert_eq!(counted.total(), 152);
    let Rack(jokers) = "8xJ".parse().unwrap();
    assert_eq!(usize::from(counted[tile("J")]), jokers.len());
}
