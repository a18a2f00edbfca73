//! Which tile would you discard?

use std::sync::Arc;

use super::chance::Chance;
use super::position::played_until;
use super::{
    Asked, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, NEARLY_AS_GOOD, Picture,
    Question, Shown, Verdict,
};
use crate::analysis::CompiledCard;
use crate::coach::{AdviceReason, Grader};
use crate::rules::{Action, Game, RuleId, Seat, Situation};
use crate::tile::{Tile, TileCounts};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 2] = [RuleId::TURN_DISCARD_ENDS, RuleId::TIP_KEEP_OPTIONS];

/// How many games are played until a discard matters.
const TRIES: u32 = 20;

/// An exercise; none where no discard matters.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|_| {
        let discards = chance.below(difficulty.pick(12, 28, 60));
        let game = played_until(card, chance, |view| {
            view.situation() == Situation::ToDiscard(Seat::FIRST)
                && view.discards().len() >= discards
        })?;
        at(card, game)
    })
}

fn at(card: &CompiledCard, game: Game) -> Option<Exercise> {
    let view = game.view(Seat::FIRST);
    if view.check(&Action::DeclareMahJongg).is_ok() {
        return None;
    }
    let grader = Grader::new(card, view)?;
    let listed = grader.recommendations().iter();
    let best = listed
        .clone()
        .find(|it| matches!(it.action, Action::Discard(_)))?;
    let Action::Discard(best_tile) = best.action else {
        return None;
    };
    let of_best = grader.loss(&best.action).unwrap_or(0.0);
    let choices = view.rack().kinds().filter_map(|(tile, _)| {
        let action = Action::Discard(tile);
        let loss = (grader.loss(&action)? - of_best).max(0.0);
        let said = grader.recommendation(&action);
        let reason = match said {
            _ if tile == Tile::Joker && best_tile != Tile::Joker => GradeReason::ThrowsJoker {
                instead: best_tile,
                why: best.reason,
            },
            // What speaks against it is no reason why it is right.
            Some(said) if loss > NEARLY_AS_GOOD || !is_against(said.reason) => {
                GradeReason::Coach(said.reason)
            }
            _ => {
                let instead = [best_tile].into_iter().collect::<TileCounts>();
                let why = best.reason;
                if loss <= NEARLY_AS_GOOD {
                    GradeReason::AsGoodTiles { instead, why }
                } else {
                    GradeReason::better_tiles(&grader, &action, instead, why)
                }
            }
        };
        let shown = Shown::Tile(tile);
        Some(Choice {
            shown,
            grade: Grade::by_loss(loss, reason),
        })
    });
    let choices: Vec<Choice> = choices.collect();
    let wrong = choices
        .iter()
        .filter(|it| it.grade.verdict == Verdict::Wrong);
    // What most discards are good for teaches nothing.
    if wrong.count() * 2 < choices.len() {
        return None;
    }
    let subject = match view.discards().len() {
        0..20 => "early",
        20..45 => "middle",
        _ => "late",
    };
    Some(Exercise {
        kind: Kind::Discard,
        subject: subject.to_owned(),
        picture: Some(Picture::Table(Box::new(game))),
        question: Question::Discard,
        asked: Asked::FromRack(choices),
        rule: RuleId::TIP_KEEP_OPTIONS,
    })
}

/// Whether it only says why a tile had better stay.
const fn is_against(reason: AdviceReason) -> bool {
    matches!(
        reason,
        AdviceReason::MayBeWaitedFor { .. } | AdviceReason::WorsePlayedOn(_)
    )
}
