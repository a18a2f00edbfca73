//! What a player can do, as the label of a button, and what they have done.

use super::{Names, a_tile, group, the_tile, tile, tile_in_sentence};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, Claim, View};
use crate::tile::Tile;

/// An action as its button says it: "Discard Two Bam". The view is that of the player who may do it.
pub fn action(action: &Action, view: View<'_>) -> Message {
    match action {
        Action::Pass { blind: 0, tiles } => msg!("action-pass", count = tiles.total()),
        Action::Pass { blind, tiles } => {
            msg!("action-pass-blind", count = tiles.total(), blind = *blind)
        }
        Action::Continue => msg!("action-continue"),
        Action::Stop => msg!("action-stop"),
        Action::OfferCourtesy(count) => msg!("action-offer-courtesy", count = *count),
        Action::PassCourtesy(tiles) => msg!("action-pass-courtesy", count = tiles.total()),
        Action::Mush(tiles) => msg!("action-mush", count = tiles.total()),
        Action::LookAtPass => msg!("action-look"),
        Action::Draw => msg!("action-draw"),
        Action::Exchange(at) => {
            let natural = view
                .exposures(at.seat)
                .get(usize::from(at.index))
                .map_or(Tile::Joker, |exposure| exposure.tile);
            msg!("action-exchange", tile = the_tile(natural))
        }
        Action::SwapBlank(wanted) => msg!("action-swap-blank", tile = tile_in_sentence(*wanted)),
        Action::Rack => msg!("action-rack"),
        Action::Discard(discard) => msg!("action-discard", tile = the_tile(*discard)),
        Action::DeclareMahJongg => msg!("action-declare"),
        Action::Claim(claim) => self::claim(claim),
        Action::ChangeExposure { naturals, jokers } => msg!(
            "action-change-exposure",
            group = group(naturals.saturating_add(*jokers).saturating_add(1)),
            jokers = *jokers
        ),
        Action::LetGo => msg!("action-let-go"),
        Action::NamePrice(points) => msg!("action-name-price", points = *points),
        Action::DiscardAs {
            tile: discard,
            name,
        } => msg!(
            "action-discard-as",
            tile = the_tile(*discard),
            name = tile(*name)
        ),
        Action::Challenge(owner) => msg!(
            "action-challenge",
            owner = Names::for_learner(view.east()).name(*owner)
        ),
        Action::Admit => msg!("action-admit"),
        Action::Deny => msg!("action-deny"),
        Action::Retract => msg!("action-retract"),
        Action::LayOpen => msg!("action-lay-open"),
        Action::ThrowIn => msg!("action-throw-in"),
        Action::KeepIntact => msg!("action-keep-intact"),
    }
}

/// An action that the learner has done: "You discarded a Two Bam". The view is that from which they did it.
pub fn action_done(action: &Action, view: View<'_>) -> Message {
    match action {
        Action::Pass { blind: 0, tiles } => msg!("done-pass", count = tiles.total()),
        Action::Pass { blind, tiles } => {
            msg!("done-pass-blind", count = tiles.total(), blind = *blind)
        }
        Action::Continue => msg!("done-continue"),
        Action::Stop => msg!("done-stop"),
        Action::OfferCourtesy(count) => msg!("done-offer-courtesy", count = *count),
        Action::PassCourtesy(tiles) => msg!("done-pass-courtesy", count = tiles.total()),
        Action::Mush(tiles) => msg!("done-mush", count = tiles.total()),
        Action::LookAtPass => msg!("done-look"),
        Action::Draw => msg!("done-draw"),
        Action::Exchange(at) => {
            let natural = view
                .exposures(at.seat)
                .get(usize::from(at.index))
                .map_or(Tile::Joker, |exposure| exposure.tile);
            msg!("done-exchange", tile = a_tile(natural))
        }
        Action::SwapBlank(wanted) => msg!("done-swap-blank", tile = tile_in_sentence(*wanted)),
        Action::Rack => msg!("done-rack"),
        Action::Discard(discard) => msg!("done-discard", tile = a_tile(*discard)),
        Action::DeclareMahJongg => msg!("done-declare"),
        Action::Claim(Claim::Exposure { naturals, jokers }) => msg!(
            "done-claim",
            size = naturals.saturating_add(*jokers).saturating_add(1),
            jokers = *jokers
        ),
        Action::Claim(Claim::Unlike(tiles)) => {
            msg!("done-claim-unlike", tiles = super::tiles(tiles))
        }
        Action::Claim(Claim::MahJongg) => msg!("done-claim-mah-jongg"),
        Action::ChangeExposure { naturals, jokers } => msg!(
            "done-change-exposure",
            group = group(naturals.saturating_add(*jokers).saturating_add(1)),
            jokers = *jokers
        ),
        Action::LetGo => msg!("done-let-go"),
        Action::NamePrice(points) => msg!("done-name-price", points = *points),
        Action::DiscardAs {
            tile: discard,
            name,
        } => msg!(
            "done-discard-as",
            tile = a_tile(*discard),
            name = tile(*name)
        ),
        Action::Challenge(owner) => msg!(
            "done-challenge",
            owner = Names::for_learner(view.east()).name(*owner)
        ),
        Action::Admit => msg!("done-admit"),
        Action::Deny => msg!("done-deny"),
        Action::Retract => msg!("done-retract"),
        Action::LayOpen => msg!("done-lay-open"),
        Action::ThrowIn => msg!("done-throw-in"),
        Action::KeepIntact => msg!("done-keep-intact"),
    }
}

/// A claim as its button says it: "Claim for a pung".
pub fn claim(claim: &Claim) -> Message {
    match claim {
        Claim::Exposure { naturals, jokers } => msg!(
            "action-claim",
            size = naturals.saturating_add(*jokers).saturating_add(1),
            jokers = *jokers
        ),
        Claim::Unlike(tiles) => msg!("action-claim-unlike", tiles = super::tiles(tiles)),
        Claim::MahJongg => msg!("action-claim-mah-jongg"),
    }
}

/// A claim as a player says it at the table.
pub fn claim_called_out(claim: &Claim) -> Message {
    match claim {
        Claim::Exposure { naturals, jokers } => {
            let group = super::group(1 + naturals + jokers);
            msg!("bubble-claim", group = group)
        }
        Claim::Unlike(_) => msg!("bubble-claim-unlike"),
        Claim::MahJongg => msg!("bubble-mah-jongg"),
    }
}
