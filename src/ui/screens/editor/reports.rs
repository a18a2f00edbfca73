//! What was found out about each typed line: nothing is checked twice.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::card::{Draft, EntryReport};

/// The most typed lines that are remembered, beyond those of the card.
const MOST: usize = 512;

/// What was found out about typed lines.
#[derive(Debug, Default)]
pub(super) struct Reports(HashMap<String, Arc<EntryReport>>);

impl Reports {
    /// What is to be said of a typed line.
    pub(super) fn of(&mut self, typed: &str) -> Arc<EntryReport> {
        if let Some(report) = self.0.get(typed) {
            return Arc::clone(report);
        }
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let report = Arc::new(EntryReport::of(typed));
        self.0.insert(typed.to_owned(), Arc::clone(&report));
        report
    }

    /// Forgets what is not on the card any more.
    pub(super) fn keep_only(&mut self, draft: &Draft) {
        let typed: HashSet<&str> = draft.lines().map(|(_, typed)| typed).collect();
        self.0.retain(|known, _| typed.contains(known.as_str()));
    }
}
