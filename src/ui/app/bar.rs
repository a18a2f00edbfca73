//! The row at the top: the way back and home, where we are, the other places, language and theme.

use egui::containers::menu::MenuButton;
use egui::{Button, Layout, RichText, Role, Ui, WidgetInfo};

use crate::locale::Language;
use crate::msg;
use crate::profile::ThemeChoice;
use crate::ui::route::Whereabouts;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, icon_button};
use crate::ui::words::menu_ui;
use crate::ui::{Command, Commands, MenuEntry, Shared, fonts};

/// Below this width the places are icons alone, in points.
const ROOM_FOR_WORDS: f32 = 900.0;
/// Below this width the glossary is an icon, in points.
const ROOM_FOR_GLOSSARY: f32 = 1160.0;

/// Draws the row.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    whereabouts: &Whereabouts,
    commands: &mut Commands,
) {
    ui.horizontal(|ui| {
        let width = ui.available_width();
        let has_words = |entry: MenuEntry| match entry {
            MenuEntry::Glossary => width >= ROOM_FOR_GLOSSARY,
            _ => width >= ROOM_FOR_WORDS,
        };
        for entry in [MenuEntry::Back, MenuEntry::Home] {
            let possible = entry == MenuEntry::Home || whereabouts.can_go_back();
            ui.add_enabled_ui(possible, |ui| icon_entry(ui, shared, entry, commands));
        }
        let here = whereabouts.current();
        let title = RichText::new(shared.say(&here.title()))
            .size(text_size::LARGE)
            .family(fonts::bold());
        ui.label(title);
        menu_ui(ui, shared, commands);
        ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
            icon_entry(ui, shared, MenuEntry::Settings, commands);
            theme_switch(ui, shared, commands);
            language_menu(ui, shared, commands);
            ui.separator();
            let places = [
                MenuEntry::Glossary,
                MenuEntry::Rulebook,
                MenuEntry::Card,
                MenuEntry::Drill,
                MenuEntry::Table,
            ];
            for entry in places {
                if has_words(entry) {
                    word_entry(ui, shared, entry, commands);
                } else {
                    icon_entry(ui, shared, entry, commands);
                }
            }
        });
    });
}

/// What an entry is called, with the keys that do it.
fn name(ui: &Ui, shared: &Shared<'_>, entry: MenuEntry) -> String {
    shared.say(&msg!(
        "menu-with-keys",
        entry = entry.label(),
        keys = ui.ctx().format_shortcut(&entry.shortcut())
    ))
}

fn icon_entry(ui: &mut Ui, shared: &Shared<'_>, entry: MenuEntry, commands: &mut Commands) {
    let label = shared.say(&entry.label());
    let keys = name(ui, shared, entry);
    let response = icon_button(ui, entry.icon(), &label).on_hover_text(keys);
    if response.clicked() {
        commands.push(entry.command());
    }
}

fn word_entry(ui: &mut Ui, shared: &Shared<'_>, entry: MenuEntry, commands: &mut Commands) {
    let image = entry.icon().image(ui, 18.0);
    let button = Button::image_and_text(image, shared.say(&entry.label()))
        .image_tint_follows_text_color(true);
    let keys = name(ui, shared, entry);
    if ui.add(button).on_hover_text(keys).clicked() {
        commands.push(entry.command());
    }
}

fn language_menu(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    let current = shared.locale.language();
    let image = Icon::Globe.image(ui, 18.0);
    let button =
        Button::image_and_text(image, current.own_name()).image_tint_follows_text_color(true);
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for language in Language::all() {
            let chosen = language == current;
            if ui.selectable_label(chosen, language.own_name()).clicked() {
                commands.push(Command::SetLanguage(language));
                ui.close();
            }
        }
    });
    let name = shared.say(&msg!("menu-language", language = current.own_name()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
}

fn theme_switch(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    let (icon, label, theme) = match ui.ctx().theme() {
        egui::Theme::Dark => (Icon::Sun, msg!("menu-lighter"), ThemeChoice::Light),
        egui::Theme::Light => (Icon::Moon, msg!("menu-darker"), ThemeChoice::Dark),
    };
    if icon_button(ui, icon, &shared.say(&label)).clicked() {
        commands.push(Command::SetTheme(theme));
    }
}
