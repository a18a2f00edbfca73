//! What ships inside the program: cards, lessons, locales and assets, embedded at compile time.
//!
//! Only raw files: what they mean is the business of the module that reads each kind.

use include_dir::{Dir, include_dir};

/// The score cards, `*.toml`.
pub static CARDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/cards");
/// The lessons, `NN-name.toml`.
pub static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/lessons");
/// The locales: a folder per language tag, with Fluent files.
pub static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");
/// Tile faces, icons and fonts.
pub static ASSETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets");
