//! Why an answer is right or wrong, as data.

use super::exposed::MOST_GROUPS;
use super::{Cluster, ClusterFault};
use crate::card::{ExposedGroup, JokerPlace, LineIndex};
use crate::coach::{AdviceReason, Grader};
use crate::rules::{self, Action, RuleId, Seat, WinFacts};
use crate::tile::{Tile, TileCounts};

/// A group in which no joker may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NaturalGroup {
    /// One tile.
    Single,
    /// Two identical tiles.
    Pair,
    /// Tiles that differ.
    Cluster,
    /// Three or more identical tiles that the card closes to jokers.
    Closed,
}

/// Why an answer is right or wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GradeReason {
    /// No other line is as near.
    NearestLine {
        /// How many tiles it still misses.
        missing: u8,
    },
    /// Another line is nearer.
    FartherLine {
        /// How many tiles the line misses.
        missing: u8,
        /// How many the nearest one misses.
        least: u8,
    },
    /// It is the tile that was asked for.
    SameTile(Tile),
    /// It is not.
    OtherTile {
        /// The tile that was asked for.
        asked: Tile,
        /// The one that was chosen.
        chosen: Tile,
    },
    /// “Same” is said of a joker, which takes the name of this tile, discarded just before.
    JokerIsSame(Tile),
    /// It is the rack that was shown.
    IsTheRack,
    /// It is a group of this size.
    IsGroup(u8),
    /// It is a group of another size.
    GroupOfOtherSize(u8),
    /// Its tiles are not identical.
    TilesDiffer,
    /// Its tiles are numbers in a row.
    IsRun,
    /// They are the tiles of this cluster.
    IsCluster(Cluster),
    /// They are not those of the cluster that was asked for.
    NoCluster(ClusterFault),
    /// A joker stands where none may.
    JokerMayNot(JokerPlace),
    /// A joker stands in a group of this size, where it may.
    JokerMay(u8),
    /// The line has all that is exposed.
    HasExposures,
    /// The line has no such group.
    LacksGroup {
        /// The tile of the exposure.
        tile: Tile,
        /// Its size.
        size: u8,
        /// Whether the line has a group of this size of other numbers or another suit.
        has_kin: bool,
    },
    /// The line has each of the groups, but not together.
    LacksTogether,
    /// The line must be concealed, and something is exposed.
    IsConcealed,
    /// It says what the line asks for.
    SaysThisLine,
    /// It says what another line asks for.
    SaysOtherLine(LineIndex),
    /// It is a hand of the line.
    IsHand {
        /// Whether jokers stand in it.
        has_jokers: bool,
    },
    /// It is a hand of another line.
    IsHandOf(LineIndex),
    /// It would be a hand of the line with others in the place of some identical tiles.
    OtherGroup {
        /// The tiles that have no place in the line.
        wrong: TileCounts,
        /// Those that belong there.
        right: TileCounts,
    },
    /// One tile should be another one.
    WrongTile {
        /// The tile that has no place in the line.
        wrong: Tile,
        /// The one that is missing.
        missing: Tile,
    },
    /// A joker stands for a tile that must be natural.
    JokerForTile {
        /// That tile.
        tile: Tile,
        /// Why it must be.
        group: NaturalGroup,
    },
    /// So many tiles are missing.
    Missing(u8),
    /// So many are missing, and not as many as were said.
    MissingOther {
        /// How many are missing.
        missing: u8,
        /// How many were said.
        said: u8,
    },
    /// The chance to win with the line, and what it comes from.
    ChanceOfLine(LineChance),
    /// What the coach says of it.
    Coach(AdviceReason),
    /// The coach has no reason against it, and would give away others that are as good.
    AsGoodTiles {
        /// What the coach would give away.
        instead: TileCounts,
        /// Why.
        why: AdviceReason,
    },
    /// The coach's best answer is another.
    BetterTiles {
        /// What a line would lose with the tiles that were chosen; none where that is not what speaks against them.
        against: Option<AdviceReason>,
        /// What the coach would give instead.
        instead: TileCounts,
        /// Why.
        why: AdviceReason,
    },
    /// A joker is thrown, which serves almost any hand.
    ThrowsJoker {
        /// What the coach would give instead.
        instead: Tile,
        /// Why.
        why: AdviceReason,
    },
    /// The rules refuse it.
    Refused(rules::Reason),
    /// The rules allow it.
    MayExchange,
    /// There is something that the rules allow.
    SomeMayBeExchanged,
    /// Nothing of what else is offered is allowed.
    NoneMayBeExchanged,
    /// The player gets the tile by this rule.
    GetsIt(RuleId),
    /// Another player gets it.
    AnotherGetsIt {
        /// Who.
        seat: Seat,
        /// By which rule.
        rule: RuleId,
    },
    /// The hand is dead.
    Dead {
        /// By which rule.
        rule: RuleId,
        /// The groups that show it.
        groups: OpenGroups,
        /// The line that has them, but must be concealed.
        line: Option<LineIndex>,
    },
    /// The hand may be alive: this line has all of it.
    Alive(LineIndex),
    /// What is paid follows from this.
    Paid(WinFacts),
    /// How likely somebody wins with the tile, in thousandths.
    Danger {
        /// The tile.
        tile: Tile,
        /// How likely somebody wins with it.
        danger: u16,
        /// How likely with the safest that is offered.
        least: u16,
        /// Whom it may serve, and for which line that fits what this player has exposed; none where nobody who has
        /// exposed anything wants it.
        to: Option<(Seat, LineIndex)>,
        /// How many other copies the learner cannot see.
        unseen: u8,
        /// How many copies lie discarded.
        discarded: u8,
    },
    /// A hand that was laid lacks tiles of the line, and has others.
    Laid {
        /// What is missing.
        missing: TileCounts,
        /// What has no place.
        surplus: TileCounts,
    },
}

impl GradeReason {
    /// That the coach would give these tiles rather than those that an action gives away, and what a line loses with it.
    pub(super) fn better_tiles(
        grader: &Grader<'_>,
        action: &Action,
        instead: TileCounts,
        why: AdviceReason,
    ) -> Self {
        let against = grader.weigh(action).map(|weighed| weighed.reason);
        Self::BetterTiles {
            against: against.filter(|reason| matches!(reason, AdviceReason::TakesFrom { .. })),
            instead,
            why,
        }
    }

    /// The line that it speaks of.
    pub const fn line(self) -> Option<LineIndex> {
        match self {
            Self::SaysOtherLine(line)
            | Self::IsHandOf(line)
            | Self::Alive(line)
            | Self::Danger {
                to: Some((_, line)),
                ..
            } => Some(line),
            Self::Coach(why)
            | Self::AsGoodTiles { why, .. }
            | Self::BetterTiles {
                against: Some(why), ..
            }
            | Self::BetterTiles { why, .. }
            | Self::ThrowsJoker { why, .. } => why.line(),
            Self::Dead { line, .. } => line,
            _ => None,
        }
    }
}

/// Some groups that lie open, by their tile and size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenGroups([Option<(Tile, u8)>; MOST_GROUPS]);

impl OpenGroups {
    /// These groups, at most as many as a hand exposes.
    pub(super) fn new(groups: &[ExposedGroup]) -> Self {
        debug_assert!(groups.len() <= MOST_GROUPS, "a hand exposes no more");
        let mut groups = groups.iter().map(|group| (group.tile, group.size));
        Self(std::array::from_fn(|_| groups.next()))
    }

    /// Each with its tile and its size.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        self.0.into_iter().flatten()
    }
}

/// The chance to win with a line, and what it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineChance {
    /// The chance, in thousandths.
    pub chance: u16,
    /// How many tiles are missing for the line.
    pub missing: u8,
    /// How many of them cannot be claimed before the last tile.
    pub drawn: u8,
    /// How many tiles of the kinds that are missing the seat has not seen.
    pub live: u8,
}
