//! Figures that agree with the order in which actions are recommended.

use super::Recommendation;
use crate::analysis::Estimate;

/// Gives actions that are recommended in this order figures that do not contradict it. The order rests on more than
/// the figure of each action alone; where one that comes later has the higher figure, the two are too close to be told
/// apart, and both get their mean. Where one comes first that wins less often, but costs less, both get the mean of
/// their chances. A game that is won stays won.
pub fn agree_with_order(recommendations: &mut [Recommendation]) {
    let win = |estimate: &mut Estimate, of: f32| estimate.win = of;
    let points = |estimate: &mut Estimate, of: f32| estimate.points = of;
    let by_utility = levels(recommendations, Estimate::utility);
    even_out(recommendations, &by_utility, |it| it.win, win);
    even_out(recommendations, &by_utility, |it| it.points, points);
    let by_win = levels(recommendations, |estimate| estimate.win);
    even_out(recommendations, &by_win, |it| it.win, win);
}

/// How many neighbors each have one figure, so that none is higher than the one before it (isotonic regression by
/// pooling adjacent violators).
fn levels(recommendations: &[Recommendation], of: fn(&Estimate) -> f32) -> Vec<usize> {
    let mut levels = Vec::<(usize, f32)>::new();
    for recommendation in recommendations {
        let mut level = (1, of(&recommendation.estimate));
        while let Some(before) = levels.pop_if(|before| before.1 < level.1) {
            let (one, other) = (before.0 as f32, level.0 as f32);
            let mean = (before.1 * one + level.1 * other) / (one + other);
            level = (before.0 + level.0, mean);
        }
        levels.push(level);
    }
    levels.into_iter().map(|(actions, _)| actions).collect()
}

/// Gives the neighbors of each level their mean.
fn even_out(
    mut recommendations: &mut [Recommendation],
    levels: &[usize],
    of: fn(&Estimate) -> f32,
    give: fn(&mut Estimate, f32),
) {
    for &actions in levels {
        let (level, rest) = recommendations.split_at_mut(actions);
        if actions > 1 {
            let sum = level.iter().map(|it| of(&it.estimate)).sum::<f32>();
            let mean = sum / actions as f32;
            for recommendation in level {
                give(&mut recommendation.estimate, mean);
            }
        }
        recommendations = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::AdviceReason;
    use crate::rules::Action;

    /// The chances, in percent, and the points that are shown of actions with these.
    fn shown<const N: usize>(figures: [(u8, i16); N]) -> [(u8, i16); N] {
        let mut recommendations = figures.map(|(percent, points)| Recommendation {
            action: Action::Draw,
            estimate: Estimate {
                win: f32::from(percent) / 100.0,
                points: f32::from(points),
                standard_error: None,
            },
            reason: AdviceReason::YourTurnToDraw,
        });
        agree_with_order(&mut recommendations);
        recommendations.map(|it| {
            let percent = (it.estimate.win * 100.0).round() as u8;
            (percent, it.estimate.points.round() as i16)
        })
    }

    #[test]
    fn what_agrees_with_the_order_stays_as_it_is() {
        let figures = [(100, 150), (40, 20), (30, 10), (30, 10), (5, -30)];
        assert_eq!(shown(figures), figures);
    }

    #[test]
    fn what_is_recommended_first_never_shows_less_than_what_follows() {
        assert_eq!(shown([(4, -30), (6, -28)]), [(5, -29), (5, -29)]);
        assert_eq!(
            shown([(30, 9), (20, 0), (26, 6), (23, 3), (10, -9)]),
            [(30, 9), (23, 3), (23, 3), (23, 3), (10, -9)]
        );
        assert_eq!(shown([(10, 0), (20, 6), (30, 12)]), [(20, 6); 3]);
    }

    #[test]
    fn what_comes_first_because_it_costs_less_keeps_its_points() {
        assert_eq!(shown([(2, -10), (4, -20)]), [(3, -10), (3, -20)]);
    }
}
