//! Every tile of the set is somewhere, and nowhere twice (rule `tiles-152`).

use mahj_tutor::rules::{Game, Seat};
use mahj_tutor::tile::{Tile, TileCounts};

/// Counts what lies on the racks, in the exposures, in the middle and in the wall.
pub(crate) fn assert_all_tiles_are_there(game: &Game) {
    let view = game.view(Seat::FIRST);
    let mut seen = TileCounts::EMPTY;
    for seat in Seat::ALL {
        seen.extend(game.view(seat).rack().tiles());
        for exposure in view.exposures(seat) {
            seen.add_many(exposure.tile, exposure.naturals);
            seen.add_many(Tile::Joker, exposure.jokers);
        }
    }
    for discard in view.discards() {
        if discard.claimed_by.is_none() {
            seen.add(discard.tile);
        }
    }
    let set = view.rules().tile_set().counts();
    assert_eq!(seen.total() + view.wall_left(), set.total());
    for (tile, count) in seen.kinds() {
        assert!(count <= set[tile], "{count} of {tile}");
    }
}
