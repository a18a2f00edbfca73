//! Chances that add up exactly.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};

/// A chance to win, or a change of it, in ten-thousandths: whole numbers add up exactly. Beyond what a number can hold,
/// which only a file by somebody else can come to, they stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WinChance(i32);

impl WinChance {
    /// No chance, or no change.
    pub const NONE: Self = Self(0);
    /// The game is won.
    pub const WON: Self = Self(10_000);

    /// The nearest one to a chance from 0 to 1, or to a difference of two.
    pub fn of(chance: f32) -> Self {
        Self((chance * 10_000.0).round() as i32)
    }

    /// The same as a number from 0 to 1, or -1 to 1.
    pub fn get(self) -> f32 {
        self.0 as f32 / 10_000.0
    }
}

impl Add for WinChance {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for WinChance {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for WinChance {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for WinChance {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for WinChance {
    fn sum<I: Iterator<Item = Self>>(chances: I) -> Self {
        chances.fold(Self::NONE, Add::add)
    }
}
