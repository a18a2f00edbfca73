//! What a player did against the rules, and who noticed it, told after the game.

use super::{Names, a_tile, group_of, tile, tiles};
use crate::locale::Message;
use crate::msg;
use crate::rules::{MistakeKind, MistakeMade, Noticed};

/// What a player did against the rules and what became of it, in a sentence or two.
pub fn mistake(mistake: &MistakeMade, names: Names) -> Message {
    let what = match mistake.kind {
        MistakeKind::WrongName { tile: real, name } => {
            msg!("mistake-wrong-name", tile = a_tile(real), name = tile(name))
        }
        MistakeKind::WrongExposure(exposure) if !exposure.strays.is_empty() => msg!(
            "mistake-wrong-exposure-unlike",
            tiles = tiles(&exposure.tiles())
        ),
        MistakeKind::WrongExposure(exposure) => msg!(
            "mistake-wrong-exposure",
            group = group_of(exposure.size(), exposure.tile)
        ),
        MistakeKind::TooManyTiles => msg!("mistake-too-many-tiles"),
        MistakeKind::TooFewTiles => msg!("mistake-too-few-tiles"),
        MistakeKind::FalseMahJongg => msg!("mistake-false-mah-jongg"),
        MistakeKind::ThrewInTooEarly => msg!("mistake-threw-in-too-early"),
    };
    let what = names.subject(what, mistake.seat);
    msg!("mistake", what = what, then = then(mistake, names))
}

/// What became of it.
fn then(mistake: &MistakeMade, names: Names) -> Message {
    let is_name = matches!(mistake.kind, MistakeKind::WrongName { .. });
    let missed = names.you.is_some_and(|you| mistake.was_missed_by(you));
    match mistake.notice {
        Noticed::By(by) if is_name => msg!("mistake-name-claimed", by = names.name(by)),
        Noticed::By(by) => msg!("mistake-called-dead", by = names.name(by)),
        _ if is_name && missed => msg!("mistake-name-you-missed"),
        Noticed::Everybody if is_name => msg!("mistake-name-corrected"),
        Noticed::Everybody => msg!("mistake-seen-by-all"),
        Noticed::InTime => msg!("mistake-in-time"),
        Noticed::Nobody if missed => msg!("mistake-you-missed"),
        Noticed::Nobody => msg!("mistake-missed"),
    }
}
