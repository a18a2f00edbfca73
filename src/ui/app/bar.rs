//! The row at the top: the way back and home, where we are, the other places, language and theme.

use egui::containers::menu::MenuButton;
use egui::{Button, Color32, Layout, RichText, Role, TextStyle, Ui, WidgetInfo};

use crate::locale::Language;
use crate::msg;
use crate::profile::ThemeChoice;
use crate::ui::route::Whereabouts;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, icon_button};
use crate::ui::words::menu_ui;
use crate::ui::{Command, Commands, MenuEntry, Shared, fonts};

/// The places beside home, the last one first. The first of them lose their words first where there is
/// no room for all.
const PLACES: [MenuEntry; 5] = [
    MenuEntry::Glossary,
    MenuEntry::Rulebook,
    MenuEntry::Card,
    MenuEntry::Drill,
    MenuEntry::Table,
];
/// The side of an icon, in points.
const ICON: f32 = 18.0;

/// Draws the row.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    whereabouts: &Whereabouts,
    commands: &mut Commands,
) {
    ui.horizontal(|ui| {
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
            let icons = icons_alone(ui, shared);
            for (place, entry) in PLACES.into_iter().enumerate() {
                if place >= icons {
                    word_entry(ui, shared, entry, commands);
                } else {
                    icon_entry(ui, shared, entry, commands);
                }
            }
        });
    });
}

/// How many of the places, from the first on, are icons alone, so that all have room: none, the glossary,
/// or all of them.
fn icons_alone(ui: &Ui, shared: &Shared<'_>) -> usize {
    let spacing = ui.spacing();
    let around = ICON + 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let font = TextStyle::Button.resolve(ui.style());
    let words = PLACES.map(|entry| {
        let label = shared.say(&entry.label());
        let galley = ui
            .painter()
            .layout_no_wrap(label, font.clone(), Color32::PLACEHOLDER);
        galley.size().x + spacing.icon_spacing
    });
    let needed = |icons: usize| {
        let said: f32 = words.iter().skip(icons).sum();
        said + around * PLACES.len() as f32
    };
    let counts = [0, 1, PLACES.len()];
    let fits = |icons: &usize| needed(*icons) <= ui.available_width();
    counts.into_iter().find(fits).unwrap_or(PLACES.len())
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
    let image = entry.icon().image(ui, ICON);
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
