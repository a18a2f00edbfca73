//! Mah Jongg in error and its branches. Each test is named after its rule.

use mahj_tutor::rules::{
    Action, Event, Game, Match, Moment, PenaltyCause, RuleId, Rulings, Situation, TableRules,
};

use crate::rules::table::*;

/// One tile is wrong for `111a 222a 3333b DDDDb`.
const NEARLY: &str = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R J 9D";

/// West lacks a three of dots for `FF 1111a 2222a 3333a`, which is drawn next.
const WAITING: &str = "F F 1D 1D 1D J 2D 2D 2D 2D 3D 3D 3D";

/// South says Mah Jongg in its turn, and does not have it.
fn announced() -> Game {
    let mut position = erring(table(["", NEARLY, WAITING, ""]));
    position.next_tiles = vec![tile("3D")];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("9D")),
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "declare");
    game
}

/// South lays it open, and West, North and East answer.
fn laid_open(answers: [&str; 3]) -> Game {
    let mut game = announced();
    act(&mut game, SOUTH, "lay-open");
    for (seat, answer) in [WEST, NORTH, EAST].into_iter().zip(answers) {
        act(&mut game, seat, answer);
    }
    game
}

#[test]
fn err_before_exposing() {
    cov_mark::check!(ERR_BEFORE_EXPOSING);
    let mut game = announced();
    assert_eq!(game.view(EAST).situation(), Situation::Announced(SOUTH));
    assert_eq!(allowed(&game, SOUTH), ["retract", "lay-open"]);
    assert_eq!(refused_by(&game, WEST, "draw"), ["err-before-exposing"]);
    act(&mut game, SOUTH, "retract");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(SOUTH));
    assert_eq!(dead(&game, SOUTH), None);
    discard_unwanted(&mut game, SOUTH, "9D");
}

#[test]
fn err_exposed_all_intact() {
    cov_mark::check!(ERR_EXPOSED_ALL_INTACT);
    let mut game = laid_open(["keep-intact"; 3]);
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(WEST));
    act(&mut game, WEST, "draw");
    act(&mut game, WEST, "declare");
    // South pays the winner of a line of 60, who has drawn, in full, like the two whose hands are alive.
    assert_eq!(win(&game).payments.balance.0, [-120, -120, 360, -120]);
}

#[test]
fn dead_mahj_in_error() {
    cov_mark::check!(DEAD_MAHJ_IN_ERROR);
    let game = laid_open(["keep-intact"; 3]);
    assert_eq!(dead(&game, SOUTH), Some("dead-mahj-in-error"));
    assert_eq!(refused_by(&game, SOUTH, "declare"), ["dead-cannot-win"]);
}

#[test]
fn err_one_other_exposed() {
    cov_mark::check!(ERR_ONE_OTHER_EXPOSED);
    let game = laid_open(["throw-in", "keep-intact", "keep-intact"]);
    assert_eq!(dead(&game, SOUTH), Some("dead-mahj-in-error"));
    assert_eq!(dead(&game, WEST), Some("err-one-other-exposed"));
    // The other two play on.
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(NORTH));
    assert!(
        game.events()
            .iter()
            .any(|event| matches!(event, Event::ThrewIn { seat: WEST, .. }))
    );
}

#[test]
fn err_one_intact() {
    cov_mark::check!(ERR_ONE_INTACT);
    let game = laid_open(["throw-in", "keep-intact", "throw-in"]);
    let end = penalty_end(&game);
    let PenaltyCause::FalseMahJongg {
        declarer,
        intact,
        line,
    } = end.cause
    else {
        panic!("{end:?}");
    };
    assert_eq!((declarer, intact), (SOUTH, NORTH));
    // Thirteen of the fourteen tiles are those of a line of 30.
    assert_eq!(game.setup().card.line(line).value, 30);
    assert_eq!(end.payments.balance.0, [0, -60, 0, 60]);
    let [line] = end.payments.lines.as_slice() else {
        panic!("one pays");
    };
    let factors = line.factors.iter().map(|it| (it.rule.as_str(), it.times));
    assert_eq!(line.value, 30);
    assert_eq!(factors.collect::<Vec<_>>(), [("err-one-intact", 2)]);
}

#[test]
fn err_one_intact_counts_hands_that_were_dead_before() {
    cov_mark::check!(ERR_ONE_INTACT);
    let declared = |rulings| {
        let mut position = erring(table(["", NEARLY, WAITING, ""]));
        position.rules.rulings = rulings;
        position.moment = Moment::ToDiscard {
            seat: SOUTH,
            drawn: Some(tile("9D")),
        };
        let mut game = begin(&position);
        for owner in [WEST, NORTH] {
            act(&mut game, EAST, &format!("challenge {owner}"));
            act(&mut game, owner, "admit");
        }
        act(&mut game, SOUTH, "declare");
        act(&mut game, SOUTH, "lay-open");
        act(&mut game, EAST, "keep-intact");
        game
    };
    // Nobody has thrown a hand in, and East's is the only whole one all the same.
    let game = declared(Rulings::Second);
    let end = penalty_end(&game);
    assert!(matches!(
        end.cause,
        PenaltyCause::FalseMahJongg {
            declarer: SOUTH,
            intact: EAST,
            ..
        }
    ));
    assert_eq!(end.payments.balance.0, [60, -60, 0, 0]);
    // A game that was begun under the first rulings ends as three dead hands.
    let before = declared(Rulings::First);
    assert_eq!(penalty_end(&before).cause, PenaltyCause::ThreeDead);
}

#[test]
fn dead_three_of_which_two_died_of_a_false_mah_jongg_cost_the_last_one() {
    cov_mark::check!(DEAD_THREE);
    // South declared falsely, and West threw the hand in: East and North are left. Then North's dies.
    let mut game = laid_open(["throw-in", "keep-intact", "keep-intact"]);
    act(&mut game, EAST, "challenge 3");
    act(&mut game, NORTH, "admit");
    let end = penalty_end(&game);
    let PenaltyCause::LastDied { died, alive, line } = end.cause else {
        panic!("{end:?}");
    };
    assert_eq!((died, alive), (NORTH, EAST));
    let value = i32::from(game.setup().card.line(line).value);
    assert_eq!(end.payments.balance.0, [2 * value, 0, 0, -2 * value]);
    assert_eq!(end.payments.lines[0].mistake(), Some(RuleId::DEAD_THREE));
    // It counts, and East is passed on.
    let mut played = Match::new(card(), TableRules::default(), 1);
    let east = played.east();
    played.finish_game(game.outcome().unwrap());
    assert_eq!(played.east(), east.right());
}

#[test]
fn err_one_intact_is_paid_by_nobody_when_nobody_keeps_a_hand_and_all_is_played_again() {
    cov_mark::check!(ERR_ONE_INTACT);
    let game = laid_open(["throw-in"; 3]);
    let end = penalty_end(&game);
    assert_eq!(end.cause, PenaltyCause::AllDead);
    assert_eq!(end.payments.balance.0, [0; 4]);
    let mut played = Match::new(card(), TableRules::default(), 1);
    let east = played.east();
    played.finish_game(game.outcome().unwrap());
    assert_eq!(played.east(), east);
}

#[test]
fn err_verify_first() {
    cov_mark::check!(ERR_VERIFY_FIRST);
    let mut game = announced();
    act(&mut game, SOUTH, "lay-open");
    let view = game.view(WEST);
    assert_eq!(view.legal_actions(), [Action::KeepIntact]);
    let refusal = view.check(&Action::ThrowIn).unwrap_err();
    assert_eq!(refusal.reasons[0].rule.as_str(), "err-verify-first");
}

#[test]
fn err_exposures_jokers() {
    cov_mark::check!(ERR_EXPOSURES_JOKERS);
    let mut position = erring(table(["", "2B 2B 2B 3C 3C 3C 3C R R J 9D", "1B J ...", ""]));
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("9D")),
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "declare");
    act(&mut game, SOUTH, "lay-open");
    for seat in [WEST, NORTH, EAST] {
        act(&mut game, seat, "keep-intact");
    }
    // The earlier pung stays and its joker can be exchanged; the joker that was shown is back.
    assert_eq!(game.view(EAST).exposures(SOUTH).len(), 1);
    assert_eq!(game.view(SOUTH).rack()[tile("J")], 1);
    act(&mut game, WEST, "draw");
    act(&mut game, WEST, "exchange 1/0");
}

#[test]
fn err_wrong_call_same() {
    cov_mark::check!(ERR_WRONG_CALL_SAME);
    // The pung with a joker was exposed properly; what was shown with the wrong call goes back.
    let mut position = erring(after_discard(
        EAST,
        "2B",
        [JUNK, "2B 2B J 3C 3C 3C N E W S", JUNK, JUNK],
    ));
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 2 jokers 1");
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert_eq!(game.view(EAST).exposures(SOUTH), [exposure("1B", 2, 1)]);
    assert_eq!(game.view(SOUTH).rack()[tile("J")], 1);
}

/// South claims a Two Bam falsely for Mah Jongg, West wants it for a pung, and North claims as told.
fn false_claim(north: [&str; 2], rulings: Rulings) -> Game {
    let [north_rack, north_says] = north;
    let mut position = erring(after_discard(
        EAST,
        "2B",
        [
            "",
            JUNK,
            "2B 2B 1D 1D 1D 3D 3D 3D 3D J 9B 9B 8B",
            north_rack,
        ],
    ));
    position.rules.rulings = rulings;
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim mah-jongg");
    act(&mut game, WEST, "claim naturals 2 jokers 0");
    act(&mut game, NORTH, north_says);
    assert_eq!(game.view(EAST).situation(), Situation::Announced(SOUTH));
    act(&mut game, SOUTH, "lay-open");
    for seat in [WEST, NORTH, EAST] {
        act(&mut game, seat, "keep-intact");
    }
    assert_eq!(dead(&game, SOUTH), Some("dead-mahj-in-error"));
    game
}

#[test]
fn err_exposed_all_intact_and_the_claimed_discard_stays_with_the_dead_hand() {
    cov_mark::check!(ERR_EXPOSED_ALL_INTACT);
    let game = false_claim(["", "let-go"], Rulings::Second);
    assert_eq!(game.view(SOUTH).rack()[tile("2B")], 1);
    assert_eq!(game.view(EAST).newest_discard(), None);
    assert!(game.view(WEST).exposures(WEST).is_empty());
    assert!(game.events().contains(&Event::DiscardStayed {
        seat: SOUTH,
        tile: tile("2B")
    }));
    // As after a wrong exposure, the player to the right of who claimed goes on.
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(WEST));
    // In a game that was begun under the first rulings West gets it.
    let before = false_claim(["", "let-go"], Rulings::First);
    assert_eq!(before.view(EAST).situation(), Situation::ToDiscard(WEST));
}

#[test]
fn a_true_claim_for_mah_jongg_wins_after_a_false_one() {
    let north = ["1B 1B 1B 2B J 3C 3C 3C 3C R R R J", "claim mah-jongg"];
    let game = false_claim(north, Rulings::Second);
    assert_eq!(win(&game).winner, NORTH);
}
