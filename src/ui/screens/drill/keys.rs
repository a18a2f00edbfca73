//! The keys of a drill beside those of what it asks, the same as in a lesson: for the hint, and for the card.

use egui::{Key, Modifiers, Ui};

/// What was asked for by key in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pressed {
    /// The hint.
    Hint,
    /// The card beside the exercise, or without it.
    Card,
}

const LETTERS: [(Key, Pressed); 2] = [(Key::H, Pressed::Hint), (Key::C, Pressed::Card)];

impl Pressed {
    /// What is pressed now.
    pub(super) fn take(ui: &Ui) -> Option<Self> {
        if ui.ctx().text_edit_focused() {
            return None;
        }
        let plain = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let letter = LETTERS.iter().find(|(key, _)| plain(*key));
        letter.map(|(_, pressed)| *pressed)
    }
}
