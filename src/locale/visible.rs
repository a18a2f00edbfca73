//! Characters that nobody sees, shown: a text by somebody else cannot hide words, or turn them round, to look like
//! another text.

use std::borrow::Cow;
use std::fmt::Write as _;

/// The text with every control character and every character that changes the direction of writing shown as `[U+202E]`.
/// What breaks lines stays, and so do the soft hyphen and the joiners that scripts need; a carriage return alone, behind
/// which a terminal writes over what it has written, is shown.
pub fn visible(text: Cow<'_, str>) -> String {
    if !text.contains(is_hidden) {
        return text.into_owned();
    }
    let mut shown = String::with_capacity(text.len() + 16);
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let breaks_line = character == '\r' && characters.peek() == Some(&'\n');
        if is_hidden(character) && !breaks_line {
            // Writing into a text does not fail.
            let _ = write!(shown, "[U+{:04X}]", u32::from(character));
        } else {
            shown.push(character);
        }
    }
    shown
}

fn is_hidden(character: char) -> bool {
    match character {
        '\n' | '\t' => false,
        // Marks, embeddings, overrides and isolates of direction (Unicode Standard Annex 9, table 4); separators of lines
        // and paragraphs; deprecated format characters; tags, which are not drawn.
        '\u{61c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2066}'..='\u{206f}'
        | '\u{e0000}'..='\u{e007f}' => true,
        _ => character.is_control(),
    }
}
