//! Whole games between bots.

use rand::rngs::ChaCha8Rng;

use super::Bot;
use crate::rules::{Action, BySeat, Event, Game, Refusal, Seat, View};

/// More actions than any game has: a game with so many does not end.
pub(crate) const MOST_ACTIONS: usize = 10_000;

/// A game that cannot go on, or goes on for ever. It never happens unless the engine and its list of
/// legal actions disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StuckError {
    /// Who was to act.
    pub seat: Option<Seat>,
    /// Why the action was refused, if there was one.
    pub refusal: Option<Refusal>,
}

/// Lets `bots` play `game` to its end, and tells `watch` everything that happens, with all tiles
/// open.
///
/// # Errors
/// When a bot has no action that the engine accepts, or the game does not end.
pub fn play_out(
    game: &mut Game,
    bots: &BySeat<Bot>,
    rng: &mut ChaCha8Rng,
    watch: &mut dyn FnMut(&Event),
) -> Result<(), StuckError> {
    let mut choose = |view: View<'_>| bots[view.seat()].choose(view, rng);
    while game.outcome().is_none() {
        for event in &act_once(game, &mut choose)? {
            watch(event);
        }
    }
    Ok(())
}

/// Lets the first player who is asked do what it chooses, and tells what happened.
pub(super) fn act_once(
    game: &mut Game,
    choose: &mut dyn FnMut(View<'_>) -> Option<Action>,
) -> Result<Vec<Event>, StuckError> {
    let to_act = game.to_act();
    let seat = Seat::ALL.into_iter().find(|seat| to_act[*seat]);
    let stuck = |refusal| StuckError { seat, refusal };
    let seat = seat.filter(|_| game.actions().len() < MOST_ACTIONS);
    let seat = seat.ok_or_else(|| stuck(None))?;
    let action = choose(game.view(seat)).ok_or_else(|| stuck(None))?;
    game.apply(seat, action)
        .map_err(|refusal| stuck(Some(refusal)))
}
