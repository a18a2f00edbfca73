//! What has gone against the rules in a game, and dead hands with what follows from them.

use super::dead_hand::proper_exposures;
use super::phase::{DiscardAnswer, Phase};
use super::{BySeat, Event, Game, PenaltyCause, RuleId, Seat};
use crate::tile::Tile;

/// What has gone against the rules in a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Penalties {
    /// By which rule each hand is dead.
    pub(super) dead: BySeat<Option<RuleId>>,
    /// The first rule that each player broke before everybody's eyes.
    pub(super) breaches: BySeat<Option<RuleId>>,
    /// The challenges that were answered.
    pub(super) challenges: Vec<Challenge>,
    /// The wrong name of the newest discard, until it is put right.
    pub(super) wrong_name: Option<Tile>,
}

/// A challenge that was answered (rule `dead-challenge-steps`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Challenge {
    /// Who called the hand dead.
    pub challenger: Seat,
    /// Whose hand.
    pub challenged: Seat,
    /// What everybody could see against the hand then; nothing when the challenger was wrong.
    pub fault: Option<RuleId>,
    /// Whether the owner denied it, so that it is settled at the end.
    pub denied: bool,
}

impl Challenge {
    /// Who was wrong, and so pays the other, when it was denied.
    pub(super) const fn loser_and_winner(self) -> (Seat, Seat) {
        match self.fault {
            Some(_) => (self.challenged, self.challenger),
            None => (self.challenger, self.challenged),
        }
    }
}

impl Game {
    pub(super) fn breach(&mut self, seat: Seat, rule: RuleId) {
        rule.mark();
        self.penalties.breaches[seat].get_or_insert(rule);
        self.tell(Event::Breached { seat, rule });
    }

    pub(super) fn challenge(&mut self, by: Seat, owner: Seat) {
        let fault = self.view(by).faults(owner).first().copied();
        let then = Box::new(self.phase.clone());
        self.phase = Phase::Challenged {
            challenger: by,
            challenged: owner,
            fault,
            then,
        };
        self.tell(Event::Challenged {
            challenger: by,
            challenged: owner,
        });
    }

    /// The owner of a challenged hand admits that it is dead, or denies it (rules
    /// `dead-owner-confirms`, `dead-challenge-steps`).
    pub(super) fn answer_challenge(&mut self, denied: bool) {
        let Phase::Challenged {
            challenger,
            challenged,
            fault,
            then,
        } = &self.phase
        else {
            debug_assert!(false, "a challenge is answered after it was made only");
            return;
        };
        let challenge = Challenge {
            challenger: *challenger,
            challenged: *challenged,
            fault: *fault,
            denied,
        };
        self.phase = Phase::clone(then);
        self.penalties.challenges.push(challenge);
        mark!(DEAD_CHALLENGE_STEPS);
        let seat = challenge.challenged;
        if denied {
            self.tell(Event::Denied { seat });
        } else {
            let rule = challenge.fault.unwrap_or(RuleId::DEAD_OWNER_CONFIRMS);
            self.bury(seat, rule);
            self.go_on_without_the_dead(seat);
        }
    }

    /// Calls a hand dead. What was exposed in error goes back to the rack, jokers and all; what was
    /// exposed properly before stays (rules `dead-returns-error-part`, `err-exposures-jokers`).
    pub(super) fn bury(&mut self, seat: Seat, rule: RuleId) {
        rule.mark();
        self.penalties.dead[seat] = Some(rule);
        let proper = proper_exposures(&self.setup.card, &self.exposures[seat]);
        if rule == RuleId::DEAD_MAHJ_IN_ERROR {
            mark!(ERR_EXPOSURES_JOKERS);
        }
        let mut returned = 0;
        for error in self.exposures[seat].split_off(proper) {
            mark!(
                CLAIM_WRONG_IS_DEAD,
                DEAD_RETURNS_ERROR_PART,
                ERR_WRONG_CALL_SAME
            );
            self.racks[seat].add_all(&error.tiles());
            returned += error.size();
        }
        self.tell(Event::HandDied {
            seat,
            rule,
            returned,
        });
    }

    /// Takes the turn and the say from hands that are dead (rule `dead-stops`), the last of which is
    /// that of `died`; with three of them the game is over (rule `dead-three`).
    pub(super) fn go_on_without_the_dead(&mut self, died: Seat) {
        let alive: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|&seat| self.is_alive(seat))
            .collect();
        if alive.len() < 2 {
            let last = alive.first().copied();
            self.end_without_win(self.cause_of_three_dead(died, last));
            return;
        }
        let dead = BySeat::from_fn(|seat| !self.is_alive(seat));
        if let Some(answers) = &mut self.late {
            for seat in Seat::ALL.into_iter().filter(|&seat| dead[seat]) {
                answers[seat] = DiscardAnswer::NotAsked;
            }
        }
        match &mut self.phase {
            Phase::ToDraw(seat) | Phase::ToDiscard { seat, .. } if dead[*seat] => {
                let seat = *seat;
                self.late = None;
                self.next_turn(seat);
            }
            Phase::Claims { answers } => {
                for seat in Seat::ALL.into_iter().filter(|&seat| dead[seat]) {
                    answers[seat] = DiscardAnswer::NotAsked;
                }
                self.resolve_claims();
            }
            _ => {}
        }
    }

    /// Dead hands that leave nobody to play against cost nothing. Only where one of three died of a false
    /// Mah Jongg, whoever's hand died last pays the one whose hand is alive (rule `dead-three`).
    fn cause_of_three_dead(&self, died: Seat, last: Option<Seat>) -> PenaltyCause {
        let of_false_mah_jongg = |rule: RuleId| {
            [RuleId::DEAD_MAHJ_IN_ERROR, RuleId::ERR_ONE_OTHER_EXPOSED].contains(&rule)
        };
        let mut rules = self.penalties.dead.iter().filter_map(|(_, rule)| *rule);
        match last {
            None => {
                mark!(ERR_ONE_INTACT);
                PenaltyCause::AllDead
            }
            Some(alive)
                if self.setup.rules.rulings.have_the_last_dead_pay()
                    && rules.any(of_false_mah_jongg) =>
            {
                PenaltyCause::LastDied {
                    died,
                    alive,
                    line: self.nearest_line(died, None),
                }
            }
            _ => PenaltyCause::ThreeDead,
        }
    }

    pub(super) fn is_alive(&self, seat: Seat) -> bool {
        self.penalties.dead[seat].is_none()
    }
}
