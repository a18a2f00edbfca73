//! A sentence or more about what may be done: as much as there is room for below the buttons.

use egui::{Color32, Popup, Role, TextStyle, Ui, WidgetInfo};

use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::words::{listed, said, said_in};

/// Draws as many sentences of an explanation, from the first on, as fit into so much height, with so much width left
/// free behind them, both in points; the rest opens on request.
pub(super) fn ui(
    ui: &mut Ui,
    text: &str,
    (room, behind): (f32, f32),
    color: Color32,
    shared: &Shared<'_>,
) {
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width() - behind;
    let fits = |shown: &str, width: f32| {
        let galley =
            ui.painter()
                .layout(shown.to_owned(), font.clone(), Color32::PLACEHOLDER, width);
        galley.size().y <= room
    };
    if fits(text, width) {
        said_in(ui, shared, text, color);
        return;
    }
    let shown = beginnings(text).find(|shown| fits(shown, width - MORE));
    ui.horizontal(|ui| {
        if let Some(shown) = shown {
            said_in(ui, shared, shown, color);
        }
        let more = ui.link(shared.say(&msg!("table-explain")));
        more.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
        listed(ui, shared, text, more.rect);
        Popup::menu(&more).show(|ui| {
            ui.set_max_width(WIDEST_EXPLANATION);
            said(ui, shared, text, text_size::BODY);
        });
    });
}

/// The room for what opens the rest of an explanation, and the width of that, in points.
const MORE: f32 = 90.0;
const WIDEST_EXPLANATION: f32 = 420.0;

/// The text, then without its last sentence, and so on to its first sentence alone.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.char_indices().filter_map(|(at, sign)| {
        let end = at + sign.len_utf8();
        let is_end = match sign {
            '.' | '?' | '!' => text[end..].starts_with(' '),
            '。' | '？' | '！' => true,
            _ => false,
        };
        is_end.then_some(end)
    });
    let ends: Vec<usize> = ends.filter(|end| *end < text.len()).collect();
    std::iter::once(text.len())
        .chain(ends.into_iter().rev())
        .map(|end| &text[..end])
}
