//! What a payment is reckoned from: what a win is worth, and each payment with its rules. Who pays is
//! settled in `settlement`.

use super::{BySeat, RuleId, Seat, WinningTile};

/// What the payments of a win follow from.
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
    /// What follows from what the table has agreed on.
    pub terms: PaymentTerms,
}

/// What the table's own rules do to the payments of a win. The default is that they do nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PaymentTerms {
    /// Whether the dice of the break double the game (rule `tr-double-dice`).
    pub doubled: bool,
    /// The rule by which the discarder of the winning tile pays for all, if one does.
    pub liable: Option<RuleId>,
    /// The price that the winner has named, if the winner names it (rule `win-announces-amount`).
    pub asked: Option<u16>,
}

/// What each player wins or pays, in points; they sum to zero.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Payments {
    /// Points won, negative when paid.
    pub balance: BySeat<i32>,
    /// Each payment with its reasons, in the order they are made: to the winner in turn order from
    /// there, then what is paid for mistakes (rule `dead-challenge-additional`).
    pub lines: Vec<PaymentLine>,
}

/// Who pays, or is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Party {
    /// Who plays at this seat.
    Player(Seat),
    /// The fifth player, who sits out (rule `players-fifth-bettor`).
    Bettor,
}

impl From<Seat> for Party {
    fn from(seat: Seat) -> Self {
        Self::Player(seat)
    }
}

impl PartialEq<Seat> for Party {
    fn eq(&self, seat: &Seat) -> bool {
        *self == Self::Player(*seat)
    }
}

/// One person's payment to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentLine {
    /// Who pays.
    pub from: Party,
    /// Who gets it.
    pub to: Party,
    /// What is multiplied, in points: the printed value of a line, or a fixed sum.
    pub value: u16,
    /// What the value is multiplied with, and why.
    pub factors: Vec<PaymentFactor>,
    /// How much is paid, in points: the value times every factor, less what is not paid.
    pub amount: i32,
    /// Whose share it is, when one player pays for others (rules `pay-three-exposure-liability`,
    /// `tr-hot-wall-pays`).
    pub share_of: Party,
    /// How much is not paid because of the loss limit (rule `pay-pie`).
    pub unpaid: i32,
}

impl PaymentLine {
    /// The rules by which it is paid.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> {
        self.factors.iter().map(|factor| factor.rule)
    }

    /// The rule of the mistake that is paid for, if it is for one.
    pub fn mistake(&self) -> Option<RuleId> {
        self.rules().find(|rule| MISTAKES.contains(rule))
    }
}

/// The rules by which mistakes are paid for.
const MISTAKES: [RuleId; 4] = [
    RuleId::MISNAME_MAHJ_FOUR_TIMES,
    RuleId::ERR_ONE_INTACT,
    RuleId::DEAD_THREE,
    RuleId::DEAD_CHALLENGE_PENALTY_25,
];

/// One reason for the size of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaymentFactor {
    /// The rule.
    pub rule: RuleId,
    /// By how much it multiplies, or 1 where it only says why it is paid or why nothing is doubled.
    pub times: i32,
}

impl WinFacts {
    /// What each player owes who did not discard the winning tile.
    pub fn price(&self) -> u16 {
        let times: i32 = self
            .factors_in_full(self.winner)
            .iter()
            .map(|factor| factor.times)
            .product();
        let price = u16::try_from(i32::from(self.value) * times);
        debug_assert!(price.is_ok(), "a value of the card, doubled a few times");
        price.unwrap_or(u16::MAX)
    }

    /// The prices that the winner may name: the printed value, and doubled up to what is owed
    /// (rule `win-announces-amount`).
    pub fn prices(&self) -> impl Iterator<Item = u16> {
        let (owed, value) = (self.price(), self.value);
        std::iter::successors(Some(value), |price| price.checked_mul(2))
            .take_while(move |&price| price <= owed && value > 0)
            .chain((value == 0).then_some(0))
    }

    /// Everything the printed value is multiplied with for what `loser` owes.
    pub(super) fn factors(&self, loser: Seat) -> Vec<PaymentFactor> {
        match self.terms.asked {
            Some(asked) if asked < self.price() => {
                let discards = self.tile == WinningTile::Discarded(loser);
                let mut factors = vec![factor(
                    RuleId::WIN_ANNOUNCES_AMOUNT,
                    i32::from(asked) / i32::from(self.value.max(1)),
                )];
                if discards {
                    factors.push(factor(RuleId::PAY_DISCARD, 2));
                }
                factors
            }
            _ => self.factors_in_full(loser),
        }
    }

    fn factors_in_full(&self, loser: Seat) -> Vec<PaymentFactor> {
        let by_tile = match self.tile {
            WinningTile::Drawn | WinningTile::Opening => factor(RuleId::PAY_SELFPICK, 2),
            WinningTile::Exchanged => factor(RuleId::PAY_JOKER_EXCHANGE_WIN, 2),
            WinningTile::Dealt => factor(RuleId::HEAVENLY_HAND, 2),
            WinningTile::Discarded(by) if by == loser => factor(RuleId::PAY_DISCARD, 2),
            WinningTile::Discarded(_) => factor(RuleId::PAY_DISCARD, 1),
        };
        let mut factors = vec![by_tile];
        if self.jokerless {
            factors.push(match self.tile {
                _ if self.singles_and_pairs => factor(RuleId::PAY_SINGLES_PAIRS_EXEMPT, 1),
                WinningTile::Discarded(_) => factor(RuleId::PAY_DISCARD_JOKERLESS, 2),
                WinningTile::Drawn
                | WinningTile::Exchanged
                | WinningTile::Dealt
                | WinningTile::Opening => factor(RuleId::PAY_SELFPICK_JOKERLESS, 2),
            });
        }
        if self.terms.doubled {
            factors.push(factor(RuleId::TR_DOUBLE_DICE, 2));
        }
        factors
    }
}

impl PaymentFactor {
    /// Whether it follows from what this table has agreed on, not from how every game is paid.
    pub fn is_of_this_table(&self) -> bool {
        [
            RuleId::WIN_ANNOUNCES_AMOUNT,
            RuleId::TR_DOUBLE_DICE,
            RuleId::PAY_THREE_EXPOSURE_LIABILITY,
            RuleId::TR_HOT_WALL_PAYS,
            RuleId::PAY_PIE,
        ]
        .contains(&self.rule)
    }
}

pub(super) const fn factor(rule: RuleId, times: i32) -> PaymentFactor {
    PaymentFactor { rule, times }
}
