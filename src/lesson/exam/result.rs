//! What an exam comes to.

use std::sync::Arc;

use super::super::{
    Item, Runner, Script, StepAnswer, StepVerdict, Tally, Unit, is_passed, right_answers,
};
use crate::rules::Game;

/// A question with its answer, and what is said to it.
#[derive(Debug, Clone)]
pub struct Graded {
    /// The question.
    pub item: Item,
    /// The table as the learner found it, when it is asked at one.
    pub table: Option<Game>,
    /// The answer that was given.
    pub given: StepAnswer,
    /// What is said to it.
    pub verdict: StepVerdict,
    /// A right answer, and of several the first.
    pub right: Option<StepAnswer>,
}

impl Item {
    /// The table at which it is asked, after what the script does there first; nothing on a page, and where
    /// it depends on what the learner did before.
    pub fn table(&self) -> Option<Game> {
        let alone = Runner::of_items(Arc::clone(&self.lesson), vec![self.clone()]);
        let mut table = alone.table()?.clone();
        let plays = self.step()?.plays.iter().copied();
        Script::new(plays).run(&mut table).ok()?;
        Some(table)
    }
}

impl Graded {
    /// Grades an answer.
    fn new(item: Item, given: StepAnswer) -> Self {
        let lesson = Arc::clone(&item.lesson);
        let mut runner = Runner::of_items(lesson, vec![item.clone()]);
        let table = item.table();
        let right = item.step().map(|step| right_answers(step, table.as_ref()));
        Self {
            verdict: runner.answer_at(&given, table.as_ref()),
            right: right.into_iter().flatten().next(),
            item,
            table,
            given,
        }
    }

    /// Whether the answer was right.
    pub fn is_right(&self) -> bool {
        self.verdict == StepVerdict::Right
    }
}

/// How many of so many questions must be right to pass: nine of ten.
pub const fn needed(asked: usize) -> usize {
    (asked * 9).div_ceil(10)
}

/// How an exam was answered.
#[derive(Debug, Clone, Default)]
pub struct ExamResult {
    /// Its questions, in the order in which they were asked.
    pub questions: Vec<Graded>,
}

impl ExamResult {
    /// Grades questions with their answers.
    pub fn of(answered: impl IntoIterator<Item = (Item, StepAnswer)>) -> Self {
        let answered = answered.into_iter();
        Self {
            questions: answered
                .map(|(item, given)| Graded::new(item, given))
                .collect(),
        }
    }

    /// How many were right, of all.
    pub fn tally(&self) -> Tally {
        tally(&self.questions, |_| true)
    }

    /// The same for each unit of which something was asked, in the order of the course.
    pub fn units(&self) -> Vec<(Unit, Tally)> {
        let of_unit = |unit| {
            let tally = tally(&self.questions, |it| it.item.lesson.unit == Some(unit));
            (unit, tally)
        };
        let units = Unit::ALL.into_iter().map(of_unit);
        units.filter(|(_, tally)| tally.asked > 0).collect()
    }

    /// Whether nine of ten were right.
    pub fn is_passed(&self) -> bool {
        is_passed(&self.tally())
    }

    /// The questions that were answered wrong, then those that were answered right.
    pub fn missed_first(&self) -> impl Iterator<Item = (usize, &Graded)> {
        let numbered = || self.questions.iter().enumerate();
        let missed = numbered().filter(|(_, it)| !it.is_right());
        missed.chain(numbered().filter(|(_, it)| it.is_right()))
    }
}

fn tally(questions: &[Graded], is_counted: impl Fn(&Graded) -> bool) -> Tally {
    let counted = || questions.iter().filter(|it| is_counted(it));
    Tally {
        asked: counted().count(),
        right: counted().filter(|it| it.is_right()).count(),
    }
}
