//! What to pass, whether to go on, and what to give across.

use std::cmp::Ordering;

use super::{AdviceReason, Considering, Recommendation};
use crate::analysis::{Aim, Estimate};
use crate::bot::Spare;
use crate::rules::{Action, CharlestonPass};
use crate::tile::TileCounts;

/// Up to which share of what the rack is worth a tile is better passed than an unseen one.
const BETTER_BLIND: f32 = 0.5;

/// From which share of what the rack is worth three more passes break up the hand.
const BREAKS_UP: f32 = 0.6;

/// By how much going on is better than stopping while three passes take less than that share, and worse
/// when they take more: in log odds to win, for a difference of all that the rack is worth. Counted by
/// playing on after both: `cargo bench --bench votes`.
const GOING_ON: f32 = 0.48;

/// Up to which share of what the rack is worth a tile may go across.
const CHEAP: f32 = 0.1;

/// How many sets of tiles are compared.
const PASSES: usize = 5;

/// Which of the tiles that cost least are given together: the three that cost least, then sets in which
/// one of them stays and another goes in its place.
const SETS: [[usize; 3]; 4] = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [0, 1, 4]];

/// Up to how many missing tiles a line lacks only so many.
const NEAR: u8 = 4;

impl Considering<'_> {
    pub(super) fn passes(&self, pass: CharlestonPass) -> Vec<Recommendation> {
        let complete = self.complete(Action::DeclareMahJongg);
        let spares = self.evaluation.spares(5);
        let may_pass_blind = pass.allows_blind();
        let cheap = |spare: &&Spare| spare.loss <= BETTER_BLIND;
        let given = spares.iter().take(3).take_while(cheap).count();
        let mut recommendations = complete.into_iter().collect::<Vec<_>>();
        // What is recommended to go; the other sets are told from it.
        let mut recommended = None;
        if may_pass_blind && given < 3 {
            let blind = 3 - given as u8;
            recommendations
                .push(self.pass_blind(&spares[..given], AdviceReason::KeepsTheHand { blind }));
            recommended = Some(tiles_of(&spares[..given]));
        }
        for set in SETS {
            let chosen = set.into_iter().filter_map(|place| spares.get(place));
            let chosen = chosen.copied().collect::<Vec<_>>();
            let tiles = tiles_of(&chosen);
            let action = Action::Pass { tiles, blind: 0 };
            if chosen.len() == 3
                && recommendations
                    .iter()
                    .all(|recommendation| recommendation.action != action)
            {
                recommendations.push(self.give(&chosen, action, recommended.as_ref()));
                recommended.get_or_insert(tiles);
            }
        }
        if may_pass_blind && given == 3 {
            let reason = match cheap_ones(&spares[..3]) {
                3 => AdviceReason::CanSpareThree,
                _ => AdviceReason::UnseenMightHelp,
            };
            recommendations.push(self.pass_blind(&spares[..2], reason));
        }
        recommendations.truncate(PASSES);
        recommendations
    }

    /// Passes these tiles, and as many as are lacking unseen.
    fn pass_blind(&self, given: &[Spare], reason: AdviceReason) -> Recommendation {
        let gift = self.gift(given);
        Recommendation {
            action: Action::Pass {
                tiles: gift.tiles,
                blind: 3 - given.len() as u8,
            },
            estimate: self.estimate_without(&gift),
            reason,
        }
    }

    /// What is expected at the vote is what comes of the better answer; the other is reckoned from what
    /// three passes take.
    pub(super) fn votes(&self) -> Vec<Recommendation> {
        let spares = self.evaluation.spares(3);
        let taken = spares.iter().map(|spare| spare.loss).sum::<f32>();
        let breaks_up = taken > BREAKS_UP;
        let ahead = GOING_ON * (BREAKS_UP - taken);
        let if_stopped = self.shifted(-ahead.max(0.0));
        let if_continued = self.shifted(ahead.min(0.0));
        let spare = self.evaluation.discards();
        let spare = spare.iter().filter(|spare| spare.loss <= CHEAP);
        let spare = spare.map(|spare| self.view.rack()[spare.tile]).sum();
        let broken = self.first_to_lose(&tiles_of(&spares));
        let broken = broken.or(self.lines.first());
        let broken = broken.map(|line| (line.line, line.distance));
        let stop = |reason| Recommendation {
            action: Action::Stop,
            estimate: if_stopped,
            reason,
        };
        let go_on = |reason| Recommendation {
            action: Action::Continue,
            estimate: if_continued,
            reason,
        };
        let complete = self.complete(Action::DeclareMahJongg);
        let both = match broken {
            Some((line, distance)) if breaks_up => [
                stop(if distance <= NEAR {
                    AdviceReason::NearEnoughToStop { line, distance }
                } else {
                    AdviceReason::KeepsTheLine { line }
                }),
                go_on(AdviceReason::BreaksUp { line }),
            ],
            _ => [
                go_on(AdviceReason::ManyToSpare { spare }),
                stop(AdviceReason::NothingNewComes { spare }),
            ],
        };
        complete.into_iter().chain(both).collect()
    }

    /// What is expected now when the odds to win change by so much, as a logarithm.
    fn shifted(&self, log_odds: f32) -> Estimate {
        if self.now.win >= 1.0 {
            return self.now;
        }
        let odds = self.now.win / (1.0 - self.now.win) * log_odds.exp();
        let aim = self.aim.map(|aim| Aim {
            win: odds / (1.0 + odds),
            ..aim
        });
        self.estimate(aim)
    }

    pub(super) fn courtesy_offers(&self) -> Vec<Recommendation> {
        let spares = self.evaluation.spares(3);
        let spare = cheap_ones(&spares);
        let offer = |count: u8| {
            let gift = self.gift(&spares[..usize::from(count).min(spares.len())]);
            Recommendation {
                action: Action::OfferCourtesy(count),
                estimate: self.estimate_without(&gift),
                reason: match count.cmp(&spare) {
                    Ordering::Less => AdviceReason::CouldGiveMore { spare },
                    Ordering::Equal => AdviceReason::SpareForCourtesy { count },
                    Ordering::Greater => AdviceReason::TakesWhatHelps { spare },
                },
            }
        };
        nearest_first(spare).into_iter().map(offer).collect()
    }

    pub(super) fn courtesy_pass(&self, count: u8) -> Vec<Recommendation> {
        let count = usize::from(count);
        let spares = self.evaluation.spares(count + 2);
        let recommended = tiles_of(&spares[..count.min(spares.len())]);
        // The tiles that cost least, then with others in the place of the last of them.
        (count..=count + 2)
            .filter(|&next| count > 0 && next > 0 && next <= spares.len())
            // Another copy of a tile is no other choice.
            .filter(|&next| {
                (count..next).all(|before| spares[before - 1].tile != spares[next - 1].tile)
            })
            .map(|next| {
                let mut chosen = spares[..count - 1].to_vec();
                chosen.push(spares[next - 1]);
                let action = Action::PassCourtesy(tiles_of(&chosen));
                let is_other = next > count;
                self.give(&chosen, action, is_other.then_some(&recommended))
            })
            .collect()
    }

    pub(super) fn mushes(&self) -> Vec<Recommendation> {
        let spares = self.evaluation.spares(3);
        let spare = cheap_ones(&spares);
        let mush = |count: u8| {
            let gift = self.gift(&spares[..usize::from(count).min(spares.len())]);
            Recommendation {
                action: Action::Mush(gift.tiles),
                estimate: self.estimate_without(&gift),
                reason: match count.cmp(&spare) {
                    Ordering::Less => AdviceReason::CouldGiveMore { spare },
                    Ordering::Equal if count == 0 => AdviceReason::EveryTileHelps,
                    Ordering::Equal => self.why_first(&gift),
                    Ordering::Greater => AdviceReason::TakesWhatHelps { spare },
                },
            }
        };
        nearest_first(spare).into_iter().map(mush).collect()
    }
}

fn tiles_of(spares: &[Spare]) -> TileCounts {
    spares.iter().map(|spare| spare.tile).collect()
}

/// How many of these tiles can go without harm.
fn cheap_ones(spares: &[Spare]) -> u8 {
    let cheap = spares.iter().take_while(|spare| spare.loss <= CHEAP);
    cheap.count() as u8
}

/// The counts from 0 to 3, first this one and then those next to it.
fn nearest_first(count: u8) -> [u8; 4] {
    let mut counts = [0_u8, 1, 2, 3];
    counts.sort_by_key(|other| other.abs_diff(count));
    counts
}
