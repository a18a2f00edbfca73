//! The game in three pictures, for those who have never seen it: a line of the card, its tiles on a
//! rack, four people at a table.

use egui::{
    Align, CornerRadius, Layout, Margin, Painter, Rect, RichText, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::example::Example;
use crate::analysis::{HandTile, Placement, Unseen};
use crate::locale::Message;
use crate::msg;
use crate::tile::{RACK, Tile, TileCounts, TileSet};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{
    CardLine, Condition, SOME_TILES, TileFace, TileSize, paint_felt, paint_rack,
};
use crate::ui::words::said;
use crate::ui::{Shared, fonts};

/// The height of a picture, in points.
const HEIGHT: f32 = 104.0;
/// Between two pictures, in points.
const GAP: f32 = 16.0;

/// Draws the pictures side by side, or one below the other where the window is narrow.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, example: Example<'_>, narrow: bool) {
    let columns = if narrow { 1 } else { 3 };
    let width = (ui.available_width() - GAP * (columns - 1) as f32) / columns as f32;
    let parts: [(Draw, [Message; 2]); 3] = [
        (
            line,
            [msg!("home-picture-line"), msg!("home-picture-line-about")],
        ),
        (
            rack,
            [msg!("home-picture-rack"), msg!("home-picture-rack-about")],
        ),
        (
            table,
            [msg!("home-picture-table"), msg!("home-picture-table-about")],
        ),
    ];
    let layout = if narrow {
        Layout::top_down(Align::Min)
    } else {
        Layout::left_to_right(Align::Min)
    };
    ui.with_layout(layout, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (draw, [title, about]) in parts {
            ui.vertical(|ui| {
                ui.set_width(width);
                let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
                paint_felt(&ui.painter().with_clip_rect(rect), rect);
                draw(ui, shared, example, rect);
                ui.spacing_mut().item_spacing.y = 2.0;
                let title = RichText::new(shared.say(&title)).family(fonts::bold());
                ui.label(title.size(text_size::LARGE));
                said(ui, shared, &shared.say(&about), text_size::BODY);
            });
        }
    });
}

type Draw = fn(&mut Ui, &Shared<'_>, Example<'_>, Rect);

/// The line as it is printed.
fn line(ui: &mut Ui, shared: &Shared<'_>, example: Example<'_>, rect: Rect) {
    let margin = Margin::symmetric(8, 12);
    let printed = |size| CardLine::new(shared.card, example.index).size(size);
    let wide = rect.width() - 32.0;
    let width = wide - margin.sum().x;
    let height = |size: f32| printed(size).height(ui, width, shared.locale) + margin.sum().y;
    let sizes = [text_size::LARGE, text_size::BODY, text_size::SMALL];
    let fits = |size: &f32| height(*size) <= rect.height() - 8.0;
    let size = sizes.into_iter().find(fits).unwrap_or(text_size::SMALL);
    let strip = Rect::from_center_size(rect.center(), vec2(wide, height(size)));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(strip));
    paper_frame(Theme::current(&ui))
        .inner_margin(margin)
        .show(&mut ui, |ui| {
            ui.set_width(ui.available_width());
            CardLine::new(shared.card, example.index)
                .size(size)
                .show(ui, shared.locale);
        });
}

/// Its tiles on a rack; the last one is still missing.
fn rack(ui: &mut Ui, _: &Shared<'_>, example: Example<'_>, rect: Rect) {
    let unseen = Unseen::at_the_start(TileSet::STANDARD, &TileCounts::EMPTY);
    let placement = Placement::new(example.hand, &TileCounts::EMPTY, &[], &unseen);
    let tiles = placement.groups().flat_map(|(_, tiles)| tiles);
    let tiles: Vec<Tile> = tiles
        .map(|tile| match tile {
            HandTile::MissingJoker(_) => Tile::Joker,
            tile => tile.tile(),
        })
        .collect();
    let step = ((rect.width() - 56.0) / tiles.len().max(1) as f32).min(46.0);
    let tile = TileSize::Width(step - 2.0).points();
    let wood = vec2(step * tiles.len() as f32 + 20.0, tile.y + 24.0);
    let wood = Rect::from_center_size(rect.center(), wood);
    paint_rack(ui.painter(), wood);
    for (place, kind) in tiles.iter().enumerate() {
        let corner = wood.min + vec2(11.0 + step * place as f32, 11.0);
        let mut face = TileFace::up(*kind);
        if place + 1 == tiles.len() {
            face.condition = Condition::Missing;
        }
        face.paint(ui.painter(), Rect::from_min_size(corner, tile));
    }
}

/// Four racks around the discards.
fn table(ui: &mut Ui, _: &Shared<'_>, _: Example<'_>, rect: Rect) {
    let painter = ui.painter().with_clip_rect(rect);
    let middle = rect.center();
    let long = 168.0_f32.min(rect.width() - 96.0);
    let radius = CornerRadius::same(2);
    let wood = |center, size| {
        let rack = Rect::from_center_size(center, size);
        painter.rect_filled(rack, radius, Theme::current(ui).wood_light);
    };
    for side in [-1.0, 1.0] {
        let across = pos2(middle.x, middle.y + side * 40.0);
        wood(across + vec2(0.0, side * 7.0), vec2(long, 3.0));
        let beside = pos2(middle.x + side * (long / 2.0 + 22.0), middle.y);
        wood(beside + vec2(side * 9.0, 0.0), vec2(3.0, 76.0));
        column(&painter, Rect::from_center_size(beside, vec2(14.0, 72.0)));
    }
    let far = Rect::from_center_size(middle - vec2(0.0, 40.0), vec2(long, 13.0));
    row(&painter, far, &[TileFace::DOWN; RACK]);
    let near = Rect::from_center_size(middle + vec2(0.0, 38.0), vec2(long, 16.0));
    row(&painter, near, &SOME_TILES.map(TileFace::up));
    let tile = TileSize::Width(17.0).points();
    for (place, kind) in SOME_TILES.iter().rev().step_by(2).take(8).enumerate() {
        let (row, column) = ((place / 4) as f32, (place % 4) as f32);
        let corner = middle + vec2((column - 2.0) * 20.0, (row - 1.0) * 25.0);
        TileFace::up(*kind).paint(&painter, Rect::from_min_size(corner, tile));
    }
}

/// Tiles from left to right.
fn row(painter: &Painter, rect: Rect, faces: &[TileFace]) {
    let step = rect.width() / faces.len().max(1) as f32;
    for (place, face) in faces.iter().enumerate() {
        let corner = rect.min + vec2(step * place as f32 + 1.0, 0.0);
        let tile = Rect::from_min_size(corner, vec2(step - 2.0, rect.height()));
        face.paint(painter, tile);
    }
}

/// Tiles from the back, from the top down.
fn column(painter: &Painter, rect: Rect) {
    let step = rect.height() / 7.0;
    for place in 0..7 {
        let corner = rect.min + vec2(0.0, step * place as f32 + 1.0);
        let tile = Rect::from_min_size(corner, vec2(rect.width(), step - 2.0));
        TileFace::DOWN.paint(painter, tile);
    }
}
