//! When a skill should come again: FSRS, behind an interface of ours.

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, MemoryState, current_retrievability};

use super::SkillMemory;

/// How well something was known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rating {
    /// Not known.
    Again,
    /// Nearly.
    Hard,
    /// Known.
    Good,
}

/// How often something that comes when it is due is still known, as a share.
const RETENTION: f32 = 0.9;

/// Tells how the memory of a skill grows with each review, how it fades, and when it is due.
#[derive(Debug, Default)]
pub struct Scheduler(FSRS);

impl Scheduler {
    /// The memory of a skill after it was reviewed on this day. One that was reviewed on this day before is as it was,
    /// unless it was not known now: what was known once a day says no more when it is known twice.
    pub fn review(&self, before: Option<SkillMemory>, day: u32, rating: Rating) -> SkillMemory {
        if let Some(known) = before
            && known.day == day
            && (rating != Rating::Again || known.missed_on == Some(day))
        {
            return known;
        }
        let elapsed = before.map_or(0, |known| day.saturating_sub(known.day));
        let state = before.map(state);
        let reviews = before.map_or(0, |known| known.reviews).saturating_add(1);
        let next = self.0.next_states(state, RETENTION, elapsed);
        debug_assert!(next.is_ok(), "its own states and parameters are valid");
        let after = next.map(|next| match rating {
            Rating::Again => next.again,
            Rating::Hard => next.hard,
            Rating::Good => next.good,
        });
        let (memory, interval) = match after {
            Ok(after) => (after.memory, after.interval),
            Err(_) => (state.unwrap_or(FIRST), 1.0),
        };
        SkillMemory {
            stability: memory.stability,
            difficulty: memory.difficulty,
            day,
            due: day.saturating_add(interval.round().clamp(1.0, 3650.0) as u32),
            reviews,
            missed_on: match rating {
                Rating::Again => Some(day),
                Rating::Hard | Rating::Good => before.and_then(|known| known.missed_on),
            },
        }
    }

    /// How likely a skill is still known on this day, 0 to 1.
    pub fn retrievability(&self, memory: SkillMemory, day: u32) -> f32 {
        let elapsed = day.saturating_sub(memory.day) as f32;
        current_retrievability(state(memory), elapsed, FSRS6_DEFAULT_DECAY)
    }
}

/// A memory of something that was hardly ever seen.
const FIRST: MemoryState = MemoryState {
    stability: 0.5,
    difficulty: 5.0,
};

const fn state(memory: SkillMemory) -> MemoryState {
    MemoryState {
        stability: memory.stability,
        difficulty: memory.difficulty,
    }
}
