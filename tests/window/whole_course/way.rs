//! A lesson taken in the window, step by step, from home to its end.

use std::path::Path;
use std::sync::Arc;

use egui::Key;
use mahj_tutor::lesson::{Item, Lesson, Scene, Shelf, StepQuestion, texts};
use mahj_tutor::locale::Message;
use mahj_tutor::msg;
use mahj_tutor::profile::Profile;
use mahj_tutor::rules::Seat;
use mahj_tutor::tile::TileCounts;
use mahj_tutor::ui::Route;

use super::answer_key::AnswerKey;
use super::learner::{Done, Learner};
use super::mistakes::make_mistakes;
use super::spoken;
use crate::support;

/// How a lesson is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// With right answers alone.
    Right,
    /// With every mistake that it knows before each right answer.
    WithMistakes,
}

/// Takes a lesson from where it was left to its end, beginning at home.
pub(super) fn take_from_home(
    learner: &mut Learner,
    course: &Shelf,
    lesson: &Arc<Lesson>,
    home: &Path,
    way: Way,
) -> Done {
    let mut key = AnswerKey::new(lesson, course, Profile::open(home).progress())?;
    go_to(learner, lesson)?;
    while !key.is_finished() {
        let place = key.place();
        let taken = take_step(learner, &mut key, way);
        taken.map_err(|why| told(learner, &place, &why))?;
    }
    let seen = look_at_the_end(learner, lesson, home);
    seen.map_err(|why| told(learner, &lesson.file, &why))
}

/// What went wrong where, and what was on the screen.
fn told(learner: &Learner, place: &str, why: &str) -> String {
    let seen = support::texts(&learner.window).join(" | ");
    format!(
        "{place}, by {:?}: {why}\n  on the screen: {seen}",
        learner.by
    )
}

/// Goes to a lesson from home.
pub(super) fn go_to(learner: &mut Learner, lesson: &Lesson) -> Done {
    let title = learner.say(&Message::new(texts::title(&lesson.id)));
    let row = format!(": {title}, ");
    let buttons = learner.buttons();
    let mut rows = buttons.iter().filter(|it| it.name.contains(&row));
    let found = rows
        .next()
        .ok_or_else(|| format!("home has no “{title}”"))?;
    learner.press_found(found, Key::Enter)?;
    match learner.window.state().route() {
        Route::Lesson(id) if *id == lesson.id => Ok(()),
        other => Err(format!("“{title}” leads to {other:?}")),
    }
}

/// Reads the step, answers what it asks, and goes on.
fn take_step(learner: &mut Learner, key: &mut AnswerKey, way: Way) -> Done {
    learner.settle()?;
    let item = key.item();
    let phases: Vec<String> = match &key.step().question {
        Some(StepQuestion::Play(play)) => play.tells.iter().map(|it| it.attribute()).collect(),
        _ => Vec::new(),
    };
    let texts = std::iter::once(None).chain(phases.iter().map(|it| Some(it.as_str())));
    let texts: Vec<_> = texts
        .map(|it| spoken::of_step(&learner.locale, &item, it))
        .collect();
    let reads = |text: &Vec<String>| text.iter().all(|paragraph| learner.reads(paragraph));
    if !texts.iter().any(reads) {
        return Err(format!("it does not say: {}", texts[0].join(" ")));
    }
    look_at_the_rack(learner, key)?;
    let right = learner.say(&match &key.step().question {
        Some(StepQuestion::Play(_)) => msg!("lesson-played"),
        _ => msg!("lesson-right"),
    });
    let right = spoken::of_step(&learner.locale, &item, Some("right"))
        .first()
        .map(|words| format!("{right} {words}"));
    match &key.step().question {
        None => {}
        Some(StepQuestion::Play(_)) => {
            let right = right.unwrap_or_default();
            let table = match &key.step().scene {
                Scene::SetUp(game) => Some(game.as_ref()),
                Scene::Page | Scene::GoesOn => None,
            };
            learner.play_on(table, |learner| learner.reads(&right))?;
            key.played();
        }
        Some(_) => {
            if way == Way::WithMistakes {
                make_mistakes(learner, key)?;
            }
            let answer = key.right()?;
            let given = learner.answer(&item, &answer, key.table());
            given.map_err(|why| format!("{answer:?} cannot be given: {why}"))?;
            let right = right.unwrap_or_default();
            let is_said = learner.reads(&right)
                || way == Way::WithMistakes && learner.reads(&after_mistakes(learner, &item));
            if !is_said {
                return Err(format!(
                    "{answer:?} was given, and it does not say: {right}"
                ));
            }
            key.answered(&answer)?;
            look_at_the_rack(learner, key)?;
        }
    }
    key.go_on()?;
    let on = if key.is_finished() {
        msg!("lesson-finish")
    } else {
        msg!("lesson-next")
    };
    let on = learner.say(&on);
    learner.press_primary(&on)
}

/// What is said to a right answer of who has tried something else first: no praise for having seen it at once.
fn after_mistakes(learner: &Learner, item: &Item) -> String {
    let title = learner.say(&msg!("lesson-right-now"));
    let words = item.step().map_or("", |step| step.words.as_str());
    let told = texts::told(&item.lesson.id, words, |id| learner.locale.has(id));
    let words = spoken::of_step(&learner.locale, item, Some(told));
    words
        .first()
        .map_or_else(String::new, |words| format!("{title} {words}"))
}

/// The rack holds what it must after all that was done so far.
pub(super) fn look_at_the_rack(learner: &Learner, key: &AnswerKey) -> Done {
    // Before the deal nothing stands on it.
    let is_dealt = key.step().opening.is_none();
    let Some(table) = key.table().filter(|_| is_dealt) else {
        return Ok(());
    };
    let shown: TileCounts = learner.rack().into_iter().map(|(_, tile)| tile).collect();
    let held = table.view(Seat::FIRST).rack();
    if shown == *held {
        Ok(())
    } else {
        Err(format!("the rack shows {shown} instead of {held}"))
    }
}

/// The end says what can be done now, or, where something is to be practiced, which lesson it was; and it is remembered that
/// the lesson is finished.
fn look_at_the_end(learner: &Learner, lesson: &Lesson, home: &Path) -> Done {
    let done = texts::done(&lesson.id);
    let is_to_practise = learner.reads(&learner.say(&msg!("lesson-finished-practice")));
    let is_done = lesson.tries_freely || !is_to_practise;
    let done = if learner.locale.has(&done) && is_done {
        Message::new(done)
    } else {
        let title = Message::new(texts::title(&lesson.id));
        msg!("lesson-finished-title", title = title)
    };
    let done = learner.say(&done);
    if !learner.reads(&done) {
        return Err(format!("it does not say: {done}"));
    }
    if !Profile::open(home).progress().lesson(&lesson.id).finished {
        return Err("it is not remembered that the lesson is finished".to_owned());
    }
    Ok(())
}
