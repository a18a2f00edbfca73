//! What so many games that were played on say.

use super::playouts::Playout;

/// How often games were won.
pub(super) struct Chance {
    /// The share of them, 0 to 1.
    pub(super) win: f32,
    /// Its standard error.
    pub(super) standard_error: f32,
}

impl Chance {
    /// How often these were.
    pub(super) fn of(played: &[Playout]) -> Self {
        let games = played.len().max(1) as f32;
        let won = played.iter().copied().map(Playout::wins).sum::<f32>();
        // One game won and one lost more, so that no run of luck looks certain.
        let cautious = (won + 1.0) / (games + 2.0);
        Self {
            win: won / games,
            standard_error: (cautious * (1.0 - cautious) / games).sqrt(),
        }
    }
}

/// A mean with its standard error.
pub(super) struct Mean {
    /// The mean.
    pub(super) mean: f32,
    /// Its standard error.
    pub(super) standard_error: f32,
}

impl Mean {
    /// The mean of these.
    pub(super) fn of(values: impl Iterator<Item = f32> + Clone) -> Self {
        let count = values.clone().count().max(1) as f32;
        let mean = values.clone().sum::<f32>() / count;
        let squares = values.map(|value| (value - mean).powi(2)).sum::<f32>();
        // As if one more pair had differed, so that a few equal pairs do not look certain.
        let variance = (squares + 1.0) / count;
        Self {
            mean,
            standard_error: (variance / count).sqrt(),
        }
    }
}
