//! What so many games that were played on say.

use super::playouts::Playout;
use crate::analysis::{Estimate, Reading};
use crate::rules::Action;

/// The games that were played on after one action.
#[derive(Debug, Clone)]
pub(super) struct Sample {
    /// By round.
    pub(super) played: Vec<Playout>,
    /// As the others can be read.
    danger: Option<f32>,
}

impl Sample {
    /// Nothing has been played yet after this action of a seat that reads the others so.
    pub(super) fn after(action: Action, reading: &Reading) -> Self {
        let danger = match action {
            Action::Discard(tile) => Some(reading.danger(tile)),
            _ => None,
        };
        Self {
            played: Vec::new(),
            danger,
        }
    }

    /// How likely somebody wins with the tile that the action discards, 0 to 1; nothing of an action that discards none.
    pub(super) const fn danger(&self) -> Option<f32> {
        self.danger
    }

    /// What came of each game. How likely a discard is won on is told better by what the others have shown than by how
    /// often it happens in games with imagined hands: each game counts as gone on with and as ended there, as often as
    /// the danger says.
    fn each(&self, of: fn(Playout) -> f32) -> Vec<f32> {
        let Some(danger) = self.danger else {
            return self.played.iter().copied().map(of).collect();
        };
        let mean_where = |thrown: bool| {
            let those = self.played.iter().filter(|it| it.thrown == thrown);
            let values = those.copied().map(of);
            let count = values.clone().count();
            (count > 0).then(|| values.sum::<f32>() / count as f32)
        };
        let of_end = mean_where(true).unwrap_or_else(|| of(Playout::THROWN));
        let of_others = mean_where(false).unwrap_or(of_end);
        let each = |playout: &Playout| {
            let gone_on = if playout.thrown {
                of_others
            } else {
                of(*playout)
            };
            (1.0 - danger) * gone_on + danger * of_end
        };
        self.played.iter().map(each).collect()
    }

    /// What is expected of the action by these games.
    pub(super) fn estimate(&self) -> Estimate {
        let (wins, points) = (self.each(Playout::wins), self.each(Playout::points));
        let games = wins.len().max(1) as f32;
        let won = wins.into_iter().sum::<f32>();
        // One game won and one lost more, so that no run of luck looks certain.
        let cautious = (won + 1.0) / (games + 2.0);
        Estimate {
            win: won / games,
            points: points.into_iter().sum::<f32>() / games,
            standard_error: Some((cautious * (1.0 - cautious) / games).sqrt()),
        }
    }

    /// By how much more of something came of this action than of another, in the rounds that both have played, where a
    /// game more or less makes so much.
    pub(super) fn ahead_of(&self, other: &Self, of: fn(Playout) -> f32, game: f32) -> Mean {
        let (one, two) = (self.each(of), other.each(of));
        let pairs = one.iter().zip(&two);
        Mean::of(pairs.map(|(one, two)| one - two), game)
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
    /// The mean of these, which differ by so much where a game is won that was lost.
    fn of(values: impl Iterator<Item = f32> + Clone, game: f32) -> Self {
        let count = values.clone().count().max(1) as f32;
        let mean = values.clone().sum::<f32>() / count;
        let squares = values.map(|value| (value - mean).powi(2)).sum::<f32>();
        // As if one more pair had differed, so that a few equal pairs do not look certain.
        let variance = (squares + game.powi(2)) / count;
        Self {
            mean,
            standard_error: (variance / count).sqrt(),
        }
    }
}
