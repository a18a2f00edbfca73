//! How far players are from their hands, measured as `habits` tells: the share of racks by how many
//! tiles were missing from the nearest hand.

use super::habits::sixth;
use crate::rules::{Situation, Step, View};

/// The most tiles that a rack is thought to lack.
const FARTHEST: usize = 8;

/// The shares of racks that lack 1, 2, and so on to 8 tiles.
type Shares = [f32; FARTHEST];

/// Before each pass of the Charleston but the first, and before the courtesy pass. Before the first
/// pass everybody holds what chance has dealt.
const BEFORE_PASSES: [Shares; 6] = [
    [0.0, 0.0, 0.0, 0.01, 0.07, 0.26, 0.43, 0.23],
    [0.0, 0.0, 0.0, 0.02, 0.13, 0.34, 0.38, 0.13],
    [0.0, 0.0, 0.0, 0.05, 0.19, 0.37, 0.31, 0.08],
    [0.0, 0.0, 0.01, 0.07, 0.24, 0.36, 0.26, 0.06],
    [0.0, 0.0, 0.01, 0.1, 0.26, 0.36, 0.23, 0.04],
    [0.0, 0.0, 0.02, 0.14, 0.3, 0.33, 0.18, 0.03],
];

/// At the discards of the others, by the number of exposures (three and more together) and by which
/// sixth of the wall is being drawn.
const IN_PLAY: [[Shares; 6]; 4] = [
    [
        [0.002, 0.015, 0.08, 0.22, 0.33, 0.26, 0.093, 0.0],
        [0.01, 0.055, 0.17, 0.3, 0.295, 0.147, 0.023, 0.0],
        [0.045, 0.123, 0.254, 0.308, 0.203, 0.06, 0.007, 0.0],
        [0.093, 0.212, 0.301, 0.256, 0.115, 0.021, 0.002, 0.0],
        [0.159, 0.3, 0.286, 0.188, 0.053, 0.014, 0.0, 0.0],
        [0.193, 0.373, 0.313, 0.088, 0.03, 0.003, 0.0, 0.0],
    ],
    [
        [0.0, 0.1, 0.22, 0.4, 0.19, 0.09, 0.0, 0.0],
        [0.05, 0.164, 0.28, 0.291, 0.178, 0.037, 0.0, 0.0],
        [0.091, 0.235, 0.315, 0.235, 0.105, 0.015, 0.004, 0.0],
        [0.15, 0.31, 0.3, 0.171, 0.055, 0.009, 0.005, 0.0],
        [0.226, 0.37, 0.254, 0.11, 0.024, 0.01, 0.006, 0.0],
        [0.291, 0.393, 0.2, 0.085, 0.02, 0.006, 0.005, 0.0],
    ],
    [
        [0.05, 0.15, 0.35, 0.35, 0.1, 0.0, 0.0, 0.0],
        [0.112, 0.25, 0.4, 0.23, 0.008, 0.0, 0.0, 0.0],
        [0.204, 0.346, 0.345, 0.085, 0.02, 0.0, 0.0, 0.0],
        [0.292, 0.395, 0.231, 0.077, 0.005, 0.0, 0.0, 0.0],
        [0.41, 0.365, 0.16, 0.055, 0.01, 0.0, 0.0, 0.0],
        [0.5, 0.35, 0.07, 0.06, 0.02, 0.0, 0.0, 0.0],
    ],
    [
        [0.2, 0.35, 0.35, 0.1, 0.0, 0.0, 0.0, 0.0],
        [0.25, 0.35, 0.3, 0.1, 0.0, 0.0, 0.0, 0.0],
        [0.33, 0.37, 0.25, 0.05, 0.0, 0.0, 0.0, 0.0],
        [0.4, 0.41, 0.15, 0.04, 0.0, 0.0, 0.0, 0.0],
        [0.53, 0.41, 0.04, 0.02, 0.0, 0.0, 0.0, 0.0],
        [0.5, 0.42, 0.07, 0.01, 0.0, 0.0, 0.0, 0.0],
    ],
];

/// How many tiles a player lacks: for a `roll` from 0 to 1, as many as so large a share of players do at
/// the moment of `view`, which somebody with so many exposures may have reached. None before the
/// first pass.
pub(super) fn distance(view: View<'_>, exposures: usize, roll: f32) -> Option<u8> {
    let shares = match view.situation() {
        Situation::Charleston(Step::FirstRight) => return None,
        Situation::Charleston(step) => {
            &BEFORE_PASSES[match step {
                Step::FirstRight | Step::FirstAcross => 0,
                Step::FirstLeft => 1,
                Step::SecondLeft => 2,
                Step::SecondAcross => 3,
                Step::LastRight => 4,
            }]
        }
        Situation::Vote => &BEFORE_PASSES[2],
        Situation::CourtesyOffer | Situation::CourtesyPass { .. } | Situation::Mush => {
            &BEFORE_PASSES[5]
        }
        _ => &IN_PLAY[exposures.min(IN_PLAY.len() - 1)][sixth(view.wall_left())],
    };
    let mut left = roll;
    for (place, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return Some(place as u8 + 1);
        }
    }
    Some(FARTHEST as u8)
}
