//! Buttons: the one primary action of a moment, and the others.

use egui::{Button, Response, RichText, Role, Stroke, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use super::Icon;
use super::text_room::row_width;
use super::tile::paint_focus_ring;
use crate::ui::theme::{Theme, text_size};

/// The icon's side in a button with text, in points.
const ICON: f32 = 18.0;

/// The one action that stands out: of these there is one at any moment.
pub fn primary_button(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let theme = Theme::current(ui);
    let text = RichText::new(text)
        .size(text_size::LARGE)
        .color(theme.accent_text);
    let image = icon.image(ui, ICON + 2.0).tint(theme.accent_text);
    let button = Button::image_and_text(image, text)
        .fill(theme.accent)
        .stroke(Stroke::new(1.5, theme.accent_edge))
        .min_size(vec2(0.0, 44.0));
    ringed(ui, button)
}

/// A button with colors of its own, on which it would else not be seen that the keyboard is there.
fn ringed(ui: &mut Ui, button: Button<'_>) -> Response {
    let response = ui.add(button);
    if response.has_focus() {
        paint_focus_ring(ui.painter(), response.rect);
    }
    response
}

/// Any other action, with its icon.
pub fn plain_button(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let image = icon.image(ui, ICON);
    ui.add(Button::image_and_text(image, text).image_tint_follows_text_color(true))
}

/// An action with an icon alone; `name` is its name and shows when the pointer rests on it.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    let image = icon.image(ui, ICON);
    let button = Button::image(image).image_tint_follows_text_color(true);
    let response = ui.add(button).on_hover_text(name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    response
}

/// A choice among several: the chosen one stands out by more than its colour.
pub fn choice_button(ui: &mut Ui, chosen: bool, text: &str) -> Response {
    let button = choice(ui, chosen, text);
    ringed(ui, button)
}

/// A choice that may be wrong and bears no check mark, as that would say that it is right: edge and color show it.
/// Nothing moves when it is chosen.
pub fn steady_choice_button(ui: &mut Ui, chosen: bool, text: &str) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let width = row_width(ui, text, font) + 2.0 * spacing.button_padding.x;
    // The stroke of what is chosen is wider.
    let size = vec2(width.ceil(), spacing.interact_size.y) + Vec2::splat(2.0);
    let button = edged(ui, chosen, Button::new(text)).min_size(size);
    ringed(ui, button)
}

fn choice<'a>(ui: &Ui, chosen: bool, text: &'a str) -> Button<'a> {
    let icon = chosen.then(|| Icon::Check.image(ui, ICON - 2.0));
    let button = Button::opt_image_and_text(icon, Some(text.into()));
    edged(ui, chosen, button.image_tint_follows_text_color(true))
}

fn edged<'a>(ui: &Ui, chosen: bool, button: Button<'a>) -> Button<'a> {
    let theme = Theme::current(ui);
    let stroke = if chosen {
        Stroke::new(2.0, theme.text)
    } else {
        Stroke::new(1.0, theme.button_edge)
    };
    button.selected(chosen).stroke(stroke)
}
