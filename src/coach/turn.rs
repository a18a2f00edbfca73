//! What to do with 14 tiles in hand.

use super::{AdviceReason, Considering, Recommendation};
use crate::bot::{Exchanging, Spare};
use crate::rules::Action;
use crate::tile::{Tile, TileCounts};

/// What an exchange may cost at most: a joker more is worth something by itself.
const EXCHANGE_GAIN: f32 = 0.98;

/// How many discards are compared.
const DISCARDS: usize = 4;

/// Below this chance to win a hand is hardly won any more.
pub(super) const HARDLY: f32 = 0.05;

/// Below this one a hand is as good as lost, whatever goes.
const LOST: f32 = 0.005;

/// From which difference on one discard is safer than another, as a chance that somebody wins on it.
pub(super) const SAFER: f32 = 0.02;

impl Considering<'_> {
    pub(super) fn with_fourteen(&self) -> Vec<Recommendation> {
        let mut recommendations = Vec::new();
        recommendations.extend(self.complete(Action::DeclareMahJongg));
        let exchanges = self.evaluation.exchanges().into_iter();
        let (helpful, harmful) =
            exchanges.partition::<Vec<_>, _>(|exchange| exchange.gain >= EXCHANGE_GAIN);
        recommendations.extend(helpful.into_iter().map(|exchange| {
            let tile = exchange.tile;
            self.exchange(exchange, AdviceReason::JokerIsWorthMore { tile })
        }));
        let swaps = self.evaluation.swaps().into_iter();
        recommendations.extend(swaps.filter(|swap| swap.gain > 1.0).take(1).map(|swap| {
            Recommendation {
                action: Action::SwapBlank(swap.tile),
                estimate: self.estimate(Some(swap.aim)),
                reason: AdviceReason::WorthABlank {
                    tile: swap.tile,
                    line: swap.aim.line,
                },
            }
        }));
        let discards = self.of_no_use_first(self.evaluation.discards());
        let (nearest, others) = discards.split_at(discards.len().min(DISCARDS));
        let safest = others
            .iter()
            .min_by(|one, other| one.danger.total_cmp(&other.danger));
        let safest =
            safest.filter(|it| nearest.iter().all(|near| it.danger + SAFER <= near.danger));
        for spare in nearest.iter().chain(safest) {
            recommendations.push(self.discard(*spare, &discards));
        }
        recommendations.extend(harmful.into_iter().map(|exchange| {
            let given = one(exchange.tile);
            let reason = match self.first_to_lose(&given) {
                Some(line) => AdviceReason::NaturalIsNeeded {
                    tile: exchange.tile,
                    line: line.line,
                },
                None => AdviceReason::LinesLoseNothing { tiles: given },
            };
            self.exchange(exchange, reason)
        }));
        recommendations
    }

    /// The tiles that could go, the best first: where one that a line wants would go first, another one that no line wants
    /// goes before it if that costs no more than anybody could tell.
    fn of_no_use_first(&self, mut discards: Vec<Spare>) -> Vec<Spare> {
        let is_of_no_use = |spare: &Spare| self.first_to_lose(&one(spare.tile)).is_none();
        let Some(first) = discards.first().copied().filter(|it| !is_of_no_use(it)) else {
            return discards;
        };
        let is_as_good = |spare: &Spare| {
            spare.loss - first.loss < HELPS_LESS && spare.danger - first.danger < SAFER / 4.0
        };
        let place = discards
            .iter()
            .position(|it| is_as_good(it) && is_of_no_use(it));
        if let Some(place) = place {
            discards[..=place].rotate_right(1);
        }
        discards
    }

    fn exchange(&self, exchange: Exchanging, reason: AdviceReason) -> Recommendation {
        Recommendation {
            action: Action::Exchange(exchange.exposure),
            estimate: self.estimate(Some(exchange.aim)),
            reason,
        }
    }

    /// Discarding a tile; `all` that could go, the best first.
    fn discard(&self, spare: Spare, all: &[Spare]) -> Recommendation {
        let tile = spare.tile;
        debug_assert!(all.contains(&spare), "it is one of those that could go");
        let first = all.first().copied().unwrap_or(spare);
        let recommended = (first.tile != tile).then(|| one(first.tile));
        let mut recommendation = self.give(&[spare], Action::Discard(tile), recommended.as_ref());
        recommendation.estimate = recommendation
            .estimate
            .with_danger(spare.danger - first.danger);
        let loses_nothing = self.first_to_lose(&one(tile)).is_none();
        let dangers = || all.iter().map(|other| other.danger);
        if first.tile == tile && self.now.win < HARDLY && is_safest(spare.danger, dangers()) {
            recommendation.reason = AdviceReason::PlaysSafe { tile };
        } else if first.tile == tile && self.now.win < LOST {
            recommendation.reason = AdviceReason::LittleMatters;
        } else if let (true, Some(wanted)) = (first.tile == tile, cheaper(all)) {
            recommendation.reason = AdviceReason::SaferThan { tile, wanted };
        } else if spare.loss < first.loss && spare.risk > first.risk {
            recommendation.reason = AdviceReason::MayBeWaitedFor { tile };
        } else if let (Tile::Joker, true, Some(best)) = (tile, loses_nothing, self.lines.first()) {
            recommendation.reason = AdviceReason::JokerHasNoPlace { line: best.line };
        } else if loses_nothing && self.evaluation.unseen().live[tile] == 0 {
            recommendation.reason = AdviceReason::SafeToDiscard { tile };
        }
        recommendation
    }
}

fn one(tile: Tile) -> TileCounts {
    [tile].into_iter().collect()
}

/// Whether of the tiles that could go, with these `dangers`, none is safer than one with this `danger`, and some is less safe.
pub(super) fn is_safest(danger: f32, dangers: impl Iterator<Item = f32>) -> bool {
    let (least, most) = dangers.fold((1.0_f32, 0.0_f32), |(least, most), danger| {
        (least.min(danger), most.max(danger))
    });
    danger < least + SAFER / 4.0 && danger + SAFER <= most
}

/// From which difference on, as a share of what the rack is worth, one tile helps less than another.
const HELPS_LESS: f32 = 0.005;

/// The tile that would go in the place of the best discard if nobody could be waiting for it.
fn cheaper(discards: &[Spare]) -> Option<Tile> {
    let best = discards.first()?;
    let cheapest = discards
        .iter()
        .filter(|other| other.loss + HELPS_LESS < best.loss && other.risk > best.risk)
        .min_by(|one, other| one.loss.total_cmp(&other.loss))?;
    Some(cheapest.tile)
}
