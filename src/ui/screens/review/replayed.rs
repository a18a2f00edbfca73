//! A game that is played again once, so that what was so at each of its actions need not be found again and again.

use super::moment::Passing;
use crate::locale::Message;
use crate::rules::{Game, Seat, View};
use crate::wording::review_moment;

/// What was so before each action of a game, as one seat saw it, and at the end.
#[derive(Debug, Default)]
pub(super) struct Replayed(Vec<Then>);

/// What was so when so many actions had been done.
#[derive(Debug)]
struct Then {
    /// How much had happened.
    events: usize,
    /// Which tiles were passed.
    passing: Option<Passing>,
    /// At which pass, or in or after which turn it was.
    when: Message,
}

impl Then {
    fn of(view: View<'_>) -> Self {
        Self {
            events: view.events().len(),
            passing: Passing::at(view.situation()),
            when: review_moment(view),
        }
    }
}

impl Replayed {
    /// Plays a game again.
    pub(super) fn of(game: &Game, seat: Seat) -> Self {
        let mut again = game.as_of(0);
        let mut then = vec![Then::of(again.view(seat))];
        for &(by, action) in game.actions() {
            let done = again.apply(by, action);
            debug_assert!(
                done.is_ok(),
                "it was done in this game: {by} {action}: {done:?}"
            );
            if done.is_err() {
                break;
            }
            then.push(Then::of(again.view(seat)));
        }
        Self(then)
    }

    /// How much had happened once so many actions had been done; all of it once the game was over.
    pub(super) fn events(&self, actions: usize) -> usize {
        self.at(actions).map_or(0, |then| then.events)
    }

    /// Which tiles were passed then.
    pub(super) fn passing(&self, actions: usize) -> Option<Passing> {
        self.at(actions)?.passing
    }

    /// At which pass, or in or after which turn it was.
    pub(super) fn when(&self, actions: usize) -> Option<&Message> {
        self.at(actions).map(|then| &then.when)
    }

    fn at(&self, actions: usize) -> Option<&Then> {
        self.0.get(actions).or_else(|| self.0.last())
    }
}
