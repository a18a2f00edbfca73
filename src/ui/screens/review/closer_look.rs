//! The closer look at a game: one question after another, so that nothing else waits for long, and nothing is asked on once
//! another game is looked at. What seems a mistake is asked of first: nothing is called one before that is known.

use egui::Context;

use crate::coach::Budget;
use crate::play::{Background, Refining};
use crate::review::{Answer, FirstLook, Question, Review};

/// So many questions are answered side by side where there are threads.
const SIDE_BY_SIDE: usize = 2;

/// A closer look that is under way.
#[derive(Debug)]
pub(super) struct CloserLook {
    first: FirstLook,
    /// What seems a mistake, and then all else.
    questions: Vec<Question>,
    /// How many of them ask of mistakes.
    of_mistakes: usize,
    /// Whether it was told which are some.
    has_told_mistakes: bool,
    how: Refining,
    budget: Budget,
    under_way: Vec<Background<Answer>>,
    answers: Vec<Answer>,
}

impl CloserLook {
    /// Nothing has been asked yet.
    pub(super) fn new(first: FirstLook, how: Refining, budget: Budget) -> Self {
        let mut questions = first.questions().to_vec();
        questions.sort_by_key(|question| !question.is_of_mistake());
        Self {
            of_mistakes: questions.partition_point(Question::is_of_mistake),
            questions,
            has_told_mistakes: false,
            first,
            how,
            budget,
            under_way: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// How much of it is done, 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.answers.len() as f32 / self.questions.len().max(1) as f32
    }

    /// Whether all has been answered.
    pub(super) fn is_done(&self) -> bool {
        self.answers.len() == self.questions.len()
    }

    /// Takes up what has been answered, and asks on; what comes of it once it is known what was a mistake, and once all is
    /// answered.
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
        let is_known = self.answers.len() >= self.of_mistakes && !self.has_told_mistakes;
        self.has_told_mistakes |= is_known;
        let is_news = is_known || self.is_done();
        is_news.then(|| self.first.closer(self.answers.iter().cloned()))
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
        let waits = asked >= self.of_mistakes && self.answers.len() < self.of_mistakes;
        let next = self.questions.get(asked).filter(|_| !waits);
        let Some(question) = next.cloned() else {
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
