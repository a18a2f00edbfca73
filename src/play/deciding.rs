//! What the bots want to do.

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::Session;
use crate::bot::{Bot, Erring};
use crate::rules::{Action, Mistakes, Seat};

impl Session {
    /// How often the others make the mistakes of people, where the table allows mistakes.
    pub fn erring(&self) -> Erring {
        self.bots[0].erring()
    }

    /// Whether the others may do something against the rules at this table.
    pub fn may_the_others_err(&self) -> bool {
        self.erring() != Erring::Never && self.view().rules().mistakes == Mistakes::Allowed
    }

    pub(super) fn bot(&self, seat: Seat) -> Option<&Bot> {
        self.bots.get(self.seating.at[seat].index().checked_sub(1)?)
    }

    /// What the bot at `seat` wants to do.
    pub(super) fn decision_of(&self, seat: Seat) -> Option<Action> {
        let view = self.game.view(seat);
        let decision = self.bot(seat)?.choose(view, &mut self.chance_of(seat))?;
        let is_accepted = view.accepts(&decision).is_ok();
        debug_assert!(is_accepted, "a bot wants what the table accepts");
        if is_accepted {
            Some(decision)
        } else {
            view.legal_actions().first().copied()
        }
    }

    /// The chance of one decision: of this game's seed, this seat, and how often it has acted.
    fn chance_of(&self, seat: Seat) -> ChaCha8Rng {
        let game = &self.game;
        let mut key = [0; 32];
        key[..8].copy_from_slice(&game.setup().seed.to_le_bytes());
        let actions = game.actions().iter().filter(|(by, _)| *by == seat).count();
        key[8..16].copy_from_slice(&(actions as u64).to_le_bytes());
        key[16] = seat.index() as u8;
        ChaCha8Rng::from_seed(key)
    }
}
