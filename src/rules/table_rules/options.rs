//! Options of the table rules that are more than on or off.

use crate::rules::Seat;
use crate::tile::{Tile, TileCounts};

/// An option with the words by which records know its values.
macro_rules! options {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$meaning])* $value,)* }

        impl $name {
            /// All of them, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$value,)*];

            /// Their words, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word,)*];

            /// The word by which records know it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$value => $word,)* }
            }

            pub(super) fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.as_str() == word)
            }
        }
    };
}

/// How the first East of a match is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstEast {
    /// Everybody rolls; the highest is East (rule `first-east-by-dice`).
    Dice,
    /// This player is (rule `first-east-host-or-seat`).
    Host(Seat),
}

impl FirstEast {
    /// The words by which records know its values, the default first.
    pub const WORDS: &'static [&'static str] = &["dice", "seat-0", "seat-1", "seat-2", "seat-3"];

    pub(super) fn from_word(word: &str) -> Option<Self> {
        match word.strip_prefix("seat-") {
            Some(seat) => Some(Self::Host(seat.parse().ok()?)),
            None => (word == "dice").then_some(Self::Dice),
        }
    }
}

options! {
    /// How long a match is (rule `rounds-sixteen-games`); its words count the games of four people.
    MatchLength {
        /// One round: everybody is East once.
        Four = "4",
        /// Two rounds.
        Eight = "8",
        /// Four rounds.
        Sixteen = "16",
        /// Until the players have had enough.
        Endless = "endless",
    }
}

impl MatchLength {
    /// How many rounds that is, if there is an end. Four people play a round in four games, five in
    /// five.
    pub const fn rounds(self) -> Option<u32> {
        match self {
            Self::Four => Some(1),
            Self::Eight => Some(2),
            Self::Sixteen => Some(4),
            Self::Endless => None,
        }
    }
}

options! {
    /// How many jokers are in the set (rule `tiles-jokers-8`).
    JokerCount {
        /// Eight, as usual.
        Eight = "8",
        /// Ten.
        Ten = "10",
    }
}

impl JokerCount {
    /// The number.
    pub const fn count(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
        }
    }
}

options! {
    /// What is special about the last wall: the tiles that East kept back at the break.
    LastWall {
        /// Nothing.
        Normal = "normal",
        /// A discard may be claimed for Mah Jongg only (rule `tr-hot-wall-002`).
        MahJonggOnly = "mah-jongg-only",
        /// Who discards the winning tile pays for all, unless a tile like it was seen before
        /// (rule `tr-hot-wall-pays`).
        FeederPays = "feeder-pays",
        /// No discard may be claimed for Mah Jongg (rule `tr-cold-wall`).
        SelfPickOnly = "self-pick-only",
    }
}

options! {
    /// When unwanted tiles are mixed in the middle and taken back (rule `tr-mush`).
    Mush {
        /// Never.
        Off = "off",
        /// Before the vote on a second Charleston.
        AfterFirstCharleston = "after-first-charleston",
        /// When all has been passed, before East opens.
        AfterLastPass = "after-last-pass",
    }
}

options! {
    /// Whether there is a second Charleston (rule `char-second-optional`).
    SecondCharleston {
        /// When all agree (rule `char-stop`).
        Vote = "vote",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

options! {
    /// What blanks are for.
    Blanks {
        /// There are none.
        Off = "off",
        /// A blank may be swapped for a natural among the discards (rule `tr-blank-swap`).
        Swap = "swap",
        /// A blank in a complete hand stands for any tile, even single or in a pair
        /// (rule `tr-blank-double-joker`). It is not exposed before.
        DoubleJoker = "double-joker",
    }
}

options! {
    /// How many seconds a player has to claim a discard, where that is limited.
    ClaimTime {
        /// Five: little more than it takes to look.
        Five = "5-seconds",
        /// Ten.
        Ten = "10-seconds",
        /// Twenty.
        Twenty = "20-seconds",
    }
}

impl ClaimTime {
    /// The number of seconds.
    pub const fn seconds(self) -> u8 {
        match self {
            Self::Five => 5,
            Self::Ten => 10,
            Self::Twenty => 20,
        }
    }
}

/// How long a discard may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimWindow {
    /// Until everybody who could claim it has answered.
    Untimed,
    /// The same, but who has not answered in this time lets it go. The rules know no clock: whoever
    /// drives the game lets the player whose time is up let the discard go.
    Timed(ClaimTime),
    /// Until the next player, who need not wait, has drawn and then racks the tile, discards,
    /// declares Mah Jongg or begins an exchange (rules `win-closes`, `win-late-claim`).
    Realistic,
}

impl ClaimWindow {
    /// The words by which records know its values, the default first.
    pub const WORDS: &'static [&'static str] = &[
        "untimed",
        ClaimTime::Five.as_str(),
        ClaimTime::Ten.as_str(),
        ClaimTime::Twenty.as_str(),
        "realistic",
    ];

    /// The word by which records know it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Untimed => "untimed",
            Self::Timed(time) => time.as_str(),
            Self::Realistic => "realistic",
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        match word {
            "untimed" => Some(Self::Untimed),
            "realistic" => Some(Self::Realistic),
            _ => ClaimTime::from_word(word).map(Self::Timed),
        }
    }
}

impl Blanks {
    /// A rack with a joker for each blank that stands for any tile: so it is weighed, as a joker is what such a blank is at
    /// least (rule `tr-blank-double-joker`).
    #[must_use]
    pub fn as_jokers(self, mut rack: TileCounts) -> TileCounts {
        if self == Self::DoubleJoker {
            while rack.remove(Tile::Blank) {
                rack.add(Tile::Joker);
            }
        }
        rack
    }
}

/// How many blanks a table plays with, if it does: 2 to 8 (rule `blank-count`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlankCount(u8);

impl BlankCount {
    /// Six, the most common number.
    pub const USUAL: Self = Self(6);

    /// The words by which records know its values.
    pub const WORDS: &'static [&'static str] = &["2", "3", "4", "5", "6", "7", "8"];

    /// So many blanks, if a table can play with them.
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            2..=8 => Some(Self(count)),
            _ => None,
        }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        Self::new(word.parse().ok()?)
    }
}
