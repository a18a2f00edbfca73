//! How far one action is ahead of another, and how sure that is.

use super::Severity;

/// How many standard errors a difference must exceed before it is taken for one.
const SURE: f32 = 2.0;

/// How far an action is ahead of another, as far as playing on and the first estimate say; behind it where that is
/// negative. Both are played on from the same hidden tiles, so that it is surer than either chance alone.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Lead {
    /// By how much more often it wins, -1 to 1.
    pub win: f32,
    /// The standard error of that.
    pub win_error: f32,
    /// By how many points more it comes to.
    pub points: f32,
    /// The standard error of that.
    pub points_error: f32,
    /// By how much more it is worth, both counted (see [`Estimate::utility`](crate::analysis::Estimate::utility)).
    pub utility: f32,
    /// The standard error of that.
    pub utility_error: f32,
}

impl Lead {
    /// How much the action behind gives up, counted only where it is beyond the error of the figures; nothing where it
    /// is not behind all in all.
    pub fn severity(&self) -> Option<Severity> {
        if self.utility <= 0.0 {
            return None;
        }
        Severity::of(self.sure_win(), beyond(self.points, self.points_error))
    }

    /// Whether a loss of the chance to win and of points is no more than these figures may be off by chance.
    pub fn is_within_error(&self, win: f32, points: f32) -> bool {
        win <= SURE * self.win_error && points <= SURE * self.points_error
    }

    /// By how much more often it wins, where that is beyond the error of the figures; 0 where it is not.
    pub fn sure_win(&self) -> f32 {
        beyond(self.win, self.win_error)
    }

    /// By how much more it is worth, where that is beyond the error of the figures; 0 where it is not.
    pub fn sure_utility(&self) -> f32 {
        beyond(self.utility, self.utility_error)
    }

    /// Whether the action behind is so by more than so many standard errors.
    pub(super) fn is_clear(&self, errors: f32) -> bool {
        self.utility > errors * self.utility_error
    }
}

fn beyond(lead: f32, error: f32) -> f32 {
    if lead > SURE * error { lead } else { 0.0 }
}
