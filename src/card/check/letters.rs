//! Whether a pattern uses its suit letters in order: `a` first, then `b`, then `c`.

use super::pattern::ReadPattern;
use super::span::Findings;
use crate::card::{ProblemKind, SuitLetter};

/// Notes a pattern that leaves a letter out: it says the same as without the gap, so that most likely
/// a colour was forgotten. Better are the first letters in all groups.
pub(super) fn note_skipped_letter(read: &ReadPattern, findings: &mut Findings<'_>) {
    let used: Vec<SuitLetter> = read.pattern.letters().into_iter().collect();
    let mut in_order = used.iter().copied().zip(SuitLetter::ALL);
    let Some((letter, skipped)) = in_order.find(|(used, expected)| used != expected) else {
        return;
    };
    let groups = read.pattern.places().flatten();
    let mut spans = groups.zip(read.groups.iter().flatten());
    let first = spans.find(|(group, _)| group.letter == Some(letter));
    let span = first.map_or(read.span, |(_, span)| *span);
    let mut better = read.pattern.clone();
    for group in better.places_mut().flatten() {
        let place = used.iter().position(|used| group.letter == Some(*used));
        group.letter = place.and_then(|place| SuitLetter::ALL.get(place).copied());
    }
    let kind = ProblemKind::SkippedSuitLetter { letter, skipped };
    findings.add_better(span, kind, Some(&better));
}
