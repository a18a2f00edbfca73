//! What is worth looking at again in a game that is over, each leading to its moment in the review.

use egui::{Role, Ui, WidgetInfo};

use super::{BETWEEN, ShownResult};
use crate::locale::Message;
use crate::msg;
use crate::review::Cause;
use crate::ui::shared::ReviewCommand;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Route, Shared};

/// The decisions of a game that is over, as far as they have been looked through.
#[derive(Debug, Clone, Copy)]
pub(in crate::ui) enum Decisions<'a> {
    /// Nobody looks through them: nothing is told of them.
    NotTold,
    /// They are being looked through.
    Looking,
    /// The gravest of those that gave something up, in the order of the game; none where all were fine.
    Found(&'a [WorthALook]),
}

/// A moment of a game that is worth looking at again.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::ui) struct WorthALook {
    /// Its place among the changes of the review, counted from 0.
    pub(in crate::ui) place: usize,
    /// To what it is owed.
    pub(in crate::ui) cause: Cause,
    /// When it was, as "After 12 discards".
    pub(in crate::ui) when: Message,
    /// What was done, or what happened.
    pub(in crate::ui) what: Message,
    /// How grave it was, or what it changed.
    pub(in crate::ui) remark: Message,
}

impl WorthALook {
    /// Draws it as a row that leads to its moment; what there is to remark on request, or at once.
    pub(in crate::ui) fn ui(&self, ui: &mut Ui, shows_remark: bool, shared: &Shared<'_>) {
        ui.horizontal_wrapped(|ui| {
            let [when, what, remark] =
                [&self.when, &self.what, &self.remark].map(|told| shared.say(told));
            let icon = match self.cause {
                Cause::Decision => Icon::Target,
                Cause::Luck => Icon::Dice,
                Cause::Others => Icon::Players,
            };
            let button = plain_button(ui, icon, &when).on_hover_text(&remark);
            let name = shared.say(&msg!(
                "decisions-heard",
                when = self.when.clone(),
                what = self.what.clone(),
                remark = self.remark.clone()
            ));
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if button.clicked() {
                let there = ReviewCommand::GoTo(Some(self.place));
                shared.ask(Command::Review(there));
                shared.go(Route::Review);
            }
            said(ui, shared, &what, text_size::BODY);
            if shows_remark {
                said_weak(ui, shared, &remark, text_size::BODY);
            }
        });
    }
}

/// Draws them.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let found = match shown.decisions {
        Decisions::NotTold => return,
        Decisions::Looking => None,
        Decisions::Found(found) => Some(found),
    };
    ui.add_space(BETWEEN);
    let title = msg!("decisions-title", count = found.map_or(0, <[_]>::len));
    super::section(ui, &shared.say(&title), shared);
    let Some(found) = found else {
        let looking = shared.say(&msg!("review-looking"));
        said_weak(ui, shared, &looking, text_size::BODY);
        return;
    };
    if found.is_empty() {
        let fine = shared.say(&msg!("review-no-mistakes"));
        said(ui, shared, &fine, text_size::BODY);
    }
    for decision in found {
        decision.ui(ui, false, shared);
    }
}
