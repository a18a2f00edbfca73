//! The pace of the other players, in words.

use crate::locale::Message;
use crate::msg;
use crate::profile::BotSpeed;

/// What this pace is called, wherever it is chosen.
pub(in crate::ui) fn pace_name(speed: BotSpeed) -> Message {
    match speed {
        BotSpeed::StepByStep => msg!("pace-step-by-step"),
        BotSpeed::Slow => msg!("pace-slow"),
        BotSpeed::Normal => msg!("pace-normal"),
        BotSpeed::Fast => msg!("pace-fast"),
        BotSpeed::Instant => msg!("pace-instant"),
    }
}
