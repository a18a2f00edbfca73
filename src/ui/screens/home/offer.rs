//! The one thing to do next, in words.

use super::lesson_standing::LessonStanding;
use super::next::Next;
use super::time::time;
use crate::lesson::{Lesson, texts};
use crate::locale::Message;
use crate::msg;
use crate::profile::Progress;
use crate::ui::{Command, Route};

/// The lesson with which the course begins: the button for newcomers says what it is about.
const FIRST: &str = "first-mah-jongg";

/// The one thing to do next, in words.
pub(super) struct Offer {
    /// What it is, as in "your next lesson".
    pub(super) about: Message,
    pub(super) title: Message,
    /// What it is about, where that is not told beside the path.
    pub(super) summary: Option<Message>,
    /// How much of it is done, where it was begun, from 0 to 1.
    pub(super) share: Option<f32>,
    pub(super) button: Message,
    pub(super) command: Command,
    /// Another way on, in small.
    pub(super) other: Option<(Message, Command)>,
}

impl Offer {
    /// What is said of what comes next; a newcomer has done nothing yet.
    pub(super) fn of(next: &Next, progress: &Progress, newcomer: bool) -> Self {
        match next {
            Next::ContinueLesson {
                number,
                lesson,
                passed_over,
            } => Self {
                other: passed_over.as_ref().map(|(number, lesson)| {
                    let title = Message::new(texts::title(&lesson.id));
                    let label = msg!("home-passed-over", number = *number, lesson = title);
                    (label, Command::Go(Route::Lesson(lesson.id.clone())))
                }),
                ..Self::of_begun(*number, lesson, progress)
            },
            Next::BeginLesson(number, lesson) => {
                let time = time(lesson.minutes());
                let (about, button) = if newcomer && lesson.id == FIRST {
                    (
                        msg!("home-next-first", number = *number),
                        msg!("home-begin-first", time = time),
                    )
                } else {
                    (
                        msg!("home-next-begin-lesson", number = *number),
                        msg!("home-begin", time = time),
                    )
                };
                Self {
                    about,
                    button,
                    ..Self::of_lesson(lesson)
                }
            }
            Next::TakeExam => Self::of_exam(msg!("home-exam-begin")),
            Next::ContinueExam => Self::of_exam(msg!("home-exam-continue")),
            Next::ContinueGame => Self {
                about: msg!("home-next-continue-game"),
                title: msg!("home-game-title"),
                summary: None,
                share: None,
                button: msg!("home-continue"),
                command: Command::ContinueGame,
                other: None,
            },
            Next::Play => Self {
                about: msg!("home-next-play"),
                title: msg!("home-game-title"),
                summary: None,
                share: None,
                button: msg!("home-play"),
                command: Command::Go(Route::NewGame),
                other: None,
            },
        }
    }

    fn of_exam(button: Message) -> Self {
        Self {
            about: msg!("home-next-exam"),
            title: msg!("exam-stop"),
            summary: None,
            share: None,
            button,
            command: Command::Go(Route::Exam),
            other: None,
        }
    }

    /// A lesson that was left.
    fn of_begun(number: usize, lesson: &Lesson, progress: &Progress) -> Self {
        let share = LessonStanding::of(lesson, progress).share(lesson);
        let share = share.unwrap_or_default();
        let left = (lesson.minutes() as f32 * (1.0 - share)).round().max(1.0) as usize;
        Self {
            about: msg!("home-next-continue-lesson", number = number),
            share: Some(share),
            button: msg!("home-continue-lesson", time = time(left)),
            ..Self::of_lesson(lesson)
        }
    }

    fn of_lesson(lesson: &Lesson) -> Self {
        Self {
            about: msg!("home-course"),
            title: Message::new(texts::title(&lesson.id)),
            summary: Some(Message::new(texts::summary(&lesson.id))),
            share: None,
            button: msg!("home-continue"),
            command: Command::Go(Route::Lesson(lesson.id.clone())),
            other: None,
        }
    }
}
