//! What there is to say to the last answer, on a sheet at the bottom of a page or of what the narrator says.
//! The sheet is as high as that: what stands above keeps its place.

use egui::{Color32, Id, Margin, ScrollArea, Ui};

use super::feedback::{Said, all, feedback};
use super::sheet::sheet;
use crate::lesson::Runner;
use crate::ui::{Commands, Shared};

/// For so many passes what is said is new: in the first of them its height is not known.
const NEW: u64 = 2;

/// What is said to the last answer.
pub(super) struct Told {
    said: Vec<Said>,
    /// How high it is on the sheet, in points, once that is known.
    height: Option<f32>,
    /// Whether it has just come.
    pub(super) is_new: bool,
}

/// What is remembered of what was said.
#[derive(Debug, Clone, Default, PartialEq)]
struct Before {
    words: Vec<String>,
    height: Option<f32>,
    /// The pass in which it came.
    came: u64,
}

impl Told {
    /// What is said now.
    pub(super) fn follow(ui: &Ui, shared: &Shared<'_>, runner: &Runner) -> Self {
        let said = all(shared, runner);
        let words: Vec<String> = said.iter().map(|said| said.words().to_owned()).collect();
        let pass = ui.ctx().cumulative_pass_nr();
        let before = ui.data_mut(|data| {
            let before: &mut Before = data.get_temp_mut_or_default(memory());
            if before.words != words {
                *before = Before {
                    words,
                    height: None,
                    came: pass,
                };
            }
            before.clone()
        });
        Self {
            is_new: !said.is_empty() && pass <= before.came + NEW,
            said,
            height: before.height,
        }
    }

    /// How much room the sheet takes, in points: at most this much, and the rest is scrolled on it.
    pub(super) fn room(&self, most: f32) -> f32 {
        if self.said.is_empty() {
            return 0.0;
        }
        self.height.map_or(most, |height| height.min(most))
    }

    /// Draws the sheet in this color and with so much around what stands on it, over the room there is, if
    /// there is something to say.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        (fill, pad): (Color32, Margin),
        shared: &Shared<'_>,
        runner: &Runner,
        commands: &mut Commands,
    ) {
        let Some(first) = self.said.first() else {
            return;
        };
        let inside = ui.available_height() - pad.sum().y;
        let content = sheet(ui, fill, pad, first.color, |ui| {
            ScrollArea::vertical()
                .id_salt(("told", runner.at()))
                .max_height(inside)
                .min_scrolled_height(0.0)
                .auto_shrink(false)
                .show(ui, |ui| feedback(ui, shared, runner, commands))
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
    Id::unique("told to the last answer")
}
