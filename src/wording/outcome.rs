//! How a game ended and who pays what.

use super::{Names, line, rule_title};
use crate::card::Card;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Outcome, PaymentLine, Win, WinningTile};

/// How the game ended, in one sentence.
pub fn outcome(outcome: &Outcome, names: Names, card: &Card) -> Message {
    match outcome {
        Outcome::WallGame => msg!("outcome-wall-game"),
        Outcome::Win(win) => {
            let sentence = match win.tile {
                WinningTile::Drawn => msg!("outcome-drawn"),
                WinningTile::Discarded(by) => msg!("outcome-discarded", by = names.name(by)),
                WinningTile::Exchanged => msg!("outcome-exchanged"),
                WinningTile::Dealt => msg!("outcome-dealt"),
            };
            names.subject(sentence.with("line", line(card, win.line)), win.winner)
        }
    }
}

/// Why the payments are what they are: the value of the line and what doubles it.
pub fn payment_reason(win: &Win, card: &Card) -> Message {
    let won = card.line(win.line);
    let exempt = card.section_of(won).singles_and_pairs;
    let by_discard = matches!(win.tile, WinningTile::Discarded(_));
    let sentence = match (win.jokerless, exempt, by_discard) {
        (true, false, true) => msg!("payment-discard-jokerless"),
        (true, false, false) => msg!("payment-self-picked-jokerless"),
        (_, true, true) => msg!("payment-discard-singles-and-pairs"),
        (_, true, false) => msg!("payment-self-picked-singles-and-pairs"),
        (false, false, true) => msg!("payment-discard"),
        (false, false, false) => msg!("payment-self-picked"),
    };
    sentence.with("value", won.value)
}

/// What each player gets or pays, in the order of the seats.
pub fn payments(win: &Win, names: Names) -> Vec<Message> {
    win.payments
        .balance
        .iter()
        .map(|(seat, points)| {
            let sentence = match *points {
                0 => msg!("payment-none"),
                points if points > 0 => msg!("payment-receives", points = points),
                points => msg!("payment-pays", points = points.saturating_neg()),
            };
            names.subject(sentence, seat)
        })
        .collect()
}

/// One payment with how it comes about: "East pays West 50 (25 × 2)", and the table rules that bear
/// on it. `value` is that of the line.
pub fn payment_line(payment: &PaymentLine, value: u16, names: Names) -> Message {
    let mut sum = value.to_string();
    for factor in payment.factors.iter().filter(|factor| factor.times != 1) {
        sum.push_str(" × ");
        sum.push_str(&factor.times.to_string());
    }
    let noted: Vec<Message> = payment
        .factors
        .iter()
        .filter(|factor| factor.is_of_this_table())
        .map(|factor| rule_title(factor.rule))
        .collect();
    let sentence = if noted.is_empty() {
        msg!("payment-line")
    } else {
        msg!("payment-line-noted", rules = noted)
    };
    names.subject(
        sentence
            .with("to", names.name(payment.to))
            .with("amount", payment.amount)
            .with("sum", sum),
        payment.from,
    )
}
