//! That an exposure would put a line out of reach for which the learner collects.

use super::{Prompt, PromptChoice};
use crate::analysis::closed_line;
use crate::card::LineIndex;
use crate::play::{PendingCall, Session};
use crate::rules::{Action, Claim, Discard, Exposure, Mistakes, View};
use crate::ui::table::TableCommand;
use crate::wording;

impl Prompt {
    /// Says before a group lies open which of the `watched` lines it would put out of reach; where none is
    /// watched, the nearest one.
    pub(in super::super) fn tell_of_closed_line(
        &mut self,
        session: &Session,
        watched: &[LineIndex],
    ) {
        let view = session.view();
        let Some(discard) = view.newest_discard() else {
            return;
        };
        let claims = match session.pending_call() {
            Some(PendingCall::Group(claim)) => vec![claim],
            Some(PendingCall::Discard) => self.claims(),
            // Elsewhere it is said before the claim is confirmed.
            None if view.rules().mistakes == Mistakes::Allowed => self.claims(),
            None => Vec::new(),
        };
        // Among several groups another one may leave the line open.
        let is_only_one = claims.len() == 1;
        let told = claims.into_iter().find_map(|claim| {
            let exposure = exposure(view, discard, claim)?;
            let exposures = view.exposures(view.seat());
            let card = session.compiled_card();
            let closed = closed_line(card, view.rack(), exposures, exposure, watched)?;
            Some(wording::closed_line(&closed, exposure, view.card()))
        });
        if told.is_some() {
            self.explains = told;
            if is_only_one {
                self.prefer_to_take_back();
            }
        }
    }

    /// Lets the way back from what was called stand out, where there is one.
    fn prefer_to_take_back(&mut self) {
        let is_way_back =
            |choice: &PromptChoice| matches!(choice.command, Some(TableCommand::TakeCallBack));
        if self.choices.iter().any(is_way_back) {
            for choice in &mut self.choices {
                choice.is_primary = is_way_back(choice);
            }
        }
    }

    /// The claims for an exposure that are offered.
    fn claims(&self) -> Vec<Claim> {
        let claims = self
            .choices
            .iter()
            .filter_map(|choice| match choice.command {
                Some(TableCommand::Action(Action::Claim(claim))) => Some(claim),
                _ => None,
            });
        claims.collect()
    }
}

/// The group that lies open after a claim.
fn exposure(view: View<'_>, discard: Discard, claim: Claim) -> Option<Exposure> {
    let is_group = matches!(claim, Claim::Exposure { .. });
    (is_group && view.seat() != discard.by)
        .then(|| Exposure::of_claim(discard, &claim.from_rack(discard.tile)))
}
