//! Actions about mistakes: challenges, what is taken back, and a Mah Jongg in error.

use super::Reasons;
use super::moment::not_now;
use super::turn::complete;
use crate::rules::{Fact, Mistakes, RuleId, Seat, Situation, View};

pub(super) fn challenge(view: View<'_>, seat: Seat, reasons: &mut Reasons) {
    if !matches!(
        view.situation(),
        Situation::ToDraw(_) | Situation::ToDiscard(_)
    ) {
        not_now(view, reasons);
    }
    if seat == view.seat() {
        reasons.add(RuleId::DEAD_CALLED_BY_OTHERS, Fact::OwnHand);
    }
    if view.dead(seat).is_some() {
        reasons.add(RuleId::DEAD_STOPS, Fact::HandIsDead { seat });
    }
    let before = |challenge: &crate::rules::Challenge| {
        challenge.challenger == view.seat() && challenge.challenged == seat
    };
    if view.challenges().iter().any(before) {
        reasons.add(
            RuleId::DEAD_CHALLENGE_STEPS,
            Fact::ChallengedBefore { seat },
        );
    }
    if reasons.is_empty() && view.faults(seat).is_empty() {
        reasons.add(RuleId::DEAD_VISIBLE_ONLY, Fact::NothingSeenAgainst { seat });
    }
}

/// The owner admits a challenge, or denies it; the truth is what everybody sees.
pub(super) fn answer(view: View<'_>, denies: bool, reasons: &mut Reasons) {
    let seat = view.seat();
    match view.situation() {
        Situation::Challenged {
            challenged, fault, ..
        } if challenged == seat => match fault {
            Some(rule) if denies => {
                reasons.add(rule, Fact::SeenToBeDead { seat, rule });
            }
            None if !denies => {
                let fact = Fact::NothingSeenAgainst { seat };
                reasons.add(RuleId::DEAD_OWNER_CONFIRMS, fact);
            }
            _ => {}
        },
        _ => not_now(view, reasons),
    }
}

pub(super) fn retract(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Announced(seat) if seat == view.seat() => {}
        Situation::Claims(_) if view.own_claim().is_some() => {
            if view.lies_open() == Some(view.seat()) {
                reasons.add(RuleId::RETRACT_BEFORE_COMMIT, Fact::LiesOpen);
            } else if view.rules().mistakes == Mistakes::Refused {
                reasons.add(RuleId::RETRACT_BEFORE_COMMIT, Fact::AlreadyChosen);
            }
        }
        Situation::ToDiscard(turn) if turn == view.seat() && view.has_just_exposed() => {
            reasons.add(RuleId::RETRACT_BEFORE_COMMIT, Fact::LiesOpen);
        }
        Situation::ToDraw(_) | Situation::ToDiscard(_) | Situation::Claims(_) => {
            reasons.add(RuleId::RETRACT_BEFORE_COMMIT, Fact::NothingToRetract);
        }
        _ => not_now(view, reasons),
    }
}

pub(super) fn lay_open(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Announced(seat) if seat == view.seat() => {
            complete(view, view.claimed_for_mah_jongg(), reasons);
        }
        _ => not_now(view, reasons),
    }
}

/// Another player's Mah Jongg lies open: hands are kept until it is verified.
pub(super) fn answer_false_mah_jongg(view: View<'_>, throws_in: bool, reasons: &mut Reasons) {
    match view.situation() {
        Situation::LaidOpen(seat) if view.must_act() => {
            if throws_in {
                reasons.add(RuleId::ERR_VERIFY_FIRST, Fact::NotVerified { seat });
            }
        }
        Situation::LaidOpen(_) => reasons.add(RuleId::ERR_VERIFY_FIRST, Fact::AlreadyChosen),
        _ => not_now(view, reasons),
    }
}
