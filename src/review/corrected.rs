//! What playing on from some moments of a game says of all of them.
//!
//! A chance that is reckoned at once is off by 0.06 on the average, and by twice that where a hand lacks one tile; a chance
//! that is played on by the luck of so many games. How far the first is off changes little from one moment to the next as
//! long as the chance itself does, so what is played on at one moment corrects those around it, and no luck of a few games
//! looks like something that happened. In log odds it is followed as a random walk, there and back (a Kalman filter, and
//! the smoother of Rauch, Tung and Striebel). The constants were found in 90 games, each decision and draw of a seat
//! played on 200 times: so that a part of these games foretells the rest best.

use crate::analysis::Estimate;

/// The variance of how far a chance is off that is reckoned at once, in log odds.
const OFF: f32 = 0.16;

/// By how much that of the next moment may differ: so much at least, and so many times the square of what changed.
const WANDERS: f32 = 0.01;
const WANDERS_WITH_CHANGE: f32 = 0.4;

/// Chances below this and above what it leaves are not told apart from it.
const LEAST: f32 = 0.002;

/// The chance to win at a moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reckoned {
    /// As it is reckoned at once, 0 to 1.
    pub(super) at_once: f32,
    /// What came of playing on.
    pub(super) played_on: Option<Estimate>,
}

/// How far a chance is off, in log odds: as far as is known, and with which variance.
#[derive(Debug, Clone, Copy)]
struct Off {
    mean: f32,
    variance: f32,
}

impl Off {
    fn measured(self, measured: Self) -> Self {
        let share = self.variance / (self.variance + measured.variance);
        Self {
            mean: self.mean + share * (measured.mean - self.mean),
            variance: (1.0 - share) * self.variance,
        }
    }
}

impl Reckoned {
    /// Whether nothing can correct it: the hand is complete, or can hardly be won any more.
    pub(super) fn is_certain(self) -> bool {
        self.at_once < LEAST || self.at_once > 1.0 - LEAST
    }

    /// How far it is off as far as the games say.
    fn measured(self) -> Option<Off> {
        let Estimate {
            win,
            standard_error: Some(error),
            ..
        } = self.played_on?
        else {
            return None;
        };
        let error = error.max(LEAST);
        let win = win.clamp(error.min(0.5), (1.0 - error).max(0.5));
        Some(Off {
            mean: log_odds(win) - log_odds(self.at_once),
            variance: (error / (win * (1.0 - win))).powi(2),
        })
    }
}

/// The chances at moments that follow each other, 0 to 1; as they were reckoned at once where nothing was played on.
pub(super) fn corrected(moments: &[Reckoned]) -> Vec<f32> {
    let mut chances: Vec<f32> = moments.iter().map(|moment| moment.at_once).collect();
    let open: Vec<usize> = (0..moments.len())
        .filter(|place| !moments[*place].is_certain())
        .collect();
    if open
        .iter()
        .all(|place| moments[*place].measured().is_none())
    {
        return chances;
    }
    let mut foreseen = Vec::with_capacity(open.len());
    let mut known = Vec::<Off>::with_capacity(open.len());
    for (number, &place) in open.iter().enumerate() {
        let next = match number.checked_sub(1) {
            None => Off {
                mean: 0.0,
                variance: OFF,
            },
            Some(before) => {
                let was = moments[open[before]].at_once;
                let change = log_odds(moments[place].at_once) - log_odds(was);
                Off {
                    variance: known[before].variance
                        + WANDERS
                        + WANDERS_WITH_CHANGE * change.powi(2),
                    ..known[before]
                }
            }
        };
        foreseen.push(next);
        known.push(
            moments[place]
                .measured()
                .map_or(next, |measured| next.measured(measured)),
        );
    }
    for before in (0..open.len().saturating_sub(1)).rev() {
        let (after, foreseen) = (known[before + 1], foreseen[before + 1]);
        let share = known[before].variance / foreseen.variance;
        known[before].mean += share * (after.mean - foreseen.mean);
    }
    for (&place, off) in open.iter().zip(&known) {
        let corrected = log_odds(moments[place].at_once) + off.mean;
        chances[place] = 1.0 / (1.0 + (-corrected).exp());
    }
    chances
}

fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    (chance / (1.0 - chance)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(at_once: f32, played_on: Option<f32>) -> Reckoned {
        Reckoned {
            at_once,
            played_on: played_on.map(|win| Estimate {
                win,
                points: 0.0,
                standard_error: Some(0.02),
            }),
        }
    }

    #[test]
    fn without_anything_played_on_the_chances_are_what_was_reckoned_at_once() {
        let moments = [0.0, 0.1, 0.37, 1.0].map(|at_once| moment(at_once, None));
        assert_eq!(corrected(&moments), [0.0, 0.1, 0.37, 1.0]);
    }

    #[test]
    fn what_is_played_on_at_one_moment_corrects_those_around_it() {
        let moments = [
            moment(0.3, None),
            moment(0.3, Some(0.5)),
            moment(0.32, None),
            moment(0.0, None),
        ];
        let chances = corrected(&moments);
        assert!((0.45..0.5).contains(&chances[1]), "{chances:?}");
        assert!((0.4..chances[1]).contains(&chances[0]), "{chances:?}");
        assert!(chances[2] > chances[1], "what changed stays: {chances:?}");
        assert!(chances[3] <= 0.0, "what is certain stays: {chances:?}");
    }

    #[test]
    fn the_luck_of_a_few_games_does_not_look_like_something_that_happened() {
        let played = [0.33, 0.27, 0.31, 0.26, 0.34];
        let chances = corrected(&played.map(|played| moment(0.2, Some(played))));
        for pair in chances.windows(2) {
            assert!((pair[0] - pair[1]).abs() < 0.03, "{chances:?}");
        }
        assert!(chances.iter().all(|chance| (0.27..0.33).contains(chance)));
    }
}
