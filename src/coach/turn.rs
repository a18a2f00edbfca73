//! What to do with 14 tiles in hand.

use super::{Considering, NO_LOSS, Reason, Recommendation};
use crate::bot::{Exchanging, Spare};
use crate::rules::Action;
use crate::tile::Tile;

/// What an exchange may cost at most: a joker more is worth something by itself.
const EXCHANGE_GAIN: f32 = 0.98;

/// How many discards are compared.
const DISCARDS: usize = 4;

impl Considering<'_> {
    pub(super) fn with_fourteen(&self) -> Vec<Recommendation> {
        let mut acts = Vec::new();
        acts.extend(self.complete(Action::DeclareMahJongg));
        let exchanges = self.mind.exchanges().into_iter();
        let (helpful, harmful) =
            exchanges.partition::<Vec<_>, _>(|exchange| exchange.gain >= EXCHANGE_GAIN);
        acts.extend(helpful.into_iter().map(|exchange| {
            let tile = exchange.tile;
            self.exchange(exchange, Reason::JokerIsWorthMore { tile })
        }));
        let swaps = self.mind.swaps().into_iter();
        acts.extend(
            swaps
                .filter(|swap| swap.gain > 1.0)
                .take(1)
                .map(|swap| Recommendation {
                    action: Action::SwapBlank(swap.tile),
                    estimate: self.estimate(Some(swap.aim)),
                    reason: Reason::WorthABlank {
                        tile: swap.tile,
                        line: swap.aim.line,
                    },
                }),
        );
        let discards = self.mind.discards();
        acts.extend(
            discards
                .iter()
                .take(DISCARDS)
                .map(|spare| self.discard(*spare)),
        );
        if let (Some(best), Some(wanted)) = (discards.first(), cheaper(&discards)) {
            let action = Action::Discard(best.tile);
            for act in acts.iter_mut().filter(|act| act.action == action) {
                act.reason = Reason::SaferThan {
                    tile: best.tile,
                    wanted,
                };
            }
        }
        acts.extend(harmful.into_iter().map(|exchange| {
            let (tile, line) = (exchange.tile, exchange.aim.line);
            self.exchange(exchange, Reason::NaturalIsNeeded { tile, line })
        }));
        acts
    }

    fn exchange(&self, exchange: Exchanging, reason: Reason) -> Recommendation {
        Recommendation {
            action: Action::Exchange(exchange.exposure),
            estimate: self.estimate(Some(exchange.aim)),
            reason,
        }
    }

    fn discard(&self, spare: Spare) -> Recommendation {
        let mut act = self.give(&[spare], Action::Discard(spare.tile));
        let of_no_use = spare.loss <= NO_LOSS;
        if spare.tile == Tile::Joker {
            if let Some(aim) = self.mind.prospects().aim().filter(|_| of_no_use) {
                act.reason = Reason::JokerHasNoPlace { line: aim.line };
            }
        } else if of_no_use && self.mind.unseen().live[spare.tile] == 0 {
            act.reason = Reason::SafeToDiscard { tile: spare.tile };
        }
        act
    }
}

/// The tile that would go in the place of the best discard if nobody could be waiting for it.
fn cheaper(discards: &[Spare]) -> Option<Tile> {
    let best = discards.first()?;
    let cheapest = discards
        .iter()
        .filter(|other| other.loss + NO_LOSS < best.loss && other.risk > best.risk)
        .min_by(|one, other| one.loss.total_cmp(&other.loss))?;
    Some(cheapest.tile)
}
