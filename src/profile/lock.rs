//! Whether this copy of the program is the only one with the profile: the first holds a lock on a file in it for as long
//! as it is open. What several may write they write one after the other.

use std::fs::File;
#[cfg(not(target_arch = "wasm32"))]
use std::fs::{self, TryLockError};
use std::path::Path;
#[cfg(not(target_arch = "wasm32"))]
use std::{thread, time::Duration};

/// The file that is locked; nothing stands in it.
#[cfg(not(target_arch = "wasm32"))]
const NAME: &str = "open.lock";

/// How often the lock is tried: who closes the program and starts it again at once need not be told that it is still open.
#[cfg(not(target_arch = "wasm32"))]
const TRIES: u32 = 10;

/// How long a try waits for the next.
#[cfg(not(target_arch = "wasm32"))]
const BETWEEN_TRIES: Duration = Duration::from_millis(25);

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
        for _ in 0..TRIES {
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN_TRIES),
                Ok(()) | Err(TryLockError::Error(_)) => return Ok(Self { _file: Some(file) }),
            }
        }
        Err(OpenElsewhere)
    }
}

/// The turn to write a file that others write as well, until it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    /// Nothing where the system knows no locks, or the folder cannot be written.
    _file: Option<File>,
}

impl Turn {
    /// A page writes without anybody coming in between.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn take(_path: &Path) -> Self {
        Self { _file: None }
    }

    /// Waits until nobody else writes the file at this path.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn take(path: &Path) -> Self {
        let lock = path.with_extension("lock");
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        let file = folder.and_then(|()| File::options().create(true).append(true).open(lock));
        let file = file.ok().filter(|file| file.lock().is_ok());
        Self { _file: file }
    }
}
