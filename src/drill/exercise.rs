//! One exercise, as data: a picture, a question, what may be answered, and why it is right or wrong.

use super::Kind;
use crate::card::LineIndex;
use crate::rules::RuleId;
use crate::tile::{Tile, TileCounts};

/// How many choices are offered where there are as many.
pub const CHOICES: usize = 4;

/// One exercise of a drill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// The kind of drill.
    pub kind: Kind,
    /// What is asked, by a name that stays: a line by its card and its id, a tile by its notation.
    pub subject: String,
    /// What is looked at, if anything is.
    pub picture: Option<Picture>,
    /// The question.
    pub question: Question,
    /// How it is answered.
    pub asked: Asked,
    /// The rule to read after a mistake.
    pub rule: RuleId,
}

/// What is looked at to find the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picture {
    /// The learner's rack.
    Rack(TileCounts),
    /// One tile.
    Tile(Tile),
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which line is nearest to the rack?
    NearestLine,
    /// What is the tile in the picture called?
    NameOfTile,
    /// Which tile is called this?
    TileCalled(Tile),
}

/// How an exercise is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// By choosing one of these.
    OneOf {
        /// What is offered, in the order in which it is shown.
        choices: Vec<Choice>,
        /// The place of the right one.
        right: usize,
    },
}

/// Something to choose, and why it is right or wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// What it shows.
    pub shown: Shown,
    /// What is said when it is chosen.
    pub reason: Reason,
}

/// What something to choose shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// A line of the card, printed.
    Line(LineIndex),
    /// A tile, without its name.
    Tile(Tile),
    /// The name of a tile.
    TileName(Tile),
}

/// Why an answer is right or wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
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
}

/// What the learner answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The choice at this place.
    Choice(usize),
}

/// What comes of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grade {
    /// Whether it is right.
    pub is_right: bool,
    /// Why.
    pub reason: Reason,
}

impl Exercise {
    /// The name under which progress counts what is asked: the kind and the subject.
    pub fn skill(&self) -> String {
        self.kind.skill(&self.subject)
    }

    /// Grades an answer; `None` where it is none of those that can be given.
    pub fn grade(&self, answer: Answer) -> Option<Grade> {
        let Asked::OneOf { choices, right } = &self.asked;
        let Answer::Choice(place) = answer;
        let choice = choices.get(place)?;
        Some(Grade {
            is_right: place == *right,
            reason: choice.reason,
        })
    }

    /// What an answer shows.
    pub fn shown(&self, answer: Answer) -> Option<Shown> {
        let Asked::OneOf { choices, .. } = &self.asked;
        let Answer::Choice(place) = answer;
        choices.get(place).map(|choice| choice.shown)
    }

    /// The right answer.
    pub const fn right(&self) -> Answer {
        let Asked::OneOf { right, .. } = &self.asked;
        Answer::Choice(*right)
    }
}
