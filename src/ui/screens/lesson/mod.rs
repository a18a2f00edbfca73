//! The screen of a lesson or of a test: how one is come to, left and taken up again.

mod course_demos;
mod demos;
mod reached;

use std::sync::Arc;

use egui::Ui;

pub use course_demos::COURSE_DEMOS;
pub use demos::DEMOS;

use crate::analysis::CompiledCard;
use crate::lesson::{Item, LessonFile, LessonPart, Runner, Unit};
use crate::ui::shared::{LessonCommand, TableCommand};
use crate::ui::steps::{Steps, begin, begin_test};
use crate::ui::{Change, Route, Shared};

/// The lesson in progress.
#[derive(Debug, Default)]
pub struct LessonScreen {
    steps: Steps,
    /// Whether the lesson's files have changed since, and it could not be taken from them yet.
    is_behind: bool,
}

impl LessonScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, id: &str, change: &mut Change<'_>) {
        let goes_on = |runner: &Runner| runner.tested().is_none() && runner.lesson().id == id;
        if self.steps.runner().is_some_and(goes_on) {
            self.steps.come_back(change);
            return;
        }
        let progress = change.profile.progress().lesson(id);
        let rack_order = progress.rack_order;
        let runner = change.course.find(id).map(|lesson| {
            let runner = begin(lesson, progress.left.as_ref(), change);
            match progress.left {
                Some(_) => runner.remembering(progress.first_tries),
                None => runner,
            }
        });
        self.steps.take(runner);
        if !rack_order.is_unknown() {
            self.steps.arrange(&rack_order);
        }
    }

    /// The learner has come to a test of a unit, forwards or back; what was in progress goes on.
    pub fn open_test(&mut self, unit: Unit, change: &mut Change<'_>) {
        let goes_on = |runner: &Runner| runner.tested() == Some(unit) && !runner.is_finished();
        if self.steps.runner().is_some_and(goes_on) {
            self.steps.come_back(change);
            return;
        }
        self.steps.take(begin_test(unit, change));
    }

    /// The learner's own files of lessons were read again, which were others `before`: one that was changed goes
    /// on at the step where it was left.
    pub fn reread(&mut self, before: &[LessonFile], change: &mut Change<'_>) {
        let Some(runner) = self.steps.runner() else {
            return;
        };
        let Some(lesson) = change.course.find(&runner.lesson().id) else {
            self.is_behind = true;
            return;
        };
        let mut own = change.profile.own_lessons().files.iter();
        let file = own.find(|file| file.name == lesson.file);
        if file.is_none_or(|file| before.contains(file) && !self.is_behind) {
            return;
        }
        self.is_behind = false;
        let at_step = runner.item().map(|item| item.part);
        let is_in_steps = matches!(at_step, Some(LessonPart::Step(_))) && !runner.comes_back();
        if runner.is_finished() || !is_in_steps {
            return;
        }
        let (left, first_tries) = (runner.takes_up(), runner.first_tries());
        let anew = begin(lesson, left.as_ref(), change);
        self.steps.take(anew.remembering(first_tries));
    }

    /// The card that the lesson speaks of now.
    pub(super) fn card(&self) -> Option<Arc<CompiledCard>> {
        let runner = self.steps.runner()?;
        let card = runner
            .step()
            .map_or(&runner.lesson().card, |step| &step.card);
        Some(Arc::clone(card))
    }

    /// The learner goes elsewhere: nothing happens at the table until they come back.
    pub fn leave(&mut self, change: &Change<'_>) {
        self.steps.leave(change);
    }

    /// The learner is at the path: a lesson that is finished begins anew from there.
    pub fn put_finished_away(&mut self) {
        self.steps.put_finished_away();
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        self.steps.ui(ui, shared);
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: LessonCommand, change: &mut Change<'_>) {
        self.steps.apply(command, change);
    }

    /// Applies what the learner did at the table of the lesson.
    pub fn apply_at_table(&mut self, command: TableCommand, change: &mut Change<'_>) {
        self.steps.apply_at_table(command, change);
    }

    /// Opens a lesson at a step, for pictures.
    pub fn open_at(&mut self, lesson: &str, step: &str, change: &mut Change<'_>) -> Route {
        self.open(lesson, change);
        self.jump(step);
        self.steps.settle();
        Route::Lesson(lesson.to_owned())
    }

    /// Goes to a step or a recall question at once, for pictures.
    fn jump(&mut self, step: &str) {
        if let Some(runner) = self.steps.runner() {
            let lesson = Arc::clone(runner.lesson());
            let recalled = lesson.recall.iter().position(|it| it.id == step);
            let runner = match recalled {
                Some(place) => {
                    let item = Item::recall(Arc::clone(&lesson), place);
                    Runner::of_items(lesson, vec![item])
                }
                None => reached::at(lesson, step),
            };
            self.steps.take(runner);
        }
    }
}
