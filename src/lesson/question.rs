//! What a step asks. The right answers come from the card and the engine where they can tell; the
//! likely wrong ones are listed, each with a name (for its text) and the rule against it.

use super::{ActionTask, Illustration, Play};
use crate::card::{LineIndex, SuitLetter};
use crate::rules::{RuleId, Seat};
use crate::tile::{Tile, TileCounts};

/// A question.
#[derive(Debug, Clone)]
pub enum StepQuestion {
    /// One of several answers in words or tiles.
    Choose(Choose),
    /// Tiles out of a row.
    PickTiles(PickTiles),
    /// Groups of a line of the card.
    PickGroups(PickGroups),
    /// Things to be put in order.
    Order(Ordering),
    /// A number.
    Amount(Amount),
    /// A hand to be built on the rack from a tray of tiles.
    Build(Build),
    /// An action at the table.
    Action(Box<ActionTask>),
    /// The game, played on.
    Play(Play),
}

/// A likely wrong answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong<A> {
    /// Its name: the text is the attribute `wrong-NAME` of the step's message.
    pub id: String,
    /// The rule against it.
    pub rule: RuleId,
    /// Which answer it is.
    pub answer: A,
}

/// Whether a choice is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// It is.
    Right,
    /// It is not, by this rule.
    Wrong(RuleId),
}

/// The words of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    /// The attribute `option-NAME` of the step's message.
    Text,
    /// The name of this tile.
    Tile(Tile),
    /// What the line is called that is shown beside them.
    Line {
        /// How many tiles of it the hand lacks that is shown above, if one is.
        missing: Option<u8>,
    },
}

/// One choice of several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepChoice {
    /// Its name.
    pub id: String,
    /// What is shown beside the words, if anything: tiles, or a line of the card.
    pub picture: Option<Illustration>,
    /// The player that it means, if it is one: then the place at the table is the answer.
    pub seat: Option<Seat>,
    /// Its words.
    pub says: Says,
    /// Whether it is right.
    pub worth: Worth,
}

/// Asks to choose one of several answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choose {
    /// The choices, at least two, at least one of them right.
    pub choices: Vec<StepChoice>,
}

/// Asks to pick tiles out of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickTiles {
    /// The tiles to pick from, as they lie.
    pub row: Vec<Tile>,
    /// Which are to be picked.
    pub goal: TileGoal,
    /// Likely wrong picks.
    pub wrong: Vec<Wrong<TileCounts>>,
}

/// Which tiles are to be picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TileGoal {
    /// One of these sets of tiles.
    Exactly(Vec<TileCounts>),
    /// The tiles without which the rest is nearest to a line: the fewest possible, so that every
    /// tile that stays belongs to one hand of it.
    StraysOf(LineIndex),
}

/// Asks to pick groups of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickGroups {
    /// The line.
    pub line: LineIndex,
    /// Which groups.
    pub goal: GroupGoal,
    /// Likely wrong picks: a pick is this one when all these groups, counted from 0, are in it.
    pub wrong: Vec<Wrong<Vec<usize>>>,
}

/// Which groups of a line are to be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupGoal {
    /// All in which a joker may stand (rule `jok-any-tile-in-3plus`).
    TakingJokers,
    /// All that have this many identical tiles.
    OfSize(u8),
    /// All that are printed in this colour.
    Coloured(SuitLetter),
}

/// Asks to put things in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ordering {
    /// The things, by name, in the right order: texts are the attributes `item-NAME`.
    pub items: Vec<String>,
    /// Likely wrong orders, as places in `items`.
    pub wrong: Vec<Wrong<Vec<usize>>>,
}

impl StepChoice {
    /// The tiles shown beside the words, in groups; often none.
    pub fn tiles(&self) -> &[Vec<Tile>] {
        match &self.picture {
            Some(Illustration::Tiles { groups, .. }) => groups,
            _ => &[],
        }
    }
}

/// What an amount is given by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// A button for each number, from 0.
    Numbers,
    /// A stack of a wall, counted from its right end as its owner sees it, the outermost being 1
    /// (rule `break-dice-count`).
    Stacks,
}

/// Asks for a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    /// What it is given by.
    pub scale: Scale,
    /// The right one.
    pub right: u32,
    /// The largest that can be answered.
    pub most: u32,
    /// Likely wrong ones.
    pub wrong: Vec<Wrong<u32>>,
}

/// Asks to build a hand of a line on the rack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Build {
    /// The line.
    pub line: LineIndex,
    /// Tiles that lie on the rack from the start and stay there.
    pub rack: Vec<Tile>,
    /// Tiles to choose from.
    pub tray: Vec<Tile>,
    /// Likely mistakes, each with a hand that makes it.
    pub wrong: Vec<Wrong<(Diagnosis, TileCounts)>>,
}

/// What is wrong with a hand of 14 tiles that is not complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Diagnosis {
    /// These very tiles.
    ThisHand,
    /// With its jokers anywhere it would be complete: one stands in a single, a pair or a cluster.
    JokerOutOfPlace,
    /// The numbers are those of a hand of the line, the suits are not.
    Suits,
    /// The tiles are those of a hand of the line, the sizes of the groups are not.
    Sizes,
    /// The groups have the right sizes, the numbers or letters are not those of the line.
    Numbers,
}
