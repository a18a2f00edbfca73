//! Places in a pattern, and the problems found there.

use std::ops::Range;

use crate::card::{Pattern, ProblemKind};

/// Some bytes of a pattern.
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

    /// The same as a range.
    pub(super) const fn range(self) -> Range<usize> {
        self.start..self.end
    }

    /// Another text instead.
    pub(super) fn becomes(self, text: impl Into<String>) -> Edit {
        let text = text.into();
        Edit { span: self, text }
    }
}

/// Another text in a place of a pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Edit {
    pub(super) span: Span,
    pub(super) text: String,
}

impl Edit {
    /// The pattern with it.
    pub(super) fn in_text(&self, pattern: &str) -> String {
        let before = pattern.get(..self.span.start).unwrap_or_default();
        let behind = pattern.get(self.span.end..).unwrap_or_default();
        [before, &self.text, behind].concat()
    }
}

/// A character of a pattern, and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) span: Span,
    pub(super) character: char,
}

impl Written {
    /// The characters of a pattern.
    pub(super) fn all(pattern: &str) -> Vec<Self> {
        let characters = pattern.char_indices();
        let written = characters.map(|(start, character)| Self {
            span: Span {
                start,
                end: start + character.len_utf8(),
            },
            character,
        });
        written.collect()
    }
}

/// The problems found so far in a pattern.
#[derive(Debug)]
pub(super) struct Findings<'a> {
    pattern: &'a str,
    pub(super) found: Vec<Finding>,
    errors: usize,
}

/// A problem of a pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Finding {
    pub(super) span: Span,
    pub(super) kind: ProblemKind,
    /// The pattern that is to be written instead, where that can be told.
    pub(super) instead: Option<String>,
}

impl<'a> Findings<'a> {
    /// No problems yet of this pattern.
    pub(super) const fn new(pattern: &'a str) -> Self {
        Self {
            pattern,
            found: Vec::new(),
            errors: 0,
        }
    }

    /// Adds a problem for which no fix can be told.
    pub(super) fn add(&mut self, span: Span, kind: ProblemKind) {
        self.add_with(span, kind, None);
    }

    /// Adds a problem with the edit that fixes it.
    pub(super) fn add_with(
        &mut self,
        span: Span,
        kind: ProblemKind,
        edit: impl Into<Option<Edit>>,
    ) {
        let edit: Option<Edit> = edit.into();
        let instead = edit.map(|edit| edit.in_text(self.pattern));
        self.errors += usize::from(!kind.is_doubt());
        let finding = Finding {
            span,
            kind,
            instead,
        };
        // A bar with nothing on either side is one problem.
        if self.found.last() != Some(&finding) {
            self.found.push(finding);
        }
    }

    /// Adds a problem with the pattern that is better.
    pub(super) fn add_better(&mut self, span: Span, kind: ProblemKind, better: Option<&Pattern>) {
        self.add(span, kind);
        if let Some(found) = self.found.last_mut() {
            found.instead = better.map(Pattern::to_string);
        }
    }

    /// How many problems there are so far, without doubts.
    pub(super) const fn count(&self) -> usize {
        self.errors
    }
}
