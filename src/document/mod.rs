//! Files in TOML, read so that everything that is wrong with one is told at once: each fault at its line and
//! column, with what belongs there instead.
//!
//! Cards, lessons, examples, words of the glossary and records of games are read through a `Source`. What is the
//! same for all of them is a [`ShapeFault`]; what a file says that cannot be is told by who reads it.

mod fault;
mod place;
mod source;
mod spelling;
mod written;

pub use fault::{ShapeFault, ValueKind};
pub use place::Place;
pub(crate) use place::PlaceCounter;
pub(crate) use source::{Document, Fields, KeyedValue, Located, Source};
pub(crate) use spelling::meant;
pub(crate) use written::{quoted, within};
