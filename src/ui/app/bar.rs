//! The row at the top: the way back and home, where we are, the other places, language and theme.

use egui::containers::menu::MenuButton;
use egui::{Button, Label, RichText, Role, TextStyle, Ui, WidgetInfo};

use crate::locale::Language;
use crate::msg;
use crate::profile::ThemeChoice;
use crate::ui::shared::Whereabouts;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, icon_button, menu_begins_with, row_width};
use crate::ui::words::{width_of_word, words_menu_ui};
use crate::ui::{Command, MenuEntry, Shared, fonts};

/// The places beside home. Where there is no room for all, their signs go first, then the words of the last of them; where
/// too few would have words, one button opens them all.
const PLACES: [MenuEntry; 5] = [
    MenuEntry::Table,
    MenuEntry::Drill,
    MenuEntry::Card,
    MenuEntry::Rulebook,
    MenuEntry::Glossary,
];
/// Under which the width of what stands at the end is kept.
const END: &str = "width at the end";
/// The room of the button with the words, with the space around it, in points.
const WORDS_BUTTON: f32 = 58.0;
/// So many places at least have words, unless they stand in a menu.
const LEAST_WORDS: usize = 3;
/// The side of an icon, in points.
const ICON: f32 = 18.0;

/// Draws the row.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, whereabouts: &Whereabouts) {
    ui.horizontal(|ui| {
        for entry in [MenuEntry::Back, MenuEntry::Home] {
            let possible = entry == MenuEntry::Home || whereabouts.can_go_back();
            ui.add_enabled_ui(possible, |ui| icon_entry(ui, shared, entry));
        }
        let here = whereabouts.current();
        let name = shared.say(&here.title());
        let title = RichText::new(&name)
            .size(text_size::LARGE)
            .family(fonts::bold());
        // A long title gives way, so that everything behind it has room.
        let room = ui.available_width() - known_width(ui) - WORDS_BUTTON;
        let shown = ui.scope(|ui| {
            ui.set_max_width(room.max(0.0));
            ui.add(Label::new(title).truncate())
                .widget_info(|| WidgetInfo::labeled(Role::Heading, true, &name));
        });
        let rest = room - shown.response.rect.width();
        words_menu_ui(ui, rest >= width_of_word(ui, shared), shared);
        let labels = labels(ui, shared);
        at_the_end(ui, |ui| {
            match labels {
                Labels::WordsAlone => {
                    for entry in PLACES {
                        word_entry(ui, shared, entry, false);
                    }
                }
                Labels::SignsAndWords(count) => {
                    for entry in &PLACES[..count] {
                        word_entry(ui, shared, *entry, true);
                    }
                    for entry in &PLACES[count..] {
                        icon_entry(ui, shared, *entry);
                    }
                }
                Labels::Menu => places_menu(ui, shared),
            }
            ui.separator();
            language_menu(ui, shared, labels.name_the_language());
            theme_switch(ui, shared);
            icon_entry(ui, shared, MenuEntry::Settings);
        });
    });
}

/// Adds something at the right end of the row. Its width is known from the frame before: so the keyboard goes
/// through it from left to right, too.
fn at_the_end(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let known = known_width(ui);
    ui.add_space((ui.available_width() - known).max(0.0));
    let width = ui.scope(add).response.rect.width();
    if (width - known).abs() > 0.5 {
        let id = ui.scope_id().with(END);
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx()
            .request_discard("the width of what stands at the end is known now");
        // Where nothing can be discarded any more in this frame, the next one is right.
        ui.ctx().request_repaint();
    }
}

/// How wide what stands at the end was in the frame before.
fn known_width(ui: &Ui) -> f32 {
    let id = ui.scope_id().with(END);
    ui.data(|data| data.get_temp(id)).unwrap_or(0.0)
}

/// What stands on the buttons of the places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Labels {
    /// A sign on each, and on so many, from the first on, words as well.
    SignsAndWords(usize),
    /// Words on each and no sign: they say more.
    WordsAlone,
    /// One button that opens them all: signs alone say little.
    Menu,
}

impl Labels {
    /// Whether the language is named: the places need their words more.
    const fn name_the_language(self) -> bool {
        match self {
            Self::SignsAndWords(count) => count + 1 >= PLACES.len(),
            Self::WordsAlone | Self::Menu => false,
        }
    }
}

/// What stands on the buttons of the places, so that all have room.
fn labels(ui: &Ui, shared: &Shared<'_>) -> Labels {
    let spacing = ui.spacing();
    let bare = 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    let font = TextStyle::Button.resolve(ui.style());
    let width = |text: String| row_width(ui, text, font.clone());
    let words = PLACES.map(|entry| width(shared.say(&entry.label())));
    let language = width(shared.locale.language().own_name().to_owned()) + spacing.icon_spacing;
    // Behind the places stand a line, the language, the theme and the settings.
    let around = ICON + bare;
    let others = around * 3.0 + 2.0 * spacing.item_spacing.x + 6.0;
    let needed = |labels: Labels| {
        let places: f32 = match labels {
            Labels::SignsAndWords(count) => {
                let said = words.iter().take(count);
                let said: f32 = said.map(|word| word + spacing.icon_spacing).sum();
                said + around * PLACES.len() as f32
            }
            Labels::WordsAlone => words.iter().map(|word| word + bare).sum(),
            Labels::Menu => 0.0,
        };
        let named = if labels.name_the_language() {
            language
        } else {
            0.0
        };
        places + others + named
    };
    let with_signs = |count: usize| Labels::SignsAndWords(count);
    let fewer = (LEAST_WORDS..PLACES.len()).rev().map(with_signs);
    let mut labels = [with_signs(PLACES.len()), Labels::WordsAlone]
        .into_iter()
        .chain(fewer);
    let fits = |labels: &Labels| needed(*labels) <= ui.available_width();
    labels.find(fits).unwrap_or(Labels::Menu)
}

/// What an entry is called, with the keys that do it.
fn name(ui: &Ui, shared: &Shared<'_>, entry: MenuEntry) -> String {
    shared.say(&msg!(
        "menu-with-keys",
        entry = entry.label(),
        keys = ui.ctx().format_shortcut(&entry.shortcut())
    ))
}

fn icon_entry(ui: &mut Ui, shared: &Shared<'_>, entry: MenuEntry) {
    let label = shared.say(&entry.label());
    let keys = name(ui, shared, entry);
    let response = icon_button(ui, entry.icon(), &label).on_hover_text(keys);
    if response.clicked() {
        shared.ask(entry.command());
    }
}

/// An entry with its words; says whether it was taken.
fn word_entry(ui: &mut Ui, shared: &Shared<'_>, entry: MenuEntry, has_sign: bool) -> bool {
    let label = shared.say(&entry.label());
    let button = if has_sign {
        Button::image_and_text(entry.icon().image(ui, ICON), label)
    } else {
        Button::new(label)
    };
    let button = button.image_tint_follows_text_color(true);
    let keys = name(ui, shared, entry);
    let clicked = ui.add(button).on_hover_text(keys).clicked();
    if clicked {
        shared.ask(entry.command());
    }
    clicked
}

/// All places, opened by one button.
fn places_menu(ui: &mut Ui, shared: &Shared<'_>) {
    let label = shared.say(&msg!("menu-places"));
    let button = Button::image_and_text(Icon::Log.image(ui, ICON), label);
    let button = button.image_tint_follows_text_color(true);
    MenuButton::from_button(button).ui(ui, |ui| {
        for entry in PLACES {
            if word_entry(ui, shared, entry, true) {
                // A key, too, has done what the menu was opened for.
                ui.close();
            }
        }
    });
}

fn language_menu(ui: &mut Ui, shared: &Shared<'_>, is_named: bool) {
    let current = shared.locale.language();
    let image = Icon::Globe.image(ui, 18.0);
    let button = if is_named {
        Button::image_and_text(image, current.own_name())
    } else {
        Button::image(image)
    };
    let button = button.image_tint_follows_text_color(true);
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for language in Language::all() {
            let chosen = language == current;
            let label = ui.selectable_label(chosen, language.own_name());
            if chosen {
                menu_begins_with(&label);
            }
            if label.clicked() {
                shared.ask(Command::SetLanguage(language));
                ui.close();
            }
        }
    });
    let name = shared.say(&msg!("menu-language", language = current.own_name()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if !is_named {
        response.on_hover_text(name);
    }
}

fn theme_switch(ui: &mut Ui, shared: &Shared<'_>) {
    let (icon, label, theme) = match ui.ctx().theme() {
        egui::Theme::Dark => (Icon::Sun, msg!("menu-lighter"), ThemeChoice::Light),
        egui::Theme::Light => (Icon::Moon, msg!("menu-darker"), ThemeChoice::Dark),
    };
    if icon_button(ui, icon, &shared.say(&label)).clicked() {
        shared.ask(Command::SetTheme(theme));
    }
}
