//! What a screen reader hears of a menu in which one of several is chosen.

use egui::{Response, Role, WidgetInfo};

/// Names a menu by what is chosen in it, and says which one is.
pub fn name_menu(menu: &Response, name: &str, chosen: &str) {
    menu.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
        info.current_text_value = Some(chosen.to_owned());
        info
    });
}
