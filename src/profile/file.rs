//! One file of the profile: read or set aside, written whole or not at all.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::lock::Turn;
use super::{Damage, Notice, Obstacle};
use crate::document::Place;
use crate::files;

/// The format that every file of the profile begins with.
const FORMAT: i64 = 1;

/// One file of the profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct KeptFile {
    name: Cow<'static, str>,
    /// Where it lies; nowhere when nothing is to be kept.
    path: Option<PathBuf>,
    access: Access,
}

/// What may be done with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Access {
    /// Everything.
    #[default]
    ReadAndWrite,
    /// It is another window's: it is left as it is.
    Read,
}

/// The text of a file, or why there is none.
pub(super) type Text = Result<String, toml::ser::Error>;

#[derive(serde::Deserialize)]
struct Head {
    format: toml::Spanned<i64>,
}

impl KeptFile {
    /// The file of this name in `folder`.
    pub(super) fn new(folder: Option<&Path>, name: impl Into<Cow<'static, str>>) -> Self {
        let name = name.into();
        Self {
            path: folder.map(|folder| folder.join(name.as_ref())),
            name,
            access: Access::default(),
        }
    }

    /// The same file with this access.
    pub(super) fn with(self, access: Access) -> Self {
        Self { access, ..self }
    }

    /// The same file, which is only read.
    pub(super) fn for_reading(self) -> Self {
        self.with(Access::Read)
    }

    /// Reads the file; what is not there is as nothing was ever kept. A damaged file is set aside.
    pub(super) fn read<T: DeserializeOwned>(&mut self, notices: &mut Vec<Notice>) -> Option<T> {
        self.read_as(parse, notices)
    }

    /// The same for a file that is read like this.
    pub(super) fn read_as<T>(
        &mut self,
        parse: impl FnOnce(&str) -> Result<T, Damage>,
        notices: &mut Vec<Notice>,
    ) -> Option<T> {
        let path = self.path.as_ref()?;
        let read = match files::read_text(path) {
            Ok(text) => parse(&text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(Damage::Malformed {
                line: None,
                column: None,
                message: error.to_string(),
            }),
            // What cannot be read may be whole: it is not ours to rename.
            Err(error) => {
                notices.push(self.leave_alone(Damage::Unreadable {
                    error: error.to_string(),
                }));
                return None;
            }
        };
        match read {
            Ok(content) => Some(content),
            Err(damage) => {
                notices.push(self.set_aside(damage));
                None
            }
        }
    }

    /// Renames the file, so that it is neither read nor overwritten. One of a newer version is whole: it stays as it is.
    pub(super) fn set_aside(&mut self, damage: Damage) -> Notice {
        if matches!(damage, Damage::Newer { .. }) {
            return self.leave_alone(damage);
        }
        let renamed = self.place_to_write().and_then(|path| {
            let kept_as = free_name(path)?;
            files::rename(path, &kept_as).ok().map(|()| kept_as)
        });
        match renamed {
            Some(kept_as) => Notice::SetAside {
                file: self.name.clone(),
                kept_as,
                damage,
            },
            None => self.leave_alone(damage),
        }
    }

    fn leave_alone(&mut self, damage: Damage) -> Notice {
        self.path = None;
        Notice::LeftAlone {
            file: self.name.clone(),
            damage,
        }
    }

    /// The folder in which it is kept, where there is none yet.
    pub(super) fn missing_folder(&self) -> Option<PathBuf> {
        let folder = self.place_to_write()?.parent()?;
        (!files::is_folder(folder)).then(|| folder.to_owned())
    }

    /// Whether anything is written there.
    pub(super) fn is_kept(&self) -> bool {
        self.place_to_write().is_some()
    }

    fn place_to_write(&self) -> Option<&PathBuf> {
        self.path
            .as_ref()
            .filter(|_| self.access == Access::ReadAndWrite)
    }

    /// Writes this text, whole or not at all.
    pub(super) fn write(&self, text: Text) -> Result<(), Notice> {
        let Some(path) = self.place_to_write() else {
            return Ok(());
        };
        let text = text.map_err(|error| self.not_kept(&io::Error::other(error)))?;
        files::write_whole(path, text.as_bytes()).map_err(|error| self.not_kept(&error))
    }

    /// Writes this with what others have written there meanwhile put to it, whole or not at all.
    pub(super) fn write_merged<T: Serialize + DeserializeOwned>(
        &self,
        mut content: T,
        merge: impl FnOnce(&mut T, T),
    ) -> Result<(), Notice> {
        let Some(path) = self.place_to_write() else {
            return Ok(());
        };
        let _turn = Turn::take(path);
        let mut file = self.clone();
        let mut notices = Vec::new();
        if let Some(other) = file.read(&mut notices) {
            merge(&mut content, other);
        }
        let written = file.write(text_of(&content));
        notices.pop().map_or(written, Err)
    }

    /// Takes the file away. What is not there needs not be taken away.
    pub(super) fn remove(&self) -> Result<(), Notice> {
        let Some(path) = self.place_to_write() else {
            return Ok(());
        };
        match files::remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(self.not_kept(&error)),
            _ => Ok(()),
        }
    }

    /// What is told where the program itself failed to write it.
    pub(super) fn failed(&self) -> Notice {
        Notice::NotKept {
            file: self.name.clone(),
            why: Obstacle::ProgramFailed,
        }
    }

    fn not_kept(&self, error: &io::Error) -> Notice {
        Notice::NotKept {
            file: self.name.clone(),
            why: Obstacle::of(error),
        }
    }
}

/// The text that is kept of this.
pub(super) fn text_of(content: &impl Serialize) -> Text {
    let body = toml::to_string(content)?;
    Ok(format!("format = {FORMAT}\n{body}"))
}

pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Damage> {
    let malformed = |error: toml::de::Error| {
        let place = error.span().map(|span| Place::of(text, span.start));
        Damage::Malformed {
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            message: error.message().to_owned(),
        }
    };
    let head: Head = toml::from_str(text).map_err(malformed)?;
    let format = *head.format.as_ref();
    if format != FORMAT {
        return Err(Damage::Newer { format });
    }
    // The contents know nothing of the format. Blanks in its place keep all positions as they are.
    let value = head.format.span();
    let line = text[..value.start].rfind('\n').map_or(0, |end| end + 1);
    let blanks = " ".repeat(value.end - line);
    let body = format!("{}{blanks}{}", &text[..line], &text[value.end..]);
    toml::from_str(&body).map_err(malformed)
}

/// The first of `settings.damaged-1.toml`, `settings.damaged-2.toml`, ... that is free,
/// if any is.
fn free_name(path: &Path) -> Option<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    (1..=9999)
        .map(|number| path.with_file_name(format!("{stem}.damaged-{number}.toml")))
        .find(|candidate| !files::exists(candidate))
}
