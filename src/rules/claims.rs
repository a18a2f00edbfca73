//! Claiming a discard: who is asked, and whose claim goes first.

use super::phase::{Answer, Phase};
use super::{BySeat, Claim, Event, Exposure, Game, RuleId, Seat, WinningTile, check};

impl Game {
    /// Asks everybody who could claim what `discarder` has just discarded; a joker is dead
    /// (rule `disc-joker-dead`).
    pub(super) fn open_claims(&mut self, discarder: Seat) {
        let answers = BySeat::from_fn(|seat| self.first_answer(seat));
        if answers.iter().any(|(_, &answer)| answer == Answer::Awaited) {
            self.phase = Phase::Claims { answers };
        } else {
            self.next_turn(discarder);
        }
    }

    /// Whether `seat` is asked about the newest discard.
    pub(super) fn first_answer(&self, seat: Seat) -> Answer {
        if check::may_claim(self.view(seat)) {
            Answer::Awaited
        } else {
            Answer::NotAsked
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, answer: Answer) {
        let Phase::Claims { answers } = &mut self.phase else {
            return;
        };
        answers[seat] = answer;
        if answers.iter().any(|(_, &answer)| answer == Answer::Awaited) {
            return;
        }
        let answers = *answers;
        let Some(discarder) = self.newest_discard().map(|discard| discard.by) else {
            return;
        };
        let claims: Vec<(Seat, Claim)> = (1..4)
            .map(|steps| discarder.steps_right(steps))
            .filter_map(|seat| match answers[seat] {
                Answer::Claimed(claim) => Some((seat, claim)),
                _ => None,
            })
            .collect();
        self.award(discarder, &claims);
    }

    /// Gives the newest discard to the claim that goes first. `claims` are in turn order from the
    /// discarder (rules `prio-mahj-first`, `prio-next-in-turn`, `prio-two-mahj`).
    fn award(&mut self, discarder: Seat, claims: &[(Seat, Claim)]) {
        let for_mah_jongg = |&&(_, claim): &&(Seat, Claim)| claim == Claim::MahJongg;
        let Some(&(seat, claim)) = claims.iter().find(for_mah_jongg).or(claims.first()) else {
            self.next_turn(discarder);
            return;
        };
        for &(loser, lost) in claims.iter().filter(|&&(other, _)| other != seat) {
            let rule = match (claim, lost) {
                (Claim::MahJongg, Claim::MahJongg) => RuleId::PRIO_TWO_MAHJ,
                (Claim::MahJongg, Claim::Exposure { .. }) => RuleId::PRIO_MAHJ_FIRST,
                (Claim::Exposure { .. }, _) => RuleId::PRIO_NEXT_IN_TURN,
            };
            self.tell(Event::ClaimLost {
                seat: loser,
                claim: lost,
                rule,
            });
        }
        self.take(seat, claim);
    }

    fn take(&mut self, seat: Seat, claim: Claim) {
        let Some(discard) = self.discards.last_mut() else {
            return;
        };
        discard.claimed_by = Some(seat);
        let discard = *discard;
        self.tell(Event::Claimed {
            seat,
            tile: discard.tile,
            claim,
        });
        match claim {
            Claim::MahJongg => {
                self.racks[seat].add(discard.tile);
                self.win(seat, WinningTile::Discarded(discard.by));
            }
            Claim::Exposure { naturals, jokers } => {
                for _ in 0..naturals {
                    let _ = self.racks[seat].remove(discard.tile);
                }
                for _ in 0..jokers {
                    let _ = self.racks[seat].remove(crate::tile::Tile::Joker);
                }
                self.exposures[seat].push(Exposure {
                    tile: discard.tile,
                    naturals: naturals + 1,
                    jokers,
                    claimed_from: discard.by,
                });
                self.phase = Phase::ToDiscard {
                    seat,
                    drawn: None,
                    wins_by: WinningTile::Discarded(discard.by),
                };
            }
        }
    }
}
