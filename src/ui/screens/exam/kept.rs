//! An exam as it is remembered, and taken up again.

use crate::lesson::{
    ExamResult, Item, Runner, Shelf, StepAnswer, questions_named, read_answer, write_answer,
};
use crate::profile::{ExamScore, Profile, Sitting};

/// The names of the questions of an exam, in their order.
pub(super) fn names(runner: &Runner) -> Vec<String> {
    runner.items().iter().filter_map(Item::name).collect()
}

/// Whether an exam in progress is the one that is kept.
pub(super) fn is_of(runner: &Runner, sitting: &Sitting) -> bool {
    names(runner) == sitting.questions && runner.given().len() == sitting.answers.len()
}

/// The questions of a kept exam that the course still has, with the answers that can still be given.
fn questions(sitting: &Sitting, course: &Shelf) -> Vec<(Item, Option<StepAnswer>)> {
    let names = sitting.questions.iter().map(String::as_str);
    let found = questions_named(course, names).into_iter();
    found
        .map(|(at, item)| {
            let question = item.step().and_then(|step| step.question.as_ref());
            let given = sitting.answers.get(at).zip(question);
            let given = given.and_then(|(text, question)| read_answer(question, text));
            (item, given)
        })
        .collect()
}

/// The questions of a kept exam that were answered.
pub(super) fn answered(sitting: &Sitting, course: &Shelf) -> Vec<(Item, StepAnswer)> {
    let questions = questions(sitting, course).into_iter();
    questions
        .filter_map(|(item, given)| Some((item, given?)))
        .collect()
}

/// A kept exam at the first question that is open; nothing when the course has none of its questions any
/// more.
pub(super) fn runner(sitting: &Sitting, course: &Shelf) -> Option<Runner> {
    let (mut items, mut open, mut answers) = (Vec::new(), Vec::new(), Vec::new());
    for (item, given) in questions(sitting, course) {
        match given {
            Some(given) => {
                items.push(item);
                answers.push(given);
            }
            None => open.push(item),
        }
    }
    items.append(&mut open);
    Runner::of_exam(items, answers)
}

/// What an exam comes to so far.
pub(super) fn result(runner: &Runner) -> ExamResult {
    let given = runner.given().iter().cloned();
    ExamResult::of(runner.items().iter().cloned().zip(given))
}

/// Keeps the questions and the answers so far.
pub(super) fn keep(runner: &Runner, profile: &mut Profile) {
    let questions = names(runner);
    let given = runner.items().iter().zip(runner.given());
    let answers = given.map(|(item, given)| {
        let question = item.step()?.question.as_ref()?;
        write_answer(question, given)
    });
    let answers: Vec<String> = answers.map(Option::unwrap_or_default).collect();
    profile.change_progress(|progress| {
        if let Some(sitting) = &mut progress.exam.sitting {
            sitting.questions = questions;
            sitting.answers = answers;
        }
    });
}

/// Keeps that the exam was finished on this day.
pub(super) fn finish(result: &ExamResult, day: u32, profile: &mut Profile) {
    let tally = result.tally();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let score = ExamScore {
        right: count(tally.right),
        asked: count(tally.asked),
    };
    profile.change_progress(|progress| progress.exam.finish(day, score));
}
