//! Every lesson of the course, taken in the window from its first to its last step, as a person takes it:
//! by what can be read there, by mouse, and some by keyboard alone. What is right is known from the same
//! lesson taken without a window.

mod actions;
mod answer_key;
mod answers;
mod learner;
mod leaving;
mod mistakes;
mod playing;
mod spoken;
mod way;

use std::path::Path;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::{self, Card, Draft};
use mahj_tutor::lesson::{self, Left, Lesson, Runner, Shelf, Unit};
use mahj_tutor::msg;
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::ui::Start;
use tempfile::TempDir;

use crate::support::{open_sized, start};
use learner::{By, Done, Learner};
use way::{Way, take_from_home};

/// The lessons that are also taken by keyboard alone: some of every unit, with every kind of question.
const BY_KEYBOARD: [&str; 11] = [
    "first-mah-jongg",
    "walls-dice-deal",
    "groups-and-colors",
    "from-rack-to-lines",
    "right-across-left",
    "a-turn",
    "the-window",
    "where-jokers-stand",
    "joker-exchange",
    "misnamed-tiles",
    "first-whole-game",
];

/// The course as the window reads it as long as no card is chosen.
pub(crate) fn course() -> Shelf {
    course_on(None)
}

/// The course as the window reads it for who has chosen this card.
fn course_on(chosen: Option<&Card>) -> Shelf {
    let compiled = |card: Card| Arc::new(CompiledCard::new(Arc::new(card)));
    let chosen = chosen.cloned().map(compiled);
    let ours = [card::practice(), card::first()].map(|it| compiled(it.unwrap()));
    let cards: Vec<_> = chosen.iter().cloned().chain(ours).collect();
    let course = Shelf::read_on(&lesson::shipped(), &cards, chosen.as_ref());
    assert!(course.problems.is_empty(), "{:?}", course.problems);
    course
}

/// Takes a lesson, with all others taken before.
fn take_one(course: &Shelf, lesson: &Arc<Lesson>, by: By, way: Way) -> Done {
    take_one_in(quiet_home().path(), course, lesson, by, way)
}

/// The same in this folder.
fn take_one_in(home: &Path, course: &Shelf, lesson: &Arc<Lesson>, by: By, way: Way) -> Done {
    Profile::open(home).change_progress(|progress| {
        let others = course.lessons.iter().filter(|it| it.id != lesson.id);
        others.for_each(|it| progress.finish_lesson(&it.id));
    });
    let mut learner = learner_at(home, by);
    take_from_home(&mut learner, course, lesson, home, way)
}

/// Somebody at a window on this folder: who has a mouse at the smallest one, where it must reach everything.
fn learner_at(home: &Path, by: By) -> Learner {
    let size = match by {
        By::Mouse => [1024.0, 700.0],
        By::Keyboard => [1280.0, 800.0],
    };
    let start = Start {
        profile: Profile::open(home),
        ..start()
    };
    Learner::new(open_sized(start, size), by)
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

/// Takes the lessons of a unit by mouse, first with right answers alone and then with every mistake that
/// they know, and some by keyboard alone.
fn take_unit(unit: Unit) {
    let course = course();
    let mut failures = Vec::new();
    let mut take = |lesson, by, way| failures.extend(take_one(&course, lesson, by, way).err());
    for lesson in course.lessons.iter().filter(|it| it.unit == Some(unit)) {
        take(lesson, By::Mouse, Way::Right);
        take(lesson, By::Mouse, Way::WithMistakes);
        if BY_KEYBOARD.contains(&lesson.id.as_str()) {
            take(lesson, By::Keyboard, Way::Right);
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn the_lessons_on_tiles_can_be_taken() {
    take_unit(Unit::Tiles);
}

#[test]
fn the_lessons_on_the_card_can_be_taken() {
    take_unit(Unit::Card);
}

#[test]
fn the_lessons_on_the_charleston_can_be_taken() {
    take_unit(Unit::Charleston);
}

#[test]
fn the_lessons_on_claims_can_be_taken() {
    take_unit(Unit::Claims);
}

#[test]
fn the_lessons_on_jokers_can_be_taken() {
    take_unit(Unit::Jokers);
}

#[test]
fn the_lessons_on_errors_can_be_taken() {
    take_unit(Unit::Penalties);
}

#[test]
fn the_lessons_on_an_evening_can_be_taken() {
    take_unit(Unit::Evening);
}

/// Takes the lessons about choosing, passing, sections and the Charleston with a card of one's own.
fn take_on_own_card(text: &str) {
    let own = Card::parse(text).unwrap();
    let course = course_on(Some(&own));
    let mut failures = Vec::new();
    for lesson in course
        .lessons
        .iter()
        .filter(|it| (8..=14).contains(&it.number))
    {
        for way in [Way::Right, Way::WithMistakes] {
            let home = quiet_home();
            let mut profile = Profile::open(home.path());
            profile.keep_card(Draft::of(&own));
            profile.change_settings(|settings| settings.card = Some(own.id.clone()));
            drop(profile);
            let taken = take_one_in(home.path(), &course, lesson, By::Mouse, way);
            failures.extend(taken.err());
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn the_lessons_on_choosing_and_passing_can_be_taken_on_a_card_of_ones_own() {
    take_on_own_card(include_str!("../fixtures/cards/club.toml"));
}

#[test]
fn they_can_be_taken_by_who_has_a_card_of_a_few_lines() {
    take_on_own_card(include_str!("../fixtures/cards/tiny.toml"));
}

/// How many questions of its own a lesson asks at its end.
const ASKED_AT_ITS_END: usize = 3;

#[test]
fn every_question_that_comes_back_can_be_answered() {
    let course = course();
    let home = quiet_home();
    let questions = course.lessons.iter().map(|it| it.topics().count());
    let rounds = questions.max().unwrap_or(0).div_ceil(ASKED_AT_ITS_END);
    for _ in 0..rounds {
        Profile::open(home.path()).change_progress(|progress| {
            for lesson in &course.lessons {
                progress.leave_lesson(&lesson.id, Left::Step(late_step(lesson)));
            }
        });
        let mut learner = learner_at(home.path(), By::Mouse);
        for lesson in &course.lessons {
            let taken = take_from_home(
                &mut learner,
                &course,
                lesson,
                home.path(),
                Way::WithMistakes,
            );
            let back = learner.say(&msg!("lesson-to-course"));
            let taken = taken.and_then(|()| learner.press(&back));
            taken.unwrap_or_else(|why| panic!("{why}"));
        }
    }
    let profile = Profile::open(home.path());
    for lesson in &course.lessons {
        for question in lesson.topics().filter_map(|place| lesson.recall.get(place)) {
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
