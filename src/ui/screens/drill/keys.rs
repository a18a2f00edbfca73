//! The keys of a drill beside those of what it asks, the same as in a lesson: for the hint, and for the card.

use egui::{Key, Ui};

use crate::ui::widgets::letter_pressed;

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
        letter_pressed(ui, &LETTERS)
    }
}
