//! A line of the card with what is pointed at, and groups that can be picked.

use std::collections::BTreeSet;

use egui::{CornerRadius, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2};

use super::marks::marked_name;
use super::question::Task;
use crate::card::{LineIndex, Pattern, PatternGroup};
use crate::lesson::{Anchor, Lesson, Unit};
use crate::msg;
use crate::ui::Shared;
use crate::ui::reading::LineReader;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{
    CardLine, Mark, Print, SMALL_MARK, digit, goes_first, paint_digit, paint_focus_ring,
    picked_with_space,
};
use crate::wording;

/// Between the rows of a line that is pointed at, in points: a bracket has room there.
const BRACKET: f32 = 10.0;
/// Between the rows of a line whose groups are picked, in points: their digits and marks have room there.
const SIGN: f32 = 2.0 * SMALL_MARK + 12.0;

/// The size of a line that a lesson talks about, by the width there is, in points.
pub(super) fn size(width: f32) -> f32 {
    (width / 30.0)
        .clamp(text_size::BODY, text_size::TITLE)
        .round()
}

/// How the lines of a lesson are printed: who does not know yet what their colors say takes them for those of the
/// tiles, and note, value and X or C say nothing yet.
pub(super) fn print_of(lesson: &Lesson) -> Print {
    match lesson.unit {
        Some(Unit::Tiles) => Print::GroupsAlone,
        _ => Print::Whole,
    }
}

/// Draws the line; what is pointed at stands on a light background, with a bracket below it. While the
/// question `is_open`, its hands are not shown.
pub(super) fn pointed(
    ui: &mut Ui,
    shared: &Shared<'_>,
    line: &mut LineReader,
    is_open: bool,
    points: &[Anchor],
) {
    let size = size(ui.available_width());
    line.set_between_rows(if points.is_empty() { 0.0 } else { BRACKET });
    let backgrounds: Vec<_> = points
        .iter()
        .map(|_| ui.painter().add(Shape::Noop))
        .collect();
    let parts = if is_open {
        line.closed_ui(ui, shared)
    } else {
        line.ui(ui, shared)
    };
    let theme = Theme::current(ui);
    for (point, background) in points.iter().zip(backgrounds) {
        let rect = match point {
            Anchor::Group(place) => parts.groups.get(usize::from(*place)).map(around),
            Anchor::Note => Some(around(&parts.note)),
            Anchor::Value => Some(narrow(parts.value, size)),
            Anchor::Mark => Some(narrow(parts.mark, size)),
            Anchor::Line | Anchor::Rack | Anchor::Tiles(_) | Anchor::Stack(_) => None,
        };
        if let Some(rect) = rect {
            let light = Shape::rect_filled(rect, CornerRadius::same(5), theme.selection);
            ui.painter().set(background, light);
            bracket(ui, rect);
        }
    }
}

/// A part of a line with clear space around it.
fn around(part: &Rect) -> Rect {
    part.expand2(egui::vec2(5.0, 3.0))
}

/// The first row of a column at the end of a line.
fn narrow(column: Rect, size: f32) -> Rect {
    let height = column.height().min(size * 1.4);
    Rect::from_min_size(column.min, egui::vec2(column.width(), height))
        .translate(egui::vec2(4.0, 0.0))
        .expand2(egui::vec2(-1.0, 3.0))
}

/// A bracket that opens upwards, below what is pointed at.
fn bracket(ui: &Ui, rect: Rect) {
    let color = Theme::current(ui).accent_edge;
    let bottom = rect.bottom() + 2.0;
    let points = vec![
        pos2(rect.left(), bottom - 5.0),
        pos2(rect.left(), bottom),
        pos2(rect.right(), bottom),
        pos2(rect.right(), bottom - 5.0),
    ];
    ui.painter().line(points, Stroke::new(2.5, color));
}

/// Draws the line so that its groups can be picked, with what is marked on them; says which one was
/// clicked.
pub(super) fn pickable(
    ui: &mut Ui,
    task: &Task<'_, '_>,
    line: LineIndex,
    picked: &BTreeSet<usize>,
) -> Option<usize> {
    let theme = Theme::current(ui);
    let card = task.marks.step.card.card();
    let patterns = card.line(line).printed.iter().flat_map(Pattern::places);
    let names: Vec<(String, Option<Mark>)> = patterns
        .enumerate()
        .map(|(place, choices)| {
            let mark = task.marks.group(place);
            let name = group_name(task.shared, choices);
            (marked_name(task.shared, &name, mark), mark)
        })
        .collect();
    let backgrounds: Vec<_> = names
        .iter()
        .map(|_| ui.painter().add(Shape::Noop))
        .collect();
    let size = task.scale.of(size(ui.available_width()));
    let printed = CardLine::new(card, line)
        .size(size)
        .between_rows(SIGN)
        .print(print_of(task.marks.lesson));
    let parts = printed.show(ui, task.shared.locale);
    let mut clicked = None;
    let groups = parts.groups.iter().zip(&names).zip(backgrounds);
    for (place, ((rect, (name, mark)), background)) in groups.enumerate() {
        let rect = rect.expand2(egui::vec2(5.0, 6.0));
        let chosen = picked.contains(&place);
        let id = ui.scope_id().with(("group", place));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name));
        picked_with_space(&response);
        if place == 0 {
            goes_first(&response);
        }
        let (fill, stroke) = if chosen {
            (theme.selection, Stroke::new(2.0, theme.text))
        } else if response.hovered() {
            (theme.button_hovered, Stroke::new(1.0, theme.text_weak))
        } else {
            (theme.button, Stroke::new(1.0, theme.button_edge))
        };
        let radius = CornerRadius::same(6);
        let shape = egui::epaint::RectShape::new(rect, radius, fill, stroke, StrokeKind::Inside);
        ui.painter().set(background, shape);
        if response.has_focus() {
            paint_focus_ring(ui.painter(), rect);
        }
        let below = rect.center_bottom() + egui::vec2(0.0, SMALL_MARK - 1.0);
        if let Some(mark) = mark {
            mark.paint(ui.painter(), below, SMALL_MARK);
        } else {
            paint_digit(ui, below, place, theme.text_weak);
        }
        if response.clicked() {
            clicked = Some(place);
        }
    }
    let count = parts.groups.len();
    let typed = digit(ui).map(|digit| digit - 1);
    clicked.or(typed.filter(|place| *place < count))
}

/// A group by its symbols and what it is called: "222, pung".
fn group_name(shared: &Shared<'_>, choices: &[PatternGroup]) -> String {
    let symbols: Vec<String> = choices.iter().map(PatternGroup::text).collect();
    let symbols = symbols.join(" / ");
    let name = match choices
        .first()
        .and_then(|group| group.repeated().map(|_| group))
    {
        Some(group) => msg!(
            "lesson-group",
            symbols = symbols,
            group = wording::group(group.symbols.len() as u8)
        ),
        None => msg!("lesson-cluster", symbols = symbols),
    };
    shared.say(&name)
}
