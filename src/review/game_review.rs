//! How a game went for one seat, and what of it is owed to what.

use std::sync::Arc;

use super::{Cause, Decision, FirstLook, Swing, WinChance};
use crate::analysis::CompiledCard;
use crate::coach::{Budget, Warning};
use crate::rules::{Game, Seat};

/// How closely it is looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looking {
    /// By what is reckoned at once.
    AtOnce,
    /// Own draws and decisions are played on from there, what seems a mistake most of all.
    Closely(Budget),
}

/// A game as it went for one seat.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// Whose game.
    pub seat: Seat,
    /// Every change of the chance to win, in order.
    pub swings: Vec<Swing>,
}

/// How much of the way from the chance before the deal to the result is owed to what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sums {
    /// The chance before the deal.
    pub start: WinChance,
    /// What luck has changed.
    pub luck: WinChance,
    /// What own decisions have given up.
    pub decision: WinChance,
    /// What the others have changed.
    pub others: WinChance,
    /// What is left: everything for a win, nothing for anything else; the chance now, as long as the game is not over.
    pub result: WinChance,
}

impl Review {
    /// The review of a game that was dealt from its seed, for one seat.
    pub fn of(card: &Arc<CompiledCard>, game: &Game, seat: Seat, looking: Looking) -> Self {
        let first = FirstLook::of(card, game, seat);
        match looking {
            Looking::AtOnce => first.review(),
            Looking::Closely(budget) => {
                let positions = first.to_play_on().iter();
                first.closer(positions.map(|position| position.play_on(budget)))
            }
        }
    }

    /// What adds up to the result.
    pub fn sums(&self) -> Sums {
        let of = |cause| {
            let swings = self.swings.iter().filter(|swing| swing.cause == cause);
            swings.map(|swing| swing.after - swing.before).sum()
        };
        let start = self.swings.first().map(|swing| swing.before);
        let result = self.swings.last().map(|swing| swing.after);
        Sums {
            start: start.unwrap_or_default(),
            luck: of(Cause::Luck),
            decision: of(Cause::Decision),
            others: of(Cause::Others),
            result: result.unwrap_or_default(),
        }
    }

    /// The own decisions, in order.
    pub fn decisions(&self) -> impl Iterator<Item = (&Swing, &Decision)> {
        let swings = self.swings.iter();
        swings.filter_map(|swing| Some((swing, swing.decision.as_ref()?)))
    }

    /// Calls no decision a mistake that was the coach's own advice, by how many actions came before each: a closer look may
    /// find something better than it did at the table.
    pub fn excuse(&mut self, advised: &[usize]) {
        for swing in &mut self.swings {
            let is_advised = advised.contains(&swing.actions);
            if let Some(decision) = swing.decision.as_mut().filter(|_| is_advised) {
                decision.mistake = None;
            }
        }
    }

    /// Whether the seat has won.
    pub fn is_won(&self) -> bool {
        self.swings
            .last()
            .is_some_and(|last| last.after == WinChance::WON)
    }

    /// The mistakes, in order.
    pub fn mistakes(&self) -> impl Iterator<Item = (&Swing, &Warning)> {
        let decisions = self.decisions();
        decisions.filter_map(|(swing, decision)| Some((swing, decision.mistake.as_ref()?)))
    }
}

impl Sums {
    /// Whether everything adds up.
    pub fn add_up(&self) -> bool {
        self.start + self.luck + self.decision + self.others == self.result
    }
}
