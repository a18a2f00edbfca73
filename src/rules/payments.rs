//! Who pays whom how much, and by which rules.

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
    /// How many points each player can still lose, if there is a limit (rule `pay-pie`).
    pub can_lose: Option<BySeat<i32>>,
}

/// What each player wins or pays, in points; they sum to zero.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Payments {
    /// Points won, negative when paid.
    pub balance: BySeat<i32>,
    /// Each payment with its reasons, in turn order from the winner.
    pub lines: Vec<PaymentLine>,
    /// What is paid on top, or instead, for mistakes (rule `dead-challenge-additional`).
    pub penalties: Vec<Penalty>,
}

/// What one player pays another for a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Penalty {
    /// Who pays.
    pub from: Seat,
    /// Who gets it.
    pub to: Seat,
    /// How much, in points.
    pub amount: i32,
    /// By which rule.
    pub rule: RuleId,
    /// Whether the dice of the break have doubled it (rule `tr-double-dice`).
    pub doubled: bool,
}

impl Penalty {
    /// What is paid for a mistake, `times` the value of a line; twice that in a doubled game.
    pub(super) fn of_value(
        from: Seat,
        to: Seat,
        times: i32,
        value: u16,
        rule: RuleId,
        doubled: bool,
    ) -> Self {
        let doubling = if doubled { 2 } else { 1 };
        Self {
            from,
            to,
            amount: times * i32::from(value) * doubling,
            rule,
            doubled,
        }
    }
}

/// One player's payment to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentLine {
    /// Who pays.
    pub from: Seat,
    /// Who gets it.
    pub to: Seat,
    /// How much, in points: the value times every factor, less what is not paid.
    pub amount: i32,
    /// Whose share it is, when one player pays for others (rules `pay-three-exposure-liability`,
    /// `tr-hot-wall-pays`).
    pub share_of: Seat,
    /// How much is not paid because of the loss limit (rule `pay-pie`).
    pub unpaid: i32,
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

impl WinFacts {
    /// What each player owes who did not discard the winning tile.
    pub fn price(&self) -> u16 {
        let times: i32 = self
            .factors_in_full(self.winner)
            .iter()
            .map(|factor| factor.times)
            .product();
        u16::try_from(i32::from(self.value) * times).unwrap_or(u16::MAX)
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
    fn factors(&self, loser: Seat) -> Vec<PaymentFactor> {
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
            WinningTile::Drawn => factor(RuleId::PAY_SELFPICK, 2),
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
                WinningTile::Drawn | WinningTile::Exchanged | WinningTile::Dealt => {
                    factor(RuleId::PAY_SELFPICK_JOKERLESS, 2)
                }
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

const fn factor(rule: RuleId, times: i32) -> PaymentFactor {
    PaymentFactor { rule, times }
}

impl Payments {
    /// The payments of a win: on a discard, self-picked, by exchange, or dealt.
    pub fn of(win: &WinFacts) -> Self {
        let mut payments = Self::default();
        mark!(PAY_NO_EAST_BONUS);
        let mut can_lose = win.terms.can_lose;
        for loser in (1..4).map(|steps| win.winner.steps_right(steps)) {
            let mut factors = win.factors(loser);
            let times: i32 = factors.iter().map(|factor| factor.times).product();
            let owed = i32::from(win.value) * times;
            let mut from = loser;
            if let (Some(rule), WinningTile::Discarded(by)) = (win.terms.liable, win.tile) {
                from = by;
                factors.push(factor(rule, 1));
            }
            let amount = match &mut can_lose {
                None => owed,
                Some(left) => {
                    let amount = owed.min(left[from]).max(0);
                    left[from] -= amount;
                    amount
                }
            };
            if amount < owed {
                factors.push(factor(RuleId::PAY_PIE, 1));
            }
            payments.add(PaymentLine {
                from,
                to: win.winner,
                amount,
                share_of: loser,
                unpaid: owed - amount,
                factors,
            });
        }
        payments
    }

    fn add(&mut self, line: PaymentLine) {
        for factor in &line.factors {
            factor.rule.mark();
        }
        self.balance[line.from] -= line.amount;
        self.balance[line.to] += line.amount;
        self.lines.push(line);
    }

    /// Adds what is paid for a mistake; nothing is left out.
    pub(super) fn add_penalty(&mut self, penalty: Penalty) {
        if penalty.amount != 0 {
            penalty.rule.mark();
            self.balance[penalty.from] -= penalty.amount;
            self.balance[penalty.to] += penalty.amount;
            self.penalties.push(penalty);
        }
    }
}
