//! Where in a lesson's file the values of a step stand, so that what goes wrong when it is taken is told there.

use std::collections::HashMap;

use crate::document::Place;

/// Where the values of a step stand.
#[derive(Debug, Clone)]
pub struct StepPlaces {
    /// The step itself.
    pub step: Place,
    /// Its question, or the step where it asks nothing.
    pub question: Place,
    /// The actions that are done when it begins.
    pub plays: Vec<Place>,
    /// The answers that are right, as they are listed.
    pub accept: Vec<Place>,
    /// What the others do with the learner's action.
    pub others: Vec<Place>,
    /// The wrong answers, by their names.
    pub wrong: HashMap<String, WrongPlaces>,
}

/// Where a wrong answer stands.
#[derive(Debug, Clone)]
pub struct WrongPlaces {
    /// The answer.
    pub answer: Place,
    /// What follows it at the table.
    pub then: Vec<Place>,
}

impl StepPlaces {
    /// Where a wrong answer stands.
    pub(super) fn wrong(&self, id: &str) -> Place {
        self.wrong.get(id).map_or(self.question, |it| it.answer)
    }
}
