//! What is wrong with a game's record, in words.

use crate::locale::Message;
use crate::msg;
use crate::rules::{
    ActionKind, ActionProblem, RecordProblemKind, RecordValue, ReplayError, Setting,
};

/// A problem of a record's text, without its place.
pub fn record_problem(kind: &RecordProblemKind) -> Message {
    match kind {
        RecordProblemKind::Syntax { detail } => msg!("record-syntax", detail = detail.as_str()),
        RecordProblemKind::UnknownKey { key, known } => msg!(
            "record-unknown-key",
            key = key.as_str(),
            known = known.join(", ")
        ),
        RecordProblemKind::MissingKey(key) => {
            msg!("record-missing-key", key = *key, example = example(key))
        }
        RecordProblemKind::WrongValue { key, wanted } => msg!(
            "record-wrong-value",
            key = *key,
            wanted = kind_of_value(*wanted),
            example = example(key)
        ),
        RecordProblemKind::Points(found) => msg!(
            "record-points",
            found = found.as_str(),
            least = i32::MIN.to_string(),
            most = i32::MAX.to_string()
        ),
        RecordProblemKind::Format { found } => msg!("record-format", found = found.as_str()),
        RecordProblemKind::Seed(seed) => msg!("record-seed", seed = seed.as_str()),
        RecordProblemKind::East(east) => msg!("record-east", east = east.as_str()),
        RecordProblemKind::Action(error) => act_problem(&error.problem),
        RecordProblemKind::Bet(error) => msg!("record-no-bet", word = error.0.as_str()),
        RecordProblemKind::Setting(word) => msg!(
            "record-no-setting",
            word = word.as_str(),
            known = listed(Setting::ALL.iter().map(|setting| setting.as_str()))
        ),
        RecordProblemKind::Option(error) => msg!(
            "record-no-option",
            setting = super::setting(error.setting),
            word = error.word.as_str(),
            known = listed(error.setting.options().iter().copied().map(as_written))
        ),
        RecordProblemKind::Untaught(word) => msg!(
            "record-untaught",
            word = word.as_str(),
            known = listed(ActionKind::ALL.into_iter().map(ActionKind::as_str))
        ),
    }
}

/// Words of the file, which are the same in every language.
fn listed(words: impl Iterator<Item = &'static str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

/// The word of an option as a record writes it.
fn as_written(word: &'static str) -> &'static str {
    match word {
        "on" => "true",
        "off" => "false",
        _ => word,
    }
}

fn kind_of_value(value: RecordValue) -> &'static str {
    match value {
        RecordValue::Text => "text",
        RecordValue::WholeNumber => "number",
        RecordValue::Texts => "texts",
        RecordValue::Points => "points",
        RecordValue::Table => "table",
    }
}

/// How a key of a record is written.
fn example(key: &str) -> &'static str {
    match key {
        "format" => "format = 2",
        "card" => "card = \"practice\"",
        "seed" => "seed = \"7\"",
        "east" => "east = 0",
        "result" => "result = \"wall-game\"",
        "actions" => "actions = [\"0 draw\", \"0 discard 3B\"]",
        "bet" => "bet = \"2\"",
        "scores" => "scores = [0, 25, -25, 0]",
        _ => "[rules]",
    }
}

fn act_problem(problem: &ActionProblem) -> Message {
    match problem {
        ActionProblem::UnknownAction(word) => msg!("record-no-act", word = word.as_str()),
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
