//! What is wrong with a game's record, in words.

use crate::locale::Message;
use crate::msg;
use crate::rules::{RecordProblemKind, ReplayError};

/// A problem of a record's text, without its place.
pub fn record_problem(kind: &RecordProblemKind) -> Message {
    match kind {
        RecordProblemKind::Shape { detail } => msg!("record-shape", detail = detail.as_str()),
        RecordProblemKind::Format { found } => msg!("record-format", found = *found),
        RecordProblemKind::Seed(seed) => msg!("record-seed", seed = seed.as_str()),
        RecordProblemKind::East(east) => msg!("record-east", east = *east),
        RecordProblemKind::Action(error) => msg!("record-act", detail = error.to_string()),
        RecordProblemKind::Untaught(word) => msg!("record-untaught", word = word.as_str()),
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
            act = action.to_string()
        ),
        ReplayError::OtherResult { recorded, played } => msg!(
            "replay-other-result",
            recorded = recorded.as_str(),
            played = played.as_str()
        ),
    }
}
