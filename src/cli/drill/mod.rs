//! `drill KIND`: exercises with their answers and reasons, as text, as data, or on a sheet to be printed.

mod data;
mod pdf;
mod sheet;
mod text;

use std::path::PathBuf;
use std::sync::Arc;

use super::arguments::UsageError;
use super::{CommandEnding, Failure, Terminal, practice_card, read_card};
use crate::analysis::CompiledCard;
use crate::drill::{Difficulty, Exercises, Kind};
use crate::msg;

/// What exercises are wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrillArguments {
    /// The kind as written; nothing to list the kinds.
    pub kind: Option<String>,
    /// A card's file or the id of a shipped card; the Practice Card when absent.
    pub card: Option<PathBuf>,
    /// What the exercises follow from.
    pub seed: u64,
    /// How many.
    pub count: usize,
    /// How hard, as a number from 1 to 3.
    pub level: u8,
    /// As JSON, one object a line, rather than as text.
    pub json: bool,
    /// On a sheet that is written to this file, a PDF or a PNG for each page, rather than as text.
    pub sheet: Option<PathBuf>,
}

impl Default for DrillArguments {
    fn default() -> Self {
        Self {
            kind: None,
            card: None,
            seed: 1,
            count: 10,
            level: Difficulty::Usual.number(),
            json: false,
            sheet: None,
        }
    }
}

/// Prints exercises, or the names of the kinds.
pub(super) fn run(
    arguments: &DrillArguments,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let Some(name) = &arguments.kind else {
        for kind in Kind::ALL {
            writeln!(terminal.output, "{}", kind.id())?;
        }
        return Ok(CommandEnding::Done);
    };
    let bad = |option: &str, value: String| UsageError::BadValue {
        option: option.to_owned(),
        value,
    };
    let kind = Kind::of_id(name).ok_or_else(|| bad("KIND", name.clone()))?;
    let difficulty = Difficulty::of_number(arguments.level)
        .ok_or_else(|| bad("--level", arguments.level.to_string()))?;
    let card = match &arguments.card {
        Some(path) => read_card(path)?,
        None => practice_card()?,
    };
    let card = Arc::new(CompiledCard::new(Arc::new(card)));
    let exercises = Exercises::new(kind, Arc::clone(&card), difficulty, arguments.seed);
    if let Some(path) = &arguments.sheet {
        let format =
            sheet::Format::of(path).ok_or_else(|| bad("--sheet", path.display().to_string()))?;
        let exercises: Vec<_> = exercises.take(arguments.count).collect();
        if exercises.is_empty() && arguments.count > 0 {
            return Err(Failure::Said(msg!("drill-empty")));
        }
        sheet::write(path, format, kind, &card, exercises, terminal)?;
        return Ok(CommandEnding::Done);
    }
    let mut number = 0;
    for exercise in exercises.take(arguments.count) {
        number += 1;
        if arguments.json {
            let data = data::of(&exercise, &card, terminal.locale, arguments, number);
            serde_json::to_writer(&mut *terminal.output, &data)
                .map_err(|error| Failure::Output(error.into()))?;
            writeln!(terminal.output)?;
        } else {
            text::print(&exercise, &card, number, terminal)?;
        }
    }
    if number < arguments.count {
        return Err(Failure::Said(match number {
            0 => msg!("drill-empty"),
            made => msg!("drill-no-more", count = made),
        }));
    }
    Ok(CommandEnding::Done)
}
