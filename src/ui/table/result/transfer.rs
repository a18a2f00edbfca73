//! Who pays whom how much in a game, all in all.

use crate::rules::{BetSettlement, Outcome, Party, PaymentLine, RuleId};

/// What somebody pays somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Transfer {
    pub(super) from: Party,
    pub(super) to: Party,
    pub(super) amount: i32,
    /// Whether who pays has discarded the tile that won.
    pub(super) has_discarded: bool,
}

/// Everything that is paid, each payer once for each who is paid, in the order it is paid.
pub(super) fn transfers(outcome: &Outcome, bet: &BetSettlement) -> Vec<Transfer> {
    let payments = match outcome {
        Outcome::Win(win) => Some(&win.payments),
        Outcome::Penalty(end) => Some(&end.payments),
        Outcome::WallGame => None,
    };
    let among_players = payments.into_iter().flat_map(|payments| &payments.lines);
    let mut transfers: Vec<Transfer> = Vec::new();
    for line in among_players.chain(&bet.lines) {
        let same = |it: &&mut Transfer| it.from == line.from && it.to == line.to;
        let has_discarded = is_for_discard(line);
        if let Some(transfer) = transfers.iter_mut().find(same) {
            transfer.amount += line.amount;
            transfer.has_discarded |= has_discarded;
        } else if line.amount > 0 {
            transfers.push(Transfer {
                from: line.from,
                to: line.to,
                amount: line.amount,
                has_discarded,
            });
        }
    }
    transfers
}

/// Whether more is paid because who pays has discarded the tile that won.
fn is_for_discard(line: &PaymentLine) -> bool {
    let mut factors = line.factors.iter();
    line.share_of == line.from
        && factors.any(|factor| factor.rule == RuleId::PAY_DISCARD && factor.times > 1)
}
