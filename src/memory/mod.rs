//! What the learner knows and when it fades: every skill with its memory, which of them are due, and what an
//! ordinary day's practice is.
//!
//! A [`Skill`] is a kind of drill, a chapter of the rules, or a line, known by what it asks for. [`Memory`] keeps how
//! well each is known, and a [`Standing`] tells it; [`Scheduler`] is the only one who knows by which formula that grows
//! and fades. [`today()`] puts a day's exercises together. Days come in as numbers: there is no clock here.

mod counts;
mod kept;
mod new_lines;
mod practiced;
mod scheduler;
mod skill;
mod standing;
mod state;
mod today;

pub use new_lines::{HANDFUL, new_lines};
pub use practiced::Practiced;
pub use scheduler::{Rating, Scheduler};
pub use skill::{LineKey, ParseSkillError, Skill, skills_of, skills_of_action, skills_of_rules};
pub use standing::{FIRM, Standing};
pub use state::{Memory, SkillMemory};
pub use today::{MINUTES, ToCome, Today, kinds_of, today};
