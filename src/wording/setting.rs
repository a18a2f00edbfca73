//! What a table may agree on.

use crate::locale::Message;
use crate::msg;
use crate::rules::Setting;

/// A table rule in a few words: "Jokers".
pub fn setting(setting: Setting) -> Message {
    Message::new(format!("setting-{}", setting.as_str()))
}

/// What the table rule means, in a sentence or two.
pub fn setting_help(setting: Setting) -> Message {
    Message::new(format!("setting-{}.help", setting.as_str()))
}

/// An option of a table rule, by its word.
pub fn setting_option(setting: Setting, word: &str) -> Message {
    match (setting, word.parse::<u16>()) {
        (_, _) if word == "on" => msg!("setting-on"),
        (_, _) if word == "off" => msg!("setting-off"),
        (Setting::LossLimit | Setting::ChallengePenalty, Ok(points)) => {
            msg!("setting-points", points = points)
        }
        _ => Message::new(format!("setting-{}.option-{word}", setting.as_str())),
    }
}
