//! How a game ended and who pays what.

use super::{Names, line, rule_title, tile};
use crate::card::Card;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Outcome, PaymentLine, Penalty, PenaltyCause, Win, WinningTile};

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
        Outcome::Penalty(end) => penalty_end(end.cause, names, card),
    }
}

/// How a game ended that nobody won in the ordinary way.
fn penalty_end(cause: PenaltyCause, names: Names, card: &Card) -> Message {
    match cause {
        PenaltyCause::WallGame => msg!("outcome-wall-game-challenged"),
        PenaltyCause::ThreeDead => msg!("outcome-three-dead"),
        PenaltyCause::FalseMahJongg {
            declarer, intact, ..
        } => names.subject(
            msg!("outcome-false-mah-jongg", intact = names.name(intact)),
            declarer,
        ),
        PenaltyCause::Misnamed {
            by,
            winner,
            name,
            line: won,
            ..
        } => names.subject(
            msg!(
                "outcome-misnamed",
                line = line(card, won),
                name = tile(name),
                by = names.name(by)
            ),
            winner,
        ),
    }
}

/// What one player pays another for a mistake, and by which rule.
pub fn penalty_line(penalty: &Penalty, names: Names) -> Message {
    names.subject(
        msg!(
            "penalty-line",
            to = names.name(penalty.to),
            amount = penalty.amount,
            rule = rule_title(penalty.rule)
        ),
        penalty.from,
    )
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

/// One payment with how it comes about: "East pays West 50 (25 × 2)", "East pays West 25" when nothing
/// multiplies it, and the table rules that bear on it. `value` is that of the line.
pub fn payment_line(payment: &PaymentLine, value: u16, names: Names) -> Message {
    let noted = table_rules_of(payment);
    let sum = payment_sum(payment, value);
    let sentence = if noted.is_empty() {
        match sum {
            Some(sum) => msg!("payment-line", sum = sum),
            None => msg!("payment-line-plain"),
        }
    } else {
        let sum = sum.unwrap_or_else(|| value.to_string());
        msg!("payment-line-noted", rules = noted, sum = sum)
    };
    let sentence = sentence
        .with("to", names.name(payment.to))
        .with("amount", payment.amount);
    names.subject(sentence, payment.from)
}

/// What the value of the line is multiplied with: "25 × 2"; nothing when it is paid as it is.
pub fn payment_sum(payment: &PaymentLine, value: u16) -> Option<String> {
    let factors = payment.factors.iter().filter(|factor| factor.times != 1);
    let sum = factors.fold(value.to_string(), |sum, factor| {
        format!("{sum} × {}", factor.times)
    });
    (sum != value.to_string()).then_some(sum)
}

/// The rules of this table that bear on the payment.
fn table_rules_of(payment: &PaymentLine) -> Vec<Message> {
    let factors = payment.factors.iter();
    factors
        .filter(|factor| factor.is_of_this_table())
        .map(|factor| rule_title(factor.rule))
        .collect()
}
