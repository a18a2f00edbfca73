//! Doubts that only show when all lines are read.

use std::collections::HashSet;

use super::line_hands::HandKey;
use super::lines::Lines;
use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, Line};

impl Lines<'_> {
    /// Notes every line whose hands all are hands of another line: of two equal lines the later.
    pub(super) fn note_doubts(&self, problems: &mut Problems) {
        let keys: Vec<HashSet<HandKey>> = self.read.iter().map(|line| self.keys_of(line)).collect();
        for (index, (line, hands)) in self.read.iter().zip(&keys).enumerate() {
            let other =
                self.read
                    .iter()
                    .zip(&keys)
                    .enumerate()
                    .find(|(other_index, (_, other_hands))| {
                        let may_hold_it = hands.len() < other_hands.len()
                            || (hands.len() == other_hands.len() && *other_index < index);
                        may_hold_it && !hands.is_empty() && hands.is_subset(other_hands)
                    });
            if let Some((_, (other, _))) = other
                && other.id != line.id
            {
                let other = other.id.clone();
                let span = self.spans.get(index).copied().unwrap_or(Span::at(0));
                problems.add(span, DiagnosticKind::SameHands { other });
            }
        }
    }

    fn keys_of(&self, line: &Line) -> HashSet<HandKey> {
        let range = line.targets.start as usize..line.targets.end as usize;
        self.targets
            .get(range)
            .unwrap_or_default()
            .iter()
            .map(HandKey::of)
            .collect()
    }
}
