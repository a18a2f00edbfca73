//! How an estimate came about.

use crate::analysis::{
    CompiledCard, Forecast, LineOutlook, Prospects, Reading, Stakes, Threat, outlook_of_hand,
};
use crate::rules::{Action, View};

use super::{Considering, Plan};

/// What the estimate of an action rests on.
#[derive(Debug, Clone, PartialEq)]
pub struct Breakdown {
    /// The line that the hand is likeliest to make after the action: what is missing, how many copies are
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
/// is played, compiled; `plan` what the seat aims at.
pub fn breakdown(card: &CompiledCard, view: View<'_>, action: &Action, plan: &Plan) -> Breakdown {
    let considering = Considering::new(card, view, plan);
    let evaluation = &considering.evaluation;
    let told = |prospects: &Prospects<'_>| {
        // Points are reckoned by the hand that weighs most; told is the line that stands first among those worth aiming at.
        let aim = prospects.best()?;
        let value = card.card_line(aim).value;
        let hand = prospects.best_of_best_line()?;
        Some((value, outlook_of_hand(prospects, evaluation.unseen(), hand)))
    };
    // What was thought of for another moment changes nothing.
    let is_of_now = view.accepts(action).is_ok();
    // Who gives tiles away aims at one of the hands that were near before.
    let told = match action.given_away() {
        _ if !is_of_now => told(&evaluation.prospects()),
        Some(tiles) => {
            let mut prospects = evaluation.prospects();
            tiles.tiles().for_each(|tile| prospects.give(tile));
            told(&prospects)
        }
        None => evaluation.prospects_after(action, told),
    };
    let (value, outlook) = told.map_or((0, None), |(value, outlook)| (value, Some(outlook)));
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
