//! Answers as they are kept: by the names of choices, the notation of tiles and of actions.

use std::collections::BTreeSet;

use super::super::{StepAnswer, StepQuestion};
use crate::tile::TileCounts;

/// Between the names of things that were put in order.
const THEN: &str = " > ";

/// An answer to a question, as it is kept.
pub fn write_answer(question: &StepQuestion, answer: &StepAnswer) -> Option<String> {
    Some(match (question, answer) {
        (StepQuestion::Choose(choose), StepAnswer::Choice(place)) => {
            choose.choices.get(*place)?.id.clone()
        }
        (StepQuestion::Order(order), StepAnswer::Order(places)) => {
            let items = places.iter().map(|place| order.items.get(*place));
            let items: Vec<&str> = items
                .map(|item| item.map(String::as_str))
                .collect::<Option<_>>()?;
            items.join(THEN)
        }
        (_, StepAnswer::Choice(_) | StepAnswer::Order(_)) => return None,
        (_, StepAnswer::Tiles(tiles) | StepAnswer::Hand(tiles)) => tiles.to_string(),
        (_, StepAnswer::Groups(groups)) => {
            let groups = groups.iter().map(|place| (place + 1).to_string());
            groups.collect::<Vec<_>>().join(" ")
        }
        (_, StepAnswer::Amount(amount)) => amount.to_string(),
        (_, StepAnswer::Action(action)) => action.to_string(),
    })
}

/// The answer to a question that is written like this; nothing when it is none, or none any more.
pub fn read_answer(question: &StepQuestion, text: &str) -> Option<StepAnswer> {
    let tiles = || text.parse::<TileCounts>().ok();
    Some(match question {
        StepQuestion::Choose(choose) => {
            let mut choices = choose.choices.iter();
            StepAnswer::Choice(choices.position(|choice| choice.id == text)?)
        }
        StepQuestion::Order(order) => {
            let place = |name: &str| order.items.iter().position(|item| item == name);
            StepAnswer::Order(text.split(THEN).map(place).collect::<Option<_>>()?)
        }
        StepQuestion::PickTiles(_) => StepAnswer::Tiles(tiles()?),
        StepQuestion::Build(_) => StepAnswer::Hand(tiles()?),
        StepQuestion::PickGroups(_) => {
            let place = |word: &str| word.parse::<usize>().ok()?.checked_sub(1);
            let places = text.split_whitespace().map(place);
            StepAnswer::Groups(places.collect::<Option<BTreeSet<_>>>()?)
        }
        StepQuestion::Amount(_) => StepAnswer::Amount(text.parse().ok()?),
        StepQuestion::Action(_) => StepAnswer::Action(text.parse().ok()?),
        StepQuestion::Play(_) => return None,
    })
}
