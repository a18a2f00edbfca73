//! Where in the program the learner is.

use crate::lesson::Unit;
use crate::locale::Message;
use crate::msg;
use crate::profile::GameNumber;
use crate::rules::RuleId;

/// A place the learner can go to, and come back from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Route {
    /// The course and what to do next.
    #[default]
    Home,
    /// A lesson, by its id.
    Lesson(String),
    /// A test of what a unit teaches.
    UnitTest(Unit),
    /// The exam at the end of the course: its questions, or what they came to.
    Exam,
    /// The picture of an exam's result, to keep.
    Certificate,
    /// The drills.
    Drill,
    /// What is agreed on before a game.
    NewGame,
    /// The game with three bots.
    Table,
    /// The games that were played to their end.
    Games,
    /// One of them, looked at again.
    KeptGame(GameNumber),
    /// The game that was played last, looked at again.
    Review,
    /// The table, to try a rule in a position where it matters.
    RuleExample(RuleId),
    /// The whole score card.
    Card,
    /// The cards there are, to choose from.
    Shelf,
    /// A card of the learner's own to be typed in, by its id.
    Editor(String),
    /// The rulebook, open at a rule or at its list of areas.
    Rulebook(Option<RuleId>),
    /// The glossary, open at a word, by its id, or at its beginning.
    Glossary(Option<String>),
    /// The learner's choices.
    Settings,
    /// What this program is, and whose work is in it.
    About,
}

impl Route {
    /// What the place is called.
    pub fn title(&self) -> Message {
        match self {
            Self::Home => msg!("route-home"),
            Self::Lesson(_) => msg!("route-lesson"),
            Self::UnitTest(_) => msg!("route-unit-test"),
            Self::Exam => msg!("route-exam"),
            Self::Certificate => msg!("route-certificate"),
            Self::Drill => msg!("route-drill"),
            Self::NewGame => msg!("new-game-title"),
            Self::Table => msg!("route-table"),
            Self::Games => msg!("route-games"),
            Self::Review | Self::KeptGame(_) => msg!("route-review"),
            Self::RuleExample(_) => msg!("route-rule-example"),
            Self::Card => msg!("route-card"),
            Self::Shelf => msg!("route-shelf"),
            Self::Editor(_) => msg!("route-editor"),
            Self::Rulebook(_) => msg!("route-rulebook"),
            Self::Glossary(_) => msg!("route-glossary"),
            Self::Settings => msg!("route-settings"),
            Self::About => msg!("route-about"),
        }
    }
}

/// Where the learner is and the way back.
#[derive(Debug, Clone, Default)]
pub(in crate::ui) struct Whereabouts {
    current: Route,
    before: Vec<Route>,
}

impl Whereabouts {
    /// Where the learner is.
    pub(in crate::ui) fn current(&self) -> &Route {
        &self.current
    }

    /// Whether there is a way back.
    pub(in crate::ui) fn can_go_back(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a lesson or a test waits for who only looks something up here.
    pub(in crate::ui) fn is_within_lesson(&self) -> bool {
        let looks_up = |route: &&Route| {
            matches!(
                route,
                Route::Card
                    | Route::Rulebook(_)
                    | Route::Glossary(_)
                    | Route::Settings
                    | Route::About
            )
        };
        let mut before = self.before.iter().rev().skip_while(looks_up);
        matches!(before.next(), Some(Route::Lesson(_) | Route::UnitTest(_)))
    }

    /// Goes to a place. Home is where every way back begins.
    pub(in crate::ui) fn go(&mut self, route: Route) {
        if route == self.current {
            return;
        }
        if route == Route::Home {
            self.before.clear();
        } else {
            self.before.push(self.current.clone());
        }
        self.current = route;
    }

    /// Goes to where the learner was before; home when there is no before.
    pub(in crate::ui) fn back(&mut self) {
        self.current = self.before.pop().unwrap_or_default();
    }
}
