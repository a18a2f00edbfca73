//! Lesson scripts and their runner: positions on the real engine, steps, questions and feedback.
//!
//! Structure only: the texts are Fluent messages, found by the ids of lesson, step and answer
//! ([`texts`]). Whether an answer is right is decided by the card and the engine wherever they can;
//! the script lists what they cannot know: the likely wrong answers and the rule against each.
//! Drawing a lesson is the business of the lesson's screen.

mod action_task;
mod anchor;
mod answers;
mod compare_lines;
mod duration;
mod exam;
mod find_line;
mod grading;
mod hand;
mod hand_wanted;
mod item;
mod left;
mod model;
mod offered;
mod partly;
mod path;
mod picture;
mod play;
mod play_through;
mod problem;
mod question;
pub(crate) mod read;
mod recall;
mod runner;
mod scene;
mod script;
mod shelf;
mod step_places;
mod test_out;
pub mod texts;
mod unit;

pub use action_task::{Accept, ActionKind, ActionTask, Breadth, WrongAction};
pub use anchor::{Anchor, ParseAnchorError};
pub use answers::{all_right_answers, right_answers, wrong_answers};
pub use duration::{minutes, seconds_of};
pub use exam::{
    ExamResult, Graded, QUESTIONS, exam_length, exam_of, needed, questions_named, read_answer,
    write_answer,
};
pub use grading::{StepAnswer, StepVerdict};
pub use item::{Item, LessonPart};
pub use left::Left;
pub use model::{CardOf, Illustration, Lesson, OpeningFrom, Scene, Step};
pub use partly::right_tiles;
use partly::{is_partly_right, strays};
pub use path::{Stage, Stop};
pub use play::{GamePhase, Help, Play, Until};
pub use play_through::{check, play_through};
pub(crate) use problem::LessonSource;
pub use problem::{Fault, LessonProblem};
pub use question::{
    Amount, Build, Choose, Diagnosis, GroupGoal, Ordering, PickGroups, PickTiles, Says, Scale,
    StepChoice, StepQuestion, TileGoal, Worth, Wrong,
};
pub use recall::{Recalled, around, due};
pub use runner::{GradedAnswer, Missed, Runner, Tally, ToWeigh};
pub use script::Script;
pub use shelf::{LessonFile, Shelf, shipped};
pub use step_places::{StepPlaces, WrongPlaces};
pub use test_out::{is_passed, test_of};
pub use unit::Unit;
