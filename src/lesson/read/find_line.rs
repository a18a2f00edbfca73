//! The question which line a hand belongs to, which can be asked of the learner's own card.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeValue;

use super::super::find_line::find_line;
use super::super::source::Source;
use super::super::{CardOf, Choose, Fault, Picture};
use super::position::seed;
use super::step::Cards;
use super::words::rule;
use crate::analysis::CompiledCard;

/// The question, with the hand that is shown, and the card it is asked of.
pub(super) struct FindLine {
    pub(super) choose: Choose,
    pub(super) hand: Picture,
    pub(super) card: Arc<CompiledCard>,
    pub(super) card_of: CardOf,
}

/// Reads the question, and makes it from the card.
pub(super) fn read_find_line<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    cards: &Cards<'_>,
) -> Option<FindLine> {
    let fields = source.table(value, &["seed", "own-card", "rule"])?;
    let seed = seed(source, &fields)?;
    let found = source.required_text(&fields, "rule")?;
    let rule = rule(source, &found)?;
    let is_own = match fields.get("own-card") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    let (card, card_of) = cards.on(is_own, |card| find_line(card, seed, rule).is_some());
    let Some((hand, choose)) = find_line(card, seed, rule) else {
        source.fault(&value.span(), Fault::TooFewSections);
        return None;
    };
    Some(FindLine {
        choose,
        hand,
        card: Arc::clone(card),
        card_of,
    })
}
