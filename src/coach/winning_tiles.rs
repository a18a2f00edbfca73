//! With which tiles a hand is complete that waits for one.

use crate::analysis::{CompiledCard, Distances, Unseen};
use crate::rules::View;
use crate::tile::{RACK, Tile, TileCounts};

/// With which tiles `view`'s seat wins, of those that can still come: more than the one that a nearest hand lacks, as a joker may
/// stand elsewhere then. Nothing where more than one tile is missing, or one is to be discarded first.
pub fn winning_tiles(card: &CompiledCard, view: View<'_>) -> TileCounts {
    let rack = view.rules().blanks.as_jokers(*view.rack());
    let exposures = view.exposures(view.seat());
    let mut distances = Distances::default();
    card.measure(&rack, exposures, &mut distances);
    let open: usize = exposures.iter().map(|it| usize::from(it.size())).sum();
    if distances.least() != Some(1) || rack.total() + open > RACK {
        return TileCounts::EMPTY;
    }
    let unseen = Unseen::new(view);
    let mut wins = |tile: Tile| {
        let mut complete = rack;
        complete.add(tile);
        let complete = view.rules().blanks.as_jokers(complete);
        card.measure(&complete, exposures, &mut distances);
        distances.least() == Some(0)
    };
    let can_come = Tile::ALL.into_iter().filter(|tile| unseen.live[*tile] > 0);
    can_come.filter(|tile| wins(*tile)).collect()
}
