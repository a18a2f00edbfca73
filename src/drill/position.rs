//! Positions of games that bots have played, for exercises at the table.

use std::sync::Arc;

use super::chance::Chance;
use crate::analysis::CompiledCard;
use crate::bot::{Bot, Level, Style};
use crate::rules::{BySeat, Game, Seat, Setup, TableRules, View};

/// More actions than are played until something that happens in every game.
const MOST_ACTIONS: usize = 600;

/// A game of bots, played until `is_wanted` says so of what the learner's seat sees when it is to act; none when that
/// does not happen in this game.
pub(super) fn played_until(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    mut is_wanted: impl FnMut(View<'_>) -> bool,
) -> Option<Game> {
    let mut game = dealt(card, chance);
    let bots = bots(card, chance);
    let mut rng = chance.generator();
    for _ in 0..MOST_ACTIONS {
        let view = game.view(Seat::FIRST);
        if view.must_act() && is_wanted(view) {
            return Some(game);
        }
        let seat = Seat::ALL
            .into_iter()
            .find(|seat| game.view(*seat).must_act())?;
        let action = bots[seat].choose(game.view(seat), &mut rng)?;
        game.apply(seat, action).ok()?;
    }
    None
}

/// The others do what they choose, until the learner's seat is to act again or the game is over.
pub(super) fn play_on(card: &Arc<CompiledCard>, mut game: Game) -> Option<Game> {
    let mut chance = Chance::from_seed(game.setup().seed);
    let bots = bots(card, &mut chance);
    let mut rng = chance.generator();
    for _ in 0..MOST_ACTIONS {
        if game.view(Seat::FIRST).must_act() || game.outcome().is_some() {
            return Some(game);
        }
        let seat = Seat::ALL
            .into_iter()
            .find(|seat| game.view(*seat).must_act())?;
        let action = bots[seat].choose(game.view(seat), &mut rng)?;
        game.apply(seat, action).ok()?;
    }
    None
}

fn dealt(card: &Arc<CompiledCard>, chance: &mut Chance) -> Game {
    Game::deal(Setup {
        card: Arc::clone(card.card()),
        rules: TableRules::default(),
        seed: u64::from(chance.rank()),
        east: Seat::FIRST.steps_right(chance.below(Seat::ALL.len())),
        scores: BySeat::default(),
        bettor_score: 0,
    })
}

fn bots(card: &Arc<CompiledCard>, chance: &mut Chance) -> BySeat<Bot> {
    BySeat::from_fn(|_| {
        let style = Style::ALL[chance.below(Style::ALL.len())];
        Bot::new(Level::Regular, style, Arc::clone(card))
    })
}
