//! The score card beside the table; on request with how many tiles each line lacks.

use egui::{ScrollArea, Ui};

use crate::analysis::Distances;
use crate::msg;
use crate::play::Session;
use crate::ui::Shared;
use crate::ui::widgets::ScoreCard;

/// Draws the card.
pub(super) fn ui(ui: &mut Ui, session: &Session, shows_progress: &mut bool, shared: &Shared<'_>) {
    // Who sits out has no tiles that could lack any.
    let is_dealt = session.opening().is_none() && !session.sits_out();
    if is_dealt {
        ui.checkbox(shows_progress, shared.say(&msg!("table-card-progress")));
    }
    ScrollArea::vertical()
        .id_salt("card")
        .auto_shrink(false)
        .show(ui, |ui| {
            let missing = missing(session);
            let card = ScoreCard::new(session.view().card());
            let card = if is_dealt && *shows_progress {
                card.progress(&missing)
            } else {
                card
            };
            card.show(ui, shared.locale);
        });
}

/// How many tiles each line lacks.
fn missing(session: &Session) -> Vec<Option<u8>> {
    let view = session.view();
    let card = session.compiled_card();
    let mut distances = Distances::default();
    card.measure(view.rack(), view.exposures(view.seat()), &mut distances);
    view.card()
        .lines()
        .map(|(line, _)| distances.nearest(card.hands_of(line)))
        .collect()
}
