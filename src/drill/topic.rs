//! The kinds of drill by what they are about.

use super::Kind;

/// What a kind of drill is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Tiles and groups.
    Tiles,
    /// The card and its lines.
    Card,
    /// The hand that is aimed at, and the Charleston.
    Charleston,
    /// The own turn, and the discards of others.
    Play,
    /// What the others may have.
    Defense,
    /// The end of a game.
    Settlement,
}

impl Topic {
    /// Every topic, in the order in which one comes to need it.
    pub const ALL: [Self; 6] = [
        Self::Tiles,
        Self::Card,
        Self::Charleston,
        Self::Play,
        Self::Defense,
        Self::Settlement,
    ];

    /// The name by which messages know it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Card => "card",
            Self::Charleston => "charleston",
            Self::Play => "play",
            Self::Defense => "defense",
            Self::Settlement => "settlement",
        }
    }

    /// Its kinds, the easiest first.
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Tiles => &[Kind::NameTile, Kind::Group],
            Self::Card => &[
                Kind::WordsOfLine,
                Kind::IsItAHand,
                Kind::HowFar,
                Kind::LineFromRack,
                Kind::Memory,
            ],
            Self::Charleston => &[Kind::ChooseLine, Kind::Pass, Kind::SolitaryCharleston],
            Self::Play => &[Kind::Discard, Kind::Claim, Kind::WhoGetsIt, Kind::Joker],
            Self::Defense => &[Kind::LineFromExposures, Kind::SafeTile],
            Self::Settlement => &[Kind::DeadOrNot, Kind::Payment],
        }
    }
}
