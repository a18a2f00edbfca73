//! What to pass, whether to go on, and what to give across.

use std::cmp::Ordering;

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
const PASSES: usize = 5;

/// Which of the tiles that cost least are given together: the three that cost least, then sets in which
/// one of them stays and another goes in its place.
const SETS: [[usize; 3]; 4] = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [0, 1, 4]];

impl Considering<'_> {
    pub(super) fn passes(&self, step: Step) -> Vec<Recommendation> {
        let complete = self.complete(Action::DeclareMahJongg);
        let spares = self.mind.spares(5);
        let may_pass_blind = matches!(step, Step::FirstLeft | Step::LastRight);
        let cheap = |spare: &&Spare| spare.loss <= BETTER_BLIND;
        let given = spares.iter().take(3).take_while(cheap).count();
        let mut acts = complete.into_iter().collect::<Vec<_>>();
        if may_pass_blind && given < 3 {
            acts.push(self.pass_blind(&spares[..given], |blind| Reason::KeepsTheHand { blind }));
        }
        for set in SETS {
            let chosen = set.into_iter().filter_map(|place| spares.get(place));
            let chosen = chosen.copied().collect::<Vec<_>>();
            let tiles = chosen.iter().map(|spare| spare.tile).collect();
            let action = Action::Pass { tiles, blind: 0 };
            if chosen.len() == 3 && acts.iter().all(|act| act.action != action) {
                acts.push(self.give(&chosen, action));
            }
        }
        if may_pass_blind && given == 3 {
            acts.push(self.pass_blind(&spares[..2], |_| Reason::CanSpareThree));
        }
        acts.truncate(PASSES);
        acts
    }

    /// Passes these tiles, and as many as are lacking unseen.
    fn pass_blind(&self, given: &[Spare], reason: impl Fn(u8) -> Reason) -> Recommendation {
        let blind = 3 - given.len() as u8;
        let tiles = given.iter().map(|spare| spare.tile).collect();
        let action = Action::Pass { tiles, blind };
        Recommendation {
            reason: reason(blind),
            ..self.give(given, action)
        }
    }

    pub(super) fn votes(&self) -> Vec<Recommendation> {
        let spares = self.mind.spares(3);
        let breaks_up = spares.iter().map(|spare| spare.loss).sum::<f32>() > BREAKS_UP;
        let spare = self.mind.discards();
        let spare = spare.iter().filter(|spare| spare.loss <= CHEAP);
        let spare = spare.map(|spare| self.view.rack()[spare.tile]).sum();
        let act = |action, reason| Recommendation {
            action,
            estimate: self.now,
            reason,
        };
        match self.mind.prospects().aim() {
            Some(aim) if breaks_up => {
                let (line, distance) = (aim.line, aim.distance);
                vec![
                    act(Action::Stop, Reason::NearEnoughToStop { line, distance }),
                    act(Action::Continue, Reason::BreaksUp { line }),
                ]
            }
            _ => vec![
                act(Action::Continue, Reason::ManyToSpare { spare }),
                act(Action::Stop, Reason::NothingNewComes { spare }),
            ],
        }
    }

    pub(super) fn courtesy_offers(&self) -> Vec<Recommendation> {
        let spares = self.mind.spares(3);
        let spare = cheap(&spares);
        let offer = |count: u8| {
            let action = Action::OfferCourtesy(count);
            Recommendation {
                reason: match count.cmp(&spare) {
                    Ordering::Less => Reason::CouldGiveMore { spare },
                    Ordering::Equal => Reason::SpareForCourtesy { count },
                    Ordering::Greater => Reason::TakesWhatHelps { spare },
                },
                ..self.give(&spares[..usize::from(count).min(spares.len())], action)
            }
        };
        nearest_first(spare).into_iter().map(offer).collect()
    }

    pub(super) fn courtesy_pass(&self, count: u8) -> Vec<Recommendation> {
        let count = usize::from(count);
        let spares = self.mind.spares(count + 2);
        // The tiles that cost least, then with others in the place of the last of them.
        (count..=count + 2)
            .filter(|&next| count > 0 && next > 0 && next <= spares.len())
            .map(|next| {
                let mut chosen = spares[..count - 1].to_vec();
                chosen.push(spares[next - 1]);
                let tiles = chosen.iter().map(|spare| spare.tile).collect();
                self.give(&chosen, Action::PassCourtesy(tiles))
            })
            .collect()
    }

    pub(super) fn mushes(&self) -> Vec<Recommendation> {
        let spares = self.mind.spares(3);
        let cheap = cheap(&spares);
        let mush = |count: u8| {
            let chosen = &spares[..usize::from(count).min(spares.len())];
            let tiles = chosen.iter().map(|spare| spare.tile).collect();
            self.give(chosen, Action::Mush(tiles))
        };
        nearest_first(cheap).into_iter().map(mush).collect()
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
            estimate: self.estimate(aim),
            reason,
        }
    }
}

/// How many of these tiles can go without harm.
fn cheap(spares: &[Spare]) -> u8 {
    let cheap = spares.iter().take_while(|spare| spare.loss <= CHEAP);
    cheap.count() as u8
}

/// The counts from 0 to 3, first this one and then those next to it.
fn nearest_first(count: u8) -> [u8; 4] {
    let mut counts = [0_u8, 1, 2, 3];
    counts.sort_by_key(|other| other.abs_diff(count));
    counts
}
