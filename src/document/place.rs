//! Lines and columns of a text.

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of that line, counted from 1.
    pub column: usize,
}

impl Place {
    /// The place of a byte of a text.
    pub(crate) fn of(text: &str, byte: usize) -> Self {
        PlaceCounter::new(text).advance_to(byte)
    }
}

/// Goes once through a text and counts lines and characters.
pub(crate) struct PlaceCounter<'a> {
    text: &'a str,
    offset: usize,
    line: usize,
    line_start: usize,
}

impl<'a> PlaceCounter<'a> {
    /// At the beginning of a text, behind its byte order mark.
    pub(crate) fn new(text: &'a str) -> Self {
        let line_start = start_of(text);
        Self {
            text,
            offset: line_start,
            line: 1,
            line_start,
        }
    }

    /// The place of a byte that is not before the last one asked for.
    pub(crate) fn advance_to(&mut self, byte: usize) -> Place {
        let offset = self.text.floor_char_boundary(byte).max(self.offset);
        let passed = self.text.get(self.offset..offset).unwrap_or_default();
        for (position, _) in passed.match_indices('\n') {
            self.line += 1;
            self.line_start = self.offset + position + 1;
        }
        self.offset = offset;
        let before = self.text.get(self.line_start..offset).unwrap_or_default();
        Place {
            line: self.line,
            column: before.chars().count() + 1,
        }
    }
}

/// Where a text begins: behind its byte order mark.
pub(super) fn start_of(text: &str) -> usize {
    text.len() - text.trim_start_matches('\u{feff}').len()
}
