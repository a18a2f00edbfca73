//! What went on beside the learner's own decisions: what a pass of the Charleston brought, and what came back; what the
//! others did wrong, and who could have said so.

use egui::Ui;

use super::GameInReview;
use crate::msg;
use crate::review::PassMade;
use crate::ui::Shared;
use crate::ui::table::names;
use crate::ui::theme::text_size;
use crate::ui::widgets::{heading, in_text};
use crate::ui::words::{rule_link, said};
use crate::wording;

/// Draws what the pass that is looked at gave and brought, and what the coach would have given. Where that was a mistake
/// it is told only once it is answered.
pub(super) fn pass_ui(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    let Some(pass) = game.pass() else {
        return;
    };
    let tell = |ui: &mut Ui, message| said(ui, shared, &shared.say(&message), text_size::BODY);
    let PassMade {
        gave,
        got,
        came_back,
        ..
    } = pass.made;
    if !gave.is_empty() && !got.is_empty() {
        tell(
            ui,
            msg!(
                "review-pass-went",
                gave = in_text(gave.tiles()),
                got = in_text(got.tiles())
            ),
        );
    }
    if !came_back.is_empty() {
        let back = in_text(came_back.tiles());
        tell(ui, msg!("review-pass-came-back", tiles = back));
    }
    let is_to_be_found = pass.is_mistake && !game.is_answered();
    if let Some(better) = pass.better.filter(|_| !is_to_be_found) {
        let better = in_text(better.tiles());
        tell(ui, msg!("review-pass-better", tiles = better));
    }
}

/// Draws what the others did against the rules, where they err at this table; what the learner could have called is
/// said of each.
pub(super) fn mistakes_of_others_ui(ui: &mut Ui, game: &GameInReview, shared: &Shared<'_>) {
    let mut mistakes = game.played().mistakes_of_the_others().peekable();
    if mistakes.peek().is_none() {
        return;
    }
    ui.add_space(8.0);
    heading(ui, &shared.say(&msg!("mistakes-title")), text_size::LARGE);
    let names = names(game.played());
    for (place, mistake) in mistakes.enumerate() {
        ui.push_id(("mistake", place), |ui| {
            let told = shared.say(&wording::mistake(mistake, names));
            said(ui, shared, &told, text_size::BODY);
            rule_link(ui, shared, mistake.rule);
        });
    }
}
