//! Whether this copy of the program is the only one with the profile: the first holds a lock on a file in it for as long
//! as it is open.

use std::fs::File;
#[cfg(not(target_arch = "wasm32"))]
use std::fs::{self, TryLockError};
use std::path::Path;

/// The file that is locked; nothing stands in it.
#[cfg(not(target_arch = "wasm32"))]
const NAME: &str = "open.lock";

/// The lock on a profile, until it is dropped.
#[derive(Debug)]
pub(super) struct ProfileLock {
    /// Nothing where the system knows no locks, or the folder cannot be written.
    _file: Option<File>,
}

/// Another copy of the program has the profile open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OpenElsewhere;

impl ProfileLock {
    /// Takes the profile for this page, which has asked the browser for it before it began.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn take(_folder: &Path) -> Result<Self, OpenElsewhere> {
        if crate::files::is_open_elsewhere() {
            return Err(OpenElsewhere);
        }
        Ok(Self { _file: None })
    }

    /// Takes the profile in `folder` for this copy.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn take(folder: &Path) -> Result<Self, OpenElsewhere> {
        // What cannot be written is said when something is to be kept.
        let file = fs::create_dir_all(folder).and_then(|()| {
            File::options()
                .create(true)
                .append(true)
                .open(folder.join(NAME))
        });
        let Ok(file) = file else {
            return Ok(Self { _file: None });
        };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(OpenElsewhere),
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Self { _file: Some(file) }),
        }
    }
}
