//! Turns and discards.

use mahj_tutor::rules::{
    Event, Fact, Game, Moment, PaymentLine, RuleId, Seat, Situation, WinningTile,
};

use crate::rules::table::*;

const OPENING: &str = "N E W S R G 0 4D 5D 6D 8D 9D 5C 7C";

#[test]
fn turn_east_opens_by_discarding_without_drawing() {
    cov_mark::check!(TURN_EAST_OPENS);
    let mut position = table([OPENING, JUNK, JUNK, JUNK]);
    position.moment = Moment::Courtesy;
    let mut game = begin(&position);
    for seat in Seat::ALL {
        act(&mut game, seat, "offer 0");
    }
    assert_eq!(game.view(SOUTH).situation(), Situation::ToDiscard(EAST));
    assert_eq!(refused_by(&game, EAST, "draw"), ["turn-13-tiles"]);
    act(&mut game, EAST, "discard 7C");
    assert_eq!(game.view(EAST).rack_size(EAST), 13);
}

#[test]
fn turn_east_opens_by_declaring_a_hand_that_is_complete_after_the_charleston() {
    cov_mark::check!(TURN_EAST_OPENS);
    let complete = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R J";
    let mut position = table([complete, "", "", ""]);
    // With the heavenly hand switched off, too: that is about the time before the Charleston.
    position.rules.heavenly_hand = false;
    position.moment = Moment::Courtesy;
    let mut game = begin(&position);
    for seat in Seat::ALL {
        act(&mut game, seat, "offer 0");
    }
    act(&mut game, EAST, "declare");
    let win = win(&game);
    assert_eq!(win.tile, WinningTile::Opening);
    // It is paid as self-picked, and nothing is said of a hand dealt complete.
    assert_eq!(win.payments.balance.0, [180, -60, -60, -60]);
    let mut rules = win.payments.lines.iter().flat_map(PaymentLine::rules);
    assert!(rules.all(|rule| rule == RuleId::PAY_SELFPICK));
}

#[test]
fn turn_ccw_to_the_right() {
    cov_mark::check!(TURN_CCW);
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
fn disc_joker_allowed_and_any_other_tile_of_the_rack() {
    cov_mark::check!(DISC_JOKER_ALLOWED);
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
fn disc_joker_dead_for_every_claim() {
    cov_mark::check!(DISC_JOKER_DEAD);
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
fn disc_no_takeback() {
    cov_mark::check!(DISC_NO_TAKEBACK);
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

/// South is to draw this tile.
fn drawing(rack: &str, next: &str) -> Game {
    let mut position = table(["", rack, "", ""]);
    position.moment = Moment::ToDraw(SOUTH);
    position.next_tiles = vec![tile(next)];
    position.exposures[WEST] = vec![exposure("R", 1, 3)];
    begin(&position)
}

#[test]
fn turn_four_steps_pick_check_exchange_discard() {
    cov_mark::check!(TURN_FOUR_STEPS);
    let mut game = drawing("1B 1B 1B 2B 2B 2B 3C 3C 3C J R R R", "3C");
    assert_eq!(allowed(&game, SOUTH), ["draw"]);
    act(&mut game, SOUTH, "draw");
    assert_eq!(refused_by(&game, SOUTH, "stop"), ["turn-four-steps"]);
    let now = allowed(&game, SOUTH);
    assert_eq!(now[..2], ["declare", "exchange 2/0"]);
    assert!(now[2..].iter().all(|text| text.starts_with("discard ")));
    act(&mut game, SOUTH, "exchange 2/0");
    // After an exchange Mah Jongg is checked for again.
    assert_eq!(allowed(&game, SOUTH)[0], "declare");
    act(&mut game, SOUTH, "discard 1B");
    assert!(!allowed(&game, SOUTH).contains(&"declare".to_owned()));
}

#[test]
fn turn_must_pick_or_claim_before_a_discard() {
    cov_mark::check!(TURN_MUST_PICK_OR_CLAIM);
    let mut game = drawing(JUNK, "9C");
    assert_eq!(
        refused_by(&game, SOUTH, "discard N"),
        ["turn-must-pick-or-claim"]
    );
    assert_eq!(facts_against(&game, SOUTH, "discard N"), [Fact::DrawFirst]);
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "discard N");
}

#[test]
fn turn_claim_needs_exposure() {
    cov_mark::check!(TURN_CLAIM_NEEDS_EXPOSURE);
    // Unless it is Mah Jongg, a claimed tile is never just taken into the rack.
    let mut game = begin(&after_discard(
        EAST,
        "2B",
        ["", "1B 1B 1B 2B 2B J 3B 3C 3C N E W S", "", ""],
    ));
    for text in allowed(&game, SOUTH) {
        assert!(text == "let-go" || text.starts_with("claim naturals "));
    }
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    all_let_go(&mut game);
    assert_eq!(game.view(EAST).exposures(SOUTH).len(), 1);
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 11);
}

#[test]
fn turn_draw_options_declare_exchange_keep_or_discard_what_was_drawn() {
    cov_mark::check!(TURN_DRAW_OPTIONS);
    let drawn = {
        let mut game = drawing("1B 1B 1B 2B 2B 2B 3C 3C 3C J R R R", "3C");
        act(&mut game, SOUTH, "draw");
        game
    };
    for text in ["declare", "exchange 2/0", "discard J", "discard 3C"] {
        act(&mut drawn.clone(), SOUTH, text);
    }
}

#[test]
fn turn_discard_ends_the_turn_with_13_tiles() {
    cov_mark::check!(TURN_DISCARD_ENDS);
    let mut game = drawing(JUNK, "9C");
    act(&mut game, SOUTH, "draw");
    assert_eq!(
        refused_by(&game, SOUTH, "discard 1B"),
        ["turn-discard-ends"]
    );
    act(&mut game, SOUTH, "discard 9C");
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 13);
    all_let_go(&mut game);
    assert_eq!(game.view(SOUTH).situation(), Situation::ToDraw(WEST));
    assert_eq!(
        facts_against(&game, SOUTH, "discard N"),
        [Fact::NotYourTurn { turn: WEST }]
    );
}

#[test]
fn turn_13_tiles_are_a_hand_and_nobody_draws_with_14() {
    cov_mark::check!(TURN_13_TILES);
    let mut game = drawing(JUNK, "9C");
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 13);
    act(&mut game, SOUTH, "draw");
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 14);
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["turn-13-tiles"]);
}

#[test]
fn turn_no_pick_ahead_of_ones_turn() {
    cov_mark::check!(TURN_NO_PICK_AHEAD);
    let mut game = begin(&table([OPENING, JUNK, JUNK, JUNK]));
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["turn-no-pick-ahead"]);
    assert_eq!(
        facts_against(&game, SOUTH, "discard N"),
        [Fact::NotYourTurn { turn: EAST }]
    );
    act(&mut game, EAST, "discard 7C");
    assert_eq!(refused_by(&game, WEST, "draw"), ["turn-ccw"]);
}
