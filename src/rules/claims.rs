//! Claiming a discard: who is asked, and whose claim goes first.

use super::phase::{DiscardAnswer, Phase};
use super::winning::best_hand_with;
use super::{
    BySeat, Claim, Discard, Event, Exposure, Game, Mistakes, PenaltyCause, RuleId, Seat,
    WinningTile, check,
};
use crate::tile::{Tile, TileCounts};

/// The claim that goes first of these, which are in turn order from the discarder: a claim for Mah Jongg, and among
/// equals the next in turn (rules `prio-mahj-first`, `prio-next-in-turn`, `prio-two-mahj`).
pub fn first_claim(claims: &[(Seat, Claim)]) -> Option<(Seat, Claim)> {
    let for_mah_jongg = |&&(_, claim): &&(Seat, Claim)| claim == Claim::MahJongg;
    let first = claims.iter().find(for_mah_jongg).or(claims.first());
    first.copied()
}

/// The rule by which a claim goes before another that is lost.
pub const fn rule_of_priority(first: Claim, lost: Claim) -> RuleId {
    match (first, lost) {
        (Claim::MahJongg, Claim::MahJongg) => RuleId::PRIO_TWO_MAHJ,
        (Claim::MahJongg, _) => RuleId::PRIO_MAHJ_FIRST,
        (Claim::Exposure { .. } | Claim::Unlike(_), _) => RuleId::PRIO_NEXT_IN_TURN,
    }
}

impl Game {
    /// Asks everybody who could claim what `discarder` has just discarded; a joker is dead
    /// (rule `disc-joker-dead`).
    pub(super) fn open_claims(&mut self, discarder: Seat) {
        self.is_claimed = false;
        self.lies_open = None;
        if self.wall.left() == 0 {
            mark!(WALL_LAST_DISCARD_LIVE);
        }
        let answers = BySeat::from_fn(|seat| self.first_answer(seat));
        let nobody = !answers
            .iter()
            .any(|(_, &answer)| answer == DiscardAnswer::Awaited);
        if nobody && self.penalties.wrong_name.is_none() {
            self.next_turn(discarder);
        } else {
            self.phase = Phase::Claims { answers };
            if nobody {
                self.resolve_claims();
            }
        }
    }

    /// Whether `seat` is asked about the newest discard.
    pub(super) fn first_answer(&self, seat: Seat) -> DiscardAnswer {
        if check::may_claim(self.view(seat)) {
            DiscardAnswer::Awaited
        } else {
            DiscardAnswer::NotAsked
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, answer: DiscardAnswer) {
        if self.late.is_some() {
            self.answer_late(seat, answer);
            return;
        }
        let Phase::Claims { answers } = &mut self.phase else {
            debug_assert!(false, "a discard is answered while it may be claimed only");
            return;
        };
        answers[seat] = answer;
        self.is_claimed |= matches!(answer, DiscardAnswer::Claimed(_));
        self.resolve_claims();
    }

    /// Gives the newest discard to whom it belongs, once all have answered.
    pub(super) fn resolve_claims(&mut self) {
        let Phase::Claims { answers } = &self.phase else {
            debug_assert!(
                false,
                "claims are compared while a discard may be claimed only"
            );
            return;
        };
        if answers
            .iter()
            .any(|(_, &answer)| answer == DiscardAnswer::Awaited)
        {
            return;
        }
        let answers = *answers;
        let Some(discarder) = self.newest_discard().map(|discard| discard.by) else {
            debug_assert!(false, "what may be claimed is a discard that nobody has");
            return;
        };
        let claims: Vec<(Seat, Claim)> = (1..4)
            .map(|steps| discarder.steps_right(steps))
            .filter_map(|seat| match answers[seat] {
                DiscardAnswer::Claimed(claim) => Some((seat, claim)),
                _ => None,
            })
            .collect();
        let for_mah_jongg = |(_, claim): &(Seat, Claim)| *claim == Claim::MahJongg;
        let no_mah_jongg = !claims.iter().any(for_mah_jongg);
        if self.penalties.wrong_name.is_some()
            && no_mah_jongg
            && !self.exposes_by_wrong_name(&claims)
        {
            self.correct_name(discarder);
        } else {
            self.award(discarder, &claims);
        }
    }

    /// Whether somebody lays tiles open for the wrong name: where mistakes are refused, the name is put
    /// right before anything lies open, and a joker is nobody's (rule `disc-joker-dead`).
    fn exposes_by_wrong_name(&self, claims: &[(Seat, Claim)]) -> bool {
        !claims.is_empty()
            && self.setup.rules.mistakes == Mistakes::Allowed
            && self
                .newest_discard()
                .is_some_and(|discard| discard.tile.is_natural())
    }

    /// The name is put right, and the tile may be claimed for what it is (rules
    /// `misname-must-be-right`, `misname-correct-name-only`, `misname-no-penalty-exposure`).
    fn correct_name(&mut self, discarder: Seat) {
        mark!(MISNAME_MUST_BE_RIGHT, MISNAME_CORRECT_NAME_ONLY);
        mark!(MISNAME_NO_PENALTY_EXPOSURE);
        let discard = self.newest_discard();
        debug_assert!(discard.is_some(), "the name is that of a discard");
        if let Some(discard) = discard {
            self.put_name_right(discard);
        }
        self.open_claims(discarder);
    }

    pub(super) fn put_name_right(&mut self, discard: Discard) {
        self.penalties.wrong_name = None;
        self.tell(Event::NameCorrected {
            seat: discard.by,
            tile: discard.tile,
        });
    }

    /// What the newest discard is claimed as: the tile, or the name it was called by.
    pub(super) fn claimable(&self) -> Option<Tile> {
        let discard = self.newest_discard()?;
        Some(self.penalties.wrong_name.unwrap_or(discard.tile))
    }

    /// Gives the newest discard to the claim that goes first. `claims` are in turn order from the
    /// discarder.
    fn award(&mut self, discarder: Seat, claims: &[(Seat, Claim)]) {
        let Some((seat, claim)) = first_claim(claims) else {
            self.next_turn(discarder);
            return;
        };
        if claim == Claim::MahJongg && !self.has_claimed_mah_jongg(seat) {
            self.announce(seat);
            return;
        }
        for &(loser, lost) in claims.iter().filter(|&&(other, _)| other != seat) {
            let rule = rule_of_priority(claim, lost);
            rule.mark();
            self.tell(Event::ClaimLost {
                seat: loser,
                claim: lost,
                rule,
            });
        }
        match self.penalties.wrong_name {
            Some(name) if claim == Claim::MahJongg => self.win_by_wrong_name(seat, name),
            _ => self.take(seat, claim),
        }
    }

    fn has_claimed_mah_jongg(&self, seat: Seat) -> bool {
        let mut concealed = self.racks[seat];
        concealed.extend(self.claimable());
        self.view(seat).has_mah_jongg(&concealed)
    }

    /// The game ends, and whoever misnamed the tile alone pays (rules `misname-mahj-four-times`,
    /// `misname-others-do-not-pay`).
    fn win_by_wrong_name(&mut self, winner: Seat, name: Tile) {
        let Some(Discard { tile, by, .. }) = self.newest_discard() else {
            debug_assert!(false, "what was claimed is the newest discard");
            return;
        };
        let mut concealed = self.racks[winner];
        concealed.add(name);
        let card = &self.setup.card;
        let blanks = self.setup.rules.blanks;
        let Some(hand) = best_hand_with(blanks, card, &self.exposures[winner], &concealed) else {
            debug_assert!(false, "a claim for Mah Jongg was looked at before");
            return;
        };
        mark!(MISNAME_OTHERS_DO_NOT_PAY);
        self.end_without_win(PenaltyCause::Misnamed {
            by,
            winner,
            tile,
            name,
            line: hand.line,
        });
    }

    fn take(&mut self, seat: Seat, claim: Claim) {
        let Some(discard) = self.discards.last_mut() else {
            debug_assert!(false, "what was claimed is the newest discard");
            return;
        };
        discard.claimed_by = Some(seat);
        let discard = *discard;
        if let [.., before, _] = &self.discards[..]
            && before.tile == discard.tile
            && before.claimed_by.is_none()
        {
            mark!(WIN_TWO_QUICK);
        }
        let tile = self.penalties.wrong_name.unwrap_or(discard.tile);
        self.tell(Event::Claimed { seat, tile, claim });
        if self.penalties.wrong_name.is_some() {
            mark!(MISNAME_NO_PENALTY_EXPOSURE);
            self.put_name_right(discard);
        }
        match claim {
            Claim::MahJongg => {
                if seat != discard.by.steps_right(1) {
                    mark!(MAHJ_CLAIM_ANY_TURN);
                }
                let rack = &self.racks[seat];
                if rack[discard.tile] + rack[Tile::Joker] < 2 {
                    mark!(MAHJ_CLAIM_ANY_GROUP);
                }
                self.racks[seat].add(discard.tile);
                self.win(seat, WinningTile::Discarded(discard.by));
            }
            Claim::Exposure { .. } | Claim::Unlike(_) => {
                self.expose(seat, discard, &claim.from_rack(tile));
            }
        }
    }

    /// Lays the claimed tile and these from the rack open.
    fn expose(&mut self, seat: Seat, discard: Discard, tiles: &TileCounts) {
        self.racks[seat].take_all(tiles);
        mark!(TURN_CLAIM_NEEDS_EXPOSURE, CLAIM_GROUPS, CLAIM_HAS_NATURAL);
        mark!(CLAIM_EXPOSE_ON_RACK_TOP);
        self.exposures[seat].push(Exposure::of_claim(discard, tiles));
        mark!(CLAIM_PLAY_CONTINUES);
        self.phase = Phase::ToDiscard {
            seat,
            drawn: None,
            wins_by: WinningTile::Discarded(discard.by),
        };
    }

    /// The number of tiles of an exposure may be changed until its player discards or exchanges
    /// (rule `claim-exposure-fixed`). What was laid open for a wrong name goes back with it
    /// (rule `misname-no-penalty-exposure`).
    pub(super) fn change_exposure(&mut self, seat: Seat, naturals: u8, jokers: u8) {
        let Some(exposure) = self.exposures[seat].last_mut() else {
            debug_assert!(false, "an exposure was made before it is changed");
            return;
        };
        exposure.change(&mut self.racks[seat], naturals, jokers);
        let exposure = *exposure;
        mark!(CLAIM_EXPOSURE_FIXED);
        self.tell(Event::ExposureChanged { seat, exposure });
    }
}
