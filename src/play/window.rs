//! The time to claim a discard, where the table has agreed on a limit to it: so many seconds, or until
//! the next player acts. Only claims are timed, and only while the table does not hold still.

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

use super::{Awaited, Session};
use crate::rules::{Action, ClaimWindow, Seat, Situation};

/// How much of the time to claim a discard is left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Countdown {
    /// Seconds that there are in all.
    pub total: f64,
    /// Seconds that are left, from `total` down to 0.
    pub left: f64,
}

impl Countdown {
    /// The seconds that are left, a begun one counted as whole.
    pub fn seconds(&self) -> u16 {
        self.left.ceil() as u16
    }
}

/// How long the newest discard has been there to claim. The clock stands still when the table does.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ClaimClock {
    /// Which discard of the game it is about, counted from 1.
    discard: usize,
    /// Seconds that passed before it last began to run.
    before: f64,
    /// Since when it runs, in the caller's seconds.
    since: Option<f64>,
}

impl ClaimClock {
    fn elapsed(&self, now: f64) -> f64 {
        self.before + self.since.map_or(0.0, |since| (now - since).max(0.0))
    }

    /// Lets it stand still.
    pub(super) fn hold(&mut self, now: f64) {
        self.before = self.elapsed(now);
        self.since = None;
    }
}

/// When a bot answers a discard that it could claim, in actions after the discard: the quickest, and how
/// much later the slowest.
const ANSWERS: (f64, f64) = (0.8, 1.4);
/// When a bot draws although others may still claim.
const DRAWS: (f64, f64) = (1.6, 0.8);
/// How much later it puts the drawn tile on its rack.
const RACKS_AFTER: f64 = 1.6;
/// The fewest seconds per action while the learner may claim: nobody is quicker than a person could be.
const QUICKEST: f64 = 1.0;

impl Session {
    /// How much time is left to claim the newest discard, while the learner is asked about it and the
    /// table has agreed on so many seconds. When none is left, [`Session::advance`] lets it go.
    pub fn countdown(&self, now: f64) -> Option<Countdown> {
        let ClaimWindow::Timed(time) = self.view().rules().claim_window else {
            return None;
        };
        let is_asked = match self.awaited() {
            Awaited::Learner => matches!(self.view().situation(), Situation::Claims(_)),
            Awaited::GoAhead => self.has_new_discard(),
            _ => false,
        };
        let total = f64::from(time.seconds());
        is_asked.then(|| Countdown {
            total,
            left: (total - self.claim_seconds(now)).max(0.0),
        })
    }

    /// Seconds that the newest discard has been there to claim.
    fn claim_seconds(&self, now: f64) -> f64 {
        if self.claim_clock.discard == self.discards() {
            self.claim_clock.elapsed(now)
        } else {
            0.0
        }
    }

    /// Lets the clock of the newest discard run.
    pub(super) fn run_claim_clock(&mut self, now: f64) {
        let discard = self.discards();
        if self.claim_clock.discard != discard {
            self.claim_clock = ClaimClock {
                discard,
                ..ClaimClock::default()
            };
        }
        self.claim_clock.since.get_or_insert(now);
    }

    /// The time to claim is over: the learner lets the discard go.
    pub(super) fn let_time_run_out(&mut self) -> bool {
        if self.awaited() == Awaited::GoAhead {
            self.go_ahead();
            true
        } else {
            let done = self.act(Action::LetGo);
            debug_assert!(done.is_ok(), "who is asked about a discard may let it go");
            done.is_ok()
        }
    }

    /// Whether the learner has claimed a discard and nothing lies open yet, at a table where that may be
    /// taken back: the others answer only after a while.
    pub(super) fn may_take_claim_back(&self) -> bool {
        let view = self.view();
        view.own_claim().is_some() && view.accepts(&Action::Retract).is_ok()
    }

    /// Whether the newest discard may be claimed until the next player acts, who does not wait for
    /// anybody, and nobody has claimed it yet (rules `win-closes`, `win-late-claim`).
    pub fn is_claim_a_race(&self) -> bool {
        let view = self.view();
        let is_race =
            view.rules().claim_window == ClaimWindow::Realistic && self.opening().is_none();
        let is_open = match view.situation() {
            Situation::Claims(_) => !view.is_claimed() && view.wrong_name().is_none(),
            Situation::ToDraw(_) => view.newest_discard().is_some(),
            Situation::ToDiscard(_) => view.is_window_open_late(),
            _ => false,
        };
        is_race && is_open
    }

    /// In how many seconds the next bot does something in the race for a discard.
    pub(super) fn seconds_until_racer(&self, now: f64, seconds_per_action: f64) -> Option<f64> {
        let (_, actions) = self.next_racer()?;
        let due = actions * self.race_pace(seconds_per_action);
        Some(due - self.claim_seconds(now))
    }

    /// Lets the next bot in the race for a discard do what it does; says whether it did anything.
    pub(super) fn let_racer_act(&mut self, now: f64, seconds_per_action: f64) -> bool {
        let Some((seat, actions)) = self.next_racer() else {
            return false;
        };
        let due = actions * self.race_pace(seconds_per_action);
        // Who looks late has not lost the time until the next action.
        self.claim_clock.before = due;
        self.claim_clock.since = Some(now);
        let action = if self.game.to_act()[seat] {
            self.decision_of(seat)
        } else {
            Some(Action::Draw)
        };
        action.is_some_and(|action| self.apply_accepted(seat, action))
    }

    fn race_pace(&self, seconds_per_action: f64) -> f64 {
        if self.view().must_act() && !self.sits_out() {
            seconds_per_action.max(QUICKEST)
        } else {
            seconds_per_action
        }
    }

    /// Which bot is the next to do something, and how many actions after the discard.
    fn next_racer(&self) -> Option<(Seat, f64)> {
        Seat::ALL
            .into_iter()
            .filter_map(|seat| Some((seat, self.acts_until_racer(seat)?)))
            .min_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// How many actions after the discard the bot at `seat` does something, if it does.
    fn acts_until_racer(&self, seat: Seat) -> Option<f64> {
        self.character(seat)?;
        let view = self.game.view(seat);
        let is_asked = self.game.to_act()[seat];
        let at = |(quickest, more): (f64, f64)| quickest + more * self.slowness(seat);
        match view.situation() {
            Situation::Claims(_) if is_asked => Some(at(ANSWERS)),
            Situation::Claims(_) if view.may_draw_early() => Some(at(DRAWS)),
            Situation::ToDraw(turn) if turn == seat => Some(at(DRAWS)),
            Situation::ToDiscard(turn) if turn == seat => Some(at(DRAWS) + RACKS_AFTER),
            Situation::ToDiscard(_) if is_asked => Some(at(ANSWERS)),
            _ => None,
        }
    }

    /// How slow the bot at `seat` is about the newest discard, from 0 to 1.
    fn slowness(&self, seat: Seat) -> f64 {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.game.setup().seed.to_le_bytes());
        key[8..16].copy_from_slice(&(self.discards() as u64).to_le_bytes());
        key[16] = seat.index() as u8;
        key[17] = 1;
        f64::from(ChaCha8Rng::from_seed(key).next_u32()) / f64::from(u32::MAX)
    }
}
