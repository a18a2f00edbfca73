//! Why an act is refused: data, to be put into words in any language.

use crate::tile::Tile;

/// A rule of the catalogue. Its text is the id, as in `char-no-jokers`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub(super) &'static str);

impl RuleId {
    /// The id as it stands in the catalogue.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

/// Why an act was refused: every reason, never only the first. The game is as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The reasons; at least one.
    pub reasons: Vec<Reason>,
}

/// One reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The rule that stands against the act.
    pub rule: RuleId,
    /// What in this case breaks it.
    pub fact: Fact,
}

/// The facts needed to explain a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The tile is not in the rack, or not often enough.
    NotInRack(Tile),
    /// It is not this player's turn, or not the moment for this kind of act.
    NotNow,
}
