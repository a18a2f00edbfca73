//! Checks a pattern by itself, before it is a line of a card.

use super::hand_size::has_hand_size;
use super::letters::note_skipped_letter;
use super::line_hands::LineExpansion;
use super::pattern::read_pattern;
use super::source::{Problems, Span, plain_characters};
use crate::card::{Diagnostic, DiagnosticKind, LineIndex, Numbers, Pattern, Target};

/// What can be said of a pattern by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatternReport {
    /// What is wrong with it, doubts included; all places are in the pattern's own text.
    pub diagnostics: Vec<Diagnostic>,
    /// The pattern, as far as it could be read: the groups that could not are left out.
    pub pattern: Pattern,
    /// Its concrete hands; none as long as it has an error. Their line is the first of no card.
    pub hands: Vec<Target>,
}

impl PatternReport {
    /// Whether a card with this pattern can be played: it has no errors, though perhaps doubts.
    pub fn is_playable(&self) -> bool {
        !self.hands.is_empty() && self.diagnostics.iter().all(Diagnostic::is_doubt)
    }
}

/// Checks one pattern of format 1 whose numbers move like this. A text of nothing but space is an
/// empty pattern.
pub fn check_pattern(text: &str, numbers: Numbers) -> PatternReport {
    let mut problems = Problems::new(text);
    let mut hands = Vec::new();
    let read = read_pattern(&plain_characters(text), &mut problems);
    match &read {
        None => problems.add(Span::at(0), DiagnosticKind::EmptyPattern),
        Some(way) if way.sound && has_hand_size(way, &mut problems) => {
            let mut expansion = LineExpansion::new(LineIndex(0), numbers, None);
            expansion.add(way, 0, None, &mut hands, &mut problems);
            note_skipped_letter(way, &mut problems);
            if expansion.never_slides() {
                problems.add(way.span, DiagnosticKind::NeverSlides);
            }
        }
        Some(_) => {}
    }
    if problems.count() > 0 {
        hands.clear();
    }
    PatternReport {
        diagnostics: problems.into_diagnostics(),
        pattern: read.map_or_else(|| Pattern { words: Vec::new() }, |read| read.pattern),
        hands,
    }
}
