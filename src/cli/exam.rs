//! `exam [--seed N]`: the questions of an exam as text.

use std::path::Path;

use super::lesson::print_questions;
use super::lessons::Lessons;
use super::{CommandEnding, Failure, Terminal};
use crate::lesson::exam_of;

/// Prints the exam of this seed.
pub(super) fn run(
    seed: u64,
    profile: Option<&Path>,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let lessons = Lessons::read(profile, terminal)?;
    let items = exam_of(&lessons.course, seed);
    print_questions(&items, &lessons.locale, terminal.output)?;
    Ok(CommandEnding::Done)
}
