//! The cover of the book: what it is, a picture of its words, and where newcomers begin.

use egui::Ui;

use super::page::sheet;
use super::written;
use crate::msg;
use crate::rules::Area;
use crate::tile::Tile;
use crate::ui::theme::{Theme, felt_frame, text_size};
use crate::ui::widgets::{
    Icon, SOME_TILES, TileButton, TileGroups, TileSize, heading, plain_button,
};
use crate::ui::words::said;
use crate::ui::{Route, Shared};
use crate::wording;

/// The chapters that newcomers read first.
const FIRST: [Area; 6] = [
    Area::Object,
    Area::Tiles,
    Area::Card,
    Area::Charleston,
    Area::Turn,
    Area::Jokers,
];

/// What the book is and where to begin.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>) {
    sheet(ui, |ui| {
        heading(ui, &shared.say(&msg!("rulebook-cover")), text_size::HEADING);
        ui.add_space(8.0);
        felt_frame(Theme::current(ui))
            .fill(Theme::current(ui).felt)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                groups(ui, shared);
            });
        ui.add_space(8.0);
        let about = shared.say(&msg!("rulebook-cover-about"));
        said(ui, shared, &about, text_size::LARGE);
        ui.add_space(8.0);
        let first = shared.say(&msg!("rulebook-cover-first"));
        heading(ui, &first, text_size::BODY);
        ui.horizontal_wrapped(|ui| {
            for area in FIRST {
                let Some(first) = written(shared).find(|rule| rule.area() == area) else {
                    continue;
                };
                let name = shared.say(&wording::rule_area(area));
                if plain_button(ui, Icon::Rules, &name).clicked() {
                    shared.go(Route::Rulebook(Some(first)));
                }
            }
        });
    });
}

/// A pair, a pung with a joker and a kong, each with its name.
fn groups(ui: &mut Ui, shared: &Shared<'_>) {
    let [_, _, _, bam, _, _, crak, _, dot, ..] = SOME_TILES;
    let groups: [&[Tile]; 3] = [
        &[bam, bam],
        &[crak, crak, Tile::Joker],
        &[dot, dot, dot, dot],
    ];
    let names: Vec<Vec<(Tile, String)>> = groups
        .iter()
        .map(|group| {
            let name = |tile: &Tile| (*tile, shared.say(&wording::tile(*tile)));
            group.iter().map(name).collect()
        })
        .collect();
    let gap = 32.0;
    let width = TileGroups::size_to_fit(9, groups.len(), ui.available_width(), gap);
    let captions = groups.map(|group| shared.say(&wording::group(group.len() as u8)));
    let tiles = names
        .iter()
        .map(|group| {
            let tiles = group.iter();
            tiles
                .map(|(tile, name)| TileButton::new(*tile, name))
                .collect()
        })
        .collect();
    TileGroups::new(tiles)
        .size(TileSize::Width(width.clamp(16.0, 48.0)))
        .gap(gap)
        .captions(captions.into())
        .show(ui);
}
