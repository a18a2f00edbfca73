//! What comes back of earlier lessons, and the tests of units.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::lesson::{Item, Left, Recalled, Runner, Unit, around, due, right_answers, test_of};

use crate::shelf;

fn names(items: &[Item]) -> Vec<String> {
    items.iter().map(|it| it.recall_name().unwrap()).collect()
}

#[test]
fn a_first_lesson_begins_without_questions_and_ends_with_its_own() {
    let shelf = shelf();
    let first = &shelf.lessons[0];
    let (before, after) = around(first, &shelf, |_| false, |_| None);
    assert!(before.is_empty());
    assert_eq!(after.len(), 3);
    assert!(after.iter().all(|item| item.lesson.id == first.id));
}

#[test]
fn a_later_lesson_begins_with_two_questions_of_finished_ones_and_ends_with_three_to_five() {
    let shelf = shelf();
    let done = &shelf.lessons[0].id;
    let taken = &shelf.lessons[2];
    let (before, after) = around(taken, &shelf, |id| id == *done, |_| None);
    assert_eq!(before.len(), 2);
    assert!(before.iter().all(|item| item.lesson.id == *done));
    assert!((3..=5).contains(&after.len()));
    let twice: BTreeSet<String> = names(&before).into_iter().chain(names(&after)).collect();
    assert_eq!(
        twice.len(),
        before.len() + after.len(),
        "none is asked twice"
    );
}

#[test]
fn what_was_missed_comes_before_what_is_known() {
    let shelf = shelf();
    let lesson = &shelf.lessons[0];
    let all = names(&due([lesson], |_| None, 100));
    let known: BTreeMap<String, Recalled> = all
        .iter()
        .enumerate()
        .map(|(place, name)| {
            let streak = if place == 3 { 0 } else { 4 };
            (name.clone(), Recalled { streak, since: 5 })
        })
        .collect();
    let first = due([lesson], |name| known.get(name).copied(), 1);
    assert_eq!(names(&first), [all[3].clone()]);
}

#[test]
fn what_was_answered_right_does_not_come_back_before_eight_others_were_asked() {
    let shelf = shelf();
    let [first, second, ..] = shelf.lessons.as_slice() else {
        panic!("there are two lessons");
    };
    let asked_at_all = |since: u32| {
        let known = |_: &str| Some(Recalled { streak: 1, since });
        let (before, after) = around(second, &shelf, |id| id == first.id, known);
        assert_eq!(
            after.iter().filter(|it| it.lesson.id == second.id).count(),
            3
        );
        before.len()
    };
    assert_eq!(asked_at_all(0), 0, "rather none than the same again");
    assert_eq!(asked_at_all(7), 0);
    assert_eq!(asked_at_all(8), 2);
}

#[test]
fn a_lesson_taken_right_after_another_asks_only_what_that_one_has_not_asked() {
    let shelf = shelf();
    let mut known: BTreeMap<String, Recalled> = BTreeMap::new();
    let mut finished: BTreeSet<&str> = BTreeSet::new();
    for lesson in &shelf.lessons[..6] {
        let is_finished = |id: &str| finished.contains(id);
        let (before, after) = around(lesson, &shelf, is_finished, |name| known.get(name).copied());
        assert!((3..=5).contains(&after.len()));
        for name in names(&before).into_iter().chain(names(&after)) {
            let again = known.get(&name).is_some_and(|it| it.since < 8);
            assert!(!again, "{name} comes back before {}", lesson.id);
            for other in known.values_mut() {
                other.since += 1;
            }
            let before = known.get(&name).map_or(0, |it| it.streak);
            let streak = before + 1;
            known.insert(name, Recalled { streak, since: 0 });
        }
        finished.insert(&lesson.id);
    }
}

#[test]
fn what_was_missed_comes_back_before_what_was_never_asked() {
    let shelf = shelf();
    let [first, second, third, ..] = shelf.lessons.as_slice() else {
        panic!("there are three lessons");
    };
    let missed = names(&due([first], |_| None, 100)).pop().unwrap();
    let known = |name: &str| {
        let is_missed = name == missed;
        is_missed.then_some(Recalled {
            streak: 0,
            since: 3,
        })
    };
    let is_finished = |id: &str| id == first.id || id == second.id;
    let (before, _) = around(third, &shelf, is_finished, known);
    assert_eq!(names(&before)[0], missed);
}

#[test]
fn a_test_asks_ten_questions_of_every_lesson_of_its_unit_and_the_same_for_a_seed() {
    let shelf = shelf();
    for unit in Unit::ALL {
        let of_unit = |it: &&Arc<_>| -> bool {
            let lesson: &mahj_tutor::lesson::Lesson = it;
            lesson.unit == Some(unit)
        };
        let lessons: Vec<_> = shelf.lessons.iter().filter(of_unit).collect();
        let test = test_of(unit, &shelf, 7);
        if lessons.is_empty() {
            assert!(test.is_empty());
            continue;
        }
        assert!((8..=10).contains(&test.len()), "{unit}: {}", test.len());
        let asked: BTreeSet<&str> = test.iter().map(|item| item.lesson.id.as_str()).collect();
        assert_eq!(asked.len(), lessons.len(), "{unit}");
        assert_eq!(names(&test), names(&test_of(unit, &shelf, 7)));
        let runner = Runner::of_test(unit, Arc::clone(lessons[0]), test);
        assert_eq!(runner.tested(), Some(unit));
        assert!(!runner.is_done());
    }
}

#[test]
fn who_leaves_in_the_closing_questions_comes_back_to_those_that_are_left() {
    let shelf = shelf();
    let done = shelf.lessons[0].id.clone();
    let taken = &shelf.lessons[2];
    let is_finished = |id: &str| id == done;
    let mut known: BTreeMap<String, Recalled> = BTreeMap::new();
    let (before, after) = around(taken, &shelf, is_finished, |_| None);
    let asked = names(&after);
    let closing = Left::Closing(4);
    let mut runner = Runner::with_recall(Arc::clone(taken), Some(&closing), before, after);
    assert_eq!(runner.takes_up(), Some(closing));
    let right = right_answers(runner.step().unwrap(), runner.table());
    runner.answer(&right[0]);
    known.insert(
        asked[0].clone(),
        Recalled {
            streak: 1,
            since: 0,
        },
    );
    runner.next();
    let left = runner.takes_up().unwrap();
    assert_eq!(left, Left::Closing(3));
    let kept: Left = toml::Value::try_from(left).unwrap().try_into().unwrap();
    let (before, after) = around(taken, &shelf, is_finished, |name| known.get(name).copied());
    let again = Runner::with_recall(Arc::clone(taken), Some(&kept), before, after);
    assert_eq!(names(&again.items()[again.at()..]), asked[1..]);
}
