//! What an ordinary day's practice is: what is due, then a little that is new, in about ten minutes.

use std::collections::BTreeMap;

use super::{HANDFUL, LineKey, Memory, Scheduler, Skill, new_lines};
use crate::card::{Card, LineIndex};
use crate::drill::{About, Difficulty, Kind, Planned};
use crate::rules::Area;

/// How long an ordinary day's practice takes at most, in minutes.
pub const MINUTES: u32 = 10;

/// How many kinds of exercise are new on one day at most.
const NEW_KINDS: usize = 2;

/// Fewer exercises than that are hardly worth beginning: others that are known already join them.
const LEAST: usize = 5;

/// What is to be practiced today.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Today {
    /// The exercises, in mixed kinds: those first that are most likely forgotten, the hardest when fresh. Where these and
    /// what is new are few, some that were practiced longest ago join them, if any is due.
    pub exercises: Vec<Planned>,
    /// How many of them are due, rather than new or practiced long ago.
    pub due: usize,
    /// What was missed today, for who wants to try it once more at once.
    pub missed: Vec<Planned>,
    /// What comes on the days after.
    pub to_come: ToCome,
}

/// What comes on the days after this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ToCome {
    /// Whatever is due then.
    #[default]
    WhatIsDue,
    /// What was missed today.
    WhatWasMissed,
    /// What lessons are still to teach: none of the kinds can be asked yet.
    WhatIsYetToBeTaught,
}

impl ToCome {
    /// Its name in messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhatIsDue => "due",
            Self::WhatWasMissed => "missed",
            Self::WhatIsYetToBeTaught => "taught",
        }
    }
}

impl Today {
    /// What there is to be practiced now: the day's exercises, and once there are none, what was missed today.
    pub fn now(&self) -> &[Planned] {
        if self.exercises.is_empty() {
            &self.missed
        } else {
            &self.exercises
        }
    }

    /// About how long it takes, in minutes; at least 1 where there is anything.
    pub fn minutes(&self) -> u32 {
        seconds(&self.exercises).div_ceil(60)
    }
}

/// A day's practice on this card, for somebody who knows so much and finds each kind so hard. What is not taught yet is
/// not asked, be it new or due.
pub fn today(
    memory: &Memory,
    scheduler: &Scheduler,
    card: &Card,
    day: u32,
    difficulty: impl Fn(Kind) -> Difficulty,
    is_taught: impl Fn(Kind) -> bool,
) -> Today {
    let keys: BTreeMap<LineKey, LineIndex> = card
        .lines()
        .map(|(index, line)| (LineKey::of(line), index))
        .collect();
    let mut today = Today::default();
    let planned = |kind: Kind, about: About| Planned {
        kind,
        about,
        difficulty: difficulty(kind),
    };
    let add = |today: &mut Today, kind: Kind, about: About| {
        let planned = planned(kind, about);
        let fits = seconds(&today.exercises) + kind.seconds() <= MINUTES * 60;
        let is_new = !today.exercises.contains(&planned);
        if fits && is_new {
            today.exercises.push(planned);
        }
        fits && is_new
    };
    for skill in memory.due(scheduler, day) {
        let seen = memory.skills.get(&skill).map_or(0, |known| known.reviews);
        if let Some((kind, about)) = exercise_of(&skill, &keys, seen, &is_taught) {
            today.due += usize::from(add(&mut today, kind, about));
        }
    }
    let new_today = |is_of: &dyn Fn(&Skill) -> bool| {
        let skills = memory.skills.iter();
        let begun =
            skills.filter(|(skill, known)| known.reviews <= 1 && known.day == day && is_of(skill));
        begun.count()
    };
    // What a lesson or a game has shown to be missing was no exercise yet.
    let is_known = |kind: Kind| match memory.skills.get(&Skill::Drill(kind)) {
        Some(known) if known.missed_on == Some(day) => memory.practiced(kind).asked > 0,
        known => known.is_some(),
    };
    let begun_kinds = new_today(&|skill| match skill {
        Skill::Drill(kind) => is_known(*kind),
        _ => false,
    });
    let kinds = Kind::ALL.into_iter();
    let kinds = kinds.filter(|kind| !is_known(*kind) && is_taught(*kind));
    for kind in kinds.take(NEW_KINDS.saturating_sub(begun_kinds)) {
        add(&mut today, kind, About::Anything);
    }
    let begun_lines = new_today(&|skill| matches!(skill, Skill::Line(_)));
    if is_taught(Kind::MEETS_LINES) {
        let lines = new_lines(memory, card).into_iter();
        for line in lines.take(HANDFUL.saturating_sub(begun_lines)) {
            add(&mut today, Kind::MEETS_LINES, About::Line(line));
        }
    }
    if today.due > 0 {
        let skills = memory.skills.iter();
        let known = skills.filter_map(|(skill, known)| match skill {
            Skill::Drill(kind) if known.day < day && is_taught(*kind) => Some((known.day, *kind)),
            _ => None,
        });
        let mut known: Vec<(u32, Kind)> = known.collect();
        known.sort_unstable();
        for (_, kind) in known {
            if today.exercises.len() < LEAST {
                add(&mut today, kind, About::Anything);
            }
        }
    }
    today.exercises = mixed(today.exercises);
    let missed = memory.skills.iter();
    let missed = missed.filter(|(_, known)| known.missed_on == Some(day));
    for (skill, known) in missed {
        let asked = exercise_of(skill, &keys, known.reviews, &is_taught);
        let Some(asked) = asked.map(|(kind, about)| planned(kind, about)) else {
            continue;
        };
        let fits = seconds(&today.missed) + asked.kind.seconds() <= MINUTES * 60;
        if fits && !today.missed.contains(&asked) {
            today.missed.push(asked);
        }
    }
    today.missed = mixed(today.missed);
    today.to_come = if !Kind::ALL.into_iter().any(&is_taught) {
        ToCome::WhatIsYetToBeTaught
    } else if today.missed.is_empty() {
        ToCome::WhatIsDue
    } else {
        ToCome::WhatWasMissed
    };
    today
}

/// The same exercises in nearly the same order, but after one of a kind comes one of another as long as there is any.
fn mixed(mut exercises: Vec<Planned>) -> Vec<Planned> {
    let mut mixed: Vec<Planned> = Vec::with_capacity(exercises.len());
    while !exercises.is_empty() {
        let last = mixed.last().map(|planned| planned.kind);
        let mut kinds = exercises.iter().map(|planned| planned.kind);
        let other = kinds.position(|kind| Some(kind) != last);
        mixed.push(exercises.remove(other.unwrap_or(0)));
    }
    mixed
}

/// What exercise shows a skill that was reviewed so often, another kind each time; nothing for a line that is not on the
/// card, for what only games show, and where no kind that shows it is taught yet.
fn exercise_of(
    skill: &Skill,
    lines: &BTreeMap<LineKey, LineIndex>,
    reviews: u32,
    is_taught: impl Fn(Kind) -> bool,
) -> Option<(Kind, About)> {
    let turn = |kinds: &[Kind]| {
        let taught: Vec<Kind> = kinds.iter().copied().filter(|it| is_taught(*it)).collect();
        taught.get(reviews as usize % taught.len().max(1)).copied()
    };
    match skill {
        Skill::Drill(kind) => Some((turn(&[*kind])?, About::Anything)),
        Skill::Line(key) => {
            let line = *lines.get(key)?;
            Some((turn(&Kind::OF_LINES)?, About::Line(line)))
        }
        Skill::Rules(area) => Some((turn(&kinds_of(*area))?, About::Rules(*area))),
        Skill::Won(_) => None,
    }
}

/// The kinds that train rules of a chapter, in the order in which one comes to need them.
pub fn kinds_of(area: Area) -> Vec<Kind> {
    let trains = |kind: &Kind| kind.rules().iter().any(|rule| rule.area() == area);
    Kind::ALL.into_iter().filter(trains).collect()
}

fn seconds(planned: &[Planned]) -> u32 {
    planned.iter().map(|planned| planned.kind.seconds()).sum()
}
