//! Every lesson of the course, taken in the window from its first to its last step, as a person takes it:
//! by what can be read there, by mouse, and some by keyboard alone. What is right is known from the same
//! lesson taken without a window.

#![expect(clippy::panic, reason = "what cannot be taken must be told")]

mod acts;
mod answer_key;
mod answers;
mod learner;
mod playing;
mod spoken;
mod walk;

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::lesson::{self, Lesson, Runner, Shelf, Unit};
use mahj_tutor::msg;
use mahj_tutor::profile::{BotSpeed, Profile};
use tempfile::TempDir;

use crate::support::window_on;
use learner::{By, Done, Learner};
use walk::take_from_home;

/// The lessons that are taken by keyboard alone: of every unit, with every kind of question.
const BY_KEYBOARD: [&str; 10] = [
    "first-mah-jongg",
    "meet-the-tiles",
    "groups-and-colors",
    "from-rack-to-lines",
    "right-across-left",
    "a-turn",
    "claiming",
    "where-jokers-stand",
    "joker-exchange",
    "first-whole-game",
];

/// The course as the window reads it.
fn course() -> Shelf {
    let cards = [card::practice(), card::first()].map(|it| Arc::new(it.unwrap()));
    let cards = cards.map(|it| Arc::new(CompiledCard::new(it)));
    let course = Shelf::read(&lesson::shipped(), &cards);
    assert!(course.problems.is_empty(), "{:?}", course.problems);
    course
}

/// Takes these lessons, and tells of all that cannot be taken.
fn take(course: &Shelf, lessons: &[&Arc<Lesson>], by: By) {
    let mut failures = Vec::new();
    for lesson in lessons {
        failures.extend(take_one(course, lesson, by).err());
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// Takes a lesson, with all others taken before.
fn take_one(course: &Shelf, lesson: &Arc<Lesson>, by: By) -> Done {
    let home = quiet_home();
    Profile::open(home.path()).change_progress(|progress| {
        let others = course.lessons.iter().filter(|it| it.id != lesson.id);
        others.for_each(|it| progress.finish_lesson(&it.id));
    });
    let mut learner = Learner::new(window_on(home.path()), by);
    take_from_home(&mut learner, course, lesson, home.path())
}

/// A profile's folder in which nothing moves at tables, and the others act at once.
fn quiet_home() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    home
}

/// Takes the lessons of a unit by mouse.
fn take_unit(unit: Option<Unit>) {
    let course = course();
    let lessons = course.lessons.iter().filter(|it| it.unit == unit);
    let lessons: Vec<_> = lessons.collect();
    take(&course, &lessons, By::Mouse);
}

/// Takes one of the lessons by keyboard.
fn take_by_keyboard(lessons: &[&str]) {
    let course = course();
    let find = |id: &&str| course.find(id).unwrap_or_else(|| panic!("no lesson {id}"));
    let lessons: Vec<_> = lessons.iter().map(find).collect();
    take(&course, &lessons, By::Keyboard);
}

#[test]
fn the_lessons_on_tiles_can_be_taken() {
    take_unit(Some(Unit::Tiles));
}

#[test]
fn the_lessons_on_the_card_can_be_taken() {
    take_unit(Some(Unit::Card));
}

#[test]
fn the_lessons_on_the_charleston_can_be_taken() {
    take_unit(Some(Unit::Charleston));
}

#[test]
fn the_lessons_on_claims_can_be_taken() {
    take_unit(Some(Unit::Claims));
}

#[test]
fn the_lessons_on_jokers_can_be_taken() {
    take_unit(Some(Unit::Jokers));
}

#[test]
fn the_lessons_on_errors_can_be_taken() {
    take_unit(Some(Unit::Errors));
}

#[test]
fn the_lessons_on_an_evening_can_be_taken() {
    take_unit(Some(Unit::Evening));
}

#[test]
fn five_lessons_can_be_taken_by_keyboard_alone() {
    take_by_keyboard(&BY_KEYBOARD[..5]);
}

#[test]
fn five_more_lessons_can_be_taken_by_keyboard_alone() {
    take_by_keyboard(&BY_KEYBOARD[5..]);
}

/// How many questions of its own a lesson asks at its end.
const ASKED_AT_ITS_END: usize = 3;

#[test]
fn every_question_that_comes_back_can_be_answered() {
    let course = course();
    let home = quiet_home();
    let questions = course.lessons.iter().map(|it| it.recall.len());
    let rounds = questions.max().unwrap_or(0).div_ceil(ASKED_AT_ITS_END);
    for _ in 0..rounds {
        Profile::open(home.path()).change_progress(|progress| {
            for lesson in &course.lessons {
                progress.reach_step(&lesson.id, &late_step(lesson));
            }
        });
        let mut learner = Learner::new(window_on(home.path()), By::Mouse);
        for lesson in &course.lessons {
            let taken = take_from_home(&mut learner, &course, lesson, home.path());
            let back = learner.say(&msg!("lesson-to-course"));
            let taken = taken.and_then(|()| learner.press(&back));
            taken.unwrap_or_else(|why| panic!("{why}"));
        }
    }
    let profile = Profile::open(home.path());
    for lesson in &course.lessons {
        for question in &lesson.recall {
            let name = format!("{}/{}", lesson.id, question.id);
            assert!(profile.progress().recalled(&name).is_some(), "{name}");
        }
    }
}

/// The last step at which the lesson can be taken up.
fn late_step(lesson: &Arc<Lesson>) -> String {
    let steps = lesson.steps.iter().rev().map(|it| it.id.clone());
    let is_reached = |id: &String| {
        let runner = Runner::resume(Arc::clone(lesson), Some(id));
        runner.step().is_some_and(|step| step.id == *id)
    };
    steps.into_iter().find(is_reached).unwrap()
}
