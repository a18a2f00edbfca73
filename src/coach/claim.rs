//! Whether to claim a discard.

use super::{AdviceReason, Considering, Recommendation};
use crate::analysis::{Aim, HowItComes, LineOutlook};
use crate::bot::Claiming;
use crate::card::LineIndex;
use crate::rules::{Action, Claim, Discard};
use crate::tile::Tile;

/// By how much a claim must better the hand to be recommended.
const WORTH_CLAIMING: f32 = 1.1;

/// From how many missing tiles on a claim binds too early.
const EARLY: u8 = 5;

/// How few live copies make a tile scarce.
pub(super) const SCARCE: u8 = 1;

impl Considering<'_> {
    pub(super) fn answers(&self, discard: Discard) -> Vec<Recommendation> {
        let complete = self.complete(Action::Claim(Claim::MahJongg));
        let claims = self.evaluation.claims(discard);
        let mut recommendations = Vec::new();
        recommendations.extend(complete);
        let (helpful, harmful) = claims
            .iter()
            .partition::<Vec<_>, _>(|claiming| claiming.gain >= WORTH_CLAIMING);
        recommendations.extend(helpful.iter().map(|claiming| self.claim(discard, claiming)));
        recommendations.push(if recommendations.is_empty() {
            self.let_go(discard, claims.first())
        } else {
            self.recommend_letting_go(AdviceReason::StaysHidden)
        });
        recommendations.extend(harmful.iter().map(|claiming| self.claim(discard, claiming)));
        recommendations
    }

    fn claim(&self, discard: Discard, claiming: &Claiming) -> Recommendation {
        let Aim { line, distance, .. } = claiming.aim;
        let size = claiming.claim.size().unwrap_or_default();
        debug_assert!(size > 0, "what is weighed is a claim for an exposure");
        let tile = discard.tile;
        let live = self.evaluation.unseen().live[tile];
        let is_nearer = self.brings_nearer(claiming.aim);
        let frees_joker = !is_nearer && self.frees_joker(tile, claiming.claim);
        let reason = if live <= SCARCE && claiming.gain >= WORTH_CLAIMING {
            AdviceReason::LastCopies { tile, live, line }
        } else if claiming.gain < WORTH_CLAIMING && !is_nearer {
            AdviceReason::BringsNoNearer { tile, frees_joker }
        } else if frees_joker {
            AdviceReason::FreesAJoker { tile }
        } else {
            AdviceReason::CompletesGroup {
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
        let is_concealed = |aim: &Aim| self.card.card_line(aim.hand).concealed;
        let single = self
            .lines
            .first()
            .filter(|line| wants_single(line, discard));
        // That the best line wants it is told rather than what another one would do with it.
        let is_told = |best: &&Claiming| single.is_none_or(|line| line.line == best.aim.line);
        let nearer = best.filter(|best| self.brings_nearer(best.aim));
        let nearer = nearer.filter(is_told);
        let group_of = |concealed: bool| {
            let mut lines = self.lines.iter();
            lines.find(|line| line.concealed == concealed && lacks_for_group(line, discard))
        };
        let open = group_of(false).filter(|_| best.is_some());
        self.recommend_letting_go(match (nearer, single, open, group_of(true)) {
            (Some(best), ..) => match self.aim.filter(is_concealed) {
                Some(aim) => AdviceReason::LineIsConcealed { line: aim.line },
                None => self.why_not_exposed(discard, best.aim.line, best.aim.distance),
            },
            (_, Some(line), ..) => AdviceReason::OnlyForPair {
                tile,
                line: line.line,
            },
            (_, _, Some(line), _) => {
                self.why_not_exposed(discard, line.line, line.distance.saturating_sub(1))
            }
            (.., Some(line)) => AdviceReason::LineIsConcealed { line: line.line },
            _ if group_of(false).is_some() => AdviceReason::StaysHidden,
            _ => self.why_not_claimed(discard),
        })
    }

    /// Why a discard is let go that completes no group of the lines that are shown.
    fn why_not_claimed(&self, discard: Discard) -> AdviceReason {
        let tile = discard.tile;
        let mut lines = self.lines.iter();
        if let Some(line) = lines.find(|line| wants_single(line, discard)) {
            return AdviceReason::OnlyForPair {
                tile,
                line: line.line,
            };
        }
        let mut missing = self.lines.iter().flat_map(|line| &line.missing);
        if missing.any(|missing| missing.tile == tile) {
            AdviceReason::TooFewForGroup { tile }
        } else {
            AdviceReason::NoUseForIt { tile }
        }
    }

    /// Why a group is not exposed that this line has for the discard, so that it would lack so many tiles.
    fn why_not_exposed(&self, discard: Discard, line: LineIndex, distance: u8) -> AdviceReason {
        let tile = discard.tile;
        let first = self.lines.first();
        let nearest = first.map_or(distance, |line| line.distance);
        let wants = |line: &LineOutlook| line.missing.iter().any(|it| it.tile == tile);
        if let Some(nearer) = first.filter(|it| it.distance < distance && !wants(it)) {
            return AdviceReason::OtherLineIsNearer {
                tile,
                line: nearer.line,
                distance: nearer.distance,
            };
        }
        // Of a line that is farther than the nearest nobody is told how much of it is missing.
        if distance < EARLY || distance > nearest {
            AdviceReason::GainsTooLittle { tile, line }
        } else if self.draws(false) < usize::from(distance) {
            AdviceReason::TooFewDraws { distance }
        } else {
            AdviceReason::OpensTooEarly { distance }
        }
    }

    fn recommend_letting_go(&self, reason: AdviceReason) -> Recommendation {
        Recommendation {
            action: Action::LetGo,
            estimate: self.now,
            reason,
        }
    }

    /// Whether a group that is exposed with this claim would need a joker more without the discard.
    fn frees_joker(&self, tile: Tile, claim: Claim) -> bool {
        let Claim::Exposure { naturals, jokers } = claim else {
            return false;
        };
        let rack = self.view.rack();
        rack[tile] < 1 + naturals + jokers && rack[Tile::Joker] > jokers
    }

    /// Whether the line aimed at after a claim is nearer than it is now.
    fn brings_nearer(&self, aim: Aim) -> bool {
        let exposures = self.view.exposures(self.view.seat());
        let now = self.card.hands_of(aim.line);
        let now = now.filter_map(|hand| self.card.distance(hand, self.view.rack(), exposures));
        now.min().is_some_and(|now| aim.distance < now)
    }
}

/// Whether the line lacks the discard where it can only be drawn.
fn wants_single(line: &LineOutlook, discard: Discard) -> bool {
    let mut missing = line.missing.iter();
    missing.any(|missing| missing.tile == discard.tile && missing.comes == HowItComes::Drawn)
}

/// Whether the discard is all that a group of the line lacks.
fn lacks_for_group(line: &LineOutlook, discard: Discard) -> bool {
    let mut missing = line.missing.iter();
    missing.any(|missing| {
        let in_group = !matches!(missing.comes, HowItComes::Drawn | HowItComes::Last);
        missing.tile == discard.tile && missing.count == 1 && in_group
    })
}
