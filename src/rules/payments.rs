//! Who pays whom how much, and by which rules.

use super::{BySeat, RuleId, Seat, WinningTile};

/// What the payments of an ordinary win follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WinFacts {
    /// Who won.
    pub winner: Seat,
    /// The printed value of the line, in points (rule `pay-basis`).
    pub value: u16,
    /// Where the last tile came from.
    pub tile: WinningTile,
    /// Whether no joker is in the hand at declaration (rule `pay-jokerless-after-exchange`).
    pub jokerless: bool,
    /// Whether the line's section gets no jokerless bonus (rule `pay-singles-pairs-exempt`).
    pub singles_and_pairs: bool,
}

/// What each player wins or pays, in points; they sum to zero.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Payments {
    /// Points won, negative when paid.
    pub balance: BySeat<i32>,
    /// Each payment with its reasons, in turn order from the winner.
    pub lines: Vec<PaymentLine>,
}

/// One player's payment to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentLine {
    /// Who pays.
    pub from: Seat,
    /// Who gets it.
    pub to: Seat,
    /// How much, in points: the value times every factor.
    pub amount: i32,
    /// What the line's printed value is multiplied with, and why.
    pub factors: Vec<PaymentFactor>,
}

/// One reason for the size of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaymentFactor {
    /// The rule.
    pub rule: RuleId,
    /// By how much it multiplies: 2, or 1 where it only says why nothing is doubled.
    pub times: i32,
}

impl Payments {
    /// The payments of an ordinary win: on a discard, self-picked, by exchange, or dealt.
    pub fn of(win: &WinFacts) -> Self {
        let lines: Vec<_> = (1..4)
            .map(|steps| win.winner.steps_right(steps))
            .map(|loser| {
                let factors = factors(*win, loser);
                let times: i32 = factors.iter().map(|factor| factor.times).product();
                PaymentLine {
                    from: loser,
                    to: win.winner,
                    amount: i32::from(win.value) * times,
                    factors,
                }
            })
            .collect();
        let mut balance = BySeat::default();
        for line in &lines {
            balance[line.from] -= line.amount;
            balance[line.to] += line.amount;
        }
        Self { balance, lines }
    }
}

fn factors(win: WinFacts, loser: Seat) -> Vec<PaymentFactor> {
    let (rule, times) = match win.tile {
        WinningTile::Drawn => (RuleId::PAY_SELFPICK, 2),
        WinningTile::Exchanged => (RuleId::PAY_JOKER_EXCHANGE_WIN, 2),
        WinningTile::Dealt => (RuleId::HEAVENLY_HAND, 2),
        WinningTile::Discarded(by) => (RuleId::PAY_DISCARD, if by == loser { 2 } else { 1 }),
    };
    let mut factors = vec![PaymentFactor { rule, times }];
    if win.jokerless {
        let (rule, times) = match win.tile {
            _ if win.singles_and_pairs => (RuleId::PAY_SINGLES_PAIRS_EXEMPT, 1),
            WinningTile::Discarded(_) => (RuleId::PAY_DISCARD_JOKERLESS, 2),
            WinningTile::Drawn | WinningTile::Exchanged | WinningTile::Dealt => {
                (RuleId::PAY_SELFPICK_JOKERLESS, 2)
            }
        };
        factors.push(PaymentFactor { rule, times });
    }
    factors
}
