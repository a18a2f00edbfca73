//! Where a word of a laid out text stands, and the dots under it.

use std::ops::Range;

use egui::epaint::text::cursor::CCursor;
use egui::{Color32, Galley, Painter, Rect, pos2, vec2};

/// From the middle of one dot to that of the next, in points.
const STEP: f32 = 3.5;
/// The radius of a dot, in points.
const DOT: f32 = 0.75;
/// How much of the color of the words the dots have; all of it under the pointer.
const QUIET: f32 = 0.55;

/// Where characters of a text stand, row by row, from its upper left corner on. A row is as high as its
/// letters, even where tiles make room for themselves above and below.
pub(super) fn rects(galley: &Galley, characters: &Range<usize>, letters: f32) -> Vec<Rect> {
    let mut rects: Vec<Rect> = Vec::new();
    for place in characters.clone() {
        let left = galley.pos_from_cursor(CCursor {
            index: place.into(),
            prefer_next_row: true,
        });
        let right = galley.pos_from_cursor(CCursor {
            index: (place + 1).into(),
            prefer_next_row: false,
        });
        let row = left.y_range();
        let middle = row.center();
        let rect = Rect::from_min_max(
            pos2(left.left(), middle - letters / 2.0),
            pos2(right.left().max(left.left()), middle + letters / 2.0),
        );
        match rects.last_mut() {
            Some(last) if (last.top() - rect.top()).abs() < 1.0 => *last = last.union(rect),
            _ => rects.push(rect),
        }
    }
    rects
}

/// Paints dots under a part of a row.
pub(super) fn paint(painter: &Painter, rect: Rect, color: Color32, is_pointed_at: bool) {
    let color = if is_pointed_at {
        color
    } else {
        color.gamma_multiply(QUIET)
    };
    let count = ((rect.width() - 2.0 * DOT) / STEP).max(0.0) as usize;
    let inside = count as f32 * STEP;
    let start = pos2(rect.center().x - inside / 2.0, rect.bottom());
    for dot in 0..=count {
        painter.circle_filled(start + vec2(dot as f32 * STEP, 0.0), DOT, color);
    }
}
