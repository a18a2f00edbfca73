//! The answers to a step's question that are known before anybody answers: right ones, and the wrong ones
//! that are listed.

use super::grading::{right_groups, some_hand, some_strays};
use super::partly::part_of;
use super::{Build, Step, StepAnswer, StepQuestion, TileGoal, Worth};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::Game;
use crate::tile::{Tile, TileCounts};

/// So many right answers to one question are found at most.
pub(super) const MOST: usize = 1000;

/// Right answers to a step's question, asked at this table if it is asked at one: every one that is
/// listed, and some of those that the card or the engine finds.
pub fn right_answers(step: &Step, table: Option<&Game>) -> Vec<StepAnswer> {
    match &step.question {
        None | Some(StepQuestion::Play(_)) => Vec::new(),
        Some(StepQuestion::Choose(choose)) => (0..choose.choices.len())
            .filter(|place| choose.choices[*place].worth == Worth::Right)
            .map(StepAnswer::Choice)
            .collect(),
        Some(StepQuestion::PickTiles(pick)) => match &pick.goal {
            TileGoal::Exactly(sets) => sets.iter().copied().map(StepAnswer::Tiles).collect(),
            TileGoal::StraysOf(line) => {
                vec![StepAnswer::Tiles(some_strays(&step.card, *line, &pick.row))]
            }
        },
        Some(StepQuestion::PickGroups(pick)) => {
            let groups = right_groups(&step.card, pick);
            if groups.is_empty() {
                Vec::new()
            } else {
                vec![StepAnswer::Groups(groups)]
            }
        }
        Some(StepQuestion::Order(order)) => {
            vec![StepAnswer::Order((0..order.items.len()).collect())]
        }
        Some(StepQuestion::Amount(amount)) => vec![StepAnswer::Amount(amount.right)],
        Some(StepQuestion::Build(build)) => some_hand(&step.card, build)
            .map(StepAnswer::Hand)
            .into_iter()
            .collect(),
        Some(StepQuestion::Action(task)) => table.map_or_else(Vec::new, |game| {
            let right = task.some_right(&step.card, game).into_iter();
            right.map(StepAnswer::Action).collect()
        }),
    }
}

/// Every right answer to a step's question, the [`right_answers`] first. Of more than a thousand that the card
/// or the engine finds, the first thousand.
pub fn all_right_answers(step: &Step, table: Option<&Game>) -> Vec<StepAnswer> {
    let mut all = right_answers(step, table);
    let found: Vec<StepAnswer> = match (&step.question, table) {
        (Some(StepQuestion::PickTiles(pick)), _) => match &pick.goal {
            TileGoal::Exactly(_) => Vec::new(),
            TileGoal::StraysOf(line) => {
                let strays = all_strays(&step.card, *line, &pick.row).into_iter();
                strays.map(StepAnswer::Tiles).collect()
            }
        },
        (Some(StepQuestion::Build(build)), _) => {
            let hands = all_hands(&step.card, build).into_iter();
            hands.map(StepAnswer::Hand).collect()
        }
        (Some(StepQuestion::Action(task)), Some(game)) => {
            let right = task.all_right(&step.card, game).into_iter();
            right.map(StepAnswer::Action).collect()
        }
        _ => Vec::new(),
    };
    for answer in found {
        if !all.contains(&answer) {
            all.push(answer);
        }
    }
    all
}

/// What is left of `row` beside each of the hands of the line to which it is nearest.
fn all_strays(card: &CompiledCard, line: LineIndex, row: &[Tile]) -> Vec<TileCounts> {
    let row: TileCounts = row.iter().copied().collect();
    let hands = card.card().hands_of(card.card().line(line)).iter();
    let parts: Vec<TileCounts> = hands.map(|hand| part_of(hand, &row)).collect();
    let nearest = parts.iter().map(TileCounts::total).max();
    let nearest = parts.iter().filter(|part| Some(part.total()) == nearest);
    let strays = nearest.map(|part| {
        let mut strays = row;
        strays.remove_what_is_there(part);
        strays
    });
    strays.take(MOST).collect()
}

/// The hands of the line that the tiles of rack and tray can make.
fn all_hands(card: &CompiledCard, build: &Build) -> Vec<TileCounts> {
    let rack: TileCounts = build.rack.iter().copied().collect();
    let mut all = rack;
    all.extend(build.tray.iter().copied());
    let mut hands = Vec::new();
    for hand in card.card().hands_of(card.card().line(build.line)) {
        if all.contains(&hand.naturals()) {
            let open: Vec<(Tile, u8)> = hand.joker_tiles().kinds().collect();
            fill(&open, hand.naturals(), &all, &mut |hand| {
                if hand.contains(&rack) && !hands.contains(&hand) {
                    hands.push(hand);
                }
                hands.len() < MOST
            });
        }
    }
    hands
}

/// Completes a hand with these tiles out of `all`, or with jokers, in every way, as long as `take` wants more;
/// whether it still does.
fn fill(
    open: &[(Tile, u8)],
    hand: TileCounts,
    all: &TileCounts,
    take: &mut impl FnMut(TileCounts) -> bool,
) -> bool {
    let Some(((tile, count), rest)) = open.split_first() else {
        return take(hand);
    };
    let there = all[*tile].saturating_sub(hand[*tile]);
    (0..=(*count).min(there)).rev().all(|natural| {
        let mut next = hand;
        next.add_many(*tile, natural);
        next.add_many(Tile::Joker, count - natural);
        next[Tile::Joker] > all[Tile::Joker] || fill(rest, next, all, take)
    })
}

/// The listed wrong answers of a step, each with its name.
pub fn wrong_answers(step: &Step) -> Vec<(String, StepAnswer)> {
    match &step.question {
        None | Some(StepQuestion::Play(_)) => Vec::new(),
        Some(StepQuestion::Choose(choose)) => choose
            .choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| choice.worth != Worth::Right)
            .map(|(place, choice)| (choice.id.clone(), StepAnswer::Choice(place)))
            .collect(),
        Some(StepQuestion::PickTiles(pick)) => pick
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), StepAnswer::Tiles(wrong.answer)))
            .collect(),
        Some(StepQuestion::PickGroups(pick)) => pick
            .wrong
            .iter()
            .map(|wrong| {
                let groups = wrong.answer.iter().copied().collect();
                (wrong.id.clone(), StepAnswer::Groups(groups))
            })
            .collect(),
        Some(StepQuestion::Order(order)) => order
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), StepAnswer::Order(wrong.answer.clone())))
            .collect(),
        Some(StepQuestion::Amount(amount)) => amount
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), StepAnswer::Amount(wrong.answer)))
            .collect(),
        Some(StepQuestion::Build(build)) => build
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), StepAnswer::Hand(wrong.answer.1)))
            .collect(),
        Some(StepQuestion::Action(task)) => task
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), StepAnswer::Action(wrong.answer.action)))
            .collect(),
    }
}
