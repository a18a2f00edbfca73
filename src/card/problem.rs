//! What is wrong with a card, and in which of its fields.
//!
//! Data only: `wording` puts a problem into words.

use std::ops::Range;

use super::{CardPart, Field, LooseValue, Numbers, SuitLetter};
use crate::document::ShapeFault;
use crate::tile::Tile;

/// A problem of a card, at the field where it can be fixed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The field.
    pub field: Field,
    /// The bytes of what the field says that are wrong; empty where something is missing. Nothing when
    /// it is all of the field.
    pub range: Option<Range<usize>>,
    /// What is wrong there.
    pub kind: ProblemKind,
    /// Where the same was said first, if it is said twice.
    pub first: Option<Field>,
    /// A change that puts it right, where one can be told.
    pub fix: Option<Fix>,
}

impl Problem {
    /// A problem of all of a field, for which no fix can be told.
    pub(super) const fn of(field: Field, kind: ProblemKind) -> Self {
        Self {
            field,
            range: None,
            kind,
            first: None,
            fix: None,
        }
    }

    /// Whether the card can be played all the same: what is written there is allowed, but it is
    /// hardly what was meant.
    pub const fn is_doubt(&self) -> bool {
        self.kind.is_doubt()
    }
}

/// A change of a card that puts right what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fix {
    /// Fields of one part say something else.
    Set(Vec<FieldEdit>),
    /// A key is written otherwise.
    Rename {
        /// The part that has it.
        part: CardPart,
        /// The key as written.
        from: String,
        /// The key that is meant.
        to: &'static str,
    },
    /// A section, a line, or a way of a line goes.
    Remove(Field),
}

impl Fix {
    /// One field says something else.
    pub(super) fn set(field: Field, from: Option<String>, to: impl Into<LooseValue>) -> Self {
        let to = to.into();
        Self::Set(vec![FieldEdit { field, from, to }])
    }
}

/// What a field says and is to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldEdit {
    /// The field.
    pub field: Field,
    /// What it says; nothing when it is not there.
    pub from: Option<String>,
    /// What it is to say.
    pub to: LooseValue,
}

/// What can be wrong with a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemKind {
    /// What can be wrong with any file.
    Shape(ShapeFault),
    /// A text with nothing in it.
    EmptyText {
        /// Its key.
        key: &'static str,
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
    /// More sections than a card can have.
    TooManySections {
        /// The most it can have.
        most: usize,
    },
    /// More patterns than a line can have.
    TooManyPatterns {
        /// The most it can have.
        most: usize,
    },
    /// A pattern that is longer than any that asks for 14 tiles.
    LongPattern {
        /// How many bytes it can have.
        most: usize,
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
    /// A group of more than six identical tiles.
    GroupTooLarge {
        /// How many.
        size: usize,
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
        numbers: Numbers,
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
    /// A value that is typed, but not quite as a value is.
    MisspeltValue,
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
    PatternTwice,
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

impl ProblemKind {
    /// Whether it is a doubt, as [`Problem::is_doubt`] says.
    pub const fn is_doubt(&self) -> bool {
        matches!(
            self,
            Self::NeedlessBang { .. }
                | Self::TooManyTogether { .. }
                | Self::SameChoice { .. }
                | Self::PatternTwice
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
            Self::Shape(
                ShapeFault::UnknownKey { .. }
                    | ShapeFault::WrongValue { .. }
                    | ShapeFault::UnknownWord { .. }
            )
        )
    }

    /// Whether it says that the file is no card of this format, so that nothing else of it is known.
    pub(super) const fn is_of_another_format(&self) -> bool {
        matches!(
            self,
            Self::Shape(ShapeFault::Syntax { .. } | ShapeFault::Format { .. })
        )
    }

    /// Whether it says that something is not there.
    pub(super) const fn is_absence(&self) -> bool {
        matches!(
            self,
            Self::Shape(ShapeFault::MissingKey { .. })
                | Self::NoSections
                | Self::NoLines
                | Self::EmptyPattern
        )
    }
}

impl From<ShapeFault> for ProblemKind {
    fn from(fault: ShapeFault) -> Self {
        Self::Shape(fault)
    }
}
