//! The end of the wall.

use mahj_tutor::rules::{
    BySeat, Event, Game, Moment, OptionalAction, Outcome, Seat, Setup, Situation, TableRules,
};

use crate::rules::table::*;

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
fn wall_game_when_all_tiles_are_drawn_and_the_last_discard_is_not_wanted() {
    cov_mark::check!(WALL_GAME);
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
fn wall_last_discard_live_for_mah_jongg() {
    cov_mark::check!(WALL_LAST_DISCARD_LIVE);
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
fn wall_last_discard_live_for_an_exposure_and_one_more_discard() {
    cov_mark::check!(WALL_LAST_DISCARD_LIVE);
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

#[test]
fn wall_99_draws_and_no_more() {
    cov_mark::check!(WALL_99_DRAWS);
    let mut game = Game::deal(Setup {
        card: card(),
        rules: TableRules {
            untaught: vec![OptionalAction::ClaimExposure, OptionalAction::ClaimMahJongg],
            ..TableRules::default()
        },
        seed: 8,
        east: EAST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    // Nobody claims, and nobody declares.
    while let Some(seat) = Seat::ALL.into_iter().find(|&seat| game.to_act()[seat]) {
        let last = *game.view(seat).accepted_actions().last().unwrap();
        game.apply(seat, last).unwrap();
    }
    let draws = game
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Drew { .. }));
    assert_eq!(draws.count(), 99);
    assert_eq!(game.outcome(), Some(&Outcome::WallGame));
}
