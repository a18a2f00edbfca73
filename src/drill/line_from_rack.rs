//! Which line is it? A rack with a few tiles missing, and lines of which one alone is nearest.

use super::chance::Chance;
use super::{Asked, CHOICES, Choice, Exercise, Kind, Picture, Question, Reason, Shown};
use crate::analysis::{CompiledCard, Distances, nearest_lines};
use crate::card::{Hand, LineIndex};
use crate::rules::RuleId;
use crate::tile::{RACK, Tile, TileCounts, copies_of};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 1] = [RuleId::CARD_LINE_EXACT];

/// The most tiles of the hand that are missing in the rack.
const MOST_MISSING: usize = 3;

/// The most places that jokers take.
const MOST_JOKERS: usize = 2;

/// How many racks are tried until one is nearest to one line alone.
const TRIES: u32 = 1_000;

/// An exercise; none when the card has no two lines that could be told apart.
pub(super) fn exercise(card: &CompiledCard, chance: &mut Chance) -> Option<Exercise> {
    let mut distances = Distances::default();
    (0..TRIES).find_map(|_| attempt(card, chance, &mut distances))
}

fn attempt(
    card: &CompiledCard,
    chance: &mut Chance,
    distances: &mut Distances,
) -> Option<Exercise> {
    let line = LineIndex(chance.below(card.card().lines().len()) as u16);
    let hands = card.card().hands_of(card.card().line(line));
    let hand = hands.get(chance.below(hands.len()))?;
    let rack = rack(hand, chance)?;
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
        subject: format!("{} {}", card.card().id, card.card().line(line).id),
        picture: Some(Picture::Rack(rack)),
        question: Question::NearestLine,
        asked: Asked::OneOf {
            right: lines.iter().position(|(choice, _)| *choice == line)?,
            choices: lines
                .iter()
                .map(|(choice, missing)| self::choice(*choice, *missing, *least))
                .collect(),
        },
        rule: RuleId::CARD_LINE_EXACT,
    })
}

/// A line to choose, which misses so many tiles where the nearest one misses `least`.
const fn choice(line: LineIndex, missing: u8, least: u8) -> Choice {
    Choice {
        shown: Shown::Line(line),
        reason: if missing == least {
            Reason::NearestLine { missing }
        } else {
            Reason::FartherLine { missing, least }
        },
    }
}

/// A rack that misses one to three tiles of a hand, and holds as many that do not belong as make it
/// 13 tiles.
fn rack(hand: &Hand, chance: &mut Chance) -> Option<TileCounts> {
    let mut naturals: Vec<Tile> = hand.naturals().tiles().collect();
    let mut others: Vec<Tile> = hand.joker_tiles().tiles().collect();
    let mut jokers = chance.below(MOST_JOKERS + 1).min(others.len());
    for _ in 0..jokers {
        others.swap_remove(chance.below(others.len()));
    }
    naturals.append(&mut others);
    // A quint has one tile more than there are copies: a joker stands for it
    // (rule `quint-needs-joker`).
    let mut hand = TileCounts::EMPTY;
    for tile in naturals {
        if hand[tile] < copies_of(tile) {
            hand.add(tile);
        } else {
            jokers += 1;
        }
    }
    if jokers > usize::from(copies_of(Tile::Joker)) {
        return None;
    }
    let missing = 1 + chance.below(MOST_MISSING);
    for _ in 0..missing {
        let held: Vec<Tile> = hand.tiles().collect();
        let taken = *held.get(chance.below(held.len()))?;
        if !hand.remove(taken) {
            return None;
        }
    }
    hand.add_many(Tile::Joker, jokers as u8);
    while hand.total() < RACK {
        let stray = Tile::ALL[chance.below(Tile::KINDS)];
        if stray.is_natural() && hand[stray] < copies_of(stray) {
            hand.add(stray);
        }
    }
    Some(hand)
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
