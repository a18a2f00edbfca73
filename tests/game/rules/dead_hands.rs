//! Dead hands. Each test is named after its rule.

use mahj_tutor::rules::{
    Action, CharlestonPass, Event, Exposure, Fact, Game, Moment, Position, RuleId, Rulings,
    Situation,
};

use crate::rules::table::*;

/// South is to draw, with this rack and these exposures.
pub(crate) fn south_to_draw(rack: &str, exposures: Vec<Exposure>) -> Position {
    let mut position = erring(table([JUNK, rack, JUNK, JUNK]));
    position.exposures[SOUTH] = exposures;
    position.moment = Moment::ToDraw(SOUTH);
    position
}

/// South has claimed `tile` in error, and East's hand is the first to say so.
fn claimed_in_error(tile: &str, rack: &str, text: &str) -> Game {
    let mut game = begin(&erring(after_discard(EAST, tile, ["", rack, "", ""])));
    claim(&mut game, SOUTH, text);
    game
}

/// South has a pung of ones, and exposes a kong of twos beside it: no line has both.
pub(crate) fn kong_beside_a_pung() -> Game {
    let mut position = erring(after_discard(
        EAST,
        "2B",
        [JUNK, "2B 2B J 3C 3C 3C N E W S", JUNK, JUNK],
    ));
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 2 jokers 1");
    game
}

/// South's hand is dead: the kong beside the pung was noticed and admitted.
fn south_is_dead() -> Game {
    let mut game = kong_beside_a_pung();
    act(&mut game, NORTH, "challenge 1");
    act(&mut game, SOUTH, "admit");
    game
}

/// South takes a tile in West's turn.
fn out_of_turn() -> Game {
    let rack = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R";
    let mut position = south_to_draw(rack, Vec::new());
    for seat in [EAST, WEST, NORTH] {
        position.racks[seat] = mahj_tutor::rules::PlannedRack::Dealt;
    }
    position.moment = Moment::ToDraw(WEST);
    position.next_tiles = ["9B", "9B", "9C", "R"].map(tile).to_vec();
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    game
}

#[test]
fn dead_no_such_hand() {
    cov_mark::check!(DEAD_NO_SUCH_HAND);
    let rack = "N N J 1B 1B 2B 2B 3C 3C E W S R";
    let game = claimed_in_error("N", rack, "claim naturals 2 jokers 0");
    assert_eq!(
        faults(&game, SOUTH),
        ["dead-no-such-hand", "dead-illegal-call"]
    );
}

#[test]
fn dead_should_be_concealed() {
    cov_mark::check!(DEAD_SHOULD_BE_CONCEALED);
    let rack = "8D 8D 9D 9D 9D 5D 5D 7D 7D 7D 6D 6D J";
    let game = claimed_in_error("8D", rack, "claim naturals 2 jokers 0");
    assert_eq!(
        faults(&game, SOUTH),
        ["dead-should-be-concealed", "dead-illegal-call"]
    );
}

#[test]
fn a_group_of_a_concealed_line_is_no_fault_when_another_line_with_it_may_be_exposed() {
    let rack = "F F 1B 1B 1B 1B 2B 2B 2B 3B 3B 3B 3B";
    let game = claimed_in_error("2B", rack, "claim naturals 3 jokers 0");
    assert!(faults(&game, SOUTH).is_empty());
}

#[test]
fn dead_exposure_size() {
    cov_mark::check!(DEAD_EXPOSURE_SIZE);
    let rack = "4B 4B 4B F F F F 6B 6B 6B 6B G N";
    let game = claimed_in_error("4B", rack, "claim naturals 2 jokers 0");
    assert_eq!(
        faults(&game, SOUTH),
        ["dead-exposure-size", "dead-illegal-call"]
    );
}

#[test]
fn dead_joker_misuse() {
    cov_mark::check!(DEAD_JOKER_MISUSE);
    let rack = "1B J 2B 2B 2B 3C 3C 3C N E W S R";
    let game = claimed_in_error("1B", rack, "claim naturals 0 jokers 1");
    assert_eq!(
        faults(&game, SOUTH),
        ["dead-joker-misuse", "dead-illegal-call"]
    );
}

#[test]
fn jok_misuse_dead() {
    cov_mark::check!(JOK_MISUSE_DEAD);
    // The card closes its kong of flowers to jokers.
    let rack = "F F J 4B 4B 4B 4B 6B 6B 6B 6B G G";
    let game = claimed_in_error("F", rack, "claim naturals 2 jokers 1");
    assert_eq!(faults(&game, SOUTH)[0], "dead-joker-misuse");
}

#[test]
fn dead_direction_change() {
    cov_mark::check!(DEAD_DIRECTION_CHANGE);
    assert_eq!(
        faults(&kong_beside_a_pung(), SOUTH),
        ["dead-direction-change"]
    );
}

#[test]
fn dead_illegal_call() {
    cov_mark::check!(DEAD_ILLEGAL_CALL);
    // A call for a pair is no call.
    let rack = "1B J 2B 2B 2B 3C 3C 3C N E W S R";
    let game = claimed_in_error("1B", rack, "claim naturals 1 jokers 0");
    assert!(faults(&game, SOUTH).contains(&"dead-illegal-call"));
}

/// South takes a run for a group.
const RUN: &str = "1B J 3B 2B 4B 5B 3C 3C N E W S R";

#[test]
fn dead_illegal_call_for_tiles_that_are_not_identical() {
    cov_mark::check!(DEAD_ILLEGAL_CALL);
    let mut game = claimed_in_error("2B", RUN, "claim tiles 1B 3B");
    assert_eq!(
        faults(&game, SOUTH),
        ["dead-no-such-hand", "dead-illegal-call"]
    );
    let exposed = game.view(EAST).exposures(SOUTH)[0];
    assert_eq!(exposed.tiles(), tiles("1B 2B 3B"));
    // It lies open: neither taken back nor put right, and nothing is won with it.
    assert_eq!(facts_against(&game, SOUTH, "retract"), [Fact::LiesOpen]);
    assert!(facts_against(&game, SOUTH, "change naturals 1 jokers 0").contains(&Fact::LiesOpen));
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert_eq!(dead(&game, SOUTH), Some("dead-no-such-hand"));
    // The part exposed in error went back to the rack, the claimed tile with it.
    assert!(game.view(EAST).exposures(SOUTH).is_empty());
    assert!(game.view(SOUTH).rack().contains(&tiles("1B 2B 2B 3B")));
}

#[test]
fn a_printed_cluster_is_exposed_in_error() {
    let rack = "N E W 1B 1B 2B 2B 3C 3C 4C 5C R G";
    let game = claimed_in_error("S", rack, "claim tiles N E W");
    assert_eq!(faults(&game, SOUTH)[0], "dead-no-such-hand");
}

#[test]
fn claim_wrong_is_dead_with_a_joker_among_unlike_tiles_too() {
    cov_mark::check!(CLAIM_WRONG_IS_DEAD);
    let mut game = claimed_in_error("2B", RUN, "claim tiles 3B J");
    act(&mut game, EAST, "challenge 1");
    // What lies open in error gives nobody its joker, denied or not.
    act(&mut game, SOUTH, "admit");
    assert_eq!(rack(&game, SOUTH).matches('J').count(), 1);
}

#[test]
fn a_claim_for_unlike_tiles_is_taken_back_before_they_lie_open() {
    let mut game = begin(&erring(after_discard(EAST, "2B", ["", RUN, "", ""])));
    act(&mut game, SOUTH, "claim tiles 1B 3B");
    act(&mut game, SOUTH, "retract");
    all_let_go(&mut game);
    assert!(game.view(EAST).exposures(SOUTH).is_empty());
    assert!(faults(&game, SOUTH).is_empty());
}

#[test]
fn claim_groups_are_of_one_tile_where_mistakes_are_refused() {
    cov_mark::check!(CLAIM_GROUPS);
    let game = begin(&after_discard(EAST, "2B", ["", RUN, "", ""]));
    assert_eq!(
        refused_by(&game, SOUTH, "claim tiles 1B 3B")[0],
        "claim-groups"
    );
    assert_eq!(
        facts_against(&game, SOUTH, "claim tiles 1B 3B")[0],
        Fact::UnlikeTiles { tile: tile("2B") }
    );
    // What is a group is claimed as one, and nobody takes any four unlike tiles for one.
    let game = begin(&erring(after_discard(EAST, "2B", ["", RUN, "", ""])));
    assert_eq!(
        facts_against(&game, SOUTH, "claim tiles 2B J"),
        [Fact::TilesAreIdentical]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim tiles 1B 3B 4B"),
        ["claim-groups"]
    );
}

#[test]
fn claim_wrong_is_dead() {
    cov_mark::check!(CLAIM_WRONG_IS_DEAD);
    let mut game = kong_beside_a_pung();
    assert_eq!(dead(&game, SOUTH), None, "nobody has noticed it");
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert_eq!(dead(&game, SOUTH), Some("dead-direction-change"));
}

#[test]
fn dead_impossible() {
    cov_mark::check!(DEAD_IMPOSSIBLE);
    let gone = |greens: usize| {
        let exposures = vec![exposure("4B", 4, 0), exposure("6B", 4, 0)];
        let mut position = south_to_draw("", exposures);
        position.racks = mahj_tutor::rules::BySeat::default();
        position.discards = vec![discard(WEST, "G"); greens];
        begin(&position)
    };
    // South needs a pair of green dragons, and no joker stands in a pair.
    assert!(faults(&gone(2), SOUTH).is_empty());
    assert_eq!(faults(&gone(3), SOUTH), ["dead-impossible"]);
}

#[test]
fn dead_impossible_counts_the_jokers_that_are_gone() {
    cov_mark::check!(DEAD_IMPOSSIBLE);
    let exposures = vec![exposure("1B", 3, 0), exposure("2B", 3, 0)];
    let mut position = south_to_draw("", exposures);
    position.racks = mahj_tutor::rules::BySeat::default();
    // With one three left of each suit, a kong of threes needs three jokers.
    for text in ["3B", "3B", "3B", "3C", "3C", "3C", "3D", "3D", "3D"] {
        position.discards.push(discard(WEST, text));
    }
    assert!(faults(&begin(&position), SOUTH).is_empty());
    for _ in 0..6 {
        position.discards.push(discard(WEST, "J"));
    }
    assert_eq!(faults(&begin(&position), SOUTH), ["dead-impossible"]);
}

#[test]
fn dead_breach() {
    cov_mark::check!(DEAD_BREACH);
    let game = out_of_turn();
    assert_eq!(faults(&game, SOUTH), ["dead-breach"]);
    // The tile went back to its place, though South has seen it.
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 13);
    let picked = |seat| {
        game.view(seat)
            .events()
            .any(|event| matches!(event, Event::PickedOutOfTurn { tile: Some(_), .. }))
    };
    assert!(picked(SOUTH) && !picked(WEST));
    let mut game = game;
    let drew = act(&mut game, WEST, "draw");
    assert_eq!(
        drew,
        [Event::Drew {
            seat: WEST,
            tile: Some(tile("9B"))
        }]
    );
}

#[test]
fn dead_out_of_turn_is_a_hand_that_draws_early() {
    cov_mark::check!(DEAD_OUT_OF_TURN);
    let mut game = out_of_turn();
    assert!(
        game.view(SOUTH).accepts(&action("discard R")).is_err(),
        "nobody can discard out of turn"
    );
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert!(dead(&game, SOUTH).is_some());
}

#[test]
fn exch_own_turn() {
    cov_mark::check!(EXCH_OWN_TURN);
    let mut position = south_to_draw("1B 2B 3C R G N E W S 4D 5D 6D 8D", Vec::new());
    position.racks = mahj_tutor::rules::BySeat::default();
    position.racks[SOUTH] = mahj_tutor::rules::PlannedRack::With(tiles("1B"));
    position.exposures[WEST] = vec![exposure("1B", 2, 1)];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "exchange 2/0");
    assert_eq!(faults(&game, SOUTH), ["dead-breach"]);
}

/// East has passed a joker to South, at a table where that can be done.
fn joker_passed(rulings: Rulings) -> Game {
    let mut position = erring(table([
        "J 1B 1B ...",
        "2C 2C 2C 3C 3C 3C 4C 4C 4C N N N E",
        "",
        "",
    ]));
    position.rules.rulings = rulings;
    position.moment = Moment::Charleston(CharlestonPass::FirstRight);
    let mut game = begin(&position);
    act(&mut game, EAST, "pass J 1B 1B blind 0");
    act(&mut game, SOUTH, "pass N N N blind 0");
    for seat in [WEST, NORTH] {
        let first = game.view(seat).legal_actions()[0];
        act(&mut game, seat, &first.to_string());
    }
    game
}

#[test]
fn char_no_jokers_and_one_that_was_passed_stays_where_it_came() {
    cov_mark::check!(CHAR_NO_JOKERS);
    let game = joker_passed(Rulings::Second);
    assert_eq!(game.view(SOUTH).rack()[tile("J")], 1);
    assert!(game.events().contains(&Event::Breached {
        seat: EAST,
        rule: RuleId::CHAR_NO_JOKERS
    }));
    // The hand of who passed it is alive.
    assert_eq!(game.view(WEST).breach(EAST), None);
    assert!(faults(&game, EAST).is_empty());
    // In a game that was begun under the first rulings it was dead.
    let before = joker_passed(Rulings::First);
    assert_eq!(before.view(WEST).breach(EAST), Some(RuleId::CHAR_NO_JOKERS));
}

#[test]
fn dead_wrong_count() {
    cov_mark::check!(DEAD_WRONG_COUNT);
    let mut game = begin(&south_to_draw("", Vec::new()));
    act(&mut game, SOUTH, "draw");
    assert!(faults(&game, SOUTH).is_empty());
    act(&mut game, SOUTH, "draw");
    assert_eq!(faults(&game, SOUTH), ["dead-wrong-count"]);

    let mut position = south_to_draw("", Vec::new());
    position.racks[SOUTH] = mahj_tutor::rules::PlannedRack::With(tiles("9B"));
    let mut game = begin(&position);
    discard_unwanted(&mut game, SOUTH, "9B");
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 12);
    assert_eq!(faults(&game, SOUTH), ["dead-wrong-count"]);
}

#[test]
fn dead_stops() {
    cov_mark::check!(DEAD_STOPS);
    let mut game = south_is_dead();
    // South held 14 tiles and discards none of them: West is next.
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(WEST));
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["dead-stops"]);
    for seat in [WEST, NORTH, EAST] {
        act(&mut game, seat, "draw");
        let discard = game.view(seat).legal_actions().pop().unwrap();
        act(&mut game, seat, &discard.to_string());
        assert!(!game.view(SOUTH).must_act(), "South is not asked");
        all_let_go(&mut game);
    }
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(WEST));
}

#[test]
fn disc_hand_of_dead_not_discarded() {
    cov_mark::check!(DISC_HAND_OF_DEAD_NOT_DISCARDED);
    let game = south_is_dead();
    assert_eq!(
        refused_by(&game, SOUTH, "discard N"),
        ["disc-hand-of-dead-not-discarded"]
    );
}

#[test]
fn dead_cannot_win() {
    cov_mark::check!(DEAD_CANNOT_WIN);
    let mut game = out_of_turn();
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "deny");
    for seat in [WEST, NORTH, EAST] {
        act(&mut game, seat, "draw");
        let drawn = game.view(seat).drawn().unwrap().to_string();
        discard_unwanted(&mut game, seat, &drawn);
    }
    act(&mut game, SOUTH, "draw");
    // Fourteen tiles that are a line of the card, and yet no Mah Jongg.
    let refusal = game.view(SOUTH).check(&Action::DeclareMahJongg);
    assert_eq!(
        refusal.unwrap_err().reasons[0].rule.as_str(),
        "dead-cannot-win"
    );
    act(&mut game, SOUTH, "declare");
    assert_eq!(game.outcome(), None);
    assert_eq!(
        refused_by(&south_is_dead(), SOUTH, "declare"),
        ["dead-cannot-win"]
    );
}

#[test]
fn dead_uncaught() {
    cov_mark::check!(DEAD_UNCAUGHT);
    // The pung is not in the concealed line that all 14 tiles make: nobody says so, and it is no
    // Mah Jongg.
    let mut position = erring(after_discard(
        EAST,
        "8D",
        ["", "8D 8D 9D 9D 9D 5D 5D 7D 7D 7D 6D 6D N", "", ""],
    ));
    position.next_tiles = ["9B", "9B", "9C", "6D"].map(tile).to_vec();
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    discard_unwanted(&mut game, SOUTH, "N");
    for seat in [WEST, NORTH, EAST] {
        act(&mut game, seat, "draw");
        let drawn = game.view(seat).drawn().unwrap().to_string();
        discard_unwanted(&mut game, seat, &drawn);
    }
    act(&mut game, SOUTH, "draw");
    let refusal = game.view(SOUTH).check(&Action::DeclareMahJongg);
    assert_eq!(
        refusal.unwrap_err().reasons[0].rule.as_str(),
        "conc-exposed-dead"
    );
    assert!(
        !game
            .view(SOUTH)
            .legal_actions()
            .contains(&Action::DeclareMahJongg)
    );
}

#[test]
fn dead_returns_error_part() {
    cov_mark::check!(DEAD_RETURNS_ERROR_PART);
    let game = south_is_dead();
    assert_eq!(game.view(WEST).exposures(SOUTH), [exposure("1B", 2, 1)]);
    assert_eq!(
        rack(&game, SOUTH),
        tiles("2B 2B 2B J 3C 3C 3C N E W S").to_string()
    );
    assert!(game.events().iter().any(|event| matches!(
        event,
        Event::HandDied {
            seat: SOUTH,
            returned: 4,
            ..
        }
    )));
}

#[test]
fn exch_dead_earlier() {
    cov_mark::check!(EXCH_DEAD_EARLIER);
    let mut game = south_is_dead();
    // West holds no natural; North draws one.
    let mut position = erring(table(["", "", "1B ...", ""]));
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    position.moment = Moment::ToDraw(SOUTH);
    let mut other = begin(&position);
    act(&mut other, WEST, "challenge 1");
    act(&mut other, SOUTH, "admit");
    act(&mut other, WEST, "draw");
    act(&mut other, WEST, "exchange 1/0");
    assert_eq!(other.view(EAST).exposures(SOUTH)[0].jokers, 0);
    // What went back to the rack is out of reach.
    act(&mut game, WEST, "draw");
    assert_eq!(refused_by(&game, WEST, "exchange 1/1"), ["exch-what"]);
}

#[test]
fn exch_only_properly_exposed() {
    cov_mark::check!(EXCH_ONLY_PROPERLY_EXPOSED);
    let mut position = erring(after_discard(
        EAST,
        "2B",
        ["", "2B 2B J 3C 3C 3C N E W S", "1B 2B ...", ""],
    ));
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 1 jokers 0");
    discard_unwanted(&mut game, SOUTH, "N");
    act(&mut game, WEST, "draw");
    act(&mut game, WEST, "exchange 1/0");
    let mut game = kong_beside_a_pung();
    discard_unwanted(&mut game, SOUTH, "N");
    act(&mut game, WEST, "draw");
    assert!(refused_by(&game, WEST, "exchange 1/1").contains(&"exch-only-properly-exposed"));
}
