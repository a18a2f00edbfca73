//! What went wrong with a file of the profile: data, to be put into words by the window.

use std::borrow::Cow;
use std::io;
use std::path::PathBuf;

use crate::card::ProblemKind;
use crate::play::RestoreError;
use crate::{lesson, locale};

/// Something the learner must be told about the files that are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A file could not be understood. It was kept under another name, and the program goes on as
    /// if there had been none.
    SetAside {
        /// The file's name.
        file: Cow<'static, str>,
        /// Where it is now.
        kept_as: PathBuf,
        /// What was wrong.
        damage: Damage,
    },
    /// A file could not be understood or read, nor could it be renamed. It is left as it is, and what
    /// it should keep is kept only until the program ends.
    LeftAlone {
        /// The file's name.
        file: Cow<'static, str>,
        /// What was wrong.
        damage: Damage,
    },
    /// A file could not be written; the one on disk is as it was before. It is written as soon as that can be done.
    NotKept {
        /// The file's name.
        file: Cow<'static, str>,
        /// Why.
        why: Obstacle,
    },
    /// The program itself failed when it ran last; what happened is kept for a report.
    WentWrong,
    /// Another window has the profile open: in this one nothing is kept.
    OpenElsewhere,
    /// The chosen card is gone, or has no line that can be played; another one is in use.
    CardNotUsable {
        /// The id of the chosen card.
        id: String,
    },
    /// A file or folder of the learner's own lessons could not be read.
    LessonUnreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        error: String,
    },
    /// A lesson of the learner's own is left out of the course, for this and perhaps more.
    BrokenLesson(lesson::LessonProblem),
    /// A file with texts of the learner's own lessons is not whole.
    BrokenLessonText(locale::LocaleProblem),
}

/// Why a file could not be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// There is no room for it.
    NoRoom,
    /// It may not be written there.
    NotAllowed,
    /// The program itself failed at it.
    ProgramFailed,
    /// Something else.
    Other {
        /// What the system said.
        error: String,
    },
}

impl Obstacle {
    pub(super) fn of(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::NoRoom,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::NotAllowed,
            _ => Self::Other {
                error: error.to_string(),
            },
        }
    }
}

/// Why a file could not be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Damage {
    /// It is not what it should be.
    Malformed {
        /// Counted from 1, where known.
        line: Option<usize>,
        /// Counted from 1, in characters, where known.
        column: Option<usize>,
        /// What the reader said, in English.
        message: String,
    },
    /// It is no card that can be read.
    Card {
        /// Counted from 1.
        line: usize,
        /// Counted from 1, in characters.
        column: usize,
        /// What is wrong there.
        problem: Box<ProblemKind>,
    },
    /// The match in it cannot be taken up.
    Match(
        /// Why.
        Box<RestoreError>,
    ),
    /// It comes from a newer version of the program.
    Newer {
        /// The format it is in.
        format: i64,
    },
    /// It could not be read.
    Unreadable {
        /// What the system said.
        error: String,
    },
}
