//! What is done with the exam.

/// What is done with the exam as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExamCommand {
    /// Begin an exam.
    Begin,
    /// Be called this on pictures.
    SetName(String),
    /// Draw the picture and write it to the learner's documents, with this name and date.
    KeepPicture {
        /// What the learner wants to be called.
        name: String,
        /// The day of the exam, in words.
        date: String,
    },
}
