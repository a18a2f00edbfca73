//! Mah Jongg: which hands 14 tiles make, and which of them counts.

use super::{Exposure, Game, Outcome, Payments, Seat, Win, WinFacts, WinningTile};
use crate::card::{Card, ExposedGroup, LineIndex};
use crate::tile::{Tile, TileCounts};

/// A concrete hand that 14 tiles make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CompleteHand {
    /// The line.
    pub line: LineIndex,
    /// The concrete hand of that line, as its place in [`Card::targets`].
    pub target: u32,
}

impl Exposure {
    /// The group as matching knows it.
    pub const fn group(&self) -> ExposedGroup {
        ExposedGroup {
            tile: self.tile,
            size: self.size(),
            has_joker: self.jokers > 0,
        }
    }
}

/// The hands of the card that a player's exposures and concealed tiles make, 14 tiles together
/// (rule `win-14-on-card`), in card order.
pub fn complete_hands<'a>(
    card: &'a Card,
    exposures: &'a [Exposure],
    concealed: &TileCounts,
) -> impl Iterator<Item = CompleteHand> + 'a {
    let matching = card.matching();
    matching
        .complete(exposures.iter().map(Exposure::group), concealed)
        .filter_map(|target| {
            let line = matching.line_of(target)?;
            Some(CompleteHand { line, target })
        })
}

/// Whether no joker is among a player's tiles, concealed or exposed.
pub fn is_jokerless(exposures: &[Exposure], concealed: &TileCounts) -> bool {
    concealed[Tile::Joker] == 0 && exposures.iter().all(|exposure| exposure.jokers == 0)
}

/// The hand that pays most among those that fit, the first on the card when several do
/// (rule `card-best-value-counts`).
pub fn best_hand(
    card: &Card,
    exposures: &[Exposure],
    concealed: &TileCounts,
) -> Option<CompleteHand> {
    let jokerless = is_jokerless(exposures, concealed);
    let worth = |hand: &CompleteHand| {
        let line = card.line(hand.line);
        let doubled = jokerless && !card.section_of(line).singles_and_pairs;
        u32::from(line.value) * if doubled { 2 } else { 1 }
    };
    complete_hands(card, exposures, concealed).reduce(|best, hand| {
        if worth(&hand) > worth(&best) {
            hand
        } else {
            best
        }
    })
}

impl Game {
    /// Whether the 14 tiles that `seat` holds are Mah Jongg.
    pub(super) fn is_complete(&self, seat: Seat) -> bool {
        complete_hands(&self.setup.card, &self.exposures[seat], &self.racks[seat])
            .next()
            .is_some()
    }

    pub(super) fn win(&mut self, winner: Seat, tile: WinningTile) {
        let card = &self.setup.card;
        let exposures = &self.exposures[winner];
        let concealed = self.racks[winner];
        let Some(CompleteHand { line, target }) = best_hand(card, exposures, &concealed) else {
            return;
        };
        let jokerless = is_jokerless(exposures, &concealed);
        let payments = Payments::of(&WinFacts {
            winner,
            value: card.line(line).value,
            tile,
            jokerless,
            singles_and_pairs: card.section_of(card.line(line)).singles_and_pairs,
        });
        self.end(Outcome::Win(Win {
            winner,
            line,
            target,
            concealed,
            tile,
            jokerless,
            payments,
        }));
    }
}
