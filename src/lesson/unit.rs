//! The units of the course.

use std::fmt;

/// A part of the course: lessons that belong together, in the order in which one learns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    /// The set and the table.
    Tiles,
    /// Reading the card.
    Card,
    /// Passing tiles before the play.
    Charleston,
    /// Taking turns and claiming discards.
    Claims,
    /// Where jokers stand, and how they are exchanged.
    Jokers,
    /// When something goes wrong.
    Penalties,
    /// A whole evening.
    Evening,
}

impl Unit {
    /// All of them, in the order of the course.
    pub const ALL: [Self; 7] = [
        Self::Tiles,
        Self::Card,
        Self::Charleston,
        Self::Claims,
        Self::Jokers,
        Self::Penalties,
        Self::Evening,
    ];

    /// The word by which files call it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Card => "card",
            Self::Charleston => "charleston",
            Self::Claims => "claims",
            Self::Jokers => "jokers",
            Self::Penalties => "errors",
            Self::Evening => "evening",
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}
