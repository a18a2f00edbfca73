//! What could not be written yet: it is tried again with whatever is written next, and at the end.

use std::fmt;

use super::Notice;
use super::file::KeptFile;

/// How a file is written, as often as it takes.
pub(super) type Write = Box<dyn Fn(&KeptFile) -> Result<(), Notice> + Send>;

/// What could not be written yet: each file once, and what was to be changed in it after that.
#[derive(Default)]
pub(super) struct Unkept(Vec<(KeptFile, Write)>);

impl Unkept {
    /// Writes a file; what cannot be written now is tried again later.
    pub(super) fn write(&mut self, file: KeptFile, write: Write) -> Result<(), Notice> {
        self.forget(&file);
        let written = write(&file);
        if matches!(written, Err(Notice::NotKept { .. })) {
            self.0.push((file, write));
        }
        written
    }

    /// Changes what is in a file. Where the file itself could not be written yet, that comes first.
    pub(super) fn change(&mut self, file: KeptFile, change: Write) -> Result<(), Notice> {
        self.try_again();
        let waits = self.0.iter().any(|(other, _)| *other == file);
        let changed = if waits { Ok(()) } else { change(&file) };
        if waits || matches!(changed, Err(Notice::NotKept { .. })) {
            self.0.push((file, change));
        }
        changed
    }

    /// The file is not to be written any more.
    fn forget(&mut self, file: &KeptFile) {
        self.0.retain(|(other, _)| other != file);
    }

    /// Whether everything was written.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Tries once more what could not be written; of what fails again nothing new is said.
    pub(super) fn try_again(&mut self) {
        let mut failed: Vec<KeptFile> = Vec::new();
        self.0.retain(|(file, write)| {
            let fails = failed.contains(file) || matches!(write(file), Err(Notice::NotKept { .. }));
            if fails {
                failed.push(file.clone());
            }
            fails
        });
    }
}

impl fmt::Debug for Unkept {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = self.0.iter().map(|(file, _)| file);
        formatter.debug_list().entries(files).finish()
    }
}
