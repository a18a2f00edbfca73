//! The cards that ship inside the program.

use super::{Card, Diagnostic};
use crate::content;

/// The file of the Practice Card.
const PRACTICE: &str = "practice.toml";

/// The file of the First Card.
const FIRST: &str = "first.toml";

/// The name and the text of each shipped card's file, by name.
pub fn shipped() -> impl Iterator<Item = (&'static str, &'static str)> {
    content::CARDS.files().filter_map(|file| {
        let path = file.path();
        let is_card = path
            .extension()
            .is_some_and(|extension| extension == "toml");
        Some((path.to_str()?, file.contents_utf8()?)).filter(|_| is_card)
    })
}

/// The Practice Card: as many lines, as varied and as difficult, as a card that is played with.
///
/// # Errors
/// The diagnostics of its file. The tests keep it without any.
pub fn practice() -> Result<Card, Vec<Diagnostic>> {
    parse(PRACTICE)
}

/// The First Card: few lines and one idea each, for the first lessons and games.
///
/// # Errors
/// The diagnostics of its file. The tests keep it without any.
pub fn first() -> Result<Card, Vec<Diagnostic>> {
    parse(FIRST)
}

fn parse(file: &str) -> Result<Card, Vec<Diagnostic>> {
    let text = shipped().find(|(name, _)| *name == file);
    Card::parse(text.map_or("", |(_, text)| text))
}
