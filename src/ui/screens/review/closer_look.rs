//! The closer look at a game: one question after another, so that nothing else waits for long, and nothing is asked on once
//! another game is looked at.

use egui::Context;

use crate::coach::Budget;
use crate::play::{Background, Refining};
use crate::review::{Answer, FirstLook, Review};

/// So many questions are answered side by side where there are threads.
const SIDE_BY_SIDE: usize = 2;

/// A closer look that is under way.
#[derive(Debug)]
pub(super) struct CloserLook {
    first: FirstLook,
    how: Refining,
    budget: Budget,
    under_way: Vec<Background<Answer>>,
    answers: Vec<Answer>,
}

impl CloserLook {
    /// Nothing has been asked yet.
    pub(super) fn new(first: FirstLook, how: Refining, budget: Budget) -> Self {
        Self {
            first,
            how,
            budget,
            under_way: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// How much of it is done, 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.answers.len() as f32 / self.first.questions().len().max(1) as f32
    }

    /// Takes up what has been answered, and asks on; what comes of it once all is answered.
    pub(super) fn follow(&mut self, context: &Context) -> Option<Review> {
        loop {
            let (answers, under_way) = (&mut self.answers, &mut self.under_way);
            under_way.retain(|question| match question.take() {
                Some(answer) => {
                    answers.push(answer);
                    false
                }
                None => true,
            });
            if self.under_way.len() >= self.side_by_side() || !self.ask(context) {
                break;
            }
        }
        let is_done = self.answers.len() == self.first.questions().len();
        is_done.then(|| self.first.closer(std::mem::take(&mut self.answers)))
    }

    const fn side_by_side(&self) -> usize {
        match self.how {
            Refining::InBackground(_) => SIDE_BY_SIDE,
            _ => 1,
        }
    }

    /// Asks the next question; says whether there was one.
    fn ask(&mut self, context: &Context) -> bool {
        let asked = self.answers.len() + self.under_way.len();
        let Some(question) = self.first.questions().get(asked).cloned() else {
            return false;
        };
        let budget = self.budget;
        let tell = {
            let context = context.clone();
            move || context.request_repaint()
        };
        let answer = move || question.answer(budget);
        self.under_way
            .push(Background::begin(self.how, answer, tell));
        true
    }
}
