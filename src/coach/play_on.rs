//! What comes of one action alone.

use std::sync::Arc;

use super::sample::{Chance, Mean};
use super::{Budget, Playout, Playouts};
use crate::analysis::{CompiledCard, Estimate};
use crate::rules::{Action, View};

/// What games say that are played on after an action of `view`'s seat; none when the position cannot be imagined, or
/// nothing is played.
pub fn play_on(
    card: &Arc<CompiledCard>,
    view: View<'_>,
    action: Action,
    budget: Budget,
    seed: u64,
) -> Option<Estimate> {
    let playouts = Playouts::new(card, view, vec![action], seed)?;
    let rounds = 0..budget.playouts(view.wall_left());
    let played: Vec<Playout> = rounds
        .map_while(|round| playouts.play(round, 0, &|| true))
        .collect();
    if played.is_empty() {
        return None;
    }
    let Chance {
        win,
        standard_error,
    } = Chance::of(&played);
    Some(Estimate {
        win,
        points: Mean::of(played.iter().copied().map(Playout::points)).mean,
        standard_error: Some(standard_error),
    })
}
