//! The drill "Which line is it?": a rack, four lines, and the difference tile by tile.
//!
//! What is asked and what is right is [`drill::Series`](crate::drill::Series)'s; here is only how it
//! looks: `page` lays it out, `lines` draws the choices and the comparison with the rack.

mod demos;
mod lines;
mod page;

use std::sync::Arc;

pub use demos::DEMOS;

use crate::drill::Series;
use crate::ui::reading::LineReaders;
use crate::ui::shared::DrillCommand;
use crate::ui::{Change, Command, Shared};

/// The drill in progress.
#[derive(Debug, Default)]
pub struct DrillScreen {
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
        let Some(series) = &mut self.series else {
            return;
        };
        match command {
            DrillCommand::Choose(place) => {
                if let Some(right) = series.choose(place)
                    && let Some(skill) = skill(series)
                {
                    change
                        .profile
                        .change_progress(|progress| progress.count_answer(&skill, right));
                }
            }
            DrillCommand::Next => series.next(),
            DrillCommand::Again => self.begin(change),
        }
    }

    fn begin(&mut self, change: &mut Change<'_>) {
        let card = Arc::clone(change.compiled);
        self.series = Some(Series::new(card, change.seed));
        self.lines = LineReaders::default();
    }
}

/// The name under which progress keeps what is asked now: the drill, the card and the line.
fn skill(series: &Series) -> Option<String> {
    let exercise = series.current()?;
    let card = series.card().card();
    let line = *exercise.choices.get(exercise.right)?;
    Some(format!("which-line {} {}", card.id, card.line(line).id))
}

fn ask(shared: &Shared<'_>, command: DrillCommand) {
    shared.ask(Command::Drill(command));
}
