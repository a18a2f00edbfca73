//! The log: who did what, in words, oldest first.

use egui::{RichText, ScrollArea, Ui};

use super::names;
use crate::msg;
use crate::play::Session;
use crate::rules::{Event, Seat};
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::words::{listed, said};
use crate::wording;

/// Draws the log.
pub(super) fn ui(ui: &mut Ui, session: &Session, shared: &Shared<'_>) {
    let view = session.view();
    let names = names(session);
    let lines: Vec<_> = told(session, 0).collect();
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
            for line in wording::log(&lines, names) {
                let line = shared.say(&line);
                let shown = RichText::new(&line).size(text_size::SMALL);
                let row = ui.add(egui::Label::new(shown).wrap());
                listed(ui, shared, &line, row.rect);
            }
            if let Some(outcome) = ended(&lines) {
                let told = shared.say(&wording::outcome(outcome, names, view.card()));
                said(ui, shared, &told, text_size::BODY);
            }
            for mistake in session.mistakes_of_the_others() {
                let told = shared.say(&wording::mistake(mistake, names));
                said(ui, shared, &told, text_size::BODY);
            }
        });
}

/// What is worth telling of what happened after the first `begun` events: passes between others say
/// nothing that everybody does not know.
pub(super) fn told(session: &Session, begun: usize) -> impl Iterator<Item = Event> {
    let learner = session.learner();
    let is_own = move |seat: Seat| Some(seat) == learner;
    let events = session.view().events().skip(begun);
    events.filter(move |event| match event {
        Event::Passed { from, to, .. } => is_own(*from) || is_own(*to),
        Event::CourtesyPassed { from, .. } => is_own(*from) || is_own(from.across()),
        Event::CourtesyAgreed { offers, .. } => offers.iter().any(|(seat, _)| is_own(*seat)),
        _ => true,
    })
}

fn ended(events: &[Event]) -> Option<&crate::rules::Outcome> {
    events.iter().find_map(|event| match event {
        Event::Ended(outcome) => Some(outcome),
        _ => None,
    })
}
