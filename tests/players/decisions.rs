//! Decisions of games between regular bots, for tests that look at many of them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::rules::{BySeat, Game, Seat, Setup, TableRules, View};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// The Practice Card, compiled.
pub(crate) fn practice() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

/// Plays the game of a seed, in which the first seat is East, and looks at every decision before it is made, until
/// `look` has seen enough; the game at that moment, or at its end.
pub(crate) fn play(
    card: &Arc<CompiledCard>,
    rules: &TableRules,
    seed: u64,
    mut look: impl FnMut(View<'_>) -> bool,
) -> Game {
    play_seen(card, rules, seed, |game, seat| look(game.view(seat)))
}

/// The same for who sees everybody's tiles.
pub(crate) fn play_seen(
    card: &Arc<CompiledCard>,
    rules: &TableRules,
    seed: u64,
    mut look: impl FnMut(&Game, Seat) -> bool,
) -> Game {
    let bot = |_| Bot::new(Level::Regular, Style::default(), Arc::clone(card));
    let bots = BySeat::from_fn(bot);
    let mut game = Game::deal(Setup {
        card: Arc::clone(card.card()),
        rules: rules.clone(),
        seed,
        east: Seat::FIRST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    while game.outcome().is_none() {
        let asked = game.to_act();
        let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
        if look(&game, seat) {
            return game;
        }
        let action = bots[seat].choose(game.view(seat), &mut chance).unwrap();
        game.apply(seat, action).unwrap();
    }
    game
}

/// Looks at every decision of so many games.
pub(crate) fn in_games(
    card: &Arc<CompiledCard>,
    rules: &TableRules,
    games: u64,
    mut look: impl FnMut(View<'_>),
) {
    for seed in 0..games {
        play(card, rules, seed, |view| {
            look(view);
            false
        });
    }
}
