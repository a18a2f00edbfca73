//! How soon players are ready to win, and what they claim, throw away and let go.
//!
//! Every figure was measured among the discards of games between four regular bots on the Practice
//! Card, at usual tables: the share of those in which it happened, smoothed where there were few.
//! `cargo bench --bench reading` plays such games anew and prints, for each figure, what is
//! expected beside what happened.

use crate::card::LineIndex;
use crate::tile::WALL;

/// How many parts the wall is divided into to tell the time.
const SIXTHS: usize = 6;

/// The chance that a player waits for one tile, by the number of exposures (four and more together) and
/// by which sixth of the wall is being drawn.
const READY: [[f32; SIXTHS]; 5] = [
    [0.002, 0.012, 0.04, 0.082, 0.142, 0.22],
    [0.013, 0.037, 0.081, 0.145, 0.195, 0.241],
    [0.076, 0.156, 0.247, 0.31, 0.368, 0.41],
    [0.19, 0.313, 0.433, 0.56, 0.589, 0.494],
    [0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
];

/// How many of the tiles that would complete it a ready player with exposures waits for at once.
pub(super) const WAITS_AT_ONCE: f32 = 1.85;

/// No chance to win on a tile is thought to be higher.
const MOST: f32 = 0.9;

/// By how much of itself a high chance is less than it seems: what was read may be wrong.
const DOUBT: f32 = 0.35;

/// The power of what exposures and discards say of a line that tells how likely a player is after it: what they say is
/// surer than it turns out.
const DOUBT_OF_LINES: f32 = 0.7;

/// How readily a player with so many exposures claims a tile of a group that it is likely to want;
/// one with three waits for pairs and singles mostly.
const CLAIMS: [f32; 5] = [0.0, 0.43, 0.32, 0.1, 0.0];

/// How likely a tile that a player threw away is still wanted, beside one that was not.
const WANTED_AFTER_THROWING: f32 = 0.02;

/// How likely a hand is, for each kind of its tiles that the player threw away: people change their
/// minds.
const HAND_AFTER_THROWING: f32 = 0.1;

/// How likely a tile that a player let go so many turns ago (nine and more together) completes the
/// hand now, beside one that was not seen.
const WINS_AFTER_LETTING_GO: [f32; 10] = [0.0, 0.07, 0.18, 0.3, 0.4, 0.5, 0.55, 0.65, 0.7, 0.8];

/// The same for a claim for an exposure (six turns and more together), of a player who has exposed
/// nothing and of one who has.
const CLAIMED_AFTER_LETTING_GO: [[f32; 7]; 2] = [
    [0.15, 0.5, 0.5, 0.65, 0.7, 0.8, 0.9],
    [0.05, 0.2, 0.25, 0.28, 0.4, 0.5, 0.6],
];

/// How likely a ready player without exposures waits for a tile that all hands of the card have, by
/// the sixth of the wall.
const WAITS_UNEXPOSED: [f32; SIXTHS] = [0.2, 0.28, 0.3, 0.57, 0.78, 1.0];

/// How that changes with how many quarters of its copies are hidden.
const WAITS_BY_HIDDEN: [f32; 4] = [0.35, 0.7, 0.8, 1.15];

/// How readily a player without exposures claims a tile that all hands of the card have, by how many
/// quarters of its copies are hidden: too few may make no group.
const CLAIMS_BY_HIDDEN: [f32; 4] = [0.008, 0.04, 0.11, 0.215];

/// How that changes with the sixth of the wall.
const CLAIMS_UNEXPOSED: [f32; SIXTHS] = [0.5, 0.9, 1.3, 1.7, 1.7, 1.9];

/// The sixth of the wall that is being drawn, 0 to 5.
pub(super) fn sixth(wall_left: usize) -> usize {
    (WALL.saturating_sub(wall_left) * SIXTHS / WALL).min(SIXTHS - 1)
}

/// How many full quarters of a tile's copies are hidden from whoever holds one of them, 0 to 3.
pub(super) fn quarters(hidden: u8, copies: u8) -> usize {
    (usize::from(hidden) * 4 / usize::from(copies.max(1))).min(3)
}

/// The chance that a player with so many exposures waits for one tile when so many are left to draw.
pub(super) fn ready(exposures: usize, wall_left: usize) -> f32 {
    READY[exposures.min(READY.len() - 1)][sixth(wall_left)]
}

/// The chance to win on a tile, from the product of what makes it likely.
pub(super) fn tempered(product: f32) -> f32 {
    (product / (1.0 + DOUBT * product)).min(MOST)
}

/// How likely a player is after each of some lines, together 1, from how much speaks for each.
pub(super) fn doubt_lines(lines: &mut [(LineIndex, f32)]) {
    for (_, share) in lines.iter_mut() {
        *share = share.powf(DOUBT_OF_LINES);
    }
    let whole: f32 = lines.iter().map(|(_, share)| share).sum();
    for (_, share) in lines.iter_mut() {
        *share /= whole.max(f32::MIN_POSITIVE);
    }
}

/// How readily a player with so many exposures claims a tile of a group that it is likely to want.
pub(super) fn claims_when_exposed(exposures: usize) -> f32 {
    CLAIMS[exposures.min(CLAIMS.len() - 1)]
}

/// What a player without exposures may do with a tile, beside how many hands of the card have it.
pub(super) struct Unexposed {
    waits: f32,
    claims: f32,
}

impl Unexposed {
    /// When so many tiles are left to draw.
    pub(super) fn when(wall_left: usize) -> Self {
        Self {
            waits: WAITS_UNEXPOSED[sixth(wall_left)],
            claims: CLAIMS_UNEXPOSED[sixth(wall_left)],
        }
    }

    /// How likely it waits for a tile, when it is ready.
    pub(super) fn waits(&self, quarters: usize) -> f32 {
        self.waits * WAITS_BY_HIDDEN[quarters.min(3)]
    }

    /// How likely it claims a tile for an exposure.
    pub(super) fn claims(&self, quarters: usize) -> f32 {
        self.claims * CLAIMS_BY_HIDDEN[quarters.min(3)]
    }
}

/// How likely a hand is that wants a kind thrown away so many turns ago.
pub(super) fn hand_after_throwing(turns: Option<u8>) -> f32 {
    turns.map_or(1.0, |_| HAND_AFTER_THROWING)
}

/// How likely a tile is still wanted, by how many turns ago the player threw it away.
pub(super) fn after_throwing(turns: Option<u8>) -> f32 {
    turns.map_or(1.0, |_| WANTED_AFTER_THROWING)
}

/// How likely a tile still completes the hand, by how many turns ago the player let it go.
pub(super) fn wins_after_letting_go(turns: Option<u8>) -> f32 {
    let by_turns = WINS_AFTER_LETTING_GO;
    turns.map_or(1.0, |turns| {
        by_turns[usize::from(turns).min(by_turns.len() - 1)]
    })
}

/// How likely a tile is still claimed, by how many turns ago a player with so many exposures let it
/// go.
pub(super) fn claimed_after_letting_go(exposures: usize, turns: Option<u8>) -> f32 {
    let by_turns = CLAIMED_AFTER_LETTING_GO[exposures.min(1)];
    turns.map_or(1.0, |turns| {
        by_turns[usize::from(turns).min(by_turns.len() - 1)]
    })
}
