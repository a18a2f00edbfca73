//! The state of one game, and the one function that changes it.

use std::sync::Arc;

use super::{Action, BySeat, Event, Outcome, Refusal, Seat, TableRules, View};
use crate::card::Card;
use crate::tile::Tile;

/// What determines a game before anybody acts.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The card that is played.
    pub card: Arc<Card>,
    /// What the table agreed on.
    pub rules: TableRules,
    /// From which all chance of this game comes.
    pub seed: u64,
    /// Who is East.
    pub east: Seat,
}

/// A tile in the middle of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// Who discarded it.
    pub by: Seat,
    /// Who claimed it, if anybody did; it is then no longer in the middle.
    pub claimed_by: Option<Seat>,
}

/// One game, from the deal to its outcome.
#[derive(Debug, Clone)]
pub struct Game {
    setup: Setup,
}

impl Game {
    /// Builds the walls, breaks them and deals.
    pub fn deal(setup: Setup) -> Self {
        Self { setup }
    }

    /// What `seat` may know.
    pub fn view(&self, seat: Seat) -> View<'_> {
        View::new(self, seat)
    }

    /// The seats that must act before anything else happens: one in a turn, up to four in the
    /// Charleston and while a discard may be claimed; none when the game is over.
    pub fn to_act(&self) -> BySeat<bool> {
        todo!()
    }

    /// Lets `seat` do `action`, and tells what happened, with all tiles open; [`View::events`] tells
    /// it as a seat may know it.
    ///
    /// # Errors
    /// A refusal with every reason; the game is then as it was.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let _ = (seat, action);
        todo!()
    }

    /// How the game ended, when it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        todo!()
    }

    /// What determined the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
}
