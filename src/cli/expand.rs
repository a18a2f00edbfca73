//! `expand CARD`: every concrete hand of a card, one per line.

use std::path::Path;

use super::{CommandEnding, Failure, Terminal, read_card};
use crate::card::Expansion;

/// Prints the concrete hands of a card.
pub(super) fn run(card: &Path, terminal: &mut Terminal<'_>) -> Result<CommandEnding, Failure> {
    let card = read_card(card)?;
    write!(terminal.output, "{}", Expansion(&card))?;
    Ok(CommandEnding::Done)
}
