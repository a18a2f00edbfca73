//! Generated exercises and their grading.
//!
//! A [`Kind`] of drill makes an [`Exercise`] from a card and a seed; an exercise says as data what is looked
//! at, what is asked, what may be answered and why each answer is right or wrong. A [`Series`] asks ten of
//! them, of whatever kind. Each kind is a file here, and the only one that knows it by name is `kind`. How
//! often a skill comes back is not decided here.

mod chance;
mod exercise;
mod kind;
mod line_from_rack;
mod name_tile;
mod series;

pub use exercise::{
    Answer, Asked, CHOICES, Choice, Exercise, Grade, Picture, Question, Reason, Shown,
};
pub use kind::Kind;
pub use series::{Answered, SERIES, Series, Share};
