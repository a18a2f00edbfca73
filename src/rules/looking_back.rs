//! A game as it was before.

use super::Game;
use super::game::Beginning;

impl Game {
    /// The game as it was when so many actions had been done; the whole of it when there are no more. A game that was set
    /// up by hand is not played again: it stays as it is.
    #[must_use]
    pub fn as_of(&self, actions: usize) -> Self {
        if self.beginning != Beginning::Dealt {
            return self.clone();
        }
        let mut again = Self::deal(self.setup.clone());
        for &(seat, action) in self.actions.iter().take(actions) {
            if again.apply(seat, action).is_err() {
                debug_assert!(false, "{seat} {action} was accepted before");
                break;
            }
        }
        again
    }
}
