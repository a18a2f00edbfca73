//! Ranked advice with structured reasons. Words are the business of `wording`.
//!
//! [`advise`] sees what the learner may know, a [`View`], and nothing else.

mod advice;
mod charleston;
mod claim;
mod reason;
mod turn;

use crate::analysis::{CompiledCard, outlooks};
use crate::bot::{Level, Mind, Style};
use crate::rules::{Action, Situation, View};

pub use advice::{Advice, Recommendation};
pub use reason::Reason;

/// How many lines are shown.
const LINES: usize = 5;

/// Up to which share of what the rack is worth a tile counts as of no use.
const NO_LOSS: f32 = 0.02;

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
    /// The chance of the best line as things stand.
    chance: f32,
}

impl<'a> Considering<'a> {
    fn new(card: &'a CompiledCard, view: View<'a>) -> Self {
        let mind = Mind::new(card, view, Level::Expert, Style::Balanced);
        let chance = mind.prospects().aim().map_or(0.0, |aim| aim.chance);
        Self {
            card,
            view,
            mind,
            chance,
        }
    }

    fn acts(&self) -> Vec<Recommendation> {
        let seat = self.view.seat();
        if let Some(discard) = self.view.late_discard() {
            return self.answers(discard);
        }
        match self.view.situation() {
            Situation::Charleston(step) => self.passes(step),
            Situation::Vote => vec![self.vote()],
            Situation::CourtesyOffer => vec![self.courtesy_offer()],
            Situation::CourtesyPass { count } => self.courtesy_pass(count),
            Situation::Mush => vec![self.mush()],
            Situation::ToDraw(turn) if turn == seat => vec![Recommendation {
                action: Action::Draw,
                chance: self.chance,
                reason: Reason::YourTurnToDraw,
            }],
            Situation::ToDiscard(turn) if turn == seat => self.with_fourteen(),
            Situation::Claims(discard) => self.answers(discard),
            Situation::NamePrice(facts) => vec![Recommendation {
                action: Action::NamePrice(facts.price()),
                chance: 1.0,
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
        Some(Recommendation {
            action,
            chance: 1.0,
            reason: Reason::Complete {
                line,
                value: self.view.card().line(line).value,
            },
        })
    }
}
