//! Where jokers stand.

use mahj_tutor::rules::{Fact, Game, Moment};

use crate::rules::table::*;

fn declaring(rack: &str) -> Game {
    let mut position = table([rack, "", "", ""]);
    position.moment = Moment::ToDiscard {
        seat: EAST,
        drawn: None,
    };
    begin(&position)
}

#[test]
fn jok_any_tile_in_3plus() {
    cov_mark::check!(JOK_ANY_TILE_IN_3PLUS);
    for rack in [
        "F F 1B 1B 1B J 2B 2B J J 3B J J J",
        // A whole group of jokers.
        "F F 1B 1B 1B 1B 2B 2B 2B 2B J J J J",
        "F F F J J 6B 6B J J 7B 7B 7B 7B J",
    ] {
        let mut game = declaring(rack);
        act(&mut game, EAST, "declare");
    }
}

#[test]
fn jok_never_single_pair() {
    cov_mark::check!(JOK_NEVER_SINGLE_PAIR);
    let game = declaring("F J 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B");
    assert_eq!(
        refused_by(&game, EAST, "declare"),
        ["jok-never-single-pair"]
    );
    assert!(matches!(
        facts_against(&game, EAST, "declare")[..],
        [Fact::JokerWouldBeSingleOrPair { tile: flower, .. }] if flower == tile("F")
    ));
}

#[test]
fn jok_never_clusters() {
    cov_mark::check!(JOK_NEVER_CLUSTERS);
    let game = declaring("N E W J 1B 1B 1B 2B 2B 2B 3B 3B 3B 3B");
    assert_eq!(refused_by(&game, EAST, "declare"), ["jok-never-clusters"]);
}

#[test]
fn jok_none_in_singles_pairs_hands() {
    cov_mark::check!(JOK_NONE_IN_SINGLES_PAIRS_HANDS);
    let game = declaring("1B 1B 2B 2B 3B 3B 4B 4B 5B 5B 6B 6B 7B J");
    assert_eq!(
        refused_by(&game, EAST, "declare"),
        ["jok-none-in-singles-pairs-hands"]
    );
}

#[test]
fn a_group_of_three_or_more_that_the_card_closes_takes_no_joker() {
    let game = declaring("F F F J 4B 4B 4B 4B 6B 6B 6B 6B G G");
    assert!(game.view(EAST).accepts(&action("declare")).is_err());
    let mut game = declaring("F F F F 4B 4B 4B J 6B J J 6B G G");
    act(&mut game, EAST, "declare");
    assert_eq!(winning_line(&game), "open/4");
}

#[test]
fn jok_all_joker_group_at_mah_jongg() {
    cov_mark::check!(JOK_ALL_JOKER_GROUP);
    let mut game = declaring("F F 1B 1B 1B 1B 2B 2B 2B 2B J J J J");
    act(&mut game, EAST, "declare");
}

#[test]
fn jok_declare_meaning_a_group_of_jokers_stands_for_a_tile() {
    cov_mark::check!(JOK_DECLARE_MEANING);
    let mut game = declaring("F F 1B 1B 1B 1B 2B 2B 2B 2B J J J J");
    act(&mut game, EAST, "declare");
    let card = card();
    let made = &card.hand(win(&game).hand);
    let meant = made.groups.iter().filter_map(mahj_tutor::card::Group::tile);
    assert_eq!(
        meant.collect::<Vec<_>>(),
        [tile("F"), tile("1B"), tile("2B"), tile("3B")]
    );
}

#[test]
fn jok_number_unlimited_in_a_hand_and_in_a_group() {
    cov_mark::check!(JOK_NUMBER_UNLIMITED);
    let mut game = declaring("F F 1B 1B 1B J 2B J J J J J J J");
    act(&mut game, EAST, "declare");
}

#[test]
fn jok_surplus_is_discarded_when_a_pair_is_missing() {
    cov_mark::check!(JOK_SURPLUS);
    let mut game = declaring("F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B J");
    assert!(game.view(EAST).accepts(&action("declare")).is_err());
    act(&mut game, EAST, "discard J");
}
