//! Questions that are made from a card, and can be asked of the learner's own: which line a hand belongs to, and
//! what is printed at the end of lines.

use std::sync::Arc;

use super::super::LessonSource;
use super::super::compare_lines::{Comparison, compare_lines};
use super::super::find_line::{find_line, nearest_line};
use super::super::hand_wanted::{Completes, HandWanted};
use super::super::{CardOf, Choose, Fault, Illustration};
use super::position::seed;
use super::step::Cards;
use super::words::rule;
use crate::analysis::CompiledCard;
use crate::document::{Fields, KeyedValue};
use crate::tile::HAND;

/// The question, with the hand that is shown, and the card it is asked of.
pub(super) struct OfCard {
    pub(super) choose: Choose,
    pub(super) hand: Option<Illustration>,
    pub(super) card: Arc<CompiledCard>,
    pub(super) card_of: CardOf,
}

/// Reads which line is to be found, and makes the question from the card.
pub(super) fn read_find_line<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    cards: &Cards<'_>,
) -> Option<OfCard> {
    let keys = ["seed", "own-card", "rule", "tiles", "jokers"];
    let fields = source.table(value, &keys)?;
    let seed = seed(source, &fields)?;
    let found = source.required_text(&fields, "rule")?;
    let rule = rule(source, &found)?;
    let wanted = match fields.get("tiles") {
        Some(_) => Some(hand_wanted(source, &fields, seed)?),
        None => None,
    };
    let made = |card: &CompiledCard| match wanted {
        Some(wanted) => nearest_line(card, wanted, rule),
        None => find_line(card, seed, rule),
    };
    let is_own = own_card(source, &fields)?;
    let (card, card_of) = cards.on(is_own, |card| made(card).is_some());
    let Some((hand, choose)) = made(card) else {
        source.fault(&value.span(), Fault::TooFewSections);
        return None;
    };
    Some(OfCard {
        choose,
        hand: Some(hand),
        card: Arc::clone(card),
        card_of,
    })
}

/// Reads what is asked of lines, and chooses them from the card.
pub(super) fn read_compare_lines<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    cards: &Cards<'_>,
) -> Option<OfCard> {
    let fields = source.table(value, &["seed", "own-card", "rule", "asks"])?;
    let seed = seed(source, &fields)?;
    let found = source.required_text(&fields, "asks")?;
    let asks = source.word(&found, &Comparison::WORDS)?;
    let found = source.required_text(&fields, "rule")?;
    let rule = rule(source, &found)?;
    let made = |card: &CompiledCard| compare_lines(card.card(), seed, asks, rule);
    let is_own = own_card(source, &fields)?;
    let (card, card_of) = cards.on(is_own, |card| made(card).is_some());
    let Some(choose) = made(card) else {
        source.fault(&value.span(), Fault::NoSuchLines);
        return None;
    };
    Some(OfCard {
        choose,
        hand: None,
        card: Arc::clone(card),
        card_of,
    })
}

/// What is wanted of a hand that is drawn from a card.
pub(super) fn hand_wanted<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    seed: u64,
) -> Option<HandWanted> {
    let value = source.required(fields, "tiles")?;
    let tiles = source.number(value, 1..=HAND as i64)? as usize;
    let mut count = |key| match fields.get(key) {
        Some(value) => source.number(value, 0..=(HAND - tiles) as i64),
        None => Some(0),
    };
    Some(HandWanted {
        seed,
        tiles,
        jokers: count("jokers")? as usize,
        strays: count("strays")? as usize,
        ..HandWanted::default()
    })
}

/// The keys of a hand that a step draws.
const HAND_KEYS: [&str; 9] = [
    "seed",
    "own-card",
    "tiles",
    "jokers",
    "strays",
    "stray-pair",
    "useless",
    "mark",
    "missing",
];

/// The most tiles of no use that are named beside those on the rack.
const MOST_USELESS: i64 = 12;

/// Reads what is wanted of the hand of a step, and whether it is for the card that the learner has chosen.
pub(super) fn read_hand<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
) -> Option<(HandWanted, bool)> {
    let fields = source.table(value, &HAND_KEYS)?;
    let is_own = own_card(source, &fields)?;
    let seed = seed(source, &fields)?;
    let mut wanted = hand_wanted(source, &fields, seed)?;
    if let Some(value) = fields.get("stray-pair") {
        wanted.stray_pair = source.truth(value)?;
    }
    if let Some(value) = fields.get("useless") {
        wanted.useless = source.number(value, 0..=MOST_USELESS)? as usize;
    }
    if let Some(found) = source.optional_text(&fields, "mark") {
        wanted.concealed = Some(source.word(&found, &[("C", true), ("X", false)])?);
    }
    if let Some(found) = source.optional_text(&fields, "missing") {
        wanted.completes = Some(source.word(&found, &Completes::WORDS)?);
    }
    Some((wanted, is_own))
}

/// Whether something is for the card that the learner has chosen.
pub(super) fn own_card<'t>(source: &mut LessonSource<'t>, fields: &Fields<'t>) -> Option<bool> {
    match fields.get("own-card") {
        Some(value) => source.truth(value),
        None => Some(false),
    }
}
