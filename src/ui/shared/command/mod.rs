//! What a screen asks for. Nothing changes while a frame is drawn.

mod card;
mod drill;
mod exam;
mod file;
mod games;
mod lesson;
mod review;
mod shelf;
mod table;
mod word;

pub use card::CardCommand;
pub use drill::DrillCommand;
pub use exam::ExamCommand;
pub use file::FileWanted;
pub use games::GamesCommand;
pub use lesson::LessonCommand;
pub use review::{HiddenTiles, ReviewCommand};
pub use shelf::ShelfCommand;
pub use table::TableCommand;
pub use word::OpenWord;

use super::Route;
use crate::locale::Language;
use crate::play::{Agreement, ShownOpen, StopsAfterDiscards};
use crate::profile::{BotSpeed, CoachMode, Hints, TextSize, ThemeChoice, Warnings};
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
    SetStopsAfterDiscards(StopsAfterDiscards),
    /// Let the coach stand by a game like this.
    SetCoachMode(CoachMode),
    /// Show this in a game that is played open.
    SetShownOpen(ShownOpen),
    /// Let the coach warn of this.
    SetWarnings(Warnings),
    /// Let the coach advise like this.
    SetHints(Hints),
    /// Let the coach keep to what it reckons at once, or not.
    SetQuickAdviceOnly(bool),
    /// Whether every tile of the own rack bears its name.
    SetTileNames(bool),
    /// Agree on this for the games to come.
    Agree(Agreement),
    /// Begin a new game by this agreement, which need not be the one for the games to come, and go to the table.
    StartGame(Agreement),
    /// The same for a first game by this agreement, with tiles that are a good start.
    StartFirstGame(Agreement),
    /// Take up the game that was left, and go to the table.
    ContinueGame,
    /// Go to the table and try a rule, in a position set up anew.
    TryRule(RuleId),
    /// Explain a word where it stands.
    ExplainWord(OpenWord),
    /// Saves what is agreed on under a name.
    SaveTable(String, Agreement),
    /// Forgets what was saved under this name.
    ForgetTable(String),
    /// Let the learner choose a file, and do with it what it is wanted for.
    ChooseFile(FileWanted),
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
    /// Something with the games that were played.
    Games(GamesCommand),
    /// Something in the review of a game.
    Review(ReviewCommand),
    /// Something in a drill.
    Drill(DrillCommand),
}
