//! Mah Jongg in error: announced, taken back or laid open, and what the others do about it.

use super::phase::{DiscardAnswer, Phase};
use super::{BySeat, Claim, Event, Game, PenaltyCause, RuleId, Seat};
use crate::card::{Hand, LineIndex};
use crate::tile::{Tile, TileCounts};

impl Game {
    /// Someone says Mah Jongg and does not have it.
    pub(super) fn announce(&mut self, seat: Seat) {
        let then = Box::new(self.phase.clone());
        self.phase = Phase::Announced { seat, then };
        self.tell(Event::MahJonggAnnounced { seat });
    }

    /// Takes back a claim, or an announced Mah Jongg; a claimed discard may then be claimed for an
    /// exposure (rules `retract-before-commit`, `retract-mahj`, `retract-mahj-to-exposure`,
    /// `err-before-exposing`).
    pub(super) fn retract(&mut self, seat: Seat) {
        debug_assert!(
            matches!(self.phase, Phase::Announced { .. } | Phase::Claims { .. }),
            "only a claim and an announced Mah Jongg are taken back"
        );
        if let Phase::Announced { then, .. } = &self.phase {
            mark!(RETRACT_MAHJ);
            self.phase = Phase::clone(then);
            self.tell(Event::Retracted { seat });
        }
        if let Phase::Claims { answers } = &mut self.phase {
            mark!(RETRACT_MAHJ_TO_EXPOSURE);
            answers[seat] = DiscardAnswer::Awaited;
        }
    }

    pub(super) fn lay_open(&mut self, seat: Seat) {
        let Phase::Announced { then, .. } = &self.phase else {
            debug_assert!(false, "nothing is laid open that was not announced");
            return;
        };
        self.phase = Phase::LaidOpen {
            seat,
            thrown_in: BySeat::default(),
            then: then.clone(),
        };
        let tiles = self.racks[seat];
        self.tell(Event::LaidOpen { seat, tiles });
    }

    /// One of the others throws the hand in, or keeps it intact; when all have, the error is settled.
    pub(super) fn answer_false_mah_jongg(&mut self, seat: Seat, too_early: bool) {
        let Phase::LaidOpen {
            seat: declarer,
            thrown_in,
            ..
        } = &mut self.phase
        else {
            debug_assert!(
                false,
                "hands are kept or thrown in while one lies open only"
            );
            return;
        };
        thrown_in[seat] = Some(too_early);
        let (declarer, thrown_in) = (*declarer, *thrown_in);
        let others: Vec<Seat> = (1..4)
            .map(|steps| declarer.steps_right(steps))
            .filter(|&other| self.is_alive(other))
            .collect();
        if others.iter().all(|&other| thrown_in[other].is_some()) {
            let (thrown, intact) = others
                .into_iter()
                .partition(|&other| thrown_in[other] == Some(true));
            self.settle_false_mah_jongg(declarer, thrown, &intact);
        }
    }

    /// The branches of Mah Jongg in error (rules `err-exposed-all-intact`, `err-one-other-exposed`,
    /// `err-one-intact`).
    fn settle_false_mah_jongg(&mut self, declarer: Seat, thrown: Vec<Seat>, intact: &[Seat]) {
        let claimed = match self.phase.beneath() {
            Phase::Claims { .. } => self.claimable(),
            _ => None,
        };
        let then = self.phase.beneath().clone();
        self.phase = then;
        for &seat in &thrown {
            let tiles = self.racks[seat];
            self.tell(Event::ThrewIn { seat, tiles });
        }
        if let [intact] = *intact
            && (!thrown.is_empty() || self.setup.rules.rulings.have_the_last_dead_pay())
        {
            let line = self.nearest_line(declarer, claimed);
            self.end_without_win(PenaltyCause::FalseMahJongg {
                declarer,
                intact,
                line,
            });
            return;
        }
        mark!(ERR_EXPOSED_ALL_INTACT);
        self.bury(declarer, RuleId::DEAD_MAHJ_IN_ERROR);
        for seat in thrown {
            self.bury(seat, RuleId::ERR_ONE_OTHER_EXPOSED);
        }
        self.leave_discard_with(declarer);
        self.go_on_without_the_dead(declarer);
    }

    /// A discard with which a false Mah Jongg was laid open stays with the dead hand, and play goes on to
    /// the right of it, as after a wrong exposure (rule `err-exposed-all-intact`). Who wanted it for an
    /// exposure has lost it; another claim for Mah Jongg is looked at next.
    fn leave_discard_with(&mut self, declarer: Seat) {
        let Phase::Claims { answers } = &self.phase else {
            return;
        };
        let answers = *answers;
        let claims: Vec<(Seat, Claim)> = (1..4)
            .map(|steps| declarer.steps_right(steps))
            .filter(|&seat| self.is_alive(seat))
            .filter_map(|seat| match answers[seat] {
                DiscardAnswer::Claimed(claim) => Some((seat, claim)),
                _ => None,
            })
            .collect();
        let is_wanted_for_mah_jongg = claims.iter().any(|(_, claim)| *claim == Claim::MahJongg);
        if is_wanted_for_mah_jongg || !self.setup.rules.rulings.leave_the_discard_with_the_dead() {
            return;
        }
        for (seat, claim) in claims {
            let rule = RuleId::PRIO_MAHJ_FIRST;
            rule.mark();
            self.tell(Event::ClaimLost { seat, claim, rule });
        }
        let Some(discard) = self.discards.last_mut() else {
            debug_assert!(false, "what was claimed is the newest discard");
            return;
        };
        discard.claimed_by = Some(declarer);
        let discard = *discard;
        if self.penalties.wrong_name.is_some() {
            self.put_name_right(discard);
        }
        self.racks[declarer].add(discard.tile);
        self.tell(Event::DiscardStayed {
            seat: declarer,
            tile: discard.tile,
        });
        // The turn was the dead hand's; it goes to the next one that is alive.
        self.phase = Phase::ToDraw(declarer);
    }

    /// The line of which a hand has most tiles, the first on the card when several do: the one whose
    /// value a hand that died is paid for by. `claimed` is a discard that was laid open with it.
    pub(super) fn nearest_line(&self, seat: Seat, claimed: Option<Tile>) -> LineIndex {
        let mut tiles = self.racks[seat];
        tiles.extend(claimed);
        for exposure in &self.exposures[seat] {
            tiles.add_all(&exposure.tiles());
        }
        let hands = self.setup.card.hands().iter();
        hands
            .rev()
            .max_by_key(|hand| tiles_of(hand, &tiles))
            .map_or(LineIndex(0), |hand| hand.line)
    }
}

/// How many of the tiles, with jokers where they may stand, belong to this hand.
fn tiles_of(hand: &Hand, tiles: &TileCounts) -> u8 {
    let (closed, open) = (hand.naturals(), hand.joker_tiles());
    let mut held = 0;
    let mut room_for_jokers = 0;
    for tile in Tile::ALL.into_iter().filter(|tile| tile.is_natural()) {
        let all = closed[tile] + open[tile];
        let natural = tiles[tile].min(all);
        held += natural;
        room_for_jokers += (all - natural).min(open[tile]);
    }
    held + room_for_jokers.min(tiles[Tile::Joker])
}
