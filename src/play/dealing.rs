//! What the table does before the Charleston, shown step by step.

use super::{Opening, OpeningStep, Session};
use crate::rules::Seat;

impl Session {
    /// The opening, while it is shown.
    pub const fn opening(&self) -> Option<Opening> {
        self.opening
    }

    /// Shows what the table does before the Charleston.
    pub fn show_opening(&mut self) {
        self.opening = Some(Opening::of_game(true));
    }

    /// Has the learner take the own tiles in the deal that is shown, where the learner is East.
    pub fn deal_by_hand(&mut self) {
        if self.view().east() == Seat::FIRST {
            self.opening = self.opening.map(Opening::by_hand);
        }
    }

    /// Shows this step of it.
    pub const fn show_opening_at(&mut self, step: OpeningStep) {
        self.opening = Some(Opening::at(step));
    }

    /// Shows the next step of the opening.
    pub fn show_next_step(&mut self) {
        self.opening = self.opening.and_then(Opening::next);
    }

    /// Skips what is left of the opening; the own tiles are still taken where that is done by hand.
    pub fn skip_opening(&mut self) {
        self.opening = self.opening.and_then(Opening::skipped);
    }

    /// Ends the opening: everything is dealt.
    pub const fn end_opening(&mut self) {
        self.opening = None;
    }

    /// How many tiles a player is seen to hold, in the game or in the step of the opening.
    pub fn tiles_held(&self, seat: Seat) -> usize {
        match self.opening.map(Opening::step) {
            Some(step) => step.tiles_held(),
            None => self.view().rack_size(seat),
        }
    }
}
