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
    /// How many exercises were answered on each day, counted from 1 January 1970, here and elsewhere.
    pub days: BTreeMap<u32, u32>,
    /// By which name other copies know what was counted here; none before anything was.
    copy: Option<CopyName>,
    /// How many of the days' exercises were answered where another copy counted them.
    elsewhere: BTreeMap<CopyName, BTreeMap<u32, u32>>,
    /// By kind of drill, by its id.
    tempos: BTreeMap<String, Tempo>,
}

/// A name by which the counts of one computer are told from those of others.
type CopyName = String;

/// The same as it is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Kept {
    #[serde(skip_serializing_if = "Option::is_none")]
    copy: Option<CopyName>,
    skills: BTreeMap<String, SkillMemory>,
    days: BTreeMap<String, u32>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    elsewhere: BTreeMap<CopyName, BTreeMap<String, u32>>,
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

    /// Names this copy, once: what it counts from now on is told from what copies of other names count.
    pub fn name(&mut self, name: impl FnOnce() -> String) {
        self.copy.get_or_insert_with(name);
    }

    /// How many exercises were answered on each day where no other copy counted them.
    fn counted_here(&self) -> BTreeMap<u32, u32> {
        let mut here = self.days.clone();
        for (day, count) in self.elsewhere.values().flatten() {
            if let Some(own) = here.get_mut(day) {
                *own = own.saturating_sub(*count);
            }
        }
        here
    }

    /// Takes up what was counted on each day by another memory, and by others before it. What one copy counted counts
    /// once, however often it comes; what several counted adds up.
    fn merge_days(&mut self, other: &Self) {
        let mut here = self.counted_here();
        let of_other = (other.copy.clone(), other.counted_here());
        let of_others = other.elsewhere.iter();
        let of_others = of_others.map(|(copy, days)| (Some(copy.clone()), days.clone()));
        for (copy, days) in of_others.chain([of_other]) {
            // Who has no name may be this one, as it was earlier.
            let elsewhere = copy.filter(|copy| self.copy.as_ref().is_some_and(|own| own != copy));
            let counted = match elsewhere {
                Some(copy) => self.elsewhere.entry(copy).or_default(),
                None => &mut here,
            };
            for (day, count) in days {
                let own = counted.entry(day).or_default();
                *own = (*own).max(count);
            }
        }
        self.days = here;
        for (day, count) in self.elsewhere.values().flatten() {
            let all = self.days.entry(*day).or_default();
            *all = all.saturating_add(*count);
        }
        self.days.retain(|_, count| *count > 0);
    }

    /// Takes up what another memory of the same learner knows: of each skill the later review, of each day all that was
    /// answered, and of each kind what has counted more.
    pub fn merge(&mut self, other: Self) {
        self.merge_days(&other);
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
        let texts = |days: BTreeMap<u32, u32>| {
            let days = days.into_iter();
            days.map(|(day, count)| (day.to_string(), count)).collect()
        };
        let elsewhere = memory.elsewhere.into_iter();
        Self {
            skills: memory.unknown.into_iter().chain(skills).collect(),
            days: texts(memory.days),
            copy: memory.copy,
            elsewhere: elsewhere.map(|(copy, days)| (copy, texts(days))).collect(),
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
        let numbers = |days: BTreeMap<String, u32>| -> Result<BTreeMap<u32, u32>, Self::Error> {
            let days = days.into_iter();
            days.map(|(day, count)| Ok((day.parse()?, count))).collect()
        };
        memory.days = numbers(kept.days)?;
        memory.copy = kept.copy;
        for (copy, days) in kept.elsewhere {
            memory.elsewhere.insert(copy, numbers(days)?);
        }
        memory.tempos = kept.tempos;
        Ok(memory)
    }
}
