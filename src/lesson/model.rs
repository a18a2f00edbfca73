//! A checked lesson.

use std::sync::Arc;

use super::{Anchor, Question};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::RuleId;
use crate::tile::Tile;

/// A lesson whose structure has been checked: its lines are lines of its card, its rules rules of the
/// catalogue, and every question can be answered.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// Its name, by which progress is remembered, as in `reading-a-line`.
    pub id: String,
    /// The name of its file.
    pub file: String,
    /// Its place in the course, from the name of its file.
    pub number: u8,
    /// The card whose lines it shows.
    pub card: Arc<CompiledCard>,
    /// Whether it names that card itself; else it is on the card in use.
    pub keeps_card: bool,
    /// The rules it teaches.
    pub rules: Vec<RuleId>,
    /// Its steps; at least one.
    pub steps: Vec<Step>,
}

/// A step: something to see and read, and perhaps a question.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its name, unique in the lesson, by which the learner's place is remembered.
    pub id: String,
    /// The line of the file at which it begins, counted from 1.
    pub line: usize,
    /// What is shown, from the top down.
    pub pictures: Vec<Picture>,
    /// What is pointed at.
    pub points: Vec<Anchor>,
    /// What is asked, if anything.
    pub question: Option<Question>,
}

/// Something shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picture {
    /// A line of the card, as printed.
    Line(LineIndex),
    /// Tiles, in groups.
    Tiles {
        /// The groups.
        groups: Vec<Vec<Tile>>,
        /// Whether below each group stands what it is called: a pair, a pung.
        named: bool,
    },
}

impl Lesson {
    /// The place of the step that has this name.
    pub fn find_step(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }
}
