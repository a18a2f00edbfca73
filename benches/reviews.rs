//! Whether reviews are fair: do the parts add up, is luck none on the average, do levels come out by what they give up,
//! and how long does a review take.
//!
//! `cargo bench --bench reviews -- 1000` plays so many games at a table of each level among regulars. `-- closely 20` looks
//! at so many games closely, and sets the chances of the review at own decisions against other games that are played on.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a bench stops where what it needs is missing, reads the clock, and prints what it finds"
)]

use std::sync::Arc;
use std::time::Instant;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style, play_out};
use mahj_tutor::card;
use mahj_tutor::coach::{Budget, play_on};
use mahj_tutor::review::{Cause, Looking, Performance, Review};
use mahj_tutor::rules::{Action, BySeat, Game, Seat, Setup, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// So many games make a set, by which levels are compared.
const SET: usize = 10;

/// A mean with its standard error.
#[derive(Debug, Default, Clone, Copy)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn text(&self) -> String {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        let error = (variance / self.count).sqrt();
        format!("{mean:+.4} ± {error:.4}")
    }
}

fn played(compiled: &Arc<CompiledCard>, levels: [Level; 4], seed: u64) -> Game {
    let mut game = Game::deal(Setup {
        card: Arc::clone(compiled.card()),
        rules: TableRules::default(),
        seed,
        east: Seat::ALL[(seed % 4) as usize],
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let bot = |level| Bot::new(level, Style::default(), Arc::clone(compiled));
    let bots = BySeat::from_fn(|seat: Seat| bot(levels[seat.index()]));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    play_out(&mut game, &bots, &mut rng, &mut |_| {}).unwrap();
    game
}

/// What kind of change it is, in a word.
fn kind(cause: Cause, by: Option<(Seat, Action)>) -> &'static str {
    match (cause, by) {
        (Cause::Luck, None) => "deal",
        (Cause::Luck, Some(_)) => "draw",
        (Cause::Decision, _) => "decision",
        (Cause::Others, Some((_, Action::Discard(_) | Action::DiscardAs { .. }))) => "discard",
        (Cause::Others, Some((_, Action::Claim(_) | Action::LetGo))) => "claim",
        (Cause::Others, Some((_, Action::Draw))) => "draw of others",
        (Cause::Others, Some((_, Action::Exchange(_)))) => "exchange",
        (Cause::Others, Some((_, Action::Pass { .. }))) => "pass",
        (Cause::Others, _) => "rest",
    }
}

/// How far chances are off, at once and after a closer look, beside fresh games.
fn closely(compiled: &Arc<CompiledCard>, games: u64) {
    const FRESH: Budget = Budget { games: 300 };
    let levels = [
        Level::Learner,
        Level::Regular,
        Level::Regular,
        Level::Regular,
    ];
    let [mut at_once, mut closer, mut seconds] = [Mean::default(); 3];
    let mut mistakes = [0, 0];
    for seed in 0..games {
        let game = played(compiled, levels, 90_000 + seed);
        let quick = Review::of(compiled, &game, Seat::FIRST, Looking::AtOnce);
        let begun = Instant::now();
        let review = Review::of(
            compiled,
            &game,
            Seat::FIRST,
            Looking::Closely(Budget::USUAL),
        );
        seconds.add(begun.elapsed().as_secs_f64());
        mistakes[0] += quick.mistakes().count();
        mistakes[1] += review.mistakes().count();
        for ((was, decision), (is, _)) in quick.decisions().zip(review.decisions()) {
            let then = game.as_of(was.actions);
            let best = decision.best.action;
            let fresh = play_on(compiled, then.view(Seat::FIRST), best, FRESH, 1_000 + seed);
            let Some(fresh) = fresh.filter(|_| was.before.get() < 0.99) else {
                continue;
            };
            // What the fresh games are off by is taken out again.
            let noise = f64::from(fresh.standard_error.unwrap_or_default()).powi(2);
            let off = |chance: f32| f64::from(chance - fresh.win).powi(2) - noise;
            at_once.add(off(was.before.get()));
            closer.add(off(is.before.get()));
        }
    }
    let root = |mean: Mean| (mean.sum / mean.count).max(0.0).sqrt();
    println!(
        "{} decisions of {games} games: off by {:.4} at once, by {:.4} after a closer look; {} mistakes at once, {} then; {:.1} s a game on one thread",
        at_once.count,
        root(at_once),
        root(closer),
        mistakes[0],
        mistakes[1],
        seconds.sum / seconds.count
    );
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let games: u64 = games.unwrap_or(200);
    let compiled = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    if std::env::args().any(|word| word == "closely") {
        closely(&compiled, games);
        return;
    }
    let mut sets: Vec<Vec<f64>> = Vec::new();
    for level in Level::ALL {
        let levels = [level, Level::Regular, Level::Regular, Level::Regular];
        let [mut luck, mut others, mut decisions, mut after_deal, mut won] = [Mean::default(); 5];
        let mut kinds: Vec<(&'static str, Mean)> = Vec::new();
        let mut rates = Vec::new();
        let mut apart = 0;
        let begun = Instant::now();
        for seed in 0..games {
            let game = played(&compiled, levels, seed);
            let review = Review::of(&compiled, &game, Seat::FIRST, Looking::AtOnce);
            let sums = review.sums();
            apart += u32::from(!sums.add_up());
            luck.add(f64::from(sums.luck.get()));
            others.add(f64::from(sums.others.get()));
            decisions.add(f64::from(sums.decision.get()));
            won.add(f64::from(sums.result.get()));
            after_deal.add(f64::from(review.swings[0].after.get()));
            rates.push(f64::from(
                Performance::of(&review)
                    .total()
                    .error_rate()
                    .unwrap_or_default(),
            ));
            for swing in &review.swings {
                let kind = kind(swing.cause, swing.by);
                let place = kinds.iter().position(|(known, _)| *known == kind);
                let place = place.unwrap_or_else(|| {
                    kinds.push((kind, Mean::default()));
                    kinds.len() - 1
                });
                kinds[place]
                    .1
                    .add(f64::from((swing.after - swing.before).get()));
            }
        }
        let each = begun.elapsed().as_secs_f64() / games as f64 * 1e3;
        println!(
            "{level:?}: {games} games, {apart} do not add up, {each:.0} ms a game with its review"
        );
        println!(
            "  won {}, after the deal {}, luck {}, decisions {}, others {}",
            won.text(),
            after_deal.text(),
            luck.text(),
            decisions.text(),
            others.text()
        );
        for (kind, mean) in kinds {
            println!(
                "  {kind}: {} ({:.1} a game)",
                mean.text(),
                mean.count / games as f64
            );
        }
        let set = |rates: &[f64]| rates.iter().sum::<f64>() / rates.len() as f64;
        sets.push(rates.chunks_exact(SET).map(set).collect());
    }
    for (one, other) in [(0, 1), (1, 2)] {
        let pairs: Vec<_> = sets[one].iter().zip(&sets[other]).collect();
        let right = pairs
            .iter()
            .filter(|(weaker, stronger)| weaker > stronger)
            .count();
        println!(
            "{:?} gives up more than {:?} in {right} of {} pairs of sets of {SET} games",
            Level::ALL[one],
            Level::ALL[other],
            pairs.len()
        );
    }
}
