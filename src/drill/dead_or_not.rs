//! Is that hand dead, and why; and would one challenge it?

use super::chance::Chance;
use super::exposed::{are_there, expose, exposure, fit_a_hand, has_groups, is_claimable};
use super::hands::any_hand;
use super::line_from_exposures::lines_with;
use super::{
    Asked, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, OpenGroups, Picture, Question,
    Shown,
};
use crate::analysis::CompiledCard;
use crate::card::{ExposedGroup, LineIndex};
use crate::rules::{Exposure, RuleId, faults_of_exposures};
use crate::tile::{Tile, TileCounts, TileSet, copies_of};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 7] = [
    RuleId::DEAD_VISIBLE_ONLY,
    RuleId::DEAD_NO_SUCH_HAND,
    RuleId::DEAD_SHOULD_BE_CONCEALED,
    RuleId::DEAD_IMPOSSIBLE,
    RuleId::DEAD_DIRECTION_CHANGE,
    RuleId::DEAD_EXPOSURE_SIZE,
    RuleId::DEAD_JOKER_MISUSE,
];

/// How many hands are laid open until one is dead, or alive, as wanted.
const TRIES: u32 = 400;

/// The most other discards in the middle.
const MOST_DISCARDS: usize = 6;

/// An exercise; none where the card has no line that may be exposed.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let is_dead = chance.below(2) == 0;
    let way = chance.below(difficulty.pick(3, 4, 5));
    let exercise =
        (0..TRIES).find_map(|_| attempt(card, chance, is_dead.then_some(way), difficulty))?;
    // To say that a hand is dead costs who is wrong.
    let is_challenge = difficulty != Difficulty::Easy && chance.below(2) == 0;
    Some(if is_challenge {
        Exercise {
            question: Question::WouldYouChallenge,
            ..exercise
        }
    } else {
        exercise
    })
}

/// Exposures of a hand that is alive, or dead in one of some ways.
fn attempt(
    card: &CompiledCard,
    chance: &mut Chance,
    dead: Option<usize>,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let (line, hand) = any_hand(card, chance)?;
    let is_concealed = card.card().line(line).concealed;
    let count = 1 + chance.below(difficulty.pick(2, 2, 3));
    let mut exposures = expose(hand, chance, count)?;
    let mut gone = TileCounts::EMPTY;
    match dead {
        None if is_concealed => return None,
        None => {}
        Some(0) => {
            let (_, other) = any_hand(card, chance)?;
            let groups: Vec<_> = other.groups.iter().filter(|it| is_claimable(it)).collect();
            exposures.push(exposure(groups.get(chance.below(groups.len()))?, chance)?);
        }
        Some(1) => {
            let last = exposures.last_mut()?;
            if last.size() < 4 && last.naturals < copies_of(last.tile) {
                last.naturals += 1;
            } else {
                last.naturals = last.naturals.checked_sub(1).filter(|left| *left > 0)?;
            }
            (3..=6).contains(&last.size()).then_some(())?;
        }
        Some(2) => is_concealed.then_some(())?,
        Some(3) => {
            let naturals: Vec<Tile> = hand.naturals().tiles().collect();
            let tile = *naturals.get(chance.below(naturals.len()))?;
            let shown: u8 = exposures.iter().map(|it| it.tiles()[tile]).sum();
            gone.add_many(tile, copies_of(tile).checked_sub(shown)?);
        }
        Some(_) => {
            let last = exposures.last_mut()?;
            last.naturals = last.naturals.checked_sub(1).filter(|left| *left > 0)?;
            last.jokers += 1;
        }
    }
    add_discards(&mut gone, &exposures, chance);
    (are_there(&exposures) && fit_a_hand(&exposures)).then_some(())?;
    let left = left(&exposures, &gone)?;
    let faults = faults_of_exposures(card.card(), &exposures, Some(&left));
    let fault = faults.first().copied();
    if fault.is_some() != dead.is_some() {
        return None;
    }
    let fault = fault.map(|rule| why(card, &exposures, rule));
    let reason = match fault {
        Some((_, reason)) => reason,
        None => GradeReason::Alive(*lines_with(card, &exposures).first()?),
    };
    let choice = |yes: bool| Choice {
        shown: Shown::Yes(yes),
        grade: Grade::plain(yes == fault.is_some(), reason),
    };
    let rule = fault.map_or(RuleId::DEAD_VISIBLE_ONLY, |fault| fault.0);
    Some(Exercise {
        kind: Kind::DeadOrNot,
        subject: rule.to_string(),
        question: Question::IsItDead,
        asked: Asked::OneOf(vec![choice(true), choice(false)]),
        picture: Some(Picture::ExposuresAndDiscards(exposures, gone)),
        rule,
    })
}

/// The rule that tells best why these exposures are dead by `rule`, with the groups that show it. Groups that are
/// together in a line, only not as they lie there, are no change of direction: a joker stands where none may, or the line
/// must be concealed.
fn why(card: &CompiledCard, exposures: &[Exposure], rule: RuleId) -> (RuleId, GradeReason) {
    let is_wrong = |count: &usize| {
        let first = exposures.iter().take(*count).copied();
        !faults_of_exposures(card.card(), &first.collect::<Vec<_>>(), None).is_empty()
    };
    let shown = (1..=exposures.len()).find(is_wrong);
    let shown = exposures.iter().take(shown.unwrap_or(exposures.len()));
    let shown: Vec<ExposedGroup> = shown.map(Exposure::group).collect();
    let last = shown.last().copied();
    let all = OpenGroups::new(&shown);
    let alone = OpenGroups::new(last.as_slice());
    let natural = |group: &ExposedGroup| ExposedGroup {
        has_joker: false,
        ..*group
    };
    let naturals: Vec<ExposedGroup> = shown.iter().map(natural).collect();
    let matching = card.card().matching();
    let mut exposable = matching.exposable(naturals.iter().copied());
    // A concealed line has them whether a joker may stand there or not.
    let concealed = concealed_with(card, &naturals);
    let last_natural = naturals.last().copied();
    let (rule, groups, line) = match rule {
        RuleId::DEAD_DIRECTION_CHANGE if exposable.next().is_some() => {
            (RuleId::DEAD_JOKER_MISUSE, all, None)
        }
        RuleId::DEAD_DIRECTION_CHANGE => match concealed {
            Some(line) => (RuleId::DEAD_SHOULD_BE_CONCEALED, all, Some(line)),
            None => (rule, all, None),
        },
        RuleId::DEAD_SHOULD_BE_CONCEALED => match concealed {
            Some(line) => (rule, all, Some(line)),
            None => (rule, alone, concealed_with(card, last_natural.as_slice())),
        },
        RuleId::DEAD_IMPOSSIBLE => (rule, all, None),
        _ => (rule, alone, None),
    };
    (rule, GradeReason::Dead { rule, groups, line })
}

/// A line that must be concealed and has all of these groups in one hand.
fn concealed_with(card: &CompiledCard, groups: &[ExposedGroup]) -> Option<LineIndex> {
    let printed = card.card();
    let concealed = printed.lines().filter(|(_, line)| line.concealed);
    let mut having = concealed.filter(|(_, line)| {
        let mut hands = printed.hands_of(line).iter();
        hands.any(|hand| has_groups(hand, groups))
    });
    having.next().map(|(line, _)| line)
}

/// Some other discards, so that those which matter are not alone.
fn add_discards(gone: &mut TileCounts, exposures: &[Exposure], chance: &mut Chance) {
    let count = chance.below(MOST_DISCARDS + 1);
    for _ in 0..count {
        let tile = Tile::ALL[chance.below(Tile::KINDS)];
        let shown: u8 = exposures.iter().map(|it| it.tiles()[tile]).sum();
        if tile.is_natural() && gone[tile] + shown < copies_of(tile) {
            gone.add(tile);
        }
    }
}

/// The tiles that lie neither open nor in the middle; every joker, for those in exposures can be exchanged.
pub(super) fn left(exposures: &[Exposure], gone: &TileCounts) -> Option<TileCounts> {
    let mut left = TileSet::STANDARD.counts();
    for exposure in exposures {
        let mut naturals = exposure.tiles();
        naturals.remove_what_is_there(&jokers(exposure.jokers));
        left.remove_all(&naturals).then_some(())?;
    }
    left.remove_all(gone).then_some(left)
}

fn jokers(count: u8) -> TileCounts {
    let mut jokers = TileCounts::EMPTY;
    jokers.add_many(Tile::Joker, count);
    jokers
}
