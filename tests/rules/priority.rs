//! Whose claim goes first.

use mahj_tutor::rules::{Claim, Event, RuleId, Situation};

use crate::table::*;

const WANTS_A_PUNG: &str = "2B 2B 1B 1B J 3C 3C 3C N E W S R";

#[test]
fn mah_jongg_goes_before_an_exposure_even_of_a_nearer_player() {
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
fn of_two_exposures_the_one_next_in_turn_goes_first() {
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
fn of_two_mah_jonggs_the_one_next_in_turn_wins() {
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
