//! How far players are from their hands, measured in games between regular bots: the share of racks by
//! how many tiles were missing from the nearest hand. `cargo bench --bench sampler` measures it anew.

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
        [0.002, 0.018, 0.092, 0.236, 0.349, 0.244, 0.057, 0.002],
        [0.012, 0.065, 0.182, 0.31, 0.297, 0.118, 0.016, 0.0],
        [0.04, 0.135, 0.261, 0.314, 0.194, 0.052, 0.004, 0.0],
        [0.082, 0.215, 0.31, 0.252, 0.118, 0.022, 0.0, 0.0],
        [0.142, 0.287, 0.311, 0.188, 0.062, 0.01, 0.0, 0.0],
        [0.22, 0.34, 0.27, 0.127, 0.038, 0.005, 0.0, 0.0],
    ],
    [
        [0.013, 0.075, 0.211, 0.292, 0.204, 0.11, 0.057, 0.038],
        [0.037, 0.138, 0.25, 0.277, 0.149, 0.075, 0.045, 0.027],
        [0.081, 0.211, 0.263, 0.22, 0.102, 0.061, 0.04, 0.021],
        [0.145, 0.25, 0.246, 0.168, 0.078, 0.055, 0.038, 0.022],
        [0.195, 0.271, 0.209, 0.13, 0.067, 0.055, 0.04, 0.035],
        [0.241, 0.243, 0.169, 0.113, 0.06, 0.061, 0.054, 0.059],
    ],
    [
        [0.076, 0.252, 0.31, 0.287, 0.069, 0.006, 0.0, 0.0],
        [0.156, 0.364, 0.3, 0.139, 0.032, 0.005, 0.003, 0.0],
        [0.247, 0.383, 0.228, 0.098, 0.034, 0.007, 0.003, 0.0],
        [0.31, 0.369, 0.185, 0.092, 0.032, 0.008, 0.005, 0.0],
        [0.368, 0.333, 0.164, 0.083, 0.029, 0.011, 0.011, 0.004],
        [0.41, 0.294, 0.138, 0.079, 0.038, 0.018, 0.019, 0.002],
    ],
    [
        [0.19, 0.345, 0.37, 0.095, 0.0, 0.0, 0.0, 0.0],
        [0.313, 0.477, 0.16, 0.05, 0.0, 0.0, 0.0, 0.0],
        [0.433, 0.463, 0.091, 0.013, 0.0, 0.0, 0.0, 0.0],
        [0.56, 0.363, 0.062, 0.014, 0.0, 0.0, 0.0, 0.0],
        [0.589, 0.319, 0.083, 0.01, 0.0, 0.0, 0.0, 0.0],
        [0.494, 0.438, 0.049, 0.019, 0.0, 0.0, 0.0, 0.0],
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
