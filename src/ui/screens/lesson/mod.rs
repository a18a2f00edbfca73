//! A lesson: its steps, what the learner did, and what is said to it.
//!
//! The place in the lesson and the judging are [`lesson::Runner`](crate::lesson::Runner)'s; here is
//! only what an answer in the making looks like (`draft`) and how a step is drawn: `page` lays it
//! out, `picture` draws what is shown, `question` what is asked, `feedback` what is said back on its `sheet`, `marks`
//! what is marked on an answer, `way` the row at the bottom, `finished` the end.

mod build;
mod card_line;
mod choices;
mod demos;
mod draft;
mod feedback;
mod finished;
mod fitted;
mod groups;
mod header;
mod layout;
mod marks;
mod numbers;
mod order;
mod page;
mod picture;
mod plan;
mod question;
mod row;
mod sheet;
mod way;

use std::sync::Arc;

pub use demos::DEMOS;
use draft::Draft;
pub(super) use layout::{balanced, column, icon_button, paragraphs, primary, rack};
pub(super) use picture::section_title;
pub(super) use question::digit;

use crate::lesson::{Item, Picture, Runner};
use crate::rules::Action;
use crate::ui::screens::card::{LineReader, LineReaders};
use crate::ui::{Change, Command, Commands, Shared};

/// What the learner does in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonCommand {
    /// Picks what stands at a place: a choice, a tile, a group, a number; or takes the pick back.
    Pick(usize),
    /// Chooses this act at the table.
    Act(Action),
    /// Moves the item at this place of an order one place up.
    MoveUp(usize),
    /// Has the answer judged.
    Check,
    /// Answers once more.
    TryAgain,
    /// Shows the hint.
    ShowHint,
    /// Shows the right answer, which the learner did not find.
    ShowAnswer,
    /// Goes on.
    Next,
    /// Goes back a step.
    Previous,
    /// Begins the lesson anew.
    Restart,
}

/// The lesson in progress.
#[derive(Debug, Default)]
pub struct LessonScreen {
    runner: Option<Runner>,
    draft: Draft,
    /// The lines that the step shows.
    lines: LineReaders,
}

impl LessonScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, id: &str, change: &mut Change<'_>) {
        if self
            .runner
            .as_ref()
            .is_some_and(|runner| runner.lesson().id == id && !runner.is_finished())
        {
            return;
        }
        self.runner = change.course.find(id).map(|lesson| {
            let step = change.profile.progress().lesson(id).step;
            Runner::resume(Arc::clone(lesson), step.as_deref())
        });
        self.renew_draft();
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>, commands: &mut Commands) {
        let mut asked = Vec::new();
        match &self.runner {
            Some(runner) => {
                follow(&mut self.lines, runner);
                if !is_open(runner) {
                    self.lines.take_keys(ui);
                }
                let lines = &mut self.lines;
                page::ui(ui, shared, runner, &self.draft, lines, &mut asked, commands);
            }
            None => page::missing(ui, shared, commands),
        }
        for command in asked {
            commands.push(Command::Lesson(command));
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: LessonCommand, change: &mut Change<'_>) {
        let Some(runner) = &mut self.runner else {
            return;
        };
        match command {
            LessonCommand::Pick(place) => {
                if !runner.is_settled() {
                    self.draft.pick(place);
                }
            }
            LessonCommand::Act(action) => {
                if !runner.is_settled() {
                    runner.try_again();
                    self.draft.act(action);
                }
            }
            LessonCommand::MoveUp(at) => {
                if !runner.is_settled() {
                    self.draft.move_up(at);
                }
            }
            LessonCommand::Check => {
                let question = runner.step().and_then(|step| step.question.as_ref());
                let answer = question.and_then(|question| self.draft.answer(question));
                if let Some(answer) = answer {
                    runner.answer(&answer);
                    self.draft.note_judged();
                }
            }
            LessonCommand::TryAgain => runner.try_again(),
            LessonCommand::ShowHint => runner.show_hint(),
            LessonCommand::ShowAnswer => {
                let answer = runner.show_answer(None);
                let question = runner.step().and_then(|step| step.question.as_ref());
                if let (Some(answer), Some(question)) = (answer, question) {
                    self.draft.show(&answer, question);
                }
            }
            LessonCommand::Next => {
                runner.next();
                self.remember(change);
                self.renew_draft();
            }
            LessonCommand::Previous => {
                runner.back();
                self.remember(change);
                self.renew_draft();
            }
            LessonCommand::Restart => {
                *runner = Runner::resume(Arc::clone(runner.lesson()), None);
                self.remember(change);
                self.renew_draft();
            }
        }
    }

    /// Opens the lines that the step shows, for pictures.
    fn open_lines(&mut self) {
        if let Some(runner) = &self.runner {
            follow(&mut self.lines, runner);
        }
        self.lines.open_all();
    }

    /// Goes to a step at once, for pictures.
    fn jump(&mut self, step: &str) {
        if let Some(runner) = &mut self.runner {
            *runner = Runner::resume(Arc::clone(runner.lesson()), Some(step));
            self.renew_draft();
        }
    }

    /// Takes this, for pictures.
    fn take(&mut self, runner: Runner) {
        self.runner = Some(runner);
        self.renew_draft();
    }

    /// Keeps where the learner is.
    fn remember(&self, change: &mut Change<'_>) {
        let Some(runner) = &self.runner else { return };
        let lesson = runner.lesson().id.clone();
        change.profile.change_progress(|progress| {
            if runner.is_finished() {
                progress.finish_lesson(&lesson);
            } else if let Some(step) = runner.step() {
                progress.reach_step(&lesson, &step.id);
            }
        });
    }

    fn renew_draft(&mut self) {
        let step = self.runner.as_ref().and_then(Runner::step);
        self.draft = Draft::blank(step.and_then(|step| step.question.as_ref()));
    }
}

/// Whether something is asked that has not been answered right yet.
fn is_open(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    question.is_some() && !runner.is_settled()
}

/// The lines that the step shows, in their order.
fn follow(lines: &mut LineReaders, runner: &Runner) {
    let item = runner.item().filter(|_| !runner.is_finished());
    let lesson = item.map_or(runner.lesson(), |item| &item.lesson);
    let step = item.and_then(Item::step);
    lines.follow((&lesson.id, runner.at(), step.map(|step| &step.id)), || {
        let pictures = step.iter().flat_map(|step| &step.pictures);
        let shown = pictures.filter_map(|picture| match picture {
            Picture::Line(line) => Some(*line),
            Picture::Tiles { .. } => None,
        });
        shown
            .map(|line| LineReader::new(&lesson.card, line))
            .collect()
    });
}
