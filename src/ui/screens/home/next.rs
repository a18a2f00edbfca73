//! What to do next: the one thing that home puts first.

use std::sync::Arc;

use crate::lesson::{Lesson, Shelf};
use crate::profile::Progress;

/// What to do next.
#[derive(Debug, Clone)]
pub(super) enum Next {
    /// Go on with a lesson that was left.
    ContinueLesson(Arc<Lesson>),
    /// Begin the first lesson that was never finished.
    BeginLesson(Arc<Lesson>),
    /// Go on with the game that was left.
    ContinueGame,
    /// The course is done: play.
    Play,
}

impl Next {
    /// What the learner's progress says. A lesson that was left comes before a new one, and the
    /// course before the game.
    pub(super) fn of(progress: &Progress, course: &Shelf, game_left: bool) -> Self {
        let open = |lesson: &&Arc<Lesson>| !progress.lesson(&lesson.id).finished;
        let left = |lesson: &&Arc<Lesson>| progress.lesson(&lesson.id).step.is_some();
        let lessons = || course.lessons.iter();
        if let Some(lesson) = lessons().filter(open).find(left) {
            Self::ContinueLesson(Arc::clone(lesson))
        } else if let Some(lesson) = lessons().find(open) {
            Self::BeginLesson(Arc::clone(lesson))
        } else if game_left {
            Self::ContinueGame
        } else {
            Self::Play
        }
    }
}
