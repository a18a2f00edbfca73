//! What is not typed yet is no mistake: the word at the cursor may go on, and the line too.

use std::ops::Range;

use egui::{Context, TextEdit};

use super::EditorScreen;
use crate::card::{DraftField, EntryProblem, EntryReport, ProblemKind};
use crate::document::ShapeFault;
use crate::tile::HAND;

/// Where somebody is typing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Typing {
    /// The field.
    pub(super) place: DraftField,
    /// The bytes of the word at the cursor; empty between words.
    word: Range<usize>,
}

impl Typing {
    /// Whether this may be no more than something that is not typed yet.
    fn may_be_unfinished(&self, problem: &EntryProblem, report: &EntryReport, typed: &str) -> bool {
        let is_here = problem.span.start <= self.word.end && problem.span.end >= self.word.start;
        match &problem.kind {
            ProblemKind::Shape(ShapeFault::MissingKey { .. }) | ProblemKind::EmptyPattern => true,
            ProblemKind::Shape(_) => false,
            // With `x25` behind it the line says itself that it is whole.
            ProblemKind::WrongTileCount { tiles } if *tiles < HAND => {
                report.entry.value_at().is_none_or(|at| {
                    let value = typed.get(at.clone()).unwrap_or_default();
                    self.word.end < at.start || value.bytes().all(|byte| byte.is_ascii_digit())
                })
            }
            // `e` is a wind, unless it is the first letter of `even`.
            ProblemKind::WrongTileCount { .. } => self.word.len() == 1,
            _ => is_here,
        }
    }
}

impl EditorScreen {
    /// Somebody types in a field.
    pub(super) fn begin_typing(&mut self, context: &Context, place: DraftField) {
        let word = 0..0;
        self.typing = Some(Typing { place, word });
        self.follow_typing(context);
    }

    /// Looks where the cursor is; who has gone to another field, is done with the one before.
    pub(super) fn follow_typing(&mut self, context: &Context) {
        let Some(place) = self.typing.as_ref().map(|typing| typing.place) else {
            return;
        };
        let typed = self.draft.text(place).filter(|_| self.here == Some(place));
        let state = TextEdit::load_state(context, self.field(place));
        let cursor = state.and_then(|state| state.cursor.char_range());
        self.typing = typed.zip(cursor).map(|(typed, cursor)| Typing {
            place,
            word: word_at(typed, usize::from(cursor.primary.index)),
        });
    }

    /// What is to be said of a line by itself: what may only be unfinished, is not said.
    pub(super) fn told<'r>(
        &self,
        place: DraftField,
        report: &'r EntryReport,
    ) -> Vec<&'r EntryProblem> {
        let typing = self.typing.as_ref().filter(|it| it.place == place);
        let typed = self.draft.text(place).unwrap_or_default();
        let is_told = |problem: &&EntryProblem| {
            !typing.is_some_and(|it| it.may_be_unfinished(problem, report, typed))
        };
        report.problems.iter().filter(is_told).collect()
    }
}

/// The bytes of the word that the cursor stands in or at, the cursor counted in characters.
fn word_at(typed: &str, cursor: usize) -> Range<usize> {
    let cursor = typed
        .char_indices()
        .nth(cursor)
        .map_or(typed.len(), |(at, _)| at);
    let (before, behind) = typed.split_at(cursor);
    let start = before
        .char_indices()
        .rfind(|(_, letter)| letter.is_whitespace())
        .map_or(0, |(at, letter)| at + letter.len_utf8());
    let end = behind
        .find(char::is_whitespace)
        .map_or(typed.len(), |at| cursor + at);
    start..end
}
