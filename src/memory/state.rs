//! How well each skill is known, as it is kept.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Rating, Scheduler, Skill, Tempo};
use crate::drill::Kind;

/// How much of what was not known at the last review counts as known.
const HALF: f32 = 0.5;

/// How well every skill is known, and on which days something was practiced.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(try_from = "Kept", into = "Kept")]
pub struct Memory {
    /// By skill.
    pub skills: BTreeMap<Skill, SkillMemory>,
    /// What another version of the program knows by names that are no skills here: it stays as it is.
    unknown: BTreeMap<String, SkillMemory>,
    /// How many exercises were answered on each day, counted from 1 January 1970.
    pub days: BTreeMap<u32, u32>,
    /// By kind of drill, by its id.
    tempos: BTreeMap<String, Tempo>,
}

/// The same as it is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Kept {
    skills: BTreeMap<String, SkillMemory>,
    days: BTreeMap<String, u32>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tempos: BTreeMap<String, Tempo>,
}

/// How well one skill is known.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SkillMemory {
    /// In how many days it fades to nine in ten.
    pub stability: f32,
    /// How hard it is for this learner, 1 to 10.
    pub difficulty: f32,
    /// The day of the last review.
    pub day: u32,
    /// The day from which it should come again.
    pub due: u32,
    /// How often it was reviewed.
    pub reviews: u32,
    /// The last day on which it was not known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub missed_on: Option<u32>,
}

impl Memory {
    /// Counts a review of some skills on this day: one exercise answered.
    pub fn review(
        &mut self,
        scheduler: &Scheduler,
        skills: impl IntoIterator<Item = Skill>,
        day: u32,
        rating: Rating,
    ) {
        for skill in skills {
            let before = self.skills.get(&skill).copied();
            let after = scheduler.review(before, day, rating);
            self.skills.insert(skill, after);
        }
        let answered = self.days.entry(day).or_default();
        *answered = answered.saturating_add(1);
    }

    /// How fast exercises of this kind are answered.
    pub fn tempo(&self, kind: Kind) -> Tempo {
        self.tempos.get(kind.id()).copied().unwrap_or_default()
    }

    /// The same, to be changed.
    pub fn tempo_mut(&mut self, kind: Kind) -> &mut Tempo {
        self.tempos.entry(kind.id().to_owned()).or_default()
    }

    /// Takes up what another memory of the same learner knows: of each skill the later review, of each day and each kind
    /// what has counted more.
    pub fn merge(&mut self, other: Self) {
        let later = |one: &SkillMemory, other: &SkillMemory| {
            (other.day, other.reviews) > (one.day, one.reviews)
        };
        for (skill, known) in other.skills {
            let own = self.skills.entry(skill).or_insert(known);
            if later(own, &known) {
                *own = known;
            }
        }
        for (name, known) in other.unknown {
            let own = self.unknown.entry(name).or_insert(known);
            if later(own, &known) {
                *own = known;
            }
        }
        for (day, count) in other.days {
            let own = self.days.entry(day).or_default();
            *own = (*own).max(count);
        }
        for (kind, tempo) in other.tempos {
            let own = self.tempos.entry(kind).or_default();
            let best_round = own.best_round.max(tempo.best_round);
            if tempo.answers > own.answers {
                *own = tempo;
            }
            own.best_round = best_round;
        }
    }

    /// How many exercises were ever answered.
    pub fn answered(&self) -> u32 {
        self.days
            .values()
            .fold(0, |all, day| all.saturating_add(*day))
    }

    /// The skills that should come again by this day, those first that are most likely forgotten.
    pub fn due(&self, scheduler: &Scheduler, day: u32) -> Vec<Skill> {
        let due = self.skills.iter().filter(|(_, memory)| memory.due <= day);
        let mut due: Vec<(f32, &Skill)> = due
            .map(|(skill, memory)| (scheduler.retrievability(*memory, day), skill))
            .collect();
        due.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(other.1)));
        due.into_iter().map(|(_, skill)| skill.clone()).collect()
    }

    /// How likely a skill is known on this day, 0 to 1; nothing of one that was never seen. What was not known when it
    /// was last asked is at most half known, however short ago the answer was shown.
    pub fn strength(&self, scheduler: &Scheduler, skill: &Skill, day: u32) -> Option<f32> {
        let memory = self.skills.get(skill)?;
        let known = scheduler.retrievability(*memory, day);
        let was_missed = memory.missed_on == Some(memory.day);
        Some(if was_missed { known.min(HALF) } else { known })
    }
}

impl From<Memory> for Kept {
    fn from(memory: Memory) -> Self {
        let skills = memory.skills.into_iter();
        let skills = skills.map(|(skill, known)| (skill.to_string(), known));
        let days = memory.days.into_iter();
        Self {
            skills: memory.unknown.into_iter().chain(skills).collect(),
            days: days.map(|(day, count)| (day.to_string(), count)).collect(),
            tempos: memory.tempos,
        }
    }
}

impl TryFrom<Kept> for Memory {
    type Error = std::num::ParseIntError;

    fn try_from(kept: Kept) -> Result<Self, Self::Error> {
        let mut memory = Self::default();
        for (name, known) in kept.skills {
            match name.parse() {
                Ok(skill) => memory.skills.insert(skill, known),
                Err(_) => memory.unknown.insert(name, known),
            };
        }
        for (day, count) in kept.days {
            memory.days.insert(day.parse()?, count);
        }
        memory.tempos = kept.tempos;
        Ok(memory)
    }
}
