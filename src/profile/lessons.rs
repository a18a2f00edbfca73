//! The learner's own lessons: `lessons/NN-name.toml` in the profile's folder.
//!
//! Their texts lie beside them, in `NN-name.ftl` for every language, or in `TAG/NAME.ftl` for one.

use std::io;
use std::path::{Path, PathBuf};

use super::Notice;
use crate::files;
use crate::lesson::LessonFile;
use crate::locale::{LocaleFiles, ReadError};

/// Lessons that somebody wrote for this profile, and their texts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OwnLessons {
    /// The lessons' files, in the order of their names.
    pub files: Vec<LessonFile>,
    /// Their texts, by language.
    pub texts: LocaleFiles,
}

impl OwnLessons {
    /// Reads the folder, which need not exist. What cannot be read is left out, with a notice.
    pub(super) fn read(folder: &Path, notices: &mut Vec<Notice>) -> Self {
        let mut own = Self::default();
        let mut note = |path: &Path, error: &dyn std::error::Error| {
            notices.push(Notice::LessonUnreadable {
                path: path.to_owned(),
                error: error.to_string(),
            });
        };
        match files_of(folder, "toml") {
            Ok(paths) => {
                for path in paths {
                    match files::read_text(&path) {
                        Ok(text) => own.files.push(LessonFile {
                            name: name(&path),
                            text,
                        }),
                        Err(error) => note(&path, &error),
                    }
                }
            }
            Err(error) => note(folder, &error),
        }
        match Self::texts(folder) {
            Ok(texts) => own.texts = texts,
            Err(ReadError { path, error }) => note(Path::new(&path), &error),
        }
        own
    }

    /// The texts of the lessons in a folder, which need not exist.
    ///
    /// # Errors
    /// The first file or folder that cannot be read, or is not UTF-8.
    pub fn texts(folder: &Path) -> Result<LocaleFiles, ReadError> {
        LocaleFiles::read_beside(folder)
    }
}

/// The files of a folder whose names end like this, in the order of their names.
fn files_of(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths = entries_of(folder)?;
    paths.retain(|path| files::is_file(path) && path.extension().is_some_and(|it| it == extension));
    Ok(paths)
}

/// What lies in a folder, in the order of the names; nothing when there is no such folder.
fn entries_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    match files::entries(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        entries => entries,
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
