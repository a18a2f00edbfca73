//! What is done with the games that were played.

use crate::profile::GameNumber;

/// What is done with the games that were played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GamesCommand {
    /// Call a game so; by nothing but its day when that is empty.
    Rename(GameNumber, String),
    /// Take a game away.
    Remove(GameNumber),
}
