//! What chance decides in an exercise, always the same from the same seed.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The chances of one exercise.
#[derive(Debug)]
pub(super) struct Chance(ChaCha8Rng);

impl Chance {
    pub(super) fn from_seed(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number from 0 to below `bound`; 0 when there is none.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = bound.max(1) as u64;
        ((u64::from(self.rank()) * bound) >> 32) as usize
    }

    /// A number by which one thing comes before another.
    pub(super) fn rank(&mut self) -> u32 {
        self.0.next_u32()
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
