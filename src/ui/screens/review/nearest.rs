//! What a hand is near to.

use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::coach::advise;
use crate::rules::{Action, Game, Seat, View};

/// What a hand is near to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Nearest {
    /// The nearest line that is worth aiming at.
    pub(super) line: LineIndex,
    /// How many tiles it lacks.
    pub(super) distance: u8,
}

impl Nearest {
    /// What the hand of a seat is near to.
    pub(super) fn of(card: &CompiledCard, view: View<'_>) -> Option<Self> {
        let advice = advise(card, view);
        let line = advice.lines.first()?;
        Some(Self {
            line: line.line,
            distance: line.distance,
        })
    }

    /// What it is near to once the seat has done what is best.
    pub(super) fn after(
        card: &CompiledCard,
        mut game: Game,
        seat: Seat,
        best: Action,
    ) -> Option<Self> {
        let done = game.apply(seat, best);
        debug_assert!(done.is_ok(), "it may be done here: {seat} {best}: {done:?}");
        done.ok()?;
        Self::of(card, game.view(seat))
    }
}
