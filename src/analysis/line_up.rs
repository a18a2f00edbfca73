//! The lines of a card in the order of their distance.

use super::{CompiledCard, Distances};
use crate::card::LineIndex;

/// The lines that can still be made with their distances, nearest first, ties in card order.
pub fn nearest_lines(card: &CompiledCard, distances: &Distances) -> Vec<(LineIndex, u8)> {
    let mut lines = card
        .card()
        .lines()
        .filter_map(|(index, _)| Some((index, distances.nearest(&card.hands_of(index))?)))
        .collect::<Vec<_>>();
    lines.sort_by_key(|&(_, distance)| distance);
    lines
}
