//! The column in the middle of a page of a lesson or a drill, and the racks in it.

use egui::{Ui, vec2};

use super::{RackRow, RackRowResponse, TileSize};

/// How wide the column is, in points: a rack of 14 tiles always fits.
const WIDTH: std::ops::RangeInclusive<f32> = 760.0..=1280.0;
/// The share of the window that it takes within these bounds.
const SHARE: f32 = 0.75;
/// How wide a wide column is where the window is narrow, in points.
const WIDE: f32 = 960.0;
/// What stays free beside it there, in points.
const BESIDE: f32 = 32.0;
/// The share of the free height that is left above.
const ABOVE: f32 = 0.25;
/// A window lower than this is low, in points: it is the smallest window with very large text.
const LOW: f32 = 560.0;

/// What is remembered of a column.
#[derive(Debug, Clone, Copy)]
struct Known {
    /// How high it was before anything was said to an answer, in points.
    at_first: f32,
    /// How high it is.
    now: f32,
    /// How much height there was at first.
    room: f32,
}

/// A wide column that stands a little above the middle when it does not fill the height. What is said to
/// an answer lets it grow downwards: `settled` says that nothing of it is shown yet. Says how much height it takes, in
/// points.
pub fn balanced(
    ui: &mut Ui,
    key: impl std::hash::Hash + std::fmt::Debug,
    settled: bool,
    add: impl FnOnce(&mut Ui),
) -> f32 {
    let free = ui.available_size();
    // What is said to an answer may take height away: what stands there keeps its place as long as it fits.
    let id = ui.scope_id().with(("balanced", key, free.x as u32));
    let known = ui.data(|data| data.get_temp::<Known>(id));
    let Known {
        at_first,
        now,
        room,
    } = known.unwrap_or(Known {
        at_first: free.y,
        now: free.y,
        room: free.y,
    });
    let room = if settled { free.y } else { room };
    let above_of = |at_first: f32, height: f32| {
        let above = (room - at_first) * ABOVE;
        above.min((free.y - height).floor()).max(0.0)
    };
    let above = above_of(at_first, now);
    let start = ui.cursor().top() + above;
    ui.add_space(above);
    let top = ui.cursor().top();
    wide_column(ui, add);
    let height = ui.min_rect().bottom() - top;
    if (height - now).abs() > 0.5 {
        let at_first = if settled || known.is_none() {
            height
        } else {
            at_first
        };
        let known = Known {
            at_first,
            now: height,
            room,
        };
        ui.data_mut(|data| data.insert_temp(id, known));
        if (above_of(at_first, height) - above).abs() > 0.5 {
            // A frame is drawn anew at once where that was not done for the one before: what looks for its size may take
            // several.
            let frame = ui.ctx().cumulative_frame_nr();
            let last = ui.scope_id().with("balanced anew");
            let before = ui.data(|data| data.get_temp::<u64>(last));
            if before.is_none_or(|before| before == frame || before + 1 < frame) {
                ui.ctx()
                    .request_discard("the height of the column is known now");
                ui.data_mut(|data| data.insert_temp(last, frame));
            }
            if !ui.ctx().will_discard() {
                ui.ctx().request_repaint();
            }
        }
    }
    ui.min_rect().bottom() - start
}

/// Whether the window is so low that pictures give way to words and answers.
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// How wide the column in the middle of the screen is, in points.
pub fn column_width(ui: &Ui) -> f32 {
    let free = ui.available_width();
    (free * SHARE).clamp(*WIDTH.start(), *WIDTH.end()).min(free)
}

/// A column in the middle of the screen.
pub fn column(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let width = column_width(ui);
    column_of(ui, width, add);
}

/// The same, in a narrow window over nearly all its width: for what needs the height.
pub fn wide_column(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let free = ui.available_width();
    let width = column_width(ui).max(WIDE.min(free - 2.0 * BESIDE));
    column_of(ui, width, add);
}

fn column_of(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    let side = (ui.available_width() - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            add(ui);
        });
    });
}

/// A rack of so many places in the middle of the column, with tiles of this width.
pub fn rack_of(ui: &mut Ui, places: usize, tile: f32, row: RackRow<'_>) -> RackRowResponse {
    let row = row.places(places).size(TileSize::Width(tile));
    let side = ((ui.available_width() - row.points().x) / 2.0).max(0.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        row.show(ui)
    })
    .inner
}
