//! How far a game is.

use mahj_tutor::analysis::Forecast;
use mahj_tutor::rules::View;

/// A part of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Before the first discard.
    Passing,
    /// After it, while at least so many tiles are left.
    Left(usize),
}

impl Part {
    pub(crate) const ALL: [Self; 9] = [
        Self::Passing,
        Self::Left(80),
        Self::Left(60),
        Self::Left(40),
        Self::Left(20),
        Self::Left(8),
        Self::Left(4),
        Self::Left(1),
        Self::Left(0),
    ];

    pub(crate) fn of(view: View<'_>) -> Self {
        if matches!(Forecast::new(view), Forecast::Passing { .. }) {
            return Self::Passing;
        }
        let is_here = |part: &Self| matches!(part, Self::Left(least) if view.wall_left() >= *least);
        Self::ALL.into_iter().find(is_here).unwrap_or(Self::Left(0))
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Passing => "before the first discard",
            Self::Left(80..) => "80 and more",
            Self::Left(60..) => "60 to 79",
            Self::Left(40..) => "40 to 59",
            Self::Left(20..) => "20 to 39",
            Self::Left(8..) => "8 to 19",
            Self::Left(4..) => "4 to 7",
            Self::Left(1..) => "1 to 3",
            Self::Left(0) => "none",
        }
    }
}
