//! What the learner wants to have at a place of their own, and what they bring from there.

use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::file::{parse, text_of};
use super::report::Report;
use super::writer::Done;
use super::{Damage, GameNumber, KeptGame, Profile};
use crate::card::{BroughtCard, Diagnostic, Draft};
use crate::files::{self, write_whole};
use crate::memory::Memory;

/// Why something could not be written to where the learner wants it, or read from there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {error}")]
pub struct TransferError {
    /// The file.
    pub path: PathBuf,
    /// What the system said.
    pub error: String,
}

/// A card that was brought along, or what keeps its text from being read as one.
pub type Brought = Result<BroughtCard, Vec<Diagnostic>>;

/// What came of it.
#[derive(Debug, Clone, PartialEq)]
pub enum Transferred {
    /// A card was written to this file, or could not be.
    CardWritten(Result<PathBuf, TransferError>),
    /// A card was not written, as there is such a file already.
    CardWouldReplace(PathBuf),
    /// A card was read from this file, or the file could not be read.
    CardRead(PathBuf, Result<Brought, TransferError>),
    /// What is known was written to this file, or could not be.
    MemoryWritten(Result<PathBuf, TransferError>),
    /// What another memory knows was read from this file, or could not be.
    MemoryRead(PathBuf, Result<Box<Memory>, Damage>),
    /// A game was written to this file, or could not be.
    GameWritten(Result<PathBuf, TransferError>),
    /// A game was read from this file, or could not be.
    GameRead(PathBuf, Result<Box<KeptGame>, Damage>),
    /// A picture was written to this file, or could not be.
    PictureWritten(Result<PathBuf, TransferError>),
    /// A report was written to this file, or could not be.
    ReportWritten(Result<PathBuf, TransferError>),
}

impl Profile {
    /// Writes a card to where the learner wants it, whole or not at all. What came of it is told by
    /// [`take_transferred`](Self::take_transferred), as of the others.
    pub fn export_card(&mut self, card: Draft, path: PathBuf, may_replace: bool) {
        self.transfer(move || {
            if files::exists(&path) && !may_replace {
                return Transferred::CardWouldReplace(path);
            }
            let written = write_whole(&path, card.to_toml().as_bytes());
            Transferred::CardWritten(told(path, written))
        });
    }

    /// Reads a card from where the learner has it, and checks it.
    pub fn read_card(&mut self, path: PathBuf) {
        self.transfer(move || {
            let text = files::read_text(&path);
            let card = text.map(|text| BroughtCard::read(&text));
            let card = card.map_err(|error| TransferError::at(&path, &error));
            Transferred::CardRead(path, card)
        });
    }

    /// Writes what is known to where the learner wants it, whole or not at all.
    pub fn export_memory(&mut self, path: PathBuf) {
        let memory = self.memory().clone();
        self.transfer(move || {
            let written = text_of(&memory).map_err(io::Error::other);
            let written = written.and_then(|text| write_whole(&path, text.as_bytes()));
            Transferred::MemoryWritten(told(path, written))
        });
    }

    /// Reads what another memory knows from where the learner has it.
    pub fn read_memory(&mut self, path: PathBuf) {
        self.transfer(move || {
            let memory = read_from(&path);
            Transferred::MemoryRead(path, memory)
        });
    }

    /// Writes what can be told when something went wrong to where the learner wants it, whole or not at all: version,
    /// system, settings, the kinds of the last things that were asked for, and the last failure. Nothing personal.
    pub fn export_report(&mut self, path: PathBuf) {
        self.events.note_settings(&self.settings);
        let (events, folder) = (self.events.clone(), self.folder.clone());
        self.transfer(move || {
            let report = Report::with_failure_before(&events, folder.as_deref());
            let written = text_of(&report).map_err(io::Error::other);
            let written = written.and_then(|text| write_whole(&path, text.as_bytes()));
            Transferred::ReportWritten(told(path, written))
        });
    }

    /// Writes a game that is kept to where the learner wants it, whole or not at all.
    pub fn export_kept_game(&mut self, number: GameNumber, path: PathBuf) {
        let text = self.games().text_of(number);
        self.transfer(move || {
            let written = text().and_then(|text| write_whole(&path, text.as_bytes()));
            Transferred::GameWritten(told(path, written))
        });
    }

    /// Reads a game from where the learner has it.
    pub fn read_game_from(&mut self, path: PathBuf) {
        self.transfer(move || {
            let game: Result<Box<KeptGame>, _> = read_from(&path);
            if let Ok(game) = &game {
                game.played.read_ahead();
            }
            Transferred::GameRead(path, game)
        });
    }

    /// Has a picture drawn, a PNG, and writes it into `folder` under a name that begins like this and that no
    /// other file there has, whole or not at all.
    pub fn keep_picture(
        &mut self,
        folder: PathBuf,
        name: String,
        draw: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) {
        self.transfer(move || {
            let first = folder.join(format!("{name}.png"));
            let others = (2_u32..).map(|number| folder.join(format!("{name} {number}.png")));
            let mut paths = std::iter::once(first.clone()).chain(others);
            let path = paths.find(|path| !files::exists(path)).unwrap_or(first);
            let written = write_whole(&path, &draw());
            Transferred::PictureWritten(told(path, written))
        });
    }

    fn transfer(&mut self, transfer: impl FnOnce() -> Transferred + Send + 'static) {
        self.writer.carry_out(move || Done::Transferred(transfer()));
    }
}

impl TransferError {
    fn at(path: &Path, error: &io::Error) -> Self {
        Self {
            path: path.to_owned(),
            error: error.to_string(),
        }
    }
}

fn read_from<T: DeserializeOwned>(path: &Path) -> Result<Box<T>, Damage> {
    let text = files::read_text(path);
    let text = text.map_err(|error| Damage::Unreadable {
        error: error.to_string(),
    });
    text.and_then(|text| parse(&text)).map(Box::new)
}

fn told(path: PathBuf, written: io::Result<()>) -> Result<PathBuf, TransferError> {
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(TransferError::at(&path, &error)),
    }
}
