//! What is done with the games that were played.

use std::path::PathBuf;

use crate::profile::GameNumber;

/// What is done with the games that were played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GamesCommand {
    /// Call a game so; by nothing but its day when that is empty.
    Rename(GameNumber, String),
    /// Take a game away.
    Remove(GameNumber),
    /// Keep the game that is in this file.
    Bring(PathBuf),
}
