//! What is to be practiced today, put together anew when something was answered or another card is used.

use crate::drill::{Difficulty, Kind};
use crate::memory::{self, Scheduler, Today};
use crate::profile::Profile;
use crate::rules::Area;
use crate::ui::Shared;

/// What is to be practiced today.
#[derive(Debug, Default)]
pub struct KeptToday {
    /// The card by its id, the day, how many exercises had been answered, and how many lessons finished.
    of: Option<(String, u64, u32, u32)>,
    today: Today,
}

impl KeptToday {
    /// What is to be practiced today.
    pub fn follow(&mut self, shared: &Shared<'_>) -> &Today {
        let answered = shared.profile.memory().answered();
        let lessons = shared.profile.progress().lessons_finished;
        let of = (shared.card.id.clone(), shared.day, answered, lessons);
        if self.of.as_ref() != Some(&of) {
            self.today = today(shared.profile, shared.card, shared.day);
            self.of = Some(of);
        }
        &self.today
    }
}

/// What is to be practiced today with this card.
pub fn today(profile: &Profile, card: &crate::card::Card, day: u64) -> Today {
    let difficulty = |kind| difficulty(profile, kind);
    let day = u32::try_from(day).unwrap_or(u32::MAX);
    memory::today(
        profile.memory(),
        &Scheduler::default(),
        card,
        day,
        difficulty,
        |kind| can_take(profile, kind),
    )
}

/// The kinds of exercise that train rules of a chapter, of those that the learner can take.
pub fn kinds_for(profile: &Profile, area: Area) -> Vec<Kind> {
    let mut kinds = memory::kinds_of(area);
    kinds.retain(|kind| can_take(profile, *kind));
    kinds
}

/// Whether what a kind asks was taught, or the learner takes it anyhow.
pub fn can_take(profile: &Profile, kind: Kind) -> bool {
    profile.progress().has_taught(kind) || was_asked(profile, kind)
}

/// Whether the learner has ever taken an exercise of this kind.
fn was_asked(profile: &Profile, kind: Kind) -> bool {
    profile.memory().practiced(kind).asked > 0
}

/// How hard exercises of a kind are for the learner.
pub fn difficulty(profile: &Profile, kind: Kind) -> Difficulty {
    let so_far = profile.memory().practiced(kind);
    Difficulty::for_score(so_far.asked, so_far.right)
}
