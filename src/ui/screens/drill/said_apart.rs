//! In a low window what is said to an answer has a place of its own below the exercise, on which it is scrolled: what
//! was asked, what is looked at and what could be answered stay in sight and keep their size.

use egui::{Id, Margin, Rect, ScrollArea, Ui, UiBuilder};

use crate::ui::theme::{Theme, paper_frame};
use crate::ui::widgets::column::{is_low, wide_column};

/// The share of the height of the window that is kept for it.
const SHARE: f32 = 0.2;
/// The least that is left to it, in points: the verdict, and a row of what it comes from.
const LEAST: f32 = 76.0;
/// Between the exercise and what is said, in points.
const ABOVE: f32 = 6.0;

/// The place below an exercise.
#[derive(Debug, Clone, Copy)]
pub(super) struct FeedbackArea {
    /// Under which is remembered how high the exercise is.
    id: Id,
    /// Where the exercise and what is said have room.
    whole: Rect,
    /// How high the exercise is, in points, once that is known.
    exercise: Option<f32>,
    /// What is kept for it, in points.
    kept: f32,
}

impl FeedbackArea {
    /// That of the exercise of this number, in a low window.
    pub(super) fn of(ui: &Ui, number: usize) -> Option<Self> {
        let id = ui.scope_id().with(("said apart", number));
        is_low(ui).then(|| Self {
            id,
            whole: ui.available_rect_before_wrap(),
            exercise: ui.data(|data| data.get_temp(id)),
            kept: (ui.ctx().content_rect().height() * SHARE).round(),
        })
    }

    /// How much height the exercise has for what can get smaller, in points: the same before and after the answer.
    pub(super) fn room(self) -> f32 {
        self.whole.height() - self.kept
    }

    /// Where it begins: right below the exercise, and higher only where the exercise needs the room although it is as
    /// small as can be.
    fn top(self) -> f32 {
        let below = self
            .exercise
            .map_or(self.whole.bottom() - self.kept, |exercise| {
                self.whole.top() + exercise + ABOVE
            });
        below.min(self.whole.bottom() - LEAST.min(self.kept)).ceil()
    }

    /// Where the exercise is while something is said or not.
    pub(super) fn above(self, is_said: bool) -> Rect {
        let bottom = if is_said {
            self.top()
        } else {
            self.whole.bottom()
        };
        self.whole.with_max_y(bottom)
    }

    /// Remembers how high the exercise is, in points.
    pub(super) fn remember(self, ui: &Ui, exercise: f32) {
        if self.exercise != Some(exercise) {
            ui.data_mut(|data| data.insert_temp(self.id, exercise));
            ui.ctx().request_repaint();
        }
    }

    /// Draws what is said on a sheet, scrolled where it is more than fits.
    pub(super) fn show(self, ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
        let rect = self.whole.with_min_y(self.top());
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            wide_column(ui, |ui| {
                let sheet = paper_frame(Theme::current(ui));
                let sheet = sheet.inner_margin(Margin::symmetric(16, 4));
                let inside = ui.available_height() - sheet.total_margin().sum().y;
                sheet.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ScrollArea::vertical()
                        .id_salt(self.id)
                        .max_height(inside)
                        .min_scrolled_height(0.0)
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            ui.spacing_mut().item_spacing.y = ABOVE;
                            add(ui);
                        });
                });
            });
        });
    }
}
