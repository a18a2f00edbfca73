//! What playing on from some moments of a game says of all of them.
//!
//! Each moment that was played on corrects those around it, there and back, as [`Correction`] says.

use crate::analysis::Estimate;
use crate::coach::Correction;

/// The chance to win at a moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reckoned {
    /// As it is reckoned at once, 0 to 1.
    pub(super) at_once: f32,
    /// What came of playing on.
    pub(super) played_on: Option<Estimate>,
}

impl Reckoned {
    /// Whether nothing can correct it.
    pub(super) fn is_certain(self) -> bool {
        Correction::is_certain(self.at_once)
    }

    /// Whether games were played on from there.
    fn is_measured(self) -> bool {
        let error = self.played_on.and_then(|estimate| estimate.standard_error);
        error.is_some()
    }
}

/// The chances at moments that follow each other, 0 to 1; as they were reckoned at once where nothing was played on.
pub(super) fn corrected(moments: &[Reckoned]) -> Vec<f32> {
    let mut chances: Vec<f32> = moments.iter().map(|moment| moment.at_once).collect();
    let open: Vec<usize> = (0..moments.len())
        .filter(|place| !moments[*place].is_certain())
        .collect();
    if !open.iter().any(|place| moments[*place].is_measured()) {
        return chances;
    }
    let mut foreseen = Vec::with_capacity(open.len());
    let mut known = Vec::<Correction>::with_capacity(open.len());
    for (number, &place) in open.iter().enumerate() {
        let Reckoned { at_once, played_on } = moments[place];
        let next = match number.checked_sub(1) {
            None => Correction::default(),
            Some(before) => known[before].moved_on(moments[open[before]].at_once, at_once),
        };
        foreseen.push(next);
        known.push(match &played_on {
            Some(played_on) => next.measured(at_once, played_on),
            None => next,
        });
    }
    for before in (0..open.len().saturating_sub(1)).rev() {
        known[before] = known[before].looked_back(foreseen[before + 1], known[before + 1]);
    }
    for (&place, correction) in open.iter().zip(&known) {
        chances[place] = correction.correct(moments[place].at_once);
    }
    chances
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
