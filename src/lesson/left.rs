//! Where a lesson was left, to be taken up again there.

use serde::{Deserialize, Serialize};

/// Where a lesson was left. Kept as the name of the step, or as `closing` and how many questions are to go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Left {
    /// At the step of this name.
    Step(String),
    /// After its last step, with so many closing questions to go.
    Closing(usize),
}

/// How closing questions begin; no step's name has a space.
const CLOSING: &str = "closing ";

impl From<Left> for String {
    fn from(left: Left) -> Self {
        match left {
            Left::Step(id) => id,
            Left::Closing(count) => format!("{CLOSING}{count}"),
        }
    }
}

impl From<String> for Left {
    fn from(text: String) -> Self {
        let count = text.strip_prefix(CLOSING).and_then(|it| it.parse().ok());
        count.map_or(Self::Step(text), Self::Closing)
    }
}
