//! How well each skill is known, as it is kept.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::counts::Tally;
use super::kept::Kept;
use super::{Practiced, Rating, Scheduler, Skill};
use crate::drill::Kind;

/// How much of what was not known at the last review counts as known.
const HALF: f32 = 0.5;

/// How well every skill is known, on which days something was practiced, and how.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(try_from = "Kept", into = "Kept")]
pub struct Memory {
    /// By skill.
    pub skills: BTreeMap<Skill, SkillMemory>,
    /// What another version of the program knows by names that are no skills here: it stays as it is.
    pub(super) unknown: BTreeMap<String, SkillMemory>,
    /// What was counted, here and elsewhere.
    pub(super) tally: Tally,
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
        let answered = self.tally.here.days.entry(day).or_default();
        *answered = answered.saturating_add(1);
    }

    /// Counts what a lesson or a game has shown of some skills on this day. What was known today already says no more
    /// when it is known again.
    pub fn notice(
        &mut self,
        scheduler: &Scheduler,
        skills: impl IntoIterator<Item = Skill>,
        day: u32,
        rating: Rating,
    ) {
        let is_news = |skill: &Skill| {
            let known = self.skills.get(skill);
            known.is_none_or(|known| scheduler.review(Some(*known), day, rating) != *known)
        };
        let news: Vec<Skill> = skills.into_iter().filter(is_news).collect();
        if !news.is_empty() {
            self.review(scheduler, news, day, rating);
        }
    }

    /// Counts how an exercise of this kind was answered, and after how many seconds.
    pub fn count_answer(&mut self, kind: Kind, is_right: bool, seconds: f32) {
        self.counted(kind).count(is_right, seconds);
    }

    /// Counts how many were right in a timed round.
    pub fn count_round(&mut self, kind: Kind, right: u32) {
        let counted = self.counted(kind);
        counted.best_round = counted.best_round.max(right);
    }

    /// Takes up what an earlier version of the program has counted for a kind, as often as it likes.
    pub fn take_up_answers(&mut self, kind: Kind, asked: u32, right: u32) {
        let practiced = self.practiced(kind);
        if practiced.asked < asked {
            let counted = self.counted(kind);
            counted.asked = counted.asked.max(asked);
            counted.right = counted.right.max(right);
        }
    }

    fn counted(&mut self, kind: Kind) -> &mut Practiced {
        let kinds = &mut self.tally.here.kinds;
        kinds.entry(kind.id().to_owned()).or_default()
    }

    /// How exercises of this kind were answered, here and elsewhere.
    pub fn practiced(&self, kind: Kind) -> Practiced {
        self.tally.practiced(kind.id())
    }

    /// Names this copy, once: what it counts from now on is told from what copies of other names count.
    pub fn name(&mut self, name: impl FnOnce() -> String) {
        self.tally.copy.get_or_insert_with(name);
    }

    /// From now on another copy counts, of this name, beside the one that has counted so far.
    pub fn count_as(&mut self, name: String) {
        self.tally.rename(name);
    }

    /// Takes up what another memory of the same learner knows: of each skill what came of more reviews, of as many the
    /// later one, and all that was counted. How many there were tells more than the day, which a wrong clock may have told.
    pub fn merge(&mut self, other: Self) {
        self.tally.merge(&other.tally);
        // Of two reviews on one day the mistake tells more.
        let rank = |known: &SkillMemory| (known.reviews, known.day, known.missed_on);
        let later = |one: &SkillMemory, other: &SkillMemory| rank(other) > rank(one);
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
    }

    /// How many exercises were answered on this day.
    pub fn on(&self, day: u32) -> u32 {
        self.tally.on(day)
    }

    /// How many exercises were answered on each day, counted from 1 January 1970.
    pub fn days(&self) -> BTreeMap<u32, u32> {
        self.tally.days()
    }

    /// How many days in a row something was practiced, up to this one.
    pub fn days_in_a_row(&self, day: u32) -> u32 {
        let back = (0..=day).take_while(|back| self.on(day - back) > 0);
        u32::try_from(back.count()).unwrap_or(u32::MAX)
    }

    /// How many exercises were ever answered.
    pub fn answered(&self) -> u32 {
        let counted = self.tally.days().into_values();
        counted.fold(0, u32::saturating_add)
    }

    /// The skills that should come again by this day, those first that are most likely forgotten. What was reviewed on a day
    /// that is yet to come, as the clock was wrong then, would else not come for as long; who travels may be a day behind.
    pub fn due(&self, scheduler: &Scheduler, day: u32) -> Vec<Skill> {
        let is_due = |memory: &SkillMemory| memory.due <= day || memory.day > day.saturating_add(1);
        let due = self.skills.iter().filter(|(_, memory)| is_due(memory));
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
