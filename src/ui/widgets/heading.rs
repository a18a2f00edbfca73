//! A heading, to the eye and to a screen reader, which goes from one to the next.

use egui::{Response, RichText, Role, Ui, WidgetInfo};

use crate::ui::fonts;

/// Draws a heading in this size, in points.
pub fn heading(ui: &mut Ui, text: &str, size: f32) -> Response {
    let shown = RichText::new(text).size(size).family(fonts::bold());
    let response = ui.label(shown);
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    response
}
