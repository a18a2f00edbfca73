//! What the learner asks about a word.

use egui::Id;

use crate::ui::widgets::WordLink;

/// A word to be explained where it stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OpenWord {
    /// The word, and where it stands.
    pub link: WordLink,
    /// What gets the keyboard back when the card goes away, where it was asked for by keyboard.
    pub back_to: Option<Id>,
}
