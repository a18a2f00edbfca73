//! The Fluent files of all languages, before anything is made of them.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use include_dir::Dir;

use super::signature::{Signature, signatures};
use crate::content::LOCALES;
use crate::files;

/// Stands for the language of files that belong to none.
pub const UNDETERMINED: &str = "und";

/// One Fluent file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocaleFile {
    /// Its path inside its language's folder, with `/` between folders.
    pub name: String,
    /// Where it lies, as shown to people.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// The Fluent files of every language, by tag and name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LocaleFiles {
    /// The files of each language, in the order of their names.
    pub languages: BTreeMap<String, Vec<LocaleFile>>,
}

/// A file or folder of texts that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {error}")]
pub struct ReadError {
    /// The file or folder.
    pub path: String,
    /// Why not.
    pub error: io::Error,
}

impl LocaleFiles {
    /// Those that ship with the program.
    pub fn shipped() -> Self {
        let languages = LOCALES
            .dirs()
            .filter_map(|folder| {
                let tag = folder.path().to_str()?.to_owned();
                let mut sources = Vec::new();
                collect_embedded(folder, folder.path(), &mut sources);
                sources.sort_by(|left, right| left.name.cmp(&right.name));
                Some((tag, sources))
            })
            .collect();
        Self { languages }
    }

    /// Those of a folder on disk, with a folder per language inside.
    ///
    /// # Errors
    /// The first file or folder that cannot be read, or is not UTF-8.
    pub fn read(folder: &Path) -> Result<Self, ReadError> {
        let mut languages = BTreeMap::new();
        for path in entries(folder)? {
            if let (true, Some(tag)) = (files::is_folder(&path), path.file_name()) {
                let mut sources = Vec::new();
                collect_read(&path, &path, &mut sources)?;
                sources.sort_by(|left, right| left.name.cmp(&right.name));
                languages.insert(tag.to_string_lossy().into_owned(), sources);
            }
        }
        Ok(Self { languages })
    }

    /// Those of a folder on disk that has a folder per language, and beside these folders files of
    /// no language. A folder that does not exist has none.
    ///
    /// # Errors
    /// The first file or folder that cannot be read, or is not UTF-8.
    pub fn read_beside(folder: &Path) -> Result<Self, ReadError> {
        if !files::exists(folder) {
            return Ok(Self::default());
        }
        let mut sources = Self::read(folder)?;
        let mut beside = Vec::new();
        for path in entries(folder)?.iter().filter(|path| files::is_file(path)) {
            if is_fluent(path) {
                beside.push(read_source(path, folder)?);
            }
        }
        sources.languages.insert(UNDETERMINED.to_owned(), beside);
        sources.languages.retain(|_, files| !files.is_empty());
        Ok(sources)
    }

    /// Every message and attribute of one language, by `id` or `id.attribute`, with what it needs.
    pub fn signatures(&self, tag: &str) -> BTreeMap<String, Signature> {
        signatures(self.of(tag))
    }

    /// The files of one language; none when there is no such language.
    pub fn of(&self, tag: &str) -> &[LocaleFile] {
        self.languages.get(tag).map_or(&[], Vec::as_slice)
    }
}

fn is_fluent(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

/// A text without the byte order mark with which some editors begin a file.
fn without_mark(text: &str) -> String {
    text.strip_prefix('\u{feff}').unwrap_or(text).to_owned()
}

fn name_in(folder: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

fn collect_embedded(dir: &Dir<'_>, root: &Path, into: &mut Vec<LocaleFile>) {
    for file in dir.files().filter(|file| is_fluent(file.path())) {
        into.push(LocaleFile {
            name: name_in(root, file.path()),
            path: format!("locales/{}", name_in(Path::new(""), file.path())),
            text: without_mark(&String::from_utf8_lossy(file.contents())),
        });
    }
    for inner in dir.dirs() {
        collect_embedded(inner, root, into);
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, ReadError> {
    files::entries(folder).map_err(|error| ReadError {
        path: folder.display().to_string(),
        error,
    })
}

fn collect_read(folder: &Path, root: &Path, into: &mut Vec<LocaleFile>) -> Result<(), ReadError> {
    for path in entries(folder)? {
        if files::is_folder(&path) {
            collect_read(&path, root, into)?;
        } else if is_fluent(&path) {
            into.push(read_source(&path, root)?);
        }
    }
    Ok(())
}

fn read_source(path: &Path, root: &Path) -> Result<LocaleFile, ReadError> {
    let text = files::read_text(path).map_err(|error| ReadError {
        path: path.display().to_string(),
        error,
    })?;
    if is_too_deep(&text) {
        return Err(ReadError {
            path: path.display().to_string(),
            error: io::Error::new(io::ErrorKind::InvalidData, TooDeep),
        });
    }
    Ok(LocaleFile {
        name: name_in(root, path),
        path: path.display().to_string(),
        text: without_mark(&text),
    })
}

/// A message has braces within braces, more than [`DEEPEST`] of them.
#[derive(Debug, thiserror::Error)]
#[error("more than {DEEPEST} braces within each other")]
struct TooDeep;

/// So many braces may stand within each other: the parser calls itself for each, and its stack has an end.
const DEEPEST: usize = 64;

fn is_too_deep(text: &str) -> bool {
    let mut depth = 0_usize;
    text.lines().any(|line| {
        // Here a message or term begins, whatever was left open before.
        if line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-') {
            depth = 0;
        }
        line.bytes().any(|byte| {
            match byte {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth > DEEPEST
        })
    })
}
