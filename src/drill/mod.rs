//! Generated exercises and their grading.
//!
//! A [`Kind`] of drill makes an [`Exercise`] from a card and a seed; an exercise says as data what is looked
//! at, what is asked, what may be answered and why each answer is right or wrong. A [`Series`] asks ten of
//! them, an [`Exercises`] as many as are wanted, of whatever kind. Each kind is a file here, and the only one that
//! knows it by name is `kind`. How often a skill comes back is not decided here.

mod chance;
mod choose_line;
mod claim;
mod dead_or_not;
mod difficulty;
mod discard;
mod exercise;
mod exercises;
mod exposed;
mod group;
mod hands;
mod how_far;
mod is_it_a_hand;
mod joker;
mod kind;
mod line_from_exposures;
mod line_from_rack;
mod memory;
mod name_tile;
mod pass;
mod payment;
mod plan;
mod position;
mod reason;
mod safe_tile;
mod series;
mod solitary_charleston;
mod to_grade;
mod topic;
mod who_gets_it;
mod words_of_line;

pub use difficulty::Difficulty;
pub use exercise::{
    AS_GOOD, Answer, Asked, CHOICES, Choice, Cluster, ClusterFault, Exercise, Grade,
    NEARLY_AS_GOOD, Picture, Question, Shown, Verdict, Wanted,
};
pub use exercises::Exercises;
pub use kind::Kind;
pub use plan::{About, Planned};
pub use reason::{GradeReason, LineChance, NaturalGroup, OpenGroups};
pub use series::{Answered, Made, SERIES, Series, Share, ToMake};
pub use to_grade::{Graded, ToGrade};
pub use topic::Topic;
