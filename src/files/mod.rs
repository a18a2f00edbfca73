//! The one door to what is kept: files on a disk, or the storage of a browser under the same names. What is in a
//! file, and what is done when it cannot be read, is decided by who keeps it there.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;

#[cfg(target_arch = "wasm32")]
pub use browser::{
    bring_along, choose, clear_unfinished, drop_file, entries, exists, is_file, is_folder,
    is_open_elsewhere, read, remove, rename, take_dropped, write_whole,
};
#[cfg(not(target_arch = "wasm32"))]
pub use disk::{
    clear_unfinished, entries, exists, is_file, is_folder, read, remove, rename, write_whole,
};

use std::io;
use std::path::Path;

/// The largest file that is read, in bytes. What the program itself writes stays far below it; a stranger's file cannot
/// fill the memory.
pub const LARGEST: u64 = 32 * 1024 * 1024;

/// The text of a file.
///
/// # Errors
/// What the system said; `InvalidData` where it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
