//! Whether what a review calls a mistake is one: every mistake is weighed again by ten times as many fresh deals.
//!
//! `cargo bench --bench mistakes -- 40` reviews so many games of a learner's bot among regulars.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops where what it needs is missing, and prints what it finds"
)]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style, play_out};
use mahj_tutor::card;
use mahj_tutor::coach::{Budget, Refinement, Severity};
use mahj_tutor::review::{Looking, Review};
use mahj_tutor::rules::{BySeat, Game, Seat, Setup, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// By how many times more deals a mistake is weighed than it was found with.
const TIMES: u32 = 10;

/// The seeds of the fresh deals, which nobody has seen before.
const FRESH: u64 = 1 << 40;

fn played(compiled: &Arc<CompiledCard>, seed: u64) -> Game {
    let mut game = Game::deal(Setup {
        card: Arc::clone(compiled.card()),
        rules: TableRules::default(),
        seed,
        east: Seat::ALL[(seed % 4) as usize],
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let bots = BySeat::from_fn(|seat| {
        let level = if seat == Seat::FIRST {
            Level::Learner
        } else {
            Level::Regular
        };
        Bot::new(level, Style::default(), Arc::clone(compiled))
    });
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    play_out(&mut game, &bots, &mut rng, &mut |_| {}).unwrap();
    game
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let games: u64 = games.unwrap_or(20);
    let compiled = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let budget = Budget {
        games: Budget::USUAL.games * TIMES,
    };
    // Weighed, no better by the fresh deals, and by less than what is worth a word.
    let mut counts = [[0_u32; 3]; Severity::ALL.len()];
    for seed in 0..games {
        let game = played(&compiled, seed);
        let looking = Looking::Closely(Budget::USUAL);
        let review = Review::of(&compiled, &game, Seat::FIRST, looking);
        for (change, warning) in review.mistakes() {
            let Some(advice) = warning.to_compare() else {
                continue;
            };
            let then = game.as_of(change.actions);
            let fresh = FRESH + change.actions as u64;
            let refinement =
                Refinement::new(&compiled, then.view(Seat::FIRST), &advice, budget, fresh);
            let Some(mut refinement) = refinement else {
                continue;
            };
            while refinement.step() {}
            let lead = refinement.lead_of_first();
            let counts = &mut counts[warning.severity as usize];
            counts[0] += 1;
            counts[1] += u32::from(lead.win <= 0.0 && lead.points <= 0.0);
            counts[2] += u32::from(Severity::of(lead.win, lead.points).is_none());
        }
    }
    println!(
        "{games} games of a learner's bot among regulars, weighed by {TIMES} times as many fresh deals"
    );
    for (severity, [weighed, none, little]) in Severity::ALL.into_iter().zip(counts) {
        println!(
            "  {}: {weighed} weighed, {none} turn out to be none, {little} to give up too little for a word",
            severity.as_str()
        );
    }
    let sum = |place: usize| counts.iter().map(|of| of[place]).sum::<u32>();
    println!(
        "  all: {} weighed, {} none, {} too little",
        sum(0),
        sum(1),
        sum(2)
    );
}
