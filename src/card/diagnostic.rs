//! What is wrong with a card's file, and where.
//!
//! Data only: `wording` puts a diagnostic into words.

use std::ops::Range;

use super::SuitLetter;
use crate::tile::Tile;

/// A problem of a card's file, at the place where it can be mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The character of that line, counted from 1.
    pub column: usize,
    /// The bytes of the text that are wrong; empty where something is missing.
    pub span: Range<usize>,
    /// What is wrong there.
    pub kind: DiagnosticKind,
    /// A change that mends it, where one can be told.
    pub proposal: Option<Proposal>,
}

impl Diagnostic {
    /// Whether the card can be played all the same: what is written there is allowed, but it is
    /// hardly what was meant.
    pub const fn is_doubt(&self) -> bool {
        self.kind.is_doubt()
    }
}

/// A change of a text that mends what is wrong in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The bytes of the text that are replaced; empty to put something in.
    pub range: Range<usize>,
    /// What is written there instead; empty to take something away.
    pub text: String,
}

impl Proposal {
    /// The text with the change made in it. A range that is not of this text changes nothing.
    pub fn apply(&self, text: &str) -> String {
        let (Some(before), Some(behind)) =
            (text.get(..self.range.start), text.get(self.range.end..))
        else {
            return text.to_owned();
        };
        [before, &self.text, behind].concat()
    }
}

/// A table of a card's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKind {
    /// The whole file.
    Card,
    /// `[[section]]`
    Section,
    /// `[[section.line]]`
    Line,
}

/// What a key wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    /// A text in quotes.
    Text,
    /// A whole number.
    WholeNumber,
    /// `true` or `false`.
    TrueOrFalse,
    /// A text in quotes, or a list of them.
    Texts,
    /// Tables: `[[section]]` or `[[section.line]]`.
    Tables,
}

/// What can be wrong with a card's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiagnosticKind {
    /// The file is not TOML.
    Syntax {
        /// What the TOML parser says, in English.
        detail: String,
    },
    /// A key that this table does not have.
    UnknownKey {
        /// The key as written.
        key: String,
        /// Where it stands.
        table: TableKind,
        /// The keys that table has.
        known: &'static [&'static str],
    },
    /// A key that this table must have.
    MissingKey {
        /// The key.
        key: &'static str,
        /// Where it is missing.
        table: TableKind,
    },
    /// A value of another kind than its key wants.
    WrongValue {
        /// The key.
        key: &'static str,
        /// What it wants.
        wanted: ValueKind,
    },
    /// A text with nothing in it.
    EmptyText {
        /// Its key.
        key: &'static str,
    },
    /// A whole number outside its range.
    OutOfRange {
        /// Its key.
        key: &'static str,
        /// The number as written.
        found: String,
        /// The least it may be.
        least: u16,
        /// The most it may be.
        most: u16,
    },
    /// A card of a later format than this program knows.
    NewerFormat {
        /// The version the card names.
        found: u64,
    },
    /// A format version that never was.
    UnknownFormat {
        /// What the card says, as written.
        found: String,
    },
    /// An id that is not small letters, digits and single hyphens.
    BadId {
        /// The id.
        id: String,
    },
    /// A section's id that an earlier section has.
    DuplicateId {
        /// The id.
        id: String,
        /// The line of the file where it was first.
        first_line: usize,
    },
    /// A card without sections.
    NoSections,
    /// A section without lines.
    NoLines,
    /// More lines than a card can have.
    TooManyLines {
        /// The most it can have.
        most: usize,
    },
    /// A word for `numbers` that is not one of the four.
    UnknownNumbers {
        /// What is written.
        found: String,
    },
    /// A pattern, or a list of patterns, with nothing in it.
    EmptyPattern,
    /// A bar `|` with no group on one of its sides.
    EmptyChoice,
    /// A suit letter or `!` with no symbol before it.
    NoSymbol,
    /// A character that is no symbol of the format.
    UnknownSymbol {
        /// The character.
        symbol: char,
    },
    /// A small letter where the format wants the capital.
    SmallSymbol {
        /// The symbol to write instead.
        symbol: char,
    },
    /// A capital suit letter where the format wants the small one.
    CapitalSuitLetter {
        /// The letter to write instead.
        letter: SuitLetter,
    },
    /// A suit letter that is not `a`, `b` or `c`.
    UnknownSuitLetter {
        /// The letter.
        letter: char,
    },
    /// Something behind a suit letter but `!`: two groups written as one word.
    LetterNotLast {
        /// The suit letter.
        letter: SuitLetter,
    },
    /// Something behind `!`.
    BangNotLast,
    /// A sign of arithmetic that is not a word of its own.
    SignInGroup {
        /// The sign.
        sign: char,
    },
    /// A group with numbers or `D` that names no suit.
    MissingSuitLetter {
        /// The group.
        group: String,
    },
    /// A group with no suited symbol that names a suit.
    NeedlessSuitLetter {
        /// The suit letter.
        letter: SuitLetter,
        /// The group.
        group: String,
    },
    /// A group of more than six alike.
    GroupTooLarge {
        /// How many.
        size: usize,
    },
    /// A cluster with three or more of a symbol.
    ClusterTooMany {
        /// The symbol, as written.
        symbol: String,
        /// How many of it.
        count: usize,
    },
    /// Doubtful: `!` behind a group that takes no joker anyway.
    NeedlessBang {
        /// The group.
        group: String,
    },
    /// More groups of `Z` than there are winds.
    TooManyAnyWinds {
        /// How many.
        groups: usize,
    },
    /// More groups of `X` than there are dragons.
    TooManyAnyDragons {
        /// How many.
        groups: usize,
    },
    /// Groups of unlike size at one place: then not every choice can make 14 tiles.
    UnequalChoice {
        /// Tiles of the first group.
        first: usize,
        /// Tiles of this one.
        here: usize,
    },
    /// A pattern that has not 14 tiles.
    WrongTileCount {
        /// How many it has.
        tiles: usize,
    },
    /// Numbers that have no position where all of them are allowed.
    NoPosition {
        /// What they should be.
        numbers: super::Numbers,
    },
    /// A tile that is needed as a natural more often than it exists, whatever is chosen.
    TooFewNaturals {
        /// Such a tile.
        tile: Tile,
        /// How many of it are needed.
        needed: u8,
        /// How many exist.
        exist: u8,
    },
    /// More jokers needed than exist, whatever is chosen.
    TooFewJokers {
        /// How many are needed at least.
        needed: u8,
        /// How many exist.
        exist: u8,
    },
    /// More hands than a line, or a card, can have.
    TooManyHands {
        /// The most it can have.
        most: usize,
    },
    /// Words that are no groups, as `any 2 suits`.
    UnknownWords {
        /// The words.
        words: String,
    },
    /// A value among the groups, as `x25`.
    ValueInPattern {
        /// The value, as written.
        value: String,
    },
    /// Doubtful: groups of one tile that together are more than there are of it.
    TooManyTogether {
        /// The last of these groups, as printed.
        group: String,
        /// How many tiles they are together.
        needed: usize,
        /// How many exist.
        exist: u8,
    },
    /// Doubtful: the same group twice in one choice.
    SameChoice {
        /// The group.
        group: String,
    },
    /// Doubtful: the same pattern twice in one line.
    PatternTwice {
        /// The line of the file where it was first.
        first_line: usize,
    },
    /// Doubtful: a line whose hands all are hands of another line.
    SameHands {
        /// That other line.
        other: super::LineId,
    },
    /// Doubtful: numbers that are said to slide have only one position.
    NeverSlides,
    /// Doubtful: a suit letter that is used though one before it is not, as `c` without `b`.
    SkippedSuitLetter {
        /// The first such letter.
        letter: SuitLetter,
        /// The letter that stands for the same and is not used.
        skipped: SuitLetter,
    },
    /// Doubtful: a way of a line whose hands all are hands of its other ways.
    NothingNew,
    /// Doubtful: a concealed line that is worth no more than an exposed one that is not harder:
    /// either one of its section with groups of the same sizes and as many hands or more, or the
    /// cheapest of the card.
    CheapConcealed {
        /// The exposed line.
        exposed: super::LineId,
        /// What that line is worth.
        value: u16,
    },
    /// Doubtful: a section no hand of which takes a joker, and that is not marked as singles and pairs.
    UnmarkedSinglesAndPairs,
    /// Doubtful: hands that take jokers in a section that is marked as singles and pairs.
    JokersInSinglesAndPairs,
}

impl DiagnosticKind {
    /// Whether it is a doubt, as [`Diagnostic::is_doubt`] says.
    pub const fn is_doubt(&self) -> bool {
        matches!(
            self,
            Self::NeedlessBang { .. }
                | Self::TooManyTogether { .. }
                | Self::SameChoice { .. }
                | Self::PatternTwice { .. }
                | Self::SameHands { .. }
                | Self::NeverSlides
                | Self::SkippedSuitLetter { .. }
                | Self::NothingNew
                | Self::CheapConcealed { .. }
                | Self::UnmarkedSinglesAndPairs
                | Self::JokersInSinglesAndPairs
        )
    }

    /// Whether it is of how the file is written rather than of what the card says: a key or a value
    /// that a typed card has not.
    pub const fn is_of_the_file(&self) -> bool {
        matches!(
            self,
            Self::UnknownKey { .. } | Self::WrongValue { .. } | Self::UnknownNumbers { .. }
        )
    }

    /// Whether it says that something is not there.
    pub(super) const fn is_absence(&self) -> bool {
        matches!(
            self,
            Self::MissingKey { .. } | Self::NoSections | Self::NoLines | Self::EmptyPattern
        )
    }
}
