//! The buttons of a page of a lesson or a drill.

use egui::{Button, CornerRadius, FontId, Response, RichText, Role, Stroke, Ui, WidgetInfo, vec2};

use super::{Icon, is_enter_for_page, paint_focus_ring, tab_goes_first, was_enter_left};
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};

/// The words of a button.
#[derive(Debug, Clone, Copy)]
pub struct Named<'a> {
    /// What stands on it.
    pub shown: &'a str,
    /// What it is called, which may have more words than it has room for.
    pub name: &'a str,
}

impl Named<'_> {
    /// Tells a screen reader, and who points at it, what does not stand on the button.
    pub fn tell(self, response: &Response) {
        let enabled = response.enabled();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, self.name));
        if self.shown != self.name {
            response.clone().on_hover_text(self.name);
        }
    }
}

/// The one thing to do: a button in the accent. Enter does it as long as nothing else has the focus.
pub fn primary(ui: &mut Ui, label: &str, enabled: bool) -> bool {
    let label = Named {
        shown: label,
        name: label,
    };
    primary_named(ui, label, enabled)
}

/// The same with a name that may have more words.
pub fn primary_named(ui: &mut Ui, label: Named<'_>, enabled: bool) -> bool {
    let theme = Theme::current(ui);
    let text = RichText::new(label.shown).font(FontId::new(text_size::LARGE, fonts::bold()));
    let button = if enabled {
        Button::new(text.color(theme.accent_text))
            .fill(theme.accent)
            .stroke(Stroke::new(1.0, theme.accent_edge))
    } else {
        Button::new(text)
    };
    let button = button
        .truncate()
        .min_size(vec2(144.0, 40.0))
        .corner_radius(CornerRadius::same(8));
    let response = ui.add_enabled(enabled, button);
    label.tell(&response);
    if response.has_focus() {
        paint_focus_ring(ui.painter(), response.rect);
    }
    if enabled {
        tab_goes_first(ui.ctx(), response.id);
    }
    let clicked = response.clicked();
    let entered = is_enter_for_page(ui);
    let was_left = was_enter_left(ui, enabled);
    clicked || (enabled && (entered || was_left))
}

/// A button with a sign.
pub fn icon_button(ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> bool {
    let image = icon.image(ui, 18.0);
    let button = Button::image_and_text(image, label)
        .image_tint_follows_text_color(true)
        .min_size(vec2(0.0, 40.0));
    ui.add_enabled(enabled, button).clicked()
}

/// A small button with a sign alone.
pub fn sign(ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> bool {
    let response = ui
        .add_enabled_ui(enabled, |ui| {
            ui.spacing_mut().interact_size.y = 40.0;
            super::icon_button(ui, icon, label)
        })
        .inner;
    response.clicked()
}
