//! Taking back the last own decision, and trying something else with other hidden tiles.

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::Session;
use super::window::ClaimClock;
use crate::analysis::Sampler;
use crate::play::Awaited;
use crate::rules::{Action, Seat};

impl Session {
    /// Whether the learner has decided anything in this game that can be taken back. A game that is over stands.
    pub fn can_take_back(&self) -> bool {
        let is_match = self.people.is_some() && self.script.is_none();
        is_match
            && !self.sits_out()
            && self.outcome().is_none()
            && self.opening().is_none()
            && self.own_decisions().next().is_some()
    }

    /// Goes back to before the last own decision of this game; every tile lies as it did then. Says whether there was one.
    pub fn take_back(&mut self) -> bool {
        if !self.can_take_back() {
            return false;
        }
        let before = self.own_decisions().find_map(|actions| {
            let then = self.before(actions);
            let asks_again = then.actions_done() == actions && then.awaited() == Awaited::Learner;
            asks_again.then_some(then)
        });
        let Some(before) = before else { return false };
        *self = before;
        self.forget_advice();
        self.taken_back += 1;
        true
    }

    /// How often something was taken back in this game.
    pub const fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// How many actions had been done before each own decision, the last one first. Who draws, or lets the table go on,
    /// decides nothing.
    fn own_decisions(&self) -> impl Iterator<Item = usize> {
        let actions = self.game.actions().iter().enumerate().rev();
        let own = actions.filter(|(_, (seat, action))| {
            let decides = !matches!(action, Action::Draw | Action::Rack | Action::LookAtPass);
            *seat == Seat::FIRST && decides
        });
        own.map(|(number, _)| number)
    }

    /// This game when so many actions had been done.
    fn before(&self, actions: usize) -> Self {
        let mut then = self.clone();
        then.game = self.game.as_of(actions);
        then.pending_call = None;
        then.waiting_since = None;
        then.claim_clock = ClaimClock::default();
        then.discard_is_answered = false;
        then.discards_passed = then.discards_passed.min(then.discards());
        then.weigh_claim();
        then
    }

    /// The same for the learner, while what they cannot see lies in another way: as likely as any that fits what they know.
    #[must_use]
    pub fn with_fresh_tiles(&self, seed: u64) -> Self {
        let mut fresh = self.clone();
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let view = self.view();
        let deal = Sampler::new(&self.card, view).deal(&mut chance);
        let imagined = view.imagine(deal);
        debug_assert!(imagined.is_ok(), "a deal that was drawn can lie so");
        if let Ok(game) = imagined {
            fresh.game = game;
            fresh.weigh_claim();
        }
        fresh
    }
}
