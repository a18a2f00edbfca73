//! A long list: of its rows only those are laid out that are visible, or soon will be.

use egui::{Rangef, Ui, vec2};

/// How many rows are laid out in a frame beyond what is visible, until the heights of all are known.
const AHEAD: usize = 16;

/// How high the rows of a list are, as they were drawn last.
#[derive(Debug, Default)]
pub struct Rows {
    heights: Vec<Height>,
    width: f32,
}

/// How high a row is.
#[derive(Debug, Clone, Copy)]
struct Height {
    points: f32,
    /// Whether it was drawn since the list is as wide as it is; else that is guessed.
    is_known: bool,
}

impl Rows {
    /// Draws the rows of a list, each with `row`, in the scroll area that it is in. As long as a row is what it
    /// was, its height holds; when rows become others, [`Rows::default`] knows nothing of them.
    ///
    /// A row is laid out while it is at most as far away as what is visible is high, so that the keyboard finds
    /// the next one; in the first frames what is visible, and of the others a few more in each frame, until all
    /// their heights are known. A screen reader gets them all.
    pub fn show(&mut self, ui: &mut Ui, count: usize, row: impl FnMut(&mut Ui, usize)) {
        self.show_with(ui, count, |_| false, row);
    }

    /// The same, but the rows that are `wanted` are laid out wherever they are, and stand where they will stay.
    pub fn show_with(
        &mut self,
        ui: &mut Ui,
        count: usize,
        wanted: impl Fn(usize) -> bool,
        mut row: impl FnMut(&mut Ui, usize),
    ) {
        let width = ui.available_width();
        if (width - self.width).abs() > 0.5 {
            self.heights
                .iter_mut()
                .for_each(|height| height.is_known = false);
            self.width = width;
        }
        self.heights.resize(count, self.guess(ui));
        let visible = ui.clip_rect().y_range();
        let near = visible.expand(visible.span());
        let is_read_out = ui.ctx().has_accesskit_node(ui.unique_id());
        let is_wanted = (0..count).any(&wanted);
        let spacing = ui.spacing().item_spacing.y;
        let mut ahead = AHEAD;
        let mut left_out = LeftOut::default();
        for (place, height) in self.heights.iter_mut().enumerate() {
            let top = ui.cursor().top() + left_out.height;
            let here = Rangef::new(top, top + height.points);
            let is_laid_out = if is_read_out || wanted(place) {
                true
            } else if height.is_known {
                near.intersects(here)
            } else if is_wanted || visible.intersects(here) {
                true
            } else if ahead > 0 {
                ahead -= 1;
                true
            } else {
                ui.ctx().request_repaint();
                false
            };
            if !is_laid_out {
                left_out.rows += 1;
                left_out.height += height.points + spacing;
                continue;
            }
            left_out.pass(ui);
            let drawn = ui.push_id(place, |ui| row(ui, place));
            *height = Height {
                points: drawn.response.rect.height(),
                is_known: true,
            };
        }
        left_out.end(ui);
    }

    /// How high a row may be of which nothing is known.
    fn guess(&self, ui: &Ui) -> Height {
        let known: f32 = self.heights.iter().map(|height| height.points).sum();
        let points = if self.heights.is_empty() {
            ui.spacing().interact_size.y
        } else {
            known / self.heights.len() as f32
        };
        Height {
            points,
            is_known: false,
        }
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

    /// The same at the end of the list: the space below its last row is not part of it, but what follows stands below
    /// that space.
    fn end(self, ui: &mut Ui) {
        if self.rows > 0 {
            let height = self.height - ui.spacing().item_spacing.y;
            ui.skip_ahead_auto_ids(self.rows - 1);
            ui.allocate_space(vec2(0.0, height.max(0.0)));
        }
    }
}
