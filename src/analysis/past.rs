//! What a player has thrown away and let go: what it did not want then.

use super::opponent_model;
use crate::rules::{Seat, View};
use crate::tile::Tile;

/// How many of a player's turns ago something happened to each kind of tile; [`NEVER`] when it did
/// not. A tile that was let go since the player's last discard was let go 0 turns ago: with the same
/// hand as now, unless it is just playing its turn.
#[derive(Debug)]
pub(super) struct Past {
    thrown: [u8; Tile::KINDS],
    let_go: [u8; Tile::KINDS],
}

const NEVER: u8 = u8::MAX;

impl Past {
    /// The past of one player, as everybody at the table can see it.
    pub(super) fn new(view: View<'_>, seat: Seat) -> Self {
        let mut past = Self {
            thrown: [NEVER; Tile::KINDS],
            let_go: [NEVER; Tile::KINDS],
        };
        let mut turns = 0_u8;
        for discard in view.discards().iter().rev() {
            let kind = discard.tile.index();
            let is_own = discard.by == seat;
            turns = turns.saturating_add(u8::from(is_own));
            let place = if is_own {
                &mut past.thrown[kind]
            } else if discard.claimed_by.is_none() {
                &mut past.let_go[kind]
            } else {
                continue;
            };
            *place = (*place).min(turns);
        }
        past
    }

    /// How likely a hand is that wants this kind, beside one whose tiles were never thrown away.
    pub(super) fn leaves_hand(&self, kind: usize) -> f32 {
        opponent_model::hand_after_throwing(since(self.thrown[kind]))
    }

    /// How likely such a tile still completes the hand.
    pub(super) fn leaves_win(&self, kind: usize) -> f32 {
        opponent_model::wins_after_letting_go(since(self.let_go[kind]))
            * opponent_model::after_throwing(since(self.thrown[kind]))
    }

    /// How likely such a tile is still claimed for an exposure by a player with so many of them.
    pub(super) fn leaves_claim(&self, exposures: usize, kind: usize) -> f32 {
        opponent_model::claimed_after_letting_go(exposures, since(self.let_go[kind]))
            * opponent_model::after_throwing(since(self.thrown[kind]))
    }
}

fn since(turns: u8) -> Option<u8> {
    (turns != NEVER).then_some(turns)
}
