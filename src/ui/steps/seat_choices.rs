//! Answers that are players: each is tapped at its place around a table.

use egui::{Align2, CornerRadius, FontId, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::choices::{NARROW, WIDEST, answer, finish, paint_button, words};
use super::question::Task;
use super::seats::paint_table;
use crate::lesson::Choose;
use crate::rules::Seat;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::paint_digit;
use crate::wording;

/// Between the table and the places around it, in points.
const GAP: f32 = 10.0;
/// Above and below the words of a place, in points.
const PAD: f32 = 10.0;
/// Right of them, in points: a mark stands in the corner.
const AFTER: f32 = 12.0;
/// The widest place, in points.
const WIDEST_PLACE: f32 = 240.0;
/// The lowest place, in points.
const LOWEST: f32 = 52.0;
/// The corners of a place.
const RADIUS: CornerRadius = CornerRadius::same(8);

/// Draws the places; says which answer was tapped.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Option<usize> {
    let width = ui.available_width().min(WIDEST);
    let is_narrow = width < NARROW;
    // Beside a real table the places alone are enough, and words need the room.
    let (table, before) = if is_narrow {
        (0.0, 22.0)
    } else {
        (220.0, 40.0)
    };
    let gaps = if is_narrow { GAP } else { 2.0 * GAP };
    let place_width = ((width - table - gaps) / 2.0).min(WIDEST_PLACE);
    let for_words = place_width - before - AFTER;
    let laid = Seat::ALL.map(|seat| {
        let mut choices = choose.choices.iter().enumerate();
        let (place, choice) = choices.find(|(_, choice)| choice.seat == Some(seat))?;
        let mark = task.marks.choice(choose, place);
        let laid = words(ui, task, choice, mark, for_words, false);
        Some((place, mark, laid))
    });
    let heights = laid.iter().flatten().map(|(.., laid)| laid.size().y);
    let height = (heights.fold(0.0, f32::max) + 2.0 * PAD)
        .max(task.scale.of(LOWEST))
        .round();
    let size = vec2(place_width, height);
    let total = vec2(ui.available_width(), 3.0 * height + 2.0 * GAP);
    let (area, _) = ui.allocate_exact_size(total, Sense::hover());
    if !is_narrow {
        let size = vec2(table, height);
        paint_table(ui, Rect::from_center_size(area.center(), size));
    }
    let mut tapped = None;
    for (seat, laid) in Seat::ALL.into_iter().zip(laid) {
        let rect = place_of(seat, area, size, table + gaps);
        let Some((place, mark, laid)) = laid else {
            nobody_asked(ui, task, rect, seat);
            continue;
        };
        let response = answer(ui, task, rect, place, &laid.spoken(), mark);
        paint_button(ui, &response, mark, RADIUS);
        let at = pos2(rect.left() + before / 2.0, rect.center().y);
        paint_digit(ui, at, place, Theme::current(ui).text_weak);
        let corner = pos2(rect.left() + before, rect.center().y - laid.size().y / 2.0);
        laid.paint(ui.painter(), corner, for_words);
        laid.list(ui, corner, for_words, &response);
        finish(ui, &response, mark, RADIUS);
        if response.clicked() {
            tapped = Some(place);
        }
    }
    tapped
}

/// Where a player sits, with so much room between those at the sides.
fn place_of(seat: Seat, area: Rect, size: Vec2, between: f32) -> Rect {
    let aside = f32::midpoint(between, size.x);
    let away = size.y + GAP;
    let offset = match Seat::FIRST.steps_to(seat) {
        0 => vec2(0.0, away),
        1 => vec2(aside, 0.0),
        2 => vec2(0.0, -away),
        _ => vec2(-aside, 0.0),
    };
    Rect::from_center_size(area.center() + offset, size)
}

/// A place that is no answer: its name alone, so that it does not look like one that is shut.
fn nobody_asked(ui: &Ui, task: &Task<'_, '_>, rect: Rect, seat: Seat) {
    let theme = Theme::current(ui);
    let says = task.shared.say(&wording::seat_around(seat, None));
    let font = FontId::proportional(task.scale.of(text_size::LARGE));
    let painter = ui.painter().with_clip_rect(rect);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        says,
        font,
        theme.text_weak,
    );
}
