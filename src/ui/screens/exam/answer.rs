//! Answers in words, with tiles as running text has them.

use crate::card::{Pattern, PatternGroup};
use crate::lesson::{Graded, StepAnswer, StepQuestion, texts};
use crate::locale::Message;
use crate::rules::Seat;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::widgets::in_text;
use crate::wording;

/// An answer to a question.
pub(super) fn words(shared: &Shared<'_>, graded: &Graded, answer: &StepAnswer) -> String {
    let item = &graded.item;
    let Some((step, question)) = item
        .step()
        .and_then(|step| Some((step, step.question.as_ref()?)))
    else {
        return String::new();
    };
    let say = |attribute: String| {
        let id = texts::of_step(&item.lesson.id, &step.words, &attribute);
        shared.say(&Message::new(id))
    };
    match (question, answer) {
        (StepQuestion::Choose(choose), StepAnswer::Choice(place)) => choose
            .choices
            .get(*place)
            .map_or_else(String::new, |choice| {
                let card = step.card.card();
                let text = shared.say(&wording::choice(&item.lesson.id, &step.words, choice, card));
                let tiles = groups(choice.tiles());
                [text, tiles].join(" ").trim().to_owned()
            }),
        (StepQuestion::Order(order), StepAnswer::Order(places)) => {
            let items = places.iter().filter_map(|place| order.items.get(*place));
            let items = items.map(|item| say(format!("item-{item}")));
            items.collect::<Vec<_>>().join(" – ")
        }
        (StepQuestion::PickGroups(pick), StepAnswer::Groups(places)) => {
            let card = step.card.card();
            let printed = card.line(pick.line).printed.iter();
            let names: Vec<String> = printed.flat_map(Pattern::places).map(symbols).collect();
            let names = places.iter().filter_map(|place| names.get(*place));
            names.cloned().collect::<Vec<_>>().join(", ")
        }
        (_, StepAnswer::Tiles(tiles) | StepAnswer::Hand(tiles)) => in_text(tiles.tiles()),
        (_, StepAnswer::Amount(amount)) => amount.to_string(),
        (_, StepAnswer::Action(action)) => match &graded.table {
            Some(game) => {
                let words = shared.say(&wording::action(action, game.view(Seat::FIRST)));
                let given: Vec<Tile> = action
                    .given_away()
                    .map_or_else(Vec::new, |given| given.tiles().collect());
                // A pass or a discard of several tiles names none of them.
                if given.len() > 1 {
                    format!("{words} {}", in_text(given.iter().copied()))
                } else {
                    words
                }
            }
            None => action.to_string(),
        },
        (_, StepAnswer::Choice(_) | StepAnswer::Order(_) | StepAnswer::Groups(_)) => String::new(),
    }
}

/// Groups of tiles in a running text.
pub(super) fn groups(groups: &[Vec<Tile>]) -> String {
    let groups = groups.iter().map(|tiles| in_text(tiles.iter().copied()));
    groups.collect::<Vec<_>>().join("  ")
}

/// The symbols of a group of a line, with those of its other ways.
fn symbols(choices: &[PatternGroup]) -> String {
    let symbols = choices.iter().map(PatternGroup::text);
    symbols.collect::<Vec<_>>().join(" / ")
}
