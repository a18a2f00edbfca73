//! What could not be written yet: it is tried again with whatever is written next, and at the end.

use std::fmt;

use super::Notice;
use super::file::KeptFile;

/// How a file is written, as often as it takes.
pub(super) type Write = Box<dyn Fn(&KeptFile) -> Result<(), Notice> + Send>;

/// What could not be written yet, each file once.
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

    /// The file is not to be written any more.
    pub(super) fn forget(&mut self, file: &KeptFile) {
        self.0.retain(|(other, _)| other != file);
    }

    /// Whether everything was written.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Tries once more what could not be written; of what fails again nothing new is said.
    pub(super) fn try_again(&mut self) {
        self.0
            .retain(|(file, write)| matches!(write(file), Err(Notice::NotKept { .. })));
    }
}

impl fmt::Debug for Unkept {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = self.0.iter().map(|(file, _)| file);
        formatter.debug_list().entries(files).finish()
    }
}
