//! Pictures that the learner keeps: written to a folder of theirs, and never over another file.

use std::path::{Path, PathBuf};

use super::ExportError;
use super::file::write_whole;

/// Writes a picture, a PNG, into `folder` under a name that begins like this and that no other file there
/// has, whole or not at all; says where it is.
///
/// # Errors
/// What the system says when it cannot be written.
pub fn keep_picture(folder: &Path, name: &str, png: &[u8]) -> Result<PathBuf, ExportError> {
    let first = folder.join(format!("{name}.png"));
    let others = (2_u32..).map(|number| folder.join(format!("{name} {number}.png")));
    let mut paths = std::iter::once(first.clone()).chain(others);
    let path = paths.find(|path| !path.exists()).unwrap_or(first);
    write_whole(&path, png).map_err(|error| ExportError::at(&path, &error))?;
    Ok(path)
}
