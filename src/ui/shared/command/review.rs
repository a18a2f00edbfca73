//! What is done while a game is looked at again.

/// What is done while a game is looked at again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewCommand {
    /// Look at this change of the chance to win, counted from 0.
    GoTo(usize),
    /// Show what would have been better.
    ShowAnswer,
    /// Keep how well was played, as far as it is known.
    KeepPerformance,
}
