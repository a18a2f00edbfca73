//! What is done while a game is looked at again.

/// What is done while a game is looked at again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewCommand {
    /// Look at the moment of this change of the chance to win, counted from 0; or at the whole game.
    GoTo(Option<usize>),
    /// Show what would have been better.
    ShowAnswer,
    /// Show everybody's tiles where nothing is to be found, or hide them.
    ShowRacks(bool),
    /// Play on from the moment that is looked at, on a side board.
    PlayOn(HiddenTiles),
    /// Keep how well was played, as far as it is known.
    KeepPerformance,
}

/// How the tiles lie that the learner cannot see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HiddenTiles {
    /// As they did in the game.
    Same,
    /// In any way that fits what the learner knows.
    Fresh,
}
