//! Which questions an exam asks.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::super::test_out::drawn_forms;
use super::super::{Item, Lesson, Shelf, Unit};
use crate::rules::shuffle;

/// How many questions an exam has; fewer where the course has fewer.
pub const QUESTIONS: usize = 30;
/// One of so many is an action at a table, where the course has them.
const ONE_AT_TABLE_OF: usize = 3;

/// The questions of an exam, in an order that follows from the seed: as many of each unit as of any other,
/// as far as it has them; of as many lessons as possible; a third of them at a table; none twice.
pub fn exam_of(course: &Shelf, seed: u64) -> Vec<Item> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut pool: Vec<Candidate> = Vec::new();
    for lesson in &course.lessons {
        pool.extend(candidates(lesson, &mut chance));
    }
    shuffle(&mut pool, &mut chance);
    let mut units = Unit::ALL;
    shuffle(&mut units, &mut chance);
    let mut drawing = Drawing::new(pool, &units);
    let count: usize = drawing.open.iter().map(|(_, open)| open).sum();
    drawing.draw_until(count.div_ceil(ONE_AT_TABLE_OF), |it| it.is_at_table);
    drawing.draw_until(count, |_| true);
    let mut drawn: Vec<Item> = drawing.drawn.into_iter().map(|it| it.item).collect();
    shuffle(&mut drawn, &mut chance);
    drawn
}

/// How many questions an exam of this course asks, whichever the seed: as many as the units have, but no more than
/// [`QUESTIONS`].
pub fn exam_length(course: &Shelf) -> usize {
    let of_units = course.lessons.iter().filter(|it| it.unit.is_some());
    let asked: usize = of_units.map(|it| it.topics().count()).sum();
    asked.min(QUESTIONS)
}

/// The questions of these [names](Item::name) that the course still has, each with the place of its name.
pub fn questions_named<'a>(
    course: &Shelf,
    names: impl IntoIterator<Item = &'a str>,
) -> Vec<(usize, Item)> {
    let names = names.into_iter().enumerate();
    names
        .filter_map(|(at, name)| Some((at, question_named(course, name)?)))
        .collect()
}

fn question_named(course: &Shelf, name: &str) -> Option<Item> {
    let (lesson, question) = name.split_once('/')?;
    let lesson = course.find(lesson)?;
    let place = lesson.recall.iter().position(|step| step.id == question)?;
    Some(Item::recall(Arc::clone(lesson), place))
}

/// A question that may be drawn.
struct Candidate {
    item: Item,
    unit: Unit,
    is_at_table: bool,
}

/// The questions of a lesson that are recalled: each stands alone, in one of its forms.
fn candidates(lesson: &Arc<Lesson>, chance: &mut ChaCha8Rng) -> Vec<Candidate> {
    let Some(unit) = lesson.unit else {
        return Vec::new();
    };
    let asked = drawn_forms(lesson, chance).into_iter();
    asked
        .map(|item| Candidate {
            is_at_table: item.step().is_some_and(|step| step.scene.is_table()),
            item,
            unit,
        })
        .collect()
}

/// An exam in the making.
struct Drawing {
    pool: Vec<Candidate>,
    /// How many more of each unit are asked.
    open: Vec<(Unit, usize)>,
    drawn: Vec<Candidate>,
}

impl Drawing {
    /// Gives every unit as many questions as any other, as far as it has them; those that are left over
    /// go to units with lessons that would not be asked of else, and of these to those that come first.
    fn new(pool: Vec<Candidate>, units: &[Unit]) -> Self {
        let mut open: Vec<(Unit, usize)> = units.iter().map(|unit| (*unit, 0)).collect();
        let supply = |unit: Unit| pool.iter().filter(|it| it.unit == unit).count();
        let lessons = |unit: Unit| {
            let of_unit = pool.iter().filter(|it| it.unit == unit);
            let ids: BTreeSet<&str> = of_unit.map(|it| it.item.lesson.id.as_str()).collect();
            ids.len()
        };
        for _ in 0..QUESTIONS {
            let has_more = open.iter_mut().filter(|(unit, open)| supply(*unit) > *open);
            let fewest = has_more.min_by_key(|(unit, open)| (*open, *open >= lessons(*unit)));
            if let Some((_, open)) = fewest {
                *open += 1;
            }
        }
        Self {
            pool,
            open,
            drawn: Vec::new(),
        }
    }

    /// Draws until there are so many that are wanted, or no more of them: always of the lesson of which the
    /// fewest were drawn, and of those of the unit.
    fn draw_until(&mut self, count: usize, is_wanted: impl Fn(&Candidate) -> bool) {
        while self.drawn.iter().filter(|it| is_wanted(it)).count() < count {
            let pool = self.pool.iter().enumerate();
            let wanted = pool.filter(|(_, it)| is_wanted(it) && self.is_open(it.unit));
            let Some((place, _)) = wanted.min_by_key(|(_, it)| self.drawn_like(it)) else {
                return;
            };
            let found = self.pool.remove(place);
            let mut open = self.open.iter_mut();
            let open = open.find(|(unit, open)| *unit == found.unit && *open > 0);
            debug_assert!(open.is_some(), "what is drawn is of a unit that is open");
            if let Some((_, open)) = open {
                *open -= 1;
            }
            self.drawn.push(found);
        }
    }

    fn is_open(&self, unit: Unit) -> bool {
        self.open.iter().any(|(it, open)| *it == unit && *open > 0)
    }

    /// How many were drawn of its lesson, and of its unit.
    fn drawn_like(&self, candidate: &Candidate) -> (usize, usize) {
        let count = |is_like_it: &dyn Fn(&Candidate) -> bool| {
            let drawn = self.drawn.iter();
            drawn.filter(|it| is_like_it(it)).count()
        };
        (
            count(&|it| it.item.lesson.id == candidate.item.lesson.id),
            count(&|it| it.unit == candidate.unit),
        )
    }
}
