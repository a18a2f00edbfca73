//! How large an exercise is drawn: as large as there is room for, so that the page is used and what is said to an answer
//! still finds its place below.

use std::fmt::Debug;
use std::hash::Hash;

use egui::Ui;

use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::column::{balanced, rack_of};
use crate::ui::widgets::{RackRow, RackRowResponse, TileSize};
use crate::wording;

/// What stays free below, in points.
const BELOW: f32 = 2.0;

/// No words grow beyond this, in points.
pub(super) const LARGEST_WORDS: f32 = 28.0;

/// How large tiles and choices are drawn, beside how large they usually are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale(f32);

impl Scale {
    /// As large as usual.
    pub(super) const WHOLE: Self = Self(1.0);
    /// As small as what is said to an answer in a low window.
    pub(super) const SMALL: Self = Self(0.55);
    /// Smaller than this nothing can be told any more.
    const LEAST: f32 = 0.5;
    /// Where things are smaller than this, there is hardly any room.
    const SCARCE: f32 = 0.6;
    /// Larger than this nothing gets easier to see.
    const MOST: f32 = 1.5;
    /// So much larger are tiles that are looked at alone.
    const MORE_ALONE: f32 = 0.4;
    /// From one size to the next, at least.
    const STEP: f32 = 0.05;
    /// About how much of an exercise gets smaller with its tiles and choices.
    const ELASTIC: f32 = 0.7;

    /// How large tiles are that are most of what there is to look at: larger than others, as long as there is room.
    pub(super) const fn of_tiles_alone(self) -> f32 {
        let more = (self.0 - Self::LEAST) / (1.0 - Self::LEAST);
        self.0 * (1.0 + Self::MORE_ALONE * more.min(1.0))
    }

    /// How large something is that is usually so large, in points.
    pub(super) const fn of(self, points: f32) -> f32 {
        self.0 * points
    }

    /// How large words are that are usually so large and never smaller, in points.
    pub(super) const fn of_words(self, points: f32) -> f32 {
        self.of(points).clamp(points, LARGEST_WORDS.max(points))
    }

    /// Whether there is hardly any room: only what must be said is.
    pub(super) const fn is_scarce(self) -> bool {
        self.0 < Self::SCARCE
    }

    /// How large what is said to an answer is written, in points: large, unless even small tiles hardly leave room for it.
    pub(super) const fn of_what_is_said(self) -> f32 {
        if self.is_scarce() {
            text_size::BODY
        } else {
            text_size::LARGE
        }
    }

    /// At most as large as usual: what is read beside its question does not grow with it.
    pub(super) const fn at_most_whole(self) -> Self {
        Self(self.0.min(1.0))
    }

    /// A larger one, where something that is so `high` may become as high as this, in points.
    fn larger(self, high: f32, goal: f32) -> Self {
        let too_little = (goal - high) / (high.max(1.0) * Self::ELASTIC);
        Self((self.0 * (1.0 + too_little.max(0.0))).min(Self::MOST))
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

/// The search for the scale that fits.
#[derive(Debug, Clone, Copy)]
struct Fit {
    /// What is drawn next.
    scale: Scale,
    /// The largest that was seen to fit.
    fits: Option<Scale>,
    /// The smallest that was seen to be too large.
    too_large: Option<Scale>,
    /// How much of the room may be filled by growing, while that was not tried.
    to_fill: Option<f32>,
    /// Whether nothing was answered yet when it was found.
    settled: bool,
}

impl Fit {
    /// How much of the room a question fills by growing: the rest is for what is said to its answer.
    const QUESTION: f32 = 0.5;
    /// The same where it is answered already when the page is opened.
    const ANSWERED: f32 = 0.85;

    const fn begin(settled: bool) -> Self {
        let to_fill = if settled {
            Self::QUESTION
        } else {
            Self::ANSWERED
        };
        Self {
            scale: Scale::WHOLE,
            fits: None,
            too_large: None,
            to_fill: Some(to_fill),
            settled,
        }
    }

    /// The same once it is answered: what stands there keeps its size as long as what is said fits, too.
    const fn answered(self) -> Self {
        Self {
            scale: self.scale,
            fits: None,
            too_large: None,
            to_fill: None,
            settled: false,
        }
    }

    /// What to draw next, as what was drawn is so `high` and has so much room, in points.
    fn next(mut self, high: f32, room: f32) -> Self {
        if high > room {
            self.too_large = Some(self.scale);
            // What stood there has grown.
            self.fits = self.fits.filter(|fits| fits.0 < self.scale.0);
        } else {
            self.fits = Some(self.scale);
        }
        self.scale = match (self.fits, self.too_large, self.to_fill.take()) {
            (None, ..) => self.scale.smaller(high, room),
            (Some(fits), Some(too_large), _) if too_large.0 - fits.0 > Scale::STEP => {
                fits.halfway(too_large)
            }
            (Some(fits), None, Some(to_fill)) => fits.larger(high, to_fill * room),
            (Some(fits), ..) => fits,
        };
        self
    }
}

/// A column with everything as large as fits in so much `room`, in points of height. `settled` says
/// that nothing is answered yet.
pub(super) fn fitted(
    ui: &mut Ui,
    key: impl Hash + Debug + Copy,
    settled: bool,
    room: f32,
    add: impl FnOnce(&mut Ui, Scale),
) {
    let size = (ui.available_width() as u32, room as u32);
    let id = ui.scope_id().with(("scale", key, size));
    let known = ui.data(|data| data.get_temp::<Fit>(id));
    let (fit, is_new) = match known {
        Some(fit) if fit.settled && !settled => (fit.answered(), true),
        Some(fit) => (fit, false),
        None => (Fit::begin(settled), true),
    };
    let high = balanced(ui, key, settled, |ui| add(ui, fit.scale));
    let next = fit.next(high, room - BELOW);
    ui.data_mut(|data| data.insert_temp(id, next));
    if next.scale != fit.scale {
        if is_new {
            ui.ctx()
                .request_discard("it is known now how much room it takes");
        }
        if !ui.ctx().will_discard() {
            ui.ctx().request_repaint();
        }
    }
}

/// A rack of so many places in the middle of the column, with these tiles on it; their names are told as at the table.
pub(super) fn rack(
    ui: &mut Ui,
    shared: &Shared<'_>,
    places: usize,
    tiles: &[Tile],
    row: RackRow<'_>,
    scale: Scale,
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
