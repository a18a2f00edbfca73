//! What the learner chooses a file for.

use crate::card::Draft;
use crate::profile::GameNumber;

/// What the learner chooses a file for.
#[derive(Debug, Clone, PartialEq)]
pub enum FileWanted {
    /// To read a card from it.
    CardToRead,
    /// To write this card to it.
    CardToWrite(Box<Draft>),
    /// To take up what is known from it.
    MemoryToRead,
    /// To write what is known to it.
    MemoryToWrite,
    /// To keep the game that is in it.
    GameToRead,
    /// To write a report of what went wrong to it.
    ReportToWrite,
    /// To write this game to it.
    GameToWrite(GameNumber),
}
