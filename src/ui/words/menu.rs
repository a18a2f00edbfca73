//! The list of the words that stand on the screen and can be looked up: how keyboards and screen readers
//! come to them, from every screen with one button and one key.

use egui::{
    Key, KeyboardShortcut, Modifiers, Popup, Role, ScrollArea, SetOpenCommand, TextStyle, Ui,
    WidgetInfo,
};

use super::title;
use crate::msg;
use crate::ui::shared::OpenWord;
use crate::ui::widgets::{Icon, WordLinks, icon_button, plain_button, row_width};
use crate::ui::{Command, Shared};

/// The key that opens the list.
const KEY: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::F2);
/// The highest the list gets, in points.
const HEIGHT: f32 = 480.0;
/// How wide it is at least, in points.
const WIDTH: f32 = 160.0;

/// How much wider the button is with its word than with its sign alone, in points.
pub(in crate::ui) fn width_of_word(ui: &Ui, shared: &Shared<'_>) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let word = shared.say(&msg!("words-here.short"));
    row_width(ui, word, font) + ui.spacing().icon_spacing
}

/// Draws the button, which can be pressed where there are words; `bears_word` where there is room to say what it is.
pub(in crate::ui) fn ui(ui: &mut Ui, bears_word: bool, shared: &Shared<'_>) {
    let links = WordLinks::on_screen(ui.ctx());
    ui.add_enabled_ui(!links.is_empty(), |ui| {
        let name = shared.say(&msg!(
            "menu-with-keys",
            entry = msg!("words-here"),
            keys = ui.ctx().format_shortcut(&KEY)
        ));
        let button = if bears_word {
            let button = plain_button(ui, Icon::Words, &shared.say(&msg!("words-here.short")));
            button.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
            button.on_hover_text(&name)
        } else {
            icon_button(ui, Icon::Words, &name)
        };
        let pressed = ui.is_enabled() && ui.input_mut(|input| input.consume_shortcut(&KEY));
        let just_opened = button.id.with("just-opened");
        if pressed {
            ui.data_mut(|data| data.insert_temp(just_opened, true));
        }
        let mut menu = Popup::menu(&button).accessible_name(&name);
        if pressed {
            menu = menu.open_memory(SetOpenCommand::Toggle);
        }
        menu.show(|ui| {
            ui.set_min_width(WIDTH);
            ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
                for (place, link) in links.iter().enumerate() {
                    let Some(word) = shared.words.glossary.get(link.word) else {
                        continue;
                    };
                    let entry = ui.button(shared.say(&title(word)));
                    // Whoever came by keyboard goes on from the first word.
                    if place == 0 && ui.data(|data| data.get_temp(just_opened) == Some(true)) {
                        entry.request_focus();
                        if entry.has_focus() {
                            ui.data_mut(|data| data.remove::<bool>(just_opened));
                        }
                    }
                    if entry.clicked() {
                        let back_to = Some(button.id);
                        let open = OpenWord {
                            link: *link,
                            back_to,
                        };
                        shared.ask(Command::ExplainWord(open));
                        ui.close();
                    }
                }
            });
        });
    });
}
