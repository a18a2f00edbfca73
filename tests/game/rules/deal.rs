//! Walls, break and deal.

use mahj_tutor::rules::{Event, Game, Layer, Moment, Seat, build_walls};
use mahj_tutor::tile::{Tile, TileCounts, TileSet, Wind};

use crate::rules::table::*;

#[test]
fn a_seed_builds_the_same_walls_for_ever() {
    let walls = build_walls(TileSet::STANDARD, 1);
    assert_eq!(walls.len(), 152);
    let first: Vec<String> = walls[..12].iter().map(ToString::to_string).collect();
    assert_eq!(first.join(" "), "3B 7D S 3D 4B 1D E R J 3C 7D 5C");
    assert_eq!(dealt(1, EAST).view(EAST).dice(), [4, 2]);
}

#[test]
fn deal_final_counts_14_for_east_and_13_for_the_others() {
    cov_mark::check!(DEAL_FINAL_COUNTS);
    let game = dealt(9, WEST);
    let view = game.view(WEST);
    assert_eq!(view.rack_size(WEST), 14);
    for other in [NORTH, EAST, SOUTH] {
        assert_eq!(view.rack_size(other), 13);
    }
    assert_eq!(view.wall_left(), 99);
}

#[test]
fn deal_left_over_depends_on_dice() {
    cov_mark::check!(DEAL_LEFT_OVER_DEPENDS_ON_DICE);
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
fn mix_face_down_every_game_in_another_order_that_nobody_sees() {
    cov_mark::check!(MIX_FACE_DOWN);
    let (one, other) = (
        build_walls(TileSet::STANDARD, 1),
        build_walls(TileSet::STANDARD, 2),
    );
    assert_ne!(one, other);
    let counted = |walls: Vec<Tile>| walls.into_iter().collect::<TileCounts>();
    assert_eq!(counted(one), counted(other));
    let mut position = table(["", "", "", ""]);
    position.moment = Moment::ToDraw(SOUTH);
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    let seen = |seat| game.view(seat).events().next_back();
    assert_eq!(
        seen(WEST),
        Some(Event::Drew {
            seat: SOUTH,
            tile: None
        })
    );
    assert_ne!(seen(SOUTH), seen(WEST));
}

#[test]
fn wall_19_by_2_before_every_player() {
    cov_mark::check!(WALL_19_BY_2);
    let walls = dealt(5, NORTH).view(EAST).wall().when_taken(0);
    for seat in Seat::ALL {
        assert_eq!(walls.stacks(seat), 19);
        assert_eq!(walls.tiles_before(seat), 38);
        assert!((0..19).all(|stack| walls.tiles_in(seat, stack) == 2));
    }
}

#[test]
fn seat_names_ccw_south_west_and_north_to_the_right_of_east() {
    cov_mark::check!(SEAT_NAMES_CCW);
    for east in Seat::ALL {
        let names = [0, 1, 2, 3].map(|steps| east.steps_right(steps).wind(east));
        assert_eq!(names, [Wind::East, Wind::South, Wind::West, Wind::North]);
        assert_eq!(east.left().wind(east), Wind::North);
    }
}

#[test]
fn break_dice_count_from_the_right_hand_end_of_easts_wall() {
    cov_mark::check!(BREAK_DICE_COUNT);
    for seed in 0..40 {
        let game = dealt(seed, WEST);
        let [one, other] = game.view(EAST).dice();
        assert!((1..=6).contains(&one) && (1..=6).contains(&other));
        let first = game.view(EAST).wall().when_taken(0).next().unwrap();
        assert_eq!(first.seat, WEST);
        assert_eq!(first.stack, usize::from(one + other));
        assert_eq!(first.layer, Layer::Top);
        // The tiles that stand there are the first that East takes.
        let ring = build_walls(TileSet::STANDARD, seed);
        let behind = 2 * usize::from(one + other);
        let taken: TileCounts = ring[behind..behind + 4].iter().copied().collect();
        assert!(game.view(WEST).rack().contains(&taken));
    }
}

#[test]
fn break_reserve_kept_last_until_all_other_tiles_are_taken() {
    cov_mark::check!(BREAK_RESERVE_KEPT_LAST);
    for seed in 0..40 {
        let wall = dealt(seed, EAST).view(EAST).wall();
        let others = 152 - 2 * wall.reserve();
        assert_eq!(
            wall.when_taken(others).tiles_before(EAST),
            2 * wall.reserve()
        );
        assert_eq!(wall.when_taken(others).left(), 2 * wall.reserve());
        let next = wall.when_taken(others).next().unwrap();
        assert_eq!((next.seat, next.stack), (EAST, 0));
    }
}

/// The tiles in the order in which they are taken: from the break on.
fn from_the_break(game: &Game) -> Vec<Tile> {
    let [one, other] = game.view(EAST).dice();
    let mut ring = build_walls(TileSet::STANDARD, game.setup().seed);
    ring.rotate_left(2 * usize::from(one + other));
    ring
}

/// In forty deals, the player so many places to East's right has the tiles taken at these places.
fn assert_has(steps: usize, places: &[usize]) {
    for seed in 0..40 {
        for east in Seat::ALL {
            let game = dealt(seed, east);
            let ring = from_the_break(&game);
            let taken: TileCounts = places.iter().map(|&place| ring[place]).collect();
            let rack = game.view(east.steps_right(steps)).rack();
            assert!(rack.contains(&taken));
        }
    }
}

#[test]
fn deal_east_first_four() {
    cov_mark::check!(DEAL_EAST_FIRST_FOUR);
    assert_has(0, &[0, 1, 2, 3]);
}

#[test]
fn deal_order_right_four_to_each_in_turn() {
    cov_mark::check!(DEAL_ORDER_RIGHT);
    assert_has(1, &[4, 5, 6, 7]);
    assert_has(2, &[8, 9, 10, 11]);
    assert_has(3, &[12, 13, 14, 15]);
}

#[test]
fn deal_three_rounds_of_four() {
    cov_mark::check!(DEAL_THREE_ROUNDS);
    for steps in 0..4 {
        let dozen: Vec<usize> = (0..3)
            .flat_map(|round| (0..4).map(move |tile| 16 * round + 4 * steps + tile))
            .collect();
        assert_has(steps, &dozen);
    }
}

#[test]
fn deal_next_wall_left_when_easts_wall_has_run_out() {
    cov_mark::check!(DEAL_NEXT_WALL_LEFT);
    let wall = dealt(4, SOUTH).view(EAST).wall();
    let of_east = 38 - 2 * wall.reserve();
    assert_eq!(wall.when_taken(of_east - 1).next().unwrap().seat, SOUTH);
    assert_eq!(wall.when_taken(of_east).next().unwrap().seat, SOUTH.left());
}

#[test]
fn deal_east_first_and_third_top_tiles() {
    cov_mark::check!(DEAL_EAST_FIRST_AND_THIRD);
    assert_has(0, &[16, 17, 18, 19, 32, 33, 34, 35, 48, 52]);
    let wall = dealt(4, EAST).view(EAST).wall();
    for place in [48, 52] {
        assert_eq!(wall.when_taken(place).next().unwrap().layer, Layer::Top);
    }
}

#[test]
fn deal_last_singles_and_the_next_is_the_bottom_of_the_third_stack() {
    cov_mark::check!(DEAL_LAST_SINGLES);
    assert_has(1, &[49]);
    assert_has(2, &[50]);
    assert_has(3, &[51]);
    let mut game = dealt(2, EAST);
    assert_eq!(game.view(EAST).wall().next().unwrap().layer, Layer::Bottom);
    let ring = from_the_break(&game);
    let drawn = loop {
        let seat = Seat::ALL
            .into_iter()
            .find(|&seat| game.view(seat).must_act())
            .unwrap();
        let action = *game.view(seat).accepted_actions().last().unwrap();
        let events = game.apply(seat, action).unwrap();
        if let Some(&Event::Drew { tile, .. }) = events.first() {
            break tile;
        }
    };
    assert_eq!(drawn, Some(ring[53]));
}

#[test]
fn wall_direction_left_while_play_goes_right() {
    cov_mark::check!(WALL_DIRECTION_LEFT);
    let wall = dealt(6, EAST).view(EAST).wall();
    let mut walls: Vec<Seat> = (0..152)
        .map(|taken| wall.when_taken(taken).next().unwrap().seat)
        .collect();
    walls.dedup();
    assert_eq!(walls, [EAST, NORTH, WEST, SOUTH, EAST]);
}
