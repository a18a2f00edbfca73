//! The chance to win a game, from the hands that are near and from how far the game is.
//!
//! The chances of the single hands take no notice of one another, of what the others show, or of a
//! hand that is changed on the way. What becomes of a seat was therefore counted in games between
//! regular bots, and a formula fitted to it (a logistic regression; `docs/analysis.md` has the table of
//! what was said against what happened).

use crate::rules::{Seat, Situation, Step, View};

/// The least worth that is told apart from none, as a logarithm.
const LEAST: f32 = -9.0;

/// How many tiles the wall has after the deal.
const WALL: f32 = 99.0;

/// How far the game is, as one seat sees it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Forecast {
    /// Before the first discard.
    Passing {
        /// How many passes are still to come, the one that is being chosen among them.
        passes: f32,
    },
    /// After it.
    Playing {
        /// What part of the wall is left, 0 to 1.
        wall: f32,
        /// How many groups the others have exposed.
        exposed: f32,
        /// The same of that one of them who has exposed most.
        most: f32,
    },
}

impl Forecast {
    /// Before the first pass.
    pub const AT_THE_START: Self = Self::Passing { passes: 6.0 };

    /// What `view` tells of how far the game is.
    pub fn new(view: View<'_>) -> Self {
        let passes = match view.situation() {
            Situation::Charleston(step) => passes(step),
            Situation::Vote => 3.5,
            Situation::CourtesyOffer => 0.5,
            Situation::CourtesyPass { .. } | Situation::Mush => 0.0,
            _ => {
                let others = Seat::ALL.into_iter().filter(|seat| *seat != view.seat());
                let exposed = others.map(|seat| view.exposures(seat).len() as f32);
                let (sum, most) = exposed.fold((0.0, 0.0_f32), |(sum, most), count| {
                    (sum + count, most.max(count))
                });
                return Self::Playing {
                    wall: view.wall_left() as f32 / WALL,
                    exposed: sum,
                    most,
                };
            }
        };
        Self::Passing { passes }
    }

    /// The chance to win, 0 to 1, of a seat with `exposures` groups exposed whose near hands weigh
    /// `worth` together, the best of them `best`.
    pub(super) fn chance(self, worth: f32, best: f32, exposures: usize) -> f32 {
        let all = (0.5 * worth.max(f32::MIN_POSITIVE).ln()).max(LEAST);
        let spread = (0.5 * best.max(f32::MIN_POSITIVE).ln()).max(LEAST) - all;
        let log_odds = match self {
            Self::Passing { passes } => {
                2.6175 + 1.1254 * all + 0.0333 * all * all + 0.0555 * passes
                    - 0.0255 * passes * all
                    - 0.5498 * spread
            }
            Self::Playing {
                wall,
                exposed,
                most,
            } => {
                0.9331 + 1.4212 * all + 0.0519 * all * all + 3.4415 * wall
                    - 0.1857 * wall * all
                    - 1.6327 * wall * wall
                    - 0.0815 * most
                    - 0.1016 * exposed
                    - 0.0693 * exposures as f32
                    - 0.2481 * spread
            }
        };
        1.0 / (1.0 + (-log_odds).exp())
    }
}

const fn passes(step: Step) -> f32 {
    match step {
        Step::FirstRight => 6.0,
        Step::FirstAcross => 5.0,
        Step::FirstLeft => 4.0,
        Step::SecondLeft => 3.0,
        Step::SecondAcross => 2.0,
        Step::LastRight => 1.5,
    }
}
