//! Whether it is the moment for an action, and what is to be done instead.

use super::Reasons;
use crate::rules::{CharlestonPass, Fact, Outcome, PenaltyCause, RuleId, Seat, Situation, View};

/// The rule that says what is to be done now.
pub(super) fn rule_of_the_moment(situation: Situation<'_>) -> RuleId {
    match situation {
        Situation::Charleston(
            CharlestonPass::FirstRight | CharlestonPass::FirstAcross | CharlestonPass::FirstLeft,
        ) => RuleId::CHAR_FIRST_COMPULSORY,
        Situation::Charleston(_) => RuleId::CHAR_SECOND_MUST_FINISH,
        Situation::Vote => RuleId::CHAR_STOP,
        Situation::CourtesyOffer | Situation::CourtesyPass { .. } => RuleId::CHAR_COURTESY,
        Situation::Mush => RuleId::TR_MUSH,
        Situation::ToDraw(_) => RuleId::TURN_MUST_PICK_OR_CLAIM,
        Situation::ToDiscard(_) => RuleId::TURN_FOUR_STEPS,
        Situation::Claims(_) => RuleId::WIN_OPENS,
        Situation::NamePrice(_) => RuleId::WIN_ANNOUNCES_AMOUNT,
        Situation::Challenged { .. } => RuleId::DEAD_CHALLENGE_STEPS,
        Situation::Announced(_) => RuleId::ERR_BEFORE_EXPOSING,
        Situation::LaidOpen(_) => RuleId::ERR_VERIFY_FIRST,
        Situation::Over(Outcome::Penalty(end)) => match end.cause {
            PenaltyCause::WallGame => RuleId::WALL_GAME,
            PenaltyCause::ThreeDead | PenaltyCause::LastDied { .. } => RuleId::DEAD_THREE,
            PenaltyCause::AllDead | PenaltyCause::FalseMahJongg { .. } => RuleId::ERR_ONE_INTACT,
            PenaltyCause::Misnamed { .. } => RuleId::MISNAME_MAHJ_FOUR_TIMES,
        },
        Situation::Over(Outcome::Win(_)) => RuleId::OBJECT_FIRST_TO_MATCH,
        Situation::Over(Outcome::WallGame) => RuleId::WALL_GAME,
    }
}

/// Says that it is not the moment, by the rule of the moment.
pub(super) fn not_now(view: View<'_>, reasons: &mut Reasons) {
    let situation = view.situation();
    let fact = match situation {
        Situation::Over(_) => Fact::GameOver,
        _ => Fact::NotNow,
    };
    reasons.add(rule_of_the_moment(situation), fact);
}

/// Requires that the view's seat holds 14 tiles in its turn; `rule` is about the action that needs it.
pub(super) fn in_own_turn(view: View<'_>, rule: RuleId, while_open: RuleId, reasons: &mut Reasons) {
    match view.situation() {
        Situation::ToDiscard(turn) if turn == view.seat() => {}
        Situation::ToDraw(turn) if turn == view.seat() => reasons.add(rule, Fact::DrawFirst),
        Situation::ToDiscard(turn) | Situation::ToDraw(turn) => other_turn(turn, rule, reasons),
        Situation::Claims(_) => reasons.add(while_open, Fact::DiscardIsOpen),
        _ => not_now(view, reasons),
    }
}

/// Says whose turn it is instead.
pub(super) fn other_turn(turn: Seat, rule: RuleId, reasons: &mut Reasons) {
    reasons.add(rule, Fact::NotYourTurn { turn });
}
