//! What is done at the table of a lesson without the learner.

use std::collections::VecDeque;

use crate::rules::{Action, Game, Seat, Situation, View};

/// Actions that are to be done one after the other, each when its turn has come. While one waits, no more goes
/// without saying than that a discard is let go, by the learner only where they could not claim it, and that
/// another player keeps a hand; at the end of the script the others answer the least wherever they are asked.
#[derive(Debug, Clone, Default)]
pub struct Script {
    actions: VecDeque<(Seat, Action)>,
    done: usize,
}

impl Script {
    /// A script of these actions.
    pub fn new(actions: impl IntoIterator<Item = (Seat, Action)>) -> Self {
        Self {
            actions: actions.into_iter().collect(),
            done: 0,
        }
    }

    /// Goes on with these actions.
    pub fn add(&mut self, actions: impl IntoIterator<Item = (Seat, Action)>) {
        self.actions.extend(actions);
    }

    /// What is done next; nothing when it is the learner's to act, when the script is at its end, and when its
    /// next action cannot be done.
    pub fn next(&self, game: &Game) -> Option<(Seat, Action)> {
        let Some(&(seat, action)) = self.actions.front() else {
            return least_of_the_others(game);
        };
        if game.view(seat).accepts(&action).is_ok() {
            Some((seat, action))
        } else {
            unsaid(game)
        }
    }

    /// Whether it tells what is done next; else that is the least answer, or nothing.
    pub fn tells_next(&self, game: &Game) -> bool {
        let front = self.actions.front();
        front.is_some_and(|(seat, action)| game.view(*seat).accepts(action).is_ok())
    }

    /// Whether it has nothing more to tell; what it does not tell may still be answered.
    pub fn is_told(&self) -> bool {
        self.actions.is_empty()
    }

    /// How many of its actions were done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// This was done.
    pub fn took(&mut self, done: (Seat, Action)) {
        if self.actions.front() == Some(&done) {
            self.actions.pop_front();
            self.done += 1;
        }
    }

    /// Does everything at once.
    ///
    /// # Errors
    /// The action that cannot be done.
    pub fn run(&mut self, game: &mut Game) -> Result<(), (Seat, Action)> {
        while let Some((seat, action)) = self.next(game) {
            if game.apply(seat, action).is_err() {
                return Err((seat, action));
            }
            self.took((seat, action));
        }
        self.actions.front().map_or(Ok(()), |left| Err(*left))
    }
}

/// What needs no line while an action of the script waits.
fn unsaid(game: &Game) -> Option<(Seat, Action)> {
    let asked = game.to_act();
    let asked = Seat::ALL.into_iter().filter(|seat| asked[*seat]);
    let mut unsaid = asked.filter_map(|seat| {
        let view = game.view(seat);
        let answer = match view.situation() {
            Situation::Claims(_) if seat == Seat::FIRST && could_claim(view) => return None,
            Situation::Claims(_) => Action::LetGo,
            _ if seat == Seat::FIRST => return None,
            _ => kept(view)?,
        };
        Some((seat, answer))
    });
    unsaid.next()
}

/// Whether somebody could take the newest discard without a mistake.
fn could_claim(view: View<'_>) -> bool {
    let actions = view.legal_actions().into_iter();
    let mut claims = actions.filter(|action| matches!(action, Action::Claim(_)));
    claims.next().is_some()
}

/// The least that one of the others who is asked can answer.
fn least_of_the_others(game: &Game) -> Option<(Seat, Action)> {
    let asked = game.to_act();
    // What all choose together, the others choose once the learner has.
    let waits = asked[Seat::FIRST];
    let others = Seat::ALL.into_iter().skip(1);
    let mut asked = others.filter(|seat| asked[*seat]);
    asked.find_map(|seat| Some((seat, least_answer(game.view(seat), waits)?)))
}

fn least_answer(view: View<'_>, waits: bool) -> Option<Action> {
    match view.situation() {
        Situation::Claims(_) => Some(Action::LetGo),
        Situation::Charleston(_)
        | Situation::Vote
        | Situation::CourtesyOffer
        | Situation::CourtesyPass { .. }
        | Situation::Mush
            if !waits =>
        {
            view.accepted_actions().into_iter().next()
        }
        _ => kept(view),
    }
}

/// That a hand is kept, where somebody is asked about one.
fn kept(view: View<'_>) -> Option<Action> {
    match view.situation() {
        Situation::Challenged { .. } | Situation::Announced(_) | Situation::LaidOpen(_) => {
            if view.accepts(&Action::KeepIntact).is_ok() {
                Some(Action::KeepIntact)
            } else {
                view.legal_actions().into_iter().next()
            }
        }
        _ => None,
    }
}
