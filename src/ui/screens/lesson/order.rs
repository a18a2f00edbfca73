//! Things to be put in order, one below the other.

use egui::{
    Align, Align2, Button, CornerRadius, FontId, Layout, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::LessonCommand;
use super::layout::tile_names;
use super::marks::marked_name;
use super::question::Task;
use crate::lesson::Ordering;
use crate::msg;
use crate::tile::Tile;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, Mark, Prose, SMALL_MARK};

/// The widest row, in points.
const WIDEST: f32 = 760.0;
/// Left of the words, and right of them, in points.
const SIDE: f32 = 56.0;

/// Draws the things in the order they have now.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, order: &Ordering, places: &[usize]) {
    let width = ui.available_width().min(WIDEST);
    ui.spacing_mut().item_spacing.y = 6.0;
    for (at, place) in places.iter().enumerate() {
        let Some(item) = order.items.get(*place) else {
            continue;
        };
        let mark = task.marks.item(order, places, at);
        let text = task.say(&format!("item-{item}"));
        let names = |tiles: &[Tile]| tile_names(task.shared, tiles);
        let laid = Prose::new(&text, text_size::LARGE, &names)
            .lay_out(ui, width - 2.0 * SIDE - 2.0 * SMALL_MARK);
        let height = (laid.size().y + 16.0).max(48.0).round();
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let rect = Rect::from_center_size(area.center(), vec2(width, height));
        let theme = Theme::current(ui);
        let edge = Stroke::new(1.0, theme.paper_edge);
        ui.painter().rect(
            rect,
            CornerRadius::same(8),
            theme.paper,
            edge,
            StrokeKind::Inside,
        );
        let number = (at + 1).to_string();
        let font = FontId::new(text_size::LARGE, fonts::bold());
        let middle = pos2(rect.left() + SIDE / 2.0, rect.center().y);
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, number, font, theme.text_weak);
        let corner = pos2(rect.left() + SIDE, rect.center().y - laid.size().y / 2.0);
        let spoken = marked_name(task.shared, &laid.spoken(), mark);
        let label = ui.interact(rect, ui.scope_id().with(("item", at)), Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        laid.paint(ui.painter(), corner, width);
        if let Some(mark) = mark {
            paint_mark(ui, mark, rect);
        }
        if at > 0 && up(ui, task, rect, &laid.spoken()) {
            task.asked.push(LessonCommand::MoveUp(at));
        }
    }
}

fn paint_mark(ui: &Ui, mark: Mark, row: Rect) {
    let at = pos2(row.right() - SIDE - SMALL_MARK, row.center().y);
    mark.paint(ui.painter(), at, SMALL_MARK);
}

/// The button that moves a thing one place up.
fn up(ui: &mut Ui, task: &Task<'_, '_>, row: Rect, item: &str) -> bool {
    let name = task.shared.say(&msg!("lesson-move-up", item = item));
    let right = Rect::from_min_max(pos2(row.right() - SIDE, row.top()), row.max);
    let builder = UiBuilder::new()
        .max_rect(right)
        .layout(Layout::right_to_left(Align::Center));
    let mut ui = ui.new_child(builder);
    ui.add_space(8.0);
    let button = Button::image(Icon::ArrowUp.image(&ui, 18.0)).image_tint_follows_text_color(true);
    let enabled = ui.is_enabled();
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    response.clicked()
}
