//! A step in the height there is: it stands in the middle, a question from memory near the top, and its tiles are as large as fit. What it
//! measures is kept, so that nothing moves while the learner answers.

use egui::Ui;

use crate::ui::widgets::column::{column, is_low};

/// The largest tile, in points of width.
const LARGEST: f32 = 88.0;
/// The smallest tile; a step that does not fit even with these is scrolled.
const SMALLEST: f32 = 32.0;
/// The same in a low window, where words are very large and tiles with them.
const SMALLEST_IF_LOW: f32 = 24.0;
/// The height of a tile by its width.
const RATIO: f32 = 60.0 / 44.0;
/// The share of the free height that is left above.
const ABOVE: f32 = 0.45;
/// What is left free above questions from memory where there is room, in points.
const ABOVE_QUESTION: f32 = 88.0;
/// A step that fills less than this of the free height grows towards it.
const FILLED: f32 = 0.6;
/// Words, answers and tiles grow at most by this factor.
const MOST_LARGER: f32 = 1.5;
/// What is left free below, in points.
const BELOW: f32 = 12.0;

/// How large tiles may be drawn so that everything fits, and words so that the page is used.
#[derive(Debug)]
pub(super) struct Scale {
    most: f32,
    /// How much larger than usual words and answers are, as there is room.
    larger: f32,
    /// The widest that tiles could be, and how many rows there are of them.
    rows: Vec<(f32, f32)>,
}

impl Scale {
    /// Tiles at most so wide.
    pub(super) const fn at_most(width: f32) -> Self {
        Self {
            most: width,
            larger: 1.0,
            rows: Vec::new(),
        }
    }

    /// How large words and answers are that are usually so large, in points.
    pub(super) fn of(&self, points: f32) -> f32 {
        (points * self.larger).round()
    }

    /// The width of tiles of which so many rows stand below one another, and which may not be wider
    /// than `widest`.
    pub(super) fn tile(&mut self, widest: f32, rows: usize) -> f32 {
        self.rows.push((widest, rows as f32));
        widest.min(self.most).floor()
    }

    /// How high all tiles are when the widest is `most` wide.
    fn height(&self, most: f32) -> f32 {
        let rows = self.rows.iter();
        rows.map(|(widest, rows)| widest.min(most).floor() * RATIO * rows)
            .sum()
    }
}

/// What is known of a step from drawing it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Measured {
    most: f32,
    larger: f32,
    height: f32,
    /// How often it was measured: twice is enough.
    times: u8,
}

/// Where a column stands in the height there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stands {
    /// In the middle.
    InTheMiddle,
    /// Near the top, at the same height whatever follows below.
    AtTheTop,
}

/// A column in the height there is without what is `kept` free, with tiles as large as fit. Says where it ends.
pub(super) fn fitted(
    ui: &mut Ui,
    key: impl std::hash::Hash + std::fmt::Debug,
    kept: f32,
    stands: Stands,
    add: impl FnOnce(&mut Ui, &mut Scale),
) -> f32 {
    let free = ui.available_size() - egui::vec2(0.0, BELOW + kept);
    let id = ui
        .scope_id()
        .with(("fitted", key, free.x as u32, free.y as u32));
    let known = ui.data(|data| data.get_temp::<Measured>(id));
    let before = known.unwrap_or(Measured {
        most: LARGEST,
        larger: 1.0,
        height: free.y,
        times: 0,
    });
    let above = ((free.y - before.height) * ABOVE).max(0.0);
    let above = match stands {
        Stands::InTheMiddle => above,
        Stands::AtTheTop => above.min(ABOVE_QUESTION),
    };
    ui.add_space(above.round());
    let top = ui.cursor().top();
    let mut scale = Scale {
        larger: before.larger,
        ..Scale::at_most(before.most)
    };
    column(ui, |ui| add(ui, &mut scale));
    let bottom = ui.min_rect().bottom();
    if before.times >= 2 {
        return bottom;
    }
    let height = bottom - top;
    let (most, larger) = if before.times == 0 {
        let larger = (free.y * FILLED / height.max(1.0)).clamp(1.0, MOST_LARGER);
        let smallest = if is_low(ui) {
            SMALLEST_IF_LOW
        } else {
            SMALLEST
        };
        (largest(&scale, height, free.y, smallest) * larger, larger)
    } else {
        (before.most, before.larger)
    };
    let measured = Measured {
        most,
        larger,
        height: height - scale.height(before.most) + scale.height(most),
        times: before.times + 1,
    };
    ui.data_mut(|data| data.insert_temp(id, measured));
    if before.times == 0 || (measured.height - before.height).abs() > 0.5 {
        ui.ctx()
            .request_discard("it is known now how much room the step takes");
        ui.ctx().request_repaint();
    }
    bottom
}

/// The largest tiles, but never smaller than the `smallest`, with which what is `height` high now fits in `free`.
fn largest(scale: &Scale, height: f32, free: f32, smallest: f32) -> f32 {
    let rest = height - scale.height(scale.most);
    let mut most = scale.most;
    while most > smallest && rest + scale.height(most) > free {
        most -= 1.0;
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_shrink_until_all_fits_but_never_beyond_the_smallest() {
        let scale = Scale {
            most: LARGEST,
            larger: 1.0,
            rows: vec![(LARGEST, 2.0), (40.0, 1.0)],
        };
        let height = 100.0 + scale.height(LARGEST);
        let most = largest(&scale, height, height - 50.0, SMALLEST);
        assert!(most < LARGEST && 100.0 + scale.height(most) <= height - 50.0);
        assert!(100.0 + scale.height(most + 1.0) > height - 50.0);
        assert!((largest(&scale, height, height, SMALLEST) - LARGEST).abs() < 0.1);
        assert!((largest(&scale, height, 10.0, SMALLEST) - SMALLEST).abs() < 0.1);
    }
}
