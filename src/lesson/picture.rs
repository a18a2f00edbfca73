//! Tiles as lessons lay them out.

use crate::tile::{Tile, TileCounts};

/// The tiles in groups as one sorts a rack: flowers, each suit, winds, dragons, jokers.
pub(super) fn groups(tiles: &TileCounts) -> Vec<Vec<Tile>> {
    let mut groups: Vec<Vec<Tile>> = Vec::new();
    for tile in tiles.tiles() {
        match groups.last_mut() {
            Some(group) if group.iter().all(|other| is_with(*other, tile)) => group.push(tile),
            _ => groups.push(vec![tile]),
        }
    }
    groups
}

/// Whether two tiles stand together on a sorted rack.
fn is_with(one: Tile, other: Tile) -> bool {
    match (one, other) {
        (Tile::Suited(one, _), Tile::Suited(other, _)) => one == other,
        _ => std::mem::discriminant(&one) == std::mem::discriminant(&other),
    }
}
