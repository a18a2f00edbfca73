//! Generated exercises and their grading.
//!
//! "Which line is it?": a rack with a few tiles missing, and four lines of the card of which exactly
//! one is nearest. Everything comes from a card and a seed; `analysis` says what is nearest. How
//! often a skill comes back is not decided here.

mod exercise;
mod series;

pub use exercise::{CHOICES, Exercise};
pub use series::{Answered, SERIES, Series};

use crate::rules::RuleId;

/// The rules that the drills train.
pub const RULES: [RuleId; 1] = [RuleId::CARD_LINE_EXACT];
