//! The whole score card, and beside it how to read it.

use egui::{Panel, RichText, ScrollArea, Ui};

use crate::msg;
use crate::rules::RuleId;
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::{Icon, ScoreCard, plain_button};
use crate::ui::{Commands, Demo, Route, Shared, fonts};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[Demo {
    name: "card",
    prepare: |_, _| Route::Card,
}];

/// The room for how to read the card, in points.
const LEGEND: f32 = 264.0;
/// From this width on the card is printed in two columns, in points.
const TWO_COLUMNS: f32 = 620.0;

/// The whole score card.
#[derive(Debug, Default)]
pub struct CardScreen {}

impl CardScreen {
    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
        Panel::right("legend")
            .resizable(false)
            .exact_size(LEGEND)
            .show(ui, |ui| {
                ScrollArea::vertical().show(ui, |ui| legend(ui, shared, commands));
            });
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                paper_frame(shared.theme).show(ui, |ui| {
                    let columns = if ui.available_width() < TWO_COLUMNS {
                        1
                    } else {
                        2
                    };
                    ScoreCard::new(shared.card)
                        .columns(columns)
                        .show(ui, shared.locale);
                });
            });
    }
}

fn legend(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    ui.label(
        RichText::new(shared.say(&msg!("card-legend-title")))
            .size(text_size::LARGE)
            .family(fonts::bold()),
    );
    for message in [
        msg!("card-legend-colours"),
        msg!("card-legend-letters"),
        msg!("card-legend-value"),
        msg!("card-legend-exposed"),
    ] {
        ui.label(shared.say(&message));
    }
    ui.add_space(8.0);
    if plain_button(ui, Icon::Card, &shared.say(&msg!("card-choose"))).clicked() {
        commands.go(Route::Shelf);
    }
    if plain_button(ui, Icon::Rules, &shared.say(&msg!("card-legend-rules"))).clicked() {
        commands.go(Route::Rulebook(Some(RuleId::CARD_COLOURS_COUNT_SUITS)));
    }
}
