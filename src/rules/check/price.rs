//! Naming the price of a hand.

use super::Reasons;
use super::moment::{not_now, other_turn};
use crate::rules::{Fact, RuleId, Situation, View};

pub(super) fn name(view: View<'_>, asked: u16, reasons: &mut Reasons) {
    let Situation::NamePrice(facts) = view.situation() else {
        not_now(view, reasons);
        return;
    };
    let rule = RuleId::WIN_ANNOUNCES_AMOUNT;
    if facts.winner != view.seat() {
        other_turn(facts.winner, rule, reasons);
    }
    let (owed, value) = (facts.price(), facts.value);
    if asked > owed {
        reasons.add(rule, Fact::AskedTooMuch { asked, owed });
    } else if !facts.prices().any(|price| price == asked) {
        reasons.add(rule, Fact::NoSuchPrice { asked, value });
    }
}
