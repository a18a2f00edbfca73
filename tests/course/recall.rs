//! What comes back of earlier lessons, and the tests of units.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::lesson::{
    Item, Left, Recalled, Runner, Shelf, StepAnswer, StepVerdict, Unit, around, due,
    questions_named, right_answers, test_of,
};
use mahj_tutor::profile::Progress;

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
fn what_the_lesson_just_before_has_not_asked_is_no_warm_up() {
    let shelf = shelf();
    let [first, second, third, ..] = shelf.lessons.as_slice() else {
        panic!("there are three lessons");
    };
    let before = |taken, known: fn(&str) -> Option<Recalled>| {
        around(taken, &shelf, |id| id == first.id, known).0.len()
    };
    assert_eq!(before(second, |_| None), 0);
    assert_eq!(before(third, |_| None), 2);
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
            let known = Recalled {
                streak,
                since: 5,
                lessons: 2,
                ..Recalled::default()
            };
            (name.clone(), known)
        })
        .collect();
    let first = due([lesson], |name| known.get(name).cloned(), 1);
    assert_eq!(names(&first), [all[3].clone()]);
}

#[test]
fn what_was_missed_with_the_lesson_just_before_comes_at_the_end() {
    let shelf = shelf();
    let [first, second, ..] = shelf.lessons.as_slice() else {
        panic!("there are two lessons");
    };
    let missed = |name: &str| {
        let (_, topic) = name.split_once('/').unwrap();
        Some(Recalled {
            streak: 0,
            since: 2,
            lessons: 1,
            form: topic.to_owned(),
        })
    };
    let is_of_first = |item: &&Item| item.lesson.id == first.id;
    let (before, after) = around(second, &shelf, |id| id == first.id, missed);
    assert_eq!(names(&before), Vec::<String>::new());
    assert_eq!(after.iter().filter(is_of_first).count(), 1);
    let later = |name: &str| missed(name).map(|it| Recalled { lessons: 2, ..it });
    let (before, _) = around(second, &shelf, |id| id == first.id, later);
    assert_eq!(before.len(), 2, "a lesson later they come first");
}

#[test]
fn what_was_answered_right_does_not_come_back_before_eight_others_were_asked() {
    let shelf = shelf();
    let [first, second, ..] = shelf.lessons.as_slice() else {
        panic!("there are two lessons");
    };
    let asked_at_all = |since: u32| {
        let known = |_: &str| {
            Some(Recalled {
                streak: 1,
                since,
                lessons: 2,
                ..Recalled::default()
            })
        };
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
        let (before, after) = around(lesson, &shelf, is_finished, |name| known.get(name).cloned());
        assert!((3..=5).contains(&after.len()));
        for name in names(&before).into_iter().chain(names(&after)) {
            let again = known
                .get(&name)
                .is_some_and(|it| it.since < 8 || it.lessons < 2);
            assert!(!again, "{name} comes back before {}", lesson.id);
            for other in known.values_mut() {
                other.since += 1;
            }
            let before = known.get(&name).map_or(0, |it| it.streak);
            let streak = before + 1;
            let asked = Recalled {
                streak,
                ..Recalled::default()
            };
            known.insert(name, asked);
        }
        for asked in known.values_mut() {
            asked.lessons += 1;
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
            lessons: 2,
            ..Recalled::default()
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
    let (before, after) = around(taken, &shelf, |id| id == done, |_| None);
    let closing = Left::Closing(4);
    let mut runner = Runner::with_recall(Arc::clone(taken), Some(&closing), before.clone(), after);
    let asked: Vec<String> = runner.closing().iter().filter_map(Item::name).collect();
    assert_eq!(runner.takes_up(), Some(closing));
    answer_right(&mut runner);
    runner.next();
    let left = runner.takes_up().unwrap();
    assert_eq!(left, Left::Closing(3));
    let kept: Left = toml::Value::try_from(left).unwrap().try_into().unwrap();
    let closing = questions_named(&shelf, asked.iter().map(String::as_str));
    let closing = closing.into_iter().map(|(_, item)| item).collect();
    let again = Runner::with_recall(Arc::clone(taken), Some(&kept), before, closing);
    let rest: Vec<String> = again.items()[again.at()..]
        .iter()
        .filter_map(Item::name)
        .collect();
    assert_eq!(rest, asked[1..]);
}

fn answer_right(runner: &mut Runner) {
    let table = runner.table().cloned();
    let right = right_answers(runner.step().unwrap(), table.as_ref());
    assert_eq!(
        runner.answer_at(&right[0], table.as_ref()),
        StepVerdict::Right
    );
}

/// The closing of the first lesson, begun at its first question.
fn first_closing(shelf: &Shelf) -> Runner {
    let first = &shelf.lessons[0];
    let (before, after) = around(first, shelf, |_| false, |_| None);
    let left = Left::Closing(after.len());
    Runner::with_recall(Arc::clone(first), Some(&left), before, after)
}

/// Misses the first closing question at first, and comes to where it is asked again.
fn miss_the_first(runner: &mut Runner) {
    runner.answer(&StepAnswer::Amount(15));
    runner.try_again();
    answer_right(runner);
    for _ in 0..2 {
        runner.next();
        answer_right(runner);
    }
    runner.next();
}

#[test]
fn who_leaves_where_something_missed_comes_back_finds_it_again() {
    let shelf = shelf();
    let mut runner = first_closing(&shelf);
    let closing: Vec<Item> = runner.closing().to_vec();
    miss_the_first(&mut runner);
    let back = runner.item().and_then(Item::name);
    let left = runner.takes_up().unwrap();
    assert_eq!(left, Left::Closing(0));
    let first = Arc::clone(&shelf.lessons[0]);
    let again = Runner::with_recall(first, Some(&left), Vec::new(), closing);
    let again = again.remembering(runner.first_tries());
    assert_eq!(again.item().and_then(Item::name), back);
    assert!(again.comes_back() && again.is_last());
    assert_eq!(again.tally(), runner.tally());
}

#[test]
fn what_was_missed_comes_back_once_at_the_end_in_another_form() {
    let shelf = shelf();
    let mut runner = first_closing(&shelf);
    assert_eq!(runner.count() - runner.at(), 3);
    let missed = runner.item().unwrap().clone();
    miss_the_first(&mut runner);
    assert!(runner.comes_back());
    assert!(runner.is_last());
    let back = runner.item().unwrap();
    assert_eq!(back.topic(), missed.topic());
    assert_ne!(back.name(), missed.name());
    answer_right(&mut runner);
    assert!(runner.missed()[0].is_right_since);
    runner.next();
    assert!(runner.is_finished());
}

#[test]
fn what_was_answered_right_waits_out_the_next_lesson_and_what_was_missed_comes_in_it() {
    let shelf = shelf();
    let (right, missed) = ("first-mah-jongg/lacking", "first-mah-jongg/no-use");
    let mut progress = Progress::default();
    let finish = |progress: &mut Progress, id: &str| {
        progress.leave_lesson(id, Left::Closing(1));
        progress.finish_lesson(id);
    };
    let back = |progress: &Progress| {
        let first = [&shelf.lessons[0]];
        names(&due(first, |name| progress.recalled(name), 100))
    };
    progress.count_recall(right, "lacking", true);
    progress.count_recall(missed, "no-use", false);
    for other in 0..20 {
        progress.count_recall(&format!("another/{other}"), "another", true);
    }
    let now = back(&progress);
    assert!(!now.iter().any(|name| name == right || name == missed));
    finish(&mut progress, &shelf.lessons[0].id);
    let next = back(&progress);
    assert_eq!(next[0], missed);
    assert!(!next.iter().any(|name| name == right));
    progress.count_recall(missed, "no-use-2", true);
    finish(&mut progress, &shelf.lessons[1].id);
    let after_that = back(&progress);
    assert!(after_that.iter().any(|name| name == right));
    assert!(!after_that.iter().any(|name| name == missed));
}

#[test]
fn what_was_missed_and_right_when_it_came_back_is_not_asked_again_a_minute_later() {
    let shelf = shelf();
    let missed = "first-mah-jongg/no-use";
    let mut progress = Progress::default();
    let back = |progress: &Progress| {
        let first = [&shelf.lessons[0]];
        let names = names(&due(first, |name| progress.recalled(name), 100));
        names.iter().any(|name| name == missed)
    };
    progress.count_recall(missed, "no-use", false);
    progress.see_recall(missed, "no-use-2", true);
    for other in 0..20 {
        progress.count_recall(&format!("another/{other}"), "another", true);
    }
    for lesson in [0, 1] {
        let id = &shelf.lessons[lesson].id;
        progress.leave_lesson(id, Left::Closing(1));
        progress.finish_lesson(id);
        assert_eq!(back(&progress), lesson == 1);
    }
}

#[test]
fn who_practises_after_the_end_has_not_finished_the_lesson_again() {
    let mut progress = Progress::default();
    progress.leave_lesson("a-turn", Left::Closing(1));
    progress.finish_lesson("a-turn");
    progress.finish_lesson("a-turn");
    assert_eq!(progress.lessons_finished, 1);
}

#[test]
fn a_question_is_asked_in_another_form_than_it_was_seen_last() {
    let shelf = shelf();
    let first = &shelf.lessons[0];
    let form = |seen: &str| {
        let known = |name: &str| {
            (name == "first-mah-jongg/how-many").then(|| Recalled {
                since: 10,
                lessons: 2,
                form: seen.to_owned(),
                ..Recalled::default()
            })
        };
        due([first], known, 1)[0].name().unwrap()
    };
    assert_eq!(form("how-many"), "first-mah-jongg/how-many-waiting");
    assert_eq!(form("how-many-waiting"), "first-mah-jongg/how-many");
    assert_eq!(form("one-that-is-gone"), "first-mah-jongg/how-many");
    let before_forms = form("");
    assert_eq!(before_forms, "first-mah-jongg/how-many-waiting");
}

#[test]
fn every_form_of_a_question_asks_it_in_another_position() {
    let shelf = shelf();
    let mut forms = 0;
    for lesson in &shelf.lessons {
        for place in lesson.topics() {
            let topic = lesson.recall[place].topic();
            let asked: BTreeSet<String> = lesson
                .forms(topic)
                .into_iter()
                .map(|form| {
                    let step = &lesson.recall[form];
                    format!("{:?} {:?} {:?}", step.pictures, step.scene, step.question)
                })
                .collect();
            assert_eq!(
                asked.len(),
                lesson.forms(topic).len(),
                "{} {topic}",
                lesson.id
            );
            forms += usize::from(asked.len() > 1);
        }
    }
    assert!(forms >= 50, "{forms} questions have more than one form");
}

#[test]
fn a_test_asks_no_question_in_two_forms() {
    let shelf = shelf();
    for seed in 0..50 {
        let test = names(&test_of(Unit::Tiles, &shelf, seed));
        let asked: BTreeSet<&String> = test.iter().collect();
        assert_eq!(asked.len(), test.len(), "{test:?}");
    }
}

#[test]
fn the_first_whole_game_begins_without_questions() {
    let shelf = shelf();
    let game = shelf.find("first-whole-game").unwrap();
    let (before, after) = around(game, &shelf, |_| true, |_| None);
    assert!(before.is_empty());
    assert!((3..=5).contains(&after.len()));
}

#[test]
fn pages_come_together_and_so_do_tables() {
    let shelf = shelf();
    for lesson in &shelf.lessons {
        let (before, after) = around(lesson, &shelf, |_| true, |_| None);
        let runner = Runner::with_recall(Arc::clone(lesson), None, before, after);
        for questions in [runner.warm_up(), runner.closing()] {
            let at_table = questions
                .iter()
                .map(|it| it.step().unwrap().scene.is_table());
            let at_table: Vec<bool> = at_table.collect();
            let changes = at_table.windows(2).filter(|two| two[0] != two[1]).count();
            assert!(changes <= 1, "{}: {at_table:?}", lesson.id);
        }
    }
}
