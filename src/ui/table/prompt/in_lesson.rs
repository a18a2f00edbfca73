//! What a lesson takes away from what is awaited: its narrator asks, and nothing gives the answer away.

use super::Prompt;
use super::choice::{EXPOSURE, KINDS, PromptChoice};
use crate::lesson::ActionKind;
use crate::rules::{Action, Claim, Situation, View};
use crate::ui::table::{LEARNER, TableCommand};

/// Where there are more choices than these, the claims for an exposure come last: there may be many.
const MANY: usize = 6;

impl Prompt {
    /// Nothing can be done: a narrator speaks, and nothing is asked but what the narrator asks.
    pub(in super::super) fn only_watch(&mut self) {
        self.choices.clear();
        self.asks_blind = false;
        self.explains = None;
        if self.is_yours {
            self.says = None;
        }
    }

    /// Says nothing where its words lead to something else than these actions, or actions of these kinds, of which a
    /// narrator speaks.
    pub(in super::super) fn agree(
        &mut self,
        actions: &[Action],
        kinds: &[ActionKind],
        view: View<'_>,
    ) {
        let leads = kinds.iter().all(|kind| leads_to_kind(view, *kind))
            && actions.iter().all(|action| leads_to(view, action));
        if self.is_yours && !leads {
            self.says = None;
        }
    }

    /// Offers to call hands dead only where one of these actions does: elsewhere a lesson speaks of something else.
    pub(in super::super) fn challenge_nobody_but_for(&mut self, actions: &[Action]) {
        let is_challenge = |action: &Action| matches!(action, Action::Challenge(_));
        if !actions.iter().any(is_challenge) {
            self.choices.retain(|choice| match &choice.command {
                Some(TableCommand::Action(action)) => !is_challenge(action),
                _ => true,
            });
        }
    }

    /// Takes away what may not be done now, unless it is one of these actions or a discard: who plays for the first
    /// time has not heard of what else people try.
    pub(in super::super) fn offer_nothing_else_in_error(
        &mut self,
        actions: &[Action],
        view: View<'_>,
    ) {
        self.choices.retain(|choice| match &choice.command {
            Some(TableCommand::Action(own)) => {
                let is_discard = ActionKind::of(own) == Some(ActionKind::Discard);
                let is_asked = || actions.iter().any(|action| choice.is_like(action));
                is_discard || is_asked() || view.check(own).is_ok()
            }
            _ => true,
        });
    }

    /// Leaves the choice among several to the learner alone: none stands out, and which one is first differs from
    /// one `turn` to the next.
    pub(in super::super) fn recommend_nothing(&mut self, turn: usize) {
        if self.choices.len() > 1 {
            self.explains = None;
            for choice in &mut self.choices {
                choice.is_primary = false;
            }
            // Numbers stay in their order, and so does everything while tiles are chosen.
            if !self.choices.iter().all(PromptChoice::is_offer) {
                let many = self.choices.len() > MANY;
                self.choices.sort_by_key(|choice| {
                    let kind = choice.kind();
                    (many && kind == EXPOSURE, (kind + turn) % KINDS)
                });
            }
        }
    }

    /// Holds back what lacks tiles, unless one of these actions lacks just as many: then that is what is asked.
    pub(in super::super) fn hold_back_unready(&mut self, actions: &[Action]) {
        for choice in &mut self.choices {
            let is_asked = |own: &Action| {
                let same = |action: &&Action| given(action) == given(own) && choice.is_like(action);
                actions.iter().any(|action| same(&action))
            };
            if choice.lacks_tiles()
                && let Some(TableCommand::Action(own)) = choice.command
                && !is_asked(&own)
            {
                choice.command = None;
            }
        }
    }
}

/// Whether the words that ask the learner something lead to this action.
fn leads_to(view: View<'_>, action: &Action) -> bool {
    let is_claimable = is_claimable(view);
    match action {
        Action::LetGo | Action::Claim(Claim::MahJongg) => is_claimable,
        Action::Mush(_) => view.situation() == Situation::Mush,
        Action::NamePrice(_) => matches!(view.situation(), Situation::NamePrice(_)),
        _ => ActionKind::of(action).is_some_and(|kind| leads_to_kind(view, kind)),
    }
}

/// Whether the words that ask the learner something lead to actions of this kind.
fn leads_to_kind(view: View<'_>, kind: ActionKind) -> bool {
    match (view.situation(), kind) {
        (Situation::Charleston(_), ActionKind::Pass)
        | (Situation::Vote, ActionKind::Vote)
        | (Situation::CourtesyOffer, ActionKind::Offer)
        | (Situation::CourtesyPass { .. }, ActionKind::Courtesy)
        | (Situation::ToDraw(LEARNER), ActionKind::Draw) => true,
        (Situation::ToDiscard(LEARNER), ActionKind::Discard) => !is_claimable(view),
        (Situation::Claims(_), ActionKind::Draw) => view.may_draw_early(),
        (_, ActionKind::Exposure) => is_claimable(view),
        _ => false,
    }
}

/// Whether the learner is asked about a discard.
fn is_claimable(view: View<'_>) -> bool {
    matches!(view.situation(), Situation::Claims(_)) || view.late_discard().is_some()
}

/// How many tiles an action gives away.
fn given(action: &Action) -> usize {
    action.given_away().map_or(0, |tiles| tiles.total())
}
