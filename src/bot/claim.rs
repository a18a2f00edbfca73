//! Whether a bot wants a discard.

use super::{Boldness, Bot, Level};
use crate::rules::{Action, Claim, Discard, View};
use crate::tile::Tile;

impl Bot {
    pub(super) fn answer(&self, view: View<'_>, discard: Discard) -> Action {
        if view.check_rightful(&Action::Claim(Claim::MahJongg)).is_ok() {
            return Action::Claim(Claim::MahJongg);
        }
        // Who hears a name does not look at the tile.
        let discard = Discard {
            tile: view.called().unwrap_or(discard.tile),
            ..discard
        };
        // Most discards cannot be claimed; that needs no thought.
        let beside = view.rack()[discard.tile] + view.rack()[Tile::Joker];
        if beside < 2 || discard.tile == Tile::Joker {
            return Action::LetGo;
        }
        let mind = self.mind(view);
        match mind.claims(discard).first() {
            Some(best) if best.gain >= self.least_gain() => Action::Claim(best.claim),
            _ => Action::LetGo,
        }
    }

    /// By how much a claim must better the hand.
    const fn least_gain(&self) -> f32 {
        match (self.level, self.style.boldness) {
            (Level::Learner, _) => 1.0,
            (_, Boldness::Passive) => 2.0,
            (Level::Expert, Boldness::Assertive) => 1.1,
            (Level::Regular, Boldness::Assertive) => 1.05,
        }
    }
}
