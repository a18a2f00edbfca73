//! The exam: what it asks, that each question is answered once, and what it comes to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::lesson::{
    ExamResult, Item, Lesson, QUESTIONS, Runner, Scene, Shelf, StepAnswer, StepQuestion,
    StepVerdict, Tally, Unit, exam_length, exam_of, needed, questions_named, read_answer,
    right_answers, write_answer, wrong_answers,
};

use crate::shelf;

fn names(items: &[Item]) -> Vec<String> {
    items.iter().map(|it| it.name().unwrap()).collect()
}

fn is_at_table(item: &Item) -> bool {
    item.step().unwrap().scene.is_table()
}

/// How many questions of each unit there are.
fn by_unit(items: &[Item]) -> BTreeMap<Unit, usize> {
    let mut counts = BTreeMap::new();
    for item in items {
        *counts.entry(item.lesson.unit.unwrap()).or_default() += 1;
    }
    counts
}

/// A right answer to a question, or a wrong one.
fn answer(item: &Item, is_right: bool) -> Option<StepAnswer> {
    let step = item.step().unwrap();
    if is_right {
        let right = right_answers(step, item.table().as_ref());
        right.into_iter().next()
    } else {
        let wrong = wrong_answers(step).into_iter().next();
        wrong.map(|(_, answer)| answer)
    }
}

/// A question that is an action at a table.
fn an_action() -> Item {
    let exams = (0..).map(|seed| exam_of(&shelf(), seed));
    let mut items = exams.flatten().filter(is_at_table);
    let asks_for_action =
        |item: &Item| matches!(item.step().unwrap().question, Some(StepQuestion::Action(_)));
    items.find(asks_for_action).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_exam_and_another_one_another() {
    let shelf = shelf();
    let exam = names(&exam_of(&shelf, 7));
    assert_eq!(exam, names(&exam_of(&shelf, 7)));
    assert_ne!(exam, names(&exam_of(&shelf, 8)));
}

#[test]
fn an_exam_is_fair_to_units_and_lessons_and_asks_nothing_twice() {
    let shelf = shelf();
    let lessons_of = |unit: Unit| {
        let lessons = shelf.lessons.iter();
        lessons.filter(|lesson| lesson.unit == Some(unit)).count()
    };
    for seed in 0..40 {
        let exam = exam_of(&shelf, seed);
        assert_eq!(exam.len(), QUESTIONS, "{seed}");
        let asked: BTreeSet<String> = names(&exam).into_iter().collect();
        assert_eq!(asked.len(), QUESTIONS, "{seed}: one is asked twice");
        let units = by_unit(&exam);
        let taught: BTreeSet<Unit> = shelf.lessons.iter().filter_map(|it| it.unit).collect();
        assert_eq!(units.len(), taught.len(), "{seed}");
        let (least, most) = (units.values().min(), units.values().max());
        assert!(most.unwrap() - least.unwrap() <= 1, "{seed}: {units:?}");
        let from: BTreeSet<&str> = exam.iter().map(|item| item.lesson.id.as_str()).collect();
        let most = units
            .iter()
            .map(|(unit, asked)| lessons_of(*unit).min(*asked));
        assert_eq!(from.len(), most.sum::<usize>(), "{seed}");
        let tables = exam.iter().filter(|item| is_at_table(item)).count();
        assert!(tables * 3 >= QUESTIONS, "{seed}: {tables} at a table");
        assert!(exam.iter().all(|item| {
            let step = item.step().unwrap();
            step.question.is_some() && !matches!(step.scene, Scene::GoesOn)
        }));
    }
}

#[test]
fn a_small_course_has_a_small_exam() {
    let shelf = shelf();
    let small = Shelf {
        lessons: shelf.lessons[..2].to_vec(),
        problems: Vec::new(),
    };
    let exam = exam_of(&small, 3);
    let recalled: usize = small.lessons.iter().map(|it| it.topics().count()).sum();
    assert!(
        (recalled..QUESTIONS).contains(&exam.len()),
        "{}",
        exam.len()
    );
    assert!(exam_of(&Shelf::default(), 3).is_empty());
}

#[test]
fn an_exam_is_as_long_as_the_course_says_whichever_the_seed() {
    let shelf = shelf();
    let counts = (0..=shelf.lessons.len()).step_by(3);
    for count in counts.chain([1, 2, shelf.lessons.len()]) {
        let course = Shelf {
            lessons: shelf.lessons[..count].to_vec(),
            problems: Vec::new(),
        };
        let length = exam_length(&course);
        for seed in 0..6 {
            assert_eq!(exam_of(&course, seed).len(), length, "{count}, {seed}");
        }
    }
    // A lesson of no unit is not asked of.
    let mut alone = Lesson::clone(&shelf.lessons[0]);
    alone.unit = None;
    let course = Shelf {
        lessons: vec![Arc::new(alone)],
        problems: Vec::new(),
    };
    assert_eq!((exam_length(&course), exam_of(&course, 3).len()), (0, 0));
}

#[test]
fn a_recalled_action_has_its_table_and_is_graded_there() {
    let page = &shelf().lessons[1];
    let items = vec![Item::recall(Arc::clone(page), 0), an_action()];
    // In a test of a unit, between pages.
    let mut runner = Runner::of_test(Unit::Tiles, Arc::clone(page), items.clone());
    assert!(runner.table().is_none());
    let right = answer(&items[0], true).unwrap();
    assert_eq!(runner.answer(&right), StepVerdict::Right);
    runner.next();
    assert!(runner.table().is_some());
    let table = items[1].table().unwrap();
    assert!(Arc::ptr_eq(runner.card(), &items[1].step().unwrap().card));
    let right = answer(&items[1], true).unwrap();
    assert_eq!(runner.answer_at(&right, Some(&table)), StepVerdict::Right);
}

#[test]
fn a_wrong_answer_counts_and_is_not_asked_again() {
    let shelf = shelf();
    let items = exam_of(&shelf, 5);
    let place = items.iter().position(|it| !is_at_table(it));
    let item = items[place.unwrap()].clone();
    let mut runner = Runner::of_exam(vec![item.clone(), item.clone()], Vec::new()).unwrap();
    let (wrong, right) = (answer(&item, false).unwrap(), answer(&item, true).unwrap());
    let said = runner.answer(&wrong);
    assert!(matches!(said, StepVerdict::Wrong { .. }));
    assert!(runner.is_settled() && runner.is_done());
    // A second answer changes nothing.
    assert_eq!(runner.answer(&right), said);
    runner.try_again();
    assert!(runner.is_settled());
    assert_eq!(runner.given(), std::slice::from_ref(&wrong));
    runner.next();
    assert_eq!((runner.at(), runner.count()), (1, 2));
    assert_eq!(runner.answer(&right), StepVerdict::Right);
    runner.next();
    assert!(runner.is_finished());
    let given = runner.given().to_vec();
    let result = ExamResult::of(runner.items().iter().cloned().zip(given));
    assert_eq!(result.tally(), Tally { asked: 2, right: 1 });
    assert!(!result.is_passed());
    let first = result.missed_first().next().unwrap();
    assert_eq!((first.0, &first.1.given), (0, &wrong));
}

#[test]
fn an_exam_is_taken_up_where_it_was_left() {
    let items = exam_of(&shelf(), 5);
    let given: Vec<StepAnswer> = items[..2]
        .iter()
        .map(|item| answer(item, true).unwrap())
        .collect();
    let runner = Runner::of_exam(items.clone(), given).unwrap();
    assert_eq!((runner.at(), runner.is_finished()), (2, false));
    assert!(runner.said().is_none() && !runner.is_done());
    let all: Vec<StepAnswer> = items.iter().map(|it| answer(it, true).unwrap()).collect();
    assert!(Runner::of_exam(items, all).unwrap().is_finished());
    assert!(Runner::of_exam(Vec::new(), Vec::new()).is_none());
}

#[test]
fn right_answers_pass_and_every_answer_is_kept_as_it_was() {
    let shelf = shelf();
    for seed in 0..6 {
        let items = exam_of(&shelf, seed);
        let named = questions_named(&shelf, names(&items).iter().map(String::as_str));
        let named: Vec<Item> = named.into_iter().map(|(_, item)| item).collect();
        assert_eq!(names(&named), names(&items));
        for item in &items {
            let question = item.step().unwrap().question.as_ref().unwrap();
            for given in [answer(item, true), answer(item, false)]
                .into_iter()
                .flatten()
            {
                let written = write_answer(question, &given).unwrap();
                assert_eq!(
                    read_answer(question, &written),
                    Some(given),
                    "{:?}: {written}",
                    item.name()
                );
            }
        }
        let answered = items.into_iter().map(|item| {
            let right = answer(&item, true).unwrap();
            (item, right)
        });
        let result = ExamResult::of(answered);
        let wrong: Vec<_> = result
            .questions
            .iter()
            .filter(|it| !it.is_right())
            .collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert!(result.is_passed());
        assert!(
            result
                .units()
                .iter()
                .all(|(_, tally)| tally.right == tally.asked)
        );
    }
}

#[test]
fn what_a_newer_course_does_not_ask_any_more_is_left_out() {
    let shelf = shelf();
    let names = [
        "a-turn/no-such-question",
        "no-such-lesson/order",
        "nonsense",
    ];
    assert!(questions_named(&shelf, names).is_empty());
    let item = Item::recall(Arc::clone(&shelf.lessons[0]), 0);
    let question = item.step().unwrap().question.as_ref().unwrap();
    assert_eq!(read_answer(question, ""), None);
}

#[test]
fn nine_of_ten_are_needed() {
    assert_eq!([30, 10, 5, 4, 1].map(needed), [27, 9, 5, 4, 1]);
}
