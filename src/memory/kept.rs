//! A memory as it is written.

use std::collections::BTreeMap;
use std::num::ParseIntError;

use serde::{Deserialize, Serialize};

use super::counts::{CopyName, Counts, Tally};
use super::{Memory, Practiced, SkillMemory};

/// A memory as it is written: skills and days by their names.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Kept {
    #[serde(skip_serializing_if = "Option::is_none")]
    copy: Option<CopyName>,
    skills: BTreeMap<String, SkillMemory>,
    /// All that was counted, here and elsewhere.
    days: BTreeMap<String, u32>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    elsewhere: BTreeMap<CopyName, BTreeMap<String, u32>>,
    /// What was counted here.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", alias = "tempos")]
    kinds: BTreeMap<String, Practiced>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    kinds_elsewhere: BTreeMap<CopyName, BTreeMap<String, Practiced>>,
}

/// Why what is written is no memory.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoMemory {
    /// A day that is no number.
    #[error(transparent)]
    Day(#[from] ParseIntError),
    /// A number that nothing comes to that is known or counted, by the name of what has it.
    #[error("`{0}` has an impossible number")]
    Number(String),
}

/// Whether its numbers can be reckoned with: a file may hold any.
fn is_possible(known: &SkillMemory) -> bool {
    let mut numbers = [known.stability, known.difficulty].into_iter();
    numbers.all(|number| number.is_finite() && number > 0.0)
}

fn texts(days: BTreeMap<u32, u32>) -> BTreeMap<String, u32> {
    let days = days.into_iter();
    days.map(|(day, count)| (day.to_string(), count)).collect()
}

fn numbers(days: BTreeMap<String, u32>) -> Result<BTreeMap<u32, u32>, ParseIntError> {
    let days = days.into_iter();
    days.map(|(day, count)| Ok((day.parse()?, count))).collect()
}

impl From<Memory> for Kept {
    fn from(memory: Memory) -> Self {
        let skills = memory.skills.into_iter();
        let skills = skills.map(|(skill, known)| (skill.to_string(), known));
        let days = texts(memory.tally.days());
        let mut kept = Self {
            skills: memory.unknown.into_iter().chain(skills).collect(),
            days,
            copy: memory.tally.copy,
            kinds: memory.tally.here.kinds,
            ..Self::default()
        };
        for (copy, counts) in memory.tally.elsewhere {
            if !counts.kinds.is_empty() {
                kept.kinds_elsewhere.insert(copy.clone(), counts.kinds);
            }
            kept.elsewhere.insert(copy, texts(counts.days));
        }
        kept
    }
}

impl TryFrom<Kept> for Memory {
    type Error = NoMemory;

    fn try_from(kept: Kept) -> Result<Self, Self::Error> {
        let mut memory = Self::default();
        let elsewhere = kept.kinds_elsewhere.values().flatten();
        for (kind, practiced) in kept.kinds.iter().chain(elsewhere) {
            if !practiced.is_possible() {
                return Err(NoMemory::Number(kind.clone()));
            }
        }
        for (name, known) in kept.skills {
            if !is_possible(&known) {
                return Err(NoMemory::Number(name));
            }
            match name.parse() {
                Ok(skill) => memory.skills.insert(skill, known),
                Err(_) => memory.unknown.insert(name, known),
            };
        }
        let mut here = numbers(kept.days)?;
        let mut elsewhere = BTreeMap::<CopyName, Counts>::new();
        for (copy, days) in kept.elsewhere {
            let days = numbers(days)?;
            for (day, count) in &days {
                if let Some(own) = here.get_mut(day) {
                    *own = own.saturating_sub(*count);
                }
            }
            elsewhere.entry(copy).or_default().days = days;
        }
        here.retain(|_, count| *count > 0);
        for (copy, kinds) in kept.kinds_elsewhere {
            elsewhere.entry(copy).or_default().kinds = kinds;
        }
        memory.tally = Tally {
            copy: kept.copy,
            here: Counts {
                days: here,
                kinds: kept.kinds,
            },
            elsewhere,
        };
        Ok(memory)
    }
}
