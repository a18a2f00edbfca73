//! How a game ended and who pays what.

use super::{Names, line_in_sentence, tile};
use crate::card::Card;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Outcome, PenaltyCause, RuleId, Win, WinningTile};

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
                WinningTile::Opening => msg!("outcome-opening"),
            };
            names.subject(
                sentence.with("line", line_in_sentence(card, win.line)),
                win.winner,
            )
        }
        Outcome::Penalty(end) => penalty_end(end.cause, names, card),
    }
}

/// How a game ended that nobody won in the ordinary way.
fn penalty_end(cause: PenaltyCause, names: Names, card: &Card) -> Message {
    match cause {
        PenaltyCause::WallGame => msg!("outcome-wall-game-challenged"),
        PenaltyCause::ThreeDead => msg!("outcome-three-dead"),
        PenaltyCause::AllDead => msg!("outcome-all-dead"),
        PenaltyCause::LastDied { died, alive, .. } => names.subject(
            msg!(
                "outcome-last-died",
                paid = names.who(alive),
                alive = names.name(alive)
            ),
            died,
        ),
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
                line = line_in_sentence(card, won),
                name = tile(name),
                by = names.name(by)
            ),
            winner,
        ),
    }
}

/// Why the payments are what they are: the value of the line and what doubles it, then what follows
/// from what the table has agreed on.
pub fn payment_reasons(win: &Win, card: &Card) -> Vec<Message> {
    let value = card.line(win.line).value;
    let by_discard = matches!(win.tile, WinningTile::Discarded(_));
    let mut reasons = vec![match price_too_low(win, value) {
        Some(asked) if by_discard => msg!("payment-asked-discard", value = value, asked = asked),
        Some(asked) => msg!("payment-asked-self-picked", value = value, asked = asked),
        None => usual_reason(win, card).with("value", value),
    }];
    let rules = || {
        let factors = win.payments.lines.iter().flat_map(|line| &line.factors);
        factors.map(|factor| factor.rule)
    };
    for (rule, reason) in [
        (RuleId::TR_DOUBLE_DICE, msg!("payment-doubled")),
        (
            RuleId::PAY_THREE_EXPOSURE_LIABILITY,
            msg!("payment-fed-three-exposures"),
        ),
        (RuleId::TR_HOT_WALL_PAYS, msg!("payment-fed-on-last-wall")),
        (RuleId::PAY_PIE, msg!("payment-loss-limit")),
    ] {
        if rules().any(|of_payment| of_payment == rule) {
            reasons.push(reason);
        }
    }
    reasons
}

/// The value of the line, and what doubles it at every table.
fn usual_reason(win: &Win, card: &Card) -> Message {
    let exempt = card.section_of(card.line(win.line)).singles_and_pairs;
    let how = match win.tile {
        WinningTile::Discarded(_) => {
            return match (win.jokerless, exempt) {
                (_, true) => msg!("payment-discard-singles-and-pairs"),
                (true, false) => msg!("payment-discard-jokerless"),
                (false, false) => msg!("payment-discard"),
            };
        }
        WinningTile::Drawn => "drawn",
        WinningTile::Exchanged => "exchanged",
        WinningTile::Dealt => "dealt",
        WinningTile::Opening => "opening",
    };
    match (win.jokerless, exempt) {
        (_, true) => msg!("payment-self-picked-singles-and-pairs", how = how),
        (true, false) => msg!("payment-self-picked-jokerless", how = how),
        (false, false) => msg!("payment-self-picked", how = how),
    }
}

/// What the winner asked of each, when that was less than was owed (rule `win-announces-amount`).
fn price_too_low(win: &Win, value: u16) -> Option<i32> {
    let mut factors = win.payments.lines.iter().flat_map(|line| &line.factors);
    factors
        .find(|factor| factor.rule == RuleId::WIN_ANNOUNCES_AMOUNT)
        .map(|factor| factor.times * i32::from(value))
}
