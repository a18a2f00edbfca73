//! Hands of the card with jokers in them, and racks that are nearly hands.

use super::chance::Chance;
use crate::analysis::CompiledCard;
use crate::card::{Hand, LineIndex};
use crate::tile::{Tile, TileCounts, copies_of};

/// A line of the card and one of its hands, each line as likely as any other.
pub(super) fn any_hand<'a>(
    card: &'a CompiledCard,
    chance: &mut Chance,
) -> Option<(LineIndex, &'a Hand)> {
    let line = any_line(card, chance);
    Some((line, hand_of(card, line, chance)?))
}

/// A line of the card.
pub(super) fn any_line(card: &CompiledCard, chance: &mut Chance) -> LineIndex {
    chance.line(card.card().lines().len())
}

/// One of the hands of a line.
pub(super) fn hand_of<'a>(
    card: &'a CompiledCard,
    line: LineIndex,
    chance: &mut Chance,
) -> Option<&'a Hand> {
    let hands = card.card().hands_of(card.card().line(line));
    hands.get(chance.below(hands.len()))
}

/// The name by which progress knows a line: its card and its id.
pub(super) fn name_of(card: &CompiledCard, line: LineIndex) -> String {
    format!("{} {}", card.card().id, card.card().line(line).id)
}

/// The 14 tiles of a hand, in which so many jokers stand where they may, and more only where there are not as many
/// naturals (rule `quint-needs-joker`); none where that takes more jokers than there are.
pub(super) fn with_jokers(hand: &Hand, chance: &mut Chance, jokers: usize) -> Option<TileCounts> {
    let mut open: Vec<Tile> = hand.joker_tiles().tiles().collect();
    let mut count = jokers.min(open.len());
    for _ in 0..count {
        open.swap_remove(chance.below(open.len()));
    }
    let mut tiles = TileCounts::EMPTY;
    for tile in hand.naturals().tiles().chain(open) {
        if tiles[tile] < copies_of(tile) {
            tiles.add(tile);
        } else {
            count += 1;
        }
    }
    let fits = count <= usize::from(copies_of(Tile::Joker));
    tiles.add_many(Tile::Joker, count as u8);
    fits.then_some(tiles)
}

/// Takes so many tiles away; a joker only where `jokers_too`.
pub(super) fn take_some(
    tiles: &mut TileCounts,
    chance: &mut Chance,
    count: usize,
    jokers_too: bool,
) -> Option<()> {
    for _ in 0..count {
        let may_go = |tile: &Tile| jokers_too || tile.is_natural();
        let held: Vec<Tile> = tiles.tiles().filter(may_go).collect();
        let taken = *held.get(chance.below(held.len()))?;
        tiles.take(taken);
    }
    Some(())
}

/// Adds tiles that come by chance until there are so many.
pub(super) fn fill(tiles: &mut TileCounts, chance: &mut Chance, to: usize) {
    while tiles.total() < to {
        let stray = Tile::ALL[chance.below(Tile::KINDS)];
        if stray.is_natural() && tiles[stray] < copies_of(stray) {
            tiles.add(stray);
        }
    }
}

/// Whether these 14 tiles, all concealed, are a hand of the line.
pub(super) fn is_hand_of(card: &CompiledCard, line: LineIndex, tiles: &TileCounts) -> bool {
    let matching = card.card().matching();
    let mut made = matching.complete(std::iter::empty(), tiles);
    made.any(|hand| card.line_of(hand) == line)
}
