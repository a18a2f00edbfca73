//! The joker exchange.

use mahj_tutor::rules::{Event, ExposureAt, Fact, Game, Moment, Situation, WinningTile};

use crate::rules::table::*;

/// West has a kong of three craks with two jokers, South is to discard.
fn exchanging(rack: &str) -> Game {
    let mut position = table(["", rack, "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 2, 2)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: None,
    };
    begin(&position)
}

const RACK: &str = "3C 3C 1B 1B 1B 2B 2B 2B N E W S R G";

#[test]
fn exch_what_a_natural_for_the_joker_that_stands_for_it() {
    cov_mark::check!(EXCH_WHAT);
    let mut game = exchanging(RACK);
    let events = act(&mut game, SOUTH, "exchange 2/0");
    assert_eq!(
        events,
        [Event::Exchanged {
            seat: SOUTH,
            exposure: ExposureAt {
                seat: WEST,
                index: 0
            },
            tile: tile("3C"),
        }]
    );
    let exposure = game.view(EAST).exposures(WEST)[0];
    assert_eq!((exposure.naturals, exposure.jokers), (3, 1));
    assert_eq!(
        rack(&game, SOUTH),
        tiles("J 3C 1B 1B 1B 2B 2B 2B N E W S R G").to_string()
    );
}

#[test]
fn exch_several_in_one_turn_while_there_are_jokers() {
    cov_mark::check!(EXCH_SEVERAL);
    let mut game = exchanging("3C 3C 1B 1B 1B 2B 2B 2B N E W S R G");
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "exchange 2/0");
    assert_eq!(game.view(SOUTH).rack()[tile("J")], 2);
    assert_eq!(
        refused_by(&game, SOUTH, "exchange 2/0"),
        ["exch-what", "exch-exact-natural"]
    );
    act(&mut game, SOUTH, "discard R");
}

#[test]
fn exch_exact_natural_and_no_other() {
    cov_mark::check!(EXCH_EXACT_NATURAL);
    let game = exchanging("3B 3D 1B 1B 1B 2B 2B 2B N E W S R G");
    assert_eq!(
        refused_by(&game, SOUTH, "exchange 2/0"),
        ["exch-exact-natural"]
    );
}

#[test]
fn where_nothing_lies_there_is_nothing_to_exchange() {
    let game = exchanging(RACK);
    let at = ExposureAt {
        seat: WEST,
        index: 1,
    };
    assert_eq!(
        facts_against(&game, SOUTH, "exchange 2/1"),
        [Fact::NoSuchExposure(at)]
    );
}

#[test]
fn exch_from_own_exposures_too() {
    cov_mark::check!(EXCH_FROM_OWN);
    let mut position = table(["", "1B N N E E W S R G 0 2B", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("1B")),
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "exchange 1/0");
    assert_eq!(game.view(SOUTH).exposures(SOUTH)[0].jokers, 0);
    assert_eq!(game.view(SOUTH).drawn(), None);
}

#[test]
fn exch_own_turn_and_14_tiles_are_needed() {
    cov_mark::check!(EXCH_OWN_TURN);
    let mut position = table(["", "3C 1B 1B 1B 2B 2B 2B N E W S R G", "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 2, 2)];
    position.moment = Moment::ToDraw(SOUTH);
    let game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "exchange 2/0"), ["exch-own-turn"]);
    position.moment = Moment::ToDraw(EAST);
    let game = begin(&position);
    assert_eq!(
        facts_against(&game, SOUTH, "exchange 2/0"),
        [Fact::NotYourTurn { turn: EAST }]
    );
}

#[test]
fn exch_not_before_claim_of_the_newest_discard() {
    cov_mark::check!(EXCH_NOT_BEFORE_CLAIM);
    let mut position = after_discard(EAST, "2B", ["", "3C 1B 1B 1B 2B 2B N E W S R G 0", "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 2, 2)];
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, SOUTH, "exchange 2/0"),
        ["exch-not-before-claim"]
    );
    // Where mistakes can be made, the joker comes in time for the claim, and everybody has seen how.
    position.rules.mistakes = mahj_tutor::rules::Mistakes::Allowed;
    let mut game = begin(&position);
    act(&mut game, SOUTH, "exchange 2/0");
    assert_eq!(game.view(SOUTH).rack()[tile("J")], 1);
    assert_eq!(faults(&game, SOUTH), ["dead-breach"]);
    let broken = game.view(EAST).breach(SOUTH);
    assert_eq!(
        broken.map(mahj_tutor::rules::RuleId::as_str),
        Some("exch-not-before-claim")
    );
    let mut claimed = game.clone();
    claim(&mut claimed, SOUTH, "claim naturals 2 jokers 1");
    assert_eq!(claimed.view(EAST).exposures(SOUTH), [exposure("2B", 3, 1)]);
    // What was answered with stays.
    act(&mut game, SOUTH, "let-go");
    assert_eq!(
        refused_by(&game, SOUTH, "exchange 2/0")[0],
        "exch-not-before-claim"
    );
}

#[test]
fn a_tile_drawn_while_the_discard_lies_open_is_out_of_turn() {
    let position = erring(after_discard(EAST, "2B", ["", "", "", ""]));
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    let broken = game.view(EAST).breach(SOUTH);
    assert_eq!(
        broken.map(mahj_tutor::rules::RuleId::as_str),
        Some("turn-no-pick-ahead")
    );
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 13);
    assert!(game.view(SOUTH).must_act(), "the discard lies open still");
}

#[test]
fn claim_exchange_after_the_exposure_and_before_the_discard() {
    cov_mark::check!(CLAIM_EXCHANGE_AFTER);
    let mut position = after_discard(
        EAST,
        "2B",
        [JUNK, "3C 1B 1B 1B 2B 2B N E W S R G 0", "", JUNK],
    );
    position.exposures[WEST] = vec![exposure("3C", 2, 2)];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    all_let_go(&mut game);
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "discard N");
}

#[test]
fn exch_wins_as_self_picked_even_after_a_claim() {
    cov_mark::check!(EXCH_WINS);
    // 111B exposed, 222B claimed, 3333C and RRR + the joker.
    let mut position = after_discard(EAST, "2B", ["", "2B 2B 3C 3C 3C 3C R R R 1D", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 0)];
    position.exposures[WEST] = vec![exposure("1D", 3, 1)];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    all_let_go(&mut game);
    assert!(game.view(SOUTH).accepts(&action("declare")).is_err());
    let mut won = game.clone();
    act(&mut won, SOUTH, "exchange 2/0");
    act(&mut won, SOUTH, "declare");
    assert_eq!(win(&won).tile, WinningTile::Exchanged);
    assert!(
        win(&won)
            .payments
            .lines
            .iter()
            .all(|line| line.amount == 60)
    );
}

#[test]
fn a_hand_that_was_complete_before_the_exchange_is_not_won_by_it() {
    let mut position = after_discard(EAST, "2B", ["", "2B 2B J 3C 3C 3C R R R R", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 0)];
    position.exposures[WEST] = vec![exposure("3C", 1, 3)];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    all_let_go(&mut game);
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "declare");
    assert_eq!(win(&game).tile, WinningTile::Discarded(EAST));
}

#[test]
fn exch_source_tile_drawn_just_now_or_held_before() {
    cov_mark::check!(EXCH_SOURCE_TILE);
    let racks = [
        "1B 1B 1B 2B 2B 2B N E W S R G 0",
        "3C 1B 1B 1B 2B 2B 2B N E W S R G",
    ];
    for (rack, drawn) in racks.into_iter().zip(["3C", "9C"]) {
        let mut position = table(["", rack, "", ""]);
        position.exposures[WEST] = vec![exposure("3C", 2, 2)];
        position.moment = Moment::ToDraw(SOUTH);
        position.next_tiles = vec![tile(drawn)];
        let mut game = begin(&position);
        act(&mut game, SOUTH, "draw");
        act(&mut game, SOUTH, "exchange 2/0");
    }
}

#[test]
fn exch_then_discard_to_13_tiles() {
    cov_mark::check!(EXCH_THEN_DISCARD);
    let mut game = exchanging(RACK);
    act(&mut game, SOUTH, "exchange 2/0");
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 14);
    assert_eq!(game.view(SOUTH).situation(), Situation::ToDiscard(SOUTH));
    act(&mut game, SOUTH, "discard R");
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 13);
}

#[test]
fn exch_no_reverse_a_joker_is_never_given_for_a_natural() {
    cov_mark::check!(EXCH_NO_REVERSE);
    let mut position = table(["", "J 1B 1B 1B 2B 2B 2B N E W S R G 0", "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 4, 0)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: None,
    };
    let game = begin(&position);
    assert!(refused_by(&game, SOUTH, "exchange 2/0").contains(&"exch-what"));
    assert_eq!(
        facts_against(&game, SOUTH, "exchange 2/0")[0],
        Fact::NoJokerThere(ExposureAt {
            seat: WEST,
            index: 0
        })
    );
}

#[test]
fn exch_not_discarded_tile_only_one_of_the_rack() {
    cov_mark::check!(EXCH_NOT_DISCARDED_TILE);
    let mut position = table(["", "9C 1B 1B 1B 2B 2B 2B N E W S R G 0", "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 2, 2)];
    position.discards = vec![discard(EAST, "3C")];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("9C")),
    };
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, SOUTH, "exchange 2/0"),
        ["exch-exact-natural"]
    );
}

#[test]
fn exch_into_rack_goes_the_joker() {
    cov_mark::check!(EXCH_INTO_RACK);
    let mut game = exchanging(RACK);
    act(&mut game, SOUTH, "exchange 2/0");
    assert_eq!(game.view(SOUTH).rack()[tile("J")], 1);
    assert_eq!(game.view(SOUTH).rack()[tile("3C")], 1);
    assert_eq!(game.view(SOUTH).exposures(SOUTH), []);
}

#[test]
fn exch_jokerless_after_all_jokers_have_been_exchanged_out() {
    cov_mark::check!(EXCH_JOKERLESS_AFTER);
    // East takes South's only joker, and then discards the tile that South waits for.
    let mut position = table(["1B R...", "2B 2B 2B 3C 3C 3C 3C R R R", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    let mut game = begin(&position);
    act(&mut game, EAST, "exchange 1/0");
    act(&mut game, EAST, "discard R");
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert!(win(&game).jokerless);
    assert_eq!(win(&game).payments.balance.0, [-120, 240, -60, -60]);
}
