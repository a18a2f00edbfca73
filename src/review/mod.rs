//! A game that was played, looked at again: how one seat's chance to win went, what changed it, and what it gave up.
//!
//! A [`Review`] adds up exactly: from the chance before the deal, each [`Swing`] is luck, an own decision, or what the
//! others did, and the last one leaves 1 for a win and 0 for anything else. An own decision is a [`Decision`]; those that
//! give up enough to speak of carry the coach's [`Warning`](crate::coach::Warning). What the seat could not know plays no
//! part.
//!
//! A [`FirstLook`] reckons at once and finds what is [`ToPlayOn`], one position after the other, on whichever threads.

mod corrected;
mod first_look;
mod game_review;
mod passes;
mod performance;
mod seen;
mod swing;
mod to_play_on;
mod win_chance;

pub use first_look::FirstLook;
pub use game_review::{Looking, Review, Sums};
pub use passes::{PassMade, passes_made};
pub use performance::{DecisionCost, DecisionKind, Performance};
pub use swing::{Cause, Decision, GIVES_UP, Swing};
pub use to_play_on::{PlayedOn, ToPlayOn};
pub use win_chance::WinChance;
