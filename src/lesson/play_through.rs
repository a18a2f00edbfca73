//! Plays a lesson through the way `check` does: right answers must pass, and each listed wrong answer
//! must get the answer back that is listed for it.

use std::sync::Arc;

use super::judge::{right_groups, some_hand, some_strays};
use super::{Answer, Fault, Lesson, Problem, Question, Runner, Step, TileGoal, Verdict, Worth};
use crate::analysis::CompiledCard;
use crate::tile::TileCounts;

/// Everything that is wrong with a lesson's file: what its structure lacks, or else what goes wrong
/// when it is taken.
pub fn check(file: &str, text: &str, cards: &[Arc<CompiledCard>]) -> Vec<Problem> {
    match Lesson::read(file, text, cards) {
        Ok(lesson) => play_through(&Arc::new(lesson)),
        Err(problems) => problems,
    }
}

/// Everything that goes wrong when the lesson is taken; nothing when all is well.
pub fn play_through(lesson: &Arc<Lesson>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut runner = Runner::resume(Arc::clone(lesson), None);
    for step in &lesson.steps {
        let mut fault = |fault| {
            problems.push(Problem {
                file: lesson.file.clone(),
                line: step.line,
                column: 1,
                fault,
            });
        };
        for (id, answer) in wrong_answers(step) {
            if !can_be_given(step, &answer) {
                fault(Fault::WrongOutOfReach(id));
                continue;
            }
            let verdict = runner.clone().answer(&answer);
            if verdict.attribute() != format!("wrong-{id}") {
                fault(Fault::WrongNotTaken(id));
            }
        }
        let mut right = right_answers(lesson, step);
        right.retain(|answer| can_be_given(step, answer));
        if step.question.is_some() && right.is_empty() {
            fault(Fault::NothingRight);
        }
        for answer in right {
            let mut trial = runner.clone();
            let verdict = trial.answer(&answer);
            trial.next();
            if verdict != Verdict::Right || (trial.at() == runner.at() && !trial.is_finished()) {
                fault(Fault::RightNotTaken);
            }
        }
        runner = Runner::resume(
            Arc::clone(lesson),
            lesson.steps.get(runner.at() + 1).map(|step| &*step.id),
        );
    }
    problems
}

/// Right answers to a step's question: every one that is listed, and one of those that the card or
/// the engine finds.
pub(super) fn right_answers(lesson: &Lesson, step: &Step) -> Vec<Answer> {
    match &step.question {
        None => Vec::new(),
        Some(Question::Choose(choose)) => (0..choose.choices.len())
            .filter(|place| choose.choices[*place].worth == Worth::Right)
            .map(Answer::Choice)
            .collect(),
        Some(Question::PickTiles(pick)) => match &pick.goal {
            TileGoal::Exactly(sets) => sets.iter().copied().map(Answer::Tiles).collect(),
            TileGoal::StraysOf(line) => {
                vec![Answer::Tiles(some_strays(&lesson.card, *line, &pick.row))]
            }
        },
        Some(Question::PickGroups(pick)) => {
            let groups = right_groups(&lesson.card, pick);
            if groups.is_empty() {
                Vec::new()
            } else {
                vec![Answer::Groups(groups)]
            }
        }
        Some(Question::Order(order)) => vec![Answer::Order((0..order.items.len()).collect())],
        Some(Question::Amount(amount)) => vec![Answer::Amount(amount.right)],
        Some(Question::Build(build)) => some_hand(&lesson.card, build)
            .map(Answer::Hand)
            .into_iter()
            .collect(),
        Some(Question::Act(act)) => act.accept.iter().copied().map(Answer::Act).collect(),
    }
}

/// Whether a learner can give an answer with what the step shows: at least one tile, and none that is
/// not there. All other answers are checked when they are read.
fn can_be_given(step: &Step, answer: &Answer) -> bool {
    match (&step.question, answer) {
        (Some(Question::PickTiles(pick)), Answer::Tiles(tiles)) => {
            let row: TileCounts = pick.row.iter().copied().collect();
            !tiles.is_empty() && row.contains(tiles)
        }
        (Some(Question::Build(build)), Answer::Hand(hand)) => {
            let all = build.rack.iter().chain(&build.tray).copied();
            all.collect::<TileCounts>().contains(hand)
        }
        _ => true,
    }
}

/// The listed wrong answers of a step, each with its name.
fn wrong_answers(step: &Step) -> Vec<(String, Answer)> {
    match &step.question {
        None => Vec::new(),
        Some(Question::Choose(choose)) => choose
            .choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| choice.worth != Worth::Right)
            .map(|(place, choice)| (choice.id.clone(), Answer::Choice(place)))
            .collect(),
        Some(Question::PickTiles(pick)) => pick
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Tiles(wrong.answer)))
            .collect(),
        Some(Question::PickGroups(pick)) => pick
            .wrong
            .iter()
            .map(|wrong| {
                let groups = wrong.answer.iter().copied().collect();
                (wrong.id.clone(), Answer::Groups(groups))
            })
            .collect(),
        Some(Question::Order(order)) => order
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Order(wrong.answer.clone())))
            .collect(),
        Some(Question::Amount(amount)) => amount
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Amount(wrong.answer)))
            .collect(),
        Some(Question::Build(build)) => build
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Hand(wrong.answer.1)))
            .collect(),
        Some(Question::Act(act)) => act
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Act(wrong.answer)))
            .collect(),
    }
}
