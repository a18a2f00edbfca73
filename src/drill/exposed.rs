//! Groups of a hand laid open.

use super::chance::Chance;
use crate::card::{ExposedGroup, Group, Hand};
use crate::rules::{Exposure, Seat};
use crate::tile::{RACK, TileCounts, copies_of};

/// The most jokers in an exposure.
const MOST_JOKERS: u8 = 2;

/// Some groups of a hand as exposures; none where it has not as many that may be claimed.
pub(super) fn expose(hand: &Hand, chance: &mut Chance, count: usize) -> Option<Vec<Exposure>> {
    let claimable = hand.groups.iter().filter(|group| is_claimable(group));
    let groups = chance.some_of(claimable.collect(), count);
    if groups.len() < count {
        return None;
    }
    let exposures = groups.into_iter().map(|group| exposure(group, chance));
    let exposures: Option<Vec<Exposure>> = exposures.collect();
    exposures.filter(|exposures| are_there(exposures))
}

/// Whether a group may be claimed: three or more identical tiles.
pub(super) fn is_claimable(group: &Group) -> bool {
    !group.is_cluster && group.tiles.len() > 2
}

/// A group laid open, by chance with a joker or two where it takes them.
pub(super) fn exposure(group: &Group, chance: &mut Chance) -> Option<Exposure> {
    let tile = group.tile()?;
    let size = group.tiles.len() as u8;
    let least = size.saturating_sub(copies_of(tile));
    if least > 0 && !group.takes_jokers {
        return None;
    }
    let most = if group.takes_jokers {
        MOST_JOKERS.max(least).min(size - 1)
    } else {
        0
    };
    let jokers = least + chance.below(usize::from(most - least) + 1) as u8;
    Some(Exposure {
        tile,
        naturals: size - jokers,
        jokers,
        strays: TileCounts::EMPTY,
        claimed_from: Seat::FIRST,
    })
}

/// Whether there are as many of each tile.
pub(super) fn are_there(exposures: &[Exposure]) -> bool {
    let mut all = TileCounts::EMPTY;
    for exposure in exposures {
        all.add_all(&exposure.tiles());
    }
    all.kinds().all(|(tile, count)| count <= copies_of(tile))
}

/// The most groups that a hand exposes.
pub(super) const MOST_GROUPS: usize = 4;

/// Whether a hand may lie open like this: four groups at most, of 13 tiles, for who has claimed has discarded since.
pub(super) fn fit_a_hand(exposures: &[Exposure]) -> bool {
    let tiles = exposures.iter().map(|it| usize::from(it.size()));
    exposures.len() <= MOST_GROUPS && tiles.sum::<usize>() <= RACK
}

/// Whether a hand, concealed or not, has each of these groups at a place of its own.
pub(super) fn has_groups(hand: &Hand, groups: &[ExposedGroup]) -> bool {
    let mut free: Vec<&Group> = hand.groups.iter().filter(|it| !it.is_cluster).collect();
    let mut groups = groups.to_vec();
    // What has a joker has less choice; what has none leaves the places that take jokers free.
    groups.sort_by_key(|group| !group.has_joker);
    groups.iter().all(|wanted| {
        let fits = |group: &&Group| {
            group.tile() == Some(wanted.tile)
                && group.tiles.len() == usize::from(wanted.size)
                && (!wanted.has_joker || group.takes_jokers)
        };
        let closed = free.iter().position(|it| fits(it) && !it.takes_jokers);
        let place = closed.or_else(|| free.iter().position(fits));
        place.map(|place| free.remove(place)).is_some()
    })
}
