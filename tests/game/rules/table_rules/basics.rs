//! Jokers, heavenly hand, first East and the length of a match.

use mahj_tutor::rules::{
    BySeat, CharlestonPass, FirstEast, Game, JokerCount, Match, MatchLength, Moment, Outcome,
    Setup, TableRules, build_walls,
};
use mahj_tutor::tile::Tile;

use super::{agreed, usual};
use crate::rules::table::*;

#[test]
fn tiles_jokers_8_or_ten() {
    cov_mark::check!(TILES_JOKERS_8);
    for (jokers, count, left) in [(JokerCount::Eight, 8, 99), (JokerCount::Ten, 10, 101)] {
        let game = Game::deal(Setup {
            card: card(),
            rules: TableRules { jokers, ..usual() },
            seed: 4,
            east: EAST,
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let walls = build_walls(game.setup().rules.tile_set(), 4);
        let jokers = walls.iter().filter(|&&tile| tile == Tile::Joker);
        assert_eq!(jokers.count(), count);
        assert_eq!(game.view(EAST).wall_left(), left);
    }
    // Nine jokers in two racks are possible with ten in the set only.
    let racks = [
        "F F F F F J J J J J 1B 2B 3B 4B",
        "J J J J 1C 2C 3C 4C 5C 6C 7C 8C 9C",
        "",
        "",
    ];
    assert!(Game::from_position(&table(racks)).is_err());
    let ten = TableRules {
        jokers: JokerCount::Ten,
        ..usual()
    };
    begin(&agreed(table(racks), ten));
}

#[test]
fn heavenly_hand_may_be_declared_or_not() {
    cov_mark::check!(HEAVENLY_HAND);
    let mut position = table(["F F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B", "", "", ""]);
    position.moment = Moment::Charleston(CharlestonPass::FirstRight);
    let mut game = begin(&position);
    act(&mut game, EAST, "declare");
    assert!(win(&game).jokerless);
    let rules = TableRules {
        heavenly_hand: false,
        ..usual()
    };
    let game = begin(&agreed(position, rules));
    assert_eq!(refused_by(&game, EAST, "declare"), ["heavenly-hand"]);
}

#[test]
fn first_east_by_dice() {
    cov_mark::check!(FIRST_EAST_BY_DICE);
    let by_dice = Match::new(card(), usual(), 3);
    assert!(!by_dice.rolls().is_empty());
}

#[test]
fn first_east_host_or_seat_is_agreed_on_without_dice() {
    cov_mark::check!(FIRST_EAST_HOST_OR_SEAT);
    let rules = TableRules {
        first_east: FirstEast::Host(NORTH),
        ..usual()
    };
    let agreed = Match::new(card(), rules, 3);
    assert!(agreed.rolls().is_empty());
    assert_eq!(agreed.first_east(), NORTH);
}

#[test]
fn rounds_sixteen_games_or_fewer_or_no_end() {
    cov_mark::check!(ROUNDS_SIXTEEN_GAMES);
    for (match_length, games) in [
        (MatchLength::Four, 4),
        (MatchLength::Eight, 8),
        (MatchLength::Sixteen, 16),
        (MatchLength::Endless, 40),
    ] {
        let rules = TableRules {
            match_length,
            ..usual()
        };
        let mut played = Match::new(card(), rules, 3);
        let first = played.first_east();
        for game in 0..games {
            assert!(!played.is_over());
            // Every player is East once in each round of four.
            assert_eq!(played.east(), first.steps_right(game % 4));
            played.finish_game(&Outcome::WallGame);
        }
        assert_eq!(played.is_over(), match_length != MatchLength::Endless);
    }
}
