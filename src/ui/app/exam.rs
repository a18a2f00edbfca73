//! What is asked for with the exam as a whole.

use super::{MahjTutor, Route};
use crate::msg;
use crate::profile::keep_picture;
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

    /// Draws the picture of the result and writes it to the learner's documents.
    fn keep_picture(&mut self, name: &str, date: &str) {
        let picture = self.screens.exam.picture(&self.locale, name, date);
        let Some((certificate, day)) = picture else {
            return;
        };
        let file = format!("Mahj Tutor {}", wording::date_in_digits(day));
        let said = match keep_picture(&self.documents, &file, &certificate.png()) {
            Ok(path) => msg!("certificate-kept", path = path.display().to_string()),
            Err(error) => msg!(
                "certificate-not-kept",
                path = error.path.display().to_string(),
                error = error.error
            ),
        };
        self.screens.exam.say(said);
    }
}
