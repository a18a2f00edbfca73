//! A number: a button for each, which is the answer as soon as it is pressed.

use egui::{Button, CornerRadius, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::marks::marked_name;
use super::question::{Task, any_digit};
use crate::lesson::Amount;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Mark, SMALL_MARK, goes_first};

/// A button, in points.
const BUTTON: f32 = 52.0;
/// Between buttons, in points.
const GAP: f32 = 6.0;

/// Draws the numbers.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, amount: &Amount) {
    let count = amount.most as usize + 1;
    let free = ui.available_width();
    let fit = ((free + GAP) / (BUTTON + GAP)).floor().max(1.0) as usize;
    // Rows as even as can be.
    let columns = count.div_ceil(count.div_ceil(fit)).max(1);
    let mut buttons = Vec::with_capacity(count);
    for row in 0..count.div_ceil(columns) {
        let numbers = row * columns..((row + 1) * columns).min(count);
        let width = numbers.len() as f32 * (BUTTON + GAP) - GAP;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.add_space(((free - width) / 2.0 - GAP).max(0.0));
            for number in numbers {
                let mark = task.marks.amount(amount, number as u32);
                let response = button(ui, task, number, mark);
                if response.clicked() {
                    task.answer(number);
                }
                buttons.push(response);
            }
        });
    }
    if let Some(digit) = any_digit(ui) {
        type_digit(task, amount, digit, &buttons);
    }
}

/// A digit is the number where no number has two; else it leads the keyboard to it, and Enter answers.
fn type_digit(task: &mut Task<'_, '_>, amount: &Amount, digit: usize, buttons: &[Response]) {
    if amount.most < 10 {
        let is_open = task.marks.amount(amount, digit as u32).is_none();
        if digit < buttons.len() && is_open {
            task.answer(digit);
        }
        return;
    }
    let focused = buttons.iter().position(Response::has_focus);
    let longer = focused.map_or(digit, |number| number * 10 + digit);
    if let Some(button) = buttons.get(longer).or_else(|| buttons.get(digit)) {
        button.request_focus();
    }
}

fn button(ui: &mut Ui, task: &Task<'_, '_>, number: usize, mark: Option<Mark>) -> Response {
    let theme = Theme::current(ui);
    let text = RichText::new(number.to_string()).size(text_size::LESSON);
    let (text, fill) = match mark {
        Some(Mark::Wrong) => (text.color(theme.text_weak).strikethrough(), theme.panel),
        _ => (text, theme.button),
    };
    let mut button = Button::new(text)
        .min_size(vec2(BUTTON, BUTTON))
        .corner_radius(CornerRadius::same(8));
    if mark.is_some() {
        button = button
            .sense(Sense::hover())
            .fill(fill)
            .stroke(Stroke::new(1.0, theme.button_edge));
    }
    let response = ui.add_sized(vec2(BUTTON, BUTTON), button);
    let name = marked_name(task.shared, &number.to_string(), mark);
    let enabled = ui.is_enabled() && mark.is_none();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    if enabled {
        goes_first(&response);
    }
    if let Some(mark) = mark {
        let at = response.rect.right_top() + vec2(-6.0, 6.0);
        mark.paint(ui.painter(), at, SMALL_MARK);
    }
    response
}
