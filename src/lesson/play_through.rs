//! Plays a lesson through the way `check` does: right answers must pass, and each listed wrong answer
//! must get the answer back that is listed for it.

use std::sync::Arc;

use super::judge::{right_groups, some_hand, some_strays};
use super::places::Place;
use super::{
    Accept, Answer, Fault, Item, Lesson, Problem, Question, Runner, Script, Step, TileGoal,
    Verdict, Worth,
};
use crate::analysis::CompiledCard;
use crate::rules::{Action, Game, Seat};
use crate::tile::TileCounts;

/// Everything that is wrong with a lesson's file: what its structure lacks, or else what goes wrong
/// when it is taken.
pub fn check(file: &str, text: &str, cards: &[Arc<CompiledCard>]) -> Vec<Problem> {
    match Lesson::read(file, text, cards) {
        Ok(lesson) => play_through(&Arc::new(lesson)),
        Err(problems) => problems,
    }
}

/// Everything that goes wrong when the lesson is taken; nothing when all is well.
pub fn play_through(lesson: &Arc<Lesson>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        let begun = Runner::resume(Arc::clone(lesson), Some(&step.id));
        // After steps that are played on freely, nothing is known of the table.
        if begun.step().is_some_and(|begun| begun.id == step.id) {
            let is_table = step.scene.is_table();
            let faults = faults(step, &begun, is_table.then(|| begun.table()).flatten());
            problems.extend(faults.into_iter().map(|found| problem(lesson, found)));
            if is_table && begun.table().is_none() {
                problems.push(problem(lesson, (step.places.step, Fault::NoTable)));
            }
        } else if at == 0 {
            problems.push(problem(lesson, (step.places.step, Fault::NoTable)));
        }
    }
    for (place, step) in lesson.recall.iter().enumerate() {
        let alone = Item::recall(Arc::clone(lesson), place);
        let runner = Runner::of_items(Arc::clone(lesson), vec![alone]);
        let faults = faults(step, &runner, runner.table());
        problems.extend(faults.into_iter().map(|found| problem(lesson, found)));
        if step.question.is_none() {
            problems.push(problem(lesson, (step.places.step, Fault::NothingAsked)));
        }
    }
    problems
}

fn problem(lesson: &Lesson, (place, fault): (Place, Fault)) -> Problem {
    Problem {
        file: lesson.file.clone(),
        line: place.line,
        column: place.column,
        fault,
    }
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
            Verdict::Wrong {
                refusal: None,
                then,
                ..
            },
            Answer::Act(action),
            Some(game),
        ) = (&verdict, &answer, &table)
        {
            let mut game = game.clone();
            let then_places = places.wrong.get(&id).map_or(&[][..], |it| &it.then);
            if game.apply(Seat::FIRST, *action).is_ok()
                && let Some((place, fault)) = stuck(&mut game, then, then_places)
            {
                faults.push((place.unwrap_or(places.wrong(&id)), fault));
            }
        }
    }
    if matches!(step.question, None | Some(Question::Play(_))) {
        return faults;
    }
    let mut right = right_answers(step, table.as_ref());
    right.retain(|answer| can_be_given(step, answer));
    if right.is_empty() {
        faults.push((places.question, Fault::NothingRight));
    }
    for answer in right {
        let mut runner = runner.clone();
        if runner.answer_at(&answer, table.as_ref()) != Verdict::Right || !runner.is_done() {
            faults.push((of_right(step, &answer), Fault::RightNotTaken));
        } else if let (Some(Question::Act(act)), Answer::Act(action), Some(game)) =
            (&step.question, &answer, &table)
        {
            let mut game = game.clone();
            if game.apply(Seat::FIRST, *action).is_ok()
                && let Some((place, fault)) = stuck(&mut game, &act.others, &places.others)
            {
                faults.push((place.unwrap_or_else(|| of_right(step, &answer)), fault));
            }
        }
    }
    faults
}

/// Where a right answer is listed; the question where the card or the engine found it.
fn of_right(step: &Step, answer: &Answer) -> Place {
    let at = match (&step.question, answer) {
        (Some(Question::Act(act)), Answer::Act(action)) => act
            .accept
            .iter()
            .position(|accept| *accept == Accept::This(*action)),
        (Some(Question::PickTiles(pick)), Answer::Tiles(tiles)) => match &pick.goal {
            TileGoal::Exactly(sets) => sets.iter().position(|set| set == tiles),
            TileGoal::StraysOf(_) => None,
        },
        _ => None,
    };
    let place = at.and_then(|at| step.places.accept.get(at));
    place.copied().unwrap_or(step.places.question)
}

/// The first act of a script that cannot be done when its turn comes at this table, and where it stands.
fn stuck(
    game: &mut Game,
    acts: &[(Seat, Action)],
    places: &[Place],
) -> Option<(Option<Place>, Fault)> {
    let mut script = Script::new(acts.iter().copied());
    let (seat, action) = script.run(game).err()?;
    let place = places.get(script.done()).copied();
    Some((place, Fault::CannotBeDone(format!("{seat} {action}"))))
}

/// Right answers to a step's question, asked at this table if it is asked at one: every one that is
/// listed, and some of those that the card or the engine finds.
pub fn right_answers(step: &Step, table: Option<&Game>) -> Vec<Answer> {
    match &step.question {
        None | Some(Question::Play(_)) => Vec::new(),
        Some(Question::Choose(choose)) => (0..choose.choices.len())
            .filter(|place| choose.choices[*place].worth == Worth::Right)
            .map(Answer::Choice)
            .collect(),
        Some(Question::PickTiles(pick)) => match &pick.goal {
            TileGoal::Exactly(sets) => sets.iter().copied().map(Answer::Tiles).collect(),
            TileGoal::StraysOf(line) => {
                vec![Answer::Tiles(some_strays(&step.card, *line, &pick.row))]
            }
        },
        Some(Question::PickGroups(pick)) => {
            let groups = right_groups(&step.card, pick);
            if groups.is_empty() {
                Vec::new()
            } else {
                vec![Answer::Groups(groups)]
            }
        }
        Some(Question::Order(order)) => vec![Answer::Order((0..order.items.len()).collect())],
        Some(Question::Amount(amount)) => vec![Answer::Amount(amount.right)],
        Some(Question::Build(build)) => some_hand(&step.card, build)
            .map(Answer::Hand)
            .into_iter()
            .collect(),
        Some(Question::Act(act)) => table.map_or_else(Vec::new, |game| {
            let right = act.some_right(&step.card, game).into_iter();
            right.map(Answer::Act).collect()
        }),
    }
}

/// Whether a learner can give an answer with what the step shows: at least one tile, and none that is
/// not there. All other answers are checked when they are read.
fn can_be_given(step: &Step, answer: &Answer) -> bool {
    match (&step.question, answer) {
        (Some(Question::PickTiles(pick)), Answer::Tiles(tiles)) => {
            let row: TileCounts = pick.row.iter().copied().collect();
            !tiles.is_empty() && row.contains(tiles)
        }
        (Some(Question::Build(build)), Answer::Hand(hand)) => {
            let all = build.rack.iter().chain(&build.tray).copied();
            all.collect::<TileCounts>().contains(hand)
        }
        _ => true,
    }
}

/// The listed wrong answers of a step, each with its name.
pub fn wrong_answers(step: &Step) -> Vec<(String, Answer)> {
    match &step.question {
        None | Some(Question::Play(_)) => Vec::new(),
        Some(Question::Choose(choose)) => choose
            .choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| choice.worth != Worth::Right)
            .map(|(place, choice)| (choice.id.clone(), Answer::Choice(place)))
            .collect(),
        Some(Question::PickTiles(pick)) => pick
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Tiles(wrong.answer)))
            .collect(),
        Some(Question::PickGroups(pick)) => pick
            .wrong
            .iter()
            .map(|wrong| {
                let groups = wrong.answer.iter().copied().collect();
                (wrong.id.clone(), Answer::Groups(groups))
            })
            .collect(),
        Some(Question::Order(order)) => order
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Order(wrong.answer.clone())))
            .collect(),
        Some(Question::Amount(amount)) => amount
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Amount(wrong.answer)))
            .collect(),
        Some(Question::Build(build)) => build
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Hand(wrong.answer.1)))
            .collect(),
        Some(Question::Act(act)) => act
            .wrong
            .iter()
            .map(|wrong| (wrong.id.clone(), Answer::Act(wrong.answer.act)))
            .collect(),
    }
}
