//! The exam: what it is, its questions, what they came to, and a picture of that to keep.
//!
//! Its questions are `steps`. `kept` is how an exam in progress is remembered,
//! `begin` the page before it, `result` the one after it with `units` and, question by question, `review`;
//! `answer` puts answers into words. `certificate` is the page of the picture, `picture` what is on it.

mod answer;
mod begin;
mod certificate;
mod demos;
mod kept;
mod picture;
mod result;
mod review;
mod units;

use egui::Ui;

pub use demos::DEMOS;
pub use picture::Certificate;

use self::certificate::CertificatePage;
use self::review::ExamReview;
use crate::lesson::{ExamResult, Runner, exam_length, exam_of};
use crate::locale::{Locale, Message};
use crate::ui::shared::{ExamCommand, LessonCommand, TableCommand};
use crate::ui::steps::Steps;
use crate::ui::{Change, Route, Shared};

/// The exam in progress, or what it came to.
#[derive(Debug, Default)]
pub struct ExamScreen {
    /// Where its questions are asked.
    questions: Steps,
    finished: Option<Finished>,
    review: ExamReview,
    certificate: CertificatePage,
    /// How many questions an exam of this course has.
    count: usize,
}

/// An exam that was finished.
#[derive(Debug)]
struct Finished {
    result: ExamResult,
    /// The day of it, counted from 1 January 1970.
    day: u32,
}

impl ExamScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, change: &mut Change<'_>) {
        self.count = exam_length(change.course);
        let sitting = change.profile.progress().exam.sitting.clone();
        let Some(sitting) = sitting else {
            *self = Self {
                count: self.count,
                ..Self::default()
            };
            return;
        };
        if let Some(day) = sitting.finished {
            if self.finished.is_none() {
                let answered = kept::answered(&sitting, change.course);
                let result = ExamResult::of(answered);
                self.show_result(Finished { result, day });
            }
            return;
        }
        let runner = self.questions.runner();
        if runner.is_some_and(|it| it.is_exam() && kept::is_of(it, &sitting)) {
            self.questions.come_back(change);
            return;
        }
        if let Some(runner) = kept::runner(&sitting, change.course) {
            self.ask(runner, change);
        }
    }

    /// The learner goes elsewhere: nothing happens at the table until they come back.
    pub fn leave(&mut self, change: &Change<'_>) {
        self.questions.leave(change);
    }

    /// The learner has come to the picture of the result.
    pub fn open_certificate(&mut self, change: &mut Change<'_>) {
        self.open(change);
        self.certificate = CertificatePage::of(&change.profile.settings().name);
    }

    /// Begins an exam.
    pub fn begin(&mut self, change: &mut Change<'_>) {
        let items = exam_of(change.course, change.seed);
        if let Some(runner) = Runner::of_exam(items, Vec::new()) {
            let names = kept::names(&runner);
            change
                .profile
                .change_progress(|progress| progress.exam.begin(names));
            self.ask(runner, change);
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(finished) = &self.finished {
            result::ui(ui, shared, &finished.result, &mut self.review);
        } else if self.questions.runner().is_some() {
            self.questions.ui(ui, shared);
        } else {
            begin::ui(ui, shared, self.count);
        }
    }

    /// Draws the page of the picture.
    pub fn certificate_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        match &self.finished {
            Some(finished) => {
                let page = &mut self.certificate;
                page.ui(ui, shared, &finished.result, finished.day);
            }
            None => begin::ui(ui, shared, self.count),
        }
    }

    /// Applies what the learner did with a question.
    pub fn apply_to_question(&mut self, command: LessonCommand, change: &mut Change<'_>) {
        self.questions.apply(command, change);
        self.remember(change);
    }

    /// Applies what the learner did at the table of a question.
    pub fn apply_at_table(&mut self, command: TableCommand, change: &mut Change<'_>) {
        self.questions.apply_at_table(command, change);
        self.remember(change);
    }

    /// The picture of the result, with this name and date; nothing before an exam is finished.
    pub fn picture(&self, locale: &Locale, name: &str, date: &str) -> Option<(Certificate, u32)> {
        let finished = self.finished.as_ref()?;
        let certificate = Certificate::of(&finished.result, locale, name, date);
        Some((certificate, finished.day))
    }

    /// Says what came of an action, on the page of the picture.
    pub fn say(&mut self, said: Message) {
        self.certificate.said = Some(said);
    }

    fn ask(&mut self, runner: Runner, change: &mut Change<'_>) {
        self.finished = None;
        self.questions.take(runner);
        self.remember(change);
    }

    fn show_result(&mut self, finished: Finished) {
        self.questions = Steps::default();
        self.review = ExamReview::default();
        self.finished = Some(finished);
    }

    /// Keeps what was answered; after the last question the result is there.
    fn remember(&mut self, change: &mut Change<'_>) {
        let Some(runner) = self.questions.runner() else {
            return;
        };
        kept::keep(runner, change.profile);
        if runner.is_finished() {
            let result = kept::result(runner);
            let day = u32::try_from(change.day).unwrap_or_default();
            kept::finish(&result, day, change.profile);
            self.show_result(Finished { result, day });
        }
    }
}

/// Where the exam is.
pub(super) const ROUTE: Route = Route::Exam;
