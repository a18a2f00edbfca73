//! A line of the card with what is pointed at, and groups that can be picked.

use std::collections::BTreeSet;

use egui::{CornerRadius, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo};

use crate::card::{Card, LineIndex, Pattern, PatternGroup};
use crate::lesson::Anchor;
use crate::msg;
use crate::ui::Shared;
use crate::ui::screens::card::LineReader;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::CardLine;
use crate::wording;

/// The size of a line that a lesson talks about, in points.
pub(super) const SIZE: f32 = text_size::HEADING;

/// Draws the line with rings around what is pointed at. While the question `is_open`, its hands are not
/// shown.
pub(super) fn pointed(
    ui: &mut Ui,
    shared: &Shared<'_>,
    line: &mut LineReader,
    is_open: bool,
    points: &[Anchor],
) {
    let parts = if is_open {
        line.closed_ui(ui, shared)
    } else {
        line.ui(ui, shared)
    };
    for point in points {
        match point {
            Anchor::Group(place) => {
                if let Some(group) = parts.groups.get(usize::from(*place)) {
                    ring(ui, *group);
                }
            }
            Anchor::Note => ring(ui, parts.note),
            Anchor::Value => ring(ui, narrow(parts.value)),
            Anchor::Mark => ring(ui, narrow(parts.mark)),
            Anchor::Line | Anchor::Rack | Anchor::Tiles(_) => {}
        }
    }
}

/// The first row of a column at the end of a line.
fn narrow(column: Rect) -> Rect {
    let height = column.height().min(SIZE * 1.4);
    Rect::from_min_size(column.min, egui::vec2(column.width(), height))
        .translate(egui::vec2(3.0, 0.0))
}

fn ring(ui: &Ui, rect: Rect) {
    let theme = Theme::current(ui);
    let rect = rect.expand2(egui::vec2(4.0, 2.0));
    for (gap, width, color) in [(0.0, 3.0, theme.accent), (3.0, 1.0, theme.accent_edge)] {
        let radius = CornerRadius::same(6);
        let stroke = Stroke::new(width, color);
        ui.painter()
            .rect_stroke(rect.expand(gap), radius, stroke, StrokeKind::Outside);
    }
}

/// Draws the line so that its groups can be picked; says which one was clicked.
pub(super) fn pickable(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &Card,
    line: LineIndex,
    picked: &BTreeSet<usize>,
) -> Option<usize> {
    let theme = Theme::current(ui);
    let names: Vec<String> = card
        .line(line)
        .printed
        .iter()
        .flat_map(Pattern::places)
        .map(|choices| group_name(shared, choices))
        .collect();
    let ground: Vec<_> = names
        .iter()
        .map(|_| ui.painter().add(Shape::Noop))
        .collect();
    let parts = CardLine::new(card, line).size(SIZE).show(ui, shared.locale);
    let mut clicked = None;
    for (place, ((rect, name), ground)) in parts.groups.iter().zip(&names).zip(ground).enumerate() {
        let rect = rect.expand2(egui::vec2(5.0, 4.0));
        let chosen = picked.contains(&place);
        let id = ui.scope_id().with(("group", place));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name));
        let (fill, stroke) = if chosen {
            (theme.selection, Stroke::new(2.0, theme.text))
        } else if response.hovered() {
            (theme.button_hovered, Stroke::new(1.0, theme.text_weak))
        } else {
            (theme.button, Stroke::new(1.0, theme.button_edge))
        };
        let radius = CornerRadius::same(6);
        let shape = egui::epaint::RectShape::new(rect, radius, fill, stroke, StrokeKind::Inside);
        ui.painter().set(ground, shape);
        if response.has_focus() {
            ring(ui, rect);
        }
        if response.clicked() {
            clicked = Some(place);
        }
    }
    clicked
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
