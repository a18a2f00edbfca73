//! How far players are from their hands, measured in games between regular bots: the share of racks by
//! how many tiles were missing from the nearest hand. `cargo bench --bench sampler` measures it anew.

use super::opponent_model::sixth;
use crate::rules::{CharlestonPass, Situation, View};

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
        [0.001, 0.017, 0.084, 0.228, 0.345, 0.256, 0.066, 0.004],
        [0.012, 0.066, 0.188, 0.305, 0.288, 0.124, 0.016, 0.001],
        [0.043, 0.147, 0.275, 0.296, 0.185, 0.05, 0.004, 0.0],
        [0.098, 0.241, 0.3, 0.242, 0.098, 0.02, 0.001, 0.0],
        [0.167, 0.319, 0.282, 0.171, 0.054, 0.008, 0.0, 0.0],
        [0.247, 0.362, 0.252, 0.105, 0.031, 0.003, 0.0, 0.0],
    ],
    [
        [0.009, 0.042, 0.106, 0.175, 0.179, 0.156, 0.18, 0.154],
        [0.03, 0.079, 0.153, 0.199, 0.168, 0.151, 0.136, 0.084],
        [0.064, 0.127, 0.184, 0.186, 0.154, 0.142, 0.099, 0.045],
        [0.103, 0.166, 0.182, 0.172, 0.147, 0.128, 0.074, 0.027],
        [0.136, 0.177, 0.179, 0.162, 0.155, 0.109, 0.06, 0.021],
        [0.158, 0.178, 0.174, 0.166, 0.159, 0.091, 0.055, 0.018],
    ],
    [
        [0.115, 0.212, 0.25, 0.226, 0.122, 0.064, 0.011, 0.0],
        [0.142, 0.252, 0.282, 0.176, 0.102, 0.036, 0.007, 0.002],
        [0.193, 0.275, 0.255, 0.166, 0.078, 0.026, 0.006, 0.001],
        [0.25, 0.294, 0.224, 0.138, 0.065, 0.023, 0.005, 0.001],
        [0.298, 0.299, 0.204, 0.121, 0.052, 0.021, 0.005, 0.001],
        [0.327, 0.3, 0.193, 0.11, 0.043, 0.018, 0.008, 0.001],
    ],
    [
        [0.44, 0.4, 0.16, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.44, 0.398, 0.162, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.486, 0.38, 0.117, 0.012, 0.005, 0.0, 0.0, 0.0],
        [0.507, 0.388, 0.093, 0.01, 0.002, 0.0, 0.0, 0.0],
        [0.54, 0.373, 0.079, 0.008, 0.0, 0.0, 0.0, 0.0],
        [0.565, 0.362, 0.07, 0.003, 0.0, 0.0, 0.0, 0.0],
    ],
];

/// How many tiles a player lacks: for a `roll` from 0 to 1, as many as so large a share of players do at
/// the moment of `view`, which somebody with so many exposures may have reached. None before the
/// first pass.
pub(super) fn distance(view: View<'_>, exposures: usize, roll: f32) -> Option<u8> {
    let shares = match view.situation() {
        Situation::Charleston(CharlestonPass::FirstRight) => return None,
        Situation::Charleston(pass) => {
            &BEFORE_PASSES[match pass {
                CharlestonPass::FirstRight | CharlestonPass::FirstAcross => 0,
                CharlestonPass::FirstLeft => 1,
                CharlestonPass::SecondLeft => 2,
                CharlestonPass::SecondAcross => 3,
                CharlestonPass::LastRight => 4,
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
