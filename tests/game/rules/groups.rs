//! The groups of a hand.

use mahj_tutor::rules::{Game, PositionProblem, Situation};

use crate::rules::table::*;

/// East declares a hand of the pattern, with jokers in it.
fn makes(pattern: &str, rack: &str) {
    let mut game = with_pattern(pattern, rack);
    act(&mut game, EAST, "declare");
}

#[test]
fn grp_single_is_one_tile_and_no_joker() {
    cov_mark::check!(GRP_SINGLE);
    assert!(hands("1111a 2222a 33333a F")[0].ends_with(" F!"));
    makes("1111a 2222a 33333a F", "4x1B 4x2B 4x3B J F");
    let game = with_pattern("1111a 2222a 33333a F", "4x1B 4x2B 4x3B J J");
    assert_eq!(
        refused_by(&game, EAST, "declare"),
        ["jok-never-single-pair"]
    );
}

#[test]
fn grp_pair_is_two_identical_tiles_and_no_joker() {
    cov_mark::check!(GRP_PAIR);
    assert!(hands("1111a 2222a 3333a FF")[0].ends_with(" FF!"));
    makes("1111a 2222a 3333a FF", "4x1B 4x2B 4x3B F F");
    let game = with_pattern("1111a 2222a 3333a FF", "4x1B 4x2B 4x3B F 1D");
    assert_eq!(refused_by(&game, EAST, "declare"), ["win-14-on-card"]);
}

#[test]
fn grp_pung_is_three_identical_tiles_with_up_to_three_jokers() {
    cov_mark::check!(GRP_PUNG);
    for pung in ["1B 1B 1B", "1B 1B J", "1B J J", "J J J"] {
        makes(
            "FF 111a 222a 333a EEE",
            &format!("F F {pung} 3x2B 3x3B 3xE"),
        );
    }
}

#[test]
fn grp_kong_is_four_identical_tiles_with_up_to_four_jokers() {
    cov_mark::check!(GRP_KONG);
    for kong in ["4x1B", "3x1B J", "1B 3xJ", "4xJ"] {
        makes("FFFFFF 1111a NNNN", &format!("6xF {kong} 4xN"));
    }
}

#[test]
fn grp_quint_is_five_identical_tiles_with_up_to_five_jokers() {
    cov_mark::check!(GRP_QUINT);
    for quint in ["4x1B J", "1B 4xJ", "5xJ"] {
        makes("FFFFF 11111a NNNN", &format!("5xF {quint} 4xN"));
    }
}

#[test]
fn grp_sextet_is_six_identical_tiles_with_up_to_six_jokers() {
    cov_mark::check!(GRP_SEXTET);
    for sextet in ["6xF", "F 5xJ", "6xJ"] {
        makes("FFFFFF 1111a NNNN", &format!("{sextet} 4x1B 4xN"));
    }
}

#[test]
fn grp_visual_is_printed_together_but_stays_singles_and_pairs() {
    cov_mark::check!(GRP_VISUAL);
    assert!(hands("NEWS 1111a 222a 333a")[0].starts_with("NEWS! "));
    assert!(hands("112a NNNN EEEE WWW")[0].starts_with("1B1B2B! "));
    let game = with_pattern("112a NNNN EEEE WWW", "1B J 2B 4xN 4xE 3xW");
    assert_eq!(refused_by(&game, EAST, "declare"), ["jok-never-clusters"]);
}

#[test]
fn grp_no_runs_a_run_of_numbers_is_nothing_to_claim() {
    cov_mark::check!(GRP_NO_RUNS);
    let run = "1B 2B 4B 5B N E W S R G 0 1D 9D";
    let game = begin(&after_discard(EAST, "3B", ["", run, "", ""]));
    assert_eq!(game.view(SOUTH).situation(), Situation::ToDraw(SOUTH));
    assert_eq!(allowed(&game, SOUTH), ["draw"]);
    for text in ["claim naturals 2 jokers 0", "claim naturals 0 jokers 0"] {
        assert!(game.view(SOUTH).accepts(&action(text)).is_err());
    }
}

#[test]
fn quint_needs_joker_unless_it_is_of_flowers() {
    cov_mark::check!(QUINT_NEEDS_JOKER);
    // FFFFF 6666a 77777a
    let five = table(["5xF 4x6B 5x7B", "", "", ""]);
    assert!(matches!(
        Game::from_position(&five).unwrap_err()[..],
        [PositionProblem::TooMany {
            used: 5,
            exist: 4,
            ..
        }]
    ));
    let mut game = begin(&table(["5xF 4x6B 4x7B J", "", "", ""]));
    act(&mut game, EAST, "declare");
    assert!(!win(&game).jokerless);
    let mut game = with_pattern("FFFFF NEWS NEWS F", "6xF N N E E W W S S");
    act(&mut game, EAST, "declare");
    assert!(win(&game).jokerless);
}
