//! Who the bots are, and what kind of players.

use crate::bot::{Erring, Level, Style};
use crate::locale::Message;
use crate::msg;
use crate::play::Opponent;

/// The first name of an opponent.
pub fn opponent_name(opponent: Opponent) -> Message {
    msg!("opponent-name", who = opponent.as_str())
}

/// How well a bot plays, in a word.
pub fn level(level: Level) -> Message {
    match level {
        Level::Learner => msg!("new-game-level-learner"),
        Level::Regular => msg!("new-game-level-regular"),
        Level::Expert => msg!("new-game-level-expert"),
    }
}

/// What a bot leans to, in a word.
pub fn style(style: Style) -> Message {
    msg!("opponent-style", style = style.as_str())
}

/// By what a bot of this style is known, in a sentence.
pub fn style_about(style: Style) -> Message {
    msg!("opponent-style-about", style = style.as_str())
}

/// How often a bot makes the mistakes of people.
pub fn erring(erring: Erring) -> Message {
    msg!("new-game-erring-option", often = erring.as_str())
}
