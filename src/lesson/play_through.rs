//! Plays a lesson through the way `check` does: right answers must pass, and each listed wrong answer
//! must get the answer back that is listed for it.

use std::sync::Arc;

use super::answers::{all_right_answers, wrong_answers};
use super::{
    Accept, Fault, Item, Lesson, LessonProblem, Runner, Script, Step, StepAnswer, StepQuestion,
    StepVerdict, TileGoal,
};
use crate::analysis::CompiledCard;
use crate::document::Place;
use crate::rules::{Action, Game, Seat};
use crate::tile::TileCounts;

/// Everything that is wrong with a lesson's file: what its structure lacks, or else what goes wrong
/// when it is taken by who has chosen no card.
pub fn check(file: &str, text: &str, cards: &[Arc<CompiledCard>]) -> Vec<LessonProblem> {
    match Lesson::read_on(file, text, cards, None) {
        Ok(lesson) => play_through(&Arc::new(lesson)),
        Err(problems) => problems,
    }
}

/// Everything that goes wrong when the lesson is taken; nothing when all is well.
pub fn play_through(lesson: &Arc<Lesson>) -> Vec<LessonProblem> {
    let mut problems = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        let begun = Runner::resume(Arc::clone(lesson), Some(&step.id));
        // After steps that are played on freely, nothing is known of the table.
        if begun.step().is_some_and(|begun| begun.id == step.id) {
            let is_table = step.scene.is_table();
            let faults = faults(step, &begun, is_table.then(|| begun.table()).flatten());
            problems.extend(
                faults
                    .into_iter()
                    .map(|(place, fault)| problem(lesson, place, fault)),
            );
            if is_table && begun.table().is_none() {
                problems.push(problem(lesson, step.places.step, Fault::NoTable));
            }
        } else if at == 0 {
            problems.push(problem(lesson, step.places.step, Fault::NoTable));
        }
    }
    for (place, step) in lesson.recall.iter().enumerate() {
        let alone = Item::recall(Arc::clone(lesson), place);
        let runner = Runner::of_items(Arc::clone(lesson), vec![alone]);
        let faults = faults(step, &runner, runner.table());
        problems.extend(
            faults
                .into_iter()
                .map(|(place, fault)| problem(lesson, place, fault)),
        );
        if step.question.is_none() {
            problems.push(problem(lesson, step.places.step, Fault::NothingAsked));
        }
    }
    problems
}

fn problem(lesson: &Lesson, place: Place, fault: Fault) -> LessonProblem {
    LessonProblem::at(&lesson.file, place, fault)
}

/// What goes wrong in one step, and where it stands; the step begins at this table if it is at one.
fn faults(step: &Step, runner: &Runner, table: Option<&Game>) -> Vec<(Place, Fault)> {
    let places = &step.places;
    let mut faults = Vec::new();
    let mut table = table.cloned();
    if let Some(game) = &mut table
        && let Some((place, fault)) = stuck(game, &step.plays, &places.plays)
    {
        faults.push((place.unwrap_or(places.step), fault));
        return faults;
    }
    if let (Some(asked), Some(opening), Some(game)) = (step.asked_stack(), step.opening, &table)
        && opening.right_stack(game) != Some(asked.right)
    {
        faults.push((places.question, Fault::RightNotTaken));
    }
    if let (Some(StepQuestion::Play(play)), Some(game)) = (&step.question, &table)
        && play.deals_by_hand()
        && game.setup().east != Seat::FIRST
    {
        faults.push((places.question, Fault::NothingRight));
    }
    for (id, answer) in wrong_answers(step) {
        if !can_be_given(step, &answer) {
            faults.push((places.wrong(&id), Fault::WrongOutOfReach(id)));
            continue;
        }
        let verdict = runner.clone().answer_at(&answer, table.as_ref());
        if verdict.attribute() != format!("wrong-{id}") {
            faults.push((places.wrong(&id), Fault::WrongNotTaken(id.clone())));
        }
        if let (
            StepVerdict::Wrong {
                refusal: None,
                then,
                ..
            },
            StepAnswer::Action(action),
            Some(game),
        ) = (&verdict, &answer, &table)
        {
            let mut game = game.clone();
            let then_places = places.wrong.get(&id).map_or(&[][..], |it| &it.then);
            let done = game.apply(Seat::FIRST, *action);
            debug_assert!(done.is_ok(), "{action} was checked and not refused");
            if done.is_ok()
                && let Some((place, fault)) = stuck(&mut game, then, then_places)
            {
                faults.push((place.unwrap_or(places.wrong(&id)), fault));
            }
        }
    }
    if matches!(step.question, None | Some(StepQuestion::Play(_))) {
        return faults;
    }
    let mut right = all_right_answers(step, table.as_ref());
    right.retain(|answer| can_be_given(step, answer));
    if right.is_empty() {
        faults.push((places.question, Fault::NothingRight));
    }
    for answer in right {
        if let Some(fault) = fault_of_right(step, runner, table.as_ref(), &answer)
            && !faults.contains(&fault)
        {
            faults.push(fault);
        }
    }
    faults
}

/// What goes wrong when this right answer is given, and where it stands.
fn fault_of_right(
    step: &Step,
    runner: &Runner,
    table: Option<&Game>,
    answer: &StepAnswer,
) -> Option<(Place, Fault)> {
    let mut runner = runner.clone();
    if runner.answer_at(answer, table) != StepVerdict::Right || !runner.is_done() {
        return Some((of_right(step, answer), Fault::RightNotTaken));
    }
    let (Some(StepQuestion::Action(task)), StepAnswer::Action(action)) = (&step.question, answer)
    else {
        return None;
    };
    let mut game = table?.clone();
    let done = game.apply(Seat::FIRST, *action);
    debug_assert!(done.is_ok(), "{action} is right, and so accepted");
    done.ok()?;
    let (place, fault) = stuck(&mut game, &task.others, &step.places.others)?;
    Some((place.unwrap_or_else(|| of_right(step, answer)), fault))
}

/// Where a right answer is listed; the question where the card or the engine found it.
fn of_right(step: &Step, answer: &StepAnswer) -> Place {
    let at = match (&step.question, answer) {
        (Some(StepQuestion::Action(task)), StepAnswer::Action(action)) => task
            .accept
            .iter()
            .position(|accept| *accept == Accept::This(*action)),
        (Some(StepQuestion::PickTiles(pick)), StepAnswer::Tiles(tiles)) => match &pick.goal {
            TileGoal::Exactly(sets) => sets.iter().position(|set| set == tiles),
            TileGoal::StraysOf(_) => None,
        },
        _ => None,
    };
    let place = at.and_then(|at| step.places.accept.get(at));
    place.copied().unwrap_or(step.places.question)
}

/// The first action of a script that cannot be done when its turn comes at this table, and where it stands.
fn stuck(
    game: &mut Game,
    actions: &[(Seat, Action)],
    places: &[Place],
) -> Option<(Option<Place>, Fault)> {
    let mut script = Script::new(actions.iter().copied());
    let (seat, action) = script.run(game).err()?;
    let place = places.get(script.done()).copied();
    Some((place, Fault::CannotBeDone(format!("{seat} {action}"))))
}

/// Whether a learner can give an answer with what the step shows: at least one tile, and none that is
/// not there. All other answers are checked when they are read.
fn can_be_given(step: &Step, answer: &StepAnswer) -> bool {
    match (&step.question, answer) {
        (Some(StepQuestion::PickTiles(pick)), StepAnswer::Tiles(tiles)) => {
            let row: TileCounts = pick.row.iter().copied().collect();
            !tiles.is_empty() && row.contains(tiles)
        }
        (Some(StepQuestion::Build(build)), StepAnswer::Hand(hand)) => {
            let all = build.rack.iter().chain(&build.tray).copied();
            all.collect::<TileCounts>().contains(hand)
        }
        _ => true,
    }
}
