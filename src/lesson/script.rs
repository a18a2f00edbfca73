//! What is done at the table of a lesson without the learner.

use std::collections::VecDeque;

use crate::rules::{Action, Game, Seat, Situation, View};

/// Acts that are to be done one after the other. Where the game asks somebody for an answer that the
/// script does not give, the least is answered: a discard is let go, a hand kept.
#[derive(Debug, Clone, Default)]
pub struct Script {
    acts: VecDeque<(Seat, Action)>,
}

impl Script {
    /// A script of these acts.
    pub fn new(acts: impl IntoIterator<Item = (Seat, Action)>) -> Self {
        Self {
            acts: acts.into_iter().collect(),
        }
    }

    /// Goes on with these acts.
    pub fn add(&mut self, acts: impl IntoIterator<Item = (Seat, Action)>) {
        self.acts.extend(acts);
    }

    /// What is done next; nothing when it is the learner's to act, or the script is at its end.
    pub fn next(&self, game: &Game) -> Option<(Seat, Action)> {
        let Some(&(seat, action)) = self.acts.front() else {
            return answer(game, false);
        };
        if game.view(seat).check(&action).is_ok() {
            Some((seat, action))
        } else {
            answer(game, true)
        }
    }

    /// Whether it tells what is done next; else that is the least answer, or nothing.
    pub fn tells_next(&self, game: &Game) -> bool {
        let front = self.acts.front();
        front.is_some_and(|(seat, action)| game.view(*seat).check(action).is_ok())
    }

    /// Whether it has nothing more to tell; what it does not tell may still be answered.
    pub fn is_told(&self) -> bool {
        self.acts.is_empty()
    }

    /// This was done.
    pub fn took(&mut self, done: (Seat, Action)) {
        if self.acts.front() == Some(&done) {
            self.acts.pop_front();
        }
    }

    /// Does everything at once.
    ///
    /// # Errors
    /// The act that cannot be done.
    pub fn run(&mut self, game: &mut Game) -> Result<(), (Seat, Action)> {
        while let Some((seat, action)) = self.next(game) {
            if game.apply(seat, action).is_err() {
                return Err((seat, action));
            }
            self.took((seat, action));
        }
        match self.acts.pop_front() {
            Some(left) => Err(left),
            None => Ok(()),
        }
    }
}

/// The least that somebody who is asked can answer; `for_learner` when the learner does not answer.
fn answer(game: &Game, for_learner: bool) -> Option<(Seat, Action)> {
    let asked = game.to_act();
    // What all choose together, the others choose once the learner has.
    let waits = asked[Seat::FIRST] && !for_learner;
    Seat::ALL
        .into_iter()
        .filter(|seat| asked[*seat] && (for_learner || *seat != Seat::FIRST))
        .find_map(|seat| Some((seat, least_answer(game.view(seat), waits)?)))
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
            view.legal_actions().into_iter().next()
        }
        Situation::Challenged { .. } | Situation::Announced(_) | Situation::LaidOpen(_) => {
            if view.check(&Action::KeepIntact).is_ok() {
                Some(Action::KeepIntact)
            } else {
                view.rightful_actions().into_iter().next()
            }
        }
        _ => None,
    }
}
