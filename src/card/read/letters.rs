//! Whether a pattern uses its suit letters in order: `a` first, then `b`, then `c`.

use super::pattern::ReadPattern;
use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, PatternGroup, Proposal, SuitLetter};

/// Notes a pattern that leaves a letter out: it says the same as without the gap, so that most likely
/// a colour was forgotten.
pub(super) fn note_skipped_letter(read: &ReadPattern, problems: &mut Problems<'_>) {
    let used: Vec<SuitLetter> = read.pattern.letters().into_iter().collect();
    let skipped = used
        .iter()
        .copied()
        .zip(SuitLetter::ALL)
        .find(|(used, expected)| used != expected);
    let Some((letter, skipped)) = skipped else {
        return;
    };
    let groups: Vec<(&PatternGroup, Span)> = read
        .pattern
        .places()
        .flatten()
        .zip(read.groups.iter().flatten().copied())
        .collect();
    let first = groups
        .iter()
        .find(|(group, _)| group.letter == Some(letter));
    let span = first.map_or(read.span, |(_, span)| *span);
    let kind = DiagnosticKind::SkippedSuitLetter { letter, skipped };
    let proposal = in_order(&groups, &used, problems);
    problems.add_with(span, kind, proposal);
}

/// The proposal to write all groups with the first letters instead.
fn in_order(
    groups: &[(&PatternGroup, Span)],
    used: &[SuitLetter],
    problems: &Problems<'_>,
) -> Option<Proposal> {
    let whole = groups.first()?.1.to(groups.last()?.1);
    let mut text = String::new();
    let mut end = whole.start;
    for (group, span) in groups {
        text += problems.written(Span {
            start: end,
            end: span.start,
        });
        let place = used.iter().position(|used| group.letter == Some(*used));
        let letter = place.and_then(|place| SuitLetter::ALL.get(place).copied());
        let renamed = PatternGroup {
            letter,
            ..(*group).clone()
        };
        text += &renamed.to_string();
        end = span.end;
    }
    Some(whole.becomes(text))
}
