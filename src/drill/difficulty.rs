//! How hard exercises are.

/// How hard exercises are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Difficulty {
    /// For who begins.
    #[default]
    Easy,
    /// For who knows how it goes.
    Usual,
    /// For who is seldom wrong any more.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Usual, Self::Hard];

    /// From how many answers on a kind of exercise is more than begun.
    const BEGUN: u32 = 8;

    /// From how many answers on it can be hard.
    const PRACTICED: u32 = 24;

    /// The difficulty as a number from 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The difficulty of this number, if it is one.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.number() == number)
    }

    /// What suits somebody who has answered so many, and so many of them right.
    pub const fn for_score(asked: u32, right: u32) -> Self {
        if asked >= Self::PRACTICED && right.saturating_mul(20) >= asked.saturating_mul(17) {
            Self::Hard
        } else if asked >= Self::BEGUN && right.saturating_mul(10) >= asked.saturating_mul(7) {
            Self::Usual
        } else {
            Self::Easy
        }
    }

    /// One of three values.
    pub(super) const fn pick(self, easy: usize, usual: usize, hard: usize) -> usize {
        match self {
            Self::Easy => easy,
            Self::Usual => usual,
            Self::Hard => hard,
        }
    }
}
