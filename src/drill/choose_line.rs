//! Two or three lines to aim at: which is the better aim, and why?

use std::collections::BTreeMap;
use std::sync::Arc;

use super::chance::Chance;
use super::hands::name_of;
use super::position::played_until;
use super::safe_tile::in_thousandths;
use super::{
    Asked, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, LineChance, NEARLY_AS_GOOD,
    Picture, Question, Shown,
};
use crate::analysis::{CompiledCard, HowItComes, LineOutlook, MissingTile, outlooks};
use crate::bot::{Evaluation, Level};
use crate::rules::{Game, RuleId, Seat, Situation};
use crate::tile::Tile;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 3] = [
    RuleId::TIP_CHOOSE_HAND_HARDEST,
    RuleId::TIP_VALUE_VS_DIFFICULTY,
    RuleId::TIP_CONCEALED,
];

/// How many games are begun until one line is the better aim.
const TRIES: u32 = 20;

/// How many lines are looked at.
const LINES: usize = 6;

/// How many are offered.
const OFFERED: usize = 3;

/// An exercise; none where no line is a better aim than another.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    // Half the time the nearest line is the better aim, half the time it is not.
    let is_nearest = chance.below(2) == 0;
    (0..TRIES).find_map(|attempt| {
        let discards = chance.below(difficulty.pick(4, 12, 24));
        let game = played_until(card, chance, |view| {
            let is_free = view.exposures(Seat::FIRST).is_empty();
            let is_turn = view.situation() == Situation::ToDiscard(Seat::FIRST);
            is_turn && is_free && view.discards().len() >= discards
        })?;
        // Where no such table comes, another one is better than none.
        let wanted = (attempt + 1 < TRIES).then_some(is_nearest);
        at(card, chance, game, difficulty, wanted)
    })
}

/// The lines that the learner's seat could aim at, the best first; each with the chance to win of a player who aims at
/// nothing else.
pub(super) fn aims(card: &CompiledCard, game: &Game) -> Vec<LineOutlook> {
    let view = game.view(Seat::FIRST);
    let mut evaluation = Evaluation::new(card, view, Level::Expert);
    let mut aims = outlooks(&evaluation.prospects(), evaluation.unseen(), LINES);
    for aim in &mut aims {
        evaluation.keep_to(vec![aim.line]);
        aim.chance = evaluation.prospects().win();
    }
    aims.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    aims
}

fn at(
    card: &CompiledCard,
    chance: &mut Chance,
    game: Game,
    difficulty: Difficulty,
    is_nearest: Option<bool>,
) -> Option<Exercise> {
    let aims = aims(card, &game);
    let (best, others) = aims.split_first()?;
    let least = match difficulty {
        Difficulty::Easy => 4.0 * NEARLY_AS_GOOD,
        Difficulty::Usual => 2.0 * NEARLY_AS_GOOD,
        Difficulty::Hard => NEARLY_AS_GOOD,
    };
    let worse = others.iter().filter(|it| best.chance - it.chance > least);
    let worse: Vec<&LineOutlook> = worse.collect();
    // The nearest line that is not the best aim, where one is nearer than it: that is what is easily taken.
    let nearer = worse.iter().filter(|it| it.distance < best.distance);
    let nearer = nearer.min_by_key(|it| it.distance).copied();
    if is_nearest.is_some_and(|wanted| wanted != nearer.is_none()) {
        return None;
    }
    let mut offered = match difficulty {
        Difficulty::Easy => chance.some_of(worse, OFFERED - 1),
        // Those that come next to the best are the hardest to tell from it.
        Difficulty::Usual | Difficulty::Hard => worse.into_iter().take(OFFERED - 1).collect(),
    };
    if let Some(nearer) = nearer
        && !offered.iter().any(|it| it.line == nearer.line)
    {
        offered.pop();
        offered.push(nearer);
    }
    if best.distance == 0 || offered.len() < OFFERED - 1 {
        return None;
    }
    let rule = rule_of(best, &offered);
    offered.push(best);
    let offered = chance.some_of(offered, OFFERED);
    let choices = offered.into_iter().map(|aim| Choice {
        shown: Shown::Line(aim.line),
        grade: grade_of(aim, best),
    });
    Some(Exercise {
        kind: Kind::ChooseLine,
        subject: name_of(card, best.line),
        question: Question::BetterAim,
        asked: Asked::OneOf(choices.collect()),
        picture: Some(Picture::Table(Box::new(game))),
        rule,
    })
}

/// How good a line is beside the best. What it costs is told beside both chances, in whole percents: it is their
/// difference, where that can be seen.
fn grade_of(aim: &LineOutlook, best: &LineOutlook) -> Grade {
    let loss = (best.chance - aim.chance).max(0.0);
    let grade = Grade::by_loss(loss, GradeReason::ChanceOfLine(chance_of(aim)));
    // They are kept in thousandths, and told from these.
    let percents = |chance: f32| (f32::from(in_thousandths(chance)) / 1000.0 * 100.0).round();
    let seen = (percents(best.chance) - percents(aim.chance)) / 100.0;
    Grade {
        loss: Some(if seen > 0.0 { seen } else { loss.min(UNSEEN) }),
        ..grade
    }
}

/// What is lost where both chances are told as the same, at most: less than one win in a hundred games.
const UNSEEN: f32 = 0.0049;

/// What makes the best of the lines better than the others.
fn rule_of(best: &LineOutlook, others: &[&LineOutlook]) -> RuleId {
    if others.iter().all(|it| it.value > best.value) {
        RuleId::TIP_VALUE_VS_DIFFICULTY
    } else if !best.concealed && others.iter().all(|it| it.concealed) {
        RuleId::TIP_CONCEALED
    } else {
        RuleId::TIP_CHOOSE_HAND_HARDEST
    }
}

/// What the chance to win with a line comes from.
fn chance_of(aim: &LineOutlook) -> LineChance {
    let is_drawn =
        |it: &&MissingTile| matches!(it.comes, HowItComes::Drawn | HowItComes::DrawnOrJoker);
    let drawn = aim.missing.iter().filter(is_drawn);
    // A kind that is missing in two places is unseen once.
    let live: BTreeMap<Tile, u8> = aim.missing.iter().map(|it| (it.tile, it.live)).collect();
    LineChance {
        chance: in_thousandths(aim.chance),
        missing: aim.distance,
        drawn: drawn.map(|it| it.count).sum(),
        live: live.into_values().sum(),
    }
}
