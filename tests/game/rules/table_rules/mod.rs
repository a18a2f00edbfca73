//! What a table may agree on, each rule at work and, beside it, the table that plays without it.
mod basics;
mod bettor;
mod blanks;
mod charleston;
mod claim_window;
mod combinations;
mod last_wall;
mod payments;
mod records;
mod settlement;

use mahj_tutor::rules::{Game, Moment, Position, TableRules};

use crate::rules::table::*;

/// A position at a table that has agreed on these rules.
pub(super) fn agreed(mut position: Position, rules: TableRules) -> Position {
    position.rules = rules;
    position
}

/// The same position with a break at which the dice were equal, or were not.
pub(super) fn with_dice(mut position: Position, equal: bool) -> Position {
    position.seed = (0..1000)
        .find(|&seed| {
            position.seed = seed;
            let [one, other] = begin(&position).view(EAST).dice();
            (one == other) == equal
        })
        .unwrap();
    position
}

/// What East, South, West and North get or pay, and the rules of each payment.
pub(super) fn paid(game: &Game) -> [i32; 4] {
    let payments = &win(game).payments;
    assert_eq!(payments.balance.0.iter().sum::<i32>(), 0);
    payments.balance.0
}

/// The rules that are named in the payments beside those of every game.
pub(super) fn noted(game: &Game) -> Vec<&'static str> {
    let mut rules: Vec<_> = win(game)
        .payments
        .lines
        .iter()
        .flat_map(|line| &line.factors)
        .filter(|factor| factor.is_of_this_table())
        .map(|factor| factor.rule.as_str())
        .collect();
    rules.dedup();
    rules
}

/// South waits for the last tile of "FF 1111a 2222a 3333a", a line of 25, and East discards it.
pub(super) fn south_is_fed(rules: TableRules) -> Position {
    let racks = ["", "F F 2B 2B 2B J 3B 3B 3B", JUNK, ""];
    let mut position = after_discard(EAST, "3B", racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    agreed(with_dice(position, false), rules)
}

/// South draws the last tile of it.
pub(super) fn south_draws(rules: TableRules) -> Position {
    let racks = ["", "F F 2B 2B 2B J 3B 3B 3B 3B", JUNK, ""];
    let mut position = table(racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("3B")),
    };
    agreed(with_dice(position, false), rules)
}

/// The same position after games that brought the players and, last, the bettor so much.
pub(super) fn with_scores(mut position: Position, scores: [i32; 5]) -> Position {
    let [east, south, west, north, bettor] = scores;
    position.scores.0 = [east, south, west, north];
    position.bettor_score = bettor;
    position
}

pub(super) fn usual() -> TableRules {
    TableRules::default()
}

pub(super) fn claimed(position: &Position) -> Game {
    let mut game = begin(position);
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    game
}
