//! The score card beside the table, read as on its own screen; on request with how many tiles each line
//! lacks and which of them can still come.

use egui::Ui;

use crate::card::LineIndex;
use crate::coach::Plan;
use crate::msg;
use crate::play::Session;
use crate::ui::reading::{CardReader, RackAtHand, RackMoment};
use crate::ui::shared::TableCommand;
use crate::ui::theme::text_size;
use crate::ui::words::said_weak;
use crate::ui::{Command, Shared};

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
    let moment = (is_dealt && *shows_progress).then(|| RackMoment::of_session(session));
    let how = shared.refining();
    reader.follow(session.compiled_card(), moment, at_hand, how, ui.ctx());
    reader.aim_at(session.plan().lines());
    if !session.plan().lines().is_empty() {
        let marked = shared.say(&msg!("plan-on-card"));
        said_weak(ui, shared, &marked, text_size::SMALL);
    }
    if let Some(line) = reader.chosen().filter(|_| is_dealt) {
        pin(ui, line, session.plan(), shared);
    }
    reader.take_keys(ui);
    reader.beside_ui(ui, shared);
}

/// Takes the chosen line into the plan, or out of it.
fn pin(ui: &mut Ui, line: LineIndex, plan: &Plan, shared: &Shared<'_>) {
    let mut is_planned = plan.lines().contains(&line);
    let label = shared.say(&msg!("plan-aim"));
    if ui.checkbox(&mut is_planned, label).changed() {
        shared.ask(Command::Table(TableCommand::Plan(line)));
    }
}
