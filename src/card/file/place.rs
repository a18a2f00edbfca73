//! Places in a card's file: lines and columns, and where in it a character of a TOML string is written.

use std::ops::Range;

/// The bytes of the file in which a part of what a string says is written: nothing stands for all of it
/// without the space around it. `span` is where the string stands in `text`, quotes included; `said` is
/// what it says.
pub(super) fn within(
    text: &str,
    span: Range<usize>,
    said: &str,
    part: Option<&Range<usize>>,
) -> Range<usize> {
    let start = said.len() - said.trim_start().len();
    let trimmed = start..said.trim_end().len();
    let part = part.unwrap_or(&trimmed);
    let mut offset = 0;
    let mut found: Option<Range<usize>> = None;
    let mut end = span.end;
    for (character, written) in characters(text, span.clone(), said) {
        if (part.start..part.end.max(part.start + 1)).contains(&offset) {
            let first = found.map_or(written.start, |found| found.start);
            found = Some(first..if part.is_empty() { first } else { written.end });
        }
        end = written.end;
        offset += character.len_utf8();
    }
    match found {
        Some(found) => found,
        None if said.trim().is_empty() => span,
        None => end..end,
    }
}

/// Walks once through a text and counts lines and characters.
pub(super) struct Cursor<'a> {
    text: &'a str,
    offset: usize,
    line: usize,
    line_start: usize,
}

impl<'a> Cursor<'a> {
    /// At the beginning of a text.
    pub(super) fn new(text: &'a str) -> Self {
        let line_start = start_of(text);
        Self {
            text,
            offset: line_start,
            line: 1,
            line_start,
        }
    }

    /// Line and character, from 1, of a byte offset that is not before the last one asked for.
    pub(super) fn advance_to(&mut self, offset: usize) -> (usize, usize) {
        let offset = self.text.floor_char_boundary(offset).max(self.offset);
        let passed = self.text.get(self.offset..offset).unwrap_or_default();
        for (position, _) in passed.match_indices('\n') {
            self.line += 1;
            self.line_start = self.offset + position + 1;
        }
        self.offset = offset;
        let before = self.text.get(self.line_start..offset).unwrap_or_default();
        (self.line, before.chars().count() + 1)
    }
}

/// Where a text begins: behind its byte order mark.
pub(super) fn start_of(text: &str) -> usize {
    text.len() - text.trim_start_matches('\u{feff}').len()
}

/// The characters of a TOML string, each with the bytes of the file in which it is written.
///
/// `span` is where the string stands in `text`, quotes included; `value` is what it says. Every
/// character of an escape stands at the whole escape. Should a string be written in a way that is
/// not known here, all its characters stand at its beginning.
fn characters(text: &str, span: Range<usize>, value: &str) -> Vec<(char, Range<usize>)> {
    let start = span.start;
    let written = text.get(span).unwrap_or_default();
    let characters = unquote(written, start);
    if characters.iter().map(|(said, _)| *said).eq(value.chars()) {
        return characters;
    }
    value.chars().map(|said| (said, start..start)).collect()
}

fn unquote(written: &str, start: usize) -> Vec<(char, Range<usize>)> {
    let (quotes, basic) = if written.starts_with("\"\"\"") {
        (3, true)
    } else if written.starts_with("'''") {
        (3, false)
    } else {
        (1, written.starts_with('"'))
    };
    let end = written.len().saturating_sub(quotes);
    let mut position = quotes;
    if quotes == 3 {
        let body = written.get(position..).unwrap_or_default();
        position += body.len() - body.strip_prefix('\r').unwrap_or(body).len();
        let body = written.get(position..).unwrap_or_default();
        position += body.len() - body.strip_prefix('\n').unwrap_or(body).len();
    }
    let mut characters = Vec::new();
    while let Some(rest) = written.get(position..end)
        && let Some(character) = rest.chars().next()
    {
        let (said, length) = match character {
            '\\' if basic => escape(rest),
            _ => (Some(character), character.len_utf8()),
        };
        let span = start + position..start + position + length;
        characters.extend(said.map(|said| (said, span)));
        position += length;
    }
    characters
}

/// What the escape at the beginning of `rest` says, and how many bytes it takes.
fn escape(rest: &str) -> (Option<char>, usize) {
    let hexadecimal = |digits: usize| {
        let code = rest.get(2..2 + digits).unwrap_or_default();
        let said = u32::from_str_radix(code, 16).ok().and_then(char::from_u32);
        (said, 2 + digits)
    };
    let simple = |said| (Some(said), 2);
    match rest.chars().nth(1) {
        Some('b') => simple('\u{8}'),
        Some('t') => simple('\t'),
        Some('n') => simple('\n'),
        Some('f') => simple('\u{c}'),
        Some('r') => simple('\r'),
        Some('e') => simple('\u{1b}'),
        Some('"') => simple('"'),
        Some('\\') => simple('\\'),
        Some('x') => hexadecimal(2),
        Some('u') => hexadecimal(4),
        Some('U') => hexadecimal(8),
        // A backslash at the end of a line takes the white space behind it away.
        _ => {
            let behind = rest.get(1..).unwrap_or_default();
            (None, 1 + behind.len() - behind.trim_start().len())
        }
    }
}
