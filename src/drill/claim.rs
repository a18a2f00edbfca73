//! May I claim it, for what, and should I?

use std::sync::Arc;

use super::chance::Chance;
use super::position::played_until;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown, Verdict,
};
use crate::analysis::CompiledCard;
use crate::coach::Grader;
use crate::rules::{Action, Claim, Discard, Game, RuleId, Seat, Situation, View};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 5] = [
    RuleId::CLAIM_GROUPS,
    RuleId::CLAIM_NOT_SINGLE_PAIR,
    RuleId::CLAIM_WITH_JOKERS,
    RuleId::CLAIM_X_ONLY,
    RuleId::TIP_NOT_TOO_EARLY,
];

/// How many games are played until a claim is worth a thought.
const TRIES: u32 = 30;

/// An exercise; none where no claim matters.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    // Half the time one where the claim is right, half the time one where it is not.
    let wants_claim = chance.below(2) == 0;
    (0..TRIES).find_map(|_| {
        let after = chance.below(difficulty.pick(20, 40, 60));
        let game = played_until(card, chance, |view| {
            matches!(view.situation(), Situation::Claims(_)) && view.discards().len() >= after
        })?;
        at(card, chance, game, wants_claim)
    })
}

fn at(card: &CompiledCard, chance: &mut Chance, game: Game, wants_claim: bool) -> Option<Exercise> {
    let view = game.view(Seat::FIRST);
    let Situation::Claims(discard) = view.situation() else {
        return None;
    };
    let grader = Grader::new(card, view)?;
    let is_claim = matches!(grader.best().action, Action::Claim(_));
    if is_claim != wants_claim {
        return None;
    }
    let mut choices = vec![choice(&grader, view, Action::LetGo)?];
    let claims = view.claims();
    let legal = claims.iter().map(|claim| Action::Claim(*claim));
    let mut legal: Vec<Choice> = legal
        .filter_map(|it| choice(&grader, view, it))
        .filter(|it| it.grade.loss.is_some())
        .collect();
    legal.sort_by(|one, other| {
        one.grade
            .loss
            .unwrap_or(1.0)
            .total_cmp(&other.grade.loss.unwrap_or(1.0))
    });
    choices.extend(legal.into_iter().take(2));
    let mut refused: Vec<Choice> = not_legal(view, discard)
        .into_iter()
        .filter_map(|action| choice(&grader, view, action))
        .collect();
    refused = chance.some_of(refused, CHOICES - choices.len());
    choices.extend(refused);
    let choices = chance.some_of(choices, CHOICES);
    let is_right = |it: &&Choice| it.grade.verdict == Verdict::Right;
    let wrong = choices
        .iter()
        .filter(|it| it.grade.verdict == Verdict::Wrong);
    if choices.iter().filter(is_right).count() == 0 || wrong.count() == 0 {
        return None;
    }
    let subject = if is_claim { "take" } else { "let-go" };
    Some(Exercise {
        kind: Kind::Claim,
        subject: subject.to_owned(),
        question: Question::Claim {
            tile: discard.tile,
            by: discard.by,
        },
        picture: Some(Picture::Table(Box::new(game))),
        asked: Asked::OneOf(choices),
        rule: if is_claim {
            RuleId::CLAIM_GROUPS
        } else {
            RuleId::TIP_NOT_TOO_EARLY
        },
    })
}

/// What an action costs where it is legal, and why it is refused where it is not.
fn choice(grader: &Grader<'_>, view: View<'_>, action: Action) -> Option<Choice> {
    let grade = if let Err(refusal) = view.check(&action) {
        Grade::plain(false, GradeReason::Refused(*refusal.reasons.first()?))
    } else {
        let said = grader.recommendation(&action)?;
        Grade::by_loss(grader.loss(&action)?, GradeReason::Coach(said.reason))
    };
    Some(Choice {
        shown: Shown::Action(action),
        grade,
    })
}

/// Claims that a beginner makes in error: for a pair, with jokers or naturals that are not there, for Mah Jongg.
fn not_legal(view: View<'_>, discard: Discard) -> Vec<Action> {
    let pair = Claim::Exposure {
        naturals: 1,
        jokers: 0,
    };
    let mut claims = vec![Claim::MahJongg];
    // With two on the rack it would be no pair.
    if view.rack()[discard.tile] == 1 {
        claims.push(pair);
    }
    let actions = claims.into_iter().map(Action::Claim);
    actions
        .filter(|action| view.check(action).is_err())
        .collect()
}
