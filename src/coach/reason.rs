//! Why the coach recommends an action.

use crate::card::LineIndex;
use crate::rules::Action;
use crate::tile::{Tile, TileCounts};

/// From this chance to win on nobody would say that a hand will hardly be won.
const NOT_LOST: f32 = 0.075;

/// Whether a hand with this chance to win, 0 to 1, will hardly be won.
pub fn is_hardly_won(chance: f32) -> bool {
    chance < NOT_LOST
}

/// Why an action is recommended: the one reason that weighs most, with the facts to say it in any
/// language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdviceReason {
    /// None of the lines that are shown counts these tiles.
    FitNoNearLine {
        /// The tiles that go.
        tiles: TileCounts,
        /// The first of these lines.
        nearest: LineIndex,
        /// How many others are shown.
        others: usize,
    },
    /// There are more of these tiles than any of the lines that are shown counts.
    LinesLoseNothing {
        /// The tiles that go.
        tiles: TileCounts,
    },
    /// Among what is in the rack, these help least, and the best line stays the best.
    HelpLeast {
        /// The tiles that go.
        tiles: TileCounts,
        /// The best line.
        line: LineIndex,
    },
    /// Whatever goes, the best line loses something; with these tiles it loses least, and stays the best.
    MissedLeast {
        /// The tiles that it loses.
        tiles: TileCounts,
        /// The best line.
        line: LineIndex,
    },
    /// Among what is in the rack, these help least, and without them another line is the best.
    TurnsTo {
        /// The tiles that go.
        tiles: TileCounts,
        /// The line that is then the best.
        line: LineIndex,
    },
    /// A line loses these tiles, which it keeps with what is recommended.
    TakesFrom {
        /// The tiles that it loses.
        tiles: TileCounts,
        /// The line.
        line: LineIndex,
        /// Whether it is the best line.
        is_best: bool,
        /// How many more like these can come, where they are all of one kind and few can.
        last: Option<u8>,
    },
    /// No line of the card can be made any more, whatever goes.
    NoLineLeft,
    /// Every tile helps a near line, so none goes.
    EveryTileHelps,
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
    /// Stopping keeps the tiles of a line together, of which three more passes would take some.
    KeepsTheLine {
        /// The line.
        line: LineIndex,
    },
    /// There are enough tiles to give away.
    ManyToSpare {
        /// How many tiles of the rack help no near line.
        spare: u8,
    },
    /// Three tiles can go without harm, so there is no need to pass any unseen.
    CanSpareThree,
    /// What is passed on unseen may be just what helps.
    UnseenMightHelp,
    /// Three more passes would take tiles from a near line.
    BreaksUp {
        /// The line.
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
        /// What the winner gets from all others together, with everything that doubles it.
        points: u16,
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
    /// In none of the lines that are shown does the discard complete a group.
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
    /// The discard is wanted in a group that lacks more than this tile.
    TooFewForGroup {
        /// The discard.
        tile: Tile,
    },
    /// The line aimed at lacks as many tiles with the claim as without.
    BringsNoNearer {
        /// The discard.
        tile: Tile,
        /// Whether a joker that had to stand in the group is free then.
        frees_joker: bool,
    },
    /// The line aimed at lacks as many tiles with the claim as without, but a joker that had to stand in the group is free.
    FreesAJoker {
        /// The discard.
        tile: Tile,
    },
    /// A line has a group for the discard, but another one that has no use for it is nearer.
    OtherLineIsNearer {
        /// The discard.
        tile: Tile,
        /// The line that is nearer.
        line: LineIndex,
        /// How many of its tiles are missing.
        distance: u8,
    },
    /// A line that has a group for the discard must stay concealed.
    LineIsConcealed {
        /// The line.
        line: LineIndex,
    },
    /// The claim would bind the hand to few lines while it still misses much.
    OpensTooEarly {
        /// How many tiles would still be missing.
        distance: u8,
    },
    /// So much is missing that the draws that are left will hardly do.
    TooFewDraws {
        /// How many tiles would still be missing.
        distance: u8,
    },
    /// A line has a group for the discard, but claiming it betters the hand by too little, or not at all.
    GainsTooLittle {
        /// The discard.
        tile: Tile,
        /// The line.
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
    /// The lines that are shown lose nothing, and every other copy is in sight, so that hardly anybody can
    /// use it.
    SafeToDiscard {
        /// The tile.
        tile: Tile,
    },
    /// The hand can hardly be won any more, and hardly anybody can win on this tile.
    PlaysSafe {
        /// The tile that goes.
        tile: Tile,
    },
    /// The hand can hardly be completed any more, and no tile is clearly safer than the others.
    LittleMatters,
    /// Everything counted it is the best, and hardly anybody can win on this tile.
    AmongSafest {
        /// The tile that goes.
        tile: Tile,
    },
    /// Another tile helps even less, but somebody may be waiting for it.
    SaferThan {
        /// The tile that goes.
        tile: Tile,
        /// The tile that somebody may be waiting for.
        wanted: Tile,
    },
    /// It helps less than the tile that is recommended, but somebody may be waiting for it.
    MayBeWaitedFor {
        /// The tile.
        tile: Tile,
    },
    /// Everything counted it is better, or worse: what would say why is yet to be taught.
    AllInAll {
        /// Whether it is the better one.
        is_better: bool,
    },
    /// It is the turn to draw.
    YourTurnToDraw,
    /// A line loses these tiles with it, and still it is better, by the games that were played on.
    WorthItsCost {
        /// The tiles.
        tiles: TileCounts,
        /// The line.
        line: LineIndex,
    },
    /// Another action seemed better at once, but not with the games that were played on.
    BetterPlayedOn(Traded),
    /// The action seemed best at once, but not with the games that were played on.
    WorsePlayedOn(Traded),
}

/// Which tiles make the difference between an action and another that it is compared with; none where neither only gives
/// tiles away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Traded {
    /// What stays with it and goes with the other.
    pub kept: TileCounts,
    /// What goes with it and stays with the other.
    pub given: TileCounts,
}

impl Traded {
    /// Whether what goes is a joker.
    fn given_is_joker(&self) -> bool {
        self.given.tiles().eq([Tile::Joker])
    }

    /// Between `action` and `other`.
    pub fn between(action: &Action, other: &Action) -> Self {
        let given = |action: &Action| action.given_away().unwrap_or(TileCounts::EMPTY);
        let only = |mut of: TileCounts, other: TileCounts| {
            of.remove_what_is_there(&other);
            of
        };
        let (of_one, of_other) = (given(action), given(other));
        Self {
            kept: only(of_other, of_one),
            given: only(of_one, of_other),
        }
    }

    /// Whether each gives away what the other keeps.
    pub fn is_of_tiles(&self) -> bool {
        !self.kept.is_empty() && !self.given.is_empty()
    }
}

impl AdviceReason {
    /// Whether it says that a line loses tiles which all are among these.
    pub fn is_loss_among(&self, tiles: &TileCounts) -> bool {
        match self {
            Self::TakesFrom { tiles: lost, .. }
            | Self::MissedLeast { tiles: lost, .. }
            | Self::WorthItsCost { tiles: lost, .. } => {
                lost.kinds().all(|(tile, count)| tiles[tile] >= count)
            }
            _ => false,
        }
    }

    /// The line that it speaks of.
    pub const fn line(self) -> Option<LineIndex> {
        match self {
            Self::HelpLeast { line, .. }
            | Self::MissedLeast { line, .. }
            | Self::TurnsTo { line, .. }
            | Self::TakesFrom { line, .. }
            | Self::WorthItsCost { line, .. }
            | Self::NearEnoughToStop { line, .. }
            | Self::KeepsTheLine { line }
            | Self::BreaksUp { line }
            | Self::Complete { line, .. }
            | Self::WorthABlank { line, .. }
            | Self::CompletesGroup { line, .. }
            | Self::LastCopies { line, .. }
            | Self::OnlyForPair { line, .. }
            | Self::LineIsConcealed { line }
            | Self::OtherLineIsNearer { line, .. }
            | Self::GainsTooLittle { line, .. }
            | Self::NaturalIsNeeded { line, .. }
            | Self::JokerHasNoPlace { line } => Some(line),
            _ => None,
        }
    }

    /// The reason after games were played on, of an action that was the first one or not, and is now; `traded` is how it
    /// differs from the other of these two. A reason that says how actions compare does not outlive another order; a plain
    /// fact does.
    #[must_use]
    pub fn played_on(self, was_first: bool, is_first: bool, traded: Traded) -> Self {
        match (was_first, is_first) {
            (false, true)
                if let Self::BringsNoNearer {
                    tile,
                    frees_joker: true,
                } = self =>
            {
                Self::FreesAJoker { tile }
            }
            (false, true) if let Self::TakesFrom { tiles, line, .. } = self => {
                Self::WorthItsCost { tiles, line }
            }
            // What spoke against it holds no more; that nobody can take it always does.
            (false, true) if traded.given_is_joker() && self.speaks_against() => {
                Self::AmongSafest { tile: Tile::Joker }
            }
            (_, is_better) if let Self::AllInAll { .. } = self => Self::AllInAll { is_better },
            (false, true) if self.speaks_against() => Self::BetterPlayedOn(traded),
            (true, false) if self.speaks_for() => Self::WorsePlayedOn(traded),
            _ => self,
        }
    }

    /// The reason as it is told beside so high a chance to win, 0 to 1: no hand is said to be as good as lost where the
    /// figures say otherwise, which may be better than those it was found by.
    #[must_use]
    pub fn beside(self, chance: f32) -> Self {
        match self {
            Self::PlaysSafe { tile } if !is_hardly_won(chance) => Self::AmongSafest { tile },
            Self::LittleMatters if !is_hardly_won(chance) => Self::AllInAll { is_better: true },
            _ => self,
        }
    }

    /// Whether it says why the action had better not be done.
    const fn speaks_against(self) -> bool {
        matches!(
            self,
            Self::TakesFrom { .. }
                | Self::CanSpareThree
                | Self::UnseenMightHelp
                | Self::BreaksUp { .. }
                | Self::NothingNewComes { .. }
                | Self::CouldGiveMore { .. }
                | Self::TakesWhatHelps { .. }
                | Self::NaturalIsNeeded { .. }
                | Self::BringsNoNearer { .. }
                | Self::MayBeWaitedFor { .. }
        )
    }

    /// Whether it says why the action is better than others.
    const fn speaks_for(self) -> bool {
        matches!(
            self,
            Self::HelpLeast { .. }
                | Self::MissedLeast { .. }
                | Self::TurnsTo { .. }
                | Self::EveryTileHelps
                | Self::KeepsTheHand { .. }
                | Self::NearEnoughToStop { .. }
                | Self::KeepsTheLine { .. }
                | Self::ManyToSpare { .. }
                | Self::SpareForCourtesy { .. }
                | Self::WorthABlank { .. }
                | Self::FreesAJoker { .. }
                | Self::OpensTooEarly { .. }
                | Self::TooFewDraws { .. }
                | Self::OtherLineIsNearer { .. }
                | Self::GainsTooLittle { .. }
                | Self::JokerIsWorthMore { .. }
                | Self::SaferThan { .. }
                | Self::PlaysSafe { .. }
                | Self::AmongSafest { .. }
                | Self::LittleMatters
        )
    }
}
