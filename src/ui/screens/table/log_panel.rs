//! The log: who did what, in words, oldest first.

use egui::{RichText, ScrollArea, Ui};

use super::LEARNER;
use crate::msg;
use crate::play::Session;
use crate::rules::{Event, View};
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::wording::{self, Names};

/// Draws the log.
pub(super) fn ui(ui: &mut Ui, session: &Session, shared: &Shared<'_>) {
    let view = session.view();
    let names = Names::for_learner(view.east());
    let lines: Vec<_> = told(view).collect();
    if session.opening().is_some() || lines.is_empty() {
        ui.label(RichText::new(shared.say(&msg!("table-log-empty"))).color(shared.theme.text_weak));
        return;
    }
    ScrollArea::vertical()
        .id_salt("log")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for event in &lines {
                let line = shared.say(&wording::event(event, names));
                ui.add(egui::Label::new(RichText::new(line).size(text_size::SMALL)).wrap());
            }
            if let Some(outcome) = ended(&lines) {
                ui.label(shared.say(&wording::outcome(outcome, names, view.card())));
            }
        });
}

/// What is worth telling: passes between others say nothing that everybody does not know.
fn told(view: View<'_>) -> impl Iterator<Item = Event> {
    view.events().filter(|event| match event {
        Event::Passed { from, to, .. } => *from == LEARNER || *to == LEARNER,
        Event::CourtesyPassed { from, .. } => *from == LEARNER || from.across() == LEARNER,
        Event::CourtesyAgreed { offers, .. } => offers.iter().any(|(seat, _)| *seat == LEARNER),
        _ => true,
    })
}

fn ended(events: &[Event]) -> Option<&crate::rules::Outcome> {
    events.iter().find_map(|event| match event {
        Event::Ended(outcome) => Some(outcome),
        _ => None,
    })
}
