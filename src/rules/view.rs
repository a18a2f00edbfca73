//! What one seat may know of a game.

use super::{Action, Discard, Event, Exposure, Game, Outcome, Refusal, Seat};
use crate::card::Card;
use crate::tile::{Tile, TileCounts};

/// A pass of the Charleston.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// First right.
    FirstRight,
    /// First across.
    FirstAcross,
    /// First left; a blind pass is allowed.
    FirstLeft,
    /// Second left.
    SecondLeft,
    /// Second across.
    SecondAcross,
    /// Last right; a blind pass is allowed.
    LastRight,
}

/// What is going on, as everybody at the table can see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Situation<'a> {
    /// Everybody chooses three tiles to pass.
    Charleston(Step),
    /// Everybody says whether to go on to a second Charleston.
    Vote,
    /// Everybody says how many tiles to exchange across.
    CourtesyOffer,
    /// Those who agreed on a courtesy pass choose this seat's number of tiles.
    CourtesyPass {
        /// How many tiles this seat gives, 0 to 3.
        count: u8,
    },
    /// This player is to draw.
    ToDraw(Seat),
    /// This player holds 14 tiles: exchange, declare, or discard.
    ToDiscard(Seat),
    /// A discard may be claimed.
    Claims(Discard),
    /// The game is over.
    Over(&'a Outcome),
}

/// What one seat may know of a game. Bots, the coach and the screens get this, never the [`Game`].
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    game: &'a Game,
    seat: Seat,
}

impl<'a> View<'a> {
    pub(super) const fn new(game: &'a Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose view this is.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The card that is played.
    pub fn card(self) -> &'a Card {
        &self.game.setup().card
    }

    /// Who is East.
    pub fn east(self) -> Seat {
        self.game.setup().east
    }

    /// What is going on.
    pub fn situation(self) -> Situation<'a> {
        todo!()
    }

    /// Whether this seat must act now.
    pub fn must_act(self) -> bool {
        todo!()
    }

    /// The concealed tiles of this seat.
    pub fn rack(self) -> &'a TileCounts {
        todo!()
    }

    /// The tile this seat drew in this turn, while it holds it.
    pub fn drawn(self) -> Option<Tile> {
        todo!()
    }

    /// How many concealed tiles a seat holds.
    pub fn rack_size(self, seat: Seat) -> usize {
        let _ = seat;
        todo!()
    }

    /// The exposures on a seat's rack, in the order they were made.
    pub fn exposures(self, seat: Seat) -> &'a [Exposure] {
        let _ = seat;
        todo!()
    }

    /// Every discard, oldest first, also those that were claimed.
    pub fn discards(self) -> &'a [Discard] {
        todo!()
    }

    /// How many tiles are left to draw.
    pub fn wall_left(self) -> usize {
        todo!()
    }

    /// Everything that has happened, as this seat may know it, oldest first.
    pub fn events(self) -> impl Iterator<Item = Event> + 'a {
        std::iter::empty()
    }

    /// Every act that [`Game::apply`] would accept from this seat now.
    pub fn legal_actions(self) -> Vec<Action> {
        todo!()
    }

    /// Whether this seat may do `action` now.
    ///
    /// # Errors
    /// Every reason why not.
    pub fn check(self, action: &Action) -> Result<(), Refusal> {
        let _ = action;
        todo!()
    }
}
