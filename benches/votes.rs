//! How much going on with the Charleston is worth, by what three passes take from the rack.
//!
//! `cargo bench --bench votes -- 2000` plays on from the votes of so many games, after stopping and after
//! going on with the same hidden tiles, and prints how often each wins.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops where what it needs is missing, and prints what it finds"
)]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Evaluation, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::Playouts;
use mahj_tutor::rules::{Action, BySeat, Game, Seat, Setup, Situation, TableRules, View};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// How often the game is played on from each vote, after each answer.
const ROUNDS: u32 = 60;

/// How the votes are told apart: by tenths of what the rack is worth.
const TENTHS: usize = 10;

/// What came of the votes of one tenth.
#[derive(Default, Clone, Copy)]
struct Tenth {
    votes: u32,
    /// Games won after stopping and after going on.
    won: [u32; 2],
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let games: u64 = games.unwrap_or(200);
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut tenths = [Tenth::default(); TENTHS];
    for seed in 0..games {
        votes(&card, seed, |view| {
            let evaluation = Evaluation::new(&card, view, Level::Expert);
            let taken = evaluation
                .spares(3)
                .iter()
                .map(|spare| spare.loss)
                .sum::<f32>();
            let tenth = &mut tenths[((taken * TENTHS as f32) as usize).min(TENTHS - 1)];
            let recommendations = vec![Action::Stop, Action::Continue];
            let playouts = Playouts::new(&card, view, recommendations, seed).unwrap();
            tenth.votes += 1;
            for round in 0..ROUNDS {
                for (recommendation, won) in tenth.won.iter_mut().enumerate() {
                    *won += u32::from(playouts.play(round, recommendation, &|| true).unwrap().won);
                }
            }
        });
    }
    println!(
        "Share of the worth that three passes take: votes, won after stopping, after going on, log odds between"
    );
    for (place, tenth) in tenths.iter().enumerate().filter(|(_, it)| it.votes > 0) {
        let played = f64::from(tenth.votes * ROUNDS);
        let [stop, go_on] = tenth.won.map(|won| f64::from(won) / played);
        let log_odds = |chance: f64| (chance / (1.0 - chance)).ln();
        println!(
            "from 0.{place}: {:5}  {:.3}  {:.3}  {:+.2}",
            tenth.votes,
            stop,
            go_on,
            log_odds(go_on) - log_odds(stop)
        );
    }
}

/// Plays a game between bots up to the first discard, and shows every vote.
fn votes(card: &Arc<CompiledCard>, seed: u64, mut look: impl FnMut(View<'_>)) {
    let bots = BySeat::from_fn(|_| Bot::new(Level::Regular, Style::default(), Arc::clone(card)));
    let mut game = Game::deal(Setup {
        card: Arc::clone(card.card()),
        rules: TableRules::default(),
        seed,
        east: Seat::ALL[seed as usize % 4],
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    while game.outcome().is_none() && game.view(Seat::FIRST).discards().is_empty() {
        let asked = game.to_act();
        let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
        let view = game.view(seat);
        if view.situation() == Situation::Vote {
            look(view);
        }
        let recommendation = bots[seat].choose(view, &mut chance).unwrap();
        game.apply(seat, recommendation).unwrap();
    }
}
