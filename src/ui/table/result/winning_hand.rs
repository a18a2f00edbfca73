//! The hand that won, under its line: group by group, in large tiles.

use egui::{Margin, Ui};

use crate::analysis::HandTile;
use crate::analysis::{Placement, Unseen};
use crate::play::Session;
use crate::rules::Win;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::reading::LineReader;
use crate::ui::theme::{Theme, felt_frame};
use crate::ui::widgets::{TileButton, TileGroups, TileSize};
use crate::wording;

/// The space between groups, in points.
const GAP: f32 = 16.0;
/// The narrowest and the widest that a tile of it becomes, in points.
const TILE: std::ops::RangeInclusive<f32> = 28.0..=50.0;

/// Draws it. `line` is its line, which opens to its other hands.
pub(super) fn ui(
    ui: &mut Ui,
    session: &Session,
    win: &Win,
    mut line: Option<&mut LineReader>,
    shared: &Shared<'_>,
) {
    if let Some(line) = &mut line {
        line.line_ui(ui, shared);
    }
    tiles(ui, session, win, shared);
    if let Some(line) = line.filter(|line| line.is_open()) {
        line.hands_ui(ui, shared);
    }
}

fn tiles(ui: &mut Ui, session: &Session, win: &Win, shared: &Shared<'_>) {
    let view = session.view();
    let Some(hand) = view.card().hands().get(win.hand.place()) else {
        debug_assert!(false, "the hand that won is on the card that is played");
        return;
    };
    let exposures: Vec<_> = view.exposures(win.winner).to_vec();
    let placement =
        Placement::new(hand, &win.concealed, &exposures, &Unseen::new(view)).with_blanks();
    let groups: Vec<&[HandTile]> = placement.groups().map(|(_, tiles)| tiles).collect();
    let names: Vec<Vec<String>> = groups
        .iter()
        .map(|group| {
            let name = |tile: &HandTile| shared.say(&wording::hand_tile(*tile));
            group.iter().map(name).collect()
        })
        .collect();
    let buttons = groups.iter().zip(&names).map(|(group, names)| {
        let tiles = group.iter().zip(names);
        tiles.map(|(tile, name)| face(*tile, name)).collect()
    });
    let buttons: Vec<Vec<TileButton<'_>>> = buttons.collect();
    let count = groups.iter().map(|group| group.len()).sum();
    let width = ui.available_width();
    let frame = felt_frame(Theme::current(ui))
        .fill(Theme::current(ui).felt)
        .inner_margin(Margin::symmetric(10, 8));
    frame.show(ui, |ui| {
        ui.set_width(width - frame.total_margin().sum().x);
        let fits = TileGroups::size_to_fit(count, groups.len(), ui.available_width(), GAP);
        TileGroups::new(buttons)
            .size(TileSize::Width(fits.clamp(*TILE.start(), *TILE.end())))
            .gap(GAP)
            .centered()
            .show(ui);
    });
}

fn face(tile: HandTile, name: &str) -> TileButton<'_> {
    match tile {
        HandTile::Joker(tile) | HandTile::MissingJoker(tile) => {
            TileButton::new(Tile::Joker, name).stands_for(Some(tile))
        }
        HandTile::Blank(tile) => TileButton::new(Tile::Blank, name).stands_for(Some(tile)),
        HandTile::Held(tile) | HandTile::Missing(tile) => TileButton::new(tile, name),
    }
}
