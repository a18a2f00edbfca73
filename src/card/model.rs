//! A checked score card: sections of lines, each with its concrete hands.

use std::fmt;
use std::ops::Range;

use super::{Hand, HandIndex, HandRange, Matching, NumberKind, Pattern};

/// The place of a line on its card, counted from 0 over all sections.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineIndex(pub u16);

/// The name of a line: its section's id and its number there, counted from 1, as in `quints/2`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId {
    /// The section's id.
    pub section: String,
    /// The line's number in that section, counted from 1.
    pub number: u16,
}

impl fmt::Display for LineId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.section, self.number)
    }
}

/// A section of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The id, unique on the card.
    pub id: String,
    /// The title as printed.
    pub title: String,
    /// Whether its hands get no jokerless bonus (rule `pay-singles-pairs-exempt`).
    pub singles_and_pairs: bool,
    /// Its lines.
    pub lines: Range<u16>,
}

/// How the numbers of a line may move (rules `card-fixed-numbers`, `card-any-consecutive`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Numbers {
    /// They bind as printed.
    #[default]
    Printed,
    /// They move together, by the same step.
    Slide,
    /// They move together to where every one of them is odd.
    SlideOdd,
    /// They move together to where every one of them is even.
    SlideEven,
}

impl Numbers {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Self; 4] = [Self::Printed, Self::Slide, Self::SlideOdd, Self::SlideEven];

    /// The word by which a card's file names it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Slide => "slide",
            Self::SlideOdd => "slide-odd",
            Self::SlideEven => "slide-even",
        }
    }

    /// The one that a card's file names by this word.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.word() == word)
    }

    /// Among which numbers they move; nothing when they bind as printed.
    pub const fn kind(self) -> Option<NumberKind> {
        match self {
            Self::Printed => None,
            Self::Slide => Some(NumberKind::Any),
            Self::SlideOdd => Some(NumberKind::Odd),
            Self::SlideEven => Some(NumberKind::Even),
        }
    }

    /// The steps by which these printed numbers may move; each number stays between 1 and 9.
    pub(super) fn steps(self, printed: &[u8]) -> Vec<i8> {
        let Some(kind) = self.kind().filter(|_| !printed.is_empty()) else {
            mark!(CARD_FIXED_NUMBERS, CAT_YEAR, CAT_369);
            return vec![0];
        };
        mark!(CARD_PARENTHETICAL);
        let allowed = |number: u8| {
            (1..=9).contains(&number)
                && match kind {
                    NumberKind::Any => {
                        mark!(CARD_ANY_CONSECUTIVE, CAT_CONSECUTIVE);
                        true
                    }
                    NumberKind::Odd => {
                        mark!(CAT_13579);
                        number % 2 == 1
                    }
                    NumberKind::Even => {
                        mark!(CAT_2468);
                        number.is_multiple_of(2)
                    }
                }
        };
        let fits = |step: i8| {
            let moved = printed.iter().map(|number| number.checked_add_signed(step));
            moved.into_iter().all(|number| number.is_some_and(allowed))
        };
        (-8..=8).filter(|step| fits(*step)).collect()
    }
}

/// A line of a card: one pattern, in one or more ways, with all its concrete hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its name.
    pub id: LineId,
    /// Its section's place on the card.
    pub section: u16,
    /// The ways to make it, each as the card writes it.
    pub patterns: Vec<String>,
    /// The same ways, read: for drawing the line and for saying what it asks for.
    pub printed: Vec<Pattern>,
    /// How its numbers may move.
    pub numbers: Numbers,
    /// What the line is worth, in points.
    pub value: u16,
    /// Whether it must be concealed (C) rather than may be exposed (X).
    pub concealed: bool,
    /// The note in parentheses, if the card's author wrote one.
    pub note: Option<String>,
    /// Its concrete hands.
    pub hands: HandRange,
}

/// A checked score card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The id by which settings, records and lessons name the card.
    pub id: String,
    /// The title.
    pub title: String,
    /// The year it was made for.
    pub year: u16,
    /// Its licence, as an SPDX expression, if it names one.
    pub license: Option<String>,
    pub(super) sections: Vec<Section>,
    pub(super) lines: Vec<Line>,
    pub(super) hands: Vec<Hand>,
    /// The hands laid out by [`Matching::new`].
    pub(super) matching: Matching,
}

impl Card {
    /// The sections, as printed.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// All lines, in card order.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = (LineIndex, &Line)> {
        self.lines
            .iter()
            .enumerate()
            .map(|(index, line)| (LineIndex(index as u16), line))
    }

    /// The line at `index`.
    ///
    /// # Panics
    /// When `index` is of another card.
    pub fn line(&self, index: LineIndex) -> &Line {
        &self.lines[usize::from(index.0)]
    }

    /// The line that has this name.
    pub fn find(&self, id: &LineId) -> Option<LineIndex> {
        self.lines()
            .find(|(_, line)| line.id == *id)
            .map(|(index, _)| index)
    }

    /// The section of a line.
    pub fn section_of(&self, line: &Line) -> &Section {
        &self.sections[usize::from(line.section)]
    }

    /// Every concrete hand of the card, in card order.
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// The concrete hand at `index`.
    ///
    /// # Panics
    /// When `index` is of another card.
    pub fn hand(&self, index: HandIndex) -> &Hand {
        &self.hands[index.place()]
    }

    /// The concrete hands, laid out to ask which of them a rack makes.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// The concrete hands of one line.
    pub fn hands_of(&self, line: &Line) -> &[Hand] {
        &self.hands[line.hands.places()]
    }
}
