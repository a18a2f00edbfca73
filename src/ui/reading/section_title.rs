//! The title of a section above a line of it.

use egui::{RichText, Ui};

use crate::ui::theme::{Theme, text_size};

/// The title of a section, small, above a line of it.
pub(in crate::ui) fn section_title(ui: &mut Ui, title: &str) {
    let theme = Theme::current(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(8.0);
        let title = RichText::new(title).size(text_size::SMALL);
        ui.label(title.color(theme.text_weak));
    });
    ui.add_space(-4.0);
}
