//! `simulate`: whole games between bots, added up.

use super::{Ending, Failure, SimulateArguments, Terminal};

/// Plays the games and prints their sums.
pub(super) fn run(
    _arguments: &SimulateArguments,
    _terminal: &mut Terminal<'_>,
) -> Result<Ending, Failure> {
    Ok(Ending::Done)
}
