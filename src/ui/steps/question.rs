//! What a step asks: each kind of question is drawn in a file of its own.

use egui::Ui;

use super::draft::Picked;
use super::fitted;
use super::marks::Marks;
use super::{LessonCommand, build, choices, groups, numbers, order, row, wall};
use crate::glossary::Lexicon;
use crate::lesson::{Scale, StepQuestion, texts};
use crate::locale::Message;
use crate::ui::Shared;

/// A question that is drawn, with what is known of the answer, and what the learner does.
pub(super) struct Task<'a, 's> {
    pub(super) shared: &'a Shared<'s>,
    pub(super) marks: Marks<'a>,
    pub(super) scale: &'a mut fitted::Scale,
    pub(super) asked: &'a mut Vec<LessonCommand>,
    /// Whether it is to be answered from memory: what a word means may be the very thing that is asked.
    pub(super) from_memory: bool,
}

impl Task<'_, '_> {
    /// An attribute of the step's message.
    pub(super) fn say(&self, attribute: &str) -> String {
        let Marks { lesson, step, .. } = self.marks;
        let id = texts::of_step(&lesson.id, &step.words, attribute);
        self.shared.say(&Message::new(id))
    }

    /// The words that can be looked up in it.
    pub(super) fn lexicon(&self) -> Option<&Lexicon> {
        (!self.from_memory).then_some(&self.shared.words.lexicon)
    }

    /// Picks what stands at a place.
    pub(super) fn pick(&mut self, place: usize) {
        self.asked.push(LessonCommand::Pick(place));
    }

    /// Answers with what stands at a place.
    pub(super) fn answer(&mut self, place: usize) {
        self.pick(place);
        self.asked.push(LessonCommand::Check);
    }
}

/// Draws the question and notes what the learner does.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, question: &StepQuestion) {
    let draft = task.marks.draft;
    match (question, &draft.now) {
        (StepQuestion::Choose(choose), Picked::Choice(_)) => choices::ui(ui, task, choose),
        (StepQuestion::PickTiles(pick), Picked::Tiles(picked)) => row::ui(ui, task, pick, picked),
        (StepQuestion::PickGroups(pick), Picked::Groups(picked)) => {
            groups::ui(ui, task, pick, picked);
        }
        (StepQuestion::Order(items), Picked::Order(places)) => order::ui(ui, task, items, places),
        (StepQuestion::Amount(amount), Picked::Amount(_)) => match amount.scale {
            Scale::Numbers => numbers::ui(ui, task, amount),
            Scale::Stacks => wall::ui(ui, task, amount),
        },
        (StepQuestion::Build(hand), Picked::Hand(placed)) => build::ui(ui, task, hand, placed),
        _ => {}
    }
}
