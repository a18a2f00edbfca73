//! The last wall in its forms.

use mahj_tutor::rules::{
    ClaimWindow, LastWall, PlannedRack, Position, Rulings, TableRules, WinningTile,
};

use super::{agreed, claimed, noted, paid, south_draws, south_is_fed, usual, with_dice};
use crate::rules::table::*;

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

/// East has discarded the Three Bam with which South can expose a kong, and which completes the hand.
fn a_kong_from_mah_jongg(last_wall: LastWall) -> Position {
    let mut position = south_is_fed(TableRules {
        last_wall,
        ..usual()
    });
    position.wall_left = Some(4);
    position
}

#[test]
fn tr_cold_wall_leaves_no_way_around_by_an_exposure() {
    cov_mark::check!(TR_COLD_WALL);
    let mut game = begin(&a_kong_from_mah_jongg(LastWall::SelfPickOnly));
    claim(&mut game, SOUTH, "claim naturals 3 jokers 0");
    assert_eq!(refused_by(&game, SOUTH, "declare"), ["tr-cold-wall"]);
    discard_unwanted(&mut game, SOUTH, "J");

    // At a table without it, and in a game that was begun under the first rulings, this is a win.
    let mut before = a_kong_from_mah_jongg(LastWall::SelfPickOnly);
    before.rules.rulings = Rulings::First;
    for position in [a_kong_from_mah_jongg(LastWall::Normal), before] {
        let mut game = begin(&position);
        claim(&mut game, SOUTH, "claim naturals 3 jokers 0");
        act(&mut game, SOUTH, "declare");
        assert_eq!(win(&game).tile, WinningTile::Discarded(EAST));
    }
}

#[test]
fn in_a_cold_wall_a_joker_exchange_after_an_exposure_is_a_self_pick() {
    let mut position = a_kong_from_mah_jongg(LastWall::SelfPickOnly);
    position.racks[SOUTH] = PlannedRack::Exactly(tiles("F F 2B 2B 2B 4D 3B 3B 3B"));
    position.racks[WEST] = PlannedRack::Dealt;
    position.exposures[WEST] = vec![exposure("4D", 3, 1)];
    let mut game = begin(&position);
    claim(&mut game, SOUTH, "claim naturals 3 jokers 0");
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "declare");
    assert_eq!(win(&game).tile, WinningTile::Exchanged);
}

#[test]
fn the_next_players_early_draw_does_not_make_the_wall_before_it_the_last() {
    let mut position = a_kong_from_mah_jongg(LastWall::SelfPickOnly);
    position.rules.claim_window = ClaimWindow::Realistic;
    let reserve = begin(&position).view(EAST).wall().reserve();
    position.wall_left = Some(2 * reserve + 1);
    position.racks[WEST] = PlannedRack::Exactly(*begin(&position).view(SOUTH).rack());
    position.racks[SOUTH] = PlannedRack::Exactly(tiles(JUNK));
    position.exposures.0.swap(SOUTH.index(), WEST.index());
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    act(&mut game, WEST, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(win(&game).winner, WEST);
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
