//! Which three tiles would you pass?

use std::sync::Arc;

use super::chance::Chance;
use super::position::played_until;
use super::{Asked, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question};
use crate::analysis::CompiledCard;
use crate::coach::Grader;
use crate::rules::{Action, CharlestonPass, Game, PASS, RuleId, Seat, Situation};
use crate::tile::{Tile, TileCounts};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 4] = [
    RuleId::CHAR_PASS_THREE,
    RuleId::CHAR_NO_JOKERS,
    RuleId::TIP_CONCENTRATE_IN_CHARLESTON,
    RuleId::TIP_KEEP_OPTIONS,
];

/// How many passes that are worse than the best are told with what they cost.
const TEMPTING: usize = 4;

/// How many games are begun until one comes to the pass that is asked.
const TRIES: u32 = 10;

/// An exercise.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|_| {
        let passes = [
            CharlestonPass::FirstRight,
            CharlestonPass::FirstAcross,
            CharlestonPass::FirstLeft,
            CharlestonPass::SecondLeft,
            CharlestonPass::SecondAcross,
            CharlestonPass::LastRight,
        ];
        let wanted = passes[chance.below(difficulty.pick(1, 3, 6))];
        let game = played_until(card, chance, |view| {
            view.situation() == Situation::Charleston(wanted)
        })?;
        let subject = match wanted {
            CharlestonPass::FirstRight => "first-right",
            CharlestonPass::FirstAcross => "first-across",
            CharlestonPass::FirstLeft => "first-left",
            CharlestonPass::SecondLeft => "second-left",
            CharlestonPass::SecondAcross => "second-across",
            CharlestonPass::LastRight => "last-right",
        };
        asked(card, Kind::Pass, subject, Question::Pass(wanted), game)
    })
}

/// A pass at this table, where there is anything to choose.
pub(super) fn asked(
    card: &CompiledCard,
    kind: Kind,
    subject: &str,
    question: Question,
    game: Game,
) -> Option<Exercise> {
    best(card, &game)?;
    Some(Exercise {
        kind,
        subject: subject.to_owned(),
        picture: Some(Picture::Table(Box::new(game))),
        question,
        asked: Asked::Pass,
        rule: RuleId::TIP_CONCENTRATE_IN_CHARLESTON,
    })
}

/// What three tiles cost, and what the coach would give instead; none where they cannot be passed.
pub(super) fn grade(card: &CompiledCard, game: &Game, tiles: TileCounts) -> Option<Grade> {
    let view = game.view(Seat::FIRST);
    let action = pass(tiles);
    if let Err(refusal) = view.check(&action) {
        let reason = *refusal.reasons.first()?;
        return Some(Grade::plain(false, GradeReason::Refused(reason)));
    }
    let grader = Grader::new(card, view)?;
    let best = best_of(&grader)?;
    let best_loss = grader.loss(&pass(best)).unwrap_or(0.0);
    let loss = (grader.loss(&action)? - best_loss).max(0.0);
    let said = |tiles| grader.recommendation(&pass(tiles)).map(|it| it.reason);
    let grade = Grade::by_loss(loss, GradeReason::Coach(said(best)?));
    let mut instead = best;
    instead.remove_what_is_there(&tiles);
    let why = said(best)?;
    if grade.is_right() || instead.is_empty() {
        // What the coach does not list it has no reason for: its own choice is told of as such.
        let as_good = GradeReason::AsGoodTiles { instead: best, why };
        return Some(Grade {
            reason: said(tiles).map_or(as_good, GradeReason::Coach),
            ..grade
        });
    }
    Some(Grade {
        reason: GradeReason::better_tiles(&grader, &action, instead, why),
        ..grade
    })
}

/// The three tiles that the coach would pass.
pub(super) fn best(card: &CompiledCard, game: &Game) -> Option<TileCounts> {
    best_of(&Grader::new(card, game.view(Seat::FIRST))?)
}

/// The best pass of three tiles that are seen: where the coach would rather pass blind, the next best.
fn best_of(grader: &Grader<'_>) -> Option<TileCounts> {
    grader
        .recommendations()
        .iter()
        .find_map(|it| match it.action {
            Action::Pass { tiles, blind: 0 } => Some(tiles),
            _ => None,
        })
}

/// Every three tiles that are as good as the best.
pub(super) fn all_as_good(card: &CompiledCard, game: &Game) -> Vec<TileCounts> {
    let weighed = weighed(card, game).into_iter();
    let as_good = weighed.filter(|(_, loss)| *loss <= super::AS_GOOD);
    as_good.map(|(tiles, _)| tiles).collect()
}

/// Every pass of three tiles, with what it costs beside the best.
fn weighed(card: &CompiledCard, game: &Game) -> Vec<(TileCounts, f32)> {
    let view = game.view(Seat::FIRST);
    let Some(grader) = Grader::new(card, view) else {
        return Vec::new();
    };
    let Some(best) = best_of(&grader) else {
        return Vec::new();
    };
    let of_best = grader.loss(&pass(best)).unwrap_or(0.0);
    let weighed = threes(view.rack()).into_iter().filter_map(|tiles| {
        let loss = grader.loss(&pass(tiles))?;
        Some((tiles, (loss - of_best).max(0.0)))
    });
    weighed.collect()
}

/// What passes of three tiles cost beside the best: every one that is as good, and the next best, which
/// tempt most.
pub(super) fn costs(card: &CompiledCard, game: &Game) -> Vec<(TileCounts, f32)> {
    let mut all = weighed(card, game);
    all.sort_by(|one, other| one.1.total_cmp(&other.1));
    let as_good = all.iter().filter(|(_, loss)| *loss <= super::AS_GOOD);
    let as_good = as_good.count();
    all.truncate(as_good + TEMPTING);
    all
}

/// Every three tiles of a rack that are no jokers.
fn threes(rack: &TileCounts) -> Vec<TileCounts> {
    let tiles: Vec<Tile> = rack.tiles().filter(|tile| *tile != Tile::Joker).collect();
    let mut threes: Vec<TileCounts> = Vec::new();
    for (place, first) in tiles.iter().enumerate() {
        for (behind, second) in tiles.iter().enumerate().skip(place + 1) {
            for third in tiles.iter().skip(behind + 1) {
                let three: TileCounts = [*first, *second, *third].into_iter().collect();
                if !threes.contains(&three) {
                    threes.push(three);
                }
            }
        }
    }
    debug_assert!(
        threes.iter().all(|it| it.total() == usize::from(PASS)),
        "three are passed"
    );
    threes
}

/// A pass of tiles that are seen.
pub(super) const fn pass(tiles: TileCounts) -> Action {
    Action::Pass { tiles, blind: 0 }
}
