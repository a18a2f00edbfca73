//! Late claims: the next player has drawn, and the discard before may still be claimed until that
//! player racks the tile, discards, declares or begins an exchange (rules `win-closes`,
//! `win-late-claim`, `pick-returned-exactly`). Everybody has had the time to speak then, so that a group
//! which is claimed lies open at once (rule `prio-already-exposed`).

use super::phase::{DiscardAnswer, Phase};
use super::{Action, BySeat, Claim, ClaimWindow, Event, Game, Seat};

impl Game {
    /// Whether `seat` need not wait for the others' answers to draw: nobody has claimed the discard,
    /// and it has been called by its name.
    pub(super) fn may_draw_early(&self, seat: Seat) -> bool {
        self.setup.rules.claim_window == ClaimWindow::Realistic
            && matches!(self.phase, Phase::Claims { .. })
            && !self.is_claimed
            && self.penalties.wrong_name.is_none()
            && self.wall.left() > 0
            && self
                .newest_discard()
                .is_some_and(|discard| self.next_alive(discard.by) == seat)
    }

    /// Whether `seat` may still claim the discard before the tile that the next player has drawn.
    pub(super) fn may_claim_late(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::ToDiscard { .. })
            && self
                .late
                .is_some_and(|answers| answers[seat] == DiscardAnswer::Awaited)
    }

    /// When the next player draws before all have answered, the others may still do so.
    pub(super) fn leave_window_open(&mut self, drawer: Seat) {
        if let Phase::Claims { answers } = &self.phase {
            let mut answers = *answers;
            answers[drawer] = DiscardAnswer::LetGo;
            self.late = Some(answers);
        }
    }

    /// Four actions of the player who has drawn close the window; so does drawing once more, in error.
    pub(super) fn close_late_window(&mut self, seat: Seat, action: &Action) {
        let has_drawn = matches!(self.phase, Phase::ToDiscard { seat: turn, .. } if turn == seat);
        let closes = matches!(
            action,
            Action::Rack
                | Action::Draw
                | Action::Discard(_)
                | Action::DiscardAs { .. }
                | Action::DeclareMahJongg
                | Action::Exchange(_)
                | Action::SwapBlank(_)
        );
        if has_drawn && closes && self.late.take().is_some() {
            mark!(WIN_CLOSES);
        }
    }

    /// The drawn tile is put on the rack; it was among the tiles already.
    pub(super) fn rack(&mut self, seat: Seat) {
        self.tell(Event::Racked { seat });
    }

    /// Takes an answer to a discard after which the next player has drawn. A claim is honoured: the
    /// drawn tile goes back exactly where it was. Those who have not answered may claim, too, but for
    /// Mah Jongg only when a group lies open.
    pub(super) fn answer_late(&mut self, seat: Seat, answer: DiscardAnswer) {
        let Some(answers) = &mut self.late else {
            debug_assert!(
                false,
                "a late answer is to a discard that may still be claimed"
            );
            return;
        };
        answers[seat] = answer;
        let answers = *answers;
        let DiscardAnswer::Claimed(claim) = answer else {
            return;
        };
        mark!(WIN_LATE_CLAIM);
        let Phase::ToDiscard {
            seat: drawer,
            drawn: Some(tile),
            ..
        } = self.phase
        else {
            debug_assert!(false, "a claim is late when the next player has drawn");
            return;
        };
        self.racks[drawer].take(tile);
        self.wall.put_back(tile);
        self.tell(Event::PutBack {
            seat: drawer,
            tile: Some(tile),
        });
        self.late = None;
        self.is_claimed = true;
        let answers = if claim == Claim::MahJongg {
            answers
        } else {
            mark!(PRIO_ALREADY_EXPOSED);
            self.lies_open = Some(seat);
            BySeat::from_fn(|other| match answers[other] {
                DiscardAnswer::Awaited => self.first_answer(other),
                answer => answer,
            })
        };
        self.phase = Phase::Claims { answers };
        self.resolve_claims();
    }
}
