//! Which discards could complete somebody else's hand.

use crate::analysis::CompiledCard;
use crate::rules::{Exposure, Seat, View};
use crate::tile::Tile;

/// How likely a player with so many exposures waits for a last tile.
const WAITING: [f32; 5] = [0.0, 0.03, 0.15, 0.5, 0.9];

/// How likely one tile among those that a line still wants is the last one missing. Found by play: a
/// higher figure gives up more hands than it saves.
const IS_THE_LAST: f32 = 0.06;

/// For each kind of tile, the chance that somebody declares Mah Jongg on it, read from the exposures
/// that lie open.
#[derive(Debug, Clone)]
pub(super) struct Danger([f32; Tile::KINDS]);

impl Danger {
    /// Nothing is dangerous: what somebody thinks who does not look.
    pub(super) const NONE: Self = Self([0.0; Tile::KINDS]);

    /// What the exposures of the others tell.
    pub(super) fn read(card: &CompiledCard, view: View<'_>) -> Self {
        let mut danger = Self::NONE;
        let others = Seat::ALL.into_iter().filter(|seat| *seat != view.seat());
        for exposures in others.map(|seat| view.exposures(seat)) {
            if !exposures.is_empty() {
                danger.add(card, exposures);
            }
        }
        danger
    }

    /// The chance that this discard completes a hand, 0 to 1.
    pub(super) const fn of(&self, tile: Tile) -> f32 {
        self.0[tile.index()]
    }

    fn add(&mut self, card: &CompiledCard, exposures: &[Exposure]) {
        let mut wanted = [0.0_f32; Tile::KINDS];
        let mut hands = 0.0_f32;
        for hand in (0..card.hands()).filter(|hand| card.admits(*hand, exposures)) {
            hands += 1.0;
            for need in card.open_needs(hand, exposures) {
                if need.naturals + need.joker_places > 0 {
                    wanted[need.tile.index()] += 1.0;
                }
            }
        }
        let waiting = WAITING[exposures.len().min(WAITING.len() - 1)];
        for (danger, wanted) in self.0.iter_mut().zip(wanted) {
            let here = waiting * IS_THE_LAST * wanted / hands.max(1.0);
            *danger = 1.0 - (1.0 - *danger) * (1.0 - here);
        }
    }
}
