//! What a game cost each person, payment by payment, and by which rules.

use super::{Names, rule_title};
use crate::card::Card;
use crate::locale::Message;
use crate::msg;
use crate::rules::{
    Bet, BetSettlement, Outcome, PaymentFactor, PaymentLine, Payments, Penalty, RuleId, Seat,
};

/// What a player pays in a game, payment by payment; nothing for who is only paid. Said without naming
/// the player: "pays 25 × 2 (self-picked)".
pub fn account(
    outcome: &Outcome,
    bet: &BetSettlement,
    names: Names,
    card: &Card,
    seat: Seat,
) -> Vec<Message> {
    let mut account = Vec::new();
    if let Outcome::Win(win) = outcome {
        let value = card.line(win.line).value;
        let own = win.payments.lines.iter().filter(|line| line.from == seat);
        account.extend(own.map(|line| payment(line, value, names)));
    }
    let penalties = payments_of(outcome).map_or(&[][..], |payments| &payments.penalties);
    let own = penalties.iter().filter(|penalty| penalty.from == seat);
    account.extend(own.map(|of_seat| penalty(*of_seat, names)));
    let own = bet.lines.iter();
    let own = own.filter(|line| line.player == seat && line.points > 0);
    account.extend(own.map(|line| msg!("account-pays-bettor", points = line.points)));
    account
}

/// What the fifth player has bet on, and what it cost; what it brought stands with those who pay it.
pub fn account_of_bettor(bet: Option<Bet>, settled: &BetSettlement, names: Names) -> Vec<Message> {
    let mut account = vec![match bet {
        Some(Bet::On(seat)) => msg!("account-bet-on", player = names.name(seat)),
        Some(Bet::WallGame) => msg!("account-bet-on-wall"),
        None => msg!("account-no-bet"),
    }];
    let paid = settled.lines.iter().filter(|line| line.points < 0);
    account.extend(paid.map(|line| {
        msg!(
            "account-bettor-pays",
            player = names.name(line.player),
            points = line.points.saturating_neg()
        )
    }));
    account
}

/// The rules by which the payments of a game are what they are, each once.
pub fn rules_of_account(outcome: &Outcome, bet: &BetSettlement) -> Vec<RuleId> {
    let mut rules: Vec<_> = bet.lines.iter().map(|line| line.rule).collect();
    if let Some(payments) = payments_of(outcome) {
        let factors = payments.lines.iter().flat_map(|line| &line.factors);
        rules.extend(factors.map(|factor| factor.rule));
        rules.extend(payments.penalties.iter().map(|penalty| penalty.rule));
    }
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// The payments of a game; none where nobody pays.
const fn payments_of(outcome: &Outcome) -> Option<&Payments> {
    match outcome {
        Outcome::Win(win) => Some(&win.payments),
        Outcome::Penalty(end) => Some(&end.payments),
        Outcome::WallGame => None,
    }
}

/// "pays 25 × 2 (self-picked)", for whom when it is another's share, and where the loss limit stops it.
fn payment(payment: &PaymentLine, value: u16, names: Names) -> Message {
    let sum = payment
        .factors
        .iter()
        .filter(|factor| is_told(**factor))
        .fold(msg!("account-value", value = value), |sum, factor| {
            msg!(
                "account-times",
                sum = sum,
                times = factor.times,
                why = why(factor.rule)
            )
        });
    let line = if payment.share_of == payment.from {
        msg!("account-pays", sum = sum)
    } else {
        msg!(
            "account-pays-for",
            sum = sum,
            player = names.name(payment.share_of)
        )
    };
    if payment.unpaid == 0 {
        line
    } else {
        msg!("account-stops", line = line, amount = payment.amount)
    }
}

/// Why a payment is multiplied, as its sentence knows it.
fn why(rule: RuleId) -> &'static str {
    match rule {
        RuleId::PAY_DISCARD => "discard",
        RuleId::PAY_SELFPICK => "self-picked",
        RuleId::PAY_JOKER_EXCHANGE_WIN => "exchange",
        RuleId::HEAVENLY_HAND => "dealt",
        RuleId::TR_DOUBLE_DICE => "dice",
        RuleId::WIN_ANNOUNCES_AMOUNT => "asked",
        _ => "no-joker",
    }
}

/// Whether a factor is told: those that multiply, and a price that was asked for.
fn is_told(factor: PaymentFactor) -> bool {
    factor.times != 1 || factor.rule == RuleId::WIN_ANNOUNCES_AMOUNT
}

/// "pays West 50: " and the rule.
fn penalty(penalty: Penalty, names: Names) -> Message {
    let sentence = if penalty.doubled {
        msg!("account-penalty-doubled")
    } else {
        msg!("account-penalty")
    };
    sentence
        .with("to", names.name(penalty.to))
        .with("amount", penalty.amount)
        .with("rule", rule_title(penalty.rule))
}
