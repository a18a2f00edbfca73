//! Why an action is refused: data, to be put into words in any language.

use super::{CharlestonPass, ExposureAt, OptionalAction, RuleId, Seat};
use crate::card::LineIndex;
use crate::tile::Tile;

/// Why an action was refused: every reason, never only the first. The game is as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The reasons; at least one.
    pub reasons: Vec<Reason>,
}

impl Refusal {
    /// Whether the action is only incomplete or too early, and nobody would call it a breach of the rules.
    pub fn is_premature(&self) -> bool {
        self.reasons.iter().all(|reason| reason.fact.is_premature())
    }

    /// Whether Mah Jongg was said of a hand that is none.
    pub fn is_false_mah_jongg(&self) -> bool {
        let is_false = |reason: &Reason| reason.fact.is_false_mah_jongg();
        self.reasons.iter().all(is_false)
    }

    /// Marks the rules by which an action has just been refused.
    pub(super) fn marked(self) -> Self {
        for reason in &self.reasons {
            reason.rule.mark();
        }
        self
    }
}

/// One reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// The rule that stands against the action.
    pub rule: RuleId,
    /// What in this case breaks it.
    pub fact: Fact,
}

/// The facts needed to explain a reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// It is not the moment for this kind of action.
    NotNow,
    /// The game is over.
    GameOver,
    /// It is another player's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// This player has already chosen and cannot change it.
    AlreadyChosen,
    /// A lesson has not taught this kind of action yet.
    NotTaughtYet(OptionalAction),

    /// The tile is not in the rack, or not often enough.
    NotInRack {
        /// The tile.
        tile: Tile,
        /// How many the action needs.
        needed: u8,
        /// How many are in the rack.
        held: u8,
    },

    /// What comes in is not looked at before it is passed on blind.
    IncomingUnseen,
    /// A joker is among the tiles to pass.
    JokerPassed,
    /// A blank is among the tiles to pass.
    BlankPassed,
    /// More than three tiles are to be mixed in the middle.
    MushCount {
        /// How many were to be.
        given: u8,
    },
    /// A pass is not of three tiles.
    PassCount {
        /// How many tiles come from the rack.
        tiles: u8,
        /// How many are passed on unseen.
        blind: u8,
    },
    /// A blind pass is not allowed in this pass.
    NoBlindPass {
        /// Which pass it is.
        pass: CharlestonPass,
    },
    /// More than three tiles cannot be passed on unseen.
    BlindCount {
        /// How many were to be.
        blind: u8,
    },
    /// A courtesy pass is of at most three tiles.
    CourtesyOffer {
        /// How many were offered.
        offered: u8,
    },
    /// The number of tiles is not the one the two players agreed on.
    CourtesyCount {
        /// How many tiles were to be given.
        given: u8,
        /// How many were agreed on.
        agreed: u8,
    },

    /// A tile must be drawn (or claimed) first: the player holds 13.
    DrawFirst,
    /// The player holds 14 tiles already.
    HoldsFourteen,
    /// The newest discard may still be claimed by others.
    DiscardIsOpen,

    /// There is no discard to claim.
    NoDiscard,
    /// The next player has taken the turn up; the newest discard can no longer be claimed.
    TooLate,
    /// It is the player's own discard.
    OwnDiscard,
    /// The newest discard is a joker.
    JokerDiscarded,
    /// The newest discard is a blank.
    BlankDiscarded,
    /// The player let this discard go.
    LetGoBefore,
    /// A single or a pair is never claimed for an exposure.
    GroupTooSmall {
        /// The tile.
        tile: Tile,
        /// How many tiles the group would have.
        size: u8,
    },
    /// The tiles are not all like the claimed one.
    UnlikeTiles {
        /// The claimed tile.
        tile: Tile,
    },
    /// A blank stands for a tile at Mah Jongg only, not in an exposure.
    BlankNotExposed,
    /// The tiles are all like the claimed one, or jokers, and so are claimed as a group.
    TilesAreIdentical,
    /// The number of an exposure's tiles is changed only by who has just made it and has neither
    /// discarded nor exchanged.
    ExposureIsFixed,
    /// An exposure just made may get more tiles or fewer, not others.
    OnlyTheNumberChanges,
    /// No group has more than six tiles.
    GroupTooLarge {
        /// The tile.
        tile: Tile,
        /// How many tiles the group would have.
        size: u16,
    },
    /// Wherever the card has this tile, it is a single, in a pair or in a printed cluster.
    NeverInGroup {
        /// The tile.
        tile: Tile,
    },
    /// The card has groups of this tile, but none of this size.
    NoGroupOfSize {
        /// The tile.
        tile: Tile,
        /// How many tiles the group would have.
        size: u8,
    },
    /// Only concealed lines have this group.
    OnlyConcealed {
        /// The tile.
        tile: Tile,
        /// How many tiles the group would have.
        size: u8,
    },
    /// Every group of this tile and size on the card is closed to jokers.
    GroupTakesNoJokers {
        /// The tile.
        tile: Tile,
        /// How many tiles the group would have.
        size: u8,
    },
    /// No line that may be exposed has this group beside the ones the player has exposed.
    FitsNoLine {
        /// The tile.
        tile: Tile,
        /// How many tiles the group would have.
        size: u8,
    },
    /// The group would be the last of the hand and leave nothing to discard: this is Mah Jongg.
    NothingLeftToDiscard,

    /// No such exposure lies there.
    NoSuchExposure(ExposureAt),
    /// No joker lies in that exposure.
    NoJokerThere(ExposureAt),
    /// The player does not hold the natural that the joker stands for.
    NoNaturalFor {
        /// The exposure.
        exposure: ExposureAt,
        /// The natural.
        tile: Tile,
    },

    /// At this table no blank is swapped for a discard.
    NoBlankSwaps,
    /// A blank is swapped only by who has drawn a tile in this turn.
    SwapAfterDrawing,
    /// One blank has been swapped in this turn already.
    SwappedAlready,
    /// Only a natural can be had for a blank.
    SwapNaturalsOnly,
    /// No such tile lies among the discards.
    NotAmongDiscards {
        /// The tile.
        tile: Tile,
    },

    /// The 14 tiles fit no line of the card.
    NotComplete {
        /// The discard among them, when Mah Jongg is claimed with it.
        claimed: Option<Tile>,
    },
    /// The tiles would fit this line if a joker could be single, in a pair or in a printed cluster.
    JokerWouldBeSingleOrPair {
        /// The line.
        line: LineIndex,
        /// The tile that a joker would have to stand for.
        tile: Tile,
    },
    /// The tiles fit this line, but it is concealed and the player has exposed.
    ConcealedLineExposed {
        /// The line.
        line: LineIndex,
    },
    /// This player's hand is dead.
    HandIsDead {
        /// Whose.
        seat: Seat,
    },
    /// Nobody calls their own hand dead.
    OwnHand,
    /// The player has challenged this hand before.
    ChallengedBefore {
        /// Whose.
        seat: Seat,
    },
    /// Nothing that lies open proves this hand dead.
    NothingSeenAgainst {
        /// Whose.
        seat: Seat,
    },
    /// What lies open proves this hand dead.
    SeenToBeDead {
        /// Whose.
        seat: Seat,
        /// By which rule.
        rule: RuleId,
    },
    /// There is no claim and no announced Mah Jongg to take back.
    NothingToRetract,
    /// The group lies open; it cannot be taken back.
    LiesOpen,
    /// This player has laid a group open with the discard.
    ExposedAlready {
        /// Who.
        seat: Seat,
    },
    /// The Mah Jongg of this player has not been verified.
    NotVerified {
        /// Whose.
        seat: Seat,
    },
    /// That joker lies in a group that was exposed in error.
    ExposedInError(ExposureAt),
    /// Tiles are named by themselves at this table.
    NamedByItself,
    /// That is not the name of the tile.
    WrongName {
        /// The tile.
        tile: Tile,
        /// What it was to be called.
        name: Tile,
    },
    /// The table plays without declaring before the Charleston.
    NoHeavenlyHand,
    /// No discard lies open that racking a tile could close.
    NothingToClose,
    /// At this table nobody bets.
    NoBettor,
    /// A bet is made after the Charleston and before East's first discard.
    NotTheTimeToBet,
    /// Who sits out does nothing at the table but bet.
    SitsOut,
    /// Who plays does not bet.
    Plays,
    /// At this table a discard of the last wall is claimed for Mah Jongg only.
    LastWallMahJonggOnly,
    /// At this table no discard of the last wall is claimed for Mah Jongg.
    LastWallSelfPickOnly,
    /// The winner asks for more than is owed.
    AskedTooMuch {
        /// How many points were asked for.
        asked: u16,
        /// How many are owed.
        owed: u16,
    },
    /// The price is not the printed value, once or doubled.
    NoSuchPrice {
        /// How many points were asked for.
        asked: u16,
        /// The printed value.
        value: u16,
    },
}

impl Fact {
    /// Whether something has only to be waited for, or another number of tiles chosen.
    const fn is_premature(self) -> bool {
        matches!(
            self,
            Self::NotNow
                | Self::GameOver
                | Self::AlreadyChosen
                | Self::NotTaughtYet(_)
                | Self::PassCount { .. }
                | Self::CourtesyCount { .. }
                | Self::MushCount { .. }
                | Self::DrawFirst
                | Self::DiscardIsOpen
        )
    }

    /// Whether the tiles are no hand of the card, or none that this player may have.
    const fn is_false_mah_jongg(self) -> bool {
        matches!(
            self,
            Self::NotComplete { .. }
                | Self::JokerWouldBeSingleOrPair { .. }
                | Self::ConcealedLineExposed { .. }
        )
    }
}
