//! What is wrong with a lesson's file, and what its choices are called, in words.

use super::document::shape_fault;
use super::{line, tile};
use crate::card::Card;
use crate::lesson::{Fault, Illustration, LessonProblem, Says, StepChoice, texts};
use crate::locale::Message;
use crate::msg;
use crate::rules::PositionProblem;

/// A problem without its place.
pub fn lesson_problem(problem: &LessonProblem) -> Message {
    match &problem.fault {
        Fault::FileName => msg!("lesson-problem-file-name"),
        Fault::Shape(fault) => shape_fault(fault, |_| None),
        Fault::FifthRack => msg!("lesson-problem-fifth-rack"),
        Fault::BadName(name) => msg!("lesson-problem-bad-name", name = name.as_str()),
        Fault::Twice(name) => msg!("lesson-problem-twice", name = name.as_str()),
        Fault::UnknownRule(rule) => msg!("lesson-problem-unknown-rule", rule = rule.as_str()),
        Fault::UnknownCard(card) => msg!("lesson-problem-unknown-card", card = card.as_str()),
        Fault::UnknownLine(line) => msg!("lesson-problem-unknown-line", line = line.as_str()),
        Fault::NotATile(word) => msg!("lesson-problem-not-a-tile", word = word.as_str()),
        Fault::UnknownAnchor(text) => msg!("lesson-problem-unknown-anchor", text = text.as_str()),
        Fault::TwoQuestions => msg!("lesson-problem-two-questions"),
        Fault::NoText(id) => msg!("lesson-problem-no-text", id = id.as_str()),
        Fault::NoSteps => msg!("lesson-problem-no-steps"),
        Fault::TooManySteps { most } => msg!("lesson-problem-too-many-steps", most = *most),
        Fault::NothingRight => msg!("lesson-problem-nothing-right"),
        Fault::NothingWrong => msg!("lesson-problem-nothing-wrong"),
        Fault::Position(problem) => position(*problem),
        Fault::NotAnAction(text) => msg!("lesson-problem-not-an-action", text = text.as_str()),
        Fault::NotABet(text) => msg!("lesson-problem-not-a-bet", text = text.as_str()),
        Fault::ActionRefused(rules) => {
            let rules: Vec<&str> = rules.iter().map(|rule| rule.as_str()).collect();
            msg!("lesson-problem-action-refused", rules = rules.join(", "))
        }
        Fault::NotRefused => msg!("lesson-problem-not-refused"),
        Fault::NotHappened(instead) => {
            msg!("lesson-problem-not-happened", instead = instead.join(", "))
        }
        Fault::RightNotTaken => msg!("lesson-problem-right-not-taken"),
        Fault::WrongNotTaken(name) => msg!("lesson-problem-wrong-not-taken", name = name.as_str()),
        Fault::WrongOutOfReach(name) => {
            msg!("lesson-problem-wrong-out-of-reach", name = name.as_str())
        }
        Fault::NoTable => msg!("lesson-problem-no-table"),
        Fault::TooFewSections => msg!("lesson-problem-too-few-sections"),
        Fault::NoSuchLines => msg!("lesson-problem-no-such-lines"),
        Fault::NoSuchHand => msg!("lesson-problem-no-such-hand"),
        Fault::NotAtTable => msg!("lesson-problem-not-at-table"),
        Fault::CannotBeDone(action) => {
            msg!("lesson-problem-cannot-be-done", action = action.as_str())
        }
        Fault::NotDice(text) => msg!("lesson-problem-not-dice", text = text.as_str()),
        Fault::NothingAsked => msg!("lesson-problem-nothing-asked"),
        Fault::UnknownQuestion(id) => {
            msg!("lesson-problem-unknown-question", id = id.as_str())
        }
        Fault::UnknownStep(id) => msg!("lesson-problem-unknown-step", id = id.as_str()),
        Fault::UnknownEntry(id) => msg!("lesson-problem-unknown-entry", id = id.as_str()),
        Fault::SameForm { form, word } => msg!(
            "lesson-problem-same-form",
            form = form.as_str(),
            word = word.as_str()
        ),
    }
}

/// What is wrong with a position; seats are written as in the file, by number.
fn position(problem: PositionProblem) -> Message {
    match problem {
        PositionProblem::TooMany {
            tile: kind,
            used,
            exist,
        } => msg!(
            "lesson-problem-too-many",
            tile = tile(kind),
            used = used,
            exist = exist
        ),
        PositionProblem::RackSize {
            seat,
            tiles,
            wanted,
        } => msg!(
            "lesson-problem-rack-size",
            seat = seat.index(),
            tiles = tiles,
            wanted = wanted
        ),
        PositionProblem::ExposuresTooLarge { seat } => {
            msg!("lesson-problem-exposures-too-large", seat = seat.index())
        }
        PositionProblem::NoGroup { seat, index } => {
            msg!(
                "lesson-problem-no-group",
                seat = seat.index(),
                exposure = index
            )
        }
        PositionProblem::ExposuresFitNoLine { seat } => {
            msg!("lesson-problem-exposures-fit-no-line", seat = seat.index())
        }
        PositionProblem::DrawnNotHeld { seat, tile: kind } => msg!(
            "lesson-problem-drawn-not-held",
            seat = seat.index(),
            tile = tile(kind)
        ),
        PositionProblem::NoDiscard => msg!("lesson-problem-no-discard"),
        PositionProblem::NothingToDraw => msg!("lesson-problem-nothing-to-draw"),
        PositionProblem::WallTooLong { wanted, remain } => msg!(
            "lesson-problem-wall-too-long",
            wanted = wanted,
            remain = remain
        ),
        PositionProblem::WallTooShort { named, wanted } => msg!(
            "lesson-problem-wall-too-short",
            named = named,
            wanted = wanted
        ),
    }
}

/// The words of a choice of a step, whose lines are those of this card.
pub fn choice(lesson: &str, step: &str, choice: &StepChoice, card: &Card) -> Message {
    match (choice.says, &choice.picture) {
        (Says::Line { .. }, Some(Illustration::Line(of))) => line(card, *of),
        (Says::Tile(kind), _) => tile(kind),
        _ => {
            let attribute = format!("option-{}", choice.id);
            Message::new(texts::of_step(lesson, step, &attribute))
        }
    }
}
