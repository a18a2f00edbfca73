//! What is wrong with a game's record, in words.

use super::document::shape_fault;
use crate::locale::Message;
use crate::msg;
use crate::rules::{ActionProblem, RecordProblemKind, ReplayError};

/// A problem of a record's text, without its place.
pub fn record_problem(kind: &RecordProblemKind) -> Message {
    match kind {
        RecordProblemKind::Shape(fault) => shape_fault(fault, example),
        RecordProblemKind::Seed(seed) => msg!("record-seed", seed = seed.as_str()),
        RecordProblemKind::Action(error) => action_problem(&error.problem),
        RecordProblemKind::Bet(error) => msg!("record-no-bet", word = error.0.as_str()),
    }
}

/// How a key of a record is written.
fn example(key: &str) -> Option<&'static str> {
    Some(match key {
        "format" => "format = 2",
        "card" => "card = \"practice\"",
        "seed" => "seed = \"7\"",
        "east" => "east = 0",
        "result" => "result = \"wall-game\"",
        "actions" => "actions = [\"0 draw\", \"0 discard 3B\"]",
        "bet" => "bet = \"2\"",
        "scores" => "scores = [0, 25, -25, 0]",
        "bettor-score" => "bettor-score = -30",
        "rules" => "[rules]",
        "untaught" => "untaught = [\"exchange\"]",
        _ => return None,
    })
}

fn action_problem(problem: &ActionProblem) -> Message {
    match problem {
        ActionProblem::UnknownAction(word) => msg!("record-no-action", word = word.as_str()),
        ActionProblem::NotATile(word) => msg!("record-no-tile", word = word.as_str()),
        ActionProblem::NotANumber(word) => msg!("record-no-number", word = word.as_str()),
        ActionProblem::NotAnExposure(word) => msg!("record-no-exposure", word = word.as_str()),
        ActionProblem::NotASeat(word) => msg!("record-no-seat", word = word.as_str()),
        ActionProblem::Expected { expected, found } => {
            msg!(
                "record-expected",
                expected = *expected,
                found = found.as_str()
            )
        }
        ActionProblem::TooMuch(word) => msg!("record-too-much", word = word.as_str()),
    }
}

/// Why a record cannot be played again; the reasons of a refusal have words of their own.
pub fn replay_error(error: &ReplayError) -> Message {
    match error {
        ReplayError::OtherCard { recorded, given } => msg!(
            "replay-other-card",
            recorded = recorded.as_str(),
            given = given.as_str()
        ),
        ReplayError::Refused {
            number,
            seat,
            action,
            ..
        } => msg!(
            "replay-refused",
            number = *number,
            seat = seat.index(),
            action = action.to_string()
        ),
        ReplayError::Bet => msg!("replay-bet"),
        ReplayError::Unfinished { recorded } => {
            msg!("replay-not-over", recorded = recorded.as_str())
        }
        ReplayError::OtherResult { recorded, played } => msg!(
            "replay-other-result",
            recorded = recorded.as_str(),
            played = played.as_str()
        ),
    }
}
