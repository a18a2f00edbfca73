//! How long a lesson takes: what there is to read in it, to do, and to play.
//!
//! With what is read there, a step that asks comes to about 20 seconds: a little less than an exercise of a drill
//! ([`Kind::seconds`](crate::drill::Kind::seconds), in which reading is counted), as a lesson has just shown where to look.

use super::{Lesson, Step, StepQuestion, Until, texts};

/// To look at what a step shows that only tells something, in seconds.
const LOOKING: f32 = 2.0;
/// To answer a question or do something at the table, in seconds.
const ACTING: f32 = 8.0;
/// How many recall questions come with a lesson, before it and at its end.
const RECALLED: usize = 5;

impl Lesson {
    /// Reckons how long it takes, where `reading` tells of each text how many seconds it is read.
    pub fn reckon(&mut self, reading: impl Fn(&str) -> f32) {
        let of = |steps: &[Step]| -> f32 {
            let seconds = |step| seconds_of(&self.id, step, &reading);
            steps.iter().map(seconds).sum::<f32>() - played_before(steps) as f32
        };
        let recalled = RECALLED.min(self.recall.len()) as f32 / self.recall.len().max(1) as f32;
        self.seconds = of(&self.steps) + of(&self.recall) * recalled;
    }

    /// About how many minutes it takes, its recall included; at least one.
    pub fn minutes(&self) -> usize {
        minutes([self])
    }
}

/// How many seconds of these steps were played in the steps before them, as each goes on with the game.
fn played_before(steps: &[Step]) -> usize {
    let mut played = Until::Dealt;
    let mut again = 0;
    for step in steps {
        if let Some(StepQuestion::Play(play)) = &step.question
            && let (Until::Discards(before), Until::Discards(_)) =
                (std::mem::replace(&mut played, play.until), play.until)
        {
            again += Until::Discards(before).seconds();
        }
    }
    again
}

/// About how many minutes these lessons take together; at least one.
pub fn minutes<'a>(lessons: impl IntoIterator<Item = &'a Lesson>) -> usize {
    let seconds: f32 = lessons.into_iter().map(|lesson| lesson.seconds).sum();
    ((seconds / 60.0).round() as usize).max(1)
}

/// About how many seconds a step of this lesson takes: to read what it says, the answers it offers and what
/// is said to the right one, to act, and to play on.
pub fn seconds_of(lesson: &str, step: &Step, reading: impl Fn(&str) -> f32) -> f32 {
    let read: f32 = texts::read_by_all(lesson, step)
        .iter()
        .map(|id| reading(id))
        .sum();
    let done = match &step.question {
        None => LOOKING,
        Some(StepQuestion::Play(play)) => ACTING + play.until.seconds() as f32,
        Some(_) => ACTING,
    };
    read + done
}
