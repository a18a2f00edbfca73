//! Groups of a printed line to be picked.

use std::collections::BTreeSet;

use egui::{Margin, Ui};

use super::card_line::pickable;
use super::question::Task;
use crate::lesson::PickGroups;
use crate::ui::theme::{Theme, paper_frame};

/// Around the line, in points: marks stand below its groups.
const MARGIN: Margin = Margin {
    left: 16,
    right: 16,
    top: 16,
    bottom: 28,
};

/// Draws the line.
pub(super) fn ui(
    ui: &mut Ui,
    task: &mut Task<'_, '_>,
    pick: &PickGroups,
    picked: &BTreeSet<usize>,
) {
    let theme = Theme::current(ui);
    let clicked = paper_frame(theme)
        .inner_margin(MARGIN)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            pickable(ui, task, pick.line, picked)
        })
        .inner;
    if let Some(place) = clicked {
        task.pick(place);
    }
}
