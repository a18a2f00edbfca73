//! What a person could do at a table although a rule stands against it. The engine accepts it where
//! mistakes are allowed, and what follows is the business of the rooms that carry actions out.
//!
//! A wrong name is accepted wherever players name their discards: there is nothing to name where every
//! other name is refused.

use super::left_out;
use crate::rules::exposure::is_stray;
use crate::rules::{Action, Claim, ClaimWindow, Mistakes, Refusal, RuleId, Situation, View};

/// Whether the table accepts an action although this refusal stands against it. The rules that stand against
/// it decide, never what is told of the case.
pub(super) fn is_accepted(view: View<'_>, action: &Action, refusal: &Refusal) -> bool {
    let mut rules = refusal.reasons.iter().map(|reason| reason.rule);
    let is_only_a_name = || {
        let mut rules = rules.clone();
        rules.all(|rule| rule == RuleId::MISNAME_MUST_BE_RIGHT)
    };
    (view.rules().mistakes == Mistakes::Allowed || is_only_a_name())
        && can_be_done(view, action)
        && rules.all(|rule| can_be_broken(view, action, rule))
}

/// Whether a person could do the action at all now: with a hand that is not dead, when it is the moment, and
/// where no lesson has left it out.
fn can_be_done(view: View<'_>, action: &Action) -> bool {
    let seat = view.seat();
    let situation = view.situation();
    let in_play = matches!(situation, Situation::ToDraw(_) | Situation::ToDiscard(_));
    let in_own_turn = [Situation::ToDraw(seat), Situation::ToDiscard(seat)].contains(&situation);
    // Who has answered keeps the tiles that were answered with.
    let is_asked = matches!(situation, Situation::Claims(_)) && view.must_act();
    // Where the next player need not wait, a draw ends nobody's time to claim in error.
    let is_race = view.rules().claim_window == ClaimWindow::Realistic;
    let is_the_moment = match action {
        Action::Pass { .. }
        | Action::PassCourtesy(_)
        | Action::Mush(_)
        | Action::LookAtPass
        | Action::Admit
        | Action::Deny
        | Action::ThrowIn => view.must_act(),
        Action::Claim(claim) => {
            (is_asked || view.late_discard().is_some()) && looks_like_a_group(view, *claim)
        }
        Action::Draw => (in_play || is_asked && !is_race) && view.wall_left() > 0,
        Action::DeclareMahJongg => situation == Situation::ToDiscard(seat),
        Action::Exchange(_) => in_play || is_asked,
        Action::Discard(_) | Action::DiscardAs { .. } => in_own_turn,
        _ => true,
    };
    is_the_moment && view.dead(seat).is_none() && left_out(view, action).is_none()
}

/// How many tiles of the rack may be exposed beside the claimed one when they are not all like it and
/// are no printed cluster with it.
pub(in crate::rules) const UNLIKE: usize = 2;

/// Whether a person could take this for a group: of unlike tiles three, as in a run, or a cluster
/// that is printed on the card.
fn looks_like_a_group(view: View<'_>, claim: Claim) -> bool {
    let Claim::Unlike(mut tiles) = claim else {
        return true;
    };
    let Some(claimed) = view.claimable() else {
        debug_assert!(false, "at the moment to claim a discard lies there");
        return false;
    };
    let count = tiles.total();
    let are_unlike = tiles.tiles().any(|tile| is_stray(tile, claimed));
    tiles.add(claimed);
    are_unlike
        && (count == UNLIKE || count > UNLIKE && view.card().matching().clusters().contains(&tiles))
}

/// The rules that tell which tiles may be exposed as a group.
const OF_GROUPS: [RuleId; 8] = [
    RuleId::CLAIM_GROUPS,
    RuleId::CLAIM_NOT_SINGLE_PAIR,
    RuleId::CLAIM_NOT_VISUAL,
    RuleId::CARD_GROUP_SIZES_BIND,
    RuleId::CLAIM_X_ONLY,
    RuleId::JOK_ANY_TILE_IN_3PLUS,
    RuleId::CLAIM_SWITCH_HAND,
    RuleId::TR_BLANK_DOUBLE_JOKER,
];

/// The rules that tell which hands are Mah Jongg, and whose.
const OF_MAH_JONGG: [RuleId; 6] = [
    RuleId::WIN_14_ON_CARD,
    RuleId::CONC_EXPOSED_DEAD,
    RuleId::JOK_NONE_IN_SINGLES_PAIRS_HANDS,
    RuleId::JOK_NEVER_CLUSTERS,
    RuleId::JOK_NEVER_SINGLE_PAIR,
    RuleId::DEAD_CANNOT_WIN,
];

/// Whether a person can break this rule with such an action, so that nothing but the rule stands against it.
fn can_be_broken(view: View<'_>, action: &Action, rule: RuleId) -> bool {
    // Once a hand has too many tiles or too few, that is enough.
    let has_right_count = || view.has_right_count(view.seat());
    match action {
        Action::Pass { .. } | Action::PassCourtesy(_) | Action::Mush(_) => {
            rule == RuleId::CHAR_NO_JOKERS
        }
        Action::LookAtPass => rule == RuleId::CHAR_BLIND_UNSEEN,
        Action::Draw => match rule {
            RuleId::TURN_CCW | RuleId::TURN_NO_PICK_AHEAD | RuleId::WIN_OPENS => true,
            RuleId::TURN_13_TILES => has_right_count(),
            _ => false,
        },
        Action::Exchange(_) => {
            [RuleId::EXCH_OWN_TURN, RuleId::EXCH_NOT_BEFORE_CLAIM].contains(&rule)
        }
        Action::Discard(_) => rule == RuleId::TURN_MUST_PICK_OR_CLAIM && has_right_count(),
        Action::DiscardAs { .. } => rule == RuleId::MISNAME_MUST_BE_RIGHT,
        Action::Claim(Claim::Exposure { .. } | Claim::Unlike(_))
        | Action::ChangeExposure { .. } => OF_GROUPS.contains(&rule),
        Action::Claim(Claim::MahJongg) | Action::DeclareMahJongg | Action::LayOpen => {
            OF_MAH_JONGG.contains(&rule)
        }
        Action::Challenge(_) => rule == RuleId::DEAD_VISIBLE_ONLY,
        Action::Admit => rule == RuleId::DEAD_OWNER_CONFIRMS,
        Action::Deny => matches!(
            view.situation(),
            Situation::Challenged { fault, .. } if fault == Some(rule)
        ),
        Action::ThrowIn => rule == RuleId::ERR_VERIFY_FIRST,
        Action::Continue
        | Action::Stop
        | Action::OfferCourtesy(_)
        | Action::SwapBlank(_)
        | Action::Rack
        | Action::LetGo
        | Action::NamePrice(_)
        | Action::Retract
        | Action::KeepIntact => false,
    }
}
