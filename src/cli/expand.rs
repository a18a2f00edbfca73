//! `expand CARD`: every concrete hand of a card, one per line.

use std::path::Path;

use super::{Ending, Failure, Terminal, read_card};
use crate::card::Expansion;

/// Prints the concrete hands of a card.
pub(super) fn run(card: &Path, terminal: &mut Terminal<'_>) -> Result<Ending, Failure> {
    let card = read_card(card)?;
    write!(terminal.output, "{}", Expansion(&card))?;
    Ok(Ending::Done)
}
