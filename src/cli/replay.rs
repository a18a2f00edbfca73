//! `replay RECORD [--card CARD]`: plays a game record through and prints it.

use std::path::Path;
use std::sync::Arc;

use super::{CommandEnding, Failure, Terminal, practice_card, read_card, read_text, shown};
use crate::card::Card;
use crate::document::Place;
use crate::msg;
use crate::rules::{Game, Record, ReplayError};
use crate::wording::{self, Names};

/// Plays the record through and prints what happens, event by event.
pub(super) fn run(
    path: &Path,
    card: Option<&Path>,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let Some(game) = read_game(path, card, terminal)? else {
        return Ok(CommandEnding::ProblemsFound);
    };
    print(&game, &game.setup().card, terminal)?;
    Ok(CommandEnding::Done)
}

/// Reads a record and plays it through with the card, or with the one that it names; nothing where it cannot be, which has
/// been said then.
pub(super) fn read_game(
    path: &Path,
    card: Option<&Path>,
    terminal: &mut Terminal<'_>,
) -> Result<Option<Game>, Failure> {
    let text = read_text(path)?;
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(problems) => {
            for problem in problems {
                let message = terminal.locale.say(&wording::record_problem(&problem.kind));
                let file = shown(path);
                let (line, column) = (problem.line, problem.column);
                writeln!(terminal.errors, "{file}:{line}:{column}: {message}")?;
            }
            return Ok(None);
        }
    };
    let card = match card {
        Some(card) => Some(read_card(card)?),
        None => card_of(&record)?,
    };
    let Some(card) = card.map(Arc::new) else {
        let unknown = msg!("replay-unknown-card", card = record.card.as_str());
        let message = terminal.locale.say(&unknown);
        writeln!(terminal.errors, "{}: {message}", shown(path))?;
        return Ok(None);
    };
    match record.replay(&card) {
        Ok(game) => Ok(Some(game)),
        Err(error) => {
            let place = place_in_file(path, &text, &error);
            say_refused(&place, &error, &record, &card, terminal)?;
            Ok(None)
        }
    }
}

/// The shipped card that a record names, if it does. What a record says is never taken for the name of a file.
fn card_of(record: &Record) -> Result<Option<Card>, Failure> {
    let practice = practice_card()?;
    Ok((practice.id == record.card).then_some(practice))
}

fn print(game: &Game, card: &Card, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let names = Names::for_onlooker(game.setup().east);
    for line in wording::log(game.events(), names) {
        terminal.say(&line)?;
    }
    match game.outcome() {
        Some(outcome) => terminal.say(&wording::outcome(outcome, names, card))?,
        None => terminal.say(&msg!("replay-unfinished"))?,
    }
    Ok(())
}

/// The file, with the line and column of what the game belies.
fn place_in_file(path: &Path, text: &str, error: &ReplayError) -> String {
    let file = shown(path);
    match Record::place_of(text, error) {
        Some(Place { line, column }) => format!("{file}:{line}:{column}"),
        None => file,
    }
}

fn say_refused(
    place: &str,
    error: &ReplayError,
    record: &Record,
    card: &Card,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let message = terminal.locale.say(&wording::replay_error(error));
    writeln!(terminal.errors, "{place}: {message}")?;
    if let ReplayError::Refused { refusal, .. } = error {
        let names = Names::for_onlooker(record.east);
        for reason in &refusal.reasons {
            let why = terminal.locale.say(&wording::reason(reason, names, card));
            writeln!(terminal.errors, "  {why} [{}]", reason.rule)?;
        }
    }
    Ok(())
}
