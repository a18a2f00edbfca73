//! What stands out, and what is offered besides, on the advice of somebody.

use super::choice::Choice;
use super::{Prompt, claims, turn};
use crate::rules::{Action, View};
use crate::ui::table::selection::Selection;

impl Prompt {
    /// Lets what the coach recommends stand out, and nothing else. Which tiles are given away stays the
    /// learner's choice.
    pub(in super::super) fn advise(&mut self, act: &Action, view: View<'_>, selection: &Selection) {
        self.offer(&[*act], view, selection);
        let advised = self.choices.iter().position(|choice| choice.is_like(act));
        if advised.is_some() {
            for (place, choice) in self.choices.iter_mut().enumerate() {
                choice.is_primary = Some(place) == advised;
            }
        }
    }

    /// Offers these as well, where they are not offered yet; what is done with tiles of the rack with those
    /// that are chosen there.
    pub(in super::super) fn offer(
        &mut self,
        acts: &[Action],
        view: View<'_>,
        selection: &Selection,
    ) {
        for act in acts {
            let chosen = selection.chosen();
            let (act, is_ready) = match act {
                Action::Discard(_) | Action::DiscardAs { .. } => {
                    let tile = chosen.tiles().next().filter(|_| chosen.total() == 1);
                    (tile.map_or(*act, Action::Discard), tile.is_some())
                }
                Action::Pass { .. } => {
                    let tiles = chosen;
                    (Action::Pass { tiles, blind: 0 }, !tiles.is_empty())
                }
                Action::PassCourtesy(_) => (Action::PassCourtesy(chosen), !chosen.is_empty()),
                Action::Mush(_) => (Action::Mush(chosen), !chosen.is_empty()),
                _ => (*act, true),
            };
            if is_ready && !self.choices.iter().any(|choice| choice.is_like(&act)) {
                let shown = turn::exchange_choice(view, act)
                    .or_else(|| claims::exposure_choice(view, view.newest_discard()?, act));
                self.choices
                    .push(shown.unwrap_or_else(|| Choice::act(act, view)));
            }
        }
    }
}
