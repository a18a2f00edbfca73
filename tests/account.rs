//! What a game cost each person, as it is told, payment by payment.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use mahj_tutor::card::{self, LineIndex};
use mahj_tutor::locale::{Language, Locale, Message};
use mahj_tutor::rules::{
    Bet, BetLine, BetSettlement, BySeat, Outcome, PaymentTerms, Payments, Penalty, PenaltyCause,
    PenaltyEnd, RuleId, Seat, Win, WinFacts, WinningTile,
};
use mahj_tutor::tile::TileCounts;
use mahj_tutor::wording::{Names, account, account_of_bettor, payment_reasons, rules_of_account};

/// East is the learner's left neighbour; South is the learner.
const EAST: Seat = Seat::FIRST.left();
const SOUTH: Seat = Seat::FIRST;
const WEST: Seat = Seat::FIRST.right();

fn names() -> Names {
    Names::for_learner(EAST)
}

fn in_all(messages: &[Message]) -> [Vec<String>; 3] {
    ["en", "es", "zh-CN"].map(|tag| {
        let language: Language = tag.parse().unwrap();
        let locale = Locale::new(language);
        messages.iter().map(|it| locale.say(it)).collect()
    })
}

/// A line of the practice card: of Singles and Pairs and worth 50, or of another section and worth 25.
fn line(singles_and_pairs: bool) -> (LineIndex, u16) {
    let card = card::practice().unwrap();
    let mut lines = card.lines();
    lines
        .find(|(_, line)| {
            card.section_of(line).singles_and_pairs == singles_and_pairs
                && line.value == if singles_and_pairs { 50 } else { 25 }
        })
        .map(|(index, line)| (index, line.value))
        .unwrap()
}

/// West wins: what happened, and what follows from it.
fn won(tile: WinningTile, jokerless: bool, exempt: bool, terms: PaymentTerms) -> Win {
    let (line, value) = line(exempt);
    let facts = WinFacts {
        winner: WEST,
        value,
        tile,
        jokerless,
        singles_and_pairs: exempt,
        terms,
    };
    Win {
        winner: WEST,
        line,
        target: 0,
        concealed: TileCounts::EMPTY,
        tile,
        jokerless,
        payments: Payments::of(&facts),
    }
}

/// What this player pays.
fn pays(win: Win, bet: &BetSettlement, seat: Seat) -> [Vec<String>; 3] {
    let card = card::practice().unwrap();
    in_all(&account(&Outcome::Win(win), bet, names(), &card, seat))
}

fn no_bet() -> BetSettlement {
    BetSettlement::default()
}

#[test]
fn each_factor_stands_with_its_reason() {
    let terms = PaymentTerms {
        doubled: true,
        ..PaymentTerms::default()
    };
    let win = won(WinningTile::Discarded(SOUTH), true, false, terms);
    let [en, es, zh] = pays(win.clone(), &no_bet(), SOUTH);
    assert_eq!(
        en,
        ["pays 25 × 2 (discarded the last tile) × 2 (no joker) × 2 (double on the dice)"]
    );
    assert_eq!(
        es,
        ["paga 25 × 2 (descartó la última ficha) × 2 (sin comodines) × 2 (doble en los dados)"]
    );
    assert_eq!(
        zh,
        ["付 25 × 2（打出最后一张） × 2（无百搭） × 2（骰子对子）"]
    );
    let [en, ..] = pays(win.clone(), &no_bet(), EAST);
    assert_eq!(en, ["pays 25 × 2 (no joker) × 2 (double on the dice)"]);
    let [en, ..] = pays(win, &no_bet(), WEST);
    assert!(en.is_empty(), "the winner pays nothing");
}

#[test]
fn every_way_to_win_has_its_reason() {
    for (tile, jokerless, exempt, said) in [
        (
            WinningTile::Drawn,
            false,
            false,
            "pays 25 × 2 (self-picked)",
        ),
        (
            WinningTile::Exchanged,
            false,
            false,
            "pays 25 × 2 (joker exchange)",
        ),
        (
            WinningTile::Dealt,
            false,
            false,
            "pays 25 × 2 (dealt complete)",
        ),
        (
            WinningTile::Drawn,
            true,
            false,
            "pays 25 × 2 (self-picked) × 2 (no joker)",
        ),
        (WinningTile::Drawn, true, true, "pays 50 × 2 (self-picked)"),
        (WinningTile::Discarded(SOUTH), false, false, "pays 25"),
    ] {
        let win = won(tile, jokerless, exempt, PaymentTerms::default());
        let [en, ..] = pays(win, &no_bet(), EAST);
        assert_eq!(en, [said]);
    }
}

#[test]
fn who_fed_three_exposures_pays_for_all_and_no_more_than_the_limit() {
    let terms = PaymentTerms {
        liable: Some(RuleId::PAY_THREE_EXPOSURE_LIABILITY),
        can_lose: Some(BySeat([60, 100, 100, 100])),
        ..PaymentTerms::default()
    };
    let win = won(WinningTile::Discarded(SOUTH), false, false, terms);
    let card = card::practice().unwrap();
    let [reasons, ..] = in_all(&payment_reasons(&win, &card));
    assert_eq!(
        reasons[1..],
        [
            "The winner showed three groups, so whoever discarded the last tile pays for all.",
            "Nobody loses more than the limit of this table.",
        ]
    );
    let [en, es, zh] = pays(win, &no_bet(), SOUTH);
    assert_eq!(
        en,
        [
            "pays for North: 25",
            "pays for East: 25",
            "pays 25 × 2 (discarded the last tile), but only 10 of it: the loss limit is reached",
        ]
    );
    assert_eq!(es[0], "paga por Norte: 25");
    assert_eq!(zh[0], "替北家付：25");
}

#[test]
fn a_price_that_was_too_low_stands_and_is_explained() {
    let terms = PaymentTerms {
        asked: Some(25),
        ..PaymentTerms::default()
    };
    let card = card::practice().unwrap();
    let win = won(WinningTile::Drawn, true, false, terms);
    let [en, es, zh] = in_all(&payment_reasons(&win, &card));
    assert_eq!(
        en,
        [
            "The line is worth 25. The winner asked for 25, less than was owed, and it stands: \
          everybody pays that."
        ]
    );
    assert!(es[0].contains("pidió 25"), "{es:?}");
    assert!(zh[0].contains("只要了 25 分"), "{zh:?}");
    let [en, ..] = pays(win, &no_bet(), SOUTH);
    assert_eq!(en, ["pays 25 × 1 (the price asked)"]);
    let win = won(WinningTile::Discarded(SOUTH), true, false, terms);
    let [en, ..] = pays(win, &no_bet(), SOUTH);
    assert_eq!(
        en,
        ["pays 25 × 1 (the price asked) × 2 (discarded the last tile)"]
    );
}

#[test]
fn a_mistake_is_paid_by_its_rule_and_doubled_by_the_dice() {
    let card = card::practice().unwrap();
    let (line, _) = line(false);
    let outcome = |doubled| {
        let mut payments = Payments::default();
        payments.penalties.push(Penalty {
            from: EAST,
            to: SOUTH,
            amount: 100,
            rule: RuleId::ERR_ONE_INTACT,
            doubled,
        });
        Outcome::Penalty(PenaltyEnd {
            cause: PenaltyCause::FalseMahJongg {
                declarer: EAST,
                intact: SOUTH,
                line,
            },
            payments,
        })
    };
    let told = |doubled| in_all(&account(&outcome(doubled), &no_bet(), names(), &card, EAST));
    let [plain, ..] = told(false);
    let [doubled, ..] = told(true);
    assert!(plain[0].starts_with("pays you 100: "), "{plain:?}");
    assert!(doubled[0].ends_with(", double on the dice"), "{doubled:?}");
    assert_eq!(
        rules_of_account(&outcome(false), &no_bet()),
        [RuleId::ERR_ONE_INTACT]
    );
}

/// A bet for which this player pays the bettor, or is paid when negative.
fn settled(player: Seat, points: i32, rule: RuleId) -> BetSettlement {
    BetSettlement {
        bettor: points,
        lines: vec![BetLine {
            player,
            points,
            rule,
        }],
        ..BetSettlement::default()
    }
}

#[test]
fn a_bet_stands_with_who_pays_it() {
    let bet = settled(EAST, 50, RuleId::BET_SELFPICK);
    let win = || won(WinningTile::Drawn, false, false, PaymentTerms::default());
    let [en, es, zh] = pays(win(), &bet, EAST);
    assert_eq!(en, ["pays 25 × 2 (self-picked)", "pays the bettor 50"]);
    assert_eq!(es[1], "paga 50 a quien apuesta");
    assert_eq!(zh[1], "付给押注人 50 分");
    assert_eq!(
        rules_of_account(&Outcome::Win(win()), &bet),
        [RuleId::PAY_SELFPICK, RuleId::BET_SELFPICK]
    );
    let [en, ..] = in_all(&account_of_bettor(Some(Bet::On(WEST)), &bet, names()));
    assert_eq!(
        en,
        ["bet on West"],
        "what it brought stands with the others"
    );

    let bet = settled(WEST, -25, RuleId::BET_WRONG);
    let [en, es, zh] = in_all(&account_of_bettor(Some(Bet::On(SOUTH)), &bet, names()));
    assert_eq!(en, ["bet on you", "pays West 25"]);
    assert_eq!(es[1], "paga 25 a Oeste");
    assert_eq!(zh, ["押你", "付给西家 25 分"]);
    let [en, ..] = in_all(&account_of_bettor(Some(Bet::WallGame), &no_bet(), names()));
    assert_eq!(en, ["bet on nobody"]);
    let [en, ..] = in_all(&account_of_bettor(None, &no_bet(), names()));
    assert_eq!(en, ["did not bet"]);
}
