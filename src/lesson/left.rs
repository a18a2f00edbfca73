//! Where a lesson was left, to be taken up again there.

use serde::{Deserialize, Serialize};

/// Where a lesson was left. Kept as the name of the step, or as `closing` and how many questions are to go; a
/// table that nobody else can know as the name of the step and every action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub enum Left {
    /// At the step of this name.
    Step(String),
    /// At the step of this name, whose table lies otherwise than the script says first: the learner plays, has played, or has
    /// answered there in their own way.
    AtTable {
        /// The name of the step.
        step: String,
        /// What everybody has done since the table was set up, a seat and its action each, as records of games
        /// write it.
        actions: Vec<String>,
    },
    /// After its last step, with so many closing questions to go; none where only what was missed is asked again.
    Closing(usize),
}

/// How it stands in the file.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    Words(String),
    AtTable { name: String, actions: Vec<String> },
}

/// How closing questions begin; no step's name has a space.
const CLOSING: &str = "closing ";

impl From<Left> for Kept {
    fn from(left: Left) -> Self {
        match left {
            Left::Step(id) => Self::Words(id),
            Left::AtTable { step, actions } => Self::AtTable {
                name: step,
                actions,
            },
            Left::Closing(count) => Self::Words(format!("{CLOSING}{count}")),
        }
    }
}

impl From<Kept> for Left {
    fn from(kept: Kept) -> Self {
        match kept {
            Kept::AtTable { name, actions } => Self::AtTable {
                step: name,
                actions,
            },
            Kept::Words(text) => {
                let count = text.strip_prefix(CLOSING).and_then(|it| it.parse().ok());
                count.map_or(Self::Step(text), Self::Closing)
            }
        }
    }
}
