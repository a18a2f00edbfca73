//! A hand to be built: tiles go from the tray to the rack and back, by click, by key or carried.

use egui::{EventFilter, Id, Response, RichText, Sense, Ui, vec2};

use super::draft::hand;
use super::marks::marked_names;
use super::question::Task;
use super::row::{condition, paint_marks};
use crate::lesson::Build;
use crate::msg;
use crate::tile::HAND;
use crate::ui::theme::{Theme, felt_frame, text_size};
use crate::ui::widgets::column::rack_of;
use crate::ui::widgets::{
    Condition, DraggedTile, RackRow, TileButton, TileSize, digit, goes_first, paint_digit,
    picked_with_space, take_focus,
};
use crate::wording;

/// A tile that is carried from this place of the tray.
#[derive(Debug, Clone, Copy)]
struct FromTray(usize);

/// Between tiles of the tray, in points.
const GAP: f32 = 5.0;
/// Around the tiles of the tray, in points.
const PAD: f32 = 12.0;

/// Draws the rack and the tray.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, build: &Build, placed: &[usize]) {
    let on_rack = hand(build, placed);
    let marks = task.marks.rack(build, placed);
    let names = marked_names(task.shared, &on_rack, &marks);
    let fixed = build.rack.len();
    let tiles = on_rack
        .iter()
        .zip(&names)
        .zip(&marks)
        .enumerate()
        .map(|(at, ((tile, name), mark))| {
            let tile = TileButton::new(*tile, name).condition(condition(*mark));
            if at < fixed {
                tile.click_only().rises(false)
            } else {
                tile
            }
        })
        .collect();
    let widest = RackRow::tile_to_fit(HAND, ui.available_width());
    let tray_rows = rows(build.tray.len(), widest, ui.available_width());
    let tile = task.scale.tile(widest, 1 + tray_rows);
    let rack = RackRow::new(Id::unique("lesson-rack"), tiles).in_order();
    let row = rack_of(ui, HAND, tile, rack);
    paint_marks(ui, &row, &marks);
    row.tiles.iter().for_each(picked_with_space);
    let of_tray = |at: usize| at.checked_sub(fixed).and_then(|at| placed.get(at));
    if let Some(place) = row.clicked.and_then(of_tray) {
        let was_last = row.clicked == row.tiles.len().checked_sub(1);
        if was_last && row.tiles.last().is_some_and(Response::has_focus) {
            // No tile of the rack comes after it: the keyboard goes with it.
            ui.data_mut(|data| data.insert_temp(put_back(), *place));
        }
        task.pick(*place);
    }
    let is_carried = row.rack.dnd_hover_payload::<FromTray>().is_some();
    if is_carried && let Some(from) = row.rack.dnd_release_payload::<FromTray>() {
        task.pick(from.0);
    }
    ui.vertical_centered(|ui| {
        let count = task
            .shared
            .say(&msg!("lesson-hand-count", count = on_rack.len()));
        ui.label(RichText::new(count).size(text_size::BODY));
    });
    if let Some(at) = tray(ui, task, build, placed, tile)
        && let Some(place) = of_tray(at)
    {
        task.pick(*place);
    }
    let mut left = left(build, placed);
    let typed = digit(ui).and_then(|digit| left.nth(digit - 1));
    if let Some(place) = typed.filter(|_| on_rack.len() < HAND) {
        task.pick(place);
    }
}

/// The places of the tray from which nothing was taken.
fn left<'a>(build: &'a Build, placed: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
    (0..build.tray.len()).filter(|place| !placed.contains(place))
}

/// Under which the tile is kept that goes back to the tray with the keyboard.
fn put_back() -> Id {
    Id::unique("put back into the tray")
}

/// How many rows a tray of so many tiles takes.
fn rows(count: usize, tile: f32, width: f32) -> usize {
    count.div_ceil(columns(tile, width)).max(1)
}

/// How many tiles of the tray stand side by side.
fn columns(tile: f32, width: f32) -> usize {
    ((width - 2.0 * PAD + GAP) / (tile + GAP)).floor().max(1.0) as usize
}

/// The tiles to choose from; where one was taken, its trace stays. Says which tile of the rack was
/// carried back.
fn tray(
    ui: &mut Ui,
    task: &mut Task<'_, '_>,
    build: &Build,
    placed: &[usize],
    tile: f32,
) -> Option<usize> {
    let theme = Theme::current(ui);
    let size = TileSize::Width(tile);
    let shown = felt_frame(theme)
        .fill(theme.felt)
        .inner_margin(PAD)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(GAP, GAP + 1.0);
            let free = ui.available_width();
            let columns = columns(tile, free + 2.0 * PAD);
            let all: Vec<usize> = (0..build.tray.len()).collect();
            for row in all.chunks(columns) {
                ui.horizontal(|ui| {
                    let width = row.len() as f32 * (size.points().x + GAP) - GAP;
                    ui.add_space(((free - width) / 2.0 - GAP).max(0.0));
                    for place in row {
                        tray_tile(ui, task, build, *place, placed, size);
                    }
                });
            }
        });
    let ground = ui.interact(
        shown.response.rect,
        Id::unique("lesson-tray"),
        Sense::hover(),
    );
    let carried = ground.dnd_hover_payload::<DraggedTile>()?;
    ground.dnd_release_payload::<DraggedTile>()?;
    Some(carried.index)
}

fn tray_tile(
    ui: &mut Ui,
    task: &mut Task<'_, '_>,
    build: &Build,
    place: usize,
    placed: &[usize],
    size: TileSize,
) {
    let Some(tile) = build.tray.get(place) else {
        return;
    };
    let name = task.shared.say(&wording::tile(*tile));
    let is_taken = placed.contains(&place);
    let first_left = left(build, placed).next();
    let name = if is_taken {
        msg!("lesson-tray-taken", tile = name)
    } else {
        msg!("lesson-tray-tile", tile = name)
    };
    let name = task.shared.say(&name);
    let button = TileButton::new(*tile, &name).size(size);
    if is_taken {
        // The tile stands on the rack, where the keyboard finds it: another press takes it back.
        let trace = button.condition(Condition::Missing).pointer_only();
        if ui.add(trace).clicked() {
            task.pick(place);
        }
        return;
    }
    let is_full = hand(build, placed).len() >= HAND;
    let response = ui.add_enabled(!is_full, button);
    if ui.data(|data| data.get_temp(put_back())) == Some(place) {
        ui.data_mut(|data| data.remove::<usize>(put_back()));
        take_focus(&response, EventFilter::default());
    }
    response.dnd_set_drag_payload(FromTray(place));
    picked_with_space(&response);
    if let Some(number) = left(build, placed).position(|at| at == place)
        && !is_full
    {
        let below = response.rect.center_bottom() + vec2(0.0, GAP / 2.0 + 1.0);
        paint_digit(ui, below, number, Theme::current(ui).felt_text);
    }
    if first_left == Some(place) {
        goes_first(&response);
    }
    // The tile that was taken leaves the keyboard to the next one; the last of them to the first that is left.
    let taken = Id::unique("taken from the tray");
    let next_after = |from: usize| {
        let mut after = from..build.tray.len();
        after.find(|at| !placed.contains(at)).or(first_left)
    };
    let is_next = |from: usize| next_after(from) == Some(place);
    if ui.data(|data| data.get_temp(taken)).is_some_and(is_next) {
        ui.data_mut(|data| data.remove::<usize>(taken));
        take_focus(&response, EventFilter::default());
    }
    if response.clicked() {
        if response.has_focus() {
            ui.data_mut(|data| data.insert_temp(taken, place));
        }
        task.pick(place);
    }
}
