//! What went wrong with a file of the profile, in words.

use crate::locale::Message;
use crate::msg;
use crate::profile::{Damage, Notice};

/// A notice, with what became of the file.
pub fn notice(notice: &Notice) -> Message {
    match notice {
        Notice::SetAside {
            file,
            kept_as,
            damage: why,
        } => msg!(
            "notice-set-aside",
            file = *file,
            damage = damage(why),
            kept_as = kept_as.display().to_string()
        ),
        Notice::LeftAlone { file, damage: why } => {
            msg!("notice-left-alone", file = *file, damage = damage(why))
        }
        Notice::NotKept { file, error } => {
            msg!("notice-not-kept", file = *file, error = error.as_str())
        }
    }
}

fn damage(damage: &Damage) -> Message {
    match damage {
        Damage::Malformed {
            line: Some(line),
            column: Some(column),
            message,
        } => msg!(
            "damage-malformed-at",
            line = *line,
            column = *column,
            message = message.as_str()
        ),
        Damage::Malformed { message, .. } => {
            msg!("damage-malformed", message = message.as_str())
        }
        Damage::Newer { format } => msg!("damage-newer", format = *format),
        Damage::Unreadable { error } => msg!("damage-unreadable", error = error.as_str()),
    }
}
