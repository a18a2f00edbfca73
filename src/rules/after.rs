//! What an action makes of the tiles of whoever does it.

use super::{Action, Claim, Discard, Exposure, View};
use crate::tile::{Tile, TileCounts};

impl View<'_> {
    /// The concealed tiles and the exposures of the view's seat after something that it may do, as far as
    /// the seat knows: without tiles that are still to come, and as if no other claim went first.
    pub fn after(self, action: &Action) -> (TileCounts, Vec<Exposure>) {
        let seat = self.seat();
        let mut rack = *self.rack();
        let mut exposures = self.exposures(seat).to_vec();
        match *action {
            Action::Claim(Claim::MahJongg) => rack.extend(self.claimable()),
            Action::Claim(claim) => {
                let discard = self.newest_discard();
                debug_assert!(discard.is_some(), "what is claimed is a discard");
                if let Some(discard) = discard {
                    let tile = self.name_of(discard);
                    let tiles = claim.from_rack(tile);
                    rack.take_all(&tiles);
                    exposures.push(Exposure::of_claim(Discard { tile, ..discard }, &tiles));
                }
            }
            Action::Exchange(at) => {
                let exposure = self.exposures(at.seat).get(usize::from(at.index));
                debug_assert!(exposure.is_some(), "a joker is exchanged in an exposure");
                if let Some(exposure) = exposure {
                    rack.take(exposure.tile);
                    rack.add(Tile::Joker);
                }
                if at.seat == seat
                    && let Some(own) = exposures.get_mut(usize::from(at.index))
                {
                    own.exchange();
                }
            }
            Action::ChangeExposure { naturals, jokers } => {
                let newest = exposures.last_mut();
                debug_assert!(newest.is_some(), "what is changed is an exposure");
                if let Some(exposure) = newest {
                    exposure.change(&mut rack, naturals, jokers);
                }
            }
            Action::SwapBlank(tile) => {
                rack.take(Tile::Blank);
                rack.add(tile);
            }
            _ => {
                if let Some(given) = action.given_away() {
                    rack.take_all(&given);
                }
            }
        }
        (rack, exposures)
    }
}
