//! A sentence or more about what may be done: as much as there is room for below the buttons.

use egui::{Color32, Label, Popup, RichText, Role, TextStyle, Ui, WidgetInfo};

use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::row_width;
use crate::ui::words::{listed, said, said_in};

/// Draws as many sentences of an explanation, from the first on, as fit into so much height, with so much width left
/// free behind them, both in points; the rest opens on request.
pub(super) fn ui(
    ui: &mut Ui,
    text: &str,
    room: f32,
    behind: f32,
    color: Color32,
    shared: &Shared<'_>,
) {
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width() - behind;
    let within = |ui: &mut Ui, width: f32, shown: &str| {
        ui.vertical(|ui| {
            ui.set_max_width(width);
            said_in(ui, shared, shown, color);
        });
    };
    let fits = |shown: &str, width: f32| {
        let galley =
            ui.painter()
                .layout(shown.to_owned(), font.clone(), Color32::PLACEHOLDER, width);
        galley.size().y <= room
    };
    if fits(text, width) {
        within(ui, width, text);
        return;
    }
    let opens = shared.say(&msg!("table-explain"));
    let before_it = width - width_of_link(ui, &opens);
    let shown = beginnings(text).find(|shown| fits(shown, before_it));
    ui.horizontal_top(|ui| {
        match shown {
            Some(shown) => within(ui, before_it, shown),
            // Its beginning says more than nothing.
            None => {
                ui.scope(|ui| {
                    ui.set_max_width(before_it);
                    let beginning = RichText::new(text).color(color);
                    ui.add(Label::new(beginning).truncate().selectable(false));
                });
            }
        }
        let more = ui.link(RichText::new(opens).underline());
        more.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
        listed(ui, shared, text, more.rect);
        Popup::menu(&more).show(|ui| {
            ui.set_max_width(WIDEST_EXPLANATION);
            said(ui, shared, text, text_size::BODY);
        });
    });
}

/// How wide an explanation is that opens on request, at most, in points.
const WIDEST_EXPLANATION: f32 = 420.0;

/// How much room a link takes behind an explanation, in points.
pub(super) fn width_of_link(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    row_width(ui, text, font) + ui.spacing().item_spacing.x
}

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
