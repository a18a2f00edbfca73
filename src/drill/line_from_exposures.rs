//! Which line can a player with these exposures still make?

use std::collections::BTreeSet;

use super::chance::Chance;
use super::exposed::expose;
use super::hands::{any_hand, name_of};
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::analysis::CompiledCard;
use crate::card::{ExposedGroup, Group, LineIndex};
use crate::rules::{Exposure, RuleId};
use crate::tile::Tile;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 3] = [
    RuleId::CLAIM_REVEALS,
    RuleId::CARD_X_EXPOSED,
    RuleId::CARD_C_CONCEALED,
];

/// How many hands are tried until one leaves lines that cannot be made.
const TRIES: u32 = 200;

/// An exercise; none where every line has every exposure.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|_| attempt(card, chance, difficulty))
}

fn attempt(card: &CompiledCard, chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let (line, hand) = any_hand(card, chance)?;
    if card.card().line(line).concealed {
        return None;
    }
    let groups = difficulty.pick(1, 1, 2) + chance.below(difficulty.pick(1, 2, 2));
    let exposures = expose(hand, chance, groups)?;
    let open: BTreeSet<LineIndex> = lines_with(card, &exposures);
    let others = card.card().lines().map(|(line, _)| line);
    let mut others: Vec<(bool, LineIndex)> = others
        .filter(|other| !open.contains(other))
        .map(|other| (is_obvious(card, other, &exposures), other))
        .collect();
    if difficulty == Difficulty::Hard {
        // What has each of the exposures, only not so that they may lie open together, then what has most of them.
        let ranked = others.into_iter().map(|(is_obvious, line)| {
            let groups = exposures.iter().map(Exposure::group);
            let lacking = groups.filter(|group| !has(card, line, *group)).count();
            (lacking, chance.rank(), is_obvious, line)
        });
        let mut ranked: Vec<_> = ranked.collect();
        ranked.sort_unstable();
        let nearest = ranked.into_iter().take(CHOICES - 1);
        others = nearest
            .map(|(.., is_obvious, line)| (is_obvious, line))
            .collect();
    } else if difficulty == Difficulty::Usual {
        // What has at least one of the exposures comes first.
        let near: Vec<_> = others.iter().copied().filter(|it| !it.0).collect();
        if near.len() >= CHOICES - 1 {
            others = near;
        }
    }
    let mut offered: Vec<LineIndex> = chance
        .some_of(others, CHOICES - 1)
        .into_iter()
        .map(|(_, line)| line)
        .collect();
    if offered.len() < CHOICES - 1 {
        return None;
    }
    offered.push(line);
    offered.sort_unstable();
    Some(Exercise {
        kind: Kind::LineFromExposures,
        subject: name_of(card, line),
        question: Question::LineOfExposures,
        asked: Asked::OneOf(
            offered
                .into_iter()
                .map(|offered| Choice {
                    shown: Shown::Line(offered),
                    grade: Grade::plain(offered == line, reason(card, offered, &exposures)),
                })
                .collect(),
        ),
        picture: Some(Picture::Exposures(exposures)),
        rule: RuleId::CLAIM_REVEALS,
    })
}

/// The lines that have all of these exposures and may be exposed.
pub(super) fn lines_with(card: &CompiledCard, exposures: &[Exposure]) -> BTreeSet<LineIndex> {
    let groups = exposures.iter().map(Exposure::group);
    let hands = card.card().matching().exposable(groups);
    hands.map(|hand| card.line_of(hand)).collect()
}

/// Whether a line has none of the exposures.
fn is_obvious(card: &CompiledCard, line: LineIndex, exposures: &[Exposure]) -> bool {
    let mut groups = exposures.iter().map(Exposure::group);
    groups.all(|group| !has(card, line, group))
}

/// Whether a line has a group, concealed or not.
fn has(card: &CompiledCard, line: LineIndex, group: ExposedGroup) -> bool {
    let hands = card.card().matching().with_group(group.tile, group.size);
    hands.iter().any(|hand| card.line_of(*hand) == line)
}

fn reason(card: &CompiledCard, line: LineIndex, exposures: &[Exposure]) -> GradeReason {
    if lines_with(card, exposures).contains(&line) {
        return GradeReason::HasExposures;
    }
    // Of a concealed line nothing may be exposed: this is seen at once.
    if card.card().line(line).concealed {
        return GradeReason::IsConcealed;
    }
    let mut groups = exposures.iter().map(Exposure::group);
    match groups.find(|group| !has(card, line, *group)) {
        Some(ExposedGroup { tile, size, .. }) => GradeReason::LacksGroup {
            tile,
            size,
            has_kin: has_kin(card, line, tile, size),
        },
        None => GradeReason::LacksTogether,
    }
}

/// Whether a line has a group of this size of other numbers or another suit, so that it is not seen at once that it lacks
/// this one.
fn has_kin(card: &CompiledCard, line: LineIndex, tile: Tile, size: u8) -> bool {
    let is_kin = |group: &Group| {
        let mut tiles = group.tiles.iter();
        let is_of_size = group.tiles.len() == usize::from(size) && !group.is_cluster;
        is_of_size
            && tiles.all(|other| matches!((other, tile), (Tile::Suited(..), Tile::Suited(..))))
    };
    let hands = card.card().hands_of(card.card().line(line));
    hands.iter().any(|hand| hand.groups.iter().any(is_kin))
}
