//! Payments in which several rules come together.

use mahj_tutor::rules::{
    Bet, Ending, Game, Mistakes, Moment, Naming, PaymentTerms, Position, SettlementFacts,
    TableRules, WinFacts, WinningTile, settle,
};

use super::{agreed, noted, paid, with_dice, with_scores};
use crate::rules::table::*;

/// A table with a fifth player where a double on the dice doubles the game.
fn five_doubling() -> TableRules {
    TableRules {
        bettor: true,
        double_dice: true,
        ..TableRules::default()
    }
}

/// What the players and, last, the bettor get because of the bet.
fn settled(game: &Game) -> [i32; 5] {
    let settlement = game.bet_settlement().unwrap();
    let [east, south, west, north] = settlement.balance.0;
    let all = [east, south, west, north, settlement.bettor];
    assert_eq!(all.iter().sum::<i32>(), 0);
    all
}

/// East opens, with a seven and a nine of dots and an eight of craks to discard.
fn east_opens(south: &str, rules: TableRules, doubled: bool) -> Position {
    let east = "7D 9D 8C N E W S G 0 9B 8B 8D 5C 6C";
    agreed(with_dice(table([east, south, "", ""]), doubled), rules)
}

/// What each gets or pays when South wins a line of 50 in a doubled game.
fn owed(tile: WinningTile, jokerless: bool, singles_and_pairs: bool) -> [i32; 4] {
    let facts = SettlementFacts::new(Ending::Win(WinFacts {
        winner: SOUTH,
        value: 50,
        tile,
        jokerless,
        singles_and_pairs,
        terms: PaymentTerms {
            doubled: true,
            ..PaymentTerms::default()
        },
    }));
    let payments = settle(&facts).payments;
    assert_eq!(payments.balance.0.iter().sum::<i32>(), 0);
    payments.balance.0
}

#[test]
fn a_doubled_game_doubles_whatever_else_is_doubled() {
    let east = WinningTile::Discarded(EAST);
    assert_eq!(owed(east, true, false), [-400, 800, -200, -200]);
    let drawn = WinningTile::Drawn;
    assert_eq!(owed(drawn, true, false), [-400, 1200, -400, -400]);
    // Singles and Pairs: twice for the self-pick and twice for the dice, and not for having no joker.
    assert_eq!(owed(drawn, true, true), [-200, 600, -200, -200]);
    assert_eq!(owed(east, true, true), [-200, 400, -100, -100]);
    let exchanged = WinningTile::Exchanged;
    assert_eq!(owed(exchanged, false, false), [-200, 600, -200, -200]);
    assert_eq!(
        owed(WinningTile::Dealt, true, true),
        [-200, 600, -200, -200]
    );
}

/// South has Singles and Pairs, `11a 22a 33a 44a 55a 66a 77a` for 50, but for one seven.
const SINGLES: &str = "1D 1D 2D 2D 3D 3D 4D 4D 5D 5D 6D 6D 7D";

#[test]
fn singles_and_pairs_in_a_doubled_game_with_a_bettor_on_the_winner() {
    let mut game = begin(&east_opens(SINGLES, five_doubling(), true));
    game.place_bet(Bet::On(SOUTH)).unwrap();
    act(&mut game, EAST, "discard 7D");
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(paid(&game), [-200, 400, -100, -100]);
    assert_eq!(settled(&game), [-200, 0, -100, -100, 400]);
    assert_eq!(noted(&game), ["tr-double-dice"]);
}

#[test]
fn singles_and_pairs_self_picked_under_a_loss_limit_with_a_bettor_on_the_winner() {
    let rules = TableRules {
        loss_limit: Some(120),
        ..five_doubling()
    };
    let mut position = east_opens(SINGLES, rules, false);
    position.next_tiles = vec![tile("7D")];
    let mut game = begin(&position);
    game.place_bet(Bet::On(SOUTH)).unwrap();
    act(&mut game, EAST, "discard 8C");
    all_let_go(&mut game);
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "declare");
    // The winner is paid first; what is left of the limit is the bettor's.
    assert_eq!(paid(&game), [-100, 300, -100, -100]);
    assert_eq!(settled(&game), [-20, 0, -20, -20, 60]);
}

#[test]
fn a_joker_exchange_wins_a_doubled_game_for_which_the_bettor_had_another_player() {
    // South exchanges the joker in West's kong of ones, and completes the kong of dragons with it.
    let racks = ["", "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R 1D", "", ""];
    let mut position = table(racks);
    position.exposures[WEST] = vec![exposure("1D", 3, 1)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("1D")),
    };
    let mut game = begin(&agreed(with_dice(position, true), five_doubling()));
    game.place_bet(Bet::On(WEST)).unwrap();
    act(&mut game, SOUTH, "exchange 2/0");
    act(&mut game, SOUTH, "declare");
    // A line of 30: twice for the exchange, twice for the dice.
    assert_eq!(paid(&game), [-120, 360, -120, -120]);
    assert_eq!(settled(&game), [0, 120, 0, 0, -120]);
    let lines = &win(&game).payments.lines;
    let rules: Vec<_> = lines[0].factors.iter().map(|it| it.rule.as_str()).collect();
    assert_eq!(rules, ["pay-joker-exchange-win", "tr-double-dice"]);
}

#[test]
fn a_bet_on_nobody_costs_a_share_of_the_doubled_price() {
    let mut game = begin(&east_opens(SINGLES, five_doubling(), true));
    game.place_bet(Bet::WallGame).unwrap();
    act(&mut game, EAST, "discard 7D");
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(settled(&game), [0, 100, 0, 0, -100]);
}

#[test]
fn too_little_asked_in_a_doubled_game_is_what_the_bettor_gets_too() {
    let rules = TableRules {
        winner_names_price: true,
        ..five_doubling()
    };
    let mut game = begin(&east_opens(SINGLES, rules, true));
    game.place_bet(Bet::On(SOUTH)).unwrap();
    act(&mut game, EAST, "discard 7D");
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(allowed(&game, SOUTH), ["name-price 50", "name-price 100"]);
    act(&mut game, SOUTH, "name-price 50");
    assert_eq!(paid(&game), [-100, 200, -50, -50]);
    assert_eq!(settled(&game), [-100, 0, -50, -50, 200]);
}

/// East misnames its nine of dots, by whose wrong name South wins.
fn misnamed(bet: Bet, doubled: bool) -> Game {
    misnamed_with_limit(bet, doubled, None, [0; 5])
}

/// The same with a loss limit, after games that brought everybody so much.
pub(super) fn misnamed_with_limit(
    bet: Bet,
    doubled: bool,
    loss_limit: Option<u16>,
    scores: [i32; 5],
) -> Game {
    let rules = TableRules {
        naming: Naming::ByPlayer,
        mistakes: Mistakes::Allowed,
        loss_limit,
        ..five_doubling()
    };
    let waiting = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R J";
    let mut game = begin(&with_scores(east_opens(waiting, rules, doubled), scores));
    game.place_bet(bet).unwrap();
    act(&mut game, EAST, "discard 9D as R");
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    game
}

#[test]
fn a_misnamed_tile_is_paid_four_times_and_twice_that_in_a_doubled_game() {
    let balance = |game: &Game| penalty_end(game).payments.balance.0;
    let game = misnamed(Bet::On(WEST), false);
    assert_eq!(balance(&game), [-120, 120, 0, 0]);
    assert_eq!(
        settled(&game),
        [0; 5],
        "West pays nothing, nor does the bettor"
    );
    let game = misnamed(Bet::On(SOUTH), true);
    assert_eq!(balance(&game), [-240, 240, 0, 0]);
    assert_eq!(settled(&game), [-240, 0, 0, 0, 240]);
    let game = misnamed(Bet::On(EAST), true);
    assert_eq!(settled(&game), [0, 240, 0, 0, -240]);
}

/// East lays a false hand open, and only North keeps a hand.
fn false_mah_jongg(bet: Bet, doubled: bool) -> Game {
    false_mah_jongg_with_limit(bet, doubled, None, [0; 5])
}

/// The same with a loss limit, after games that brought everybody so much.
pub(super) fn false_mah_jongg_with_limit(
    bet: Bet,
    doubled: bool,
    loss_limit: Option<u16>,
    scores: [i32; 5],
) -> Game {
    let rules = TableRules {
        mistakes: Mistakes::Allowed,
        loss_limit,
        ..five_doubling()
    };
    let nearly = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R J 9D";
    let position = agreed(with_dice(table([nearly, "", "", ""]), doubled), rules);
    let mut game = begin(&with_scores(position, scores));
    game.place_bet(bet).unwrap();
    act(&mut game, EAST, "declare");
    act(&mut game, EAST, "lay-open");
    act(&mut game, SOUTH, "throw-in");
    act(&mut game, WEST, "throw-in");
    act(&mut game, NORTH, "keep-intact");
    game
}

#[test]
fn a_false_mah_jongg_costs_double_and_twice_that_in_a_doubled_game() {
    let balance = |game: &Game| penalty_end(game).payments.balance.0;
    let game = false_mah_jongg(Bet::On(NORTH), false);
    assert_eq!(balance(&game), [-60, 0, 0, 60]);
    assert_eq!(settled(&game), [0; 5], "nobody has won");
    let game = false_mah_jongg(Bet::On(EAST), true);
    assert_eq!(balance(&game), [-120, 0, 0, 120]);
    assert_eq!(settled(&game), [0, 0, 0, 120, -120]);
}
