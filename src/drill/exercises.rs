//! As many exercises of a kind as are wanted, none like one of those before it.

use std::collections::VecDeque;
use std::sync::Arc;

use super::{Difficulty, Exercise, Kind};
use crate::analysis::CompiledCard;

/// How many exercises go by before one may come again.
const APART: usize = 500;

/// How many seeds are tried until an exercise is new.
const TRIES: u64 = 200;

/// Exercises of one kind from one seed, without end and without a repetition within 500 where the kind has as many.
#[derive(Debug, Clone)]
pub struct Exercises {
    kind: Kind,
    card: Arc<CompiledCard>,
    difficulty: Difficulty,
    seed: u64,
    made: u64,
    before: VecDeque<Exercise>,
}

impl Exercises {
    /// The exercises from a seed.
    pub const fn new(
        kind: Kind,
        card: Arc<CompiledCard>,
        difficulty: Difficulty,
        seed: u64,
    ) -> Self {
        Self {
            kind,
            card,
            difficulty,
            seed,
            made: 0,
            before: VecDeque::new(),
        }
    }

    /// The kind.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The card.
    pub const fn card(&self) -> &Arc<CompiledCard> {
        &self.card
    }

    /// The seed of an attempt at the next exercise: far from those of other exercises and other first seeds.
    const fn seed_of(&self, attempt: u64) -> u64 {
        let mut seed = self.seed
            ^ self
                .made
                .wrapping_add(1)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        seed ^= attempt.wrapping_mul(0xd1b5_4a32_d192_ed03);
        seed
    }

    /// Puts the next exercise aside that is not like those before it, if there is one that `is_wanted`.
    pub(super) fn next_where(&mut self, is_wanted: impl Fn(&Exercise) -> bool) -> Option<Exercise> {
        let attempts = if self.kind.plays_games() { 4 } else { TRIES };
        let exercise = |attempt: u64| {
            self.kind
                .exercise(&self.card, self.difficulty, self.seed_of(attempt))
        };
        // How many exercises ago one was asked that is the same to who looks past the order of its choices.
        let last_asked = |exercise: &Exercise| {
            let mut before = self.before.iter().rev();
            before.position(|before| before.asks_the_same(exercise))
        };
        let is_new = |exercise: &Exercise| {
            let mut before = self.before.iter();
            before.all(|before| !before.looks_like(exercise))
        };
        // The first that is like none before and wanted; where there is none, the one that was asked the longest ago.
        let rank = |exercise: &Exercise| {
            let longest_ago = last_asked(exercise).unwrap_or(usize::MAX);
            (is_new(exercise), is_wanted(exercise), longest_ago)
        };
        let mut made = (0..attempts).filter_map(exercise);
        let mut exercise = made.next()?;
        let mut best = rank(&exercise);
        while best != (true, true, usize::MAX) {
            let Some(other) = made.next() else { break };
            let other_rank = rank(&other);
            if other_rank > best {
                (exercise, best) = (other, other_rank);
            }
        }
        self.made += 1;
        if self.before.len() == APART {
            self.before.pop_front();
        }
        self.before.push_back(exercise.clone());
        Some(exercise)
    }
}

impl Iterator for Exercises {
    type Item = Exercise;

    fn next(&mut self) -> Option<Exercise> {
        self.next_where(|_| true)
    }
}
