//! The score card beside the table, read as on its own screen; on request with how many tiles each line
//! lacks and which of them can still come.

use egui::{Frame, Panel, ScrollArea, Ui};

use crate::card::LineIndex;
use crate::coach::Plan;
use crate::msg;
use crate::play::Session;
use crate::ui::reading::{CardReader, Moment, RackAtHand, explanation_frame};
use crate::ui::shared::TableCommand;
use crate::ui::theme::{Theme, text_size};
use crate::ui::{Command, Shared};

/// From this height on there is room below the card for what is pointed at, in points.
const TALL: f32 = 360.0;
/// The least height of that place, in points.
const EXPLANATION: f32 = 124.0;
/// The share of the height that the hands of a line take.
const HANDS: f32 = 0.58;

/// Draws the card.
pub(super) fn ui(
    ui: &mut Ui,
    session: &Session,
    reader: &mut CardReader,
    shows_progress: &mut bool,
    shared: &Shared<'_>,
) {
    let at_hand = || RackAtHand::of_session(session).unwrap_or_default();
    // Who sits out has no tiles that could lack any.
    let is_dealt = session.opening().is_none() && !session.sits_out();
    if is_dealt {
        ui.checkbox(shows_progress, shared.say(&msg!("table-card-progress")));
    }
    let moment = (is_dealt && *shows_progress).then(|| Moment::of_session(session));
    let how = shared.refining();
    reader.follow(session.compiled_card(), moment, at_hand, how, ui.ctx());
    reader.aim_at(session.plan().lines());
    if let Some(line) = reader.chosen().filter(|_| is_dealt) {
        pin(ui, line, session.plan(), shared);
    }
    reader.take_keys(ui);
    let height = ui.available_height();
    if reader.has_chosen() {
        Panel::bottom("hands")
            .frame(Frame::NONE)
            .resizable(false)
            .exact_size(height * HANDS)
            .show(ui, |ui| {
                ui.add_space(6.0);
                ScrollArea::vertical()
                    .id_salt("hands")
                    .auto_shrink(false)
                    .show(ui, |ui| reader.hands_ui(ui, shared));
            });
    } else if height > TALL {
        let height = reader.explanation_height(ui, EXPLANATION, shared);
        Panel::bottom("explanation")
            .frame(explanation_frame(Theme::current(ui)))
            .show_separator_line(false)
            .resizable(false)
            .exact_size(height)
            .show(ui, |ui| reader.explanation_ui(ui, shared));
    }
    ScrollArea::vertical()
        .id_salt("card")
        .auto_shrink(false)
        .show(ui, |ui| {
            reader.card_ui(ui, 1, text_size::BODY, shared, |_| {});
        });
}

/// Takes the chosen line into the plan, or out of it.
fn pin(ui: &mut Ui, line: LineIndex, plan: &Plan, shared: &Shared<'_>) {
    let mut is_planned = plan.lines().contains(&line);
    let label = shared.say(&msg!("plan-aim"));
    if ui.checkbox(&mut is_planned, label).changed() {
        shared.ask(Command::Table(TableCommand::Plan(line)));
    }
}
