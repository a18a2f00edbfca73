//! The path through the course: its units, one after the other, with their lessons.

use std::sync::Arc;

use super::{Lesson, Shelf, Unit};

/// A part of the path: the lessons of one unit, or those that belong to none.
#[derive(Debug, Clone)]
pub struct Stage<'a> {
    /// The unit; nothing for the lessons of teachers that belong to none.
    pub unit: Option<Unit>,
    /// Its lessons; at least one.
    pub stops: Vec<Stop<'a>>,
}

/// A lesson on the path.
#[derive(Debug, Clone, Copy)]
pub struct Stop<'a> {
    /// Its number on the path, counted from 1 over all units.
    pub number: usize,
    /// The lesson.
    pub lesson: &'a Arc<Lesson>,
}

impl Shelf {
    /// The units that have lessons, in the order of the course, and at the end what belongs to none.
    pub fn path(&self) -> Vec<Stage<'_>> {
        let units = Unit::ALL.into_iter().map(Some).chain([None]);
        let mut number = 0;
        units
            .filter_map(|unit| {
                let lessons = self.lessons.iter().filter(|lesson| lesson.unit == unit);
                let stops: Vec<Stop<'_>> = lessons
                    .map(|lesson| {
                        number += 1;
                        Stop { number, lesson }
                    })
                    .collect();
                (!stops.is_empty()).then_some(Stage { unit, stops })
            })
            .collect()
    }
}
