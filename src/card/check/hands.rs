//! Expands a pattern into its concrete hands: choices first, then positions of the numbers, then
//! suits, winds and dragons.

use super::assignments::Assignments;
use super::possible::{Shortage, shortage};
use crate::card::{Group, Hand, LineIndex, Numbers, Pattern, PatternGroup};
use crate::tile::TileSet;

/// The most hands that the ways of a line may come to, before equal ones are counted once: far more
/// than any real line has, and few enough to be made at once.
pub(super) const MOST_HANDS_OF_A_LINE: usize = 10_000;

/// Why a pattern, or one choice of its groups, has no hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Impossible {
    /// More groups of `Z` than there are winds.
    AnyWinds {
        /// How many.
        groups: usize,
    },
    /// More groups of `X` than there are dragons.
    AnyDragons {
        /// How many.
        groups: usize,
    },
    /// No position suits all its numbers.
    NoPosition,
    /// Tiles are missing from the set, at the latest in the group at `place`.
    Shortage {
        /// Which tiles.
        shortage: Shortage,
        /// The place of the group, counted from 0.
        place: usize,
        /// Which of the groups at that place.
        choice: usize,
    },
}

/// What comes of expanding a pattern.
#[derive(Debug)]
pub(super) enum Hands {
    /// Its possible hands, not yet free of equal ones; never empty. `positions` is the most
    /// positions its numbers have.
    Some { hands: Vec<Hand>, positions: usize },
    /// It has none.
    None(Impossible),
    /// It has more than [`MOST_HANDS_OF_A_LINE`].
    TooMany,
}

/// Expands a pattern. The hands are of the first line, until it is known where theirs stands.
pub(super) fn expand(pattern: &Pattern, numbers: Numbers, way: u16) -> Hands {
    let places: Vec<&[PatternGroup]> = pattern.places().collect();
    let line = LineIndex(0);
    let combinations = places
        .iter()
        .try_fold(1_usize, |product, groups| product.checked_mul(groups.len()))
        .filter(|product| *product <= MOST_HANDS_OF_A_LINE);
    let Some(combinations) = combinations else {
        return Hands::TooMany;
    };
    let set = TileSet::STANDARD.counts();
    let mut hands = Vec::new();
    let mut impossible = None;
    let mut most_positions = 0;
    let mut made = 0;
    for combination in 0..combinations {
        let choices = choices(&places, combination);
        let groups: Vec<&PatternGroup> = places
            .iter()
            .zip(&choices)
            .filter_map(|(groups, choice)| groups.get(*choice))
            .collect();
        let assignments = match Assignments::of(&groups, numbers) {
            Ok(assignments) => assignments,
            Err(reason) => {
                impossible.get_or_insert(reason);
                continue;
            }
        };
        most_positions = most_positions.max(assignments.steps.len());
        made += assignments.count();
        hands.reserve(assignments.count().min(MOST_HANDS_OF_A_LINE));
        if made > MOST_HANDS_OF_A_LINE {
            return Hands::TooMany;
        }
        assignments.for_each(|mut assignment| {
            let groups: Vec<Group> = groups.iter().map(|group| assignment.group(group)).collect();
            match shortage(&groups, &set) {
                None => hands.push(Hand { line, way, groups }),
                Some((shortage, place)) => {
                    let choice = choices.get(place).copied().unwrap_or_default();
                    impossible.get_or_insert(Impossible::Shortage {
                        shortage,
                        place,
                        choice,
                    });
                }
            }
        });
    }
    match impossible {
        Some(reason) if hands.is_empty() => Hands::None(reason),
        _ => Hands::Some {
            hands,
            positions: most_positions,
        },
    }
}

/// Which group is chosen at each place in the `combination`-th choice; the last place changes
/// fastest.
fn choices(places: &[&[PatternGroup]], mut combination: usize) -> Vec<usize> {
    let mut choices: Vec<usize> = places
        .iter()
        .rev()
        .map(|groups| {
            let choice = combination % groups.len().max(1);
            combination /= groups.len().max(1);
            choice
        })
        .collect();
    choices.reverse();
    choices
}
