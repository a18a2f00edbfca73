//! What a step asks: each kind of question is drawn in a file of its own.

use egui::{Align2, Color32, Event, FontId, Key, Pos2, Ui};

use super::draft::Picked;
use super::fitted;
use super::marks::Marks;
use super::{LessonCommand, build, choices, groups, numbers, order, row, wall};
use crate::glossary::Lexicon;
use crate::lesson::{Question, Scale, texts};
use crate::locale::Message;
use crate::ui::theme::text_size;
use crate::ui::widgets::goes_by_keys;
use crate::ui::{Shared, fonts};

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
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, question: &Question) {
    let draft = task.marks.draft;
    match (question, &draft.now) {
        (Question::Choose(choose), Picked::Choice(_)) => choices::ui(ui, task, choose),
        (Question::PickTiles(pick), Picked::Tiles(picked)) => row::ui(ui, task, pick, picked),
        (Question::PickGroups(pick), Picked::Groups(picked)) => groups::ui(ui, task, pick, picked),
        (Question::Order(items), Picked::Order(places)) => order::ui(ui, task, items, places),
        (Question::Amount(amount), Picked::Amount(_)) => match amount.scale {
            Scale::Numbers => numbers::ui(ui, task, amount),
            Scale::Stacks => wall::ui(ui, task, amount),
        },
        (Question::Build(hand), Picked::Hand(placed)) => build::ui(ui, task, hand, placed),
        _ => {}
    }
}

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The digits that were pressed, 0 to 9: who types fast presses two from one frame to the next.
pub(super) fn digits(ui: &Ui) -> Vec<usize> {
    if !ui.is_enabled() {
        return Vec::new();
    }
    let digit = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            repeat: false,
            modifiers,
            ..
        } if !modifiers.any() => DIGITS.iter().position(|digit| digit == key),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(digit).collect())
}

/// The digit that was pressed, 1 to 9.
pub(in crate::ui::screens) fn digit(ui: &Ui) -> Option<usize> {
    let mut digits = digits(ui).into_iter();
    digits.next().filter(|digit| *digit > 0)
}

/// Writes the digit that picks what stands at a place, counted from 0, for who goes by keys, if there is one for it.
pub(super) fn paint_digit(ui: &Ui, middle: Pos2, place: usize, color: Color32) {
    if place >= 9 || !goes_by_keys(ui.ctx()) {
        return;
    }
    let font = FontId::new(text_size::SMALL, fonts::bold());
    let digit = (place + 1).to_string();
    ui.painter()
        .text(middle, Align2::CENTER_CENTER, digit, font, color);
}
