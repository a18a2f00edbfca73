//! What went on at the moment that is looked at.

use super::panel::COUNTS;
use super::replayed::Replayed;
use crate::review::{Cause, DecisionKind, PassMade, Review, Swing, passes_made};
use crate::rules::{Action, CharlestonPass, Event, Game, Situation, View};
use crate::tile::TileCounts;

/// How much of what the others did is told: the last of it.
const TOLD: usize = 4;

/// What went on at a moment, found once one comes there.
#[derive(Debug, Default)]
pub(super) struct ReviewedMoment {
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

impl ReviewedMoment {
    /// The moment of a change, after that of the change `before`, in a game that is over and was played again.
    pub(super) fn of(
        view: View<'_>,
        replayed: &Replayed,
        swing: &Swing,
        before: Option<&Swing>,
        review: &Review,
    ) -> Self {
        let others = match swing.cause {
            Cause::Others => others_since(view, replayed, swing, before),
            _ => Vec::new(),
        };
        Self {
            others,
            pass: pass_of(view, replayed, review, swing),
        }
    }
}

/// The changes at which somebody stops who goes through a game, by their places: what the learner decided, what they
/// drew, each pass as it came in, and of what the others did in a row the last. What nobody sees, as a discard that is
/// let go, is no moment of its own.
pub(super) fn moments_of(game: &Game, review: &Review, replayed: &Replayed) -> Vec<usize> {
    let seat = review.seat;
    let actions = game.actions();
    let mut moments = Vec::new();
    let mut told = 0;
    let pass_at = |swing: &Swing| {
        let passing = replayed.passing(swing.actions);
        passing.filter(|_| swing.by.is_some_and(|(_, action)| is_pass(action)))
    };
    for (place, swing) in review.swings.iter().enumerate() {
        let next = review.swings.get(place + 1);
        let end = swing.end();
        let is_moment = match (swing.cause, &swing.decision) {
            (Cause::Luck, _) => true,
            (Cause::Decision, Some(decision)) => decision.mistake.is_some() || !is_routine(swing),
            (Cause::Decision, None) => false,
            (Cause::Others, _) => {
                let is_last = next.is_none_or(|next| next.cause != Cause::Others);
                // A pass that came in is told for itself, whatever the others do next.
                let came_in = pass_at(swing);
                let is_last = is_last || came_in.is_some() && next.and_then(pass_at) != came_in;
                let mut since = actions.get(told.min(end)..end).unwrap_or_default().iter();
                is_last && since.any(|(by, action)| *by != seat && is_seen(*action))
            }
        };
        if is_moment || next.is_none() {
            moments.push(place);
            told = end;
        }
    }
    moments
}

/// Whether a decision was none to speak of: a pass is told once it has come in, and a discard that is let go is nothing
/// to look at, unless that cost something.
fn is_routine(swing: &Swing) -> bool {
    (swing.before - swing.after).get() < COUNTS
        && swing.by.is_some_and(|(_, action)| {
            action == Action::LetGo || DecisionKind::of(action) == DecisionKind::Charleston
        })
}

/// Whether everybody at the table sees that something was done.
const fn is_seen(action: Action) -> bool {
    !matches!(
        action,
        Action::LetGo | Action::Draw | Action::Rack | Action::LookAtPass
    )
}

/// What the others did after the moment before, up to this one.
pub(super) fn others_since(
    view: View<'_>,
    replayed: &Replayed,
    swing: &Swing,
    before: Option<&Swing>,
) -> Vec<Event> {
    let begun = before.map_or(0, Swing::end).min(swing.actions);
    let known = replayed.events(begun);
    let new = replayed.events(swing.actions + 1).saturating_sub(known);
    let seat = view.seat();
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
    let events = view.events_since(known).take(new).filter(is_told);
    let mut events: Vec<Event> = events.collect();
    events.drain(..events.len().saturating_sub(TOLD));
    events
}

fn pass_of(
    view: View<'_>,
    replayed: &Replayed,
    review: &Review,
    swing: &Swing,
) -> Option<PassLookedAt> {
    swing.by?;
    let now = replayed.passing(swing.actions)?;
    let mut passes = passes_made(view).into_iter();
    let made = passes.find(|pass| Passing::of(pass) == now)?;
    let own = review.decisions().find(|(own, _)| {
        own.by.is_some_and(|(_, action)| is_pass(action))
            && replayed.passing(own.actions) == Some(now)
    });
    let better = own.and_then(|(_, decision)| decision.best.action.given_away());
    Some(PassLookedAt {
        better: better.filter(|better| *better != made.gave),
        is_mistake: own.is_some_and(|(_, decision)| decision.mistake.is_some()),
        made,
    })
}

/// Which tiles are passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Passing {
    /// Three tiles to everybody's right, across or left.
    Charleston(CharlestonPass),
    /// Up to three, across.
    Courtesy,
}

impl Passing {
    fn of(pass: &PassMade) -> Self {
        pass.pass.map_or(Self::Courtesy, Self::Charleston)
    }

    /// What is passed in a situation; nothing where nobody passes.
    pub(super) const fn at(situation: Situation<'_>) -> Option<Self> {
        match situation {
            Situation::Charleston(pass) => Some(Self::Charleston(pass)),
            Situation::CourtesyPass { .. } => Some(Self::Courtesy),
            _ => None,
        }
    }
}

/// Whether tiles are passed by an action.
const fn is_pass(action: Action) -> bool {
    matches!(action, Action::Pass { .. } | Action::PassCourtesy(_))
}
