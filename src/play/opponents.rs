//! Who plays against the learner.

use crate::bot::{Character, Erring, Level, Style};

/// Who plays against the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opponents {
    /// What kind of players the bots are that sit down to the learner's right, across and to the left, and
    /// the one that joins when five people play.
    pub characters: [Character; 4],
    /// How often they make the mistakes of people, where the table allows mistakes.
    pub erring: Erring,
}

impl Opponents {
    /// What each leans to as long as nothing else is agreed on: no two the same.
    pub const USUAL_STYLES: [Style; 4] = [
        Style::ADAPTIVE_ASSERTIVE,
        Style::FIXED_PASSIVE,
        Style::FIXED_ASSERTIVE,
        Style::ADAPTIVE_PASSIVE,
    ];
}

impl Default for Opponents {
    fn default() -> Self {
        Self::from([Level::default(); 4])
    }
}

/// Players of these levels, each with the usual style of its place, who never err.
impl From<[Level; 4]> for Opponents {
    fn from(levels: [Level; 4]) -> Self {
        let mut opponents = [Character::default(); 4];
        for (place, opponent) in opponents.iter_mut().enumerate() {
            opponent.level = levels[place];
            opponent.style = Self::USUAL_STYLES[place];
        }
        Self {
            characters: opponents,
            erring: Erring::Never,
        }
    }
}
