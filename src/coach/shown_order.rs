//! Figures that agree with the order in which actions are recommended.

use super::Recommendation;
use crate::analysis::Estimate;

/// A run of neighbors that have one figure.
#[derive(Debug, Clone, Copy)]
struct Level {
    actions: usize,
    win: f32,
    points: f32,
}

impl Level {
    fn with(self, next: Self) -> Self {
        let (one, other) = (self.actions as f32, next.actions as f32);
        let mean = |of: fn(Self) -> f32| (of(self) * one + of(next) * other) / (one + other);
        Self {
            actions: self.actions + next.actions,
            win: mean(|level| level.win),
            points: mean(|level| level.points),
        }
    }
}

/// Gives actions that are recommended in this order figures that do not contradict it. The order rests on more than
/// the figure of each action alone; where one that comes later has the higher figure, the two are too close to be told
/// apart, and both get their mean (isotonic regression by pooling adjacent violators). A game that is won stays won.
pub fn agree_with_order(recommendations: &mut [Recommendation]) {
    let mut levels = Vec::<Level>::new();
    for Recommendation { estimate, .. } in recommendations.iter() {
        let Estimate { win, points, .. } = *estimate;
        let mut level = Level {
            actions: 1,
            win,
            points,
        };
        while let Some(before) = levels.pop_if(|before| before.win < level.win) {
            level = before.with(level);
        }
        levels.push(level);
    }
    let each = levels
        .iter()
        .flat_map(|level| std::iter::repeat_n(level, level.actions));
    for (recommendation, level) in recommendations.iter_mut().zip(each) {
        let estimate = &mut recommendation.estimate;
        (estimate.win, estimate.points) = (level.win, level.points);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::AdviceReason;
    use crate::rules::Action;

    /// The chances that are shown of actions with these, in percent.
    fn shown<const N: usize>(percent: [u8; N]) -> [u8; N] {
        let mut recommendations = percent.map(|percent| Recommendation {
            action: Action::Draw,
            estimate: Estimate {
                win: f32::from(percent) / 100.0,
                points: f32::from(percent),
                standard_error: None,
            },
            reason: AdviceReason::YourTurnToDraw,
        });
        agree_with_order(&mut recommendations);
        recommendations.map(|it| (it.estimate.win * 100.0).round() as u8)
    }

    #[test]
    fn what_agrees_with_the_order_stays_as_it_is() {
        assert_eq!(shown([100, 40, 30, 30, 5]), [100, 40, 30, 30, 5]);
    }

    #[test]
    fn what_is_recommended_first_never_shows_less_than_what_follows() {
        assert_eq!(shown([4, 6]), [5, 5]);
        assert_eq!(shown([30, 20, 26, 23, 10]), [30, 23, 23, 23, 10]);
        assert_eq!(shown([10, 20, 30]), [20, 20, 20]);
    }
}
