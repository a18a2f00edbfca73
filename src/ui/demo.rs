//! States of the screens worth looking at: pictures are made of them, and the tests draw them.

use super::screens::{self, Screens};
use super::{Change, Route, table};

/// A state of a screen worth looking at.
#[derive(Clone, Copy)]
pub struct Demo {
    /// Its name, kebab-case: the picture's file name begins with it.
    pub name: &'static str,
    /// Brings the screens into that state and says where to look.
    pub prepare: fn(&mut Screens, &mut Change<'_>) -> Route,
}

impl std::fmt::Debug for Demo {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.name)
    }
}

impl Demo {
    /// Every state, screen by screen.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        [
            screens::home::DEMOS,
            screens::lesson::DEMOS,
            screens::lesson::COURSE_DEMOS,
            screens::exam::DEMOS,
            screens::drill::DEMOS,
            screens::new_game::DEMOS,
            table::DEMOS,
            screens::games::DEMOS,
            screens::review::DEMOS,
            screens::rule_example::DEMOS,
            table::CLAIM_DEMOS,
            table::COACH_DEMOS,
            table::NAMING_DEMOS,
            table::MISTAKE_DEMOS,
            table::WARNING_DEMOS,
            screens::card::DEMOS,
            screens::shelf::DEMOS,
            screens::editor::DEMOS,
            screens::rulebook::DEMOS,
            screens::glossary::DEMOS,
            screens::settings::DEMOS,
            screens::about::DEMOS,
        ]
        .into_iter()
        .flatten()
    }
}
