//! Puts the data of the engine, the coach and the lessons into [`Message`](crate::locale::Message)s.
//!
//! A file here is named after what it words. Nothing is decided here and nothing is said: which
//! words a message has is the business of `locales/`.

mod locale_problem;
mod rule;
mod tile;

pub use locale_problem::locale_problem;
pub use rule::{rule_example, rule_text, rule_title};
pub use tile::{
    dragon, group, group_of, line, seat, suit, tile, tile_short, tiles, tiles_short, wind,
};
