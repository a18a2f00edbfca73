//! Why the coach recommends an act.

use crate::card::LineIndex;
use crate::tile::{Tile, TileCounts};

/// Why an act is recommended: the one reason that weighs most, with the facts to say it in any
/// language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// None of the nearest lines wants these tiles.
    FitNoNearLine {
        /// The tiles that go.
        tiles: TileCounts,
    },
    /// Among what is in the rack, these help least, and the best line keeps all it has.
    HelpLeast {
        /// The tiles that go.
        tiles: TileCounts,
        /// The line that keeps its tiles.
        line: LineIndex,
    },
    /// Every tile that could go is wanted by a near line; passing unseen keeps them.
    KeepsTheHand {
        /// How many tiles are passed on unseen.
        blind: u8,
    },
    /// The hand is near enough that three passes more would break it up.
    NearEnoughToStop {
        /// The nearest line.
        line: LineIndex,
        /// How many tiles of it are missing.
        distance: u8,
    },
    /// There are enough tiles to give away.
    ManyToSpare {
        /// How many tiles of the rack help no near line.
        spare: u8,
    },
    /// Three tiles can go without harm, so there is no need to pass any unseen.
    CanSpareThree,
    /// Three more passes would take tiles from the nearest line.
    BreaksUp {
        /// The nearest line.
        line: LineIndex,
    },
    /// Who stops keeps what does not help.
    NothingNewComes {
        /// How many tiles of the rack help no near line.
        spare: u8,
    },
    /// More tiles than that can go across without harm, for as many new ones.
    CouldGiveMore {
        /// How many.
        spare: u8,
    },
    /// So many would have to go across that some of them are wanted.
    TakesWhatHelps {
        /// How many can go without harm.
        spare: u8,
    },
    /// So many tiles can go across without harm.
    SpareForCourtesy {
        /// How many.
        count: u8,
    },
    /// The hand is complete.
    Complete {
        /// The line.
        line: LineIndex,
        /// What it is worth.
        value: u16,
    },
    /// The line needs this tile more than the blank.
    WorthABlank {
        /// The tile that is taken out of the discards.
        tile: Tile,
        /// The line that needs it.
        line: LineIndex,
    },
    /// So much is owed; a lower price would stand.
    WholePrice {
        /// The printed value of the line.
        value: u16,
        /// What each of the others owes, the discarder twice as much.
        price: u16,
    },
    /// The claim completes a group of a line that it brings nearer.
    CompletesGroup {
        /// The line.
        line: LineIndex,
        /// The tile of the group.
        tile: Tile,
        /// Its size: 3 pung, 4 kong, 5 quint, 6 sextet.
        size: u8,
        /// How many tiles of the line are then missing.
        distance: u8,
    },
    /// The claim takes one of the last copies that can be had.
    LastCopies {
        /// The tile.
        tile: Tile,
        /// How many are live after this one.
        live: u8,
        /// The line that needs it.
        line: LineIndex,
    },
    /// No near line wants the discard.
    NoUseForIt {
        /// The discard.
        tile: Tile,
    },
    /// The discard is wanted, but as a single or in a pair, which cannot be claimed.
    OnlyForPair {
        /// The discard.
        tile: Tile,
        /// The line that wants it.
        line: LineIndex,
    },
    /// The best line must stay concealed.
    LineIsConcealed {
        /// The line.
        line: LineIndex,
    },
    /// The claim would bind the hand to few lines while it still misses much.
    OpensTooEarly {
        /// How many tiles would still be missing.
        distance: u8,
    },
    /// Letting it go keeps a better chance than taking it.
    BetterWithout {
        /// The line that stays open.
        line: LineIndex,
    },
    /// Letting it go gives nothing away and keeps every line open.
    StaysHidden,
    /// A joker does more than this tile.
    JokerIsWorthMore {
        /// The tile that is given for it.
        tile: Tile,
    },
    /// The natural does more in the rack than a joker would.
    NaturalIsNeeded {
        /// The tile that would be given.
        tile: Tile,
        /// The line that needs it.
        line: LineIndex,
    },
    /// Only singles and pairs are missing, where no joker helps.
    JokerHasNoPlace {
        /// The line.
        line: LineIndex,
    },
    /// No near line wants it, and every other copy is in sight, so that hardly anybody can use it.
    SafeToDiscard {
        /// The tile.
        tile: Tile,
    },
    /// Another tile helps even less, but somebody may be waiting for it.
    SaferThan {
        /// The tile that goes.
        tile: Tile,
        /// The tile that somebody may be waiting for.
        wanted: Tile,
    },
    /// It is the turn to draw.
    YourTurnToDraw,
    /// Something speaks against it, but of the games that were played on, it won most.
    WinsMostOften,
}

impl Reason {
    /// Whether it says why the act had better not be done.
    pub const fn speaks_against(self) -> bool {
        matches!(
            self,
            Self::CanSpareThree
                | Self::BreaksUp { .. }
                | Self::NothingNewComes { .. }
                | Self::CouldGiveMore { .. }
                | Self::TakesWhatHelps { .. }
                | Self::NaturalIsNeeded { .. }
        )
    }
}
