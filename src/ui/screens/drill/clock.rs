//! How long the learner thinks about an exercise, and how much of a timed round is left. Time only runs while a
//! question waits: whoever reads an answer need not hurry.

/// How long a timed round lasts, in seconds of thinking.
const ROUND: f64 = 60.0;

/// The clock of a series.
#[derive(Debug, Default)]
pub(super) struct Clock {
    /// How long the learner has thought about the exercise, in seconds.
    thought: f64,
    /// When a question waited last.
    last: Option<f64>,
    /// How much is left of the round, in seconds, if it is timed.
    left: Option<f64>,
}

impl Clock {
    /// The clock of a timed round.
    pub(super) fn of_a_round() -> Self {
        Self {
            left: Some(ROUND),
            ..Self::default()
        }
    }

    /// Lets it run up to `now`, in seconds, if a question waits.
    pub(super) fn run(&mut self, now: f64, question_waits: bool) {
        if let Some(last) = self.last.filter(|_| question_waits) {
            let passed = (now - last).max(0.0);
            self.thought += passed;
            self.left = self.left.map(|left| (left - passed).max(0.0));
        }
        self.last = question_waits.then_some(now);
    }

    /// How long the learner has thought about the exercise, in seconds; from now on it is another one.
    pub(super) fn take_thought(&mut self) -> f64 {
        std::mem::take(&mut self.thought)
    }

    /// How much is left of the round, in seconds and as a share of it; nothing where it is not timed.
    pub(super) fn left(&self) -> Option<(f64, f32)> {
        self.left.map(|left| (left, (left / ROUND) as f32))
    }

    /// Whether the round is over.
    pub(super) fn is_run_out(&self) -> bool {
        self.left.is_some_and(|left| left <= 0.0)
    }
}
