//! The names of the rules.

use std::fmt;
use std::str::FromStr;

use super::catalogue::{ALIASES, CATALOGUE, PLAYED_OTHERWISE};

/// A rule of the catalogue. Its text is the id, as in `char-no-jokers`; its constant is
/// [`RuleId::CHAR_NO_JOKERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub(super) u16);

/// What the catalogue knows of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) id: &'static str,
    pub(super) area: Area,
    pub(super) kind: RuleKind,
    pub(super) sources: &'static [Publication],
}

/// A chapter of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// Object of the game, players, equipment.
    Object,
    /// The tiles.
    Tiles,
    /// Walls, first East, break, deal.
    Deal,
    /// Rotation, rounds, the next game.
    Rotation,
    /// Reading the card.
    Card,
    /// Names of groups.
    Groups,
    /// The Charleston.
    Charleston,
    /// Turn order and the steps of a turn.
    Turn,
    /// Picking from the walls and serving them.
    Picking,
    /// Discarding and naming.
    Discarding,
    /// The window of opportunity.
    Window,
    /// Claiming for an exposure.
    Exposure,
    /// Claiming for Mah Jongg, and which claim goes first.
    MahJongg,
    /// Concealed hands.
    Concealed,
    /// Retracting and changing a claim.
    Retracting,
    /// Jokers.
    Jokers,
    /// The joker exchange.
    Exchange,
    /// Flowers and the white dragon.
    FlowersAndSoap,
    /// Dead hands and challenges.
    DeadHands,
    /// The misnamed discard.
    Misnaming,
    /// Mah Jongg in error.
    MahJonggInError,
    /// Winning, verification, payments, the bettor.
    Payments,
    /// The wall game and the end of the wall.
    WallGame,
    /// Table rules.
    TableRules,
    /// Strategy and study.
    Strategy,
    /// Etiquette.
    Etiquette,
    /// Differences to other games.
    Differences,
}

impl Area {
    /// All areas, in the order of the rulebook.
    pub const ALL: [Self; 27] = [
        Self::Object,
        Self::Tiles,
        Self::Deal,
        Self::Rotation,
        Self::Card,
        Self::Groups,
        Self::Charleston,
        Self::Turn,
        Self::Picking,
        Self::Discarding,
        Self::Window,
        Self::Exposure,
        Self::MahJongg,
        Self::Concealed,
        Self::Retracting,
        Self::Jokers,
        Self::Exchange,
        Self::FlowersAndSoap,
        Self::DeadHands,
        Self::Misnaming,
        Self::MahJonggInError,
        Self::Payments,
        Self::WallGame,
        Self::TableRules,
        Self::Strategy,
        Self::Etiquette,
        Self::Differences,
    ];

    /// The area's name in message ids, as in `flowers-and-soap`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Object => "object",
            Self::Tiles => "tiles",
            Self::Deal => "deal",
            Self::Rotation => "rotation",
            Self::Card => "card",
            Self::Groups => "groups",
            Self::Charleston => "charleston",
            Self::Turn => "turn",
            Self::Picking => "picking",
            Self::Discarding => "discarding",
            Self::Window => "window",
            Self::Exposure => "exposure",
            Self::MahJongg => "mah-jongg",
            Self::Concealed => "concealed",
            Self::Retracting => "retracting",
            Self::Jokers => "jokers",
            Self::Exchange => "exchange",
            Self::FlowersAndSoap => "flowers-and-soap",
            Self::DeadHands => "dead-hands",
            Self::Misnaming => "misnaming",
            Self::MahJonggInError => "errors",
            Self::Payments => "payments",
            Self::WallGame => "wall-game",
            Self::TableRules => "table-rules",
            Self::Strategy => "strategy",
            Self::Etiquette => "etiquette",
            Self::Differences => "differences",
        }
    }
}

/// What becomes of a rule in the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RuleKind {
    /// The game is played by it.
    Enforced,
    /// It is explained; there is nothing to enforce.
    Explained,
    /// A table may agree on it.
    TableRule,
    /// The game is played by it where the table allows mistakes.
    WithMistakes,
    /// The game is played by it where the players name their discards.
    WithNaming,
}

/// Where a rule stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Publication {
    /// An article on the rules of the game.
    RulesArticle,
    /// Mahjong Time, page on the American style.
    MahjongTime,
    /// L. Fisher's printable rules.
    Fisher,
    /// American Mah Jongg Association, guide "Playing the Game".
    PlayingTheGame,
    /// American Mah Jongg Association, "Rules Companion".
    RulesCompanion,
}

/// Where a rule comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// It stands in these documents.
    Sources(&'static [Publication]),
    /// It stands in other published rules.
    Elsewhere,
    /// It follows from other rules.
    Derived,
    /// No published rule settles it, and tables differ.
    Custom,
    /// It was decided for this program.
    Program,
}

impl RuleId {
    /// Every rule, in the order of the rulebook.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..CATALOGUE.len()).map(|index| Self(index as u16))
    }

    /// The id as it stands in the catalogue.
    pub fn as_str(self) -> &'static str {
        self.entry().id
    }

    /// The chapter of the rulebook in which it stands.
    pub fn area(self) -> Area {
        self.entry().area
    }

    /// What becomes of it in the program.
    pub fn kind(self) -> RuleKind {
        self.entry().kind
    }

    /// Where it comes from.
    pub fn origin(self) -> Origin {
        match (self.entry().sources, self) {
            ([], Self::DEAD_BOTS) => Origin::Program,
            (
                [],
                Self::DEAL_STRADDLE_NOTE
                | Self::ROUNDS_NO_SCORING_EFFECT
                | Self::GRP_NO_RUNS
                | Self::CLAIM_HAS_NATURAL
                | Self::PAY_NO_EAST_BONUS
                | Self::WALL_99_DRAWS,
            ) => Origin::Derived,
            ([], Self::PICK_WRONG_PLACE | Self::CLAIM_WRONG_TILE | Self::DEAD_COUNT_EARLY) => {
                Origin::Custom
            }
            ([], _) => Origin::Elsewhere,
            (sources, _) => Origin::Sources(sources),
        }
    }

    /// Whether what is published differs on it, or tables do.
    pub fn is_played_otherwise(self) -> bool {
        PLAYED_OTHERWISE.contains(&self)
    }

    /// Second names under which the catalogue lists a rule in another area; [`RuleId::from_str`]
    /// reads them too.
    pub fn aliases() -> &'static [(&'static str, Self)] {
        ALIASES
    }

    fn entry(self) -> &'static Entry {
        &CATALOGUE[usize::from(self.0)]
    }
}

/// A text that names no rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a rule of the catalogue")]
pub struct UnknownRule(
    /// The text.
    pub String,
);

impl FromStr for RuleId {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|rule| rule.as_str() == text)
            .or_else(|| {
                ALIASES
                    .iter()
                    .find(|(alias, _)| *alias == text)
                    .map(|&(_, rule)| rule)
            })
            .ok_or_else(|| UnknownRule(text.to_owned()))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RuleId({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_found_by_its_id_and_stands_in_the_order_of_the_areas() {
        for rule in RuleId::all() {
            assert_eq!(rule.as_str().parse(), Ok(rule));
        }
        assert!(RuleId::all().map(RuleId::area).is_sorted());
        assert!("no-such-rule".parse::<RuleId>().is_err());
    }

    #[test]
    fn a_second_name_leads_to_the_rule_itself() {
        assert_eq!("jok-not-passed".parse(), Ok(RuleId::CHAR_NO_JOKERS));
        for (alias, rule) in RuleId::aliases() {
            assert_ne!(*alias, rule.as_str());
        }
    }

    #[test]
    fn lessons_and_records_that_name_a_rule_as_it_was_once_spelled_are_read() {
        for (once, rule) in [
            ("card-colours-count-suits", RuleId::CARD_COLORS_COUNT_SUITS),
            ("card-one-colour", RuleId::CARD_ONE_COLOR),
            ("card-two-colours", RuleId::CARD_TWO_COLORS),
            ("tip-practise-solo", RuleId::TIP_PRACTICE_SOLO),
        ] {
            assert_eq!(once.parse(), Ok(rule));
        }
    }
}
