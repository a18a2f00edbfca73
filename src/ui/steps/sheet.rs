//! The sheet at the bottom of a page, or of what the narrator says, on which is said what there is to say to the
//! last answer. It is as high as that: what stands above keeps its place.

use egui::{Color32, CornerRadius, Frame, Id, Margin, Rect, ScrollArea, Stroke, Ui, pos2};

use super::feedback::{Said, all, feedback};
use crate::lesson::Runner;
use crate::ui::Shared;
use crate::ui::theme::Theme;

/// Around what stands on the sheet of a page, in points.
pub(super) const PAD: Margin = Margin {
    left: 18,
    right: 14,
    top: 10,
    bottom: 10,
};

/// How wide the line around the sheet is, in points.
const EDGE: f32 = 1.0;

/// The sheet with what is said to the last answer.
pub(super) struct Sheet {
    said: Vec<Said>,
    /// How high it is on the sheet, in points, once that is known.
    height: Option<f32>,
}

/// What is remembered of what was said.
#[derive(Debug, Clone, Default, PartialEq)]
struct Before {
    words: Vec<String>,
    height: Option<f32>,
}

impl Sheet {
    /// What is said now.
    pub(super) fn follow(ui: &Ui, shared: &Shared<'_>, runner: &Runner) -> Self {
        let said = all(ui, shared, runner);
        let words: Vec<String> = said.iter().map(|said| said.words().to_owned()).collect();
        let before = ui.data_mut(|data| {
            let before: &mut Before = data.get_temp_mut_or_default(memory());
            if before.words != words {
                *before = Before {
                    words,
                    height: None,
                };
            }
            before.clone()
        });
        Self {
            said,
            height: before.height,
        }
    }

    /// Nothing is said yet: what came of the answer is to be seen first.
    pub(super) const fn held_back() -> Self {
        Self {
            said: Vec::new(),
            height: None,
        }
    }

    /// How much room the sheet takes, in points: at most this much, and the rest is scrolled on it.
    pub(super) fn room(&self, most: f32) -> f32 {
        if self.said.is_empty() {
            return 0.0;
        }
        self.height.map_or(most, |height| height.min(most))
    }

    /// The words that are said, one after the other.
    pub(super) fn words(&self) -> Vec<&str> {
        self.said.iter().map(Said::words).collect()
    }

    /// Draws the sheet in this color and with so much around what stands on it, over the room there is, if
    /// there is something to say.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        fill: Color32,
        pad: Margin,
        shared: &Shared<'_>,
        runner: &Runner,
    ) {
        let Some(first) = self.said.first() else {
            return;
        };
        let inside = ui.available_height() - pad.sum().y;
        let content = paper(ui, fill, pad, first.color, |ui| {
            ScrollArea::vertical()
                .id_salt(("sheet", runner.at()))
                .max_height(inside)
                .min_scrolled_height(0.0)
                .auto_shrink(false)
                .show(ui, |ui| feedback(ui, shared, runner))
                .content_size
        });
        let height = (content.y + pad.sum().y).ceil();
        if self.height != Some(height) {
            ui.data_mut(|data| {
                data.get_temp_mut_or_default::<Before>(memory()).height = Some(height);
            });
            ui.ctx()
                .request_discard("it is known now how high what is said is");
            ui.ctx().request_repaint();
        }
    }
}

/// Under which is remembered what was said.
fn memory() -> Id {
    Id::unique("said to the last answer")
}

/// Paper over the width there is, with a stripe in the color of what is said.
fn paper<R>(
    ui: &mut Ui,
    fill: Color32,
    pad: Margin,
    color: Color32,
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    let theme = Theme::current(ui);
    // The lines above and below take their room from the free one below: what fits is not scrolled for them.
    let edges = (2.0 * EDGE) as i8;
    let shown = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(EDGE, theme.paper_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin {
            bottom: pad.bottom - edges,
            ..pad
        })
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        });
    paint_edge(ui, shown.response.rect, color);
    shown.inner
}

/// A stripe in the color of what is said, on the left edge of the sheet.
fn paint_edge(ui: &Ui, rect: Rect, color: Color32) {
    let stripe = Rect::from_min_max(rect.min, pos2(rect.left() + 6.0, rect.bottom()));
    let radius = CornerRadius {
        nw: 6,
        sw: 6,
        ..CornerRadius::ZERO
    };
    ui.painter().rect_filled(stripe, radius, color);
}
