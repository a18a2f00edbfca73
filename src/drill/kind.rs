//! The kinds of drill.

use super::chance::Chance;
use super::{Exercise, line_from_rack, name_tile};
use crate::analysis::CompiledCard;
use crate::rules::RuleId;

/// A kind of drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Kind {
    /// The name of a tile, or the tile of a name.
    NameTile,
    /// The line that is nearest to a rack.
    #[default]
    LineFromRack,
}

impl Kind {
    /// Every kind, in the order in which one comes to need it.
    pub const ALL: [Self; 2] = [Self::NameTile, Self::LineFromRack];

    /// The name by which files, messages and programs know it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NameTile => "name-tile",
            Self::LineFromRack => "line-from-rack",
        }
    }

    /// The name by which files of earlier versions know it, if it had another.
    const fn former_id(self) -> Option<&'static str> {
        match self {
            Self::LineFromRack => Some("which-line"),
            Self::NameTile => None,
        }
    }

    /// The rules that it trains.
    pub const fn rules(self) -> &'static [RuleId] {
        match self {
            Self::NameTile => &name_tile::RULES,
            Self::LineFromRack => &line_from_rack::RULES,
        }
    }

    /// The exercise on this card that comes from this seed; the same one every time. None when the card
    /// gives none.
    pub fn exercise(self, card: &CompiledCard, seed: u64) -> Option<Exercise> {
        let mut chance = Chance::from_seed(seed);
        match self {
            Self::NameTile => name_tile::exercise(&mut chance),
            Self::LineFromRack => line_from_rack::exercise(card, &mut chance),
        }
    }

    /// The name under which progress counts a subject of this kind: `name-tile 2B`.
    pub(super) fn skill(self, subject: &str) -> String {
        format!("{} {subject}", self.id())
    }

    /// The kind and the subject of the name under which something is or was counted; none when no kind is
    /// called so.
    pub fn of_skill(skill: &str) -> Option<(Self, &str)> {
        let (id, subject) = skill.split_once(' ')?;
        let is_called = |kind: &Self| kind.id() == id || kind.former_id() == Some(id);
        Some((Self::ALL.into_iter().find(is_called)?, subject))
    }

    /// The name under which is counted today what may have been counted under a former one.
    pub fn present_skill(skill: String) -> String {
        match Self::of_skill(&skill) {
            Some((kind, subject)) => kind.skill(subject),
            None => skill,
        }
    }
}
