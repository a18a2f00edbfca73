//! What a step shows: lines of the card on paper, tiles on felt.

use egui::{CornerRadius, Margin, Stroke, StrokeKind, Ui, vec2};

use super::card_line;
use crate::card::{Card, LineIndex};
use crate::lesson::{Anchor, Picture};
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, felt_frame, paper_frame, text_size};
use crate::ui::widgets::{TileButton, TileSize};
use crate::wording;

/// Between groups of tiles, in points.
const GROUP_GAP: f32 = 16.0;
/// Between tiles.
const GAP: f32 = 3.0;

/// Draws a picture.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &Card,
    picture: &Picture,
    points: &[Anchor],
) {
    match picture {
        Picture::Line(line) => printed(ui, shared, card, *line, points),
        Picture::Tiles(groups) => tiles(ui, shared, groups, points),
    }
}

/// A strip of the card.
fn printed(ui: &mut Ui, shared: &Shared<'_>, card: &Card, line: LineIndex, points: &[Anchor]) {
    let theme = Theme::current(ui);
    let whole = points.contains(&Anchor::Line);
    let response = paper_frame(theme)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let section = card.section_of(card.line(line));
            ui.label(
                egui::RichText::new(&section.title)
                    .size(text_size::SMALL)
                    .color(theme.text_weak),
            );
            card_line::pointed(ui, shared, card, line, points);
        })
        .response;
    if whole {
        let stroke = Stroke::new(3.0, theme.accent);
        let radius = CornerRadius::same(8);
        ui.painter()
            .rect_stroke(response.rect, radius, stroke, StrokeKind::Outside);
    }
}

/// Groups of tiles, in as many rows as they need.
pub(super) fn tiles(ui: &mut Ui, shared: &Shared<'_>, groups: &[Vec<Tile>], points: &[Anchor]) {
    let theme = Theme::current(ui);
    felt_frame(theme)
        .fill(theme.felt)
        .inner_margin(Margin::symmetric(16, 14))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            groups_ui(
                ui,
                shared,
                groups,
                points,
                size_for(groups, ui.available_width()),
            );
        });
}

/// The largest size at which all the tiles fit in one row, within bounds.
fn size_for(groups: &[Vec<Tile>], width: f32) -> TileSize {
    let count = groups.iter().map(Vec::len).sum::<usize>().max(1) as f32;
    let gaps = GROUP_GAP * groups.len().saturating_sub(1) as f32 + GAP * count;
    TileSize::Width(((width - gaps) / count).clamp(34.0, 56.0).floor())
}

/// Groups of tiles side by side.
pub(super) fn groups_ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    groups: &[Vec<Tile>],
    points: &[Anchor],
    size: TileSize,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GROUP_GAP, GROUP_GAP);
        for (place, group) in groups.iter().enumerate() {
            let pointed = points.contains(&Anchor::Tiles(place as u8));
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                ui.horizontal(|ui| {
                    for tile in group {
                        let name = shared.say(&wording::tile(*tile));
                        let button = TileButton::new(*tile, &name);
                        ui.add(button.picture().size(size).highlighted(pointed));
                    }
                });
            });
        }
    });
}
