//! What first choices lose, in chance to win, beside the first choice of a search ten times as long.
//!
//! The figures of the long search itself make the loss look too large, because the best of several noisy
//! figures is a little too high. So games are played afterwards, with seeds of their own, in which only
//! the first choices are compared, with the same hidden tiles for all: that is without bias. Where two
//! searches choose the same action there is nothing to play, and nothing is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::coach::{Advice, Budget, Playouts, Recommendation, Refinement};
use mahj_tutor::rules::Action;

use crate::decisions::{Decision, Kind, Sample};

/// How many times longer the search is that tells what was best.
const LONGER: u32 = 10;

/// How many rounds are played to tell choices that differ apart.
const ROUNDS: u32 = 2000;

/// How many decisions are played out at the same time.
const THREADS: usize = 2;

/// The seeds of the games that the decisions come from, of the short searches, the long ones and of the
/// games that are played on. No constant of the search was chosen by games with these seeds.
const GAMES: u64 = 0;
const SHORT: u64 = 0;
const LONG: u64 = 1_000_000;
const ROLLOUT: u64 = 2_000_000;

/// A mean and its standard error.
#[derive(Debug, Clone, Copy, Default)]
struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count().max(1) as f64;
        let mean = values.clone().fold(0.0, |sum, value| sum + value) / count;
        let squares = values.map(|value| (value - mean).powi(2)).sum::<f64>();
        Self {
            mean,
            error: (squares / (count - 1.0).max(1.0) / count).sqrt(),
        }
    }
}

/// What came of one decision.
#[derive(Debug, Clone, Copy)]
struct Loss {
    kind: Kind,
    /// What the first choice of quick advice loses.
    quick: Mean,
    /// What the first choice of refined advice loses.
    refined: Mean,
    /// The same by the figures of the long search itself.
    claimed: f64,
    /// How much higher the figure of that action was than it is after the long search.
    too_high: f64,
}

/// Weighs so many decisions.
pub(crate) fn print(card: &Arc<CompiledCard>, count: usize) {
    let sample = Sample::new(card, GAMES, count);
    let next = AtomicUsize::new(0);
    let play_all = || {
        let mut losses = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(decision) = sample.decisions.get(number) else {
                break losses;
            };
            losses.extend(lost_by(card, decision, number as u64));
        }
    };
    let losses = thread::scope(|scope| {
        let threads = [(); THREADS].map(|()| scope.spawn(play_all));
        let losses = threads.into_iter().filter_map(|thread| thread.join().ok());
        losses.flatten().collect::<Vec<_>>()
    });
    println!(
        "\nlost in chance to win, with 95 % intervals; shares of decisions by what the rounds give, which is \
         uncertain themselves"
    );
    for kind in Kind::ALL {
        let of_kind = losses.iter().filter(|loss| loss.kind == kind);
        print_means(&kind.to_string(), &of_kind.copied().collect::<Vec<_>>());
    }
    print_means("all, alike", &losses);
    print_weighed(&losses, &sample.arose);
}

/// Searches for a short and for a long time, and plays the choices against each other.
fn lost_by(card: &Arc<CompiledCard>, decision: &Decision, number: u64) -> Option<Loss> {
    let longer = Budget {
        games: Budget::USUAL.games * LONGER,
    };
    let short = refine(card, decision, Budget::USUAL, SHORT + number)?;
    let long = refine(card, decision, longer, LONG + number)?;
    let first = |recommendations: &[Recommendation]| {
        recommendations
            .first()
            .map(|recommendation| recommendation.action)
    };
    let [at_once, soon, best] = [&decision.advice.recommendations, &short, &long]
        .map(|recommendations| first(recommendations));
    let (at_once, soon, best) = (at_once?, soon?, best?);
    let win_of = |recommendations: &[Recommendation], action: Action| {
        let found = recommendations
            .iter()
            .find(|recommendation| recommendation.action == action);
        found.map_or(0.0, |recommendation| f64::from(recommendation.estimate.win))
    };
    let win = |action| win_of(&long, action);
    let [quick, refined] = lost(card, decision, best, [at_once, soon], ROLLOUT + number)?;
    let loss = Loss {
        kind: decision.kind,
        quick,
        refined,
        claimed: win(best) - win(soon),
        too_high: win_of(&short, soon) - win(soon),
    };
    println!(
        "{number:>4} {:<19} {:>2} actions, wins {:.3}, lost at once {:>7.4} ± {:.4}, refined {:>7.4} ± {:.4}, \
         by the long search {:>7.4}, figure too high by {:>7.4}",
        decision.kind,
        decision.advice.recommendations.len(),
        win(best),
        quick.mean,
        quick.error,
        refined.mean,
        refined.error,
        loss.claimed,
        loss.too_high,
    );
    Some(loss)
}

/// The actions, the best first.
fn refine(
    card: &Arc<CompiledCard>,
    decision: &Decision,
    budget: Budget,
    seed: u64,
) -> Option<Vec<Recommendation>> {
    let advice: &Advice = &decision.advice;
    let mut refinement = Refinement::new(card, decision.view(), advice, budget, seed)?;
    while refinement.step() {}
    Some(refinement.recommendations())
}

/// How much less often each of two choices wins than the best, in games with the same hidden tiles.
fn lost(
    card: &Arc<CompiledCard>,
    decision: &Decision,
    best: Action,
    choices: [Action; 2],
    seed: u64,
) -> Option<[Mean; 2]> {
    let mut recommendations = vec![best];
    for choice in choices {
        if !recommendations.contains(&choice) {
            recommendations.push(choice);
        }
    }
    let rounds = if recommendations.len() > 1 { ROUNDS } else { 0 };
    let playouts = Playouts::new(card, decision.view(), recommendations.clone(), seed)?;
    let won = |recommendation: usize| {
        let round = |round| playouts.play(round, recommendation, &|| true);
        let won = |playout: mahj_tutor::coach::Playout| f64::from(u8::from(playout.won));
        (0..rounds).map(|number| round(number).map(won)).collect()
    };
    let won = (0..recommendations.len())
        .map(won)
        .collect::<Option<Vec<Vec<f64>>>>()?;
    let behind = |choice: Action| {
        if choice == best {
            return Mean::default();
        }
        let recommendation = recommendations
            .iter()
            .position(|recommendation| *recommendation == choice)
            .unwrap_or(0);
        let pairs = won[0].iter().zip(&won[recommendation]);
        Mean::of(pairs.map(|(best, choice)| best - choice))
    };
    Some(choices.map(behind))
}

fn print_means(what: &str, losses: &[Loss]) {
    let of = |figure: fn(&Loss) -> f64| Mean::of(losses.iter().map(figure));
    let more_than = |limit: f64| {
        let more = losses.iter().filter(|loss| loss.refined.mean > limit);
        more.count() as f64 / losses.len().max(1) as f64 * 100.0
    };
    let other = losses.iter().filter(|loss| loss.refined.error > 0.0);
    let (quick, refined) = (of(|loss| loss.quick.mean), of(|loss| loss.refined.mean));
    let too_high = of(|loss| loss.too_high);
    println!(
        "{what:<19} {:>4} decisions, quick {:>7.4} ± {:.4}, refined {:>7.4} ± {:.4} (by the long search {:>7.4}); \
         another action than the long search {:>3}, more than 0.01 lost {:>2.0} %, more than 0.03 {:>2.0} %; \
         figure too high by {:>7.4} ± {:.4}",
        losses.len(),
        quick.mean,
        quick.error * 1.96,
        refined.mean,
        refined.error * 1.96,
        of(|loss| loss.claimed).mean,
        other.count(),
        more_than(0.01),
        more_than(0.03),
        too_high.mean,
        too_high.error * 1.96,
    );
}

/// The mean over decisions as often as they arise.
fn print_weighed(losses: &[Loss], arose: &[usize; Kind::ALL.len()]) {
    let all = arose.iter().sum::<usize>().max(1) as f64;
    let mut mean = Mean::default();
    for (kind, count) in Kind::ALL.into_iter().zip(arose) {
        let of_kind = losses.iter().filter(|loss| loss.kind == kind);
        let of_kind = Mean::of(of_kind.map(|loss| loss.refined.mean));
        let share = *count as f64 / all;
        mean.mean += share * of_kind.mean;
        mean.error = mean.error.hypot(share * of_kind.error);
    }
    println!(
        "all, as often as they arise: refined {:.4} ± {:.4}",
        mean.mean,
        mean.error * 1.96
    );
}
