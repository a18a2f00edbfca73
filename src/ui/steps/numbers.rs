//! A number: a button for each that is offered, which is the answer as soon as it is pressed.

use std::time::Duration;

use egui::{
    Button, CornerRadius, Id, Key, Modifiers, Response, RichText, Role, Sense, Stroke, Ui,
    WidgetInfo, vec2,
};

use super::marks::marked_name;
use super::question::Task;
use crate::lesson::Amount;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::column::is_low;
use crate::ui::widgets::{Mark, SMALL_MARK, digits, goes_first};

/// A button, in points.
const BUTTON: f32 = 52.0;
/// The height of a button in a low window, in points.
const LOW_BUTTON: f32 = 40.0;
/// The width of a button where only some numbers are offered, in points.
const WIDE: f32 = 84.0;
/// So long after one digit another belongs to the same number, in seconds.
const FOLLOWS: f64 = 3.0;
/// Between buttons, in points.
const GAP: f32 = 6.0;

/// Draws the numbers.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, amount: &Amount) {
    let offered = amount.offered();
    let count = offered.len();
    let is_choice = count <= amount.most as usize;
    let free = ui.available_width();
    let button_width = task.scale.of(if is_choice { WIDE } else { BUTTON });
    let fit = ((free + GAP) / (button_width + GAP)).floor().max(1.0) as usize;
    // Rows as even as can be.
    let columns = count.div_ceil(count.div_ceil(fit)).max(1);
    let typed = ui.scope_id().with(("typed", &task.marks.step.id));
    let mut meant = None;
    for digit in digits(ui) {
        meant = Some(type_digit(ui, task, amount, &offered, digit, typed));
    }
    // Who has typed the first of two digits sees to what it may lead.
    let (begun, _) = typed_before(ui, typed);
    if !begun.is_empty() {
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(FOLLOWS));
    }
    for numbers in offered.chunks(columns) {
        let width = numbers.len() as f32 * (button_width + GAP) - GAP;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.add_space(((free - width) / 2.0 - GAP).max(0.0));
            for number in numbers {
                let mark = task.marks.amount(amount, *number);
                let is_begun = !begun.is_empty() && number.to_string().starts_with(&begun);
                let response = button(ui, task, *number, button_width, mark, is_begun);
                if response.clicked() {
                    task.answer(*number as usize);
                    forget_typed(ui, typed);
                }
                match meant {
                    Some(Some(meant)) if meant == *number => response.request_focus(),
                    Some(_) => response.surrender_focus(),
                    None => {}
                }
            }
        });
    }
}

/// A digit is the number, or with those typed before it. Where it can still become a longer one, the keyboard goes to
/// this number itself, if it is offered, and Enter answers with it: never with a longer one that nobody has typed.
/// What was wrong is not meant again.
pub(super) fn type_digit(
    ui: &Ui,
    task: &mut Task<'_, '_>,
    amount: &Amount,
    offered: &[u32],
    digit: usize,
    typed: Id,
) -> Option<u32> {
    let (before, is_late) = typed_before(ui, typed);
    let mut open = offered.to_vec();
    open.retain(|number| task.marks.amount(amount, *number).is_none());
    let begins = |typed: &str| {
        let open = open.iter().copied();
        let begins = open.filter(|number| number.to_string().starts_with(typed));
        begins.collect::<Vec<u32>>()
    };
    let longer = format!("{before}{digit}");
    let found = begins(&longer);
    let begins_anew = is_late || found.is_empty();
    let (now, found) = if found.is_empty() {
        (digit.to_string(), begins(&digit.to_string()))
    } else {
        (longer, found)
    };
    let only = match found[..] {
        [number] if number.to_string() == now => Some(number),
        _ => None,
    };
    // What begins anew may have been meant to go on: it is not taken for the answer without Enter.
    let answer = only.filter(|_| !begins_anew);
    if let Some(number) = answer {
        task.answer(number as usize);
        forget_typed(ui, typed);
        // Enter that comes with the last digit is for this number, not for the one that has the keyboard.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        return None;
    }
    let meant = found.into_iter().find(|number| number.to_string() == now);
    let time = ui.input(|input| input.time);
    ui.data_mut(|data| data.insert_temp(typed, (now, time)));
    meant
}

/// The digits that were typed of a number, as long as another may follow, and whether there were some and it is too late.
fn typed_before(ui: &Ui, typed: Id) -> (String, bool) {
    let now = ui.input(|input| input.time);
    match ui.data(|data| data.get_temp::<(String, f64)>(typed)) {
        Some((digits, time)) if now - time < FOLLOWS => (digits, false),
        before => (String::new(), before.is_some()),
    }
}

/// A number was chosen: what is typed next begins another.
pub(super) fn forget_typed(ui: &Ui, typed: Id) {
    ui.data_mut(|data| data.remove::<(String, f64)>(typed));
}

fn button(
    ui: &mut Ui,
    task: &Task<'_, '_>,
    number: u32,
    width: f32,
    mark: Option<Mark>,
    is_begun: bool,
) -> Response {
    let theme = Theme::current(ui);
    let text = RichText::new(number.to_string()).size(task.scale.of(text_size::LESSON));
    let (text, fill) = match mark {
        Some(Mark::Wrong) => (text.color(theme.text_weak).strikethrough(), theme.panel),
        _ => (text, theme.button),
    };
    let height = if is_low(ui) { LOW_BUTTON } else { BUTTON };
    let size = vec2(width, task.scale.of(height));
    let mut button = Button::new(text)
        .min_size(size)
        .corner_radius(CornerRadius::same(8));
    if is_begun {
        button = button.stroke(Stroke::new(2.0, theme.accent_edge));
    }
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
