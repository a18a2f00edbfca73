//! Where a sub-command reads and writes, how it can end, and how a failure is said.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use super::arguments::UsageError;
use crate::card::{Card, Diagnostic};
use crate::locale::{Locale, Message, visible};
use crate::{card, files, msg};

/// What a sub-command may use: its input, its output, and words for both.
pub struct Terminal<'a> {
    /// Standard input.
    pub input: &'a mut dyn BufRead,
    /// Standard output: results.
    pub output: &'a mut dyn Write,
    /// Standard error: messages.
    pub errors: &'a mut dyn Write,
    /// The language of both.
    pub locale: &'a Locale,
}

impl std::fmt::Debug for Terminal<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Terminal").finish_non_exhaustive()
    }
}

impl Terminal<'_> {
    /// Writes a message as a line of output.
    pub fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.output, "{}", self.locale.say(message))
    }
}

/// How a sub-command ends when it does what it is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommandEnding {
    /// Exit code 0.
    Done,
    /// Something is wrong with what was looked at, and was said: exit code 1.
    ProblemsFound,
}

/// Why a sub-command cannot do what it is asked.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong: exit code 2.
    Usage(UsageError),
    /// There is no display to open a window on: exit code 2.
    NoDisplay,
    /// The window cannot be opened, in the system's words: exit code 2.
    NoWindow(String),
    /// A file or folder cannot be read: exit code 1.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A file is no text, from this place on: exit code 1.
    NotText {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The character of that line, counted from 1.
        column: usize,
    },
    /// A file or folder cannot be written: exit code 1.
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A card that cannot be used: exit code 1.
    BrokenCard {
        /// Its file, as shown to people.
        file: String,
        /// What is written in it.
        text: String,
        /// What is wrong with it.
        diagnostics: Vec<Diagnostic>,
    },
    /// Anything else that is said in one message: exit code 1.
    Said(Message),
    /// The output cannot be written. A reader who has seen enough is no failure.
    Output(io::Error),
}

impl From<UsageError> for Failure {
    fn from(error: UsageError) -> Self {
        Self::Usage(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Failure {
    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Self::Usage(_) | Self::NoDisplay | Self::NoWindow(_) => 2,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            _ => 1,
        }
    }

    /// The lines to say on standard error.
    pub fn lines(&self, locale: &Locale) -> Vec<String> {
        let message = match self {
            Self::Usage(error) => error.message(),
            Self::NoDisplay => msg!("cli-no-display"),
            Self::NoWindow(error) => msg!("cli-no-window", error = one_line(error)),
            Self::Unreadable { path, error } => msg!(
                "cli-unreadable",
                path = path.display().to_string(),
                error = error.to_string()
            ),
            Self::NotText { path, line, column } => {
                let message = locale.say(&msg!("cli-not-text"));
                return vec![format!("{}:{line}:{column}: {message}", shown(path))];
            }
            Self::Unwritable { path, error } => msg!(
                "cli-unwritable",
                path = path.display().to_string(),
                error = error.to_string()
            ),
            Self::BrokenCard {
                file,
                text,
                diagnostics,
            } => {
                return diagnostics
                    .iter()
                    .flat_map(|diagnostic| super::check::card_lines(file, text, diagnostic, locale))
                    .collect();
            }
            Self::Said(message) => message.clone(),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return Vec::new(),
            Self::Output(error) => msg!("cli-no-output", error = error.to_string()),
        };
        vec![format!("mahj-tutor: {}", locale.say(&message))]
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name of a file as it can be shown: one that somebody else has made writes nothing over the terminal.
pub fn shown(path: &Path) -> String {
    visible(path.display().to_string().into())
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = files::read(path).map_err(|error| Failure::Unreadable {
        path: path.to_owned(),
        error,
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
        let last_line = before.rsplit('\n').next().unwrap_or_default();
        Failure::NotText {
            path: path.to_owned(),
            line: before.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
        }
    })
}

/// The card in a file, or the shipped card of this id.
pub fn read_card(path: &Path) -> Result<Card, Failure> {
    let file = shown(path);
    let shipped = card::shipped().find(|(name, _)| name.strip_suffix(".toml") == Some(&file));
    let text = match shipped {
        Some((_, text)) if !path.exists() => text.to_owned(),
        _ => read_text(path)?,
    };
    Card::parse(&text).map_err(|diagnostics| Failure::BrokenCard {
        file,
        text,
        diagnostics,
    })
}

/// The card that ships with the program.
pub fn practice_card() -> Result<Card, Failure> {
    card::practice().map_err(|diagnostics| {
        let text = card::shipped().find(|(name, _)| *name == "practice.toml");
        Failure::BrokenCard {
            file: "cards/practice.toml".to_owned(),
            text: text.map_or("", |(_, text)| text).to_owned(),
            diagnostics,
        }
    })
}
