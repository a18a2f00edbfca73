//! After which discards of the others the table stops for the learner.

use serde::{Deserialize, Deserializer, Serialize};

use super::Session;
use crate::analysis::ClaimUse;
use crate::rules::{ClaimWindow, Event, Seat, Situation};

/// After which discards of the others the table stops for the learner. A tile that completes their hand stops it always,
/// and where the table has agreed on a limit to the time for a claim, that holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopsAfterDiscards {
    /// Where claiming would help some hand that can still be finished ([`ClaimUse::Helps`]).
    #[default]
    WhereItHelps,
    /// Wherever the learner may claim.
    WhereItIsLegal,
    /// Only when they ask for it, while the tile lies there.
    OnRequest,
    /// After each of them, so that also a claim that is refused can be tried.
    Always,
}

impl StopsAfterDiscards {
    /// Every choice, the usual one first.
    pub const ALL: [Self; 4] = [
        Self::WhereItHelps,
        Self::WhereItIsLegal,
        Self::OnRequest,
        Self::Always,
    ];
}

impl<'de> Deserialize<'de> for StopsAfterDiscards {
    /// Reads also what was kept before there was more than one choice: whether the table always waits.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum StopsText {
            WhereItHelps,
            WhereItIsLegal,
            OnRequest,
            Always,
        }
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Kept {
            Waits(bool),
            Choice(StopsText),
        }
        Ok(match Kept::deserialize(from)? {
            Kept::Waits(true) | Kept::Choice(StopsText::Always) => Self::Always,
            Kept::Waits(false) | Kept::Choice(StopsText::WhereItHelps) => Self::WhereItHelps,
            Kept::Choice(StopsText::WhereItIsLegal) => Self::WhereItIsLegal,
            Kept::Choice(StopsText::OnRequest) => Self::OnRequest,
        })
    }
}

impl Session {
    /// Lets the table stop after these discards of the others.
    pub fn set_stops_after_discards(&mut self, stops: StopsAfterDiscards) {
        self.stops = stops;
    }

    /// Whether the learner is asked about a discard and the table does not stop for it: it is let go for them after the
    /// time in which they can still claim it.
    pub fn lets_go_by_itself(&self) -> bool {
        self.stops_for_nothing() && !self.is_before_own_draw()
    }

    /// Whether the table would not stop for the discard, but waits all the same, as it is the learner's turn to draw once
    /// it is let go: until they draw they may still claim it.
    pub fn waits_for_own_draw(&self) -> bool {
        self.stops_for_nothing() && self.is_before_own_draw()
    }

    /// Whether the learner is asked about a discard, and draws as soon as they let it go.
    pub fn draws_once_let_go(&self) -> bool {
        self.is_asked() && self.is_before_own_draw()
    }

    /// Whether a discard lies there to be claimed, and it is the learner who draws when nobody wants it.
    pub fn is_before_own_draw(&self) -> bool {
        let view = self.view();
        let is_next = match view.situation() {
            Situation::Claims(discard) => view.next_after(discard.by) == Seat::FIRST,
            _ => false,
        };
        is_next && !self.sits_out() && view.dead(Seat::FIRST).is_none() && view.wall_left() > 0
    }

    /// Whether the learner is asked about a discard at a table of people, without a limit to the time.
    fn is_asked(&self) -> bool {
        let view = self.view();
        self.script.is_none()
            && self.people.is_some()
            && view.must_act()
            && matches!(view.situation(), Situation::Claims(_))
            && view.rules().claim_window == ClaimWindow::Untimed
            && !self.sits_out()
    }

    /// Whether the learner is asked about a discard for which the table does not stop.
    fn stops_for_nothing(&self) -> bool {
        self.is_asked()
            && match (self.stops, self.claim_use) {
                (_, ClaimUse::Wins)
                | (StopsAfterDiscards::Always | StopsAfterDiscards::WhereItIsLegal, _)
                | (StopsAfterDiscards::WhereItHelps, ClaimUse::Helps) => false,
                (StopsAfterDiscards::OnRequest | StopsAfterDiscards::WhereItHelps, _) => true,
            }
    }

    /// Whether the table waits for the learner past a discard that they cannot claim.
    pub(super) fn waits_after_discard(&self) -> bool {
        self.stops == StopsAfterDiscards::Always
            && !self.is_claim_a_race()
            && self.has_new_discard()
    }

    /// Whether another player's newest discard lies there, and the learner has not yet let the game go on.
    pub fn has_new_discard(&self) -> bool {
        let view = self.view();
        let is_answerable = matches!(
            view.situation(),
            Situation::Claims(_) | Situation::ToDraw(_)
        );
        let is_others = view
            .newest_discard()
            .is_some_and(|discard| discard.by != Seat::FIRST);
        is_answerable && is_others && self.discards() > self.discards_passed
    }

    /// Lets the game go on past the newest discard, and past whatever else has happened.
    pub fn go_ahead(&mut self) {
        self.discards_passed = self.discards();
        self.look_at_all();
    }

    /// How often somebody has discarded in this game.
    pub(super) fn discards(&self) -> usize {
        let is_discard = |event: &&Event| matches!(event, Event::Discarded { .. });
        self.game.events().iter().filter(is_discard).count()
    }

    /// Finds out what a claim of the newest discard could do for the learner.
    pub(super) fn weigh_claim(&mut self) {
        self.claim_use = match self.view().situation() {
            Situation::Claims(_) if self.people.is_some() => ClaimUse::of(&self.card, self.view()),
            _ => ClaimUse::Nothing,
        };
    }
}
