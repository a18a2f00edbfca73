//! Answers as they are kept: by the names of choices, the notation of tiles and of actions.

use std::collections::BTreeSet;

use super::super::{Answer, Question};
use crate::tile::TileCounts;

/// Between the names of things that were put in order.
const THEN: &str = " > ";

/// An answer to a question, as it is kept.
pub fn write_answer(question: &Question, answer: &Answer) -> Option<String> {
    Some(match (question, answer) {
        (Question::Choose(choose), Answer::Choice(place)) => choose.choices.get(*place)?.id.clone(),
        (Question::Order(order), Answer::Order(places)) => {
            let items = places.iter().map(|place| order.items.get(*place));
            let items: Vec<&str> = items
                .map(|item| item.map(String::as_str))
                .collect::<Option<_>>()?;
            items.join(THEN)
        }
        (_, Answer::Choice(_) | Answer::Order(_)) => return None,
        (_, Answer::Tiles(tiles) | Answer::Hand(tiles)) => tiles.to_string(),
        (_, Answer::Groups(groups)) => {
            let groups = groups.iter().map(|place| (place + 1).to_string());
            groups.collect::<Vec<_>>().join(" ")
        }
        (_, Answer::Amount(amount)) => amount.to_string(),
        (_, Answer::Action(action)) => action.to_string(),
    })
}

/// The answer to a question that is written like this; nothing when it is none, or none any more.
pub fn read_answer(question: &Question, text: &str) -> Option<Answer> {
    let tiles = || text.parse::<TileCounts>().ok();
    Some(match question {
        Question::Choose(choose) => {
            let mut choices = choose.choices.iter();
            Answer::Choice(choices.position(|choice| choice.id == text)?)
        }
        Question::Order(order) => {
            let place = |name: &str| order.items.iter().position(|item| item == name);
            Answer::Order(text.split(THEN).map(place).collect::<Option<_>>()?)
        }
        Question::PickTiles(_) => Answer::Tiles(tiles()?),
        Question::Build(_) => Answer::Hand(tiles()?),
        Question::PickGroups(_) => {
            let place = |word: &str| word.parse::<usize>().ok()?.checked_sub(1);
            let places = text.split_whitespace().map(place);
            Answer::Groups(places.collect::<Option<BTreeSet<_>>>()?)
        }
        Question::Amount(_) => Answer::Amount(text.parse().ok()?),
        Question::Action(_) => Answer::Action(text.parse().ok()?),
        Question::Play(_) => return None,
    })
}
