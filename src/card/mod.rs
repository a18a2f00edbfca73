//! Score cards: format 1, its located diagnostics, the expansion of patterns into concrete hands,
//! and printing.
//!
//! A card is only ever a checked one: every line of a [`Card`] can be completed with the tiles that
//! exist. What a rack is worth against a card is the business of `analysis`; whether an act is legal
//! that of `rules`.

mod model;
mod target;

pub use model::{Card, Line, LineId, LineIndex, Section};
pub use target::{Group, SuitLetter, Target};
