//! Turns and discards.

use mahj_tutor::rules::{Event, Fact, Moment, Situation};

use crate::table::*;

const OPENING: &str = "N E W S R G 0 4D 5D 6D 8D 9D 5C 7C";

#[test]
fn east_opens_by_discarding_without_drawing() {
    let mut game = begin(&table([OPENING, JUNK, JUNK, JUNK]));
    assert_eq!(refused_by(&game, EAST, "draw"), ["turn-13-tiles"]);
    act(&mut game, EAST, "discard 7C");
    assert_eq!(game.view(EAST).rack_size(EAST), 13);
}

#[test]
fn play_goes_to_the_right_and_each_turn_draws_then_discards() {
    let mut position = table([OPENING, JUNK, JUNK, JUNK]);
    position.next_tiles = ["1C", "2C", "3C", "4C"].map(tile).to_vec();
    let mut game = begin(&position);
    act(&mut game, EAST, "discard 7C");
    for (seat, drawn) in [(SOUTH, "1C"), (WEST, "2C"), (NORTH, "3C"), (EAST, "4C")] {
        assert_eq!(game.view(seat).situation(), Situation::ToDraw(seat));
        assert_eq!(allowed(&game, seat), ["draw"]);
        let events = act(&mut game, seat, "draw");
        assert_eq!(
            events,
            [Event::Drew {
                seat,
                tile: Some(tile(drawn))
            }]
        );
        assert_eq!(game.view(seat).drawn(), Some(tile(drawn)));
        assert_eq!(game.view(seat.right()).drawn(), None);
        act(&mut game, seat, &format!("discard {drawn}"));
    }
}

#[test]
fn nobody_draws_or_discards_out_of_turn() {
    let mut game = begin(&table([OPENING, JUNK, JUNK, JUNK]));
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["turn-no-pick-ahead"]);
    assert_eq!(
        facts_against(&game, SOUTH, "discard N"),
        [Fact::NotYourTurn { turn: EAST }]
    );
    act(&mut game, EAST, "discard 7C");
    assert_eq!(refused_by(&game, WEST, "draw"), ["turn-ccw"]);
    assert_eq!(
        refused_by(&game, SOUTH, "discard N"),
        ["turn-must-pick-or-claim"]
    );
}

#[test]
fn only_a_tile_of_the_rack_is_discarded_and_any_of_them_even_a_joker() {
    let mut game = begin(&table([
        "J J 1B 2B 3B 4B 5B 6B 7B 8B 9B F F 1B",
        JUNK,
        JUNK,
        JUNK,
    ]));
    assert_eq!(refused_by(&game, EAST, "discard 9D"), ["turn-discard-ends"]);
    assert_eq!(
        allowed(&game, EAST),
        [
            "discard J",
            "discard F",
            "discard 1B",
            "discard 2B",
            "discard 3B",
            "discard 4B",
            "discard 5B",
            "discard 6B",
            "discard 7B",
            "discard 8B",
            "discard 9B"
        ]
    );
    act(&mut game, EAST, "discard J");
}

#[test]
fn a_discarded_joker_is_dead() {
    let mut game = begin(&table([
        "J J 9C 2B 3B 4B 5B 6B 7B 8B 9B F F 1B",
        "J J J 1B 1B 1B 2B 2B 2B 3C 3C 3C 3C",
        JUNK,
        JUNK,
    ]));
    act(&mut game, EAST, "discard J");
    assert_eq!(game.view(SOUTH).situation(), Situation::ToDraw(SOUTH));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 0 jokers 2"),
        ["disc-joker-dead"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim mah-jongg"),
        ["mahj-claim-not-joker"]
    );
}

#[test]
fn a_discard_cannot_be_taken_back() {
    let mut game = begin(&table([
        "3B 3B 3B 1B 1B 1B 2B 2B 2B J N E W S",
        JUNK,
        JUNK,
        JUNK,
    ]));
    act(&mut game, EAST, "discard 3B");
    assert!(refused_by(&game, EAST, "claim naturals 2 jokers 1").contains(&"disc-no-takeback"));
}

#[test]
fn nothing_is_done_when_the_game_is_over() {
    let mut position = table([JUNK, JUNK, JUNK, "1C 2C 3C 4C 1B 2B 3B 4B 6B 7B 8B 9B 9C"]);
    position.moment = Moment::ToDraw(NORTH);
    position.next_tiles = vec![tile("7C")];
    position.wall_left = Some(1);
    let mut game = begin(&position);
    act(&mut game, NORTH, "draw");
    act(&mut game, NORTH, "discard 7C");
    assert!(game.outcome().is_some());
    for text in [
        "draw",
        "discard 1C",
        "declare",
        "let-go",
        "claim mah-jongg",
        "stop",
    ] {
        assert_eq!(facts_against(&game, EAST, text)[0], Fact::GameOver);
        assert_eq!(refused_by(&game, EAST, text)[0], "wall-game");
    }
    assert!(game.to_act().0.iter().all(|must| !must));
}
