//! Which questions of earlier lessons come back, and when: those not known first, the others ever more
//! rarely.

use std::sync::Arc;

use super::{Item, Lesson, Shelf};

/// How well a recall question is known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Recalled {
    /// How often in a row it was answered right at the first try.
    pub streak: u32,
    /// How many recall questions have been answered since it was asked last.
    pub since: u32,
    /// How many lessons have been finished since.
    pub lessons: u32,
    /// In which of its forms it was seen last.
    pub form: String,
}

impl Recalled {
    /// By how many recall questions it is overdue; below 0 when its time has not come.
    fn overdue(&self) -> i64 {
        let rest = match self.streak {
            0 => MISSED_RESTS,
            streak => KNOWN_RESTS << (streak - 1).min(LONGEST),
        };
        i64::from(self.since) - rest
    }

    /// Whether it may come back: what was missed in the lesson after the one it was asked in, what was answered
    /// right not before the one after that.
    const fn has_rested(&self) -> bool {
        let lessons = if self.streak == 0 { 1 } else { 2 };
        self.lessons >= lessons
    }

    /// How much it is time for it: what was missed comes before everything else once it has rested.
    fn urgency(&self) -> i64 {
        let is_missed = self.streak == 0 && self.overdue() >= 0;
        self.overdue() + if is_missed { MISSED } else { 0 }
    }
}

/// A question that was missed rests for so many others.
const MISSED_RESTS: i64 = 2;
/// One that was answered right rests for so many; each further right answer in a row doubles that.
const KNOWN_RESTS: i64 = 8;
/// After so many further right answers in a row the rest grows no longer.
const LONGEST: u32 = 6;
/// What was never asked counts like what is overdue by so many questions: new ones do not keep the others from
/// coming back.
const NEVER_ASKED: i64 = 10;
/// What was missed comes before all of those.
const MISSED: i64 = 100_000;
/// What comes even before that.
const FIRST_OF_ALL: i64 = 1_000_000;

/// The recall questions of these lessons that are most overdue, at most `count`; none whose time has not
/// come. `known` tells how well a question is known, by its [name](Item::recall_name); none when it was
/// never asked.
pub fn due<'a>(
    lessons: impl IntoIterator<Item = &'a Arc<Lesson>>,
    known: impl Fn(&str) -> Option<Recalled>,
    count: usize,
) -> Vec<Item> {
    let due = all_due(lessons, known).into_iter();
    due.map(|asked| asked.item).take(count).collect()
}

fn all_due<'a>(
    lessons: impl IntoIterator<Item = &'a Arc<Lesson>>,
    known: impl Fn(&str) -> Option<Recalled>,
) -> Vec<Asked> {
    let mut found = by_urgency(lessons, known, NEVER_ASKED);
    found.retain(|asked| asked.has_rested && asked.urgency >= 0);
    found
}

/// A recall question in the form in which it is asked next.
struct Asked {
    item: Item,
    urgency: i64,
    has_rested: bool,
    /// Whether it was asked with the lesson just before: asked at once again it would be tiresome, and remembered from then.
    is_from_just_before: bool,
}

/// All recall questions of these lessons, each once and in another form than it was seen last, the most urgent first, where one that was never asked is so urgent.
fn by_urgency<'a>(
    lessons: impl IntoIterator<Item = &'a Arc<Lesson>>,
    known: impl Fn(&str) -> Option<Recalled>,
    never_asked: i64,
) -> Vec<Asked> {
    let mut found: Vec<Asked> = Vec::new();
    for lesson in lessons {
        for place in lesson.topics() {
            let first = Item::recall(Arc::clone(lesson), place);
            let known = first.recall_name().and_then(|name| known(&name));
            found.push(match known {
                None => Asked {
                    item: first,
                    urgency: never_asked,
                    has_rested: true,
                    is_from_just_before: false,
                },
                Some(known) => Asked {
                    item: first.in_form_after(&known.form),
                    urgency: known.urgency(),
                    has_rested: known.has_rested(),
                    is_from_just_before: known.lessons <= 1,
                },
            });
        }
    }
    // The sort is stable: of those equally urgent the earlier in the course comes first.
    found.sort_by_key(|asked| -asked.urgency);
    found
}

/// How many questions of earlier lessons come before a lesson.
const BEFORE: usize = 2;
/// How many of a lesson's own come at its end.
const OWN: usize = 3;
/// How many of other lessons come with them.
const OTHERS: usize = 1;

/// What is recalled before and after a lesson: two questions of lessons before it that are finished, then
/// three of its own and one more of the others. Of the others fewer, or none, whose time has come. A lesson
/// without a warm-up begins at once; what the lesson just before has taught and not asked waits, and what was missed with it
/// comes at the end.
pub fn around(
    lesson: &Arc<Lesson>,
    course: &Shelf,
    is_finished: impl Fn(&str) -> bool,
    known: impl Fn(&str) -> Option<Recalled>,
) -> (Vec<Item>, Vec<Item>) {
    let others = course
        .lessons
        .iter()
        .filter(|other| other.number < lesson.number && is_finished(&other.id));
    let count_before = if lesson.warms_up { BEFORE } else { 0 };
    // What the lesson just before has taught and not asked is fresh: it would be no recall.
    let is_fresh = |item: &Item| {
        let name = item.recall_name();
        item.lesson.number + 1 == lesson.number && name.is_some_and(|name| known(&name).is_none())
    };
    let mut due = all_due(others, &known);
    due.retain(|asked| !is_fresh(&asked.item));
    let (just_before, earlier): (Vec<Asked>, Vec<Asked>) =
        due.into_iter().partition(|it| it.is_from_just_before);
    let items = |asked: Vec<Asked>| asked.into_iter().map(|asked| asked.item);
    let mut before: Vec<Item> = items(earlier).take(count_before + OTHERS).collect();
    let more = before.split_off(before.len().min(count_before));
    let more = items(just_before).chain(more).take(OTHERS);
    // Who takes a lesson again is asked what it has not asked yet.
    let own = by_urgency([lesson], &known, FIRST_OF_ALL);
    let own = own.into_iter().map(|asked| asked.item).take(OWN);
    let after = own.chain(more).collect();
    (before, after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_missed_comes_back_sooner_than_what_is_known() {
        let missed = Recalled {
            streak: 0,
            since: 2,
            ..Recalled::default()
        };
        let known = Recalled {
            streak: 2,
            since: 15,
            ..Recalled::default()
        };
        assert!(missed.overdue() >= 0);
        assert!(known.overdue() < 0);
        assert!(Recalled { since: 16, ..known }.overdue() >= 0);
    }
}
