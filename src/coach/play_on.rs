//! What comes of one action alone.

use std::sync::Arc;

use super::sample::Sample;
use super::{Budget, Playouts};
use crate::analysis::{CompiledCard, Estimate, Reading};
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
    let mut sample = Sample::after(action, &Reading::new(card, view));
    let played = rounds.map_while(|round| playouts.play(round, 0, &|| true));
    sample.played.extend(played);
    (!sample.played.is_empty()).then(|| sample.estimate())
}
