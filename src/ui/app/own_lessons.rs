//! Lessons that somebody is writing: their files are read again when they change, and what is wrong with
//! them is said.

use std::collections::BTreeSet;
use std::time::Duration;

use super::MahjTutor;
use crate::locale::check_syntax;
use crate::profile::Notice;

/// How often the files are looked at, in seconds.
const EVERY: f64 = 1.0;

/// When the files were looked at last.
#[derive(Debug, Default)]
pub(super) struct LessonWatch {
    looked_at: f64,
}

impl MahjTutor {
    /// Has the learner's own lessons read again now and then. Who has none is not kept awake by it.
    pub(super) fn look_after_own_lessons(&mut self, context: &egui::Context, now: f64) {
        if self.profile.own_lessons().files.is_empty() {
            return;
        }
        context.request_repaint_after(Duration::from_secs_f64(EVERY));
        if now - self.lesson_watch.looked_at < EVERY {
            return;
        }
        self.lesson_watch.looked_at = now;
        self.profile.reread_own_lessons();
    }

    /// Tells of the first problem of each file.
    pub(super) fn tell_of_lessons(&mut self) {
        let texts = check_syntax(&self.profile.own_lessons().texts);
        let mut files = BTreeSet::new();
        let texts = texts.into_iter().filter(|it| files.insert(it.file.clone()));
        let mut notices: Vec<_> = texts.map(Notice::BrokenLessonText).collect();
        let mut files = BTreeSet::new();
        let lessons = self.course.problems.iter();
        let lessons = lessons.filter(|it| files.insert(it.file.clone()));
        notices.extend(lessons.cloned().map(Notice::BrokenLesson));
        for notice in notices {
            self.profile.add_notice(notice);
        }
    }
}
