//! Concealed hands.

use mahj_tutor::rules::{Event, Fact, Moment, Outcome, WinningTile};

use crate::rules::table::*;

/// One tile short of `55a 666a 777a 888a 999a`, which is concealed.
const WAITING: &str = "5B 5B 6B 6B 6B 7B 7B 7B 8B 8B J 9B 9B";

#[test]
fn conc_last_tile_may_come_from_a_discard() {
    cov_mark::check!(CONC_LAST_TILE);
    let mut game = begin(&after_discard(EAST, "9B", [JUNK, WAITING, JUNK, JUNK]));
    assert_eq!(allowed(&game, SOUTH), ["claim mah-jongg", "let-go"]);
    act(&mut game, SOUTH, "claim mah-jongg");
    assert_eq!(winning_line(&game), "hidden/1");
    assert_eq!(win(&game).tile, WinningTile::Discarded(EAST));
}

#[test]
fn conc_no_claims_while_building() {
    cov_mark::check!(CONC_NO_CLAIMS);
    let game = begin(&after_discard(EAST, "9B", [JUNK, WAITING, JUNK, JUNK]));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 0"),
        ["claim-x-only"]
    );
}

#[test]
fn claim_first_exposure_commits_x_and_closes_every_concealed_line() {
    cov_mark::check!(CLAIM_FIRST_EXPOSURE_COMMITS_X);
    // The tiles of hidden/2, but with a kong of ones exposed only open/1 is left.
    let mut position = table([JUNK, "F F 2B 2B 2B 2B 3B 3B 3B 3B", JUNK, JUNK]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 1)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("3B")),
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "declare");
    assert_eq!(winning_line(&game), "open/1");
}

#[test]
fn conc_exposed_dead_a_concealed_line_that_was_exposed_is_no_mah_jongg() {
    cov_mark::check!(CONC_EXPOSED_DEAD);
    let only_concealed = mahj_tutor::card::Card::parse(
        r#"
        format = 1
        id = "two"
        title = "Two lines"
        year = 2026
        [[section]]
        id = "two"
        title = "Two"
          [[section.line]]
          pattern = "FF 1111a 2222a 3333a"
          value = 25
          concealed = true
          [[section.line]]
          pattern = "NN 1111a 2222a 3333a"
          value = 25
        "#,
    )
    .unwrap();
    let mut position = table([JUNK, "F F 2B 2B 2B 2B 3B 3B 3B 3B", JUNK, JUNK]);
    position.card = only_concealed.into();
    position.exposures[SOUTH] = vec![exposure("1B", 3, 1)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("3B")),
    };
    let game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "declare"), ["conc-exposed-dead"]);
    assert!(matches!(
        facts_against(&game, SOUTH, "declare")[..],
        [Fact::ConcealedLineExposed { .. }]
    ));
}

#[test]
fn conc_exchange_ok_for_a_joker_of_others() {
    cov_mark::check!(CONC_EXCHANGE_OK);
    let mut position = table(["", "3C 5B 5B 6B 6B 6B 7B 7B 7B 8B 8B 8B 9B 9B", "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 3, 1)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("9B")),
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "declare");
    assert_eq!(winning_line(&game), "hidden/1");
    assert_eq!(win(&game).tile, WinningTile::Exchanged);
}

#[test]
fn conc_hidden_until_win() {
    cov_mark::check!(CONC_HIDDEN_UNTIL_WIN);
    let mut game = begin(&after_discard(EAST, "9B", [JUNK, WAITING, JUNK, JUNK]));
    assert_eq!(game.view(WEST).exposures(SOUTH), []);
    assert_eq!(game.view(WEST).rack_size(SOUTH), 13);
    act(&mut game, SOUTH, "claim mah-jongg");
    let Some(Event::Ended(Outcome::Win(shown))) = game.view(WEST).events().next_back() else {
        panic!("the hand is not shown");
    };
    assert_eq!(shown.concealed, tiles(&format!("{WAITING} 9B")));
}
