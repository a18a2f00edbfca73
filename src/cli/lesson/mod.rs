//! `lesson ID [--json]`: a lesson as text, with all that is shown, asked and said.

mod answer;
mod asked;
mod gather;
mod print;
mod scene;
mod told;
mod words;

use std::path::Path;

use self::gather::lesson;
use self::print::print;
pub(super) use self::print::print_questions;
use super::arguments::UsageError;
use super::lessons::Lessons;
use super::{CommandEnding, Failure, Terminal};

/// Prints the lesson of this id.
pub(super) fn run(
    id: &str,
    json: bool,
    profile: Option<&Path>,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let lessons = Lessons::read(profile, terminal)?;
    let path = lessons.course.path();
    let stops = || path.iter().flat_map(|stage| &stage.stops);
    let Some(stop) = stops().find(|stop| stop.lesson.id == id) else {
        // It may be one of those that cannot be taken.
        lessons.say_problems(terminal)?;
        let known: Vec<&str> = stops().map(|stop| stop.lesson.id.as_str()).collect();
        return Err(UsageError::UnknownLesson {
            id: id.to_owned(),
            known: known.join(", "),
        }
        .into());
    };
    let told = lesson(*stop, &lessons.locale);
    if json {
        serde_json::to_writer_pretty(&mut *terminal.output, &told)
            .map_err(|error| Failure::Output(error.into()))?;
        writeln!(terminal.output)?;
    } else {
        print(&told, &lessons.locale, terminal.output)?;
    }
    Ok(CommandEnding::Done)
}
