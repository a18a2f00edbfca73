//! A game of a match as it was before.

use std::sync::Arc;

use super::Session;

impl Session {
    /// The table as it was when so many actions of this game had been done, to look at it again: nothing happens there
    /// that is kept.
    #[must_use]
    pub fn as_of(&self, actions: usize) -> Self {
        let card = Arc::clone(self.compiled_card());
        let game = self.game.as_of(actions);
        let mut then = Self::of_game(card, game, self.opponents());
        then.people = self.people;
        then.seating = self.seating;
        then.warned.clone_from(&self.warned);
        then.advised.clone_from(&self.advised);
        then.weigh_claim();
        then
    }
}
