//! How far a chance to win is off that is reckoned at once, as it is learned from moment to moment of a game.
//!
//! A chance that is reckoned at once is off by 0.06 on the average, and by twice that where a hand lacks one tile; a chance
//! that is played on by the luck of so many games. How far the first is off changes little from one moment to the next as
//! long as the chance itself does, so what is played on at one moment corrects those around it, and no luck of a few games
//! looks like something that happened. In log odds it is followed as a random walk (a Kalman filter). The constants were
//! found in 90 games, each decision and draw of a seat played on 200 times: so that a part of these games foretells the rest
//! best.

use crate::analysis::Estimate;

/// The variance of how far a chance is off that is reckoned at once, in log odds.
const OFF: f32 = 0.16;

/// By how much that of the next moment may differ: so much at least, and so many times the square of what changed.
const WANDERS: f32 = 0.01;
const WANDERS_WITH_CHANGE: f32 = 0.4;

/// Chances below this and above what it leaves are not told apart from it.
const LEAST: f32 = 0.002;

/// How far a chance to win is off that is reckoned at once: as far as is known, and how sure that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Correction {
    /// In log odds.
    mean: f32,
    variance: f32,
}

impl Default for Correction {
    /// Nothing is known yet.
    fn default() -> Self {
        Self {
            mean: 0.0,
            variance: OFF,
        }
    }
}

impl Correction {
    /// Whether nothing can correct a chance: the hand is complete, or can hardly be won any more.
    pub fn is_certain(at_once: f32) -> bool {
        !(LEAST..=1.0 - LEAST).contains(&at_once)
    }

    /// What is known of it at the next moment, where the chance that is reckoned at once, 0 to 1, is `after` and was
    /// `before`.
    #[must_use]
    pub fn moved_on(self, before: f32, after: f32) -> Self {
        let change = log_odds(after) - log_odds(before);
        Self {
            variance: self.variance + WANDERS + WANDERS_WITH_CHANGE * change.powi(2),
            ..self
        }
    }

    /// What is known of it once games were played on from a moment at which so much is reckoned at once.
    #[must_use]
    pub fn measured(self, at_once: f32, played_on: &Estimate) -> Self {
        let Some(error) = played_on
            .standard_error
            .filter(|_| !Self::is_certain(at_once))
        else {
            return self;
        };
        let error = error.max(LEAST);
        let win = played_on.win.clamp(error.min(0.5), (1.0 - error).max(0.5));
        let mean = log_odds(win) - log_odds(at_once);
        let variance = (error / (win * (1.0 - win))).powi(2);
        let share = self.variance / (self.variance + variance);
        Self {
            mean: self.mean + share * (mean - self.mean),
            variance: (1.0 - share) * self.variance,
        }
    }

    /// The same with what was learned later: the next moment was `foreseen` from here, and is known by now as `after`
    /// (the smoother of Rauch, Tung and Striebel).
    #[must_use]
    pub fn looked_back(self, foreseen: Self, after: Self) -> Self {
        let share = self.variance / foreseen.variance;
        Self {
            mean: self.mean + share * (after.mean - foreseen.mean),
            ..self
        }
    }

    /// A chance that is reckoned at once, 0 to 1, put right; what is certain stays so.
    pub fn correct(self, at_once: f32) -> f32 {
        if Self::is_certain(at_once) {
            return at_once;
        }
        1.0 / (1.0 + (-(log_odds(at_once) + self.mean)).exp())
    }

    /// The standard error of a chance that was put right, 0 to 1.
    pub fn standard_error(self, corrected: f32) -> f32 {
        self.variance.sqrt() * corrected * (1.0 - corrected)
    }
}

/// The logarithm of the odds of a chance.
fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    (chance / (1.0 - chance)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played_on(win: f32) -> Estimate {
        Estimate {
            win,
            points: 0.0,
            standard_error: Some(0.03),
        }
    }

    #[test]
    fn what_playing_on_finds_puts_other_chances_right_that_are_reckoned_at_once() {
        let known = Correction::default().measured(0.66, &played_on(0.44));
        assert!((0.44..0.47).contains(&known.correct(0.66)));
        let others = [0.01, 0.1, 0.5, 0.9].map(|chance| known.correct(chance));
        assert!(others.is_sorted() && others.iter().all(|it| (0.0..0.9).contains(it)));
        assert_eq!((known.correct(0.0), known.correct(1.0)), (0.0, 1.0));
    }

    #[test]
    fn a_lucky_sample_moves_what_is_shown_less_than_it_says() {
        let mut known = Correction::default();
        let mut shown = Vec::new();
        for win in [0.28, 0.38, 0.27, 0.33] {
            known = known.moved_on(0.3, 0.3).measured(0.3, &played_on(win));
            shown.push(known.correct(0.3));
        }
        let leaps = shown.windows(2).map(|pair| (pair[0] - pair[1]).abs());
        assert!(leaps.fold(0.0, f32::max) < 0.07, "{shown:?}");
        assert!(known.standard_error(shown[3]) < 0.03);
    }
}
