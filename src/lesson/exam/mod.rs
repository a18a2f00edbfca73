//! The exam at the end of the course: questions and actions from all units, each answered once.
//!
//! `draw` chooses them, `written` puts answers into words that are kept, `result` says how each was
//! answered and what it comes to.

mod draw;
mod result;
mod written;

pub use draw::{QUESTIONS, exam_length, exam_of, questions_named};
pub use result::{ExamResult, Graded, needed};
pub use written::{read_answer, write_answer};
