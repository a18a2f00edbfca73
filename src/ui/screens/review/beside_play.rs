//! What went on beside the learner's own decisions: what a pass of the Charleston brought, and what came back; what the
//! others did wrong, and who could have said so.

use egui::Ui;

use super::GameInReview;
use crate::msg;
use crate::rules::{Situation, View};
use crate::ui::Shared;
use crate::ui::table::names;
use crate::ui::theme::text_size;
use crate::ui::widgets::{heading, in_text};
use crate::ui::words::{rule_link, said};
use crate::wording;

/// Draws what the pass that is looked at gave and brought.
pub(super) fn pass_ui(ui: &mut Ui, game: &GameInReview, view: View<'_>, shared: &Shared<'_>) {
    let Situation::Charleston(step) = view.situation() else {
        return;
    };
    let Some(pass) = game.passes().iter().find(|pass| pass.step == step) else {
        return;
    };
    if pass.gave.is_empty() || pass.got.is_empty() {
        return;
    }
    let went = msg!(
        "review-pass-went",
        gave = in_text(pass.gave.tiles()),
        got = in_text(pass.got.tiles())
    );
    said(ui, shared, &shared.say(&went), text_size::BODY);
    if !pass.came_back.is_empty() {
        let back = msg!(
            "review-pass-came-back",
            tiles = in_text(pass.came_back.tiles())
        );
        said(ui, shared, &shared.say(&back), text_size::BODY);
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
