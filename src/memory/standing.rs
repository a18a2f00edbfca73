//! How well a skill stands, as a learner is told.

use super::{Memory, Scheduler, Skill};

/// How a skill stands on a day, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Something was wrong on the last day on which it was asked for, and it was not practiced on another since.
    Missed,
    /// It is more likely to be forgotten than is good: under seven in ten still know it.
    NearlyForgotten,
    /// It is due: under nine in ten still know it.
    Fading,
    /// It is known, but would fade within weeks.
    Young,
    /// It is known, and stays for at least [`FIRM`] days.
    Firm,
}

/// For how many days something must stay to be known firmly: the bound of Anki between young and mature cards.
pub const FIRM: f32 = 21.0;

/// Below this chance of being known a skill is fading.
const FADING: f32 = 0.9;
/// Below this chance it is nearly forgotten.
const WEAK: f32 = 0.7;
/// What stays for this many days is half of all there is to learn of it.
const HALFWAY: f32 = FIRM / 3.0;

impl Memory {
    /// How a skill stands on this day; nothing of one that was never asked for.
    pub fn standing(&self, scheduler: &Scheduler, skill: &Skill, day: u32) -> Option<Standing> {
        let memory = self.skills.get(skill)?;
        let known = scheduler.retrievability(*memory, day);
        Some(if memory.missed_on == Some(memory.day) {
            Standing::Missed
        } else if known < WEAK {
            Standing::NearlyForgotten
        } else if known < FADING {
            Standing::Fading
        } else if memory.stability < FIRM {
            Standing::Young
        } else {
            Standing::Firm
        })
    }

    /// How far a skill is learned on this day, 0 to 1: how likely it is known, by how long it stays. Right once is a
    /// quarter of the way; what stays for months is nearly all of it.
    pub fn learned(&self, scheduler: &Scheduler, skill: &Skill, day: u32) -> Option<f32> {
        let known = self.strength(scheduler, skill, day)?;
        let stability = self.skills.get(skill)?.stability;
        Some(known * stability / (stability + HALFWAY))
    }
}
