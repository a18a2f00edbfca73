//! What was found out about each typed line: nothing is checked twice, and the screen does not wait for it. The worst line that
//! the check allows takes many times as long as a frame may.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use egui::Context;

use crate::card::{Draft, EntryReport};
use crate::play::Refining;
use crate::ui::shared::Deferred;

/// The most typed lines that are remembered, beyond those of the card.
const MOST: usize = 512;

/// Lines with what was found out about them.
pub(super) type Checked = Vec<(String, Arc<EntryReport>)>;

/// What was found out about typed lines.
#[derive(Debug, Default)]
pub(super) struct Reports {
    known: HashMap<String, Arc<EntryReport>>,
    /// The lines that were asked for in this frame and are not known.
    wanted: BTreeSet<String>,
    /// The check of those that were wanted before.
    checking: Deferred<Checked>,
}

impl Reports {
    /// What is to be said of a typed line, once it is known: who asks for it in every frame gets it soon.
    pub(super) fn of(&mut self, typed: &str) -> Option<Arc<EntryReport>> {
        let known = self.known.get(typed).map(Arc::clone);
        if known.is_none() {
            self.wanted.insert(typed.to_owned());
        }
        known
    }

    /// At the end of a frame: takes up what was found out, and begins with what was asked for in it.
    pub(super) fn follow(&mut self, how: Refining, context: &Context) {
        let mut wanted = std::mem::take(&mut self.wanted);
        wanted.retain(|typed| !self.known.contains_key(typed));
        if self.checking.is_nothing() && !wanted.is_empty() {
            self.checking = Deferred::of(move || check(wanted));
        }
        if let Some(checked) = self.checking.follow(how, context) {
            self.learn(checked);
            context.request_repaint();
        }
    }

    /// These were checked.
    pub(super) fn learn(&mut self, checked: Checked) {
        if self.known.len() + checked.len() > MOST {
            self.known.clear();
        }
        self.known.extend(checked);
    }

    /// Forgets what is not on the card any more.
    pub(super) fn keep_only(&mut self, draft: &Draft) {
        let typed: HashSet<&str> = draft.lines().map(|(_, typed)| typed).collect();
        self.known.retain(|known, _| typed.contains(known.as_str()));
    }
}

/// Checks lines, each by itself.
pub(super) fn check(lines: impl IntoIterator<Item = String>) -> Checked {
    let lines = lines.into_iter();
    lines
        .map(|typed| {
            let report = Arc::new(EntryReport::of(&typed));
            (typed, report)
        })
        .collect()
}
