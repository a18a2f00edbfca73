//! What can be wrong with a lesson's file: data, put into words by `wording::lesson`.

use crate::document::{self, Place, ShapeFault};
use crate::rules::{PositionProblem, RuleId};

/// The text of a lesson's file while it is read.
pub(crate) type LessonSource<'t> = document::Source<'t, Fault>;

/// A problem at a place of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonProblem {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The file's name is not `NN-name.toml`.
    FileName,
    /// What can be wrong with any file.
    Shape(ShapeFault),
    /// A rack for no seat: there are four.
    FifthRack,
    /// Not a name: small letters, digits and hyphens, beginning with a letter.
    BadName(String),
    /// A name that was given before.
    Twice(String),
    /// No rule has this id.
    UnknownRule(String),
    /// No card has this id.
    UnknownCard(String),
    /// The card has no line of this id.
    UnknownLine(String),
    /// A word that is not a tile.
    NotATile(String),
    /// A text that names nothing to point at.
    UnknownAnchor(String),
    /// The step asks more than one question.
    TwoQuestions,
    /// No language has this text of the lesson, by its id.
    NoText(String),
    /// The lesson has no steps.
    NoSteps,
    /// It has more steps, or questions to repeat, than anybody takes in one sitting.
    TooManySteps {
        /// How many it may have.
        most: usize,
    },
    /// No answer is right.
    NothingRight,
    /// Every answer is right.
    NothingWrong,
    /// A position that cannot be.
    Position(PositionProblem),
    /// An action that cannot be read.
    NotAnAction(String),
    /// A bet that cannot be read.
    NotABet(String),
    /// An action is refused, by these rules and not as the file says.
    ActionRefused(Vec<RuleId>),
    /// An action that is to be refused is done.
    NotRefused,
    /// What is to follow an action does not; the words of what follows instead.
    NotHappened(Vec<String>),
    /// The right answer is not taken as right.
    RightNotTaken,
    /// A wrong answer does not get the answer back that is listed for it.
    WrongNotTaken(String),
    /// A wrong answer has tiles that the step does not show.
    WrongOutOfReach(String),
    /// An action at a table, where none is set up.
    NoTable,
    /// Not the spots of two dice.
    NotDice(String),
    /// The card has too few sections to ask which line a hand belongs to.
    TooFewSections,
    /// The card has no lines of which the question can be asked.
    NoSuchLines,
    /// No hand of the card can be drawn that is as the step wants it.
    NoSuchHand,
    /// A question that is answered on a page is asked at a table.
    NotAtTable,
    /// An action of the script that cannot be done when its turn comes.
    CannotBeDone(String),
    /// A recall question that asks nothing.
    NothingAsked,
    /// No recall question before it has this name.
    UnknownQuestion(String),
    /// The course has no step of this name, which is `lesson/step`.
    UnknownStep(String),
    /// The glossary has no word of this id.
    UnknownEntry(String),
    /// Two words of the glossary stand in texts in the same form.
    SameForm {
        /// The form.
        form: String,
        /// The id of the word that had it before.
        word: String,
    },
}

impl From<ShapeFault> for Fault {
    fn from(fault: ShapeFault) -> Self {
        Self::Shape(fault)
    }
}

impl LessonProblem {
    /// The problems of a file, in the order of its text.
    pub(crate) fn all(file: &str, source: LessonSource<'_>) -> Vec<Self> {
        let faults = source.into_faults();
        faults
            .map(|(at, fault)| Self::at(file, at, fault))
            .collect()
    }

    /// A problem at a place of a file.
    pub(crate) fn at(file: &str, Place { line, column }: Place, fault: Fault) -> Self {
        Self {
            file: file.to_owned(),
            line,
            column,
            fault,
        }
    }
}
