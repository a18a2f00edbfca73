//! Every payment of a game at a table that limits losses, or doubles them by the dice.

use mahj_tutor::rules::{
    Bet, CanLose, Ending, Game, Outcome, PaymentLine, PaymentTerms, SettlementFacts, TableRules,
    WinFacts, WinningTile, settle,
};

use super::bettor::{JUNK_OF_EAST, after_bet_with_scores, five, settled};
use super::combinations::{false_mah_jongg_with_limit, misnamed_with_limit};
use super::{agreed, usual, with_dice, with_scores};
use crate::rules::challenges::west_wins_where;
use crate::rules::table::*;

/// What a payment is reckoned from.
fn factors(line: &PaymentLine) -> Vec<(&'static str, i32)> {
    let factors = line.factors.iter();
    factors.map(|it| (it.rule.as_str(), it.times)).collect()
}

fn limited(limit: u16) -> TableRules {
    TableRules {
        loss_limit: Some(limit),
        ..five()
    }
}

#[test]
fn pay_pie_limits_what_a_misnamed_tile_costs() {
    cov_mark::check!(PAY_PIE);
    let game = misnamed_with_limit(Bet::WallGame, false, Some(100), [-40, 0, 40, 0, 0]);
    let payments = &penalty_end(&game).payments;
    assert_eq!(payments.balance.0, [-60, 60, 0, 0]);
    assert_eq!(
        (payments.lines[0].value, payments.lines[0].unpaid),
        (30, 60)
    );
    assert_eq!(
        factors(&payments.lines[0]),
        [("misname-mahj-four-times", 4), ("pay-pie", 1)]
    );
}

#[test]
fn pay_pie_limits_what_a_false_mah_jongg_costs() {
    cov_mark::check!(PAY_PIE);
    let game = false_mah_jongg_with_limit(Bet::WallGame, true, Some(50), [0; 5]);
    let payments = &penalty_end(&game).payments;
    assert_eq!(payments.balance.0, [-50, 0, 0, 50]);
    assert_eq!(
        factors(&payments.lines[0]),
        [("err-one-intact", 2), ("tr-double-dice", 2), ("pay-pie", 1)]
    );
}

/// West wins by drawing a line of 30, and South was wrong to deny North's challenge.
fn challenged(limit: u16) -> Game {
    west_wins_where("deny", |mut position| {
        position.rules.loss_limit = Some(limit);
        position
    })
}

#[test]
fn pay_pie_limits_what_a_challenge_costs_after_the_winner_is_paid() {
    cov_mark::check!(PAY_PIE);
    let balance = |limit| win(&challenged(limit)).payments.balance.0;
    assert_eq!(balance(85), [-60, -85, 180, -35]);
    assert_eq!(balance(70), [-60, -70, 180, -50]);
    assert_eq!(balance(60), [-60, -60, 180, -60]);
    assert_eq!(win(&challenged(70)).payments.lines[3].unpaid, 15);
}

#[test]
fn pay_pie_limits_what_the_bettor_pays_for_a_wrong_bet() {
    cov_mark::check!(PAY_PIE);
    let bet_on_west = |scores| after_bet_with_scores(Bet::On(WEST), false, limited(300), scores);
    let game = bet_on_west([0, 0, 0, 200, -200]);
    assert_eq!(settled(&game).0, [0, 100, 0, 0, -100]);
    assert_eq!(game.bet_settlement().unwrap().lines[0].unpaid, 20);
    // West has lost all and pays nothing more; what the bettor owes is the bettor's own.
    let game = bet_on_west([0, 300, -300, 0, 0]);
    assert_eq!(win(&game).payments.balance[WEST], 0);
    assert_eq!(settled(&game).0, [0, 120, 0, 0, -120]);
}

#[test]
fn pay_pie_limits_what_the_bettor_pays_for_another_s_mistake() {
    cov_mark::check!(PAY_PIE);
    let game = misnamed_with_limit(Bet::On(EAST), false, Some(150), [0, 60, 0, 0, -60]);
    assert_eq!(penalty_end(&game).payments.balance.0, [-120, 120, 0, 0]);
    assert_eq!(settled(&game).0, [0, 90, 0, 0, -90]);
    let game = false_mah_jongg_with_limit(Bet::On(EAST), false, Some(100), [0, 60, 0, 0, -60]);
    assert_eq!(settled(&game).0, [0, 0, 0, 40, -40]);
}

#[test]
fn pay_pie_limits_what_whoever_misnamed_pays_a_bettor() {
    cov_mark::check!(PAY_PIE);
    let game = misnamed_with_limit(Bet::On(SOUTH), false, Some(150), [0; 5]);
    // The winner is paid first.
    assert_eq!(penalty_end(&game).payments.balance.0, [-120, 120, 0, 0]);
    assert_eq!(settled(&game).0, [-30, 0, 0, 0, 30]);
}

/// The wall runs out after the fifth player has bet on it.
fn wall_game(rules: TableRules, equal_dice: bool, scores: [i32; 5]) -> Game {
    let position = table([JUNK_OF_EAST, "", "", ""]);
    let mut position = with_scores(agreed(with_dice(position, equal_dice), rules), scores);
    position.wall_left = Some(0);
    let mut game = begin(&position);
    game.place_bet(Bet::WallGame).unwrap();
    act(&mut game, EAST, "discard N");
    all_let_go(&mut game);
    assert_eq!(game.outcome(), Some(&Outcome::WallGame));
    game
}

#[test]
fn pay_pie_limits_what_a_bet_on_nobody_costs() {
    cov_mark::check!(PAY_PIE);
    let game = wall_game(limited(60), false, [-50, 50, -60, 60, 0]);
    assert_eq!(settled(&game).0, [-10, -25, 0, -25, 60]);
    // Somebody wins after all: the bettor pays, and no more than can be lost.
    let scores = [0, 0, 0, 40, -40];
    let game = after_bet_with_scores(Bet::WallGame, false, limited(100), scores);
    assert_eq!(settled(&game).0, [0, 60, 0, 0, -60]);
}

#[test]
fn pay_pie_lets_a_winner_who_had_lost_all_pay_for_a_mistake_from_what_is_won() {
    cov_mark::check!(PAY_PIE);
    let mut facts = SettlementFacts::new(Ending::Win(WinFacts {
        winner: EAST,
        value: 25,
        tile: WinningTile::Drawn,
        jokerless: false,
        singles_and_pairs: false,
        terms: PaymentTerms::default(),
    }));
    facts.wrong_about_dead = vec![(EAST, SOUTH), (WEST, EAST)];
    facts.challenge_penalty = 50;
    let mut can_lose = CanLose::default();
    can_lose.players.0 = [0, 20, 70, 1000];
    facts.can_lose = Some(can_lose);
    let lines = settle(&facts).payments.lines;
    let paid: Vec<_> = lines
        .iter()
        .map(|line| (line.amount, line.unpaid))
        .collect();
    // South, West and North pay East, who pays South; then West pays East.
    assert_eq!(paid, [(20, 30), (50, 0), (50, 0), (50, 0), (20, 30)]);
}

#[test]
fn tr_double_dice_doubles_what_a_challenge_costs() {
    cov_mark::check!(TR_DOUBLE_DICE);
    let game = west_wins_where("deny", |mut position| {
        position.rules.double_dice = true;
        with_dice(position, true)
    });
    assert_eq!(win(&game).payments.balance.0, [-120, -170, 360, -70]);
    assert_eq!(
        factors(&win(&game).payments.lines[3]),
        [("dead-challenge-penalty-25", 1), ("tr-double-dice", 2)]
    );
}

#[test]
fn tr_double_dice_doubles_what_a_mistake_costs() {
    cov_mark::check!(TR_DOUBLE_DICE);
    let game = misnamed_with_limit(Bet::WallGame, true, None, [0; 5]);
    assert_eq!(
        factors(&penalty_end(&game).payments.lines[0]),
        [("misname-mahj-four-times", 4), ("tr-double-dice", 2)]
    );
}

#[test]
fn tr_double_dice_doubles_a_bet_on_nobody() {
    cov_mark::check!(TR_DOUBLE_DICE);
    let doubling = TableRules {
        double_dice: true,
        ..five()
    };
    let game = wall_game(doubling.clone(), true, [0; 5]);
    assert_eq!(settled(&game).0, [-50, -50, -50, -50, 200]);
    let game = wall_game(doubling, false, [0; 5]);
    assert_eq!(settled(&game).0, [-25, -25, -25, -25, 100]);
    let without = TableRules {
        bettor: true,
        ..usual()
    };
    assert_eq!(settled(&wall_game(without, true, [0; 5])).0[4], 100);
}
