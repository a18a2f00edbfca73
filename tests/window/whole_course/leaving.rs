//! Somebody who closes the program in the middle of a game that is played on in a lesson, again and again.

use std::path::Path;
use std::sync::Arc;

use mahj_tutor::lesson::{Left, Lesson, StepQuestion};
use mahj_tutor::msg;
use mahj_tutor::profile::Profile;

use super::learner::{By, Done, Learner};
use super::way::go_to;
use super::{course, learner_at, quiet_home};
use crate::support::texts;

/// The program is closed whenever so much was done.
const PATIENCE: usize = 4;

/// The name of the step at which the lesson was left, and how much was done at its table.
fn left(home: &Path, lesson: &Lesson) -> Result<(String, usize), String> {
    match Profile::open(home).progress().lesson(&lesson.id).left {
        Some(Left::Step(step)) => Ok((step, 0)),
        Some(Left::AtTable { step, actions }) => Ok((step, actions.len())),
        other => Err(format!("{other:?} is no step")),
    }
}

/// All that can be read, but for the mark on tiles that have just come in and the word on an action that has just
/// been done.
fn reads(learner: &Learner) -> Vec<String> {
    let is_lasting = |text: &String| !text.starts_with("For next time:");
    let texts = texts(&learner.window).into_iter().filter(is_lasting);
    let plain = texts.map(|text| text.trim_end_matches(", new").to_owned());
    plain.collect()
}

/// Closes the program and starts it again: what can be read is what could be read before.
fn start_again(learner: &mut Learner, home: &Path, lesson: &Arc<Lesson>) -> Done {
    learner.settle()?;
    let before = reads(learner);
    *learner = learner_at(home, By::Mouse);
    go_to(learner, lesson)?;
    learner.settle()?;
    let after = reads(learner);
    let gone: Vec<_> = before.iter().filter(|it| !after.contains(it)).collect();
    let new: Vec<_> = after.iter().filter(|it| !before.contains(it)).collect();
    if gone.is_empty() && new.is_empty() {
        Ok(())
    } else {
        Err(format!("gone: {gone:?}, new: {new:?}"))
    }
}

/// Plays every step of the lesson that is played on, from the first of them on; says in which steps the program
/// was closed meanwhile.
fn play_with_restarts(
    learner: &mut Learner,
    home: &Path,
    lesson: &Arc<Lesson>,
) -> Result<Vec<String>, String> {
    let mut closed_in = Vec::new();
    start_again(learner, home, lesson)?;
    let skip = learner.say(&msg!("table-skip-opening"));
    learner.press(&skip)?;
    start_again(learner, home, lesson)?;
    let next = learner.say(&msg!("lesson-next"));
    loop {
        let (step, actions) = left(home, lesson)?;
        let place = lesson.find_step(&step).ok_or("there is no such step")?;
        if !matches!(lesson.steps[place].question, Some(StepQuestion::Play(_))) {
            return Ok(closed_in);
        }
        learner.play_on(None, |learner| {
            let is_settled = !learner.named(&next).is_empty();
            is_settled || left(home, lesson).is_ok_and(|(_, now)| now > actions + PATIENCE)
        })?;
        let again = start_again(learner, home, lesson);
        again.map_err(|why| format!("{step} after {actions} actions: {why}"))?;
        closed_in.push(step);
        if !learner.named(&next).is_empty() {
            learner.press(&next)?;
        }
    }
}

#[test]
fn a_game_goes_on_where_it_was_when_the_program_is_closed_and_started_again() {
    let course = course();
    let lesson = course.find("first-whole-game").unwrap();
    let home = quiet_home();
    Profile::open(home.path()).change_progress(|progress| {
        let begin = Left::Step("charleston".to_owned());
        progress.leave_lesson(&lesson.id, begin);
    });
    let mut learner = learner_at(home.path(), By::Mouse);
    go_to(&mut learner, lesson).unwrap();
    let closed = play_with_restarts(&mut learner, home.path(), lesson);
    let closed = closed.unwrap_or_else(|why| panic!("{why}"));
    for stage in ["charleston", "together", "on-request", "alone"] {
        assert!(closed.iter().any(|it| it == stage), "{stage}: {closed:?}");
    }
}
