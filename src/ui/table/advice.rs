//! What is said, in a frame of the table, of what the learner might do: by the coach, by a narrator, by what was
//! refused, and by a look ahead.

use egui::Ui;

use super::guide::Guide;
use super::prompt::Prompt;
use super::table_frame::TableFrame;
use super::{Side, Table};
use crate::card::LineIndex;
use crate::play::{Awaited, Session};
use crate::profile::CoachMode;
use crate::rules::{Action, Situation};
use crate::tile::TileCounts;
use crate::ui::Shared;

impl Table {
    /// Adds to the `prompt` what is advised, and what is said of what the learner has chosen. Returns the tiles that
    /// the coach would give away.
    pub(super) fn add_advice(
        &mut self,
        prompt: &mut Prompt,
        ui: &Ui,
        frame: &TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) -> TileCounts {
        let purpose = &frame.purpose;
        let is_open = purpose.is_match() && purpose.mode == CoachMode::Open;
        let advised = match &purpose.guide {
            Some(guide) => guide.advised,
            None if self.side == Some(Side::Coach) || is_open => {
                let is_choosing = frame.pressed.is_some();
                self.coach.think(session, is_choosing, shared, ui.ctx())
            }
            None => None,
        };
        if let Some(action) = advised.filter(|_| session.pending_call().is_none()) {
            prompt.advise(&action, session.view(), &self.selection);
        }
        if purpose.tells_of_closed_line() {
            let watched = self.watched_lines(purpose.guide.as_deref(), session);
            prompt.tell_of_closed_line(session, &watched);
        }
        if let Some(refusal) = &self.refusal {
            prompt.of_refused(refusal);
        }
        if let Some(warning) = self.check.warning() {
            prompt.of_warning(warning);
        }
        // What a narrator advises is found in the words.
        let advised = advised.filter(|_| purpose.guide.is_none());
        let advised = advised.and_then(|action| action.given_away());
        advised.unwrap_or_default()
    }

    /// Looks at what is `chosen` on the rack before it is done.
    pub(super) fn look_ahead(
        &mut self,
        chosen: Option<Action>,
        ui: &Ui,
        frame: &TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let looks_ahead = frame.purpose.is_match() && self.compares(session, shared);
        // What is gained by a claim can hardly be seen in the moment in which it is let go.
        let is_claim = matches!(session.view().situation(), Situation::Claims(_));
        let looked_at = chosen.or_else(|| is_claim.then_some(Action::LetGo));
        let looked_at = looked_at.filter(|action| {
            let is_known =
                self.coach.advises(*action) || self.coach.has_played_on(session, *action);
            looks_ahead && !is_known
        });
        self.check.look_ahead(looked_at, session, shared, ui.ctx());
        self.coach.set_held(self.check.is_looking());
    }

    /// Whether the learner is told what their own choice gives up, by the coach or by a warning.
    fn compares(&self, session: &Session, shared: &Shared<'_>) -> bool {
        let is_told = self.side == Some(Side::Coach);
        let is_warned = shared.profile.settings().warns_from().is_some();
        let is_hurried = session.awaited() != Awaited::Learner || session.is_claim_a_race();
        (is_told || is_warned) && !is_hurried
    }

    /// The lines that the learner has before their eyes: those of a narrator, the one the coach puts first, the
    /// one that is chosen on the card.
    fn watched_lines(&self, guide: Option<&Guide<'_>>, session: &Session) -> Vec<LineIndex> {
        let planned = session.plan().lines();
        match (guide, self.side) {
            (Some(guide), _) => guide.lines.clone(),
            (None, _) if !planned.is_empty() => planned.to_vec(),
            (None, Some(Side::Coach)) => self.coach.best_line().into_iter().collect(),
            (None, Some(Side::Card)) => self.card.chosen().into_iter().collect(),
            (None, _) => Vec::new(),
        }
    }
}
