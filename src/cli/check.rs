//! `check [PATH...]`: what is wrong with cards, lessons and locales.

use std::path::PathBuf;

use super::{Ending, Failure, Terminal};
use crate::card::Diagnostic;
use crate::locale::Locale;
use crate::wording::card_problem;

/// Checks what is named, or the shipped content.
pub(super) fn run(_paths: &[PathBuf], _terminal: &mut Terminal<'_>) -> Result<Ending, Failure> {
    Ok(Ending::Done)
}

/// A diagnostic of a card as a line of text.
pub(super) fn card_line(file: &str, diagnostic: &Diagnostic, locale: &Locale) -> String {
    let Diagnostic { line, column, .. } = diagnostic;
    let problem = locale.say(&card_problem(diagnostic));
    format!("{file}:{line}:{column}: {problem}")
}
