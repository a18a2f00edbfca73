//! The last wall in its forms.

use mahj_tutor::rules::{LastWall, Position, TableRules};

use super::{agreed, claimed, noted, paid, south_draws, usual, with_dice};
use crate::table::*;

/// The wall holds only what East kept back. East has discarded the tile that completes South's hand;
/// North could expose it.
fn in_last_wall(last_wall: LastWall, left: usize) -> Position {
    let racks = [
        "",
        "F F 2B 2B 2B J 3B J 3B",
        JUNK,
        "J J J N E W S 4C 5C 6C 8C 9C 9C",
    ];
    let mut position = after_discard(EAST, "3B", racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    position.wall_left = Some(left);
    agreed(
        with_dice(position, false),
        TableRules {
            last_wall,
            ..usual()
        },
    )
}

#[test]
fn tr_hot_wall_002_leaves_only_claims_for_mah_jongg() {
    cov_mark::check!(TR_HOT_WALL_002);
    let exposure = "claim naturals 0 jokers 3";
    let game = begin(&in_last_wall(LastWall::MahJonggOnly, 4));
    assert_eq!(refused_by(&game, NORTH, exposure)[0], "tr-hot-wall-002");
    assert!(!game.to_act()[NORTH]);
    assert!(allowed(&game, SOUTH).contains(&"claim mah-jongg".to_owned()));
    for usual in [
        in_last_wall(LastWall::Normal, 4),
        in_last_wall(LastWall::MahJonggOnly, 40),
    ] {
        assert!(allowed(&begin(&usual), NORTH).contains(&exposure.to_owned()));
    }
}

#[test]
fn tr_cold_wall_leaves_only_self_picks() {
    cov_mark::check!(TR_COLD_WALL);
    let game = begin(&in_last_wall(LastWall::SelfPickOnly, 4));
    assert_eq!(
        refused_by(&game, SOUTH, "claim mah-jongg"),
        ["tr-cold-wall"]
    );
    assert!(allowed(&game, NORTH).contains(&"claim naturals 0 jokers 3".to_owned()));
    for usual in [
        in_last_wall(LastWall::Normal, 4),
        in_last_wall(LastWall::SelfPickOnly, 40),
    ] {
        claimed(&usual);
    }
    let rules = TableRules {
        last_wall: LastWall::SelfPickOnly,
        ..TableRules::default()
    };
    let mut position = south_draws(rules);
    position.wall_left = Some(2);
    let mut game = begin(&position);
    act(&mut game, SOUTH, "declare");
}

#[test]
fn tr_hot_wall_pays_for_all_unless_a_tile_like_it_lay_open() {
    cov_mark::check!(TR_HOT_WALL_PAYS);
    let hot = in_last_wall(LastWall::FeederPays, 4);
    let game = claimed(&hot);
    assert_eq!(paid(&game), [-100, 100, 0, 0]);
    assert_eq!(noted(&game), ["tr-hot-wall-pays"]);
    let mut seen = hot.clone();
    seen.discards.insert(0, discard(WEST, "3B"));
    assert_eq!(paid(&claimed(&seen)), [-50, 100, -25, -25]);
    for usual in [
        in_last_wall(LastWall::Normal, 4),
        in_last_wall(LastWall::FeederPays, 40),
    ] {
        assert_eq!(paid(&claimed(&usual)), [-50, 100, -25, -25]);
    }
}
