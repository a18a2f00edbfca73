//! Dead hands, as everybody can see them: what lies open proves that a hand cannot win.

use super::exposure::EXPOSED;
use super::{Blanks, Exposure, RuleId, Seat, Situation, View};
use crate::card::{Card, ExposedGroup};
use crate::tile::{RACK, Tile, TileCounts};

impl View<'_> {
    /// The rules by which a player's hand is dead, as far as everybody can see: exposures that fit no
    /// line, tiles that are gone, a wrong number of tiles, a rule broken openly
    /// (rule `dead-visible-only`). Empty for a hand that may be alive.
    pub fn faults(self, seat: Seat) -> Vec<RuleId> {
        // Where blanks are played, no tile is gone for good.
        let left = (self.rules().blanks == Blanks::Off).then(|| self.not_seen());
        let mut faults = faults_of_exposures(self.card(), self.exposures(seat), left.as_ref());
        if !self.has_right_count(seat) {
            faults.push(RuleId::DEAD_WRONG_COUNT);
        }
        if self.breach(seat).is_some() {
            faults.push(RuleId::DEAD_BREACH);
        }
        for fault in &faults {
            fault.mark();
        }
        faults
    }

    /// Whether a player has 13 tiles, or 14 in the own turn (rule `turn-13-tiles`).
    pub(super) fn has_right_count(self, seat: Seat) -> bool {
        let in_turn = match self.situation() {
            Situation::ToDiscard(turn) => turn == seat,
            Situation::ToDraw(_) | Situation::Claims(_) => false,
            _ => return true,
        };
        let exposed: usize = self
            .exposures(seat)
            .iter()
            .map(|exposure| usize::from(exposure.size()))
            .sum();
        self.rack_size(seat) + exposed == RACK + usize::from(in_turn)
    }

    /// How many of each kind do not lie open for everybody. Every joker but the discarded ones counts:
    /// those in exposures can be exchanged.
    fn not_seen(self) -> TileCounts {
        let mut seen = [0_u8; Tile::KINDS];
        for discard in self.discards() {
            seen[discard.tile.index()] += u8::from(discard.claimed_by.is_none());
        }
        for exposure in Seat::ALL.into_iter().flat_map(|seat| self.exposures(seat)) {
            seen[exposure.tile.index()] += exposure.naturals;
            for tile in exposure.strays.tiles() {
                seen[tile.index()] += 1;
            }
        }
        let all = self.rules().tile_set().counts();
        let mut left = TileCounts::EMPTY;
        for (tile, copies) in all.kinds() {
            let seen = seen[tile.index()];
            debug_assert!(seen <= copies, "nobody sees more of a kind than there are");
            left.add_many(tile, copies.saturating_sub(seen));
        }
        left
    }
}

/// The rules by which a hand with these exposures is dead: the first one that fits no line beside those before it,
/// or that all lines which have them lack tiles, where only those of `left` can still come to stand beside them.
/// Empty for a hand that may be alive, and without exposures.
pub fn faults_of_exposures(
    card: &Card,
    exposures: &[Exposure],
    left: Option<&TileCounts>,
) -> Vec<RuleId> {
    if let Some(error) = exposures.get(proper_exposures(card, exposures)) {
        let before = exposures.iter().take_while(|other| *other != error);
        return fault_of_exposure(card, before.count(), *error);
    }
    let groups = exposures.iter().map(Exposure::group);
    let is_gone = |left: &TileCounts| !card.matching().possible(&groups, left);
    if !exposures.is_empty() && left.is_some_and(is_gone) {
        return vec![RuleId::DEAD_IMPOSSIBLE];
    }
    Vec::new()
}

/// How many exposures, from the first, fit a line that may be exposed: the one after them, if there is
/// one, was made in error.
pub(super) fn proper_exposures(card: &Card, exposures: &[Exposure]) -> usize {
    let fit = |count: usize| {
        let groups = exposures.iter().take(count).map(Exposure::group);
        card.matching().exposable(groups).next().is_some()
    };
    (1..=exposures.len())
        .rev()
        .find(|&count| fit(count))
        .unwrap_or(0)
}

/// What is wrong with an exposure that fits no line beside those `before` it.
fn fault_of_exposure(card: &Card, before: usize, error: Exposure) -> Vec<RuleId> {
    if !error.strays.is_empty() {
        return vec![RuleId::DEAD_NO_SUCH_HAND, RuleId::DEAD_ILLEGAL_CALL];
    }
    let matching = card.matching();
    let group = error.group();
    let alone = |group: ExposedGroup| matching.exposable(std::iter::once(group)).next().is_some();
    let natural = ExposedGroup {
        has_joker: false,
        ..group
    };
    if before > 0 && alone(group) {
        return vec![RuleId::DEAD_DIRECTION_CHANGE];
    }
    let other_size = EXPOSED.into_iter().any(|size| {
        alone(ExposedGroup { size, ..group }) || alone(ExposedGroup { size, ..natural })
    });
    let rule = if group.has_joker && (group.size < 3 || alone(natural)) {
        mark!(JOK_MISUSE_DEAD);
        RuleId::DEAD_JOKER_MISUSE
    } else if !matching.with_group(group.tile, group.size).is_empty() {
        RuleId::DEAD_SHOULD_BE_CONCEALED
    } else if other_size {
        RuleId::DEAD_EXPOSURE_SIZE
    } else {
        RuleId::DEAD_NO_SUCH_HAND
    };
    vec![rule, RuleId::DEAD_ILLEGAL_CALL]
}
