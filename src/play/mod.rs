//! A match in progress between a learner and three bots, or four of whom one sits out and bets: whose
//! action is awaited, what the bots do and how fast. No drawing, no words.
//!
//! [`Agreement`] is what is agreed on before a match; [`Session`] drives a
//! [`Match`](crate::rules::Match), `window` is the part of it that times claims,
//! `calling` the one that lets a claim be taken back, `stops` after which discards the table waits for the learner, `stepping` that it waits after every step, `dealing` the opening as it is shown, `halting` whether the table holds still, `deciding` what the bots want, `pace` how long they take, and `sitting_out`
//! that of who bets, `kind_deal` a good start, `looking_back` the table as it was before, `taking_back` what is decided anew, `planning` what the learner aims at, `coached` what the coach had to do with it, `open_play` a game whose racks are shown, `people` who the others are: [`Opponent`]s with first names; [`Opening`] is what
//! the table does before the Charleston, step by step; [`SavedMatch`] is a match as it is kept on disk (`keeping`; `kept_text`, what of it is made a text only there), [`RackOrder`] the
//! learner's rack as they arranged it.
//! [`Thinking`] gets the coach's advice and [`BackgroundRefinement`] refines it, both on threads of their own;
//! [`SecondLook`] warns of an action before it is done; [`Background`] is whatever else is reckoned on one.
//! Rules live in `rules`, decisions of bots in `bot`.

mod agreement;
mod background;
mod background_refinement;
mod between_frames;
mod calling;
mod coached;
mod dealing;
mod deciding;
mod halting;
mod keeping;
mod kept_text;
mod kind_deal;
mod looking_back;
mod open_play;
mod opening;
mod opponent;
mod opponents;
mod pace;
mod people;
mod planning;
mod rack_order;
mod saved;
mod scripted;
mod second_look;
mod session;
mod set_up;
mod sitting_out;
mod stepping;
mod stops;
mod taking_back;
mod thinking;
mod window;

pub use agreement::Agreement;
pub use background::Background;
pub use background_refinement::{BackgroundRefinement, Refining};
pub use between_frames::work_between_frames;
pub use calling::PendingCall;
pub use open_play::ShownOpen;
pub use opening::{Opening, OpeningStep};
pub use opponent::Opponent;
pub use opponents::Opponents;
pub use rack_order::RackOrder;
pub use saved::{BesideTable, RestoreError, SavedMatch};
pub use second_look::{Comparison, LONGEST_LOOK, SecondLook, SecondOpinion};
pub use session::{Awaited, Session};
pub use stops::StopsAfterDiscards;
pub use thinking::{Thinking, Thought, UnweighedChoice};
pub use window::Countdown;
