//! What is asked for with the exam as a whole.

use super::{MahjTutor, Route};
use crate::ui::shared::ExamCommand;
use crate::wording;

impl MahjTutor {
    /// Applies what was asked for with the exam.
    pub(super) fn apply_to_exam(&mut self, command: ExamCommand, now: f64) {
        match command {
            ExamCommand::Begin => {
                let (screens, mut change) = self.change(now);
                screens.exam.begin(&mut change);
                self.whereabouts.go(Route::Exam);
            }
            ExamCommand::SetName(name) => self.set_name(&name),
            ExamCommand::KeepPicture { name, date } => {
                self.set_name(&name);
                self.keep_picture(&name, &date);
            }
        }
    }

    fn set_name(&mut self, name: &str) {
        self.profile
            .change_settings(|settings| name.trim().clone_into(&mut settings.name));
    }

    /// Has the picture of the result drawn and written to the learner's documents.
    fn keep_picture(&mut self, name: &str, date: &str) {
        let picture = self.screens.exam.picture(&self.locale, name, date);
        let Some((certificate, day)) = picture else {
            return;
        };
        let file = format!("Mahj Tutor {}", wording::date_in_digits(day));
        let folder = self.documents.clone();
        self.profile
            .keep_picture(folder, file, move || certificate.png());
    }
}
