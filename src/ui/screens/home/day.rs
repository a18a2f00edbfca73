//! The line of the day, as printed and as tiles.

use egui::{RichText, Ui};

use super::example::Example;
use crate::msg;
use crate::tile::Tile;
use crate::ui::theme::{felt_frame, text_size};
use crate::ui::widgets::{CardLine, Icon, TileButton, TileGroups, TileSize, plain_button};
use crate::ui::{Commands, Route, Shared};
use crate::wording;

/// Draws the line and what it asks for, and beside it one of its hands; below it where the window is
/// narrow.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    example: Example<'_>,
    narrow: bool,
    commands: &mut Commands,
) {
    ui.columns(if narrow { 1 } else { 2 }, |columns| match columns {
        [left, right] => {
            printed(left, shared, example, commands);
            hand(right, shared, example);
        }
        [both] => {
            printed(both, shared, example, commands);
            hand(both, shared, example);
        }
        _ => {}
    });
}

fn printed(ui: &mut Ui, shared: &Shared<'_>, example: Example<'_>, commands: &mut Commands) {
    ui.vertical(|ui| {
        CardLine::new(shared.card, example.index)
            .size(text_size::LARGE)
            .show(ui, shared.locale);
        let facts: Vec<_> = example
            .line
            .facts()
            .into_iter()
            .map(wording::line_fact)
            .collect();
        if !facts.is_empty() {
            ui.label(shared.say(&msg!("home-day-facts", facts = facts)));
        }
        if plain_button(ui, Icon::Card, &shared.say(&msg!("home-day-card"))).clicked() {
            commands.go(Route::Card);
        }
    });
}

fn hand(ui: &mut Ui, shared: &Shared<'_>, example: Example<'_>) {
    let groups = &example.target.groups;
    let names: Vec<Vec<(Tile, String)>> = groups
        .iter()
        .map(|group| {
            let name = |tile: &Tile| (*tile, shared.say(&wording::tile(*tile)));
            group.tiles.iter().map(name).collect()
        })
        .collect();
    let tiles = names.iter().map(Vec::len).sum();
    let buttons = names
        .iter()
        .map(|group| {
            let tiles = group.iter();
            tiles
                .map(|(tile, name)| TileButton::new(*tile, name))
                .collect()
        })
        .collect();
    ui.vertical(|ui| {
        let hands = shared.card.targets_of(example.line).len();
        let about = shared.say(&msg!("home-day-hand", hands = hands));
        ui.label(RichText::new(about).color(shared.theme.text_weak));
        felt_frame(shared.theme)
            .fill(shared.theme.felt)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                let gap = 10.0;
                let width = TileGroups::size_to_fit(tiles, groups.len(), ui.available_width(), gap);
                TileGroups::new(buttons)
                    .size(TileSize::Width(width.clamp(24.0, 44.0)))
                    .gap(gap)
                    .show(ui);
            });
    });
}
