//! Tests over what several lessons taught: who knows a unit already can show it and go on.

use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::{Item, Lesson, Shelf, Tally, Unit};
use crate::rules::shuffle;

/// The most questions of a test.
const MOST: usize = 10;

/// Questions drawn from all lessons of a unit, in an order that follows from the seed; at most ten, and
/// as many of each lesson as the unit's size allows.
pub fn test_of(unit: Unit, course: &Shelf, seed: u64) -> Vec<Item> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut by_lesson: Vec<Vec<Item>> = course
        .lessons
        .iter()
        .filter(|lesson| lesson.unit == Some(unit))
        .map(|lesson| {
            let mut items = drawn_forms(lesson, &mut chance);
            shuffle(&mut items, &mut chance);
            items
        })
        .collect();
    let mut drawn = Vec::new();
    while drawn.len() < MOST && by_lesson.iter().any(|items| !items.is_empty()) {
        for items in &mut by_lesson {
            drawn.extend(items.pop());
        }
    }
    drawn.truncate(MOST);
    shuffle(&mut drawn, &mut chance);
    drawn
}

/// The recall questions of a lesson, each in one of its forms.
pub(super) fn drawn_forms(lesson: &Arc<Lesson>, chance: &mut ChaCha8Rng) -> Vec<Item> {
    let first = lesson.recall.iter().filter(|step| step.form_of.is_none());
    let mut drawn = Vec::new();
    for step in first {
        let mut forms = lesson.forms(step.topic());
        shuffle(&mut forms, chance);
        drawn.extend(
            forms
                .first()
                .map(|place| Item::recall(Arc::clone(lesson), *place)),
        );
    }
    drawn
}

/// Whether so many right answers say that a unit is known: nine of ten.
pub const fn is_passed(tally: &Tally) -> bool {
    tally.asked > 0 && tally.right * 10 >= tally.asked * 9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_of_ten_pass_and_eight_do_not() {
        let of = |right| Tally { asked: 10, right };
        assert!(is_passed(&of(10)));
        assert!(is_passed(&of(9)));
        assert!(!is_passed(&of(8)));
        assert!(!is_passed(&Tally::default()));
    }
}
