//! How large an exercise is drawn: as large as there is room for, so that what is said to an answer hides nothing that
//! was asked.

use std::fmt::Debug;
use std::hash::Hash;

use egui::Ui;

use crate::ui::widgets::column::{balanced, rack_of};
use crate::ui::widgets::{RackRow, RackRowResponse, TileSize};

/// How large tiles and choices are drawn, beside how large they are where there is room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale(f32);

impl Scale {
    /// There is room.
    pub(super) const WHOLE: Self = Self(1.0);
    /// Smaller than this nothing can be told any more.
    const LEAST: f32 = 0.55;
    /// So much larger are tiles that are looked at alone.
    const MORE_ALONE: f32 = 0.4;
    /// From one size to the next, at least.
    const STEP: f32 = 0.05;
    /// About how much of an exercise gets smaller with its tiles and choices.
    const ELASTIC: f32 = 0.7;

    /// How large tiles are that are most of what there is to look at: larger than others, as long as there is room.
    pub(super) const fn of_tiles_alone(self) -> f32 {
        self.0 + Self::MORE_ALONE * (self.0 - Self::LEAST) / (1.0 - Self::LEAST)
    }

    /// How large something is that is so large where there is room, in points.
    pub(super) const fn of(self, points: f32) -> f32 {
        self.0 * points
    }

    /// The next smaller one, if there is any, where something that is so `high` has so little room, in points.
    fn smaller(self, high: f32, room: f32) -> Option<Self> {
        let too_much = (high - room) / (high * Self::ELASTIC);
        let smaller = (self.0 * (1.0 - too_much)).min(self.0 - Self::STEP);
        (self.0 > Self::LEAST).then(|| Self(smaller.max(Self::LEAST)))
    }
}

/// A column in the height there is, with everything as large as fits. `settled` says that nothing is answered yet.
pub(super) fn fitted(
    ui: &mut Ui,
    key: impl Hash + Debug + Copy,
    settled: bool,
    add: impl FnOnce(&mut Ui, Scale),
) {
    let free = ui.available_size();
    let size = (free.x as u32, free.y as u32);
    let id = ui.scope_id().with(("scale", key, settled, size));
    let scale = ui.data(|data| data.get_temp::<Scale>(id));
    let scale = scale.unwrap_or(Scale::WHOLE);
    let high = balanced(ui, key, settled, |ui| add(ui, scale));
    if high > free.y
        && let Some(smaller) = scale.smaller(high, free.y)
    {
        ui.data_mut(|data| data.insert_temp(id, smaller));
        if scale == Scale::WHOLE {
            ui.ctx()
                .request_discard("it is known now that it does not fit");
        }
        ui.ctx().request_repaint();
    }
}

/// A rack of so many places in the middle of the column.
pub(super) fn rack(
    ui: &mut Ui,
    places: usize,
    (row, scale): (RackRow<'_>, Scale),
) -> RackRowResponse {
    let most = RackRow::tile_to_fit(places, ui.available_width());
    let tile = most.min((scale.of_tiles_alone() * TileSize::Rack.points().x).round());
    rack_of(ui, places, tile, row)
}
