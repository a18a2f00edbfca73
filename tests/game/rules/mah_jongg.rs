//! Claiming a discard for Mah Jongg, and whose claim goes first.

use mahj_tutor::rules::{Claim, Event, RuleId, Situation, WinningTile};

use crate::rules::table::*;

const WANTS_A_PUNG: &str = "2B 2B 1B 1B J 3C 3C 3C N E W S R";

#[test]
fn prio_mahj_first_even_before_an_exposure_of_a_nearer_player() {
    cov_mark::check!(PRIO_MAHJ_FIRST);
    let mut game = begin(&after_discard(
        EAST,
        "2B",
        [
            JUNK,
            "2B J J 1D 1D J 3C 3C 3C E W S R",
            JUNK,
            "F F 1B 1B 1B 1B 2B 2B J 3B 3B 3B 3B",
        ],
    ));
    act(&mut game, SOUTH, "claim naturals 1 jokers 1");
    let events = act(&mut game, NORTH, "claim mah-jongg");
    assert_eq!(
        events[0],
        Event::ClaimLost {
            seat: SOUTH,
            claim: Claim::Exposure {
                naturals: 1,
                jokers: 1
            },
            rule: RuleId::PRIO_MAHJ_FIRST
        }
    );
    assert_eq!(win(&game).winner, NORTH);
}

#[test]
fn prio_next_in_turn_of_two_exposures() {
    cov_mark::check!(PRIO_NEXT_IN_TURN);
    let mut game = begin(&after_discard(
        EAST,
        "2B",
        [
            JUNK,
            JUNK,
            "2B 2B 1B 1B 1B 3C 3C N E W S R G",
            "2B J 1B J 3D 3D 3D N E W S R G",
        ],
    ));
    act(&mut game, NORTH, "claim naturals 1 jokers 1");
    assert_eq!(refused_by(&game, NORTH, "let-go"), ["win-closes"]);
    let events = act(&mut game, WEST, "claim naturals 2 jokers 0");
    assert!(matches!(
        events[0],
        Event::ClaimLost { seat, rule: RuleId::PRIO_NEXT_IN_TURN, .. } if seat == NORTH
    ));
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(WEST));
    assert_eq!(game.view(EAST).exposures(NORTH), []);
}

#[test]
fn prio_two_mahj_the_one_next_in_turn_wins() {
    cov_mark::check!(PRIO_TWO_MAHJ);
    let mut game = begin(&after_discard(
        WEST,
        "2B",
        [
            "F F 1B 1B 1B J 2B 2B J 3B 3B J J",
            "1B J J 2B J 3C 3C 3C 3C R R R R",
            "",
            "",
        ],
    ));
    act(&mut game, SOUTH, "claim mah-jongg");
    act(&mut game, EAST, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(win(&game).winner, EAST);
    assert!(game.events().iter().any(|event| matches!(
        event,
        Event::ClaimLost { seat, rule: RuleId::PRIO_TWO_MAHJ, .. } if *seat == SOUTH
    )));
}

#[test]
fn when_everybody_lets_go_the_next_player_draws() {
    let mut game = begin(&after_discard(EAST, "2B", [JUNK, JUNK, WANTS_A_PUNG, JUNK]));
    act(&mut game, WEST, "let-go");
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
}

#[test]
fn mahj_claim_any_group_even_a_pair_or_a_cluster() {
    cov_mark::check!(MAHJ_CLAIM_ANY_GROUP);
    for (rack, last) in [
        ("F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B", "F"),
        ("N E W 1B 1B 1B 2B 2B 2B 3B 3B 3B 3B", "S"),
        ("1B 1B 2B 2B 3B 3B 4B 4B 5B 5B 6B 6B 7B", "7B"),
    ] {
        let mut game = begin(&after_discard(SOUTH, last, [rack, "", "", ""]));
        act(&mut game, EAST, "claim mah-jongg");
        all_let_go(&mut game);
        assert_eq!(win(&game).tile, WinningTile::Discarded(SOUTH));
    }
}

#[test]
fn mahj_claim_any_turn_whoever_is_next() {
    cov_mark::check!(MAHJ_CLAIM_ANY_TURN);
    let complete = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R";
    for by in [EAST, SOUTH, WEST] {
        let mut game = begin(&after_discard(by, "R", ["", "", "", complete]));
        act(&mut game, NORTH, "claim mah-jongg");
        all_let_go(&mut game);
        assert_eq!(win(&game).winner, NORTH);
    }
}

#[test]
fn mahj_claim_concealed_ok_even_for_its_pair() {
    cov_mark::check!(MAHJ_CLAIM_CONCEALED_OK);
    // 55a 666a 777a 888a 999a is concealed.
    let waiting = "5B 6B 6B 6B 7B 7B 7B 8B 8B J 9B 9B 9B";
    let mut game = begin(&after_discard(EAST, "5B", ["", waiting, "", ""]));
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(winning_line(&game), "hidden/1");
}

#[test]
fn mahj_claim_not_joker_even_to_complete_the_hand() {
    cov_mark::check!(MAHJ_CLAIM_NOT_JOKER);
    let waiting = "1B 1B 1B 2B 2B 2B 3C 3C 3C R R R R";
    let mut position = after_discard(EAST, "J", ["", waiting, "", ""]);
    position.next_tiles = vec![tile("J")];
    let mut game = begin(&position);
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
    assert_eq!(
        refused_by(&game, SOUTH, "claim mah-jongg"),
        ["mahj-claim-not-joker"]
    );
    // The same tile from the wall would do.
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "declare");
}
