//! What a table agrees on about payments.

use mahj_tutor::rules::{Fact, FirstEast, Game, Match, TableRules};

use super::{agreed, claimed, noted, paid, south_draws, south_is_fed, usual, with_dice};
use crate::rules::table::*;

#[test]
fn tr_double_dice_doubles_every_payment_of_a_game_that_begins_with_a_double() {
    cov_mark::check!(TR_DOUBLE_DICE);
    let rules = TableRules {
        double_dice: true,
        ..usual()
    };
    assert_eq!(paid(&claimed(&south_is_fed(usual()))), [-50, 100, -25, -25]);
    assert_eq!(
        paid(&claimed(&south_is_fed(rules.clone()))),
        [-50, 100, -25, -25]
    );
    let game = claimed(&with_dice(south_is_fed(usual()), true));
    assert_eq!(paid(&game), [-50, 100, -25, -25]);
    let game = claimed(&with_dice(south_is_fed(rules), true));
    assert_eq!(paid(&game), [-100, 200, -50, -50]);
    assert_eq!(noted(&game), ["tr-double-dice"]);
}

/// East discards the last tile to South, who shows three groups and has no joker.
fn south_shows_three(rules: TableRules, groups: usize) -> Game {
    let racks = [
        "F F N N N 4D 5D 6D 8D 9D 5C 6C 8C",
        [
            "F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B",
            "F 2B 2B 2B 2B 3B 3B 3B 3B",
            "F 3B 3B 3B 3B",
            "F",
        ][groups],
        "",
        "",
    ];
    let mut position = after_discard(EAST, "F", racks);
    position.exposures[SOUTH] = ["1B", "2B", "3B"][..groups]
        .iter()
        .map(|tile| exposure(tile, 4, 0))
        .collect();
    claimed(&agreed(with_dice(position, false), rules))
}

#[test]
fn pay_three_exposure_liability_makes_the_feeder_pay_for_all() {
    cov_mark::check!(PAY_THREE_EXPOSURE_LIABILITY);
    let rules = TableRules {
        three_exposure_liability: true,
        ..usual()
    };
    assert_eq!(paid(&south_shows_three(usual(), 3)), [-100, 200, -50, -50]);
    assert_eq!(
        paid(&south_shows_three(rules.clone(), 2)),
        [-100, 200, -50, -50]
    );
    let game = south_shows_three(rules.clone(), 3);
    assert_eq!(paid(&game), [-200, 200, 0, 0]);
    assert_eq!(noted(&game), ["pay-three-exposure-liability"]);
    let lines = &win(&game).payments.lines;
    assert!(lines.iter().all(|line| line.from == EAST));
    assert_eq!(
        lines.iter().map(|line| line.share_of).collect::<Vec<_>>(),
        [WEST, NORTH, EAST]
    );
    // Self-picked, nobody has fed anything.
    let mut game = begin(&south_draws(rules));
    act(&mut game, SOUTH, "declare");
    assert_eq!(paid(&game), [-50, 150, -50, -50]);
}

#[test]
fn pay_pie_is_the_most_that_anybody_loses_in_a_match() {
    cov_mark::check!(PAY_PIE);
    let rules = TableRules {
        loss_limit: Some(60),
        ..usual()
    };
    let mut position = south_is_fed(rules);
    position.scores.0 = [-40, 75, -60, 25];
    let game = claimed(&position);
    assert_eq!(paid(&game), [-20, 45, 0, -25]);
    assert_eq!(noted(&game), ["pay-pie"]);
    let lines = &win(&game).payments.lines;
    assert_eq!(
        lines.iter().map(|line| line.unpaid).collect::<Vec<_>>(),
        [25, 0, 30]
    );
    position.rules = usual();
    assert_eq!(paid(&claimed(&position)), [-50, 100, -25, -25]);
}

#[test]
fn pay_pie_counts_what_was_lost_in_the_games_before() {
    cov_mark::check!(PAY_PIE);
    let rules = TableRules {
        loss_limit: Some(60),
        first_east: FirstEast::Host(EAST),
        ..usual()
    };
    let mut played = Match::new(card(), rules.clone(), 1);
    let game = claimed(&south_is_fed(usual()));
    played.finish_game(game.outcome().unwrap());
    let mut next = south_is_fed(rules);
    next.scores = played.next_game().unwrap().scores;
    assert_eq!(next.scores.0, [-50, 100, -25, -25]);
    // East has ten points left to lose.
    assert_eq!(paid(&claimed(&next)), [-10, 60, -25, -25]);
}

#[test]
fn win_announces_amount_and_too_little_stands() {
    cov_mark::check!(WIN_ANNOUNCES_AMOUNT);
    let rules = TableRules {
        winner_names_price: true,
        ..usual()
    };
    let mut game = begin(&south_draws(rules.clone()));
    act(&mut game, SOUTH, "declare");
    assert_eq!(game.outcome(), None);
    assert_eq!(allowed(&game, SOUTH), ["name-price 25", "name-price 50"]);
    assert_eq!(
        refused_by(&game, SOUTH, "name-price 100"),
        ["win-announces-amount"]
    );
    assert_eq!(
        facts_against(&game, SOUTH, "name-price 30"),
        [Fact::NoSuchPrice {
            asked: 30,
            value: 25
        }]
    );
    assert_eq!(
        refused_by(&game, EAST, "name-price 50"),
        ["win-announces-amount"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "discard F"),
        ["win-announces-amount"]
    );
    let mut modest = game.clone();
    act(&mut game, SOUTH, "name-price 50");
    assert_eq!(paid(&game), [-50, 150, -50, -50]);
    assert!(noted(&game).is_empty());
    act(&mut modest, SOUTH, "name-price 25");
    assert_eq!(paid(&modest), [-25, 75, -25, -25]);
    assert_eq!(noted(&modest), ["win-announces-amount"]);

    let mut game = begin(&south_draws(usual()));
    act(&mut game, SOUTH, "declare");
    assert_eq!(paid(&game), [-50, 150, -50, -50]);
}

#[test]
fn win_announces_amount_is_the_jokerless_bonus_that_must_be_claimed() {
    cov_mark::check!(WIN_ANNOUNCES_AMOUNT);
    let rules = TableRules {
        winner_names_price: true,
        ..usual()
    };
    let mut game = south_shows_three(rules, 3);
    assert_eq!(allowed(&game, SOUTH), ["name-price 25", "name-price 50"]);
    act(&mut game, SOUTH, "name-price 25");
    // The discarder pays twice what is asked for.
    assert_eq!(paid(&game), [-50, 100, -25, -25]);
}
