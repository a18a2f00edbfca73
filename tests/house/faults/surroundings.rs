//! Surroundings in which something can be at fault: a disk of its own, another user, a limit.

use std::env;
use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Output};

use super::learner::{FAULT, FOLDER, Learner, TEST};

/// A user and a group without rights of their own.
const NOBODY: u32 = 65_534;
/// How large the disk is that is filled.
const DISK: &str = "size=512k,mode=755";

/// Where the learner is at home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Surroundings {
    /// On a small disk, which can be mounted and filled.
    OwnDisk,
    /// Where no byte may be written to a file.
    EmptyFiles,
    /// As a user to whom permissions apply.
    OrdinaryUser,
}

impl Surroundings {
    /// Starts this learner there, and fails where they fail; says why where there are no such surroundings.
    pub(super) fn start(self, learner: Learner) -> Result<(), String> {
        let home = tempfile::tempdir().unwrap();
        let test = env::current_exe().unwrap();
        let folder = home.path();
        let mut command = match self {
            Self::OwnDisk => {
                let mounts = r#"mount -t tmpfs -o "$0" tmpfs "$1" || exit 75; shift; exec "$@""#;
                let mut command = Command::new("unshare");
                let root = is_root(folder);
                command.args(if root { &["-m"][..] } else { &["-rm"][..] });
                command.args(["sh", "-c", mounts, DISK]).arg(folder);
                command.arg(&test);
                command
            }
            Self::EmptyFiles => {
                // What goes beyond it is refused instead of the program being ended.
                let limit = r#"trap "" XFSZ; ulimit -f 0 || exit 75; exec "$0" "$@""#;
                let mut command = Command::new("sh");
                command.args(["-c", limit]).arg(&test);
                command
            }
            Self::OrdinaryUser => {
                let mut command = Command::new(&test);
                if is_root(folder) {
                    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
                    chown(folder, Some(NOBODY), Some(NOBODY)).map_err(|it| it.to_string())?;
                    command.uid(NOBODY).gid(NOBODY);
                }
                command
            }
        };
        command.args(["--exact", TEST, "--ignored", "--nocapture"]);
        command
            .env(FOLDER, folder)
            .env(FAULT, format!("{learner:?}"));
        let output = command.current_dir(folder).output();
        graded(&output.map_err(|error| error.to_string())?)
    }
}

/// Whether it went well; why it could not be tried.
fn graded(output: &Output) -> Result<(), String> {
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let cried = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        assert!(said.contains("1 passed"), "the learner never came: {said}");
        return Ok(());
    }
    // Where the learner came it is no fault of the surroundings.
    assert!(!said.contains("running 1 test"), "{said}\n{cried}");
    Err(format!("{} {}", output.status, cried.trim()))
}

fn is_root(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|about| about.uid() == 0)
}

/// Says, also where the test passes, that something was not tried.
pub(super) fn left_out(what: &str, why: &str) {
    let line = format!("left out: {what}, as it cannot be had here: {why}\n");
    let _ = io::stderr().write_all(line.as_bytes());
}
