//! What a game cost each person, as it is told, payment by payment.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use mahj_tutor::card::{self, HandIndex, LineIndex};
use mahj_tutor::locale::{Language, Locale, Message};
use mahj_tutor::rules::{
    Bet, BetSettlement, BySeat, CanLose, Ending, Outcome, PaymentTerms, PenaltyCause, PenaltyEnd,
    RuleId, Seat, Settlement, SettlementFacts, Win, WinFacts, WinningTile, settle,
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
    won_at_a_table(tile, jokerless, exempt, terms, |_| ()).0
}

/// The same where the table has a fifth player, or limits losses.
fn won_at_a_table(
    tile: WinningTile,
    jokerless: bool,
    exempt: bool,
    terms: PaymentTerms,
    change: impl FnOnce(&mut SettlementFacts),
) -> (Win, BetSettlement) {
    let (line, value) = line(exempt);
    let facts = WinFacts {
        winner: WEST,
        value,
        tile,
        jokerless,
        singles_and_pairs: exempt,
        terms,
    };
    let mut facts = SettlementFacts::new(Ending::Win(facts));
    change(&mut facts);
    let Settlement { payments, bet } = settle(&facts);
    let win = Win {
        winner: WEST,
        line,
        hand: HandIndex(0),
        concealed: TileCounts::EMPTY,
        tile,
        jokerless,
        payments,
    };
    (win, bet.unwrap_or_default())
}

/// What this player pays.
fn pays(win: Win, bet: &BetSettlement, seat: Seat) -> [Vec<String>; 3] {
    in_all(&account(&Outcome::Win(win), bet, names(), seat))
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
        ["pays 25 × 2 (discarded the last tile) × 2 (jokerless) × 2 (doubles on the dice)"]
    );
    assert_eq!(
        es,
        ["paga 25 × 2 (descartó la última ficha) × 2 (sin comodines) × 2 (dados iguales)"]
    );
    assert_eq!(zh, ["付 25 × 2（点炮） × 2（无百搭） × 2（骰子同点）"]);
    let [en, ..] = pays(win.clone(), &no_bet(), EAST);
    assert_eq!(en, ["pays 25 × 2 (jokerless) × 2 (doubles on the dice)"]);
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
            "pays 25 × 2 (heavenly hand)",
        ),
        (
            WinningTile::Opening,
            false,
            false,
            "pays 25 × 2 (self-picked)",
        ),
        (
            WinningTile::Drawn,
            true,
            false,
            "pays 25 × 2 (self-picked) × 2 (jokerless)",
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
        ..PaymentTerms::default()
    };
    let tile = WinningTile::Discarded(SOUTH);
    let (win, _) = won_at_a_table(tile, false, false, terms, |facts| {
        facts.can_lose = Some(CanLose {
            players: BySeat([60, 100, 100, 100]),
            bettor: 100,
        });
    });
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
    assert_eq!(es[0], "paga por el Norte 25");
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
    let (line, value) = line(false);
    let outcome = |doubled| {
        let ending = Ending::FalseMahJongg {
            declarer: EAST,
            intact: SOUTH,
            value,
        };
        let facts = SettlementFacts {
            doubled,
            wrong_about_dead: vec![(EAST, WEST)],
            challenge_penalty: 50,
            ..SettlementFacts::new(ending)
        };
        Outcome::Penalty(PenaltyEnd {
            cause: PenaltyCause::FalseMahJongg {
                declarer: EAST,
                intact: SOUTH,
                line,
            },
            payments: settle(&facts).payments,
        })
    };
    let told = |doubled| in_all(&account(&outcome(doubled), &no_bet(), names(), EAST));
    let [en, es, zh] = told(false);
    assert_eq!(
        en,
        [
            "pays you 25 × 2 (false Mah Jongg): Only one hand is left whole",
            "pays West 50: Whoever was wrong pays",
        ]
    );
    assert_eq!(
        es[0],
        "te paga 25 × 2 (Mah Jongg falso): Solo queda una mano entera"
    );
    assert_eq!(zh[1], "付给西家 50：错的一方付分");
    let [en, ..] = told(true);
    assert_eq!(
        en[1],
        "pays West 50 × 2 (doubles on the dice): Whoever was wrong pays"
    );
    assert_eq!(
        rules_of_account(&outcome(false), &no_bet()),
        [RuleId::DEAD_CHALLENGE_PENALTY_25, RuleId::ERR_ONE_INTACT]
    );
}

#[test]
fn a_misnamed_tile_is_told_with_its_value_and_what_the_limit_leaves_of_it() {
    let (line, value) = line(false);
    let facts = SettlementFacts {
        can_lose: Some(CanLose {
            players: BySeat([70; 4]),
            bettor: 70,
        }),
        ..SettlementFacts::new(Ending::Misnamed {
            by: EAST,
            winner: WEST,
            value,
        })
    };
    let outcome = Outcome::Penalty(PenaltyEnd {
        cause: PenaltyCause::Misnamed {
            by: EAST,
            winner: WEST,
            tile: "9D".parse().unwrap(),
            name: "R".parse().unwrap(),
            line,
        },
        payments: settle(&facts).payments,
    });
    let [en, es, zh] = in_all(&account(&outcome, &no_bet(), names(), EAST));
    assert_eq!(
        en,
        [
            "pays West 25 × 4 (misnamed tile): Four times for a misnamed Mah Jongg, but only 70 of it: \
          the loss limit is reached"
        ]
    );
    assert!(es[0].contains("25 × 4 (ficha mal nombrada)"), "{es:?}");
    assert!(zh[0].contains("25 × 4（报错牌名）"), "{zh:?}");
}

/// West wins by drawing, and the fifth player has bet.
fn won_with_bet(bet: Bet) -> (Win, BetSettlement) {
    let terms = PaymentTerms::default();
    won_at_a_table(WinningTile::Drawn, false, false, terms, |facts| {
        facts.bet = Some(bet);
    })
}

#[test]
fn a_bet_stands_with_who_pays_it() {
    let (win, bet) = won_with_bet(Bet::On(WEST));
    let [en, es, zh] = pays(win.clone(), &bet, EAST);
    assert_eq!(
        en,
        [
            "pays 25 × 2 (self-picked)",
            "pays the bettor 25 × 2 (self-picked)"
        ]
    );
    assert_eq!(es[1], "le paga 25 × 2 (robada del muro) a quien apuesta");
    assert_eq!(zh[1], "付给押注人 25 × 2（自摸）");
    assert_eq!(
        rules_of_account(&Outcome::Win(win), &bet),
        [RuleId::PAY_SELFPICK, RuleId::BET_SELFPICK]
    );
    let [en, ..] = in_all(&account_of_bettor(Some(Bet::On(WEST)), &bet, names()));
    assert_eq!(
        en,
        ["bet on West"],
        "what it brought stands with the others"
    );

    let (_, bet) = won_with_bet(Bet::On(SOUTH));
    let [en, es, zh] = in_all(&account_of_bettor(Some(Bet::On(SOUTH)), &bet, names()));
    assert_eq!(en, ["bet on you", "pays West 25 × 2 (self-picked)"]);
    assert_eq!(es[1], "paga al Oeste 25 × 2 (robada del muro)");
    assert_eq!(zh, ["押你", "付给西家 25 × 2（自摸）"]);
    let [en, ..] = in_all(&account_of_bettor(Some(Bet::WallGame), &no_bet(), names()));
    assert_eq!(en, ["bet on nobody"]);
    let [en, ..] = in_all(&account_of_bettor(None, &no_bet(), names()));
    assert_eq!(en, ["did not bet"]);
}
