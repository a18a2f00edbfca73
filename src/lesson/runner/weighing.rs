//! What comes of an answer, found apart from the runner: what the coach weighs takes longer than a frame may.

use super::super::grading::grade;
use super::super::{Item, Step, StepAnswer, StepQuestion, StepVerdict};
use super::Runner;
use crate::coach::ActionGrade;
use crate::rules::{Action, Game, Seat};

/// An action that the coach is to weigh, at the table where it was chosen.
#[derive(Debug, Clone)]
pub struct ToWeigh {
    item: Item,
    action: Action,
    table: Game,
}

/// An answer, and what came of it.
#[derive(Debug, Clone)]
pub struct GradedAnswer {
    pub(super) answer: StepAnswer,
    pub(super) verdict: StepVerdict,
    /// What the coach found, where it grades, and the table at which that was done.
    pub(super) grade: Option<Box<(ActionGrade, Game)>>,
}

impl ToWeigh {
    /// Has the coach weigh it.
    pub fn weigh(self) -> GradedAnswer {
        let answer = StepAnswer::Action(self.action);
        GradedAnswer::of(self.item.step(), &answer, Some(&self.table))
    }
}

impl GradedAnswer {
    /// Grades an answer to a step's question, at a table where it is asked at one. A step that asks nothing takes every
    /// answer for wrong.
    pub(super) fn of(step: Option<&Step>, answer: &StepAnswer, table: Option<&Game>) -> Self {
        let asked = step.and_then(|step| Some((step, step.question.as_ref()?)));
        let verdict = asked.map_or_else(StepVerdict::unlisted, |(step, question)| {
            grade(&step.card, question, answer, table)
        });
        let grade = asked.and_then(|(step, question)| match (question, answer, table) {
            (StepQuestion::Action(task), StepAnswer::Action(action), Some(game)) => {
                let grade = task.grade(&step.card, game.view(Seat::FIRST), action)?;
                Some(Box::new((grade, game.clone())))
            }
            _ => None,
        });
        Self {
            answer: answer.clone(),
            verdict,
            grade,
        }
    }

    /// What was answered.
    pub const fn answer(&self) -> &StepAnswer {
        &self.answer
    }
}

impl Runner {
    /// What the coach has to weigh before an action at this table can be [taken](Self::take_graded) for an answer; nothing
    /// where no coach is asked.
    pub fn to_weigh(&self, action: Action, table: &Game) -> Option<ToWeigh> {
        let item = self.item()?;
        let question = item.step()?.question.as_ref();
        let is_weighed = matches!(question, Some(StepQuestion::Action(task)) if task.coach);
        is_weighed.then(|| ToWeigh {
            item: item.clone(),
            action,
            table: table.clone(),
        })
    }
}
