//! A checked lesson.

use std::sync::Arc;

use super::{Amount, Anchor, Scale, StepPlaces, StepQuestion, Unit};
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
    /// Whether questions of earlier lessons are asked before its first step.
    pub warms_up: bool,
    /// Whether anything may be tried at the tables of its steps: what is done there is not counted.
    pub tries_freely: bool,
    /// About how many seconds it takes, with the texts that it was last [reckoned](Self::reckon) with; without
    /// any as it was read.
    pub seconds: f32,
}

/// A step: something to see and read, and perhaps a question.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its name, unique in the lesson, by which the learner's place is remembered.
    pub id: String,
    /// The step whose messages it is told in: itself, or the recall question of which it is a form.
    pub words: String,
    /// The recall question that asks the same idea in another position, if it is a form of one.
    pub form_of: Option<String>,
    /// Where its values stand in the file.
    pub places: StepPlaces,
    /// What is shown, from the top down.
    pub pictures: Vec<Illustration>,
    /// What is pointed at.
    pub points: Vec<Anchor>,
    /// Where it happens.
    pub scene: Scene,
    /// The card that is played there.
    pub card: Arc<CompiledCard>,
    /// Whose card that is.
    pub card_of: CardOf,
    /// From where on the dice, the walls and the deal are shown first, if they are.
    pub opening: Option<OpeningFrom>,
    /// What is done at the table when the step begins, one action after the other.
    pub plays: Vec<(Seat, Action)>,
    /// What is asked, if anything.
    pub question: Option<StepQuestion>,
}

/// From where on a table shows what comes before the Charleston.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpeningFrom {
    /// From the roll for East.
    Start,
    /// East has rolled, and the wall stands whole.
    Roll,
    /// East has broken the wall, and nothing is dealt.
    Break,
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
pub enum Illustration {
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

impl Lesson {
    /// The place of the step that has this name.
    pub fn find_step(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }

    /// The places of the recall questions that ask the same idea as the one of this name, itself first.
    pub fn forms(&self, topic: &str) -> Vec<usize> {
        let recall = self.recall.iter().enumerate();
        let same = recall.filter(|(_, step)| step.topic() == topic);
        same.map(|(place, _)| place).collect()
    }

    /// The places of its recall questions, each in its first form.
    pub fn topics(&self) -> impl Iterator<Item = usize> {
        let recall = self.recall.iter().enumerate();
        let first = recall.filter(|(_, step)| step.form_of.is_none());
        first.map(|(place, _)| place)
    }

    /// The place of the form of a recall question that follows the form of this name; of the first one after
    /// the last, and where none has that name.
    pub fn form_after(&self, topic: &str, form: &str) -> Option<usize> {
        let forms = self.forms(topic);
        let is_it = |place: &usize| self.recall.get(*place).is_some_and(|step| step.id == form);
        let next = forms.iter().position(is_it).map_or(0, |at| at + 1);
        forms.get(next).or_else(|| forms.first()).copied()
    }

    /// How many of its steps ask for something.
    pub fn actions(&self) -> usize {
        let asks = |step: &&Step| step.question.is_some();
        self.steps.iter().filter(asks).count()
    }
}

impl Step {
    /// The name of the idea it asks, by which is remembered how well that is known: all forms have the same.
    pub fn topic(&self) -> &str {
        self.form_of.as_deref().unwrap_or(&self.id)
    }

    /// Whether a line of a card is seen in it.
    pub fn shows_a_line(&self) -> bool {
        let is_line = |picture: &Illustration| matches!(picture, Illustration::Line(_));
        let asks_of_line = match &self.question {
            Some(StepQuestion::Choose(choose)) => {
                let mut pictures = choose.choices.iter().filter_map(|it| it.picture.as_ref());
                pictures.any(is_line)
            }
            Some(StepQuestion::PickGroups(_) | StepQuestion::Build(_)) => true,
            _ => false,
        };
        asks_of_line || self.pictures.iter().any(is_line)
    }

    /// The stack of the learner's own wall that is asked for at a table, if one is.
    pub fn asked_stack(&self) -> Option<&Amount> {
        match &self.question {
            Some(StepQuestion::Amount(amount)) if self.scene.is_table() => {
                (amount.scale == Scale::Stacks).then_some(amount)
            }
            _ => None,
        }
    }
}

impl OpeningFrom {
    /// The stack of the learner's wall that is right at this table, where the learner is East: the last one that
    /// is counted off (rule `break-dice-count`), or the first one that is taken (rule `deal-east-first-four`).
    pub fn right_stack(self, table: &Game) -> Option<u32> {
        let view = table.view(Seat::FIRST);
        let counted = view.dice().map(u32::from).iter().sum::<u32>();
        match self {
            _ if view.east() != Seat::FIRST => None,
            Self::Start => None,
            Self::Roll => Some(counted),
            Self::Break => Some(counted + 1),
        }
    }
}
