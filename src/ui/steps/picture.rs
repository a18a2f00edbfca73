//! What a step shows: lines of the card on paper, tiles on felt.

use egui::{CornerRadius, Margin, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::card_line;
use super::fitted::Scale;
use super::row::condition;
use super::{rack_picture, seats, served_wall, wall};
use crate::lesson::{Anchor, Illustration, Step};
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::reading::{LineReader, LineReaders, section_title};
use crate::ui::theme::{Theme, felt_frame, paper_frame};
use crate::ui::widgets::column::is_low;
use crate::ui::widgets::{Mark, TileButton, TileGroups, TileSize, paint_tile_row};
use crate::wording;

/// Between groups of tiles, in points: a ring around a group has room there.
const GROUP_GAP: f32 = 24.0;
/// Tiles that would be smaller than this in one row stand in several, in points of width.
const NARROW: f32 = 32.0;
/// How wide they are then, in points.
const IN_ROWS: f32 = 44.0;
/// Above and below tiles on felt, in points.
const FELT: i8 = 16;
/// The same in a low window: there the felt gives way first.
const FELT_IF_LOW: i8 = 4;
/// Beside a table in a small window there is no more room than this, in points: a line takes it all.
const BESIDE_TABLE: f32 = 300.0;

/// Everything a step shows, from the top down. While the question `is_open`, the hands of its lines are not
/// shown.
pub(super) fn all(
    ui: &mut Ui,
    shared: &Shared<'_>,
    step: &Step,
    lines: &mut LineReaders,
    is_open: bool,
    scale: &mut Scale,
) {
    let mut lines = lines.iter_mut();
    for shown in &step.pictures {
        match shown {
            Illustration::Line(_) => {
                if let Some(reader) = lines.next() {
                    reader.set_size(scale.of(card_line::size(ui.available_width())));
                    line(ui, shared, reader, is_open, &step.points);
                }
            }
            Illustration::Tiles { groups, named } => {
                tiles(ui, shared, groups, *named, &step.points, scale);
            }
            Illustration::Rack { tiles, open, named } => {
                rack_picture::ui(ui, shared, tiles, open, *named, scale);
            }
            Illustration::Seats { east } => seats::ui(ui, shared, *east),
            Illustration::Dice(one, other) => wall::dice(ui, shared, [*one, *other]),
            Illustration::Wall {
                stacks,
                served: true,
                ..
            } => served_wall::ui(ui, shared, *stacks),
            Illustration::Wall { stacks, broken, .. } => {
                wall::wall(ui, shared, *stacks, *broken, &step.points);
            }
        }
    }
}

/// The same after a question is answered, its tiles no wider than on a rack.
pub(in crate::ui) fn pictures(
    ui: &mut Ui,
    shared: &Shared<'_>,
    step: &Step,
    lines: &mut LineReaders,
) {
    all(ui, shared, step, lines, false, &mut Scale::at_most(IN_ROWS));
}

/// A strip of the card. While the question `is_open`, the hands of the line are not shown.
fn line(ui: &mut Ui, shared: &Shared<'_>, line: &mut LineReader, is_open: bool, points: &[Anchor]) {
    let theme = Theme::current(ui);
    let side = if ui.available_width() < BESIDE_TABLE {
        2
    } else {
        8
    };
    let response = paper_frame(theme)
        .inner_margin(Margin::symmetric(side, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(title) = line.section() {
                section_title(ui, &shared.say(&title));
            }
            ui.push_id(line.line().0, |ui| {
                card_line::pointed(ui, shared, line, is_open, points);
            });
        })
        .response;
    if points.contains(&Anchor::Line) {
        let stroke = Stroke::new(3.0, theme.accent);
        let radius = CornerRadius::same(10);
        ui.painter().rect_stroke(
            response.rect.expand(3.0),
            radius,
            stroke,
            StrokeKind::Outside,
        );
    }
}

/// Tiles in groups, on felt.
fn tiles(
    ui: &mut Ui,
    shared: &Shared<'_>,
    groups: &[Vec<Tile>],
    named: bool,
    points: &[Anchor],
    scale: &mut Scale,
) {
    let theme = Theme::current(ui);
    let above = if is_low(ui) { FELT_IF_LOW } else { FELT };
    felt_frame(theme)
        .fill(theme.felt)
        .inner_margin(Margin::symmetric(FELT, above))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let width = ui.available_width();
            let count = groups.iter().map(Vec::len).sum();
            let fit = TileGroups::size_to_fit(count, groups.len(), width, GROUP_GAP);
            let tile = if fit < NARROW {
                let whole = TileGroups::row_width(count, groups.len(), IN_ROWS, GROUP_GAP);
                scale.tile(IN_ROWS, (whole / width).ceil() as usize)
            } else {
                scale.tile(fit, 1)
            };
            let captions = if named {
                groups.iter().map(|group| caption(shared, group)).collect()
            } else {
                Vec::new()
            };
            let ringed = |place: &usize| points.contains(&Anchor::Tiles(*place as u8));
            let spoken: Vec<Vec<String>> =
                groups.iter().map(|group| names(shared, group)).collect();
            let pictures = groups.iter().zip(&spoken).map(|(group, names)| {
                let pairs = group.iter().zip(names);
                pairs
                    .map(|(tile, name)| TileButton::new(*tile, name))
                    .collect()
            });
            TileGroups::new(pictures.collect())
                .size(TileSize::Width(tile))
                .gap(GROUP_GAP)
                .captions(captions)
                .ringed((0..groups.len()).filter(ringed).collect())
                .centered()
                .show(ui);
        });
}

/// What a group of identical tiles is called; of different ones, the family, or each by its name.
fn caption(shared: &Shared<'_>, group: &[Tile]) -> String {
    let mut naturals: Vec<Tile> = group.to_vec();
    naturals.retain(|tile| *tile != Tile::Joker);
    naturals.dedup();
    match naturals[..] {
        [] | [_] => shared.say(&wording::group(group.len() as u8)),
        [first, ..] => match wording::family(first) {
            Some(family) if naturals.iter().all(|it| is_of_family(*it, first)) => {
                shared.say(&family)
            }
            _ => {
                let names = naturals.iter().map(|it| wording::tile_caption(*it));
                let names: Vec<String> = names.map(|name| shared.say(&name)).collect();
                names.join(" · ")
            }
        },
    }
}

/// Whether a tile is of the same suit as another, or a wind or a dragon like it.
fn is_of_family(tile: Tile, other: Tile) -> bool {
    match (tile, other) {
        (Tile::Suited(one, _), Tile::Suited(other, _)) => one == other,
        (Tile::Wind(_), Tile::Wind(_)) | (Tile::Dragon(_), Tile::Dragon(_)) => true,
        _ => false,
    }
}

fn names(shared: &Shared<'_>, tiles: &[Tile]) -> Vec<String> {
    let names = tiles.iter().map(|tile| shared.say(&wording::tile(*tile)));
    names.collect()
}

/// The tiles of an answer in the middle of its card, of which the name tells them.
pub(super) fn option_groups(
    ui: &Ui,
    groups: &[Vec<Tile>],
    rect: Rect,
    tile: Vec2,
    gap: f32,
    mark: Option<Mark>,
) {
    paint_tile_row(ui.painter(), groups, rect, tile, gap, condition(mark));
}
