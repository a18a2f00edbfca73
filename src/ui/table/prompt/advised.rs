//! What stands out, and what is offered besides, on the advice of somebody.

use super::choice::{Chosen, PromptChoice};
use super::{Prompt, claims, turn};
use crate::msg;
use crate::rules::{Action, Claim, View};
use crate::ui::table::TableCommand;
use crate::ui::table::selection::Selection;

impl Prompt {
    /// Lets what the coach recommends stand out, and nothing else. Which tiles are given away stays the
    /// learner's choice.
    pub(in super::super) fn advise(
        &mut self,
        action: &Action,
        view: View<'_>,
        selection: &Selection,
    ) {
        self.offer(&[*action], view, selection);
        if let Action::Claim(Claim::Exposure { .. }) = action {
            self.claim_otherwise(action, view);
        }
        let advised = self
            .choices
            .iter()
            .position(|choice| choice.is_like(action));
        if advised.is_some() {
            for (place, choice) in self.choices.iter_mut().enumerate() {
                choice.is_primary = Some(place) == advised && choice.chosen != Chosen::TooMany;
                choice.is_even = false;
                choice.is_on_request &= !choice.is_primary;
            }
        }
    }

    /// Beside a group that is advised, claiming stands for the other groups, where there are any. The group stands where
    /// claiming stood: nothing else comes under a pointer that is there already.
    fn claim_otherwise(&mut self, action: &Action, view: View<'_>) {
        let legal = view.legal_actions().into_iter();
        let groups = legal.filter(|it| matches!(it, Action::Claim(Claim::Exposure { .. })));
        let takes = |choice: &PromptChoice| choice.command == Some(TableCommand::CallDiscard);
        let place = self.choices.iter().position(takes);
        let group = self.choices.iter().position(|it| it.is_like(action));
        if let Some((place, group)) = place.zip(group).filter(|(place, group)| place < group) {
            let group = self.choices.remove(group);
            self.choices.insert(place, group);
        }
        if groups.count() <= 1 {
            self.choices.retain(|choice| !takes(choice));
        }
        for choice in self.choices.iter_mut().filter(|it| takes(it)) {
            choice.label = msg!("table-take-otherwise");
        }
    }

    /// Offers these as well, where they are not offered yet; what is done with tiles of the rack with those
    /// that are chosen there.
    pub(in super::super) fn offer(
        &mut self,
        actions: &[Action],
        view: View<'_>,
        selection: &Selection,
    ) {
        for action in actions {
            let chosen = selection.chosen();
            let (action, is_ready) = match action {
                Action::Discard(_) | Action::DiscardAs { .. } => {
                    let tile = chosen.tiles().next().filter(|_| chosen.total() == 1);
                    (tile.map_or(*action, Action::Discard), tile.is_some())
                }
                Action::Pass { .. } => {
                    let tiles = chosen;
                    (Action::Pass { tiles, blind: 0 }, !tiles.is_empty())
                }
                Action::PassCourtesy(_) => (Action::PassCourtesy(chosen), !chosen.is_empty()),
                Action::Mush(_) => (Action::Mush(chosen), !chosen.is_empty()),
                _ => (*action, true),
            };
            if is_ready && !self.choices.iter().any(|choice| choice.is_like(&action)) {
                let shown = turn::exchange_choice(view, action)
                    .or_else(|| claims::exposure_choice(view, view.newest_discard()?, action));
                self.choices
                    .push(shown.unwrap_or_else(|| PromptChoice::action(action, view)));
            }
        }
    }
}
