//! Flowers, and the white dragon that is also zero.

use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::rules::{CharlestonPass, Moment};
use mahj_tutor::tile::Tile;
use mahj_tutor::wording;

use crate::rules::table::*;

#[test]
fn flo_suitless_a_flower_goes_with_every_suit_and_only_where_f_is_printed() {
    cov_mark::check!(FLO_SUITLESS);
    let with_flowers = hands("FF 1111a 2222a 3333a");
    assert_eq!(with_flowers.len(), 3);
    assert!(with_flowers.iter().all(|hand| hand.starts_with("FF! ")));
    assert!(
        hands("EE 1111a 2222a 3333a")
            .iter()
            .all(|hand| !hand.contains('F'))
    );
}

#[test]
fn flo_discardable_and_claimed_like_any_tile() {
    cov_mark::check!(FLO_DISCARDABLE);
    // FFFF! 4444a 6666a DDa
    let wants_flowers = "F F F 4B 4B 4B 6B 6B 6B G N E W";
    let mut game = begin(&table([
        "F E W S R G 0 4D 5D 6D 8D 9D 5C 7C",
        wants_flowers,
        "",
        "",
    ]));
    act(&mut game, EAST, "discard F");
    act(&mut game, SOUTH, "claim naturals 3 jokers 0");
    all_let_go(&mut game);
    assert_eq!(game.view(EAST).exposures(SOUTH)[0].tile, tile("F"));
}

#[test]
fn flo_passable_in_the_charleston() {
    cov_mark::check!(FLO_PASSABLE);
    let mut position = table(["F F F...", "", "", ""]);
    position.moment = Moment::Charleston(CharlestonPass::FirstRight);
    let mut game = begin(&position);
    act(&mut game, EAST, "pass F F F blind 0");
}

#[test]
fn flo_jokerable_in_groups_of_three_or_more() {
    cov_mark::check!(FLO_JOKERABLE);
    // FFFFF 6666a 77777a
    let mut game = begin(&table(["F F J J J 4x6B 4x7B J", "", "", ""]));
    act(&mut game, EAST, "declare");
    assert_eq!(winning_line(&game), "open/5");
}

#[test]
fn soap_names_the_white_dragon() {
    cov_mark::check!(SOAP_NAMES);
    let english: Language = "en".parse().unwrap();
    assert_eq!(Locale::new(english).say(&wording::tile(Tile::SOAP)), "Soap");
    assert_eq!(tile("0"), Tile::SOAP);
}

#[test]
fn soap_zero_suitless_goes_with_any_suit() {
    cov_mark::check!(SOAP_ZERO_SUITLESS);
    for hand in ["2B02B6B! 2C2C2C", "2C02C6C! 2D2D2D", "2D02D6D! 2B2B2B"] {
        assert!(
            hands("2026a 222b NNN EEEE")
                .iter()
                .any(|made| made.starts_with(hand))
        );
    }
}

#[test]
fn soap_dots_dragon_belongs_with_dots() {
    cov_mark::check!(SOAP_DOTS_DRAGON);
    let dots: Vec<String> = hands("FFFFFF 1111a DDDDa")
        .into_iter()
        .filter(|hand| hand.contains("0000"))
        .collect();
    assert_eq!(dots, ["FFFFFF 1D1D1D1D 0000"]);
}

#[test]
fn soap_zero_same_tile_so_that_only_four_exist_together() {
    cov_mark::check!(SOAP_ZERO_SAME_TILE);
    // Four zeros and two dragons of dots would be six soaps.
    let made = hands("00 00 11a 33a 55a 77a DDa");
    assert_eq!(made.len(), 2);
    assert!(made.iter().all(|hand| !hand.contains("1D")));
}
