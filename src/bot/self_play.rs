//! Whole games between bots.

use rand::rngs::ChaCha8Rng;

use super::Bot;
use crate::rules::{BySeat, Event, Game, Refusal, Seat};

/// A game that cannot go on: a bot had no act that the engine accepts. It never happens unless the
/// engine and its list of legal acts disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StuckError {
    /// Who was to act.
    pub seat: Option<Seat>,
    /// Why the act was refused, if there was one.
    pub refusal: Option<Refusal>,
}

/// Lets `bots` play `game` to its end, and tells `watch` everything that happens, with all tiles
/// open.
///
/// # Errors
/// When a bot has no act that the engine accepts.
pub fn play_out(
    game: &mut Game,
    bots: &BySeat<Bot>,
    rng: &mut ChaCha8Rng,
    watch: &mut dyn FnMut(&Event),
) -> Result<(), StuckError> {
    while game.outcome().is_none() {
        let to_act = game.to_act();
        let seat = Seat::ALL.into_iter().find(|seat| to_act[*seat]);
        let stuck = |refusal| StuckError { seat, refusal };
        let seat = seat.ok_or_else(|| stuck(None))?;
        let action = bots[seat].choose(game.view(seat), rng);
        let action = action.ok_or_else(|| stuck(None))?;
        let events = game.apply(seat, action);
        for event in &events.map_err(|refusal| stuck(Some(refusal)))? {
            watch(event);
        }
    }
    Ok(())
}
