//! Places in a card's file, and the problems found there.

use std::ops::Range;

use crate::card::{Diagnostic, DiagnosticKind, Proposal};

/// Some bytes of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Span {
    /// The place before byte `offset`.
    pub(super) const fn at(offset: usize) -> Self {
        Self {
            start: offset,
            end: offset,
        }
    }

    /// From the beginning of this one to the end of a later one.
    pub(super) const fn to(self, later: Self) -> Self {
        Self {
            start: self.start,
            end: later.end,
        }
    }

    /// The proposal to write `text` instead.
    pub(super) fn becomes(self, text: impl Into<String>) -> Proposal {
        Proposal {
            range: self.start..self.end,
            text: text.into(),
        }
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self {
            start: range.start,
            end: range.end,
        }
    }
}

/// The problems found so far, each at its place in the file.
#[derive(Debug)]
pub(super) struct Problems<'a> {
    text: &'a str,
    found: Vec<Found>,
    errors: usize,
}

/// A problem before its line and column are counted.
#[derive(Debug)]
struct Found {
    span: Span,
    kind: DiagnosticKind,
    proposal: Option<Proposal>,
}

impl<'a> Problems<'a> {
    /// No problems yet of this text.
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            found: Vec::new(),
            errors: 0,
        }
    }

    /// What is written at a place of the text.
    pub(super) fn written(&self, span: Span) -> &'a str {
        self.text.get(span.start..span.end).unwrap_or_default()
    }

    /// Where the text begins: behind its byte order mark.
    pub(super) fn start(&self) -> usize {
        start_of(self.text)
    }

    /// The line of the file in which a place begins, from its first byte to where the next one begins.
    pub(super) fn whole_line(&self, span: Span) -> Span {
        let before = self.text.get(..span.start).unwrap_or_default();
        let start = before.rfind('\n').map_or(self.start(), |at| at + 1);
        let behind = self.text.get(span.end..).unwrap_or_default();
        let end = behind
            .find('\n')
            .map_or(self.text.len(), |at| span.end + at + 1);
        Span { start, end }
    }

    /// The proposal to add an entry on a line of its own behind the line of a value; nothing where
    /// several entries share a line.
    pub(super) fn line_behind(&self, value: Span, entry: &str) -> Option<Proposal> {
        let line = self.whole_line(value);
        let written = self.written(line).trim_end();
        let indent = written.len() - written.trim_start().len();
        let indent = written.get(..indent)?;
        let is_alone = line.start + written.len() == value.end && !indent.contains('{');
        is_alone.then(|| Span::at(value.end).becomes(format!("\n{indent}{entry}")))
    }

    /// The proposal to take away a table that stands there: its lines, or what stands between braces
    /// with the comma that parts it from the others.
    pub(super) fn without(&self, table: Span) -> Option<Proposal> {
        let whole = self.whole_line(table);
        if self.written(whole).trim_start().starts_with("[[") {
            return Some(whole.becomes(""));
        }
        let Span { mut start, mut end } = table;
        if !self.written(table).starts_with('{') {
            return None;
        }
        let behind = self.text.get(end..)?;
        let before = self.text.get(..start)?.trim_end();
        if let Some(rest) = behind.trim_start().strip_prefix(',') {
            end += behind.len() - rest.len();
        } else if let Some(before) = before.strip_suffix(',') {
            start = before.len();
        }
        Some(Span { start, end }.becomes(""))
    }

    /// Adds a problem for which no change can be told that mends it.
    pub(super) fn add(&mut self, span: impl Into<Span>, kind: DiagnosticKind) {
        self.add_with(span, kind, None);
    }

    /// Adds a problem with the change that mends it.
    pub(super) fn add_with(
        &mut self,
        span: impl Into<Span>,
        kind: DiagnosticKind,
        proposal: impl Into<Option<Proposal>>,
    ) {
        self.errors += usize::from(!kind.is_doubt());
        self.found.push(Found {
            span: span.into(),
            kind,
            proposal: proposal.into(),
        });
    }

    /// How many problems there are so far, doubts included.
    pub(super) fn told(&self) -> usize {
        self.found.len()
    }

    /// Replaces what is proposed for the problems found since there were so many, where there is
    /// something better: told from its place, its kind and what is proposed.
    pub(super) fn propose_since(
        &mut self,
        before: usize,
        better: impl Fn(Span, &DiagnosticKind, Option<&Proposal>) -> Option<Proposal>,
    ) {
        for found in self.found.iter_mut().skip(before) {
            if let Some(proposal) = better(found.span, &found.kind, found.proposal.as_ref()) {
                found.proposal = Some(proposal);
            }
        }
    }

    /// How many problems there are so far, without doubts.
    pub(super) fn count(&self) -> usize {
        self.errors
    }

    /// The problems as diagnostics, in the order of the file, none twice.
    pub(super) fn into_diagnostics(mut self) -> Vec<Diagnostic> {
        let text = self.text;
        self.found.sort_by_key(|found| found.span.start);
        let mut cursor = Cursor::new(text);
        let mut diagnostics: Vec<Diagnostic> = Vec::with_capacity(self.found.len());
        for Found {
            span,
            kind,
            proposal,
        } in self.found
        {
            let (line, column) = cursor.advance_to(span.start);
            let start = text.floor_char_boundary(span.start);
            let diagnostic = Diagnostic {
                line,
                column,
                span: start..text.ceil_char_boundary(span.end).max(start),
                kind,
                proposal,
            };
            if diagnostics.last() != Some(&diagnostic) {
                diagnostics.push(diagnostic);
            }
        }
        diagnostics
    }
}

/// Walks once through a text and counts lines and characters.
struct Cursor<'a> {
    text: &'a str,
    offset: usize,
    line: usize,
    line_start: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Self {
        let line_start = start_of(text);
        Self {
            text,
            offset: line_start,
            line: 1,
            line_start,
        }
    }

    /// Line and character, from 1, of a byte offset that is not before the last one asked for.
    fn advance_to(&mut self, offset: usize) -> (usize, usize) {
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
fn start_of(text: &str) -> usize {
    text.len() - text.trim_start_matches('\u{feff}').len()
}

/// The line, from 1, in which byte `offset` of `text` lies.
pub(super) fn line_of(text: &str, offset: usize) -> usize {
    Cursor::new(text).advance_to(offset).0
}

/// A character that a text says, with the bytes of the file in which it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) span: Span,
    pub(super) character: char,
}

/// The characters of a text that is written as it is.
pub(super) fn plain_characters(text: &str) -> Vec<Written> {
    text.char_indices()
        .map(|(start, character)| Written {
            span: (start..start + character.len_utf8()).into(),
            character,
        })
        .collect()
}

/// The characters of a TOML string, each with the bytes of the file in which it is written.
///
/// `span` is where the string stands in `text`, quotes included; `value` is what it says. Every
/// character of an escape stands at the whole escape. Should a string be written in a way that is
/// not known here, all its characters stand at its beginning.
pub(super) fn characters(text: &str, span: Range<usize>, value: &str) -> Vec<Written> {
    let start = span.start;
    let written = text.get(span).unwrap_or_default();
    let characters = unquote(written, start);
    if characters
        .iter()
        .map(|written| written.character)
        .eq(value.chars())
    {
        return characters;
    }
    let span = Span::at(start);
    value
        .chars()
        .map(|character| Written { span, character })
        .collect()
}

fn unquote(written: &str, start: usize) -> Vec<Written> {
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
        characters.extend(said.map(|character| Written {
            span: (start + position..start + position + length).into(),
            character,
        }));
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
