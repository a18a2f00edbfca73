//! The learner's own cards: `cards/ID.toml` in the profile's folder, finished or not.

use std::path::{Path, PathBuf};

use super::file::{Access, KeptFile};
use super::writer::Writer;
use super::{Damage, Notice};
use crate::card::{self, Draft, ProblemKind};
use crate::files;

/// Cards that somebody typed in or brought along.
#[derive(Debug, Default)]
pub struct OwnCards {
    folder: Option<PathBuf>,
    access: Access,
    cards: Vec<OwnCard>,
}

#[derive(Debug)]
struct OwnCard {
    draft: Draft,
    file: KeptFile,
}

impl OwnCards {
    /// Reads the folder, which need not exist. A file that is no card is set aside, with a notice.
    pub(super) fn read(folder: Option<PathBuf>, access: Access, notices: &mut Vec<Notice>) -> Self {
        let mut own = Self {
            folder,
            access,
            ..Self::default()
        };
        let names = own.folder.as_deref().map(names_in);
        for name in names.unwrap_or_default() {
            let mut file = KeptFile::new(own.folder.as_deref(), name.clone()).with(access);
            let Some(mut draft) = file.read_as(read_draft, notices) else {
                continue;
            };
            // The file's name is the id, whatever stands in it: so no two cards have the same.
            name.trim_end_matches(".toml").clone_into(&mut draft.id);
            own.cards.push(OwnCard { draft, file });
        }
        own
    }

    /// The cards, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Draft> {
        self.cards.iter().map(|card| &card.draft)
    }

    /// The card of this id.
    pub fn find(&self, id: &str) -> Option<&Draft> {
        self.iter().find(|draft| draft.id == id)
    }

    /// The id nearest to this one that no card has, neither an own one nor one that ships.
    pub fn free_id(&self, id: &str) -> String {
        let shipped =
            |id: &str| card::shipped().any(|(name, _)| name.strip_suffix(".toml") == Some(id));
        card::free_id(id, |id| {
            shipped(id)
                || self.find(id).is_some()
                || self
                    .folder
                    .as_ref()
                    .is_some_and(|folder| files::exists(&folder.join(format!("{id}.toml"))))
        })
    }

    /// Keeps a card.
    pub(super) fn keep(&mut self, draft: Draft, writer: &mut Writer) -> Result<(), Notice> {
        let kept = draft.clone();
        let text = move || Ok(kept.to_toml());
        match self.cards.iter_mut().find(|card| card.draft.id == draft.id) {
            Some(card) if card.draft == draft => Ok(()),
            Some(card) => {
                card.draft = draft;
                writer.write(&card.file, text)
            }
            None => {
                let file = KeptFile::new(self.folder.as_deref(), format!("{}.toml", draft.id))
                    .with(self.access);
                let written = writer.write(&file, text);
                self.cards.push(OwnCard { draft, file });
                self.cards
                    .sort_by(|one, next| one.draft.id.cmp(&next.draft.id));
                written
            }
        }
    }

    /// Writes every card.
    pub(super) fn write_all(&self, writer: &mut Writer) -> Vec<Result<(), Notice>> {
        let mut write = |card: &OwnCard| {
            let draft = card.draft.clone();
            writer.write(&card.file, move || Ok(draft.to_toml()))
        };
        self.cards.iter().map(&mut write).collect()
    }

    pub(super) fn remove(&mut self, id: &str, writer: &mut Writer) -> Result<(), Notice> {
        match self.cards.iter().position(|card| card.draft.id == id) {
            Some(at) => writer.remove(&self.cards.remove(at).file),
            None => Ok(()),
        }
    }
}

/// The names of the cards' files, in their order; those that were set aside are none.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = files::entries(folder).unwrap_or_default();
    let names = entries
        .iter()
        .filter(|path| files::is_file(path))
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .filter(|name| {
            let stem = name.strip_suffix(".toml");
            stem.is_some_and(|stem| card::id_of(stem).as_deref() == Some(stem))
        });
    names.collect()
}

fn read_draft(text: &str) -> Result<Draft, Damage> {
    let damage = |found: &card::Diagnostic| match &found.problem.kind {
        ProblemKind::Shape(fault) if let Some(format) = fault.newer_format() => Damage::Newer {
            format: i64::try_from(format).unwrap_or(i64::MAX),
        },
        kind => Damage::Card {
            line: found.line,
            column: found.column,
            problem: Box::new(kind.clone()),
        },
    };
    // Nothing is found in no file that is a card.
    let nothing = || Damage::Malformed {
        line: None,
        column: None,
        message: String::new(),
    };
    Draft::read(text).map_err(|found| found.first().map_or_else(nothing, damage))
}
