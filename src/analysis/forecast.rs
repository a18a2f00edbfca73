//! The chance to win a game, from the hands that are near and from how far the game is.
//!
//! The chances of the single hands take no notice of one another, of what the others show, or of a
//! hand that is changed on the way. What becomes of a seat was therefore counted in games between
//! regular bots, and a formula fitted to it: a logistic regression, made by
//! `cargo bench --bench reliability -- --fit`. `docs/analysis.md` sets what is said against what happened.

use crate::rules::{Exposure, Seat, Situation, Step, View};
use crate::tile::TileCounts;

/// What each of the [terms](Forecast::terms) adds to the logarithm of the odds, before the first discard.
const PASSING: [f32; Forecast::TERMS] = [
    2.7117, 1.1617, 0.0427, -0.0991, 0.0729, -0.0187, -0.0083, 0.0494, -0.0067, 0.0, 0.0, 0.0, 0.0,
];

/// The same, after it.
const PLAYING: [f32; Forecast::TERMS] = [
    1.1033, 1.4163, 0.0471, 0.4155, 2.7928, -0.2524, -1.1294, -0.0649, -0.1149, 0.0174, -0.0457,
    0.1579, -0.1465,
];

/// What part of the chance to win the lines that are near have before the first discard: the passes bring
/// others.
const NEAR_LINES: f32 = 0.74;

/// How often somebody else wins when a seat does not, while most of the wall is left, and how fast that
/// falls towards its end.
const OTHERS_WIN: f32 = 0.9;
const OTHERS_FALL: f32 = 6.0;

/// The least worth that is told apart from none, as a logarithm.
const LEAST: f32 = -9.0;

/// How many tiles the wall has after the deal.
const WALL: f32 = 99.0;

/// How many tiles a seat has that waits for its turn.
const WAITING: usize = 13;

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
        /// How many of the others draw before the seat does, 0 to 3.
        waits: f32,
        /// Whether the seat is asked what it does with a discard.
        is_asked: bool,
    },
}

impl Forecast {
    /// How many terms a forecast has, at most.
    pub const TERMS: usize = 13;

    /// Before the first pass.
    pub const AT_THE_START: Self = Self::Passing { passes: 6.0 };

    /// What `view` tells of how far the game is.
    pub fn new(view: View<'_>) -> Self {
        let seat = view.seat();
        let passes = match view.situation() {
            Situation::Charleston(step) => passes(step),
            Situation::Vote => 3.5,
            Situation::CourtesyOffer => 0.5,
            Situation::CourtesyPass { .. } | Situation::Mush => 0.0,
            _ => {
                let others = Seat::ALL.into_iter().filter(|other| *other != seat);
                let exposed = others.map(|seat| view.exposures(seat).len() as f32);
                let (sum, most) = exposed.fold((0.0, 0.0_f32), |(sum, most), count| {
                    (sum + count, most.max(count))
                });
                let (waits, is_asked) = match view.situation() {
                    Situation::Claims(discard) => {
                        (discard.by.steps_to(seat).saturating_sub(1), true)
                    }
                    Situation::ToDraw(turn) => (turn.steps_to(seat), false),
                    Situation::ToDiscard(turn) if turn != seat => {
                        (turn.steps_to(seat).saturating_sub(1), false)
                    }
                    _ => (Seat::ALL.len() - 1, false),
                };
                return Self::Playing {
                    wall: view.wall_left() as f32 / WALL,
                    exposed: sum,
                    most,
                    waits: waits as f32,
                    is_asked,
                };
            }
        };
        Self::Passing { passes }
    }

    /// What the chance to win of a seat is reckoned from: one, and what is known of its tiles and of the
    /// game. The near hands of the rack weigh `worth` together, the best of them `best`.
    pub fn terms(
        self,
        worth: f32,
        best: f32,
        rack: &TileCounts,
        exposures: &[Exposure],
    ) -> [f32; Self::TERMS] {
        let all = (0.5 * worth.max(f32::MIN_POSITIVE).ln()).max(LEAST);
        let spread = (0.5 * best.max(f32::MIN_POSITIVE).ln()).max(LEAST) - all;
        let mut terms = [0.0; Self::TERMS];
        terms[..4].copy_from_slice(&[1.0, all, all * all, spread]);
        match self {
            Self::Passing { passes } => {
                // Tiles that are given away bring others in their place.
                let kept = (rack.total() as f32 - WAITING as f32) / 3.0 + 1.0;
                let of_passes = [passes, passes * all, kept, kept * all, kept * passes];
                terms[4..9].copy_from_slice(&of_passes);
            }
            Self::Playing {
                wall,
                exposed,
                most,
                waits,
                is_asked,
            } => {
                let shown = exposures
                    .iter()
                    .map(|it| usize::from(it.naturals + it.jokers));
                let is_to_discard = rack.total() + shown.sum::<usize>() > WAITING;
                let flag = |is: bool| f32::from(u8::from(is));
                terms[4..].copy_from_slice(&[
                    wall,
                    wall * all,
                    wall * wall,
                    most,
                    exposed,
                    exposures.len() as f32,
                    if is_to_discard { 0.0 } else { waits },
                    flag(is_asked && !is_to_discard),
                    flag(is_to_discard),
                ]);
            }
        }
        terms
    }

    /// The chance to win, 0 to 1, of a seat of which these [terms](Self::terms) are known.
    pub(super) fn chance(self, terms: &[f32; Self::TERMS]) -> f32 {
        let weights = match self {
            Self::Passing { .. } => &PASSING,
            Self::Playing { .. } => &PLAYING,
        };
        let log_odds: f32 = terms.iter().zip(weights).map(|(term, of)| term * of).sum();
        1.0 / (1.0 + (-log_odds).exp())
    }

    /// What part of the chance to win the lines have that are near now, 0 to 1.
    pub(super) const fn near_lines(self) -> f32 {
        match self {
            Self::Passing { .. } => NEAR_LINES,
            Self::Playing { .. } => 1.0,
        }
    }

    /// How likely somebody else wins when the seat does not, 0 to 1.
    pub fn others_win(self) -> f32 {
        match self {
            Self::Passing { .. } => OTHERS_WIN,
            Self::Playing { wall, .. } => OTHERS_WIN * (1.0 - (-OTHERS_FALL * wall).exp()),
        }
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
