//! Where a lesson is left, and how it is taken up again there.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::moves::can_come_back;
use super::{End, Item, LessonPart, Runner};
use crate::lesson::scene::{begins_at, done_since, last_action, played_on, table_at};
use crate::lesson::{Left, Lesson, Step};
use crate::rules::{Action, Game};

impl Runner {
    /// Begins at the step of this name, those before it taken as done; at the first one when there is
    /// none of this name. Where the step needs a table that cannot be known, it begins where that was
    /// set up.
    pub fn resume(lesson: Arc<Lesson>, step: Option<&str>) -> Self {
        let left = step.map(|step| Left::Step(step.to_owned()));
        Self::with_recall(lesson, left.as_ref(), Vec::new(), Vec::new())
    }

    /// Takes a lesson up where it was left, with questions of earlier lessons before the first step, which are
    /// behind who had left it later, and with recall questions after the last one. A game that was played on goes on, unless the table it
    /// was played at is another one now.
    pub fn with_recall(
        lesson: Arc<Lesson>,
        left: Option<&Left>,
        mut before: Vec<Item>,
        mut after: Vec<Item>,
    ) -> Self {
        let table = left.and_then(|left| table_of(&lesson, left));
        let mut answered = 0;
        let at = match left {
            Some(Left::Step(id) | Left::AtTable { step: id, .. }) => {
                let place = lesson.find_step(id).unwrap_or(0);
                if table.is_some() {
                    place
                } else {
                    takes_up_at(&lesson, place)
                }
            }
            Some(Left::Closing(count)) => {
                answered = after.len().saturating_sub(*count);
                lesson.steps.len()
            }
            None => 0,
        };
        // Who comes back has gone through what is asked first.
        let at = at + left.map_or(0, |_| before.len()) + answered;
        let steps = (0..lesson.steps.len()).map(|place| Item {
            lesson: Arc::clone(&lesson),
            part: LessonPart::Step(place),
        });
        // Pages come together, and tables: beside the steps what is of the same kind as they.
        let at_table = |step: Option<&Step>| step.is_some_and(|step| step.scene.is_table());
        let (first, last) = (
            at_table(lesson.steps.first()),
            at_table(lesson.steps.last()),
        );
        before.sort_by_key(|item| at_table(item.step()) == first);
        after.sort_by_key(|item| at_table(item.step()) != last);
        let items: Vec<Item> = before.into_iter().chain(steps).chain(after).collect();
        let answered = (0..at.min(items.len())).collect();
        let mut runner = Self {
            at: at.min(items.len().saturating_sub(1)),
            answered,
            ..Self::of_items(lesson, items)
        };
        match table {
            Some(table) => runner.set_table(table),
            None => runner.table = runner.known_table(),
        }
        if !runner.is_under_way {
            runner.note_table();
        }
        runner
    }

    /// Where the lesson is taken up again by who leaves it now; nowhere at a question before its first step,
    /// or where it has been finished.
    pub fn takes_up(&self) -> Option<Left> {
        if self.end != End::Ahead {
            return None;
        }
        if let Some(left) = self.left_waiting() {
            return Some(left);
        }
        match self.item()?.part {
            LessonPart::Step(place) if !self.comes_back() => {
                let step = self.lesson.steps.get(place)?;
                if let Some(actions) = self.done_on_the_way(place) {
                    let step = step.id.clone();
                    return Some(Left::AtTable { step, actions });
                }
                let step = self.lesson.steps.get(takes_up_at(&self.lesson, place))?;
                Some(Left::Step(step.id.clone()))
            }
            LessonPart::Step(_) | LessonPart::Recall(_) => {
                let is_step = |item: &Item| matches!(item.part, LessonPart::Step(_));
                let is_closing = self.items[..self.at].iter().any(is_step);
                is_closing.then(|| Left::Closing(self.planned.saturating_sub(self.at)))
            }
        }
    }

    /// The game that waits while the learner looks at a step before it.
    fn left_waiting(&self) -> Option<Left> {
        let (from, game) = self.waiting.as_ref().filter(|(from, _)| self.at < *from)?;
        let LessonPart::Step(place) = self.items.get(*from)?.part else {
            return None;
        };
        Some(Left::AtTable {
            step: self.lesson.steps.get(place)?.id.clone(),
            actions: done_since(&self.lesson, place, game)?,
        })
    }

    /// What was done at the table since it was set up, where nobody else can know: the step at `place` is
    /// played on, or follows one that was, or one that was answered in another way than its script says first.
    fn done_on_the_way(&self, place: usize) -> Option<Vec<String>> {
        let table = if self.is_known(place) {
            self.found_otherwise()
        } else {
            self.table.as_ref()
        };
        done_since(&self.lesson, place, table?)
    }

    /// The table that this step found, where it lies otherwise than by what the script says first.
    fn found_otherwise(&self) -> Option<&Game> {
        let found = self.found.get(&self.at).filter(|_| !self.plays_on())?;
        (self.known_table().as_ref() != Some(found)).then_some(found)
    }

    /// The learner's last action in the game of this step, once that is under way, with the table as it lay before it.
    pub fn last_action(&self) -> Option<(Game, Action)> {
        let LessonPart::Step(place) = self.item()?.part else {
            return None;
        };
        let table = self.table.as_ref().filter(|_| self.is_under_way)?;
        last_action(&self.lesson, place, table)
    }

    /// Whether the table of the step at `place`, where the learner is, can be known without what they did there.
    pub(super) fn is_known(&self, place: usize) -> bool {
        if self.plays_on() {
            !self.is_under_way
        } else {
            table_at(&self.lesson, place).is_some()
        }
    }

    /// The lesson goes on after its questions were answered like this at the first try, by their names. What was missed
    /// from memory comes back at its end, and at once where nothing else was to go.
    #[must_use]
    pub fn remembering(mut self, first_tries: BTreeMap<String, bool>) -> Self {
        self.earlier_tries = first_tries;
        for (at, item) in self.items.iter().enumerate().take(self.planned) {
            let name = item.name();
            let right = name.and_then(|name| self.earlier_tries.remove(&name));
            self.first_tries.extend(right.map(|right| (at, right)));
        }
        let is_missed = |at: usize| self.first_tries.contains(&(at, false));
        let missed = self.answered.iter().filter(|at| is_missed(**at));
        let missed = missed.filter_map(|at| self.items.get(*at));
        let missed =
            missed.filter(|it| matches!(it.part, LessonPart::Recall(_)) && can_come_back(it));
        let again: Vec<Item> = missed.map(Item::in_another_form).collect();
        let is_next = self.answered.contains(&self.at) && !again.is_empty();
        self.items.extend(again);
        if is_next {
            self.next();
        }
        self
    }

    /// The questions that were answered, by their names, each with whether its first answer was right.
    pub fn first_tries(&self) -> BTreeMap<String, bool> {
        let planned = self.first_tries.iter().filter(|(at, _)| *at < self.planned);
        let named = planned.filter_map(|(at, right)| Some((self.items.get(*at)?.name()?, *right)));
        self.earlier_tries
            .clone()
            .into_iter()
            .chain(named)
            .collect()
    }
}

/// The table that was left, where nobody else can know it.
fn table_of(lesson: &Lesson, left: &Left) -> Option<Game> {
    match left {
        Left::AtTable { step, actions } => played_on(lesson, lesson.find_step(step)?, actions),
        Left::Step(_) | Left::Closing(_) => None,
    }
}

/// The place of the step at which a lesson is taken up by who left it at this one.
fn takes_up_at(lesson: &Lesson, at: usize) -> usize {
    if table_at(lesson, at).is_some() {
        at
    } else {
        begins_at(lesson, at)
    }
}
