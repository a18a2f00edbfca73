//! A learner whose forgetting is known practices for half a year: what is due each day, or ten exercises a day in turn.
//! Prints how much is known on the average, and how many exercises a day that takes.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use mahj_tutor::drill::Kind;
use mahj_tutor::memory::{Memory, Rating, Scheduler, Skill};
use mahj_tutor::rules::Area;
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// For how long, in days.
const DAYS: u32 = 180;
/// From which day on it is counted: before, most is new.
const FROM: u32 = 60;
/// How many skills are new each day.
const NEW: usize = 3;
/// How many exercises a day where they are taken in turn.
const FIXED: usize = 10;

/// What the learner truly remembers of a skill: it fades by half in so many days.
#[derive(Clone, Copy)]
struct Truth {
    half_life: f64,
    last: u32,
}

impl Truth {
    fn knows(self, day: u32) -> f64 {
        0.5_f64.powf(f64::from(day - self.last) / self.half_life)
    }

    /// Practice makes it last twice as long where it was known, and starts it again where it was not.
    fn practice(&mut self, day: u32, known: bool) {
        self.half_life = if known {
            (self.half_life * 2.0).min(365.0)
        } else {
            (self.half_life * 0.4).max(2.0)
        };
        self.last = day;
    }
}

fn main() {
    let skills: Vec<Skill> = Kind::ALL
        .into_iter()
        .map(Skill::Drill)
        .chain(Area::ALL.into_iter().map(Skill::Rules))
        .collect();
    println!(
        "{} skills, {NEW} new a day, counted from day {FROM} to {DAYS}",
        skills.len()
    );
    for fixed in [false, true] {
        let mut known = 0.0;
        let mut known_when_asked = (0.0, 0);
        let mut asked = 0;
        for seed in 0..50 {
            let (average, right, of, count) = learn(&skills, fixed, seed);
            known += average / 50.0;
            known_when_asked.0 += right;
            known_when_asked.1 += of;
            asked += count;
        }
        let days = f64::from(DAYS - FROM) * 50.0;
        println!(
            "{}: {:.1}% known on the average, {:.1}% right when asked, {:.1} exercises a day",
            if fixed {
                "ten a day in turn"
            } else {
                "what is due      "
            },
            known * 100.0,
            100.0 * known_when_asked.0 / f64::from(known_when_asked.1),
            asked as f64 / days,
        );
    }
}

/// The share that is known on the average, how many answers were right of how many, and how many were asked.
fn learn(skills: &[Skill], fixed: bool, seed: u64) -> (f64, f64, u32, usize) {
    let scheduler = Scheduler::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut memory = Memory::default();
    let mut truths: Vec<(Skill, Truth)> = Vec::new();
    let mut next = 0;
    let (mut known, mut days) = (0.0, 0);
    let (mut right, mut of, mut asked) = (0.0, 0, 0);
    for day in 0..DAYS {
        for skill in skills.iter().skip(truths.len()).take(NEW) {
            let half_life = 2.0 + f64::from(rng.next_u32() % 60) / 10.0;
            truths.push((
                skill.clone(),
                Truth {
                    half_life,
                    last: day,
                },
            ));
            memory.review(&scheduler, [skill.clone()], day, Rating::Good);
        }
        let today: Vec<usize> = if fixed {
            let places = (0..FIXED.min(truths.len())).map(|step| (next + step) % truths.len());
            let places = places.collect();
            next = (next + FIXED) % truths.len();
            places
        } else {
            let due = memory.due(&scheduler, day);
            let place = |skill: &Skill| truths.iter().position(|(other, _)| other == skill);
            due.iter().filter_map(place).collect()
        };
        for place in today {
            let (skill, truth) = &mut truths[place];
            let chance = truth.knows(day);
            let is_known = f64::from(rng.next_u32()) / f64::from(u32::MAX) < chance;
            truth.practice(day, is_known);
            let rating = if is_known {
                Rating::Good
            } else {
                Rating::Again
            };
            memory.review(&scheduler, [skill.clone()], day, rating);
            if day >= FROM {
                right += f64::from(u8::from(is_known));
                of += 1;
                asked += 1;
            }
        }
        if day >= FROM {
            known += truths.iter().map(|it| it.1.knows(day)).sum::<f64>() / truths.len() as f64;
            days += 1;
        }
    }
    (known / f64::from(days), right, of, asked)
}
