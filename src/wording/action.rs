//! What a player can do, as the label of a button.

use super::{group, seat, tile, tile_in_sentence, tiles_short};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, Claim, View};
use crate::tile::Tile;

/// An act as its button says it: "Discard Two Bam". The view is that of the player who may do it.
pub fn action(action: &Action, view: View<'_>) -> Message {
    match action {
        Action::Pass { blind: 0, tiles } => msg!("act-pass", count = tiles.total()),
        Action::Pass { blind, tiles } => {
            msg!("act-pass-blind", count = tiles.total(), blind = *blind)
        }
        Action::Continue => msg!("act-continue"),
        Action::Stop => msg!("act-stop"),
        Action::OfferCourtesy(count) => msg!("act-offer-courtesy", count = *count),
        Action::PassCourtesy(tiles) => msg!("act-pass-courtesy", count = tiles.total()),
        Action::Mush(tiles) => msg!("act-mush", count = tiles.total()),
        Action::LookAtPass => msg!("act-look"),
        Action::Draw => msg!("act-draw"),
        Action::Exchange(at) => {
            let natural = view
                .exposures(at.seat)
                .get(usize::from(at.index))
                .map_or(Tile::Joker, |exposure| exposure.tile);
            msg!("act-exchange", tile = tile_in_sentence(natural))
        }
        Action::SwapBlank(wanted) => msg!("act-swap-blank", tile = tile_in_sentence(*wanted)),
        Action::Rack => msg!("act-rack"),
        Action::Discard(discard) => msg!("act-discard", tile = tile_in_sentence(*discard)),
        Action::DeclareMahJongg => msg!("act-declare"),
        Action::Claim(claim) => self::claim(claim),
        Action::ChangeExposure { naturals, jokers } => msg!(
            "act-change-exposure",
            group = group(naturals.saturating_add(*jokers).saturating_add(1)),
            jokers = *jokers
        ),
        Action::LetGo => msg!("act-let-go"),
        Action::NamePrice(points) => msg!("act-name-price", points = *points),
        Action::DiscardAs {
            tile: discard,
            name,
        } => msg!(
            "act-discard-as",
            tile = tile_in_sentence(*discard),
            name = tile(*name)
        ),
        Action::Challenge(owner) => msg!("act-challenge", owner = seat(*owner, view.east())),
        Action::Admit => msg!("act-admit"),
        Action::Deny => msg!("act-deny"),
        Action::Retract => msg!("act-retract"),
        Action::LayOpen => msg!("act-lay-open"),
        Action::ThrowIn => msg!("act-throw-in"),
        Action::KeepIntact => msg!("act-keep-intact"),
    }
}

/// A claim as its button says it: "Claim for a pung".
pub fn claim(claim: &Claim) -> Message {
    match claim {
        Claim::Exposure { naturals, jokers } => msg!(
            "act-claim",
            size = naturals.saturating_add(*jokers).saturating_add(1),
            jokers = *jokers
        ),
        Claim::Unlike(tiles) => msg!("act-claim-unlike", tiles = tiles_short(tiles)),
        Claim::MahJongg => msg!("act-claim-mah-jongg"),
    }
}
