//! How an estimate came about.

use crate::analysis::{CompiledCard, Forecast, LineOutlook, Reading, Stakes, Threat, outlooks};
use crate::rules::{Action, Claim, Exposure, View};
use crate::tile::{Tile, TileCounts};

use super::Considering;

/// What the estimate of an act rests on.
#[derive(Debug, Clone, PartialEq)]
pub struct Breakdown {
    /// The line that the hand is likeliest to make after the act: what is missing, how many copies are
    /// live, and how they can come.
    pub outlook: Option<LineOutlook>,
    /// How many tiles the seat can still draw, when nobody claims.
    pub draws: usize,
    /// What the expected points are reckoned from when they are reckoned at once.
    pub stakes: Stakes,
    /// Whom the tile may serve that is discarded, the most dangerous first.
    pub threats: Vec<Threat>,
}

/// What the estimate of `action` rests on, in the place of `view`'s seat. `card` must be the card that
/// is played, compiled.
pub fn breakdown(card: &CompiledCard, view: View<'_>, action: &Action) -> Breakdown {
    let considering = Considering::new(card, view);
    let evaluation = &considering.evaluation;
    let (rack, exposures) = after(view, action);
    // Who gives tiles away aims at one of the hands that were near before.
    let prospects = match action.given_away() {
        Some(tiles) => {
            let mut prospects = evaluation.prospects();
            tiles.tiles().for_each(|tile| prospects.give(tile));
            prospects
        }
        None => evaluation.prospects_with(rack, &exposures),
    };
    let outlook = outlooks(&prospects, evaluation.unseen(), 1)
        .into_iter()
        .next();
    let value = outlook.as_ref().map_or(0, |outlook| outlook.value);
    let claims = matches!(action, Action::Claim(_));
    Breakdown {
        draws: considering.draws(claims),
        stakes: Stakes::new(value, Forecast::new(view)),
        outlook,
        threats: threats(card, view, action),
    }
}

fn threats(card: &CompiledCard, view: View<'_>, action: &Action) -> Vec<Threat> {
    match *action {
        Action::Discard(tile) | Action::DiscardAs { tile, .. } => {
            Reading::new(card, view).threats(card, view, tile)
        }
        _ => Vec::new(),
    }
}

/// The rack and the exposures of `view`'s seat after an act that does more, as far as the seat can know.
fn after(view: View<'_>, action: &Action) -> (TileCounts, Vec<Exposure>) {
    let mut rack = *view.rack();
    let mut exposures = view.exposures(view.seat()).to_vec();
    match *action {
        Action::SwapBlank(tile) => {
            let _ = rack.remove(Tile::Blank);
            rack.add(tile);
        }
        Action::Exchange(at) => {
            if let Some(exposure) = view.exposures(at.seat).get(usize::from(at.index)) {
                let _ = rack.remove(exposure.tile);
                rack.add(Tile::Joker);
            }
        }
        Action::Claim(Claim::MahJongg) => rack.extend(newest(view)),
        Action::Claim(Claim::Exposure { naturals, jokers }) => {
            if let Some(tile) = newest(view) {
                let own = [(tile, naturals), (Tile::Joker, jokers)];
                for (tile, count) in own {
                    (0..count).for_each(|_| {
                        let _ = rack.remove(tile);
                    });
                }
                exposures.push(Exposure {
                    tile,
                    naturals: naturals.saturating_add(1),
                    jokers,
                    strays: TileCounts::EMPTY,
                    claimed_from: view.seat(),
                });
            }
        }
        _ => {}
    }
    (rack, exposures)
}

fn newest(view: View<'_>) -> Option<Tile> {
    view.newest_discard().map(|discard| discard.tile)
}
