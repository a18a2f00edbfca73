//! What is right at each step: the lesson taken without a window, beside the one that is tested.

use std::sync::Arc;

use mahj_tutor::lesson::{
    Item, Lesson, Runner, Script, Shelf, Step, StepAnswer, StepQuestion, StepVerdict, around,
    right_answers, wrong_answers,
};
use mahj_tutor::profile::Progress;
use mahj_tutor::rules::{Game, Seat};

/// A lesson taken with right answers alone, and its table as it must lie in the window.
pub(super) struct AnswerKey {
    runner: Runner,
    /// The table now; none on a page, and none once somebody has played on freely.
    table: Option<Game>,
}

/// A wrong answer that the lesson knows.
#[derive(Debug)]
pub(super) struct Mistake {
    /// The attribute of the step's message that says what is wrong with it.
    pub(super) attribute: String,
    /// What is answered.
    pub(super) answer: StepAnswer,
    /// Whether it is an action that is carried out at the table, and can be taken back.
    pub(super) is_carried_out: bool,
}

impl AnswerKey {
    /// The lesson as somebody begins it who has come so far.
    pub(super) fn new(
        lesson: &Arc<Lesson>,
        course: &Shelf,
        progress: &Progress,
    ) -> Result<Self, String> {
        let is_finished = |id: &str| progress.lesson(id).finished;
        let known = |name: &str| progress.recalled(name);
        let (before, after) = around(lesson, course, is_finished, known);
        let left = progress.lesson(&lesson.id).left;
        let runner = Runner::with_recall(Arc::clone(lesson), left.as_ref(), before, after);
        let mut key = Self {
            runner,
            table: None,
        };
        key.arrive()?;
        Ok(key)
    }

    /// The step or the recalled question that the lesson is at.
    pub(super) fn item(&self) -> Item {
        self.runner.item().unwrap().clone()
    }

    /// The same as a step.
    pub(super) fn step(&self) -> &Step {
        self.runner.step().unwrap()
    }

    /// Where it is, for messages.
    pub(super) fn place(&self) -> String {
        let item = self.item();
        format!("{} / {}", item.lesson.file, self.step().id)
    }

    /// The table as it must lie now.
    pub(super) fn table(&self) -> Option<&Game> {
        self.table.as_ref()
    }

    /// Whether the whole lesson was taken.
    pub(super) fn is_finished(&self) -> bool {
        self.runner.is_finished()
    }

    /// A right answer to what is asked.
    pub(super) fn right(&self) -> Result<StepAnswer, String> {
        let right = right_answers(self.step(), self.table()).into_iter();
        let mut given =
            right.filter(|it| !matches!(it, StepAnswer::Tiles(tiles) if tiles.is_empty()));
        given
            .next()
            .ok_or_else(|| "no answer is right here".to_owned())
    }

    /// The mistakes that the lesson knows here; what the coach finds dear on one card may be good on another.
    pub(super) fn mistakes(&self) -> Vec<Mistake> {
        let wrong = wrong_answers(self.step()).into_iter();
        let known = wrong.filter_map(|(_, answer)| {
            let verdict = self.runner.clone().answer_at(&answer, self.table());
            if verdict == StepVerdict::Right {
                return None;
            }
            let is_legal = matches!(verdict, StepVerdict::Wrong { refusal: None, .. });
            Some(Mistake {
                attribute: verdict.attribute().to_owned(),
                is_carried_out: is_legal
                    && (matches!(answer, StepAnswer::Action(_))
                        || self.step().asked_stack().is_some()),
                answer,
            })
        });
        known.collect()
    }

    /// This mistake was made, and taken back.
    pub(super) fn missed(&mut self, answer: &StepAnswer) {
        self.runner.answer_at(answer, self.table.as_ref());
        self.runner.try_again();
    }

    /// The answer was given.
    pub(super) fn answered(&mut self, answer: &StepAnswer) -> Result<(), String> {
        let verdict = self.runner.answer_at(answer, self.table.as_ref());
        if verdict != StepVerdict::Right {
            return Err(format!("{answer:?} is not right: {verdict:?}"));
        }
        let others = match &self.step().question {
            Some(StepQuestion::Action(task)) => task.others.clone(),
            _ => Vec::new(),
        };
        if let (StepAnswer::Action(action), Some(table)) = (answer, &mut self.table) {
            let done = table.apply(Seat::FIRST, *action);
            done.map_err(|why| format!("{action} is refused: {why:?}"))?;
            let done = Script::new(others).run(table);
            done.map_err(|(seat, task)| format!("{seat} cannot {task}"))?;
        }
        Ok(())
    }

    /// The step was played on to its end; nothing is known of its table then.
    pub(super) fn played(&mut self) {
        self.runner.finish_playing();
        self.table = None;
    }

    /// Goes on to the next step.
    pub(super) fn go_on(&mut self) -> Result<(), String> {
        if let Some(table) = self.table.take() {
            self.runner.set_table(table);
        }
        self.runner.next();
        if self.is_finished() {
            return Ok(());
        }
        self.arrive()
    }

    fn arrive(&mut self) -> Result<(), String> {
        let step = self.runner.step().unwrap();
        let is_open = matches!(step.question, Some(StepQuestion::Play(_)));
        self.table = self.runner.table().filter(|_| !is_open).cloned();
        if let Some(table) = &mut self.table {
            let done = Script::new(step.plays.iter().copied()).run(table);
            done.map_err(|(seat, task)| format!("{seat} cannot {task}"))?;
        }
        Ok(())
    }
}
