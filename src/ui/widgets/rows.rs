//! A long list: of its rows only those are laid out that are visible, or soon will be.

use egui::{Rangef, Ui};

/// How high the rows of a list are, as they were drawn last.
#[derive(Debug, Default)]
pub struct Rows {
    heights: Vec<f32>,
    width: f32,
}

impl Rows {
    /// Draws the rows of a list, each with `row`, in the scroll area that it is in. As long as a row is what it
    /// was, its height holds; when rows become others, [`Rows::default`] knows nothing of them.
    ///
    /// Rows are laid out until their height is known, and from then on while they are at most as far away
    /// as what is visible is high, so that the keyboard finds the next one. A screen reader gets them all.
    pub fn show(&mut self, ui: &mut Ui, count: usize, row: impl FnMut(&mut Ui, usize)) {
        self.show_with(ui, count, |_| false, row);
    }

    /// The same, but the rows that are `wanted` are laid out wherever they are.
    pub fn show_with(
        &mut self,
        ui: &mut Ui,
        count: usize,
        wanted: impl Fn(usize) -> bool,
        mut row: impl FnMut(&mut Ui, usize),
    ) {
        let width = ui.available_width();
        if (width - self.width).abs() > 0.5 {
            self.heights.clear();
            self.width = width;
        }
        self.heights.truncate(count);
        let visible = ui.clip_rect().y_range();
        let near = visible.expand(visible.span());
        let is_read_out = ui.ctx().has_accesskit_node(ui.unique_id());
        let spacing = ui.spacing().item_spacing.y;
        let mut left_out = LeftOut::default();
        for place in 0..count {
            let known = self.heights.get(place).copied();
            if let Some(height) = known.filter(|_| !is_read_out && !wanted(place)) {
                let top = ui.cursor().top() + left_out.height;
                if !near.intersects(Rangef::new(top, top + height)) {
                    left_out.rows += 1;
                    left_out.height += height + spacing;
                    continue;
                }
            }
            left_out.pass(ui);
            let drawn = ui.push_id(place, |ui| row(ui, place));
            let height = drawn.response.rect.height();
            match self.heights.get_mut(place) {
                Some(known) => *known = height,
                None => self.heights.push(height),
            }
        }
        // Below the last row there is no space.
        left_out.height = (left_out.height - spacing).max(0.0);
        left_out.pass(ui);
    }
}

/// Rows that are not laid out.
#[derive(Default)]
struct LeftOut {
    rows: usize,
    /// With the space below each.
    height: f32,
}

impl LeftOut {
    /// Leaves their room, and lets what follows be called as it is when they are there.
    fn pass(&mut self, ui: &mut Ui) {
        let Self { rows, height } = std::mem::take(self);
        if rows > 0 {
            ui.add_space(height);
            ui.skip_ahead_auto_ids(rows);
        }
    }
}
