//! Which groups stand in a pattern, roughly read: to guess the suit that was forgotten.

use super::pattern::span_of;
use super::span::{Span, Written};
use crate::card::{PatternGroup, SuitLetter, Symbol};

/// The groups of a pattern, as far as they can be told from what is written.
#[derive(Debug)]
pub(super) struct Neighbours {
    groups: Vec<Neighbour>,
}

#[derive(Debug)]
struct Neighbour {
    span: Span,
    symbols: String,
    letter: Option<SuitLetter>,
}

impl Neighbours {
    /// The groups of these words.
    pub(super) fn of(words: &[&[Written]]) -> Self {
        let groups = words
            .iter()
            .flat_map(|word| word.split(|written| written.character == '|'))
            .filter(|group| !group.is_empty())
            .map(|group| {
                let text: String = group.iter().map(|written| written.character).collect();
                let text = text.trim_end_matches('!');
                let letter = text.chars().next_back().and_then(SuitLetter::from_char);
                Neighbour {
                    span: span_of(group),
                    symbols: text.trim_end_matches(['a', 'b', 'c']).to_owned(),
                    letter,
                }
            })
            .collect();
        Self { groups }
    }

    /// The first letter that no group has yet, `a` when all have been used.
    pub(super) fn unused_letter(&self) -> SuitLetter {
        SuitLetter::ALL
            .into_iter()
            .find(|letter| {
                self.groups
                    .iter()
                    .all(|group| group.letter != Some(*letter))
            })
            .unwrap_or(SuitLetter::A)
    }

    /// The letter that the group at `span` most likely lacks: the first that the other letters leave
    /// out, where they do; else that of the nearest group before it, or behind it, that does not use
    /// the same tiles already.
    pub(super) fn letter_for(&self, group: &PatternGroup, span: Span) -> SuitLetter {
        if let Some(letter) = self.gap_for(span) {
            return letter;
        }
        let text = group.text();
        let first = text.chars().next();
        let is_taken = |letter: SuitLetter| {
            self.groups.iter().any(|other| {
                other.letter == Some(letter) && first.is_some_and(|it| other.symbols.contains(it))
            })
        };
        let before = self
            .groups
            .iter()
            .rev()
            .filter(|it| it.span.start < span.start);
        let behind = self.groups.iter().filter(|it| it.span.start > span.start);
        let near: Vec<SuitLetter> = before.chain(behind).filter_map(|it| it.letter).collect();
        let candidates = near.iter().copied().chain(SuitLetter::ALL);
        candidates
            .clone()
            .find(|letter| !is_taken(*letter))
            .or_else(|| near.first().copied())
            .unwrap_or(SuitLetter::A)
    }

    /// The letter before the last one in use that no group has: of several, the first for the first
    /// group without a letter, and so on.
    fn gap_for(&self, span: Span) -> Option<SuitLetter> {
        let last = self.groups.iter().filter_map(|group| group.letter).max()?;
        let is_used = |letter: SuitLetter| self.groups.iter().any(|it| it.letter == Some(letter));
        let gaps: Vec<SuitLetter> = SuitLetter::ALL
            .into_iter()
            .filter(|letter| *letter < last && !is_used(*letter))
            .collect();
        let lacks_letter = |group: &&Neighbour| {
            let mut symbols = group.symbols.chars().filter_map(Symbol::from_char);
            group.letter.is_none() && symbols.any(Symbol::is_suited)
        };
        let place = self
            .groups
            .iter()
            .filter(lacks_letter)
            .take_while(|group| group.span.start < span.start)
            .count();
        gaps.get(place).or(gaps.last()).copied()
    }
}
