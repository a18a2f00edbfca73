//! What the table awaits in a frame: as the game has it, and as a lesson, a review, a rule that is tried or a match
//! adds to it.

use super::claim_time::TimeToClaim;
use super::prompt::Prompt;
use super::table_frame::TableFrame;
use super::{Side, Table};
use crate::play::{Awaited, Session};
use crate::profile::CoachMode;
use crate::ui::Shared;

impl Table {
    /// What is awaited and may be done, before anybody has advised or refused anything.
    pub(super) fn prompt_for(
        &self,
        frame: &TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) -> Prompt {
        let purpose = &frame.purpose;
        let mut prompt = Prompt::of(session, &self.selection);
        prompt.time = TimeToClaim::of(session, shared.now);
        if let Some(guide) = &purpose.guide {
            guide.narrow(&mut prompt, session.view(), &self.selection);
            prompt.offer_all_at_once();
        } else if purpose.own_side == Some(Side::Review) && !self.is_side_board() {
            prompt.look_back(session, purpose.is_only_shown);
        } else if purpose.own_side == Some(Side::RuleExample) {
            prompt.offer_all_at_once();
            if session.awaited() == Awaited::Nothing {
                prompt.end_of_example();
            }
        } else {
            self.add_what_belongs_to_match(&mut prompt, frame, session, shared);
        }
        prompt
    }

    /// The name of the game, the ways on from its end, and who may advise in it.
    fn add_what_belongs_to_match(
        &self,
        prompt: &mut Prompt,
        frame: &TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let purpose = &frame.purpose;
        prompt.name_game(session);
        if session.outcome().is_some() && self.is_side_board() {
            prompt.end_of_side_board(purpose.own_side);
        }
        if session.outcome().is_some() {
            let second = prompt.choices.len().min(1);
            prompt.choices.insert(second, self.result.turned());
            prompt.has_rack &= !frame.shows_sheet;
        }
        // Who has not met the coach yet is offered it.
        if !shared.profile.progress().met_coach
            && purpose.mode != CoachMode::Alone
            && purpose.own_side.is_none()
            && session.opening().is_none()
            && !session.sits_out()
        {
            prompt.introduce_coach(session.view());
        }
    }
}
