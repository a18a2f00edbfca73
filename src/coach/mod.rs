//! Ranked advice with structured reasons. Words are the business of `wording`.
//!
//! [`advise`] sees what the learner may know, a [`View`], and nothing else. It answers at once; a
//! [`Refinement`] plays the game on from there, step by step, for better estimates of the same acts.
//! On which threads that happens is the business of who asks.

mod advice;
mod charleston;
mod claim;
mod grounds;
mod playouts;
mod reason;
mod refinement;
mod turn;

use crate::analysis::{Aim, CompiledCard, Estimate, Forecast, outlooks};
use crate::bot::{Level, Mind};
use crate::rules::{Action, Situation, View, WinFacts, WinningTile};

pub use advice::{Advice, Recommendation};
pub use grounds::{Grounds, grounds};
pub use playouts::{Playout, Playouts};
pub use reason::Reason;
pub use refinement::{Budget, Refinement, Task};

/// How many lines are shown.
const LINES: usize = 5;

/// Up to which share of what the rack is worth a tile counts as of no use.
const NO_LOSS: f32 = 0.02;

/// How many times the winner of a discard is paid: by three others, and the discarder pays twice.
const PAYMENTS_FOR_DISCARD: f32 = 4.0;

/// How many times the winner with any other tile is paid.
const PAYMENTS_FOR_ALL: f32 = 3.0;

/// What `view`'s seat could aim at, and what it could do next. `card` must be the card that is
/// played, compiled.
pub fn advise(card: &CompiledCard, view: View<'_>) -> Advice {
    let considering = Considering::new(card, view);
    let mind = &considering.mind;
    let mut advice = Advice {
        lines: outlooks(&mind.prospects(), mind.unseen(), LINES),
        acts: Vec::new(),
    };
    if view.must_act() {
        advice.acts = considering.acts();
        // The mind weighs only acts of the right kind; whether one is legal the rules alone say.
        advice
            .acts
            .retain(|act| view.check_rightful(&act.action).is_ok());
    }
    advice
}

/// What the coach holds in view while it thinks about a seat's next act.
struct Considering<'a> {
    card: &'a CompiledCard,
    view: View<'a>,
    mind: Mind<'a>,
    /// What is expected as things stand.
    now: Estimate,
}

impl<'a> Considering<'a> {
    fn new(card: &'a CompiledCard, view: View<'a>) -> Self {
        let mind = Mind::new(card, view, Level::Expert);
        let now = estimate(card, view, mind.prospects().aim());
        Self {
            card,
            view,
            mind,
            now,
        }
    }

    /// What is expected of a seat that aims at this hand.
    fn estimate(&self, aim: Option<Aim>) -> Estimate {
        estimate(self.card, self.view, aim)
    }

    fn acts(&self) -> Vec<Recommendation> {
        let seat = self.view.seat();
        if let Some(discard) = self.view.late_discard() {
            return self.answers(discard);
        }
        match self.view.situation() {
            Situation::Charleston(step) => self.passes(step),
            Situation::Vote => self.votes(),
            Situation::CourtesyOffer => self.courtesy_offers(),
            Situation::CourtesyPass { count } => self.courtesy_pass(count),
            Situation::Mush => self.mushes(),
            Situation::ToDraw(turn) if turn == seat => vec![Recommendation {
                action: Action::Draw,
                estimate: self.now,
                reason: Reason::YourTurnToDraw,
            }],
            Situation::ToDiscard(turn) if turn == seat => self.with_fourteen(),
            Situation::Claims(discard) => self.answers(discard),
            Situation::NamePrice(facts) => vec![Recommendation {
                action: Action::NamePrice(facts.price()),
                estimate: Estimate::won(payments(facts) * f32::from(facts.price())),
                reason: Reason::WholePrice {
                    value: facts.value,
                    price: facts.price(),
                },
            }],
            Situation::ToDraw(_)
            | Situation::ToDiscard(_)
            | Situation::Challenged { .. }
            | Situation::Announced(_)
            | Situation::LaidOpen(_)
            | Situation::Over(_) => Vec::new(),
        }
    }

    /// Declaring Mah Jongg, or claiming for it, if that is what the seat may do.
    fn complete(&self, action: Action) -> Option<Recommendation> {
        self.view.check_rightful(&action).ok()?;
        let claimed = match self.view.situation() {
            Situation::Claims(discard) => Some(discard.tile),
            _ => self.view.late_discard().map(|discard| discard.tile),
        };
        let line = self.view.best_hand(claimed)?.line;
        let value = self.view.card().line(line).value;
        // All pay twice for a tile that the winner drew.
        let points = match claimed {
            Some(_) => PAYMENTS_FOR_DISCARD,
            None => PAYMENTS_FOR_ALL * 2.0,
        } * f32::from(value);
        Some(Recommendation {
            action,
            estimate: Estimate::won(points),
            reason: Reason::Complete { line, value },
        })
    }
}

/// How many times its price a declared hand is paid.
const fn payments(facts: &WinFacts) -> f32 {
    match facts.tile {
        WinningTile::Discarded(_) => PAYMENTS_FOR_DISCARD,
        _ => PAYMENTS_FOR_ALL,
    }
}

fn estimate(card: &CompiledCard, view: View<'_>, aim: Option<Aim>) -> Estimate {
    let value = aim.map_or(0, |aim| card.card_line(aim.hand).value);
    Estimate::at_once(aim.map_or(0.0, |aim| aim.win), value, Forecast::new(view))
}
