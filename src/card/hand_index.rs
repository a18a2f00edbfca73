//! Where a concrete hand stands among all of its card.

use std::ops::Range;

/// The place of a concrete hand on its card, counted from 0 over all lines:
/// [`Card::hand`](super::Card::hand) gives the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandIndex(pub u32);

impl HandIndex {
    /// The place at which a list of all hands has this one.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

impl From<usize> for HandIndex {
    fn from(place: usize) -> Self {
        Self(place as u32)
    }
}

/// Concrete hands that follow one another on their card, such as those of a line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRange(Range<u32>);

impl HandRange {
    /// The hands from `first` on, before `end`.
    pub const fn new(first: HandIndex, end: HandIndex) -> Self {
        Self(first.0..end.0)
    }

    /// Whether a hand is one of them.
    pub fn contains(&self, hand: HandIndex) -> bool {
        self.0.contains(&hand.0)
    }

    /// The places at which a list of all hands has them.
    pub const fn places(&self) -> Range<usize> {
        self.0.start as usize..self.0.end as usize
    }
}

impl Iterator for HandRange {
    type Item = HandIndex;

    fn next(&mut self) -> Option<HandIndex> {
        self.0.next().map(HandIndex)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for HandRange {}
