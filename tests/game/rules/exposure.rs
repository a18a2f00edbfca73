//! Claiming a discard for an exposure.

use mahj_tutor::rules::{Claim, Event, Exposure, Fact, Moment, PlannedRack, Situation};
use mahj_tutor::tile::TileCounts;

use crate::rules::table::*;

/// Towards `111a 222a 3333b DDDDb` and `FF 1111a 2222a 3333a`.
const SOUTH_RACK: &str = "1B 1B 1B 2B 2B J 3B 3C 3C N E W S";

#[test]
fn claim_expose_on_rack_top_at_once() {
    cov_mark::check!(CLAIM_EXPOSE_ON_RACK_TOP);
    let mut game = begin(&after_discard(EAST, "2B", [JUNK, SOUTH_RACK, JUNK, JUNK]));
    let events = act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    let claim = Claim::Exposure {
        naturals: 2,
        jokers: 0,
    };
    assert_eq!(
        events,
        [Event::Claimed {
            seat: SOUTH,
            tile: tile("2B"),
            claim
        }]
    );
    assert_eq!(
        game.view(NORTH).exposures(SOUTH),
        [Exposure {
            tile: tile("2B"),
            naturals: 3,
            jokers: 0,
            strays: TileCounts::EMPTY,
            claimed_from: EAST
        }]
    );
    assert_eq!(
        rack(&game, SOUTH),
        tiles("1B 1B 1B J 3B 3C 3C N E W S").to_string()
    );
    assert_eq!(game.view(EAST).discards()[0].claimed_by, Some(SOUTH));
}

#[test]
fn claim_with_jokers_even_without_another_natural() {
    cov_mark::check!(CLAIM_WITH_JOKERS);
    let game = begin(&after_discard(
        EAST,
        "1B",
        [JUNK, "J J J 2B 2B 3C 3C N E W S R G", JUNK, JUNK],
    ));
    assert_eq!(
        allowed(&game, SOUTH),
        [
            "claim naturals 0 jokers 2",
            "claim naturals 0 jokers 3",
            "let-go"
        ]
    );
    let mut game = game;
    act(&mut game, SOUTH, "claim naturals 0 jokers 2");
    assert_eq!(game.view(EAST).exposures(SOUTH), [exposure("1B", 1, 2)]);
}

#[test]
fn every_way_to_complete_a_group_of_the_card_is_offered() {
    let game = begin(&after_discard(EAST, "1B", [JUNK, SOUTH_RACK, JUNK, JUNK]));
    assert_eq!(
        allowed(&game, SOUTH),
        [
            "claim naturals 2 jokers 0",
            "claim naturals 1 jokers 1",
            "claim naturals 3 jokers 0",
            "claim naturals 2 jokers 1",
            "let-go"
        ]
    );
}

#[test]
fn claim_play_continues_to_the_right_of_the_claimant() {
    cov_mark::check!(CLAIM_PLAY_CONTINUES);
    let mut game = begin(&after_discard(EAST, "2B", [JUNK, JUNK, SOUTH_RACK, JUNK]));
    act(&mut game, WEST, "claim naturals 2 jokers 0");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(WEST));
    assert_eq!(refused_by(&game, WEST, "draw"), ["turn-13-tiles"]);
    act(&mut game, WEST, "discard N");
    // South's turn was passed over.
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(NORTH));
}

#[test]
fn claim_not_single_pair() {
    cov_mark::check!(CLAIM_NOT_SINGLE_PAIR);
    let game = begin(&after_discard(EAST, "2B", [JUNK, SOUTH_RACK, JUNK, JUNK]));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 0 jokers 0"),
        ["claim-not-single-pair"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 1 jokers 0"),
        ["claim-not-single-pair"]
    );
}

#[test]
fn claim_not_visual_a_tile_of_a_printed_cluster() {
    cov_mark::check!(CLAIM_NOT_VISUAL);
    let game = begin(&after_discard(
        EAST,
        "N",
        ["", "N N J 1B 1B 2B 2B 3C 3C E W S R", "", ""],
    ));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 0"),
        ["claim-not-visual"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 1"),
        ["claim-not-visual"]
    );
}

#[test]
fn card_group_sizes_bind_what_may_be_claimed() {
    cov_mark::check!(CARD_GROUP_SIZES_BIND);
    let game = begin(&after_discard(
        EAST,
        "1B",
        [JUNK, "1B 1B 1B J J 2B 2B 3C 3C N E W S", JUNK, JUNK],
    ));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 3 jokers 1"),
        ["card-group-sizes-bind"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 3 jokers 4"),
        ["claim-whole-group", "claim-groups"]
    );
    assert_eq!(
        facts_against(&game, SOUTH, "claim naturals 3 jokers 4"),
        [
            Fact::NotInRack {
                tile: tile("J"),
                needed: 4,
                held: 2
            },
            Fact::GroupTooLarge {
                tile: tile("1B"),
                size: 8
            }
        ]
    );
}

#[test]
fn claim_whole_group_its_tiles_must_be_in_the_rack() {
    cov_mark::check!(CLAIM_WHOLE_GROUP);
    let game = begin(&after_discard(EAST, "2B", [JUNK, SOUTH_RACK, JUNK, JUNK]));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 3 jokers 0"),
        ["claim-whole-group"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 1 jokers 2"),
        ["claim-whole-group"]
    );
}

#[test]
fn claim_x_only_no_group_that_only_concealed_lines_have() {
    cov_mark::check!(CLAIM_X_ONLY);
    let game = begin(&after_discard(
        EAST,
        "8D",
        ["", "8D 8D 9D 9D 9D 5D 5D 7D 7D 7D 6D 6D J", "", ""],
    ));
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 0"),
        ["claim-x-only"]
    );
}

#[test]
fn claim_switch_hand_only_among_lines_with_all_that_is_exposed() {
    cov_mark::check!(CLAIM_SWITCH_HAND);
    let mut position = after_discard(EAST, "2B", [JUNK, "2B 2B J 3C 3C 3C N E W S", JUNK, JUNK]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 0)];
    let game = begin(&position);
    // With a pung of ones a pung of twos fits, a kong does not.
    assert_eq!(
        game.view(SOUTH)
            .accepts(&action("claim naturals 2 jokers 0")),
        Ok(())
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 1"),
        ["claim-switch-hand"]
    );
}

#[test]
fn a_pung_with_a_joker_does_not_fit_a_kong() {
    let mut position = after_discard(EAST, "3B", [JUNK, "3B 3B 3B J 2B 2B 2B N E W", JUNK, JUNK]);
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    let game = begin(&position);
    assert_eq!(
        game.view(SOUTH)
            .accepts(&action("claim naturals 3 jokers 0")),
        Ok(())
    );
    let mut position = after_discard(EAST, "2B", [JUNK, "2B 2B 2B J 3B 3B 3B N E W", JUNK, JUNK]);
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 3 jokers 0"),
        ["claim-switch-hand"]
    );
}

#[test]
fn a_group_that_the_card_closes_takes_no_joker() {
    let game = begin(&after_discard(
        EAST,
        "F",
        [JUNK, "F F F J 4B 4B 4B 6B 6B 6B G N E", JUNK, JUNK],
    ));
    assert_eq!(
        game.view(SOUTH)
            .accepts(&action("claim naturals 3 jokers 0")),
        Ok(())
    );
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 1"),
        ["jok-any-tile-in-3plus"]
    );
}

#[test]
fn win_closes_when_the_player_has_let_go_or_the_next_has_drawn() {
    cov_mark::check!(WIN_CLOSES);
    let mut position = after_discard(EAST, "2B", [JUNK, SOUTH_RACK, JUNK, JUNK]);
    position.next_tiles = vec![tile("9C")];
    let mut game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["win-opens"]);
    act(&mut game, SOUTH, "let-go");
    assert_eq!(
        facts_against(&game, SOUTH, "claim naturals 2 jokers 0"),
        [Fact::LetGoBefore]
    );
    act(&mut game, SOUTH, "draw");
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 2 jokers 0"),
        ["win-closes"]
    );
}

#[test]
fn only_those_who_could_claim_are_asked() {
    let game = begin(&after_discard(EAST, "2B", [JUNK, JUNK, SOUTH_RACK, JUNK]));
    assert_eq!(game.to_act().0, [false, false, true, false]);
    assert_eq!(allowed(&game, SOUTH), Vec::<String>::new());
    let game = begin(&after_discard(EAST, "9C", [JUNK, JUNK, SOUTH_RACK, JUNK]));
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
}

#[test]
fn disc_only_latest_and_before_any_discard_nothing() {
    cov_mark::check!(DISC_ONLY_LATEST);
    let mut position = table(["", JUNK, JUNK, JUNK]);
    position.moment = Moment::ToDiscard {
        seat: EAST,
        drawn: None,
    };
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, SOUTH, "claim mah-jongg"),
        ["disc-only-latest"]
    );
}

#[test]
fn claim_then_discard_so_that_a_claim_that_leaves_nothing_is_mah_jongg() {
    cov_mark::check!(CLAIM_THEN_DISCARD);
    let others = "N E W S 9B 4D 5D 6D 8D 9D 5C 7C 8C";
    let mut position = after_discard(EAST, "3B", [others, "3B 3B 3B", others, others]);
    position.exposures[SOUTH] = vec![
        exposure("G", 4, 0),
        exposure("1C", 3, 0),
        exposure("2C", 2, 1),
    ];
    let mut game = begin(&position);
    assert_eq!(
        refused_by(&game, SOUTH, "claim naturals 3 jokers 0"),
        ["claim-then-discard"]
    );
    act(&mut game, SOUTH, "claim mah-jongg");
    assert_eq!(winning_line(&game), "open/2");
}

#[test]
fn claim_groups_pung_kong_quint_and_sextet() {
    cov_mark::check!(CLAIM_GROUPS);
    for (pattern, claimed, rack, text) in [
        (
            "FF 111a 222a 333a EEE",
            "1B",
            "1B 1B 2B 2B 3B 3B E E F N W S R",
            "claim naturals 2 jokers 0",
        ),
        (
            "FFFFFF 1111a NNNN",
            "1B",
            "1B 1B 1B N N N F F F E W S R",
            "claim naturals 3 jokers 0",
        ),
        (
            "FFFFF 11111a NNNN",
            "1B",
            "1B 1B 1B J N N F F F E W S R",
            "claim naturals 3 jokers 1",
        ),
        (
            "FFFFFF 1111a NNNN",
            "F",
            "5xF 1B 1B N N E W S R",
            "claim naturals 5 jokers 0",
        ),
    ] {
        let mut position = after_discard(EAST, claimed, ["", rack, "", ""]);
        position.card = card_of(&format!("pattern = '{pattern}'"));
        let mut game = begin(&position);
        act(&mut game, SOUTH, text);
        all_let_go(&mut game);
        assert_eq!(game.view(SOUTH).exposures(SOUTH)[0].tile, tile(claimed));
    }
}

#[test]
fn claim_has_natural_the_claimed_tile_at_least() {
    cov_mark::check!(CLAIM_HAS_NATURAL);
    let mut game = begin(&after_discard(
        EAST,
        "1B",
        ["", "J J J 2B 2B 3C 3C N E W S R G", "", ""],
    ));
    act(&mut game, SOUTH, "claim naturals 0 jokers 3");
    all_let_go(&mut game);
    let exposed = game.view(EAST).exposures(SOUTH)[0];
    assert_eq!((exposed.naturals, exposed.jokers), (1, 3));
}

#[test]
fn claim_exposure_fixed_once_its_player_discards_and_until_then_of_another_size() {
    cov_mark::check!(CLAIM_EXPOSURE_FIXED);
    let mut game = begin(&after_discard(EAST, "2B", [JUNK, SOUTH_RACK, JUNK, ""]));
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    // With the joker of the rack the pung becomes a kong, which a line has.
    let changed = act(&mut game, SOUTH, "change naturals 2 jokers 1");
    let kong = exposure("2B", 3, 1);
    assert_eq!(
        changed,
        [Event::ExposureChanged {
            seat: SOUTH,
            exposure: kong
        }]
    );
    assert_eq!(game.view(EAST).exposures(SOUTH), [kong]);
    let rest = tiles("1B 1B 1B 3B 3C 3C N E W S").to_string();
    assert_eq!(rack(&game, SOUTH), rest);
    // Taken back, the joker is in the rack again.
    act(&mut game, SOUTH, "change naturals 2 jokers 0");
    assert_eq!(game.view(EAST).exposures(SOUTH), [exposure("2B", 3, 0)]);
    act(&mut game, SOUTH, "discard N");
    all_let_go(&mut game);
    assert_eq!(
        refused_by(&game, SOUTH, "change naturals 2 jokers 1"),
        ["claim-exposure-fixed"]
    );
}

#[test]
fn claim_exposure_fixed_so_a_tile_drawn_later_cannot_join_a_kong() {
    cov_mark::check!(CLAIM_EXPOSURE_FIXED);
    let rack = "2B 2B J J 3B 3C 3C N E W S R G";
    let mut position = after_discard(EAST, "2B", ["", rack, "", ""]);
    position.next_tiles = ["8C", "8C", "8C", "2B"].map(tile).to_vec();
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    act(&mut game, SOUTH, "change naturals 2 jokers 1");
    discard_unwanted(&mut game, SOUTH, "R");
    for seat in [WEST, NORTH, EAST] {
        act(&mut game, seat, "draw");
        discard_unwanted(&mut game, seat, "8C");
    }
    act(&mut game, SOUTH, "draw");
    assert_eq!(game.view(SOUTH).drawn(), Some(tile("2B")));
    assert_eq!(
        refused_by(&game, SOUTH, "change naturals 3 jokers 1"),
        ["claim-exposure-fixed"]
    );
}

#[test]
fn claim_exposure_fixed_once_its_player_exchanges() {
    cov_mark::check!(CLAIM_EXPOSURE_FIXED);
    let mut position = after_discard(EAST, "2B", [JUNK, SOUTH_RACK, "", ""]);
    position.exposures[WEST] = vec![exposure("1B", 2, 1)];
    position.racks[WEST] = PlannedRack::Dealt;
    position.racks[EAST] = PlannedRack::Dealt;
    position.racks[SOUTH] = PlannedRack::Exactly(tiles("1B 2B 2B J 3B 3C 3C N E W S R G"));
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    assert!(allowed(&game, SOUTH).contains(&"change naturals 2 jokers 1".to_owned()));
    act(&mut game, SOUTH, "exchange 2/0");
    let change = "change naturals 2 jokers 1";
    assert_eq!(refused_by(&game, SOUTH, change), ["claim-exposure-fixed"]);
    let facts = facts_against(&game, SOUTH, change);
    assert_eq!(facts, [Fact::ExposureIsFixed]);
}

#[test]
fn only_the_number_of_tiles_of_an_exposure_changes_and_only_to_a_group_of_the_card() {
    let rack = "1B 1B 1B 2B 2B J J 3C 3C N E W S";
    let mut game = begin(&after_discard(EAST, "2B", [JUNK, rack, JUNK, ""]));
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    let refused = |text: &str| refused_by(&game, SOUTH, text);
    // No more, and not a joker in the place of a natural.
    assert_eq!(
        refused("change naturals 2 jokers 0"),
        ["claim-exposure-fixed"]
    );
    assert_eq!(
        refused("change naturals 1 jokers 1"),
        ["claim-exposure-fixed"]
    );
    assert_eq!(
        refused("change naturals 1 jokers 0"),
        ["claim-not-single-pair"]
    );
    assert_eq!(
        refused("change naturals 2 jokers 2"),
        ["card-group-sizes-bind"]
    );
    assert_eq!(refused("change naturals 3 jokers 0"), ["claim-whole-group"]);
    // Nobody else changes it, and a drawn tile is no exposure.
    let others = refused_by(&game, WEST, "change naturals 2 jokers 1");
    assert_eq!(others, ["claim-exposure-fixed"]);
    let mut game = begin(&table(["1B 1B 1B ...", "", "", ""]));
    assert_eq!(
        refused_by(&game, EAST, "change naturals 2 jokers 0"),
        ["claim-exposure-fixed"]
    );
    act(&mut game, EAST, "discard 1B");
}

#[test]
fn an_exposure_in_error_is_put_right_before_anybody_says_so() {
    let rack = "4B 4B 4B F F F F 6B 6B 6B 6B G N";
    let mut game = begin(&erring(after_discard(EAST, "4B", ["", rack, "", ""])));
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    assert_eq!(faults(&game, SOUTH)[0], "dead-exposure-size");
    act(&mut game, SOUTH, "change naturals 3 jokers 0");
    assert!(faults(&game, SOUTH).is_empty());
    // One can also err here.
    act(&mut game, SOUTH, "change naturals 1 jokers 0");
    assert!(faults(&game, SOUTH).contains(&"dead-exposure-size"));
}
