//! From a card's file to a checked card, with every problem of the file at its place.

use super::{Card, Diagnostic};

impl Card {
    /// Reads a card in format 1.
    ///
    /// # Errors
    /// Every problem that keeps the card from being played, in the order of the file.
    pub fn parse(text: &str) -> Result<Self, Vec<Diagnostic>> {
        let _ = text;
        todo!()
    }
}

/// Every problem of a card's file, doubts included, in the order of the file.
pub fn check(text: &str) -> Vec<Diagnostic> {
    let _ = text;
    todo!()
}
