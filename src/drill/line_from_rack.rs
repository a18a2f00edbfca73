//! Which line is it? A rack with a few tiles missing, and lines of which one alone is nearest.

use super::chance::Chance;
use super::hands::{any_hand, fill, name_of, take_some, with_jokers};
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::analysis::{CompiledCard, Distances, nearest_lines};
use crate::card::{Hand, LineIndex};
use crate::rules::RuleId;
use crate::tile::{RACK, TileCounts};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 1] = [RuleId::CARD_LINE_EXACT];

/// How many racks are tried until one is nearest to one line alone.
const TRIES: u32 = 1_000;

/// An exercise; none when the card has no two lines that could be told apart.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let mut distances = Distances::default();
    (0..TRIES).find_map(|_| attempt(card, chance, difficulty, &mut distances))
}

fn attempt(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
    distances: &mut Distances,
) -> Option<Exercise> {
    let (line, hand) = any_hand(card, chance)?;
    let rack = rack(hand, chance, difficulty)?;
    card.measure(&rack, &[], distances);
    let near = nearest_lines(card, distances);
    let [(first, least), rest @ ..] = near.as_slice() else {
        return None;
    };
    let alone = rest.first().is_some_and(|(_, next)| next > least);
    if *first != line || !alone {
        return None;
    }
    let mut lines = distractors(rest, chance);
    lines.push((line, *least));
    lines.sort_unstable();
    Some(Exercise {
        kind: Kind::LineFromRack,
        subject: name_of(card, line),
        picture: Some(Picture::Rack(rack)),
        question: Question::NearestLine,
        asked: Asked::OneOf(
            lines
                .iter()
                .map(|(choice, missing)| self::choice(*choice, *missing, *least))
                .collect(),
        ),
        rule: RuleId::CARD_LINE_EXACT,
    })
}

/// A line to choose, which misses so many tiles where the nearest one misses `least`.
const fn choice(line: LineIndex, missing: u8, least: u8) -> Choice {
    Choice {
        shown: Shown::Line(line),
        grade: if missing == least {
            Grade::plain(true, GradeReason::NearestLine { missing })
        } else {
            Grade::plain(false, GradeReason::FartherLine { missing, least })
        },
    }
}

/// A rack that misses a few tiles of a hand, and holds as many that do not belong as make it 13 tiles.
fn rack(hand: &Hand, chance: &mut Chance, difficulty: Difficulty) -> Option<TileCounts> {
    let jokers = chance.below(difficulty.pick(2, 3, 4));
    let mut rack = with_jokers(hand, chance, jokers)?;
    let missing = 1 + chance.below(difficulty.pick(2, 3, 5));
    take_some(&mut rack, chance, missing, false)?;
    fill(&mut rack, chance, RACK);
    Some(rack)
}

/// The lines that come next after the nearest one, with how many tiles they miss; among lines as near as
/// one another, chance decides.
fn distractors(rest: &[(LineIndex, u8)], chance: &mut Chance) -> Vec<(LineIndex, u8)> {
    let mut rest: Vec<(u8, u32, LineIndex)> = rest
        .iter()
        .map(|&(line, distance)| (distance, chance.rank(), line))
        .collect();
    rest.sort_unstable();
    rest.into_iter()
        .take(CHOICES - 1)
        .map(|(distance, _, line)| (line, distance))
        .collect()
}
