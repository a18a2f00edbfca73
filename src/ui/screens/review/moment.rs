//! What went on at the moment that is looked at.

use crate::play::Session;
use crate::review::{Cause, PassMade, Review, Swing, passes_made};
use crate::rules::{Action, Event, Situation};
use crate::tile::TileCounts;

/// How much of what the others did is told: the last of it.
const TOLD: usize = 4;

/// What went on at a moment, found once one comes there.
#[derive(Debug, Default)]
pub(super) struct Moment {
    /// What the others did since the moment before, where that changed something.
    pub(super) others: Vec<Event>,
    /// The pass that was made there, to its end.
    pub(super) pass: Option<PassLookedAt>,
}

/// A pass that is looked at.
#[derive(Debug, PartialEq)]
pub(super) struct PassLookedAt {
    pub(super) made: PassMade,
    /// What the coach would have given, where that was something else.
    pub(super) better: Option<TileCounts>,
    /// Whether the learner's own choice of tiles was a mistake, to be found by them.
    pub(super) is_mistake: bool,
}

impl Moment {
    /// The moment of a change.
    pub(super) fn of(played: &Session, review: &Review, place: usize) -> Self {
        let Some(swing) = review.swings.get(place) else {
            return Self::default();
        };
        let others = match swing.cause {
            Cause::Others => others_since(played, review, place),
            _ => Vec::new(),
        };
        Self {
            others,
            pass: pass_of(played, review, swing),
        }
    }
}

/// What the others did after the moment before, up to this one.
fn others_since(played: &Session, review: &Review, place: usize) -> Vec<Event> {
    let Some(swing) = review.swings.get(place) else {
        return Vec::new();
    };
    let before = place.checked_sub(1).and_then(|it| review.swings.get(it));
    let begun = before.map_or(0, |it| it.actions + usize::from(it.by.is_some()));
    let begun = played.as_of(begun.min(swing.actions));
    let then = played.as_of(swing.actions + 1);
    let known = begun.view().events().count();
    let seat = played.view().seat();
    let is_told = |event: &Event| match event {
        Event::Discarded { seat: by, .. }
        | Event::Claimed { seat: by, .. }
        | Event::Exchanged { seat: by, .. }
        | Event::BlankSwapped { seat: by, .. } => *by != seat,
        Event::Voted { .. }
        | Event::CourtesyAgreed { .. }
        | Event::HandDied { .. }
        | Event::Ended(_) => true,
        _ => false,
    };
    let events = then.view().events().skip(known).filter(is_told);
    let mut events: Vec<Event> = events.collect();
    events.drain(..events.len().saturating_sub(TOLD));
    events
}

fn pass_of(played: &Session, review: &Review, swing: &Swing) -> Option<PassLookedAt> {
    swing.by?;
    let mut passes = passes_made(played.view()).into_iter();
    let now = played.as_of(swing.actions);
    let made = passes.find(|pass| is_made_at(now.view().situation(), pass))?;
    let own = review.decisions().find(|(own, _)| {
        let is_pass = own.by.is_some_and(|(_, action)| {
            matches!(action, Action::Pass { .. } | Action::PassCourtesy(_))
        });
        is_pass && is_made_at(played.as_of(own.actions).view().situation(), &made)
    });
    let better = own.and_then(|(_, decision)| decision.best.action.given_away());
    Some(PassLookedAt {
        better: better.filter(|better| *better != made.gave),
        is_mistake: own.is_some_and(|(_, decision)| decision.mistake.is_some()),
        made,
    })
}

/// Whether this pass is made in such a situation.
fn is_made_at(situation: Situation<'_>, pass: &PassMade) -> bool {
    match situation {
        Situation::Charleston(step) => pass.step == Some(step),
        Situation::CourtesyPass { .. } => pass.step.is_none(),
        _ => false,
    }
}
