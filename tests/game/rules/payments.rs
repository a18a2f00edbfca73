//! Who pays whom how much.

use mahj_tutor::rules::{
    Ending, Party, PaymentTerms, Payments, RuleId, SettlementFacts, WinFacts, WinningTile, settle,
};

use crate::rules::table::*;

/// The payments of a win that nothing else is to be paid with.
fn payments_of(win: WinFacts) -> Payments {
    settle(&SettlementFacts::new(Ending::Win(win))).payments
}

/// What East, South, West and North get or pay when West wins a line of 25.
fn paid(tile: WinningTile, jokerless: bool, singles_and_pairs: bool) -> [i32; 4] {
    let payments = payments_of(WinFacts {
        winner: WEST,
        value: 25,
        tile,
        jokerless,
        singles_and_pairs,
        terms: PaymentTerms::default(),
    });
    for line in &payments.lines {
        assert_eq!(line.to, WEST);
        let times: i32 = line.factors.iter().map(|factor| factor.times).product();
        assert_eq!(line.amount, 25 * times);
        let Party::Player(from) = line.from else {
            panic!("no bettor");
        };
        assert_eq!(payments.balance[from], -line.amount);
    }
    payments.balance.0
}

const FROM_SOUTH: WinningTile = WinningTile::Discarded(SOUTH);

#[test]
fn pay_discard_the_discarder_double_and_the_others_once() {
    cov_mark::check!(PAY_DISCARD);
    assert_eq!(paid(FROM_SOUTH, false, false), [-25, -50, 100, -25]);
}

#[test]
fn pay_selfpick_all_pay_double() {
    cov_mark::check!(PAY_SELFPICK);
    assert_eq!(paid(WinningTile::Drawn, false, false), [-50, -50, 150, -50]);
}

#[test]
fn pay_singles_pairs_exempt_from_the_jokerless_bonus() {
    cov_mark::check!(PAY_SINGLES_PAIRS_EXEMPT);
    assert_eq!(paid(FROM_SOUTH, true, true), [-25, -50, 100, -25]);
    assert_eq!(paid(WinningTile::Drawn, true, true), [-50, -50, 150, -50]);
}

#[test]
fn a_hand_dealt_complete_is_paid_as_self_picked() {
    assert_eq!(paid(WinningTile::Dealt, false, false), [-50, -50, 150, -50]);
    assert_eq!(
        paid(WinningTile::Dealt, true, false),
        [-100, -100, 300, -100]
    );
}

#[test]
fn pay_no_east_bonus() {
    cov_mark::check!(PAY_NO_EAST_BONUS);
    let win = WinFacts {
        winner: EAST,
        value: 30,
        tile: WinningTile::Drawn,
        jokerless: false,
        singles_and_pairs: false,
        terms: PaymentTerms::default(),
    };
    assert_eq!(payments_of(win).balance.0, [180, -60, -60, -60]);
}

#[test]
fn every_payment_names_the_rules_it_follows() {
    let rules = |tile, jokerless, singles_and_pairs| -> Vec<Vec<(&str, i32)>> {
        let win = WinFacts {
            winner: WEST,
            value: 25,
            tile,
            jokerless,
            singles_and_pairs,
            terms: PaymentTerms::default(),
        };
        payments_of(win)
            .lines
            .iter()
            .map(|line| {
                line.factors
                    .iter()
                    .map(|factor| (RuleId::as_str(factor.rule), factor.times))
                    .collect()
            })
            .collect()
    };
    // In turn order from the winner: North, East, South.
    assert_eq!(
        rules(FROM_SOUTH, false, false),
        [
            vec![("pay-discard", 1)],
            vec![("pay-discard", 1)],
            vec![("pay-discard", 2)]
        ]
    );
    assert_eq!(
        rules(WinningTile::Drawn, true, false),
        vec![vec![("pay-selfpick", 2), ("pay-selfpick-jokerless", 2)]; 3]
    );
    assert_eq!(
        rules(FROM_SOUTH, true, false)[2],
        [("pay-discard", 2), ("pay-discard-jokerless", 2)]
    );
    assert_eq!(
        rules(WinningTile::Drawn, true, true),
        vec![vec![("pay-selfpick", 2), ("pay-singles-pairs-exempt", 1)]; 3]
    );
    assert_eq!(
        rules(WinningTile::Exchanged, false, false),
        vec![vec![("pay-joker-exchange-win", 2)]; 3]
    );
}

#[test]
fn pay_jokerless_after_exchange_is_decided_at_the_declaration() {
    cov_mark::check!(PAY_JOKERLESS_AFTER_EXCHANGE);
    // South's only joker lay in the exposure, and has been exchanged out.
    let mut position = table(["", "1B 2B 2B 2B 3C 3C 3C 3C R R R", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
    position.moment = mahj_tutor::rules::Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("R")),
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "exchange 1/0");
    act(&mut game, SOUTH, "declare");
    // The joker now stands in the kong of dragons.
    assert!(!win(&game).jokerless);

    let mut position = after_discard(EAST, "R", ["", "2B 2B 2B 3C 3C 3C 3C R R R", "", ""]);
    position.exposures[SOUTH] = vec![exposure("1B", 3, 0)];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert!(win(&game).jokerless);
    assert_eq!(win(&game).payments.balance.0, [-120, 240, -60, -60]);
}

#[test]
fn pay_discard_jokerless_everything_doubles() {
    cov_mark::check!(PAY_DISCARD_JOKERLESS);
    assert_eq!(paid(FROM_SOUTH, true, false), [-50, -100, 200, -50]);
}

#[test]
fn pay_selfpick_jokerless_everything_doubles() {
    cov_mark::check!(PAY_SELFPICK_JOKERLESS);
    assert_eq!(
        paid(WinningTile::Drawn, true, false),
        [-100, -100, 300, -100]
    );
}

#[test]
fn pay_joker_exchange_win_as_self_picked() {
    cov_mark::check!(PAY_JOKER_EXCHANGE_WIN);
    assert_eq!(
        paid(WinningTile::Exchanged, false, false),
        [-50, -50, 150, -50]
    );
}
