//! What a step shows: lines of the card on paper, tiles on felt.

use egui::{CornerRadius, Margin, RichText, Stroke, StrokeKind, Ui};

use super::card_line;
use crate::lesson::Anchor;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::screens::card::LineReader;
use crate::ui::theme::{Theme, felt_frame, paper_frame, text_size};
use crate::ui::widgets::{TileButton, TileGroups, TileSize};
use crate::wording;

/// Between groups of tiles, in points.
const GROUP_GAP: f32 = 16.0;

/// A strip of the card. While the question `is_open`, the hands of the line are not shown.
pub(super) fn line(
    ui: &mut Ui,
    shared: &Shared<'_>,
    line: &mut LineReader,
    is_open: bool,
    points: &[Anchor],
) {
    let theme = Theme::current(ui);
    let whole = points.contains(&Anchor::Line);
    let response = paper_frame(theme)
        .inner_margin(Margin::symmetric(8, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            section_title(ui, &shared.say(&line.section()));
            ui.push_id(line.line().0, |ui| {
                card_line::pointed(ui, shared, line, is_open, points);
            });
        })
        .response;
    if whole {
        let stroke = Stroke::new(3.0, theme.accent);
        let radius = CornerRadius::same(8);
        ui.painter()
            .rect_stroke(response.rect, radius, stroke, StrokeKind::Outside);
    }
}

/// The title of a section, small, above a line of it.
pub(in crate::ui::screens) fn section_title(ui: &mut Ui, title: &str) {
    let theme = Theme::current(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(8.0);
        let title = RichText::new(title).size(text_size::SMALL);
        ui.label(title.color(theme.text_weak));
    });
    ui.add_space(-4.0);
}

/// Tiles in groups, on felt.
pub(super) fn tiles(
    ui: &mut Ui,
    shared: &Shared<'_>,
    groups: &[Vec<Tile>],
    named: bool,
    points: &[Anchor],
) {
    let theme = Theme::current(ui);
    felt_frame(theme)
        .fill(theme.felt)
        .inner_margin(Margin::symmetric(16, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let count = groups.iter().map(Vec::len).sum();
            let width = ui.available_width();
            let fit = TileGroups::size_to_fit(count, groups.len(), width, GROUP_GAP);
            let size = TileSize::Width(fit.clamp(36.0, 52.0));
            let captions = if named {
                groups.iter().map(|group| caption(shared, group)).collect()
            } else {
                Vec::new()
            };
            tile_groups(shared, groups, points, |tiles| {
                tiles.size(size).gap(GROUP_GAP).captions(captions).show(ui);
            });
        });
}

/// What a group of tiles alike is called.
fn caption(shared: &Shared<'_>, group: &[Tile]) -> String {
    shared.say(&wording::group(group.len() as u8))
}

/// Groups of tiles side by side.
pub(super) fn groups_ui(ui: &mut Ui, shared: &Shared<'_>, groups: &[Vec<Tile>], size: TileSize) {
    tile_groups(shared, groups, &[], |tiles| {
        tiles.size(size).gap(GROUP_GAP).show(ui);
    });
}

/// Groups of tiles with their names, handed to `show`.
fn tile_groups(
    shared: &Shared<'_>,
    groups: &[Vec<Tile>],
    points: &[Anchor],
    show: impl FnOnce(TileGroups<'_>),
) {
    let names: Vec<Vec<String>> = groups
        .iter()
        .map(|group| {
            group
                .iter()
                .map(|tile| shared.say(&wording::tile(*tile)))
                .collect()
        })
        .collect();
    let buttons = groups
        .iter()
        .zip(&names)
        .enumerate()
        .map(|(place, (group, names))| {
            let pointed = points.contains(&Anchor::Tiles(place as u8));
            let pairs = group.iter().zip(names);
            pairs
                .map(|(tile, name)| TileButton::new(*tile, name).highlighted(pointed))
                .collect()
        })
        .collect();
    show(TileGroups::new(buttons));
}
