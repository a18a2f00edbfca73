//! How far the learner is: in a lesson, in a unit, in the course.

use crate::lesson::{Left, Lesson, Stage, Stop, minutes};
use crate::profile::Progress;

/// How far the learner is in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LessonStanding {
    /// Not begun.
    Open,
    /// Left at this step, counted from 1.
    Begun(usize),
    /// Left with so many of its closing questions to go.
    Closing(usize),
    /// Finished, and not begun again.
    Finished,
}

impl LessonStanding {
    /// What the learner's progress says of a lesson.
    pub(super) fn of(lesson: &Lesson, progress: &Progress) -> Self {
        let progress = progress.lesson(&lesson.id);
        let begun = progress.left.and_then(|left| match left {
            Left::Step(id) | Left::AtTable { step: id, .. } => {
                Some(Self::Begun(lesson.find_step(&id)? + 1))
            }
            Left::Closing(count) => Some(Self::Closing(count)),
        });
        match begun {
            Some(begun) => begun,
            None if progress.finished => Self::Finished,
            None => Self::Open,
        }
    }

    /// How much of a lesson that was begun is done, from 0 to 1.
    pub(super) fn share(self, lesson: &Lesson) -> Option<f32> {
        let steps = lesson.steps.len().max(1) as f32;
        match self {
            Self::Begun(step) => Some((step - 1) as f32 / steps),
            Self::Closing(count) => Some(steps / (steps + count as f32)),
            Self::Open | Self::Finished => None,
        }
    }
}

/// How much is done of several lessons.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    /// How many there are.
    pub(super) lessons: usize,
    /// How many were ever finished.
    pub(super) done: usize,
    /// About how many minutes all of them take.
    pub(super) minutes: usize,
    /// About how many minutes those take that were not finished yet.
    pub(super) minutes_left: usize,
}

impl Sums {
    /// Of the lessons on these parts of the path.
    pub(super) fn of(stages: &[Stage<'_>], progress: &Progress) -> Self {
        let stops = || stages.iter().flat_map(|stage| &stage.stops);
        let is_done = |stop: &&Stop<'_>| progress.lesson(&stop.lesson.id).finished;
        let left = stops().filter(|stop| !is_done(stop));
        Self {
            lessons: stops().count(),
            done: stops().filter(is_done).count(),
            minutes: minutes(stops().map(|stop| stop.lesson.as_ref())),
            minutes_left: minutes(left.map(|stop| stop.lesson.as_ref())),
        }
    }

    /// Whether all of them were finished.
    pub(super) const fn is_all_done(self) -> bool {
        self.done == self.lessons
    }

    /// The share that is done, from 0 to 1.
    pub(super) fn share(self) -> f32 {
        self.done as f32 / self.lessons.max(1) as f32
    }
}
