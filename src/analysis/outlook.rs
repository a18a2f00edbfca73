//! What a line of the card still asks for, as its owner may know it.

use super::{Distances, Placement, Prospects, Unseen};
use crate::card::{Group, HandIndex, LineIndex};
use crate::tile::{Tile, TileCounts};

/// How a missing tile can still come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HowItComes {
    /// Drawn, or claimed once it completes its group; a joker does as well.
    DrawnClaimedOrJoker,
    /// Drawn, or as a joker: it belongs to a group of a concealed hand.
    DrawnOrJoker,
    /// Drawn, or claimed once it completes its group, which takes no joker.
    DrawnOrClaimed,
    /// Drawn: it belongs to a single, a pair or a cluster. Only as the last tile may it be claimed.
    Drawn,
    /// Drawn or claimed, wherever it belongs: it is the last tile of the hand
    /// (rules `mahj-claim-any-group`, `mahj-claim-concealed-ok`).
    Last,
    /// The last tile, in a place where a joker does as well.
    LastOrJoker,
}

impl HowItComes {
    /// Whether a joker does as well.
    pub const fn by_joker(self) -> bool {
        matches!(
            self,
            Self::DrawnClaimedOrJoker | Self::DrawnOrJoker | Self::LastOrJoker
        )
    }

    /// How a tile comes that is missing in such a group.
    fn in_group(group: &Group, concealed: bool) -> Self {
        let claimed = !concealed && !group.is_cluster && group.tiles.len() > 2;
        match (group.takes_jokers, claimed) {
            (true, true) => Self::DrawnClaimedOrJoker,
            (true, false) => Self::DrawnOrJoker,
            (false, true) => Self::DrawnOrClaimed,
            (false, false) => Self::Drawn,
        }
    }

    /// The same of a tile that is the only one missing.
    const fn as_the_last(self) -> Self {
        if self.by_joker() {
            Self::LastOrJoker
        } else {
            Self::Last
        }
    }
}

/// A tile that a hand still needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MissingTile {
    /// The tile.
    pub tile: Tile,
    /// How many of it are missing, after the jokers in the rack have been placed.
    pub count: u8,
    /// How many copies this seat has not seen.
    pub live: u8,
    /// How it can come.
    pub comes: HowItComes,
}

/// What a line still asks for: its nearest concrete hand, the likeliest of them if several are
/// as near.
#[derive(Debug, Clone, PartialEq)]
pub struct LineOutlook {
    /// The line.
    pub line: LineIndex,
    /// The place of the concrete hand among all of the card.
    pub hand: HandIndex,
    /// How many tiles are missing.
    pub distance: u8,
    /// The tiles of the rack that count, jokers among them.
    pub counts: TileCounts,
    /// How many jokers of the rack stand in its groups.
    pub jokers: u8,
    /// What is missing, in canonical order.
    pub missing: Vec<MissingTile>,
    /// What the line is worth, in points.
    pub value: u16,
    /// Whether it must be concealed.
    pub concealed: bool,
    /// The chance to win the game with it, 0 to 1; an estimate.
    pub chance: f32,
}

impl MissingTile {
    /// Whether fewer copies are left than are missing, jokers counted where they do as well.
    pub fn is_lost(&self, unseen: &Unseen) -> bool {
        let jokers = if self.comes.by_joker() {
            unseen.live[Tile::Joker]
        } else {
            0
        };
        self.live.saturating_add(jokers) < self.count
    }
}

impl LineOutlook {
    /// Whether a tile is missing of which not enough copies are left.
    pub fn is_lost(&self, unseen: &Unseen) -> bool {
        self.missing.iter().any(|missing| missing.is_lost(unseen))
    }
}

/// The outlook of the `count` best lines: the near ones by their chance to win, in which what they are worth counts, then, if there
/// are not enough of them, the nearest others that can still be finished. Only where no line can, one that cannot.
pub fn outlooks(prospects: &Prospects<'_>, unseen: &Unseen, count: usize) -> Vec<LineOutlook> {
    let card = prospects.card();
    let mut hands: Vec<(HandIndex, f32)> = prospects
        .best_by_line()
        .into_iter()
        .map(|hand| (hand, prospects.chance(hand)))
        .filter(|(_, chance)| *chance > 0.0)
        .collect();
    hands.sort_by(|(one, of_one), (other, of_other)| {
        let lines = || card.line_of(*one).cmp(&card.line_of(*other));
        of_other.total_cmp(of_one).then_with(lines)
    });
    hands.truncate(count);
    let describe = |(hand, _)| outlook_of_hand(prospects, unseen, hand);
    let mut best: Vec<LineOutlook> = hands.into_iter().map(describe).collect();
    if best.len() < count {
        let mut others: Vec<LineOutlook> = outlooks_of_lines(prospects, unseen)
            .into_iter()
            .flatten()
            .filter(|other| best.iter().all(|known| known.line != other.line))
            .collect();
        others.sort_by_key(|other| (other.is_lost(unseen), other.distance));
        let lost = others.iter().position(|other| other.is_lost(unseen));
        let first_lost = lost.unwrap_or(others.len());
        others.truncate(if best.is_empty() {
            first_lost.max(1)
        } else {
            first_lost
        });
        best.extend(others);
        best.truncate(count);
    }
    best
}

/// The outlook of every line, in card order: of its nearest concrete hand that can still be finished,
/// the likeliest of them if several are as near; of the nearest one at all when none can. Nothing where
/// exposures have closed the line.
pub fn outlooks_of_lines(prospects: &Prospects<'_>, unseen: &Unseen) -> Vec<Option<LineOutlook>> {
    let distances = distances_of(prospects);
    let lines = prospects.card().card().lines();
    lines
        .map(|(line, _)| nearest_of_line(prospects, unseen, &distances, line))
        .collect()
}

/// The outlook of one line, the same as among those of all.
pub fn outlook_of_line(
    prospects: &Prospects<'_>,
    unseen: &Unseen,
    line: LineIndex,
) -> Option<LineOutlook> {
    nearest_of_line(prospects, unseen, &distances_of(prospects), line)
}

fn distances_of(prospects: &Prospects<'_>) -> Distances {
    let mut distances = Distances::default();
    let card = prospects.card();
    card.measure(prospects.rack(), prospects.exposures(), &mut distances);
    distances
}

fn nearest_of_line(
    prospects: &Prospects<'_>,
    unseen: &Unseen,
    distances: &Distances,
    line: LineIndex,
) -> Option<LineOutlook> {
    let mut best: Option<LineOutlook> = None;
    for hand in prospects.card().hands_of(line) {
        let Some(distance) = distances.of_hand(hand) else {
            continue;
        };
        let best_now = best.as_ref().map(|best| (best.is_lost(unseen), best));
        if best_now.is_some_and(|(is_lost, best)| !is_lost && best.distance < distance) {
            continue;
        }
        let outlook = outlook_of_hand(prospects, unseen, hand);
        let is_better = best_now.is_none_or(|(is_lost, best)| {
            let order = (outlook.is_lost(unseen), outlook.distance).cmp(&(is_lost, best.distance));
            order.then(best.chance.total_cmp(&outlook.chance)).is_lt()
        });
        if is_better {
            best = Some(outlook);
        }
    }
    best
}

/// What a concrete hand still asks of a rack beside its exposures.
pub fn outlook_of_hand(prospects: &Prospects<'_>, unseen: &Unseen, hand: HandIndex) -> LineOutlook {
    let (card, rack) = (prospects.card(), prospects.rack());
    let line = card.card_line(hand);
    let placement = Placement::new(card.hand(hand), rack, prospects.exposures(), unseen);
    let mut counts = *rack;
    counts.remove_what_is_there(&placement.strays);
    let missing = missing_tiles(&placement, line.concealed, unseen);
    LineOutlook {
        line: card.line_of(hand),
        hand,
        distance: missing.iter().map(|missing| missing.count).sum(),
        jokers: counts[Tile::Joker],
        counts,
        missing,
        value: line.value,
        concealed: line.concealed,
        chance: prospects.chance(hand),
    }
}

/// What is missing of a hand, by tile and by how it can come, in canonical order.
fn missing_tiles(placement: &Placement<'_>, concealed: bool, unseen: &Unseen) -> Vec<MissingTile> {
    let mut missing: Vec<MissingTile> = Vec::new();
    for (group, tile) in placement.missing() {
        let comes = HowItComes::in_group(group, concealed);
        let known = missing
            .iter_mut()
            .find(|it| it.tile == tile && it.comes == comes);
        match known {
            Some(known) => known.count += 1,
            None => missing.push(MissingTile {
                tile,
                count: 1,
                live: unseen.live[tile],
                comes,
            }),
        }
    }
    missing.sort_by_key(|missing| (missing.tile, missing.comes.by_joker()));
    if let [last] = missing.as_mut_slice()
        && last.count == 1
    {
        last.comes = last.comes.as_the_last();
    }
    missing
}
