//! What an exposure puts out of reach of a player who collects for certain lines.

use super::{CompiledCard, Distances, ExposedGroups, nearest_lines};
use crate::card::{HandIndex, LineIndex};
use crate::rules::Exposure;
use crate::tile::{Tile, TileCounts};

/// A line that can be made as long as a group is not exposed, and no longer once it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClosedLine {
    /// The line.
    pub line: LineIndex,
    /// Whether nothing of it may be exposed at all.
    pub concealed: bool,
    /// The most of the group's tile that it wants as it is nearest to the rack.
    pub wanted: u8,
    /// The line that is nearest afterwards, with how many tiles are missing then; nothing when none is left.
    pub nearest: Option<(LineIndex, u8)>,
}

/// Which line an `exposure` closes that is made from `rack` beside the `exposures` there are: the first of the
/// `watched` lines that could still be made. When none is watched, the lines nearest to the rack are, and one
/// is named only where all of them are closed.
pub fn closed_line(
    card: &CompiledCard,
    rack: &TileCounts,
    exposures: &[Exposure],
    exposure: Exposure,
    watched: &[LineIndex],
) -> Option<ClosedLine> {
    let mut before = Distances::default();
    card.measure(rack, exposures, &mut before);
    let with: Vec<Exposure> = exposures.iter().copied().chain([exposure]).collect();
    let mut left = *rack;
    for _ in 1..exposure.naturals {
        left.take(exposure.tile);
    }
    for _ in 0..exposure.jokers {
        left.take(Tile::Joker);
    }
    let mut after = Distances::default();
    card.measure(&left, &with, &mut after);
    let is_closed = |line: &LineIndex| {
        let hands = card.hands_of(*line);
        before.nearest(&hands).is_some() && after.nearest(&hands).is_none()
    };
    let line = if watched.is_empty() {
        let least = before.least()?;
        let lines = nearest_lines(card, &before).into_iter();
        let nearest: Vec<LineIndex> = lines
            .take_while(|(_, distance)| *distance == least)
            .map(|(line, _)| line)
            .collect();
        nearest
            .iter()
            .all(is_closed)
            .then(|| nearest.first().copied())
            .flatten()
    } else {
        watched.iter().copied().find(is_closed)
    }?;
    let exposed = ExposedGroups::new(exposures);
    let wants = |hand: HandIndex| {
        let mut needs = card.needs(hand).iter();
        let need = needs.find(|need| need.tile == exposure.tile);
        need.map_or(0, |need| need.naturals + need.joker_places)
    };
    let hands = card.hands_of(line);
    let least = before.nearest(&hands);
    let nearest = hands.filter(|hand| before.of_hand(*hand) == least);
    let wanted = nearest
        .filter(|hand| card.admits(*hand, &exposed))
        .map(wants);
    Some(ClosedLine {
        line,
        concealed: card.card().line(line).concealed,
        wanted: wanted.max().unwrap_or(0),
        nearest: nearest_lines(card, &after).first().copied(),
    })
}
