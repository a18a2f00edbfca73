//! What chance decides in an exercise, always the same from the same seed.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::card::LineIndex;

/// The chances of one exercise.
#[derive(Debug)]
pub(super) struct Chance {
    generator: ChaCha8Rng,
    /// The line that comes out where a line is chosen by chance, if it is to be about one.
    line: Option<LineIndex>,
}

impl Chance {
    pub(super) fn from_seed(seed: u64) -> Self {
        Self {
            generator: ChaCha8Rng::seed_from_u64(seed),
            line: None,
        }
    }

    /// The same, with this line wherever one is chosen.
    pub(super) const fn about(mut self, line: LineIndex) -> Self {
        self.line = Some(line);
        self
    }

    /// Whether it is to be about a line.
    pub(super) const fn is_about_a_line(&self) -> bool {
        self.line.is_some()
    }

    /// One of so many lines.
    pub(super) fn line(&mut self, lines: usize) -> LineIndex {
        let by_chance = LineIndex(self.below(lines) as u16);
        self.line.unwrap_or(by_chance)
    }

    /// A number from 0 to below `bound`; 0 when there is none.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = bound.max(1) as u64;
        ((u64::from(self.rank()) * bound) >> 32) as usize
    }

    /// A number by which one thing comes before another.
    pub(super) fn rank(&mut self) -> u32 {
        self.generator.next_u32()
    }

    /// Other chances that follow from these.
    pub(super) fn generator(&mut self) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(u64::from(self.rank()))
    }

    /// At most `count` of these, in an order that chance decides.
    pub(super) fn some_of<T>(&mut self, mut all: Vec<T>, count: usize) -> Vec<T> {
        let mut some = Vec::new();
        while some.len() < count && !all.is_empty() {
            some.push(all.swap_remove(self.below(all.len())));
        }
        some
    }
}
