//! What the learner decided that is worth looking at again, each leading to its moment in the review.

use egui::{Role, Ui, WidgetInfo};

use super::{BETWEEN, ShownResult};
use crate::coach::Severity;
use crate::locale::Message;
use crate::msg;
use crate::ui::shared::ReviewCommand;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Route, Shared};
use crate::wording;

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

/// A decision that is worth looking at again.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::ui) struct WorthALook {
    /// Its place among the changes of the review, counted from 0.
    pub(in crate::ui) place: usize,
    /// When it was, as "After 12 discards".
    pub(in crate::ui) when: Message,
    /// What was done.
    pub(in crate::ui) did: Message,
    /// How grave it was.
    pub(in crate::ui) severity: Severity,
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
        ui.horizontal_wrapped(|ui| {
            let when = shared.say(&decision.when);
            let did = shared.say(&decision.did);
            let grade = shared.say(&wording::review_grade(decision.severity));
            let button = plain_button(ui, Icon::Target, &when).on_hover_text(&grade);
            let name = shared.say(&msg!(
                "decisions-heard",
                when = decision.when.clone(),
                did = decision.did.clone(),
                grade = wording::review_grade(decision.severity)
            ));
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if button.clicked() {
                let there = ReviewCommand::GoTo(decision.place);
                shared.ask(Command::Review(there));
                shared.go(Route::Review);
            }
            said(ui, shared, &did, text_size::BODY);
        });
    }
}
