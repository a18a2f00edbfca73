//! Files on a disk.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::LARGEST;

/// How the name of a file begins that is not whole yet.
const UNFINISHED: &str = ".tmp";

/// What stands in a file.
///
/// # Errors
/// What the system said; `InvalidInput` where it is no file, as a device or a pipe from which one could wait for ever, and
/// `FileTooLarge` beyond [`LARGEST`].
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let is_file = fs::metadata(path)?.is_file();
    if !is_file {
        let kind = if path.is_dir() {
            io::ErrorKind::IsADirectory
        } else {
            io::ErrorKind::InvalidInput
        };
        return Err(kind.into());
    }
    let mut contents = Vec::new();
    let mut file = fs::File::open(path)?.take(LARGEST + 1);
    file.read_to_end(&mut contents)?;
    if contents.len() as u64 > LARGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(contents)
}

/// Writes a file whole or not at all, and the folder in which it lies. A link stays one: the file is written where it
/// leads.
///
/// # Errors
/// What the system said; what was there before is as it was.
pub fn write_whole(path: &Path, contents: &[u8]) -> io::Result<()> {
    let leads_to = if path.is_symlink() {
        fs::canonicalize(path).ok()
    } else {
        None
    };
    let path = leads_to.as_deref().unwrap_or(path);
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let file = tempfile::Builder::new()
        .prefix(UNFINISHED)
        .tempfile_in(folder);
    // The name of the unfinished file is another each time: told with it, one failure would be many.
    let mut file = file.map_err(|error| io::Error::from(error.kind()))?;
    file.as_file_mut().write_all(contents)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    // The new name survives a power cut only when the folder is written too.
    #[cfg(unix)]
    fs::File::open(folder)?.sync_all()?;
    Ok(())
}

/// Takes away what was begun in this folder and never finished, as the program was ended in the middle. Nobody may be
/// writing there.
pub fn clear_unfinished(folder: &Path) {
    let is_unfinished = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(UNFINISHED)) && path.is_file()
    };
    let entries = entries(folder).unwrap_or_default();
    for path in entries.into_iter().filter(is_unfinished) {
        // What stays does no harm.
        let _ = fs::remove_file(path);
    }
}

/// Gives a file another name.
///
/// # Errors
/// What the system said.
pub fn rename(path: &Path, to: &Path) -> io::Result<()> {
    fs::rename(path, to)
}

/// Takes a file away.
///
/// # Errors
/// What the system said.
pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// Whether there is a file or a folder of this name.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Whether there is a file of this name.
pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Whether there is a folder of this name.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// What lies in a folder, in the order of the names.
///
/// # Errors
/// What the system said; `NotFound` where there is no such folder.
pub fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
