//! How large an exercise is drawn: as large as there is room for, so that what is said to an answer hides nothing that
//! was asked.

use std::fmt::Debug;
use std::hash::Hash;

use egui::Ui;

use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::widgets::column::{balanced, rack_of};
use crate::ui::widgets::{RackRow, RackRowResponse, TileSize};
use crate::wording;

/// How large tiles and choices are drawn, beside how large they are where there is room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale(f32);

impl Scale {
    /// There is room.
    pub(super) const WHOLE: Self = Self(1.0);
    /// Smaller than this nothing can be told any more.
    const LEAST: f32 = 0.52;
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

    /// A smaller one, where something that is so `high` has so little room, in points.
    fn smaller(self, high: f32, room: f32) -> Self {
        let too_much = (high - room) / (high * Self::ELASTIC);
        let smaller = (self.0 * (1.0 - too_much)).min(self.0 - Self::STEP);
        Self(smaller.max(Self::LEAST))
    }

    /// Halfway to another one.
    const fn halfway(self, other: Self) -> Self {
        Self(f32::midpoint(self.0, other.0))
    }
}

/// The search for the largest scale that fits.
#[derive(Debug, Clone, Copy)]
struct Fit {
    /// What is drawn next.
    scale: Scale,
    /// The largest that was seen to fit.
    fits: Option<Scale>,
    /// The smallest that was seen to be too large.
    too_large: Option<Scale>,
}

impl Fit {
    const BEGIN: Self = Self {
        scale: Scale::WHOLE,
        fits: None,
        too_large: None,
    };

    /// What to draw next, as what was drawn is so `high` and has so much room, in points.
    fn next(mut self, high: f32, room: f32) -> Self {
        if high > room {
            self.too_large = Some(self.scale);
            // What stood there has grown.
            self.fits = self.fits.filter(|fits| fits.0 < self.scale.0);
        } else {
            self.fits = Some(self.scale);
        }
        self.scale = match (self.fits, self.too_large) {
            (None, _) => self.scale.smaller(high, room),
            (Some(fits), Some(too_large)) if too_large.0 - fits.0 > Scale::STEP => {
                fits.halfway(too_large)
            }
            (Some(fits), _) => fits,
        };
        self
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
    let fit = ui.data(|data| data.get_temp::<Fit>(id));
    let fit = fit.unwrap_or(Fit::BEGIN);
    let high = balanced(ui, key, settled, |ui| add(ui, fit.scale));
    let next = fit.next(high, free.y);
    if next.scale != fit.scale {
        ui.data_mut(|data| data.insert_temp(id, next));
        if fit.scale == Scale::WHOLE {
            ui.ctx()
                .request_discard("it is known now that it does not fit");
        }
        ui.ctx().request_repaint();
    }
}

/// A rack of so many places in the middle of the column, with these tiles on it; their names are told as at the table.
pub(super) fn rack(
    ui: &mut Ui,
    shared: &Shared<'_>,
    (places, tiles): (usize, &[Tile]),
    (row, scale): (RackRow<'_>, Scale),
) -> RackRowResponse {
    let row = if shared.profile.settings().tile_names {
        let caption = |tile: &Tile| shared.say(&wording::tile_caption(*tile));
        row.captions(tiles.iter().map(caption).collect())
    } else {
        let name = |tile: &Tile| shared.say(&wording::tile(*tile));
        row.naming(tiles.iter().map(name).collect())
    };
    let most = RackRow::tile_to_fit(places, ui.available_width());
    let tile = most.min((scale.of_tiles_alone() * TileSize::Rack.points().x).round());
    rack_of(ui, places, tile, row)
}
