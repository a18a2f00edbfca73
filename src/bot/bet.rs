//! On whom a bot bets that sits out.

use super::Bot;
use crate::analysis::{HandEvaluator, Prospects, Scope};
use crate::rules::{Bet, BySeat, Seat, View};

/// From this many missing tiles on a hand looks out of reach, at the first discard.
const TOO_FAR: u8 = 8;

/// Hands that are hardly farther than the nearest one count.
const SCOPE: Scope<'static> = Scope {
    reach: 1,
    enough: usize::MAX,
    lines: &[],
};

impl Bot {
    /// On whom it bets when it sits out: on the player whose tiles are worth most, or on nobody when all
    /// four hands look out of reach. Who sits out may look at every rack before betting, so that all four
    /// views say it (rule `bet-role`).
    pub fn bet(&self, views: &BySeat<View<'_>>) -> Bet {
        let mut best: Option<(Seat, f32)> = None;
        for seat in Seat::ALL {
            let view = views[seat];
            let hands = Prospects::new(
                &self.card,
                &HandEvaluator::TileCount,
                *view.rack(),
                view.exposures(seat),
                SCOPE,
            );
            let worth = hands.worth();
            let is_too_far = hands.least() >= TOO_FAR;
            if !is_too_far && best.is_none_or(|(_, most)| worth > most) {
                best = Some((seat, worth));
            }
        }
        best.map_or(Bet::WallGame, |(seat, _)| Bet::On(seat))
    }
}
