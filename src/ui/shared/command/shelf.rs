//! What is done with cards.

use std::path::PathBuf;

use crate::card::Draft;

/// What is done with cards.
#[derive(Debug, Clone, PartialEq)]
pub enum ShelfCommand {
    /// Begin a new card and type it in.
    Begin,
    /// Learn and play with the card of this id.
    Use(String),
    /// Take an own card away.
    Remove(String),
    /// Keep an own card as it is now.
    Keep(Box<Draft>),
    /// Write a card to where the learner wants it.
    Export(Box<Draft>, PathBuf),
    /// Read a card from where the learner has it.
    Import(PathBuf),
}

impl ShelfCommand {
    /// The id of the card for first games.
    pub const FIRST: &str = "first";
    /// The id of the card that is as long as those that people play with.
    pub const PRACTICE: &str = "practice";
}
