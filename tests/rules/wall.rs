//! The end of the wall.

use mahj_tutor::rules::{Game, Moment, Outcome, Situation};

use crate::table::*;

/// North draws the last tile.
fn last_tile(racks: [&str; 4], last: &str) -> Game {
    let mut position = table(racks);
    position.moment = Moment::ToDraw(NORTH);
    position.next_tiles = vec![tile(last)];
    position.wall_left = Some(1);
    begin(&position)
}

const NORTH_RACK: &str = "1C 2C 3C 4C 1B 2B 3B 4B 6B 7B 8B 9B 9C";

#[test]
fn when_all_tiles_are_drawn_and_the_last_discard_is_not_wanted_it_is_a_wall_game() {
    let mut game = last_tile([JUNK, JUNK, JUNK, NORTH_RACK], "7C");
    act(&mut game, NORTH, "draw");
    assert_eq!(game.view(EAST).wall_left(), 0);
    assert_eq!(game.view(EAST).wall().next(), None);
    act(&mut game, NORTH, "discard 7C");
    assert_eq!(game.outcome(), Some(&Outcome::WallGame));
    assert_eq!(
        game.view(EAST).situation(),
        Situation::Over(&Outcome::WallGame)
    );
}

#[test]
fn the_discard_after_the_last_tile_may_be_claimed_for_mah_jongg() {
    let waiting = "5B 5B 6B 6B 6B 7B 7B 7B 8B 8B J 9B 9B";
    let mut game = last_tile(
        [JUNK, waiting, JUNK, "1C 2C 3C 4C 1B 2B 3B 4B 9C F F 6C 8C"],
        "9B",
    );
    act(&mut game, NORTH, "draw");
    act(&mut game, NORTH, "discard 9B");
    act(&mut game, SOUTH, "claim mah-jongg");
    assert_eq!(win(&game).winner, SOUTH);
}

#[test]
fn after_the_last_tile_an_exposure_and_one_more_discard_are_possible_and_then_it_is_over() {
    let wants = "2B 2B 1B 1B J 3C 3C 3C N E W S R";
    let mut game = last_tile(
        [JUNK, wants, JUNK, "1C 2C 3C 4C 6B 7B 3B 4B 9C F F 6C 8C"],
        "2B",
    );
    act(&mut game, NORTH, "draw");
    act(&mut game, NORTH, "discard 2B");
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(SOUTH));
    act(&mut game, SOUTH, "discard J");
    assert_eq!(game.outcome(), Some(&Outcome::WallGame));
}

#[test]
fn the_last_tile_may_be_declared() {
    let mut game = last_tile(
        [JUNK, JUNK, JUNK, "5B 5B 6B 6B 6B 7B 7B 7B 8B 8B J 9B 9B"],
        "9B",
    );
    act(&mut game, NORTH, "draw");
    act(&mut game, NORTH, "declare");
    assert_eq!(win(&game).winner, NORTH);
}
