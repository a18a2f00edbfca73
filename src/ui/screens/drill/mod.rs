//! The drills: a picture, a question, what may be answered, and why it was right or wrong.
//!
//! What is asked and what is right is [`drill::Series`](crate::drill::Series)'s; here is only how it
//! looks, whatever its kind: `page` lays it out, `header` says what is practiced and how it goes, `picture`
//! draws what is looked at, `choices` what is offered, `grading` what is said to the answer.

mod choices;
mod demos;
mod grading;
mod header;
mod page;
mod picture;

use std::sync::Arc;

pub use demos::DEMOS;

use crate::drill::{Answer, Kind, Series};
use crate::ui::reading::LineReaders;
use crate::ui::shared::DrillCommand;
use crate::ui::{Change, Command, Shared};

/// The drill in progress.
#[derive(Debug, Default)]
pub struct DrillScreen {
    kind: Kind,
    series: Option<Series>,
    /// The lines that are told of: those of the answer, or those that were missed.
    lines: LineReaders,
}

impl DrillScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, change: &mut Change<'_>) {
        let goes_on = self
            .series
            .as_ref()
            .is_some_and(|series| Arc::ptr_eq(series.card(), change.compiled) && !series.is_over());
        if !goes_on {
            self.begin(change);
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>) {
        if let Some(series) = &self.series {
            page::follow(&mut self.lines, series);
            self.lines.take_keys(ui);
            page::ui(ui, shared, series, &mut self.lines);
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: DrillCommand, change: &mut Change<'_>) {
        match command {
            DrillCommand::Practice(kind) if kind == self.kind => {}
            DrillCommand::Practice(kind) => {
                self.kind = kind;
                self.begin(change);
            }
            DrillCommand::Answer(answer) => self.answer(answer, change),
            DrillCommand::Next => {
                if let Some(series) = &mut self.series {
                    series.next();
                }
            }
            DrillCommand::Again => self.begin(change),
        }
    }

    fn answer(&mut self, answer: Answer, change: &mut Change<'_>) {
        let Some(series) = &mut self.series else {
            return;
        };
        if let Some(grade) = series.answer(answer)
            && let Some(answered) = series.latest()
        {
            let skill = answered.exercise.skill();
            change
                .profile
                .change_progress(|progress| progress.count_answer(&skill, grade.is_right));
        }
    }

    fn begin(&mut self, change: &mut Change<'_>) {
        let card = Arc::clone(change.compiled);
        self.series = Some(Series::new(self.kind, card, change.seed));
        self.lines = LineReaders::default();
    }
}

fn ask(shared: &Shared<'_>, command: DrillCommand) {
    shared.ask(Command::Drill(command));
}
