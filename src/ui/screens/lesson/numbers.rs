//! A number: a button for each that is offered, which is the answer as soon as it is pressed.

use egui::{Button, CornerRadius, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::marks::marked_name;
use super::question::{Task, any_digit};
use crate::lesson::Amount;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Mark, SMALL_MARK, goes_first};

/// A button, in points.
const BUTTON: f32 = 52.0;
/// The width of a button where only some numbers are offered, in points.
const WIDE: f32 = 84.0;
/// Between buttons, in points.
const GAP: f32 = 6.0;

/// Draws the numbers.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, amount: &Amount) {
    let offered = amount.offered();
    let count = offered.len();
    let is_choice = count <= amount.most as usize;
    let free = ui.available_width();
    let button_width = if is_choice { WIDE } else { BUTTON };
    let fit = ((free + GAP) / (button_width + GAP)).floor().max(1.0) as usize;
    // Rows as even as can be.
    let columns = count.div_ceil(count.div_ceil(fit)).max(1);
    let mut buttons = Vec::with_capacity(count);
    for numbers in offered.chunks(columns) {
        let width = numbers.len() as f32 * (button_width + GAP) - GAP;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.add_space(((free - width) / 2.0 - GAP).max(0.0));
            for number in numbers {
                let mark = task.marks.amount(amount, *number);
                let response = button(ui, task, *number, button_width, mark);
                if response.clicked() {
                    task.answer(*number as usize);
                }
                buttons.push((*number, response));
            }
        });
    }
    if let Some(digit) = any_digit(ui) {
        type_digit(ui, task, amount, digit as u32, &buttons);
    }
}

/// A digit is the number where no number has two; else it leads the keyboard to the first number that begins
/// with the digits typed so far, and Enter answers.
fn type_digit(
    ui: &Ui,
    task: &mut Task<'_, '_>,
    amount: &Amount,
    digit: u32,
    buttons: &[(u32, Response)],
) {
    if amount.most < 10 {
        let is_open = task.marks.amount(amount, digit).is_none();
        if digit <= amount.most && is_open {
            task.answer(digit as usize);
        }
        return;
    }
    let typed = ui.scope_id().with(("typed", &task.marks.step.id));
    let before: String = ui.data(|data| data.get_temp(typed).unwrap_or_default());
    let begins = |typed: &String| {
        let mut buttons = buttons.iter();
        let found = buttons.find(|(number, _)| number.to_string().starts_with(typed.as_str()));
        found.map(|(_, button)| button)
    };
    let longer = format!("{before}{digit}");
    let (now, button) = match begins(&longer) {
        Some(button) => (longer, Some(button)),
        None => (digit.to_string(), begins(&digit.to_string())),
    };
    if let Some(button) = button {
        button.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(typed, now));
}

fn button(
    ui: &mut Ui,
    task: &Task<'_, '_>,
    number: u32,
    width: f32,
    mark: Option<Mark>,
) -> Response {
    let theme = Theme::current(ui);
    let text = RichText::new(number.to_string()).size(text_size::LESSON);
    let (text, fill) = match mark {
        Some(Mark::Wrong) => (text.color(theme.text_weak).strikethrough(), theme.panel),
        _ => (text, theme.button),
    };
    let size = vec2(width, BUTTON);
    let mut button = Button::new(text)
        .min_size(size)
        .corner_radius(CornerRadius::same(8));
    if mark.is_some() {
        button = button
            .sense(Sense::hover())
            .fill(fill)
            .stroke(Stroke::new(1.0, theme.button_edge));
    }
    let response = ui.add_sized(size, button);
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
