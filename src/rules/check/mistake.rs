//! What a person could do at a table although a rule stands against it. The engine accepts it where
//! mistakes are allowed, and what follows is the business of the rooms that carry acts out.
//!
//! A wrong name is accepted wherever players name their discards: there is nothing to name where every
//! other name is refused.

use crate::rules::{Action, Claim, ClaimWindow, Fact, Mistakes, Refusal, Situation, View};

/// Whether the table accepts an act although this refusal stands against it.
pub(super) fn is_accepted(view: View<'_>, action: &Action, refusal: &Refusal) -> bool {
    let is_only_a_name = || {
        let mut facts = refusal.reasons.iter().map(|reason| reason.fact);
        facts.all(|fact| matches!(fact, Fact::WrongName { .. }))
    };
    (view.rules().mistakes == Mistakes::Allowed || is_only_a_name())
        && is_the_moment(view, action)
        && refusal
            .reasons
            .iter()
            .all(|reason| stops_nobody(view, action, reason.fact))
}

/// Whether the act can be done at all now.
fn is_the_moment(view: View<'_>, action: &Action) -> bool {
    let situation = view.situation();
    let in_play = matches!(situation, Situation::ToDraw(_) | Situation::ToDiscard(_));
    // Who has answered keeps the tiles that were answered with.
    let is_asked = matches!(situation, Situation::Claims(_)) && view.must_act();
    // Where the next player need not wait, a draw ends nobody's time to claim in error.
    let is_race = view.rules().claim_window == ClaimWindow::Realistic;
    match action {
        Action::Pass { .. } | Action::PassCourtesy(_) | Action::LookAtPass => view.must_act(),
        Action::Claim(claim) => {
            (is_asked || view.late_discard().is_some()) && looks_like_a_group(view, *claim)
        }
        Action::Draw => (in_play || is_asked && !is_race) && view.wall_left() > 0,
        Action::DeclareMahJongg => situation == Situation::ToDiscard(view.seat()),
        Action::Exchange(_) => in_play || is_asked,
        Action::Discard(_) | Action::DiscardAs { .. } => in_play,
        _ => true,
    }
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
    let count = tiles.total();
    tiles.extend(view.claimable());
    count == UNLIKE || count > UNLIKE && view.card().matching().clusters().contains(&tiles)
}

/// Whether nothing but a rule stands against the act.
fn stops_nobody(view: View<'_>, action: &Action, fact: Fact) -> bool {
    match fact {
        // Once a hand has too many tiles or too few, that is enough.
        Fact::HoldsFourteen => view.has_right_count(view.seat()),
        Fact::DrawFirst => match action {
            Action::Exchange(_) => true,
            Action::Discard(_) => view.has_right_count(view.seat()),
            _ => false,
        },
        Fact::NotYourTurn { .. } => matches!(action, Action::Draw | Action::Exchange(_)),
        Fact::DiscardIsOpen => matches!(action, Action::Draw | Action::Exchange(_)),
        Fact::JokerPassed => matches!(
            action,
            Action::Pass { .. } | Action::PassCourtesy(_) | Action::Mush(_)
        ),
        Fact::IncomingUnseen
        | Fact::UnlikeTiles { .. }
        | Fact::BlankNotExposed
        | Fact::GroupTooSmall { .. }
        | Fact::GroupTooLarge { .. }
        | Fact::NeverInGroup { .. }
        | Fact::NoGroupOfSize { .. }
        | Fact::OnlyConcealed { .. }
        | Fact::GroupTakesNoJokers { .. }
        | Fact::FitsNoLine { .. }
        | Fact::NotComplete { .. }
        | Fact::JokerWouldBeSingleOrPair { .. }
        | Fact::ConcealedLineExposed { .. }
        | Fact::NothingSeenAgainst { .. }
        | Fact::SeenToBeDead { .. }
        | Fact::NotVerified { .. }
        | Fact::WrongName { .. } => true,
        _ => false,
    }
}
