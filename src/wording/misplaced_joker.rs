//! Why a joker may not stand where it does, as a drill tells of it.

use super::the_tile;
use crate::drill::NaturalGroup;
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;

/// A joker stands for a tile that must be natural.
pub(super) fn misplaced_joker(tile: Tile, group: NaturalGroup) -> Message {
    msg!(
        "drill-joker-for-tile",
        tile = the_tile(tile),
        group = match group {
            NaturalGroup::Single => "single",
            NaturalGroup::Pair => "pair",
            NaturalGroup::Cluster => "cluster",
            NaturalGroup::Closed => "closed",
        }
    )
}
