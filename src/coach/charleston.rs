//! What to pass, whether to go on, and what to give across.

use super::{Considering, NO_LOSS, Reason, Recommendation};
use crate::bot::Spare;
use crate::rules::{Action, Step};
use crate::tile::TileCounts;

/// Up to which share of what the rack is worth a tile is better passed than an unseen one.
const BETTER_BLIND: f32 = 0.5;

/// From which share of what the rack is worth three more passes break up the hand.
const BREAKS_UP: f32 = 0.6;

/// Up to which share of what the rack is worth a tile may go across.
const CHEAP: f32 = 0.1;

/// How many sets of tiles are compared.
const PASSES: usize = 3;

impl Considering<'_> {
    pub(super) fn passes(&self, step: Step) -> Vec<Recommendation> {
        if let Some(complete) = self.complete(Action::DeclareMahJongg) {
            return vec![complete];
        }
        let spares = self.mind.spares(5);
        let mut acts = Vec::new();
        let may_pass_blind = matches!(step, Step::FirstLeft | Step::LastRight);
        let cheap = |spare: &&Spare| spare.loss <= BETTER_BLIND;
        let given = spares.iter().take(3).take_while(cheap).collect::<Vec<_>>();
        if may_pass_blind && given.len() < 3 {
            let blind = 3 - given.len() as u8;
            acts.push(Recommendation {
                action: Action::Pass {
                    tiles: given.iter().map(|spare| spare.tile).collect(),
                    blind,
                },
                chance: self.chance,
                reason: Reason::KeepsTheHand { blind },
            });
        }
        // The three that cost least; then one of them stays and the next goes in its place.
        for other in [2, 3, 4] {
            let chosen = [spares.first(), spares.get(1), spares.get(other)];
            let chosen = chosen.into_iter().flatten().copied().collect::<Vec<_>>();
            if chosen.len() == 3 {
                let tiles = chosen.iter().map(|spare| spare.tile).collect();
                acts.push(self.give(&chosen, Action::Pass { tiles, blind: 0 }));
            }
        }
        acts.truncate(PASSES);
        acts
    }

    pub(super) fn vote(&self) -> Recommendation {
        let spares = self.mind.spares(3);
        let breaks_up = spares.iter().map(|spare| spare.loss).sum::<f32>() > BREAKS_UP;
        let aim = self.mind.prospects().aim();
        let (action, reason) = match aim {
            Some(aim) if breaks_up => {
                let (line, distance) = (aim.line, aim.distance);
                (Action::Stop, Reason::NearEnoughToStop { line, distance })
            }
            _ => {
                let spare = self.mind.discards();
                let spare = spare.iter().filter(|spare| spare.loss <= CHEAP);
                let counts = spare.map(|spare| self.view.rack()[spare.tile]);
                let spare = counts.sum();
                (Action::Continue, Reason::ManyToSpare { spare })
            }
        };
        Recommendation {
            action,
            chance: self.chance,
            reason,
        }
    }

    pub(super) fn courtesy_offer(&self) -> Recommendation {
        let spares = self.mind.spares(3);
        let cheap = spares.iter().take_while(|spare| spare.loss <= CHEAP);
        let count = cheap.count() as u8;
        Recommendation {
            action: Action::OfferCourtesy(count),
            chance: self.chance,
            reason: Reason::SpareForCourtesy { count },
        }
    }

    pub(super) fn courtesy_pass(&self, count: u8) -> Vec<Recommendation> {
        let chosen = self.mind.spares(usize::from(count));
        let tiles = chosen.iter().map(|spare| spare.tile).collect();
        vec![self.give(&chosen, Action::PassCourtesy(tiles))]
    }

    pub(super) fn mush(&self) -> Recommendation {
        let mut chosen = self.mind.spares(3);
        let cheap = chosen.iter().take_while(|spare| spare.loss <= CHEAP);
        chosen.truncate(cheap.count());
        let tiles = chosen.iter().map(|spare| spare.tile).collect();
        self.give(&chosen, Action::Mush(tiles))
    }

    /// Giving these tiles away, with the reason.
    pub(super) fn give(&self, spares: &[Spare], action: Action) -> Recommendation {
        let tiles = spares
            .iter()
            .map(|spare| spare.tile)
            .collect::<TileCounts>();
        let mut prospects = self.mind.prospects();
        let loss = spares.iter().map(|spare| spare.loss).sum::<f32>();
        for spare in spares {
            prospects.give(spare.tile);
        }
        let aim = prospects.aim();
        let reason = match aim {
            Some(aim) if loss > NO_LOSS => Reason::HelpLeast {
                tiles,
                line: aim.line,
            },
            _ => Reason::FitNoNearLine { tiles },
        };
        Recommendation {
            action,
            chance: aim.map_or(0.0, |aim| aim.chance),
            reason,
        }
    }
}
