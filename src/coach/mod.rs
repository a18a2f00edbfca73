//! Ranked advice with structured reasons. Words are the business of `wording`.
//!
//! [`advise`] sees what the learner may know, a [`View`], and nothing else.

mod advice;
mod reason;

use crate::analysis::{CompiledCard, outlooks};
use crate::rules::View;

pub use advice::{Advice, Recommendation};
pub use reason::Reason;

/// How many lines are shown.
const LINES: usize = 5;

/// What `view`'s seat could aim at, and what it could do next. `card` must be the card that is
/// played, compiled.
pub fn advise(card: &CompiledCard, view: View<'_>) -> Advice {
    Advice {
        lines: outlooks(card, view, LINES),
        acts: Vec::new(),
    }
}
