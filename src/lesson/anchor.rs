//! What a step points at.

use std::fmt;
use std::str::FromStr;

/// A place that a step points at: a thing by its meaning, never by its pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The whole line of the card.
    Line,
    /// A group of the line, counted from 0. Written `group 1` for the first.
    Group(u8),
    /// The note in parentheses.
    Note,
    /// The value.
    Value,
    /// The X or C behind the value.
    Mark,
    /// The rack.
    Rack,
    /// A group of the tiles that are shown, counted from 0. Written `tiles 1` for the first.
    Tiles(u8),
    /// A stack of a wall, counted from its right end from 0. Written `stack 1` for the outermost.
    Stack(u8),
}

/// A word that names no anchor.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is nothing to point at")]
pub struct ParseAnchorError(
    /// The text as it was written.
    pub String,
);

impl FromStr for Anchor {
    type Err = ParseAnchorError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let counted = |name: &str| -> Option<u8> {
            let number: u8 = text.strip_prefix(name)?.trim().parse().ok()?;
            number.checked_sub(1)
        };
        Ok(match text {
            "line" => Self::Line,
            "note" => Self::Note,
            "value" => Self::Value,
            "mark" => Self::Mark,
            "rack" => Self::Rack,
            _ => counted("group ")
                .map(Self::Group)
                .or_else(|| counted("tiles ").map(Self::Tiles))
                .or_else(|| counted("stack ").map(Self::Stack))
                .ok_or_else(|| ParseAnchorError(text.to_owned()))?,
        })
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line => formatter.write_str("line"),
            Self::Note => formatter.write_str("note"),
            Self::Value => formatter.write_str("value"),
            Self::Mark => formatter.write_str("mark"),
            Self::Rack => formatter.write_str("rack"),
            Self::Group(index) => write!(formatter, "group {}", index + 1),
            Self::Tiles(index) => write!(formatter, "tiles {}", index + 1),
            Self::Stack(index) => write!(formatter, "stack {}", index + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_anchor_reads_back_as_it_is_written() {
        for anchor in [
            Anchor::Line,
            Anchor::Group(0),
            Anchor::Note,
            Anchor::Value,
            Anchor::Mark,
            Anchor::Rack,
            Anchor::Tiles(3),
            Anchor::Stack(0),
        ] {
            assert_eq!(anchor.to_string().parse(), Ok(anchor));
        }
        for text in ["group", "group 0", "group x", "tiles 300", "pixel 3"] {
            assert!(text.parse::<Anchor>().is_err(), "{text}");
        }
    }
}
