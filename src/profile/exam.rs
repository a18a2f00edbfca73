//! The exam as it is kept: the one that is taken or was taken last, and the best so far.

use serde::{Deserialize, Serialize};

/// The exams of one learner.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ExamProgress {
    /// The one that is taken, or was taken last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sitting: Option<Sitting>,
    /// The best that was ever finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<ExamScore>,
}

/// An exam that was begun.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sitting {
    /// The names of its questions, `lesson/question`, in the order in which they are asked: they stay the
    /// same when a newer program would draw others.
    pub questions: Vec<String>,
    /// The answers to the first of them, as [`write_answer`](crate::lesson::write_answer) writes them.
    pub answers: Vec<String>,
    /// The day on which it was finished, counted from 1 January 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<u32>,
}

/// How many questions of an exam were right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ExamScore {
    /// How many were right.
    pub right: u32,
    /// Of how many.
    pub asked: u32,
}

impl Sitting {
    /// Whether it waits to be gone on with.
    pub fn is_open(&self) -> bool {
        self.finished.is_none() && !self.questions.is_empty()
    }
}

impl ExamProgress {
    /// Whether none was ever begun.
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// The exam that waits to be gone on with, if one does.
    pub fn open_sitting(&self) -> Option<&Sitting> {
        self.sitting.as_ref().filter(|sitting| sitting.is_open())
    }

    /// An exam with these questions is begun.
    pub fn begin(&mut self, questions: Vec<String>) {
        self.sitting = Some(Sitting {
            questions,
            ..Sitting::default()
        });
    }

    /// Its last question was answered on this day, and it came to this.
    pub fn finish(&mut self, day: u32, score: ExamScore) {
        if let Some(sitting) = &mut self.sitting {
            sitting.finished = Some(day);
        }
        if self.best.is_none_or(|best| best.is_less_than(score)) {
            self.best = Some(score);
        }
    }
}

impl ExamScore {
    /// Whether a smaller share was right; of equal shares, of fewer questions.
    fn is_less_than(self, other: Self) -> bool {
        let here = u64::from(self.right) * u64::from(other.asked);
        let there = u64::from(other.right) * u64::from(self.asked);
        (here, self.asked) < (there, other.asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_stays_the_best() {
        let mut exam = ExamProgress::default();
        let score = |right| ExamScore { right, asked: 30 };
        for (right, best) in [(20, 20), (28, 28), (25, 28)] {
            exam.begin(vec!["a-turn/order".to_owned()]);
            assert!(exam.open_sitting().is_some());
            exam.finish(20_000, score(right));
            assert_eq!(exam.best, Some(score(best)));
            assert!(exam.open_sitting().is_none());
        }
    }
}
