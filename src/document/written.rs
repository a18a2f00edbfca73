//! How TOML writes a text, and where in it each of its characters stands.

use std::fmt::Write as _;
use std::ops::Range;

/// The bytes of the file in which a part of what a string says is written: nothing stands for all of it
/// without the space around it. `span` is where the string stands in `text`, quotes included; `said` is
/// what it says.
pub(crate) fn within(
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

/// The characters of a TOML string, each with the bytes of the file in which it is written.
///
/// `span` is where the string stands in `text`, quotes included; `value` is what it says. Every
/// character of an escape stands at the whole escape. Should a string be written in a way that is
/// not known here, all its characters stand at its beginning.
pub(super) fn characters(text: &str, span: Range<usize>, value: &str) -> Vec<(char, Range<usize>)> {
    let start = span.start;
    let written = text.get(span).unwrap_or_default();
    let characters = unquote(written, start);
    let mut written = characters.iter().map(|(said, _)| *said);
    // A value may also be the beginning of what is written.
    if value.chars().all(|said| written.next() == Some(said)) {
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

/// A text as TOML writes it, on one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            _ if letter.is_control() => {
                write!(quoted, "\\u{:04X}", u32::from(letter)).unwrap_or_default();
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
