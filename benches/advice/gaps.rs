//! How far the quick figures of two actions are off beside one another. The constants of the search that weigh
//! them against what came of games were chosen by this.

use std::ops::Range;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::coach::Playouts;

use crate::decisions::{Decision, Sample};

/// The seeds of the games that the decisions come from, and of those that are played on.
const GAMES: u64 = 50_000;
const PLAYED_ON: u64 = 77_050_000;

/// How many games are played on from each decision, as so many from the first tile to the last, and how
/// many tiles make up such a game.
const PLAYOUTS: usize = 6000;
const TILES: usize = 109;

/// By how much the quick figures of two actions differ.
const GAPS: [Range<f64>; 5] = [0.0..0.003, 0.003..0.01, 0.01..0.03, 0.03..0.1, 0.1..1.0];

/// The first action beside another.
struct Pair {
    quick: f64,
    played: f64,
    /// The variance of `played`.
    variance: f64,
}

/// Plays all actions of so many decisions on and prints how far the quick figures were off.
pub(crate) fn print(card: &Arc<CompiledCard>, count: usize) {
    let decisions = Sample::new(card, GAMES, count).decisions;
    let pairs = decisions.iter().enumerate();
    let pairs = pairs.flat_map(|(number, decision)| pairs_of(card, decision, number as u64));
    let pairs = pairs.collect::<Vec<_>>();
    println!("the first action beside the others, by how much better its quick figure is");
    for gap in GAPS {
        let within = || pairs.iter().filter(|pair| gap.contains(&pair.quick.abs()));
        let count = within().count().max(1) as f64;
        let mean = |of: fn(&Pair) -> f64| within().map(of).sum::<f64>() / count;
        let error = mean(|pair| (pair.played - pair.quick).powi(2) - pair.variance);
        println!(
            "{:>5} to {:<5} {:>4} pairs, quick {:.4}, played {:.4}, off by {:.4}",
            gap.start,
            gap.end,
            within().count(),
            mean(|pair| pair.quick.abs()),
            mean(|pair| pair.played * pair.quick.signum()),
            error.max(0.0).sqrt(),
        );
    }
}

fn pairs_of(card: &Arc<CompiledCard>, decision: &Decision, number: u64) -> Vec<Pair> {
    let recommendations = &decision.advice.recommendations;
    let actions = recommendations.iter().map(|place| place.action).collect();
    let Some(playouts) = Playouts::new(card, decision.view(), actions, PLAYED_ON + number) else {
        return Vec::new();
    };
    let left = decision.view().wall_left();
    let rounds = PLAYOUTS * TILES / (left + 10) / recommendations.len();
    let won = |place: usize| {
        let round = |round| playouts.play(round as u32, place, &|| true);
        let won = (0..rounds).map(|number| Some(f64::from(u8::from(round(number)?.won))));
        won.collect::<Option<Vec<_>>>()
    };
    let Some(first) = won(0) else {
        return Vec::new();
    };
    let pair = |place: usize| {
        let other = won(place)?;
        let ahead = || first.iter().zip(&other).map(|(first, other)| first - other);
        let rounds = rounds as f64;
        let played = ahead().sum::<f64>() / rounds;
        let squares = ahead().map(|ahead| (ahead - played).powi(2)).sum::<f64>();
        let win = |place: usize| f64::from(recommendations[place].estimate.win);
        Some(Pair {
            quick: win(0) - win(place),
            played,
            variance: squares / rounds / rounds,
        })
    };
    (1..recommendations.len()).filter_map(pair).collect()
}
