//! What to do next: the one thing that home puts first.

use std::sync::Arc;

use crate::lesson::{Lesson, Stage};
use crate::profile::{LessonProgress, Progress};

/// What to do next.
#[derive(Debug, Clone)]
pub(super) enum Next {
    /// Go on with a lesson that was left.
    ContinueLesson {
        /// Its number on the path.
        number: usize,
        /// The lesson.
        lesson: Arc<Lesson>,
        /// The first lesson of the path that was passed over for it, with its number.
        passed_over: Option<(usize, Arc<Lesson>)>,
    },
    /// Begin the first lesson that was never finished; its number on the path.
    BeginLesson(usize, Arc<Lesson>),
    /// Take the exam.
    TakeExam,
    /// Go on with the exam that was left.
    ContinueExam,
    /// Go on with the game that was left.
    ContinueGame,
    /// The course is done: play.
    Play,
}

impl Next {
    /// What the learner's progress says. A lesson that was left comes before a new one, the one that was
    /// left last before all others, and the course before the game, but for who plays and has begun no lesson; after its
    /// last lesson the exam, until one was taken.
    pub(super) fn of(progress: &Progress, path: &[Stage<'_>], game_left: bool) -> Self {
        let stops = || path.iter().flat_map(|stage| &stage.stops);
        let mut open = stops().filter(|stop| !progress.lesson(&stop.lesson.id).finished);
        let mut left = open
            .clone()
            .filter(|stop| progress.lesson(&stop.lesson.id).left.is_some());
        let latest = left
            .clone()
            .find(|stop| progress.latest_lesson.as_ref() == Some(&stop.lesson.id));
        let has_begun = progress.lessons.values().any(LessonProgress::is_begun);
        if game_left && !has_begun {
            Self::ContinueGame
        } else if let Some(stop) = latest.or_else(|| left.next()) {
            let first = open.next().filter(|first| first.number < stop.number);
            Self::ContinueLesson {
                number: stop.number,
                lesson: Arc::clone(stop.lesson),
                passed_over: first.map(|first| (first.number, Arc::clone(first.lesson))),
            }
        } else if let Some(stop) = open.next() {
            Self::BeginLesson(stop.number, Arc::clone(stop.lesson))
        } else if !path.is_empty() && progress.exam.open_sitting().is_some() {
            Self::ContinueExam
        } else if !path.is_empty() && progress.exam.best.is_none() {
            Self::TakeExam
        } else if game_left {
            Self::ContinueGame
        } else {
            Self::Play
        }
    }

    /// The lesson that comes next, if one does.
    pub(super) fn lesson(&self) -> Option<&Lesson> {
        match self {
            Self::ContinueLesson { lesson, .. } | Self::BeginLesson(_, lesson) => Some(lesson),
            Self::TakeExam | Self::ContinueExam | Self::ContinueGame | Self::Play => None,
        }
    }

    /// Whether the exam comes next.
    pub(super) const fn is_exam(&self) -> bool {
        matches!(self, Self::TakeExam | Self::ContinueExam)
    }
}
