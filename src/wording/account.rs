//! What a game cost each person, payment by payment, and by which rules.

use super::{Names, rule_title};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Bet, BetSettlement, Outcome, Party, PaymentFactor, PaymentLine, RuleId, Seat};

/// What a player pays in a game, payment by payment; nothing for who is only paid. Said without naming
/// the player: "pays 25 × 2 (self-picked)".
pub fn account(outcome: &Outcome, bet: &BetSettlement, names: Names, seat: Seat) -> Vec<Message> {
    lines(outcome, bet)
        .filter(|line| line.from == seat)
        .map(|line| payment(line, names))
        .collect()
}

/// What the fifth player has bet on, and what it cost; what it brought stands with those who pay it.
pub fn account_of_bettor(bet: Option<Bet>, settled: &BetSettlement, names: Names) -> Vec<Message> {
    let mut account = vec![match bet {
        Some(Bet::On(seat)) => msg!("account-bet-on", player = names.name(seat)),
        Some(Bet::WallGame) => msg!("account-bet-on-wall"),
        None => msg!("account-no-bet"),
    }];
    let paid = settled.lines.iter();
    let paid = paid.filter(|line| line.from == Party::Bettor);
    account.extend(paid.map(|line| payment(line, names)));
    account
}

/// How much somebody pays somebody in a game, in one sentence: "Rosa pays you 50 points".
pub fn transfer(from: Party, to: Party, points: i32, names: Names) -> Message {
    let to = match to {
        Party::Player(seat) => names.name(seat),
        Party::Bettor => msg!("account-bettor"),
    };
    match from {
        Party::Player(seat) => msg!(
            "account-transfer",
            who = names.who(seat),
            from = names.name(seat),
            to = to,
            points = points
        ),
        Party::Bettor => msg!("account-transfer-bettor", to = to, points = points),
    }
}

/// The rules by which the payments of a game are what they are, each once.
pub fn rules_of_account(outcome: &Outcome, bet: &BetSettlement) -> Vec<RuleId> {
    let mut rules: Vec<_> = lines(outcome, bet).flat_map(PaymentLine::rules).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// The payments of a game, in the order they are made; none where nobody pays.
fn lines<'a>(
    outcome: &'a Outcome,
    bet: &'a BetSettlement,
) -> impl Iterator<Item = &'a PaymentLine> {
    let payments = match outcome {
        Outcome::Win(win) => Some(&win.payments),
        Outcome::Penalty(end) => Some(&end.payments),
        Outcome::WallGame => None,
    };
    let among_players = payments.into_iter().flat_map(|payments| &payments.lines);
    among_players.chain(&bet.lines)
}

/// "pays 25 × 2 (self-picked)", for whom when it is another's share, to whom when it is not the winner
/// of the game or not a player who pays, and where the loss limit stops it.
fn payment(payment: &PaymentLine, names: Names) -> Message {
    let sum = sum(payment);
    let line = match (payment.from, payment.to, payment.mistake()) {
        (Party::Player(_), Party::Bettor, _) => msg!("account-pays-bettor", sum = sum),
        (_, Party::Player(to), Some(mistake)) if payment.from != Party::Bettor => msg!(
            "account-pays-for-mistake",
            to = names.name(to),
            sum = sum,
            rule = rule_title(mistake)
        ),
        (Party::Bettor, Party::Player(to), _) => {
            msg!("account-bettor-pays", player = names.name(to), sum = sum)
        }
        _ => match payment.share_of {
            Party::Player(seat) if payment.share_of != payment.from => {
                msg!("account-pays-for", sum = sum, player = names.name(seat))
            }
            _ => msg!("account-pays", sum = sum),
        },
    };
    if payment.unpaid == 0 {
        line
    } else {
        msg!("account-stops", line = line, amount = payment.amount)
    }
}

/// "25 × 2 (self-picked)".
fn sum(payment: &PaymentLine) -> Message {
    let told = payment.factors.iter().filter(|factor| is_told(**factor));
    told.fold(
        msg!("account-value", value = payment.value),
        |sum, factor| {
            msg!(
                "account-times",
                sum = sum,
                times = factor.times,
                why = why(factor.rule)
            )
        },
    )
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
        RuleId::MISNAME_MAHJ_FOUR_TIMES => "misnamed",
        RuleId::ERR_ONE_INTACT => "false",
        RuleId::DEAD_THREE => "dead",
        RuleId::PAY_DISCARD_JOKERLESS | RuleId::PAY_SELFPICK_JOKERLESS => "no-joker",
        _ => {
            debug_assert!(false, "no sentence for the factor of {rule}");
            "no-joker"
        }
    }
}

/// Whether a factor is told: those that multiply, and a price that was asked for.
fn is_told(factor: PaymentFactor) -> bool {
    factor.times != 1 || factor.rule == RuleId::WIN_ANNOUNCES_AMOUNT
}
