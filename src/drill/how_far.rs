//! How many tiles are missing for the line?

use super::chance::Chance;
use super::hands::{any_hand, fill, name_of, take_some, with_jokers};
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, Kind, Picture, Question, Reason, Shown,
};
use crate::analysis::{CompiledCard, Distances};
use crate::rules::RuleId;
use crate::tile::RACK;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 2] = [RuleId::CARD_LINE_EXACT, RuleId::TURN_READY_HAND];

/// How many racks are tried until one is as far as wanted.
const TRIES: u32 = 100;

/// An exercise.
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
    let jokers = chance.below(difficulty.pick(1, 2, 3));
    let mut rack = with_jokers(hand, chance, jokers)?;
    let taken = 1 + chance.below(difficulty.pick(3, 5, 6));
    take_some(&mut rack, chance, taken, false)?;
    fill(&mut rack, chance, RACK);
    card.measure(&rack, &[], distances);
    let missing = distances.nearest(&card.hands_of(line))?;
    let first = usize::from(missing.saturating_sub(1)).saturating_sub(chance.below(CHOICES - 1));
    let first = first.max(usize::from(missing) + 1 - usize::from(missing).min(CHOICES)) as u8;
    let choices = (first.max(1)..).take(CHOICES).map(|said| Choice {
        shown: Shown::Count(said),
        grade: if said == missing {
            Grade::plain(true, Reason::Missing(missing))
        } else {
            Grade::plain(false, Reason::MissingOther { missing, said })
        },
    });
    let choices: Vec<Choice> = choices.collect();
    choices.iter().find(|choice| choice.grade.is_right())?;
    Some(Exercise {
        kind: Kind::HowFar,
        subject: name_of(card, line),
        picture: Some(Picture::LineAndTiles(line, rack)),
        question: Question::HowFar,
        asked: Asked::OneOf(choices),
        rule: RuleId::CARD_LINE_EXACT,
    })
}
