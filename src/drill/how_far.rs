//! How many tiles are missing for the line?

use super::chance::Chance;
use super::hands::{any_hand, fill, name_of, take_some, with_jokers};
use super::is_it_a_hand::is_like;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::analysis::{CompiledCard, Distances, Placement, Unseen};
use crate::card::LineIndex;
use crate::rules::RuleId;
use crate::tile::{RACK, Tile, TileCounts, TileSet};

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
    if difficulty == Difficulty::Hard {
        return which_are_missing(card, chance, line, &rack, distances, missing);
    }
    let first = usize::from(missing.saturating_sub(1)).saturating_sub(chance.below(CHOICES - 1));
    let first = first.max(usize::from(missing) + 1 - usize::from(missing).min(CHOICES)) as u8;
    let choices = (first.max(1)..).take(CHOICES).map(|said| Choice {
        shown: Shown::Count(said),
        grade: if said == missing {
            Grade::plain(true, GradeReason::Missing(missing))
        } else {
            Grade::plain(false, GradeReason::MissingOther { missing, said })
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

/// Which tiles are missing: those of a nearest hand of the line among others that look as if they were.
fn which_are_missing(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    rack: &TileCounts,
    distances: &mut Distances,
    missing: u8,
) -> Option<Exercise> {
    let unseen = Unseen::at_the_start(TileSet::STANDARD, rack);
    let nearest = card.hands_of(line);
    let nearest = nearest.filter(|hand| distances.of_hand(*hand) == Some(missing));
    let lacks = |hand| -> TileCounts {
        let placement = Placement::new(card.hand(hand), rack, &[], &unseen);
        placement.missing().map(|(_, tile)| tile).collect()
    };
    let all: Vec<TileCounts> = nearest.map(lacks).collect();
    let right = *all.get(chance.below(all.len()))?;
    // Where a joker may stand for one tile or for another, other tiles may be missing as well.
    let mut makes_a_hand = |missing: &TileCounts| {
        let mut whole = *rack;
        whole.add_all(missing);
        card.measure(&whole, &[], distances);
        distances.nearest(&card.hands_of(line)) == Some(0)
    };
    makes_a_hand(&right).then_some(())?;
    let mut offered = vec![right];
    for _ in 0..TRIES {
        let tiles: Vec<Tile> = right.tiles().collect();
        let taken = *tiles.get(chance.below(tiles.len()))?;
        let looks = |tile: &Tile| *tile != taken && is_like(*tile, taken);
        let others: Vec<Tile> = Tile::ALL.into_iter().filter(looks).collect();
        let mut other = right;
        other.take(taken);
        other.add(*others.get(chance.below(others.len()))?);
        if !offered.contains(&other) && !makes_a_hand(&other) {
            offered.push(other);
        }
        if offered.len() == CHOICES {
            break;
        }
    }
    (offered.len() == CHOICES).then_some(())?;
    let reason = GradeReason::Laid {
        missing: right,
        surplus: TileCounts::EMPTY,
    };
    let choices = chance.some_of(offered, CHOICES).into_iter();
    let choices = choices.map(|tiles| Choice {
        shown: Shown::Tiles(tiles),
        grade: Grade::plain(tiles == right, reason),
    });
    Some(Exercise {
        kind: Kind::HowFar,
        subject: name_of(card, line),
        picture: Some(Picture::LineAndTiles(line, *rack)),
        question: Question::WhichAreMissing,
        asked: Asked::OneOf(choices.collect()),
        rule: RuleId::CARD_LINE_EXACT,
    })
}
