//! When the program itself fails: one file that tells what happened, and a word of it at the next start. A report can be
//! saved at any time to be sent along with a question. Nothing in it is personal, and nothing is sent.

use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};

use super::event_log::EventLog;
use super::file::{KeptFile, text_of};
use super::{Notice, Settings};
use crate::files;

/// The file of a failure that nobody was told of yet.
const NEW: &str = "went-wrong.toml";

/// The file of the last failure that was told of.
const TOLD: &str = "went-wrong-before.toml";

/// The most characters of what a failing part of the program says.
const LONGEST: usize = 200;

/// What is told of a failure, or of the program at any time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Report {
    /// The version of the program.
    version: String,
    /// The system it runs on: its name and the kind of processor.
    system: String,
    /// The kinds of things that were asked for last, oldest first.
    events: Vec<String>,
    /// What failed, where it is a failure that is told of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    failure: Option<Failure>,
    /// The settings, without names, cards and agreements of the learner's own.
    settings: Settings,
    /// The last failure before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<Box<Report>>,
}

/// What failed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Failure {
    /// What the failing part says, up to where it quotes anything.
    says: String,
    /// The file of the program and the line in it.
    place: String,
}

impl Report {
    fn now(log: &EventLog, failure: Option<Failure>) -> Self {
        let noted = log.noted();
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            events: noted.lines(),
            failure,
            settings: noted.settings,
            before: None,
        }
    }

    /// The report of this moment, with the last failure that `folder` keeps.
    pub(super) fn with_failure_before(log: &EventLog, folder: Option<&Path>) -> Self {
        let mut before = [NEW, TOLD].into_iter().filter_map(|name| {
            let mut file = KeptFile::new(folder, name).for_reading();
            file.read(&mut Vec::new())
        });
        Self {
            before: before.next().map(Box::new),
            ..Self::now(log, None)
        }
    }
}

impl Failure {
    fn of(panic: &PanicHookInfo<'_>) -> Self {
        let says = panic.payload_as_str().unwrap_or_default();
        // A quoted text could be the learner's.
        let says = says.split(['"', '`', '\'']).next().unwrap_or_default();
        let place = panic.location().map(|it| {
            let file = within_library(it.file());
            format!("{file}:{}:{}", it.line(), it.column())
        });
        Self {
            says: says.chars().take(LONGEST).collect(),
            place: place.unwrap_or_default(),
        }
    }
}

/// A file of a program, from the folder of its library on: what is above that tells of the computer on which it was built.
fn within_library(file: &str) -> &str {
    let is_separator = |character: char| matches!(character, '/' | '\\');
    let source = ["/src/", "\\src\\"]
        .into_iter()
        .find_map(|it| file.rfind(it));
    let library = source.map(|at| file[..at].rfind(is_separator).map_or(0, |above| above + 1));
    library.map_or(file, |at| &file[at..])
}

/// Whether a part of the program has failed of which nobody was told yet.
#[derive(Debug, Clone, Default)]
pub(super) struct Failures(Arc<AtomicU8>);

/// Nothing has failed.
const NONE: u8 = 0;
/// What has failed is being written.
const UNDER_WAY: u8 = 1;
/// It is written.
const WRITTEN: u8 = 2;

impl Failures {
    /// From now on a failure of the program is written into `folder`: the first one, until it is told of.
    pub(super) fn write_into(&self, folder: &Path, log: EventLog) {
        let path = folder.join(NEW);
        let Self(state) = self.clone();
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            usual(panic);
            let (before, after) = (Ordering::AcqRel, Ordering::Acquire);
            if (state.compare_exchange(NONE, UNDER_WAY, before, after)).is_ok() {
                let report = Report::now(&log, Some(Failure::of(panic)));
                if let Ok(text) = text_of(&report) {
                    // Where even this cannot be kept there is nobody to be told.
                    let _ = files::write_whole(&path, text.as_bytes());
                }
                state.store(WRITTEN, Ordering::Release);
            }
        }));
    }

    /// Whether something was written since this was asked last.
    pub(super) fn are_new(&self) -> bool {
        let Self(state) = self;
        let (before, after) = (Ordering::AcqRel, Ordering::Acquire);
        (state.compare_exchange(WRITTEN, NONE, before, after)).is_ok()
    }
}

/// Notices that a part of the program has failed, once.
pub(super) fn notice_failure(folder: &Path, notices: &mut Vec<Notice>) {
    let mut file = KeptFile::new(Some(folder), NEW);
    let report: Option<Report> = file.read(notices);
    let told: PathBuf = folder.join(TOLD);
    if report.is_some() && files::rename(&folder.join(NEW), &told).is_ok() {
        notices.push(Notice::WentWrong);
    }
}

#[cfg(test)]
mod tests {
    use super::within_library;

    #[test]
    fn the_place_of_a_failure_tells_nothing_of_the_computer_on_which_it_was_built() {
        for (file, told) in [
            ("src/ui/app/mod.rs", "src/ui/app/mod.rs"),
            (
                "/home/rose/.cargo/registry/src/index/egui-0.37.0/src/srcs.rs",
                "egui-0.37.0/src/srcs.rs",
            ),
            (
                r"C:\Users\Rose\.cargo\registry\src\index\egui-0.37.0\src\ui.rs",
                r"egui-0.37.0\src\ui.rs",
            ),
            (
                "/rustc/0123/library/core/src/option.rs",
                "core/src/option.rs",
            ),
        ] {
            assert_eq!(within_library(file), told);
        }
    }
}
