//! Declaring Mah Jongg.

use mahj_tutor::rules::{Fact, Game, Moment, Seat, WinningTile, best_hand, complete_hands};

use crate::rules::table::*;

fn drawn(rack: &str, last: &str) -> Game {
    let mut position = table([rack, "", "", ""]);
    position.moment = Moment::ToDiscard {
        seat: EAST,
        drawn: Some(tile(last)),
    };
    position.discards = vec![discard(SOUTH, "9C"), discard(WEST, "9C")];
    begin(&position)
}

#[test]
fn win_14_on_card_that_fit_one_line_exactly() {
    cov_mark::check!(WIN_14_ON_CARD);
    let mut game = drawn("1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R R", "R");
    act(&mut game, EAST, "declare");
    let won = win(&game);
    assert_eq!(winning_line(&game), "open/2");
    assert_eq!(won.tile, WinningTile::Drawn);
    assert_eq!(
        won.concealed,
        tiles("1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R R")
    );
    assert!(won.jokerless);
}

#[test]
fn one_wrong_tile_is_no_mah_jongg() {
    // The dragons match craks in this line, so green ones do not fit.
    let game = drawn("1B 1B 1B 2B 2B 2B 3C 3C 3C 3C G G G G", "G");
    assert_eq!(refused_by(&game, EAST, "declare"), ["win-14-on-card"]);
    assert_eq!(
        facts_against(&game, EAST, "declare"),
        [Fact::NotComplete { claimed: None }]
    );
}

#[test]
fn one_wrong_discard_makes_no_mah_jongg_of_thirteen_tiles() {
    let waiting = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R";
    let game = begin(&after_discard(EAST, "G", ["", waiting, "", ""]));
    let claimed = Some(tile("G"));
    assert_eq!(
        facts_against(&game, SOUTH, "claim mah-jongg"),
        [Fact::NotComplete { claimed }]
    );
}

#[test]
fn card_line_exact_lines_are_not_mixed() {
    cov_mark::check!(CARD_LINE_EXACT);
    let game = drawn("N E W S 1B 1B 1B 2B 2B 2B 3C 3C 3C 3C", "3C");
    assert_eq!(refused_by(&game, EAST, "declare"), ["win-14-on-card"]);
}

#[test]
fn mah_jongg_is_declared_with_14_tiles_only() {
    let mut position = table(["1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R", "", "", ""]);
    position.moment = Moment::ToDraw(EAST);
    let game = begin(&position);
    assert_eq!(facts_against(&game, EAST, "declare"), [Fact::DrawFirst]);
}

#[test]
fn an_exposed_pung_is_no_kong() {
    let mut position = table([JUNK, "F F J 2B 2B 2B 2B 3B 3B 3B 3B", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 0)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: None,
    };
    let game = begin(&position);
    assert!(game.view(SOUTH).accepts(&action("declare")).is_err());
}

#[test]
fn card_best_value_counts_of_several_lines_that_fit() {
    cov_mark::check!(CARD_BEST_VALUE_COUNTS);
    let card = card();
    let rack = tiles("F F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B");
    let fitting: Vec<String> = complete_hands(&card, &[], &rack)
        .map(|hand| card.line(hand.line).id.to_string())
        .collect();
    assert_eq!(fitting, ["open/1", "hidden/2"]);
    let best = best_hand(&card, &[], &rack).unwrap();
    assert_eq!(card.line(best.line).id.to_string(), "hidden/2");
}

#[test]
fn win_sources_the_wall_a_discard_or_an_exchange() {
    cov_mark::check!(WIN_SOURCES);
    let waiting = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R";
    let mut position = table(["", waiting, "", ""]);
    position.moment = Moment::ToDraw(SOUTH);
    position.next_tiles = vec![tile("R")];
    let mut game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "declare"), ["win-sources"]);
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "declare");
    assert_eq!(win(&game).tile, WinningTile::Drawn);

    let mut game = begin(&after_discard(EAST, "R", ["", waiting, "", ""]));
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(win(&game).tile, WinningTile::Discarded(EAST));

    position.exposures[WEST] = vec![exposure("1D", 3, 1)];
    position.next_tiles = vec![tile("1D")];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "declare");
    assert_eq!(win(&game).tile, WinningTile::Exchanged);
}

#[test]
fn win_announce_lays_all_14_tiles_open() {
    cov_mark::check!(WIN_ANNOUNCE);
    let mut position = table(["", "2B 2B 2B 3C 3C 3C 3C R R R", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 0)];
    position.moment = Moment::ToDraw(SOUTH);
    position.next_tiles = vec![tile("R")];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "declare");
    assert_eq!(win(&game).concealed, tiles("2B 2B 2B 3C 3C 3C 3C R R R R"));
    // Everybody is told what was won with, and that it was picked.
    for seat in Seat::ALL {
        assert_eq!(
            game.view(seat).events().next_back(),
            game.events().last().cloned()
        );
    }
    assert_eq!(win(&game).tile, WinningTile::Drawn);
}

#[test]
fn object_first_to_match_ends_the_game_for_all() {
    cov_mark::check!(OBJECT_FIRST_TO_MATCH);
    let mut game = drawn("1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R R", "R");
    act(&mut game, EAST, "declare");
    for text in ["pass 1B 1B 1B blind 0", "stop", "offer 1"] {
        assert_eq!(refused_by(&game, SOUTH, text), ["object-first-to-match"]);
        assert_eq!(facts_against(&game, SOUTH, text), [Fact::GameOver]);
    }
    assert!(game.to_act().0.iter().all(|must| !must));
}
