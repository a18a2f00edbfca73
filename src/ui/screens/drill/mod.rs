//! The drills: a picture, a question, what may be answered, and why it was right or wrong.
//!
//! What is asked and what is right is [`drill::Series`](crate::drill::Series)'s; here is only how it
//! looks, whatever its kind: `chooser` is the page of all kinds, `page` lays an exercise out, `header` says what is
//! practiced and how it goes, `picture` draws what is looked at, `choices` what is offered, `by_hand` what is answered
//! with tiles, `grading` what is said to the answer.

mod by_hand;
mod choices;
mod chooser;
mod demos;
mod grading;
mod header;
mod page;
mod picture;

use std::sync::Arc;

use egui::Context;

pub use demos::DEMOS;

use crate::drill::{Answer, Difficulty, Kind, Made, Series};
use crate::play::Background;
use crate::ui::reading::LineReaders;
use crate::ui::shared::DrillCommand;
use crate::ui::{Change, Command, Shared};

/// The drill in progress.
#[derive(Debug, Default)]
pub struct DrillScreen {
    /// Nothing while another kind is chosen.
    series: Option<Series>,
    /// The next exercise, on its way.
    next: Option<Background<Made>>,
    draft: Draft,
    /// The lines that are told of: those of the answer, or those that were missed.
    lines: LineReaders,
}

/// An answer that is put together with tiles.
#[derive(Debug, Default)]
struct Draft {
    /// The tiles that were taken, by their places in the rack or the tray, in this order.
    taken: Vec<usize>,
    /// Whether what was to be kept in mind was put away.
    is_covered: bool,
}

impl DrillScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, change: &mut Change<'_>) {
        let is_of_card = |series: &Series| Arc::ptr_eq(series.card(), change.compiled);
        let goes_on = |series: &Series| is_of_card(series) && !series.is_over();
        if !self.series.as_ref().is_some_and(goes_on) {
            self.choose();
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>) {
        self.make(shared, ui.ctx());
        if let Some(series) = &self.series {
            page::follow(&mut self.lines, series);
            self.lines.take_keys(ui);
            page::ui(ui, shared, series, &self.draft, &mut self.lines);
        } else {
            chooser::ui(ui, shared);
        }
    }

    /// Has the next exercise made, without letting the screen wait.
    fn make(&mut self, shared: &Shared<'_>, context: &Context) {
        let Some(series) = &mut self.series else {
            return;
        };
        if self.next.is_none()
            && let Some(next) = series.to_make()
        {
            let context = context.clone();
            let tell = move || context.request_repaint();
            let make = move || next.make();
            self.next = Some(Background::begin(shared.refining(), make, tell));
        }
        if let Some(made) = self.next.as_ref().and_then(Background::take) {
            series.take(made);
            self.next = None;
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: DrillCommand, change: &mut Change<'_>) {
        match command {
            DrillCommand::Practice(kind) => self.begin(kind, change),
            DrillCommand::Choose => self.choose(),
            DrillCommand::Answer(answer) => self.answer(answer, change),
            DrillCommand::Pick(place) => self.draft.pick(place),
            DrillCommand::Cover => self.draft.is_covered = true,
            DrillCommand::Next => {
                if let Some(series) = &mut self.series {
                    series.next();
                }
                self.draft = Draft::default();
            }
            DrillCommand::Again => {
                if let Some(kind) = self.series.as_ref().map(Series::kind) {
                    self.begin(kind, change);
                }
            }
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
                .change_progress(|progress| progress.count_answer(&skill, grade.is_right()));
        }
    }

    fn begin(&mut self, kind: Kind, change: &mut Change<'_>) {
        let card = Arc::clone(change.compiled);
        let so_far = change.profile.progress().drilled(kind);
        let difficulty = Difficulty::for_score(so_far.asked, so_far.right);
        // Another series asks something else, also when it begins with the same seed.
        let seed = change.seed.wrapping_add(u64::from(so_far.asked) << 16);
        self.put_away();
        self.series = Some(Series::new(kind, card, difficulty, seed));
    }

    fn choose(&mut self) {
        self.put_away();
        self.series = None;
    }

    fn put_away(&mut self) {
        self.next = None;
        self.draft = Draft::default();
        self.lines = LineReaders::default();
    }
}

impl Draft {
    fn pick(&mut self, place: usize) {
        let before = self.taken.len();
        self.taken.retain(|taken| *taken != place);
        if self.taken.len() == before {
            self.taken.push(place);
        }
    }
}

fn ask(shared: &Shared<'_>, command: DrillCommand) {
    shared.ask(Command::Drill(command));
}
