//! A checked lesson.

use std::sync::Arc;

use super::{Anchor, Places, Question, Unit};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::{Action, Game, RuleId, Seat};
use crate::tile::Tile;

/// A lesson whose structure has been checked: its lines are lines of its card, its rules rules of the
/// catalogue, and every question can be answered.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// Its name, by which progress is remembered, as in `a-turn`.
    pub id: String,
    /// The name of its file.
    pub file: String,
    /// Its place in the course, from the name of its file.
    pub number: u8,
    /// The unit it belongs to; a teacher's own lesson need not belong to one.
    pub unit: Option<Unit>,
    /// The card whose lines it shows.
    pub card: Arc<CompiledCard>,
    /// Whether it names that card itself; else it is on the card in use.
    pub keeps_card: bool,
    /// The rules it teaches.
    pub rules: Vec<RuleId>,
    /// Its steps; at least one.
    pub steps: Vec<Step>,
    /// Questions that are asked at its end, and again in later lessons. Each asks something.
    pub recall: Vec<Step>,
}

/// A step: something to see and read, and perhaps a question.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its name, unique in the lesson, by which the learner's place is remembered.
    pub id: String,
    /// Where its values stand in the file.
    pub places: Places,
    /// What is shown, from the top down.
    pub pictures: Vec<Picture>,
    /// What is pointed at.
    pub points: Vec<Anchor>,
    /// Where it happens.
    pub scene: Scene,
    /// The card that is played there.
    pub card: Arc<CompiledCard>,
    /// Whose card that is.
    pub card_of: CardOf,
    /// Whether the dice, the walls and the deal are shown first.
    pub opening: bool,
    /// What is done at the table when the step begins, one act after the other.
    pub plays: Vec<(Seat, Action)>,
    /// What is asked, if anything.
    pub question: Option<Question>,
}

/// Whose card is played in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardOf {
    /// The lesson's.
    Lesson,
    /// The learner's own.
    Learner,
    /// The lesson's, as the learner has chosen none yet.
    NoneChosen,
    /// The lesson's, as the learner's own lacks what the scene needs.
    LessonInstead,
}

/// Where a step happens.
#[derive(Debug, Clone)]
pub enum Scene {
    /// On a page of its own.
    Page,
    /// At a table that is set up for it.
    SetUp(Box<Game>),
    /// At the table of the step before, as the learner left it.
    GoesOn,
}

impl Scene {
    /// Whether it is at a table.
    pub const fn is_table(&self) -> bool {
        !matches!(self, Self::Page)
    }
}

/// Something shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picture {
    /// A line of the card, as printed.
    Line(LineIndex),
    /// Tiles, in groups.
    Tiles {
        /// The groups.
        groups: Vec<Vec<Tile>>,
        /// Whether below each group stands what it is called: a pair, a pung.
        named: bool,
    },
    /// A player's rack: tiles that stand on it, and groups that lie open on its top.
    Rack {
        /// The tiles, as they stand.
        tiles: Vec<Tile>,
        /// The groups that lie open; often none.
        open: Vec<Vec<Tile>>,
        /// Whether its parts are called by their names, the pusher in front of it as well.
        named: bool,
    },
    /// Two dice, with so many spots.
    Dice(u8, u8),
    /// The four players around a table, called by where they sit as seen from the learner.
    Seats {
        /// Who is East, when each is called by their wind, too.
        east: Option<Seat>,
    },
    /// A player's wall as its owner sees it.
    Wall {
        /// How many stacks it has.
        stacks: u8,
        /// How many of them, counted from the right end, are parted from the others by the break.
        broken: Option<u8>,
        /// Whether its right end is pushed toward the middle of the table.
        served: bool,
    },
}

/// How long a step takes that only tells something, in seconds.
const TOLD: usize = 14;
/// How long a step takes that asks something, in seconds.
const ASKED: usize = 24;
/// How many recall questions a lesson has that is taken for the first time.
const RECALLED: usize = 4;

impl Lesson {
    /// The place of the step that has this name.
    pub fn find_step(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }

    /// How many of its steps ask for something.
    pub fn acts(&self) -> usize {
        let asks = |step: &&Step| step.question.is_some();
        self.steps.iter().filter(asks).count()
    }

    /// About how many minutes it takes, its recall included; at least one.
    pub fn minutes(&self) -> usize {
        let recall = if self.recall.is_empty() { 0 } else { RECALLED };
        let asked = self.acts();
        let told = self.steps.len() - asked;
        let playing: usize = self.steps.iter().filter_map(Step::playing_seconds).sum();
        (told * TOLD + (asked + recall) * ASKED + playing)
            .div_ceil(60)
            .max(1)
    }
}

impl Step {
    /// How much longer than any other question it takes, in seconds, when it is played through.
    fn playing_seconds(&self) -> Option<usize> {
        match &self.question {
            Some(Question::Play(play)) => Some(play.until.seconds()),
            _ => None,
        }
    }
}
