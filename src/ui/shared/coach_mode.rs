//! What the ways are called in which the coach stands by a game.

use crate::locale::Message;
use crate::msg;
use crate::profile::CoachMode;

/// What this way is called, wherever it is chosen.
pub(in crate::ui) fn coach_mode_name(mode: CoachMode) -> Message {
    msg!("coach-mode-name", mode = mode.as_str())
}
