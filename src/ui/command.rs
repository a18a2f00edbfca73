//! What a screen asks for. Nothing changes while a frame is drawn.

use super::Route;
use super::screens::card::CardCommand;
use super::screens::drill::DrillCommand;
use super::screens::exam::ExamCommand;
use super::screens::lesson::LessonCommand;
use super::screens::shelf::ShelfCommand;
use super::screens::table::TableCommand;
use super::words::OpenWord;
use crate::locale::Language;
use crate::profile::{BotSpeed, TextSize, ThemeChoice};
use crate::rules::RuleId;

/// What a screen asks for, applied after the frame.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Go to a place.
    Go(Route),
    /// Go back to where the learner was before.
    Back,
    /// Speak this language.
    SetLanguage(Language),
    /// Show this theme.
    SetTheme(ThemeChoice),
    /// Show everything in this size.
    SetTextSize(TextSize),
    /// Let tiles appear at their place instead of moving there.
    SetReducedMotion(bool),
    /// Let the bots play at this speed.
    SetBotSpeed(BotSpeed),
    /// Let the table wait for the learner after every discard, or not.
    SetWaitAfterDiscards(bool),
    /// Let the coach keep to what it reckons at once, or not.
    SetQuickAdviceOnly(bool),
    /// Begin a new game, as it is agreed on in the settings, and go to the table.
    StartGame,
    /// Take up the game that was left, and go to the table.
    ContinueGame,
    /// Go to the table and try a rule, in a position set up anew.
    TryRule(RuleId),
    /// Explain a word where it stands.
    ExplainWord(OpenWord),
    /// The learner has read the oldest notice.
    DismissNotice,
    /// Something at the table.
    Table(TableCommand),
    /// Something with the card.
    Card(CardCommand),
    /// Something in the lesson.
    Lesson(LessonCommand),
    /// Something with the cards there are.
    Shelf(ShelfCommand),
    /// Something with the exam.
    Exam(ExamCommand),
    /// Something in a drill.
    Drill(DrillCommand),
}

/// The commands of one frame, in the order they were given.
#[derive(Debug, Default)]
pub struct Commands(Vec<Command>);

impl Commands {
    /// Adds a command.
    pub fn push(&mut self, command: Command) {
        self.0.push(command);
    }

    /// Goes to a place.
    pub fn go(&mut self, route: Route) {
        self.push(Command::Go(route));
    }

    /// Takes all commands out, in order.
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.0)
    }
}
