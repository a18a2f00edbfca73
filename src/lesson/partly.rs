//! How much of an answer is right, to be marked on what was picked, and to be said.

use super::{Step, StepAnswer, StepQuestion, TileGoal, right_answers};
use crate::analysis::{Placement, Unseen};
use crate::card::Hand;
use crate::tile::{TileCounts, TileSet};

/// The tiles of a pick, or of a hand that was built, that belong to the right answer nearest to it.
pub fn right_tiles(step: &Step, tiles: &TileCounts) -> TileCounts {
    match &step.question {
        Some(StepQuestion::PickTiles(pick)) => {
            let sets: Vec<TileCounts> = match &pick.goal {
                TileGoal::Exactly(sets) => sets.clone(),
                TileGoal::StraysOf(_) => right_answers(step, None)
                    .into_iter()
                    .filter_map(|answer| match answer {
                        StepAnswer::Tiles(tiles) => Some(tiles),
                        _ => None,
                    })
                    .collect(),
            };
            nearest(sets.iter().map(|set| common(tiles, set)))
        }
        Some(StepQuestion::Build(build)) => {
            let card = step.card.card();
            let rack: TileCounts = build.rack.iter().copied().collect();
            // What lies on the rack from the start says which hand of the line it is to become.
            let fits = |hand: &&Hand| part_of(hand, &rack).total() == rack.total();
            let hands = card.hands_of(card.line(build.line)).iter();
            nearest(hands.filter(fits).map(|hand| part_of(hand, tiles)))
        }
        _ => TileCounts::EMPTY,
    }
}

/// The tiles of a wrong pick that do not belong to the right answer nearest to it: none where tiles are lacking only.
/// Nothing where no tiles were to be picked.
pub(super) fn strays(step: &Step, answer: &StepAnswer) -> Option<TileCounts> {
    let is_pick = matches!(&step.question, Some(StepQuestion::PickTiles(_)));
    match answer {
        StepAnswer::Tiles(tiles) if is_pick => {
            let mut strays = *tiles;
            strays.remove_what_is_there(&right_tiles(step, tiles));
            Some(strays)
        }
        _ => None,
    }
}

/// Whether most of what was picked is right, in a wrong answer of which one can tell.
pub(super) fn is_partly_right(step: &Step, answer: &StepAnswer) -> bool {
    let (picked, right) = match (answer, &step.question) {
        (StepAnswer::Tiles(tiles), _) => (tiles.total(), right_tiles(step, tiles).total()),
        (StepAnswer::Hand(tiles), Some(StepQuestion::Build(build))) => {
            let fixed = build.rack.len();
            let right = right_tiles(step, tiles).total();
            (
                tiles.total() - fixed.min(tiles.total()),
                right.saturating_sub(fixed),
            )
        }
        (StepAnswer::Groups(picked), _) => {
            let right = right_answers(step, None).into_iter().next();
            let Some(StepAnswer::Groups(right)) = right else {
                return false;
            };
            (picked.len(), picked.intersection(&right).count())
        }
        _ => return false,
    };
    right * 2 > picked
}

/// The largest of some parts.
fn nearest(parts: impl Iterator<Item = TileCounts>) -> TileCounts {
    parts
        .max_by_key(TileCounts::total)
        .unwrap_or(TileCounts::EMPTY)
}

/// The tiles that are in both.
fn common(one: &TileCounts, other: &TileCounts) -> TileCounts {
    TileCounts::from_fn(|tile| one[tile].min(other[tile]))
}

/// The tiles that have a place in a hand of the card, jokers included as far as groups that take them
/// lack tiles.
pub(super) fn part_of(hand: &Hand, tiles: &TileCounts) -> TileCounts {
    let unseen = Unseen::at_the_start(TileSet::STANDARD, tiles);
    let mut part = *tiles;
    part.remove_what_is_there(&Placement::new(hand, tiles, &[], &unseen).strays);
    part
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::analysis::CompiledCard;
    use crate::card;
    use crate::lesson::Lesson;

    fn step(question: &str) -> Step {
        let card = CompiledCard::new(Arc::new(card::practice().unwrap()));
        let text = format!(
            "format = 1\nid = \"a\"\ncard = \"practice\"\n[[step]]\nid = \"b\"\n{question}"
        );
        let lesson = Lesson::read("01-a.toml", &text, &[Arc::new(card)]).unwrap();
        lesson.steps[0].clone()
    }

    fn part(question: &str, tiles: &str) -> String {
        let step = step(question);
        let tiles: TileCounts = tiles.parse().unwrap();
        right_tiles(&step, &tiles).to_string()
    }

    fn counts(tiles: &str) -> String {
        tiles.parse::<TileCounts>().unwrap().to_string()
    }

    #[test]
    fn of_tiles_the_nearest_set_counts() {
        let pick = "[step.tiles]\nrow = \"1B 2B 3B 4B\"\naccept = [\"1B 2B\", \"3B 4B\"]\n";
        assert_eq!(part(pick, "1B 3B 4B"), counts("3B 4B"));
    }

    #[test]
    fn of_a_hand_the_tiles_that_its_line_has_a_place_for_count() {
        let build = "[step.build]\nline = \"consecutive-run/1\"\nrack = \"3C 3C 3C 3C 4C 4C\"\n\
                     tray = \"4C 5C 5C 5C 5C 6C 6B 6B 6B 6B J J\"\n";
        assert_eq!(
            part(build, "4x3C 3x4C 4x5C 3x6B"),
            counts("4x3C 2x4C 4x5C 3x6B")
        );
        assert_eq!(
            part(build, "4x3C 2x4C 4x5C 6C 6B 6B J"),
            counts("4x3C 2x4C 4x5C 6B 6B J")
        );
    }

    #[test]
    fn a_joker_has_no_place_in_a_pair() {
        let build = "[step.build]\nline = \"consecutive-run/3\"\nrack = \"4B 4B 4B 5C 5C 6D 6D 6D G G\"\n\
                     tray = \"N N J J J R\"\n";
        assert_eq!(
            part(build, "4B 4B 4B 5C 5C 6D 6D 6D G G N J J J"),
            counts("4B 4B 4B 5C 5C 6D 6D 6D G G N J J")
        );
    }
}
