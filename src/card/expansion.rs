//! A card's concrete hands as text.

use std::fmt;

use super::Card;

/// Every concrete hand of a card, one per line of text: the line's id, its value, `X` or `C`, and
/// the groups, separated by tabs.
#[derive(Debug, Clone, Copy)]
pub struct Expansion<'a>(pub &'a Card);

impl fmt::Display for Expansion<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for hand in self.0.hands() {
            let line = self.0.line(hand.line);
            let exposed = if line.concealed { 'C' } else { 'X' };
            writeln!(formatter, "{}\t{}\t{exposed}\t{hand}", line.id, line.value)?;
        }
        Ok(())
    }
}
