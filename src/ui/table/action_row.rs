//! The buttons of what may be done: always one row. What has no room in it, and what is seldom wanted, opens from it.

use egui::{Button, Popup, TextStyle, Ui};

use super::TableCommand;
use super::action_strip::HIGH;
use super::blind;
use super::choice_button::ChoiceButton;
use super::key_sign::KeySign;
use super::keys::Pressed;
use super::prompt::PromptChoice;
use super::selection::Selection;
use crate::locale::Message;
use crate::msg;
use crate::ui::widgets::row_width;
use crate::ui::{Command, Shared};

/// The space between two buttons, in points.
const GAP: f32 = 6.0;
/// The height of a button where there are two rows, in points.
const LOW: f32 = 30.0;

/// The letter for taking a discard.
const TAKES: KeySign = KeySign::Letter("T");

/// What may be done, the first of it standing out.
pub(super) struct ActionRow<'a> {
    /// The choices.
    pub(super) choices: &'a [PromptChoice],
    /// What was pressed.
    pub(super) pressed: Option<Pressed>,
    /// Whether there is room for a second row of lower buttons, as in a lesson that asks which one to take.
    pub(super) may_take_two_rows: bool,
}

impl ActionRow<'_> {
    /// Draws the row, and does what its keys say.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        asks_blind: bool,
        selection: &mut Selection,
        shared: &Shared<'_>,
    ) {
        let mut room = ui.available_width();
        let for_more = more_width(ui, shared);
        let mut keys: Vec<KeySign> = self.keys().collect();
        let mut shows_tiles = true;
        let mut widths = self.widths(ui, &keys, shows_tiles, shared);
        if asks_blind {
            let widest = widths.iter().copied().fold(0.0, f32::max);
            room -= blind::ui(ui, widest, selection, shared);
        }
        let fits_in_two =
            |widths: &[f32], room: f32| self.may_take_two_rows && rows(widths, room) == 2;
        if self.needed(&widths, for_more) > room && !fits_in_two(&widths, room) {
            // What may be done comes before the keys for it.
            keys.fill(KeySign::None);
            widths = self.widths(ui, &keys, shows_tiles, shared);
            // No way is to be out of sight for the sake of tiles that its words name.
            let is_full = self.needed(&widths, for_more) > room && !fits_in_two(&widths, room);
            if is_full && self.are_told_apart_by_words() {
                shows_tiles = false;
                widths = self.widths(ui, &keys, shows_tiles, shared);
            }
        }
        let buttons = || self.choices.iter().zip(keys.iter().copied());
        let all: f32 = widths.iter().sum();
        let is_any_on_request = self.choices.iter().any(|choice| choice.is_on_request);
        let fits_two_rows = fits_in_two(&widths, room);
        if fits_two_rows && !is_any_on_request {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().interact_size.y = LOW;
                for (choice, key) in buttons() {
                    let button =
                        ChoiceButton::new(ui, choice, key, shared).shows_tiles(shows_tiles);
                    if button.ui(ui, LOW).clicked() {
                        take(choice, selection, shared);
                    }
                }
            });
        } else {
            if is_any_on_request || all > room {
                room -= for_more;
            }
            // The one that stands out is never out of sight.
            let primary = self.choices.iter().position(|choice| choice.is_primary);
            let mut used = primary.map_or(0.0, |place| widths[place]);
            let mut rest: Vec<(&PromptChoice, KeySign)> = Vec::new();
            for ((choice, key), width) in buttons().zip(widths) {
                let is_full = rest.iter().any(|(other, _)| !other.is_on_request);
                let is_out = choice.is_on_request || is_full || used + width > room;
                if stands_last(choice) {
                    continue;
                }
                if is_out && !choice.is_primary {
                    rest.push((choice, key));
                    continue;
                }
                if !choice.is_primary {
                    used += width;
                }
                let button = ChoiceButton::new(ui, choice, key, shared).shows_tiles(shows_tiles);
                if button.ui(ui, HIGH).clicked() {
                    take(choice, selection, shared);
                }
            }
            let opens = self.pressed == Some(Pressed::More);
            more(ui, &rest, opens, selection, shared);
            for (choice, key) in buttons().filter(|(choice, _)| stands_last(choice)) {
                let button = ChoiceButton::new(ui, choice, key, shared).shows_tiles(shows_tiles);
                if button.ui(ui, HIGH).clicked() {
                    take(choice, selection, shared);
                }
            }
        }
        if let Some(choice) = self.chosen_by_key() {
            take(choice, selection, shared);
        }
    }

    /// How wide each button is with its key and the space behind it, in points.
    fn widths(
        &self,
        ui: &Ui,
        keys: &[KeySign],
        shows_tiles: bool,
        shared: &Shared<'_>,
    ) -> Vec<f32> {
        let buttons = self.choices.iter().zip(keys);
        buttons
            .map(|(choice, key)| {
                let button = ChoiceButton::new(ui, choice, *key, shared);
                button.shows_tiles(shows_tiles).width() + GAP
            })
            .collect()
    }

    /// Whether no two of those that are not only opened say the same, and each says what it is done with.
    fn are_told_apart_by_words(&self) -> bool {
        let shown = self.choices.iter().filter(|choice| !choice.is_on_request);
        if !shown.clone().all(PromptChoice::is_said_by_words) {
            return false;
        }
        let words = shown.map(|choice| choice.short.as_ref().unwrap_or(&choice.label));
        let words: Vec<&Message> = words.collect();
        words
            .iter()
            .enumerate()
            .all(|(place, said)| !words[..place].contains(said))
    }

    /// How much room all need that are not only opened, in points.
    fn needed(&self, widths: &[f32], for_more: f32) -> f32 {
        let shown = self.choices.iter().zip(widths);
        let shown = shown.filter(|(choice, _)| !choice.is_on_request);
        let more = if self.choices.iter().any(|choice| choice.is_on_request) {
            for_more
        } else {
            0.0
        };
        shown.map(|(_, width)| *width).sum::<f32>() + more
    }

    /// By which key each choice is taken.
    fn keys(&self) -> impl Iterator<Item = KeySign> {
        let mut number = 0;
        self.choices.iter().map(move |choice| {
            if choice.is_primary {
                return KeySign::Enter;
            }
            // No digit does what nobody sees.
            if choice.is_on_request {
                return KeySign::None;
            }
            // Nobody says Mah Jongg by a slip of the hand.
            if choice.says_mah_jongg() {
                return KeySign::None;
            }
            if choice.command == Some(TableCommand::CallDiscard) {
                return TAKES;
            }
            number += 1;
            if number < 10 {
                KeySign::Digit(number)
            } else {
                KeySign::None
            }
        })
    }

    fn chosen_by_key(&self) -> Option<&PromptChoice> {
        let pressed = match self.pressed? {
            Pressed::Primary => KeySign::Enter,
            Pressed::Choice(number) => KeySign::Digit(number),
            Pressed::Take => TAKES,
            _ => return None,
        };
        let place = self.keys().position(|key| key == pressed)?;
        self.choices.get(place)
    }
}

/// Whether a choice stands behind all others, even those that open: it comes where somebody may press one of them again.
fn stands_last(choice: &PromptChoice) -> bool {
    choice.command == Some(TableCommand::DismissRefusal)
}

/// How many rows buttons of these widths take where there is so much room in each, in points.
fn rows(widths: &[f32], room: f32) -> usize {
    let (mut rows, mut used) = (1, 0.0);
    for width in widths {
        if used > 0.0 && used + width > room {
            (rows, used) = (rows + 1, 0.0);
        }
        used += width;
    }
    rows
}

/// How wide the button is that opens the rest, with the space before it, in points.
fn more_width(ui: &Ui, shared: &Shared<'_>) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let padding = 2.0 * ui.spacing().button_padding.x;
    row_width(ui, shared.say(&msg!("table-more")), font) + padding + GAP
}

/// The button that opens the rest of what may be done; nothing where there is no rest. By key it opens with the keyboard
/// at its first choice.
fn more(
    ui: &mut Ui,
    rest: &[(&PromptChoice, KeySign)],
    is_pressed: bool,
    selection: &mut Selection,
    shared: &Shared<'_>,
) {
    if rest.is_empty() {
        return;
    }
    let label = shared.say(&msg!("table-more"));
    let opens = ui.add(Button::new(label).min_size(egui::vec2(0.0, HIGH)));
    if is_pressed {
        Popup::toggle_id(ui.ctx(), Popup::default_response_id(&opens));
    }
    Popup::menu(&opens).show(|ui| {
        for (place, (choice, key)) in rest.iter().enumerate() {
            let button = ChoiceButton::new(ui, choice, *key, shared).ui(ui, HIGH);
            if is_pressed && place == 0 {
                button.request_focus();
            }
            if button.clicked() {
                take(choice, selection, shared);
                ui.close();
            }
        }
    });
}

/// Does what was chosen, or says what has to be done first.
fn take(choice: &PromptChoice, selection: &mut Selection, shared: &Shared<'_>) {
    if let Some(command) = choice.command {
        shared.ask(Command::Table(command));
    } else {
        selection.is_awaited = true;
        // What was said of a tile before gives way to what comes first now.
        selection.kept_back = None;
    }
}
