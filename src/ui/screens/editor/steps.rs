//! Changes of more than one field, which no field can take back by itself.

use crate::card::{Draft, DraftField};

/// The most changes that can be taken back.
const MOST: usize = 100;

/// A draft, and where somebody was in it.
pub(super) type State = (Draft, DraftField);

/// The changes that can be taken back, and those that were.
#[derive(Debug, Default)]
pub(super) struct Steps {
    done: Vec<Step>,
    undone: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    before: State,
    after: State,
}

impl Steps {
    /// Remembers a change.
    pub(super) fn add(&mut self, before: State, after: State) {
        if self.done.len() == MOST {
            self.done.remove(0);
        }
        self.done.push(Step { before, after });
        self.undone.clear();
    }

    /// Whether the last change can be taken back: nothing was typed since.
    pub(super) fn can_go_back(&self, now: &Draft) -> bool {
        self.done.last().is_some_and(|step| step.after.0 == *now)
    }

    /// Whether the change that was taken back last can be made again.
    pub(super) fn can_go_forth(&self, now: &Draft) -> bool {
        self.undone.last().is_some_and(|step| step.before.0 == *now)
    }

    /// Takes the last change back: what there was before it.
    pub(super) fn back(&mut self) -> Option<State> {
        let step = self.done.pop()?;
        let before = step.before.clone();
        self.undone.push(step);
        Some(before)
    }

    /// Makes the change again that was taken back last: what there was behind it.
    pub(super) fn forth(&mut self) -> Option<State> {
        let step = self.undone.pop()?;
        let after = step.after.clone();
        self.done.push(step);
        Some(after)
    }
}
