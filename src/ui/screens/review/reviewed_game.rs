//! What is told of a game once it is known how it went: at which of its changes somebody stops who goes through it, what
//! went on there, and what counted most. It is put together beside the screen.

use super::key_moments;
use super::moment::{self, ReviewedMoment, moments_of};
use super::replayed::Replayed;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::review::{Cause, Review, WinChance};
use crate::rules::{Event, Game};
use crate::ui::table::WorthALook;

/// What is told of a game.
#[derive(Debug)]
pub(super) struct ReviewedGame {
    played: Session,
    review: Review,
    replayed: Replayed,
    /// The changes at which somebody stops who goes through it, by their places.
    moments: Vec<usize>,
    /// The gravest of its mistakes.
    worth_a_look: Vec<WorthALook>,
    /// What counted most in it, the mistakes among it.
    key_moments: Vec<WorthALook>,
}

impl ReviewedGame {
    /// Puts together what is told of a game that went like this.
    pub(super) fn of(played: Session, mut review: Review) -> Self {
        review.excuse(played.advised());
        let replayed = Replayed::of(played.game(), review.seat);
        let mut told = Self {
            moments: moments_of(played.game(), &review, &replayed),
            played,
            review,
            replayed,
            worth_a_look: Vec::new(),
            key_moments: Vec::new(),
        };
        told.worth_a_look = key_moments::gravest_mistakes(&told);
        told.key_moments = key_moments::of(&told, &told.worth_a_look);
        told
    }

    /// The game as it was played, to its end.
    pub(super) const fn played(&self) -> &Session {
        &self.played
    }

    /// How it went.
    pub(super) const fn review(&self) -> &Review {
        &self.review
    }

    /// The game before the change at a place.
    pub(super) fn before(&self, place: usize) -> Option<Game> {
        let swing = self.review.swings.get(place)?;
        Some(self.played.game().as_of(swing.actions))
    }

    /// The gravest mistakes, in the order of the game.
    pub(super) fn worth_a_look(&self) -> &[WorthALook] {
        &self.worth_a_look
    }

    /// What counted most, in the order of the game.
    pub(super) fn key_moments(&self) -> &[WorthALook] {
        &self.key_moments
    }

    /// The places at which somebody stops who goes through the game.
    pub(super) fn moments(&self) -> &[usize] {
        &self.moments
    }

    /// The changes that were mistakes, by their places.
    pub(super) fn mistakes(&self) -> Vec<usize> {
        let places = self.review.swings.iter().enumerate().filter(|(_, swing)| {
            let decision = swing.decision.as_ref();
            decision.is_some_and(|decision| decision.mistake.is_some())
        });
        places.map(|(place, _)| place).collect()
    }

    /// The moment before this change, or the last one.
    pub(super) fn moment_before(&self, place: Option<usize>) -> Option<usize> {
        let mut moments = self.moments.iter().copied().rev();
        moments.find(|moment| place.is_none_or(|place| *moment < place))
    }

    /// The moment after this change, or the first one.
    pub(super) fn moment_after(&self, place: Option<usize>) -> Option<usize> {
        let mut moments = self.moments.iter().copied();
        moments.find(|moment| place.is_none_or(|place| *moment > place))
    }

    /// The moment at which a change is told.
    pub(super) fn moment_at(&self, place: usize) -> Option<usize> {
        let mut moments = self.moments.iter().copied();
        moments.find(|moment| *moment >= place)
    }

    /// The chance to win before the moment of a change, and after it.
    pub(super) fn chances(&self, place: usize) -> Option<(WinChance, WinChance)> {
        let swings = &self.review.swings;
        let swing = swings.get(place)?;
        let before = match swing.cause {
            Cause::Others => self
                .moment_before(Some(place))
                .and_then(|it| swings.get(it)),
            Cause::Luck | Cause::Decision => None,
        };
        Some((
            before.map_or(swing.before, |before| before.after),
            swing.after,
        ))
    }

    /// When the moment of a change was: at the deal, at which pass, or in or after which turn.
    pub(super) fn when(&self, place: usize) -> Message {
        let swing = self.review.swings.get(place);
        let swing = swing.filter(|swing| swing.by.is_some());
        let when = swing.and_then(|swing| self.replayed.when(swing.actions));
        when.cloned().unwrap_or_else(|| msg!("review-deal"))
    }

    /// What went on at the moment of a change.
    pub(super) fn moment(&self, place: usize) -> ReviewedMoment {
        let swings = &self.review.swings;
        let before = self.moment_before(Some(place));
        let before = before.and_then(|before| swings.get(before));
        let told = swings.get(place).map(|swing| {
            let view = self.played.view();
            ReviewedMoment::of(view, &self.replayed, swing, before, &self.review)
        });
        told.unwrap_or_default()
    }

    /// Of what the others did in a row up to the moment of a change, what changed the chance most; the end of the game
    /// before anything else.
    pub(super) fn what_counted_of_others(&self, place: usize) -> Option<Event> {
        let swings = &self.review.swings;
        let is_end = place + 1 == swings.len();
        let begun = self
            .moment_before(Some(place))
            .map_or(0, |before| before + 1);
        let change = |at: &usize| {
            let swing = swings.get(*at);
            swing.map_or(0.0, |swing| (swing.after - swing.before).get().abs())
        };
        let most = (begun..=place).max_by(|one, other| change(one).total_cmp(&change(other)));
        let most = most.filter(|_| !is_end)?;
        let before = most.checked_sub(1).and_then(|before| swings.get(before));
        let view = self.played.view();
        moment::others_since(view, &self.replayed, swings.get(most)?, before).pop()
    }
}
