//! Things to be put in order, one below the other: carried to their place, or moved with buttons. By keyboard
//! an arrow carries the thing that has the focus. A click, Space or its number picks it up, and puts it down where
//! another stands.

use egui::{
    Align2, Button, CornerRadius, CursorIcon, Direction, EventFilter, FontId, Id, Key, Layout,
    Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::LessonCommand;
use super::marks::marked_name;
use super::question::Task;
use crate::lesson::Ordering;
use crate::msg;
use crate::tile::Tile;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{
    Icon, Mark, Prose, SMALL_MARK, digit, goes_first, paint_focus_ring, picked_with_space,
};
use crate::ui::words::tile_names;

/// A thing that is carried from this place.
#[derive(Debug, Clone, Copy)]
struct Carried(usize);

/// The width of a button beside a thing, with the space around it, in points.
const BUTTON: f32 = 42.0;
/// The widest row, in points.
const WIDEST: f32 = 760.0;
/// Left of the words, and right of them, in points.
const SIDE: f32 = 56.0;

/// Draws the things in the order they have now.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, order: &Ordering, places: &[usize]) {
    let width = ui.available_width().min(WIDEST);
    ui.spacing_mut().item_spacing.y = 6.0;
    let scope = ui.scope_id().with(&task.marks.step.id);
    let mut held = Held::now(ui, scope);
    let mut put_down = None;
    let typed = digit(ui).map(|digit| digit - 1);
    for (at, place) in places.iter().enumerate() {
        let Some(item) = order.items.get(*place) else {
            continue;
        };
        let mark = task.marks.item(order, places, at);
        let text = task.say(&format!("item-{item}"));
        let names = |tiles: &[Tile]| tile_names(task.shared, tiles);
        let laid = Prose::new(&text, task.scale.of(text_size::LARGE), &names)
            .words(task.lexicon())
            .lay_out(ui, width - 2.0 * SIDE - BUTTON - 2.0 * SMALL_MARK);
        let height = (laid.size().y + 16.0).max(task.scale.of(48.0)).round();
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
        let font = FontId::new(task.scale.of(text_size::LARGE), fonts::bold());
        let middle = pos2(rect.left() + SIDE / 2.0, rect.center().y);
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, number, font, theme.text_weak);
        let corner = pos2(rect.left() + SIDE, rect.center().y - laid.size().y / 2.0);
        let spoken = marked_name(task.shared, &laid.spoken(), mark);
        // The keyboard stays on the thing that is moved.
        let label = ui.interact(rect, scope.with(("item", place)), Sense::click_and_drag());
        if label.has_focus() {
            paint_focus_ring(ui.painter(), rect);
        }
        if at == 0 {
            goes_first(&label);
        }
        if let Some(to) = carried_by_arrow(ui, &label, at, places.len()) {
            task.asked.push(LessonCommand::Move { from: at, to });
        }
        picked_with_space(&label);
        if (label.clicked() || typed == Some(at))
            && let Some(from) = held.take_or_put(*place, places)
        {
            task.asked.push(LessonCommand::Move { from, to: at });
            put_down = Some(scope.with(("item", &places[from])));
        }
        let is_held = held.0 == Some(*place);
        if is_held {
            let ring = Stroke::new(2.0, theme.accent_edge);
            ui.painter()
                .rect_stroke(rect, CornerRadius::same(8), ring, StrokeKind::Inside);
        }
        label.dnd_set_drag_payload(Carried(at));
        if ui.is_enabled()
            && let Some(carried) = label.dnd_hover_payload::<Carried>()
        {
            let ring = Stroke::new(2.0, theme.accent_edge);
            ui.painter()
                .rect_stroke(rect, CornerRadius::same(8), ring, StrokeKind::Outside);
            if label.dnd_release_payload::<Carried>().is_some() && carried.0 != at {
                let (from, to) = (carried.0, at);
                task.asked.push(LessonCommand::Move { from, to });
            }
        }
        let label = label.on_hover_cursor(CursorIcon::Grab);
        label.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_held, &spoken));
        laid.paint(ui.painter(), corner, width);
        laid.list(ui, corner, width, &label);
        if let Some(mark) = mark {
            paint_mark(ui, mark, rect);
        }
        let buttons = scope.with(("move", place));
        let ways = [
            at.checked_sub(1),
            Some(at + 1).filter(|to| *to < places.len()),
        ];
        if let Some((to, by)) = moved(ui, task, rect, &laid.spoken(), buttons, ways) {
            task.asked.push(LessonCommand::Move { from: at, to });
            let is_at_an_end = to == 0 || to + 1 == places.len();
            if by.has_focus() && is_at_an_end {
                // There the button is no longer.
                label.request_focus();
            }
        }
    }
    held.keep(ui, scope);
    // Once all are drawn: else the same press of the key would pick it up again.
    if let Some(thing) = put_down {
        ui.memory_mut(|memory| memory.request_focus(thing));
    }
}

/// The thing that was picked up, by its place in the right order.
#[derive(Debug, Clone, Copy, Default)]
struct Held(Option<usize>);

impl Held {
    fn now(ui: &Ui, scope: Id) -> Self {
        let held = ui.data(|data| data.get_temp(scope));
        held.filter(|_| ui.is_enabled()).unwrap_or_default()
    }

    fn keep(self, ui: &Ui, scope: Id) {
        ui.data_mut(|data| data.insert_temp(scope, self));
    }

    /// A thing was clicked: it is picked up, or what was picked up is put down there. From where that
    /// is moved.
    fn take_or_put(&mut self, place: usize, places: &[usize]) -> Option<usize> {
        match self.0.take() {
            None => {
                self.0 = Some(place);
                None
            }
            Some(held) if held == place => None,
            Some(held) => places.iter().position(|other| *other == held),
        }
    }
}

/// The keys of a thing that has the keyboard.
const ARROWS: EventFilter = EventFilter {
    tab: false,
    horizontal_arrows: false,
    vertical_arrows: true,
    escape: false,
};

/// Where a thing that has the keyboard goes: an arrow carries it up or down.
fn carried_by_arrow(ui: &Ui, label: &Response, at: usize, count: usize) -> Option<usize> {
    if !label.has_focus() || !ui.is_enabled() {
        return None;
    }
    ui.memory_mut(|memory| memory.set_focus_lock_filter(label.id, ARROWS));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowUp) {
        at.checked_sub(1)
    } else if pressed(Key::ArrowDown) {
        Some(at + 1).filter(|to| *to < count)
    } else {
        None
    }
}

fn paint_mark(ui: &Ui, mark: Mark, row: Rect) {
    let at = pos2(
        row.right() - SIDE - BUTTON - 1.5 * SMALL_MARK,
        row.center().y,
    );
    mark.paint(ui.painter(), at, SMALL_MARK);
}

/// The buttons that move a thing one place up or down, which go along with it; where it goes, and by which.
fn moved(
    ui: &mut Ui,
    task: &Task<'_, '_>,
    row: Rect,
    item: &str,
    scope: Id,
    [up, down]: [Option<usize>; 2],
) -> Option<(usize, Response)> {
    let says = [
        (up, Icon::ArrowUp, msg!("lesson-move-up", item = item)),
        (down, Icon::ArrowDown, msg!("lesson-move-down", item = item)),
    ];
    let left = row.right() - SIDE - BUTTON;
    let mut to = None;
    for (place, (target, icon, name)) in says.into_iter().enumerate() {
        if target.is_none() {
            continue;
        }
        let corner = pos2(left + place as f32 * BUTTON, row.center().y);
        let room = Rect::from_center_size(corner + vec2(BUTTON / 2.0, 0.0), vec2(BUTTON, 36.0));
        let builder = UiBuilder::new()
            .scope_id(scope.with(place))
            .max_rect(room)
            .layout(Layout::centered_and_justified(Direction::LeftToRight));
        let mut ui = ui.new_child(builder);
        let image = icon.image(&ui, 18.0);
        let button = Button::image(image).image_tint_follows_text_color(true);
        let enabled = ui.is_enabled();
        let name = task.shared.say(&name);
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
        if response.clicked() {
            to = target.map(|target| (target, response));
        }
    }
    to
}
