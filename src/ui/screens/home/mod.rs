//! Home: what to do next, the path through the course, the game and the drill.
//!
//! `next` decides what comes first, `offer` puts it into words, `welcome` shows it. `path` draws the units of the course and `stop` a
//! lesson of them; the `exam` is the last one; `standing` tells how far the learner is. `beside` the path stand the game, the drill,
//! the line of the `day` and the words; who has done nothing yet sees the game in three `pictures` in its
//! place. Both show the same `example`.

mod beside;
mod day;
mod demos;
mod exam;
mod example;
mod lesson_standing;
mod next;
mod offer;
mod path;
mod pictures;
mod stop;
mod stop_text;
mod time;
mod welcome;

pub use demos::DEMOS;

use egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use self::next::Next;
use self::stop::StopHeights;
use crate::profile::Progress;
use crate::ui::Shared;
use crate::ui::reading::LineReaders;
use crate::ui::shared::KeptToday;
use crate::ui::widgets::scroll_with_keys;

/// Below this width what else stands side by side stands one below the other, in points.
const NARROW: f32 = 760.0;
/// The widest the path gets, in points.
const WIDEST_PATH: f32 = 720.0;
/// The share of the width that the path takes.
const PATH: f32 = 0.62;
/// Between the path and what stands beside it, in points.
const GAP: f32 = 24.0;

/// The course path, what to do next, the game and the drill.
#[derive(Debug, Default)]
pub struct HomeScreen {
    /// The line of the day.
    lines: LineReaders,
    /// What is to be practiced today.
    today: KeptToday,
    /// How high the lessons on the path are.
    heights: StopHeights,
    /// Whether the learner has just come here.
    is_new: bool,
}

impl HomeScreen {
    /// The learner has come here: what comes next is in sight, however far down they were before.
    pub fn open(&mut self) {
        self.is_new = true;
        self.heights = StopHeights::default();
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let progress = shared.profile.progress();
        let game_left = shared.profile.game().is_some();
        let path = shared.course.path();
        let next = Next::of(progress, &path, game_left);
        let today = self.today.follow(shared);
        let has_practiced = shared.profile.memory().answered() > 0;
        let newcomer = *progress == Progress::default() && !has_practiced && !game_left;
        let mut area = ScrollArea::vertical().auto_shrink([false, false]);
        if std::mem::take(&mut self.is_new) {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            welcome::ui(ui, shared, &next, newcomer, game_left);
            ui.add_space(12.0);
            let (lines, heights) = (&mut self.lines, &mut self.heights);
            side_by_side(ui, |ui, side| match side {
                Side::Path => path::ui(ui, shared, &path, &next, heights),
                Side::Beside => {
                    if newcomer {
                        beside::about_the_game(ui, shared, true, lines);
                    }
                    beside::game(ui, shared, game_left);
                    beside::drill(ui, shared, today);
                    if !newcomer {
                        beside::about_the_game(ui, shared, false, lines);
                    }
                    beside::words(ui, shared);
                }
            });
            ui.add_space(12.0);
            scroll_with_keys(ui);
        });
    }
}

/// The two parts below the welcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Path,
    Beside,
}

/// Draws both sides, one beside the other where there is room.
fn side_by_side(ui: &mut Ui, mut draw: impl FnMut(&mut Ui, Side)) {
    let room = ui.available_rect_before_wrap();
    if room.width() < NARROW {
        draw(ui, Side::Path);
        ui.add_space(GAP);
        draw(ui, Side::Beside);
        return;
    }
    let path = (room.width() * PATH).min(WIDEST_PATH).round();
    let mut bottom = room.top();
    for (side, left, width) in [
        (Side::Path, 0.0, path),
        (Side::Beside, path + GAP, room.width() - path - GAP),
    ] {
        let corner = pos2(room.left() + left, room.top());
        let column = Rect::from_min_size(corner, vec2(width, room.height()));
        let mut column = ui.new_child(UiBuilder::new().id_salt(left as i32).max_rect(column));
        draw(&mut column, side);
        bottom = f32::max(bottom, column.min_rect().bottom());
    }
    let all = Rect::from_min_max(room.min, pos2(room.right(), bottom));
    ui.advance_cursor_after_rect(all);
}
