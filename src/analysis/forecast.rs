//! The chance to win a game, from the hands that are near and from how far the game is.
//!
//! The chances of the single hands take no notice of one another, of what the others show, or of a
//! hand that is changed on the way. What becomes of a seat was therefore counted in games between
//! regular bots, and a formula fitted to it: a logistic regression, made by
//! `cargo bench --bench reliability -- --fit`. `docs/analysis.md` sets what is said against what happened.

use super::pace::Pace;
use crate::rules::{CharlestonPass, Exposure, Seat, Situation, View};
use crate::tile::{RACK, Tile, TileCounts, WALL};

/// What each of the [terms](Forecast::terms) adds to the logarithm of the odds, before the first discard.
const PASSING: [f32; Forecast::TERMS] = [
    1.4381, 0.8060, 0.0202, 0.2076, 0.4005, -0.1466, -0.0265, -0.0330, 0.0433, 0.0565, 0.0196, 0.0,
    0.0, 0.0, 0.0, 0.0,
];

/// The same, after it.
const PLAYING: [f32; Forecast::TERMS] = [
    1.6578, 1.0221, 0.0365, 0.6255, 0.2615, -0.3047, 1.0880, -0.0815, -0.0923, 0.0401, -0.0370,
    -0.0171, -0.1189, -1.1521, -1.3394, 2.6395,
];

/// What part of the chance to win the lines that are near have before the first discard: the passes bring
/// others.
const NEAR_LINES: f32 = 0.83;

/// How often somebody else wins when a seat does not, while most of the wall is left, and how fast that
/// falls towards its end.
const OTHERS_WIN: f32 = 0.9;
const OTHERS_FALL: f32 = 6.0;

/// The least worth that is told apart from none, as a logarithm. Fewer than one of a thousand racks that
/// are worth so little have won.
const LEAST: f32 = -12.0;

/// How likely a discard can be had, beside a tile that is drawn.
const CLAIMABLE: f32 = 0.75;

/// What the claims of others may bring when the wall is empty, in tiles: they make them discard again.
const AFTER_THE_LAST: f32 = 0.05;

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
        /// How many tiles are left in the wall.
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
    pub const TERMS: usize = 16;

    /// Before the first pass.
    pub const AT_THE_START: Self = Self::Passing { passes: 6.0 };

    /// What `view` tells of how far the game is.
    pub fn new(view: View<'_>) -> Self {
        let seat = view.seat();
        let passes = match view.situation() {
            Situation::Charleston(pass) => passes(pass),
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
                    wall: view.wall_left() as f32,
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
    /// game.
    pub fn terms(self, standing: &RackStanding<'_>) -> [f32; Self::TERMS] {
        let logarithm = |worth: f32| (0.5 * worth.max(f32::MIN_POSITIVE).ln()).max(LEAST);
        let all = logarithm(standing.worth);
        let spread = logarithm(standing.best) - all;
        let flag = |is: bool| f32::from(u8::from(is));
        let mut terms = [0.0; Self::TERMS];
        terms[..6].copy_from_slice(&[
            1.0,
            all,
            all * all,
            spread,
            f32::from(standing.rack[Tile::Joker]),
            flag(standing.concealed),
        ]);
        match self {
            Self::Passing { passes } => {
                // Tiles that are given away bring others in their place.
                let kept = (standing.rack.total() as f32 - RACK as f32) / 3.0 + 1.0;
                let of_passes = [passes, passes * all, kept, kept * all, kept * passes];
                terms[6..11].copy_from_slice(&of_passes);
            }
            Self::Playing {
                wall,
                exposed,
                most,
                waits,
                is_asked,
            } => {
                let is_to_discard = standing.is_to_discard();
                let missing = f32::from(standing.distance);
                let still = self.still_to_come(standing);
                // How many tiles can be had, beside how many the worth counts on.
                let can_be_had = still.draws + CLAIMABLE * still.discards + AFTER_THE_LAST;
                let of_a_round = 1.0 + CLAIMABLE * (Seat::ALL.len() as f32 - 1.0);
                let counted_on = of_a_round * Pace::KEEN.rounds(wall as usize);
                let late = (can_be_had / counted_on).ln();
                terms[6..].copy_from_slice(&[
                    wall / WALL as f32,
                    most,
                    exposed,
                    standing.exposures.len() as f32,
                    if is_to_discard { 0.0 } else { waits },
                    flag(is_asked && !is_to_discard),
                    flag(is_to_discard),
                    missing,
                    late,
                    late * missing,
                ]);
            }
        }
        terms
    }

    /// Whether the seat lacks more tiles than can still come: those that it draws and those that the
    /// others discard after they have drawn, and one more, because a claim makes somebody discard again.
    pub fn is_too_late(self, standing: &RackStanding<'_>) -> bool {
        let still = self.still_to_come(standing);
        f32::from(standing.distance) > still.draws + still.discards + 1.0
    }

    /// What comes to a seat if nobody claims anything.
    fn still_to_come(self, standing: &RackStanding<'_>) -> StillToCome {
        let Self::Playing { wall, waits, .. } = self else {
            return StillToCome {
                draws: f32::INFINITY,
                discards: f32::INFINITY,
            };
        };
        let others = Seat::ALL.len() as f32 - 1.0;
        let waits = if standing.is_to_discard() {
            others
        } else {
            waits
        };
        let draws = ((wall - waits + others) / (others + 1.0)).floor().max(0.0);
        StillToCome {
            draws,
            discards: wall - draws,
        }
    }

    /// The chance to win, 0 to 1, of a seat whose tiles stand like this.
    pub(super) fn chance(self, standing: &RackStanding<'_>) -> f32 {
        let weights = match self {
            _ if self.is_too_late(standing) => return 0.0,
            Self::Passing { .. } => &PASSING,
            Self::Playing { .. } => &PLAYING,
        };
        let terms = self.terms(standing);
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
            Self::Playing { wall, .. } => {
                OTHERS_WIN * (1.0 - (-OTHERS_FALL * wall / WALL as f32).exp())
            }
        }
    }
}

/// How the tiles of a seat stand.
#[derive(Debug, Clone, Copy)]
pub struct RackStanding<'a> {
    /// What the hands that are near weigh together.
    pub worth: f32,
    /// What the one of them weighs that weighs most.
    pub best: f32,
    /// How many tiles that one lacks.
    pub distance: u8,
    /// Whether that one must be concealed.
    pub concealed: bool,
    /// The tiles that are not exposed.
    pub rack: &'a TileCounts,
    /// Those that are.
    pub exposures: &'a [Exposure],
}

impl RackStanding<'_> {
    /// Whether the seat has a tile more than one that waits for its turn.
    fn is_to_discard(&self) -> bool {
        let exposed = self.exposures.iter();
        let exposed = exposed.map(|it| usize::from(it.naturals + it.jokers));
        self.rack.total() + exposed.sum::<usize>() > RACK
    }
}

/// How many tiles a seat can get, at most.
struct StillToCome {
    /// Those that it draws.
    draws: f32,
    /// Those that the others draw, and may discard.
    discards: f32,
}

const fn passes(pass: CharlestonPass) -> f32 {
    match pass {
        CharlestonPass::FirstRight => 6.0,
        CharlestonPass::FirstAcross => 5.0,
        CharlestonPass::FirstLeft => 4.0,
        CharlestonPass::SecondLeft => 3.0,
        CharlestonPass::SecondAcross => 2.0,
        CharlestonPass::LastRight => 1.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(wall: f32, distance: u8) -> f32 {
        let rack = [Tile::Flower; 13].into_iter().collect::<TileCounts>();
        let after_a_discard = Forecast::Playing {
            wall,
            exposed: 3.0,
            most: 1.0,
            waits: 3.0,
            is_asked: false,
        };
        after_a_discard.chance(&RackStanding {
            worth: 0.25,
            best: 0.2,
            distance,
            concealed: false,
            rack: &rack,
            exposures: &[],
        })
    }

    #[test]
    fn a_hand_that_lacks_more_tiles_than_can_come_never_wins() {
        assert!(chance(2.0, 3) > 0.0);
        assert!(chance(2.0, 4) <= 0.0);
        assert!(chance(0.0, 2) <= 0.0);
    }

    #[test]
    fn a_hand_that_lacks_one_tile_wins_less_and_less_often_towards_the_end_of_the_wall() {
        let chances = [40.0, 20.0, 10.0, 4.0, 2.0, 1.0, 0.0].map(|wall| chance(wall, 1));
        assert!(
            chances.is_sorted_by(|more, less| more > less),
            "{chances:?}"
        );
        assert!(chances[6] < 0.02, "{chances:?}");
    }
}
