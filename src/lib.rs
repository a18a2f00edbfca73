//! Mahj Tutor teaches American Mah Jongg to people who have never played, and drills those who have.
//!
//! The modules depend on one another in one direction; `ARCHITECTURE.md` draws the map.

#[macro_use]
mod mark;

pub mod analysis;
pub mod bot;
pub mod card;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod coach;
pub mod content;
pub mod document;
pub mod drill;
pub mod files;
pub mod glossary;
pub mod lesson;
pub mod locale;
pub mod memory;
pub mod play;
pub mod profile;
pub mod review;
pub mod rule_example;
pub mod rules;
pub mod tile;
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod wording;
