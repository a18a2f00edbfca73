//! Enter that comes right after an answer was meant for it: it does not go on past what is said to the answer.

use egui::{Key, Modifiers, Ui};

use crate::lesson::Runner;

/// So many seconds after an answer, nobody can have read what is said to it.
const TIME_TO_SEE: f64 = 0.6;

/// When the step was answered.
#[derive(Debug, Default)]
pub(super) struct JustAnswered {
    /// The step as it was drawn last, by its place, and whether it was answered then.
    seen: Option<(usize, bool)>,
    since: Option<f64>,
}

impl JustAnswered {
    /// Before a step is drawn: Enter that comes too early is not heard.
    pub(super) fn rest(&mut self, ui: &Ui, runner: &Runner) {
        let now = ui.input(|input| input.time);
        if self.is_new(runner.at(), runner.is_settled(), now) {
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
    }

    /// Whether the step was answered just now; to be asked in every frame.
    fn is_new(&mut self, step: usize, is_answered: bool, now: f64) -> bool {
        if self.seen != Some((step, is_answered)) {
            let comes = is_answered && self.seen == Some((step, false));
            self.since = comes.then_some(now);
            self.seen = Some((step, is_answered));
        }
        self.since.is_some_and(|since| now - since < TIME_TO_SEE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn for_a_moment_after_an_answer_enter_is_not_heard() {
        let mut answered = JustAnswered::default();
        assert!(!answered.is_new(2, false, 5.0));
        assert!(answered.is_new(2, true, 5.1));
        assert!(answered.is_new(2, true, 5.6));
        assert!(!answered.is_new(2, true, 5.8));
    }

    #[test]
    fn a_step_that_was_answered_earlier_is_gone_on_from_at_once() {
        let mut answered = JustAnswered::default();
        assert!(!answered.is_new(3, false, 1.0));
        assert!(!answered.is_new(2, true, 1.1));
        assert!(!answered.is_new(3, false, 1.2));
    }
}
