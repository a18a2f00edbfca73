//! A rule tried at the table, in a position where it matters.
//!
//! `panel` is what stands beside the table: what may be tried, and what followed.

mod demos;
mod panel;

use std::sync::Arc;

use egui::Ui;

pub use demos::DEMOS;

use crate::rule_example::{RuleExample, Shows};
use crate::rules::RuleId;
use crate::ui::shared::TableCommand;
use crate::ui::table::{Beside, Occasion, Side, Table};
use crate::ui::{Change, Shared};

/// A rule that is being tried at the table.
#[derive(Debug)]
struct ExampleInProgress {
    /// The rule from whose page the learner came.
    rule: RuleId,
    /// The position and the action.
    example: Arc<RuleExample>,
    /// How many events had been told when it began.
    begun: usize,
}

/// The table at which a rule is tried.
#[derive(Debug, Default)]
pub struct RuleExampleScreen {
    table: Table,
    tried: Option<ExampleInProgress>,
}

impl RuleExampleScreen {
    /// The learner has come to the table to try a rule, forwards or back; what was tried goes on.
    pub fn open(&mut self, rule: RuleId, change: &Change<'_>) {
        if self.tried.as_ref().is_some_and(|tried| tried.rule == rule) {
            self.table.come_back(change);
        } else {
            self.begin(rule, change);
        }
    }

    /// The learner goes elsewhere: nothing happens until they come back.
    pub fn leave(&mut self, change: &Change<'_>) {
        self.table.leave(change);
    }

    /// Sets up the position in which a rule can be tried.
    pub fn begin(&mut self, rule: RuleId, change: &Change<'_>) {
        let Some(example) = change.examples.of(rule) else {
            return;
        };
        let session = example.begin();
        self.tried = Some(ExampleInProgress {
            rule,
            example: Arc::clone(example),
            begun: session.view().events().len(),
        });
        self.table.begin(session, Side::RuleExample);
        self.table.take_up_settings(change);
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: TableCommand, change: &mut Change<'_>) {
        match command {
            TableCommand::ShowExample => self.show(change),
            TableCommand::TryAgain => {
                if let Some(rule) = self.tried.as_ref().map(|tried| tried.rule) {
                    self.begin(rule, change);
                }
            }
            TableCommand::Action(_) => {
                self.table.apply(command, change);
                if self.table.refusal().is_none() {
                    self.table.go_on(change.now);
                }
            }
            _ => self.table.apply(command, change),
        }
    }

    /// Begins the example again and does what shows the rule.
    fn show(&mut self, change: &Change<'_>) {
        let Some(rule) = self.tried.as_ref().map(|tried| tried.rule) else {
            return;
        };
        self.begin(rule, change);
        let Some(tried) = &self.tried else { return };
        self.table.go_on(change.now);
        match tried.example.shows {
            Shows::Action { action, .. } => self.table.act(action),
            Shows::Opening(step) => self.table.show_opening_up_to(step),
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let tried = self.tried.as_ref();
        let mut tell = |ui: &mut Ui, beside: Beside<'_>| {
            if let Some(tried) = tried {
                panel::ui(ui, beside, tried, shared);
            }
        };
        self.table
            .ui(ui, Occasion::Position(Side::RuleExample, &mut tell), shared);
    }
}
