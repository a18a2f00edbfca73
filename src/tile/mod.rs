//! The tiles of American Mah Jongg: kinds, multisets of them, and their text notation.
//!
//! Nothing here knows a rule of play but how many tiles there are of each kind and in each place, a score card or a language. A [`Tile`] is a *kind* (there are
//! four Two Bams, all equal); what tells two of them apart at the table is where they lie.

mod counts;
mod kind;
mod notation;
mod set;

pub use counts::TileCounts;
pub use kind::{Dragon, Number, Suit, Tile, Wind};
pub use notation::{ParseRackError, ParseTileError, Rack};
pub use set::{HAND, RACK, TileSet, WALL, copies_of};
