//! Whether to claim a discard.

use super::{Considering, Reason, Recommendation};
use crate::analysis::Aim;
use crate::bot::Claiming;
use crate::rules::{Action, Claim, Discard};

/// By how much a claim must better the hand to be recommended.
const WORTH_CLAIMING: f32 = 1.1;

/// From how many missing tiles on a claim binds too early.
const EARLY: u8 = 5;

/// How few live copies make a tile scarce.
const SCARCE: u8 = 1;

impl Considering<'_> {
    pub(super) fn answers(&self, discard: Discard) -> Vec<Recommendation> {
        let complete = self.complete(Action::Claim(Claim::MahJongg));
        let claims = self.mind.claims(discard);
        let mut acts = Vec::new();
        acts.extend(complete);
        let (helpful, harmful) = claims
            .iter()
            .partition::<Vec<_>, _>(|claiming| claiming.gain >= WORTH_CLAIMING);
        acts.extend(helpful.iter().map(|claiming| self.claim(discard, claiming)));
        acts.push(if acts.is_empty() {
            self.let_go(discard, claims.first())
        } else {
            self.recommend_letting_go(Reason::StaysHidden)
        });
        acts.extend(harmful.iter().map(|claiming| self.claim(discard, claiming)));
        acts
    }

    fn claim(&self, discard: Discard, claiming: &Claiming) -> Recommendation {
        let Aim { line, distance, .. } = claiming.aim;
        let size = claiming.claim.size().unwrap_or(1);
        let tile = discard.tile;
        let live = self.mind.unseen().live[tile];
        let reason = if live <= SCARCE && claiming.gain >= WORTH_CLAIMING {
            Reason::LastCopies { tile, live, line }
        } else {
            Reason::CompletesGroup {
                line,
                tile,
                size,
                distance,
            }
        };
        Recommendation {
            action: Action::Claim(claiming.claim),
            estimate: self.estimate(Some(claiming.aim)),
            reason,
        }
    }

    fn let_go(&self, discard: Discard, best: Option<&Claiming>) -> Recommendation {
        let tile = discard.tile;
        let aim = self.mind.prospects().aim();
        let best = best.filter(|best| self.brings_nearer(best.aim));
        self.recommend_letting_go(match (aim, best) {
            (Some(aim), None) if self.wants_single(aim, discard) => Reason::OnlyForPair {
                tile,
                line: aim.line,
            },
            (None, _) | (_, None) => Reason::NoUseForIt { tile },
            (Some(aim), Some(_)) if self.card.card_line(aim.hand).concealed => {
                Reason::LineIsConcealed { line: aim.line }
            }
            (_, Some(best)) if best.aim.distance >= EARLY => Reason::OpensTooEarly {
                distance: best.aim.distance,
            },
            (Some(aim), Some(_)) => Reason::BetterWithout { line: aim.line },
        })
    }

    fn recommend_letting_go(&self, reason: Reason) -> Recommendation {
        Recommendation {
            action: Action::LetGo,
            estimate: self.now,
            reason,
        }
    }

    /// Whether the line aimed at after a claim is nearer than it is now.
    fn brings_nearer(&self, aim: Aim) -> bool {
        let exposures = self.view.exposures(self.view.seat());
        let now = self.card.hands_of(aim.line);
        let now = now.filter_map(|hand| self.card.distance(hand, self.view.rack(), exposures));
        now.min().is_some_and(|now| aim.distance < now)
    }

    /// Whether the hand lacks the discard where it can only be drawn.
    fn wants_single(&self, aim: Aim, discard: Discard) -> bool {
        let needs = self.card.needs(aim.hand).iter();
        let held = self.view.rack()[discard.tile];
        needs
            .filter(|need| need.tile == discard.tile)
            .any(|need| need.joker_places == 0 && held < need.naturals)
    }
}
