//! How long advice takes, and how good it is. Run with `cargo bench --bench advice`: the time of quick
//! and of refined advice. `cargo bench --bench advice -- quality 200` also compares, in 200 decisions,
//! what is recommended first with a search ten times as long.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::hint::black_box;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::{Advice, Budget, Recommendation, Refinement, advise};
use mahj_tutor::play::Pondering;
use mahj_tutor::rules::{Action, BySeat, Game, Seat, Setup, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// How many threads refine.
const THREADS: usize = 2;

/// From how many games the positions for quick advice come.
const GAMES: u64 = 100;

/// How many positions are refined to measure the time.
const REFINED: usize = 40;

/// How many times longer the search is that tells what was best.
const LONGER: u32 = 10;

fn main() {
    let Ok(practice) = card::practice() else {
        return;
    };
    let card = Arc::new(CompiledCard::new(Arc::new(practice)));
    let positions = positions(&card, GAMES);
    quick(&card, &positions);
    let decisions = sample(&card, &positions, REFINED);
    refined(&card, &decisions);
    let mut arguments = std::env::args().skip_while(|argument| argument != "quality");
    if arguments.next().is_some() {
        let count = arguments.next().and_then(|count| count.parse().ok());
        let decisions = sample(&card, &positions, count.unwrap_or(200));
        quality(&card, &decisions);
    }
}

/// Every decision of one seat in games between regular bots.
fn positions(card: &Arc<CompiledCard>, games: u64) -> Vec<Game> {
    let bots = BySeat::from_fn(|_| Bot::new(Level::Regular, Style::default(), Arc::clone(card)));
    let mut positions = Vec::new();
    for seed in 0..games {
        let mut game = Game::deal(Setup {
            card: Arc::clone(card.card()),
            rules: TableRules::default(),
            seed,
            east: Seat::FIRST.steps_right(seed as usize % 4),
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        while game.outcome().is_none() {
            let asked = game.to_act();
            let Some(seat) = Seat::ALL.into_iter().find(|seat| asked[*seat]) else {
                break;
            };
            if seat == Seat::FIRST {
                positions.push(game.clone());
            }
            let Some(act) = bots[seat].choose(game.view(seat), &mut chance) else {
                break;
            };
            if game.apply(seat, act).is_err() {
                break;
            }
        }
    }
    positions
}

/// So many positions in which there is something to compare, spread over all.
fn sample(card: &CompiledCard, positions: &[Game], count: usize) -> Vec<Game> {
    let open = |game: &&Game| {
        let advice = advise(card, game.view(Seat::FIRST));
        let wins = |act: &Recommendation| act.estimate.win >= 1.0;
        advice.acts.len() > 1 && !advice.best().is_some_and(wins)
    };
    let open = positions.iter().filter(open).collect::<Vec<_>>();
    let step = (open.len() / count.max(1)).max(1);
    let sample = open.into_iter().step_by(step).take(count);
    sample.cloned().collect()
}

fn quick(card: &CompiledCard, positions: &[Game]) {
    let mut times = Vec::new();
    for game in positions {
        let view = game.view(Seat::FIRST);
        times.push(time(|| {
            black_box(advise(card, view));
        }));
    }
    print("quick advice", times);
}

fn refined(card: &Arc<CompiledCard>, decisions: &[Game]) {
    let mut times = Vec::new();
    let mut rounds = 0;
    for (number, game) in decisions.iter().enumerate() {
        let view = game.view(Seat::FIRST);
        times.push(time(|| {
            let advice = advise(card, view);
            rounds += refine(card, game, &advice, Budget::USUAL, number as u64, THREADS).1;
        }));
    }
    print(&format!("refined advice on {THREADS} threads"), times);
    let mean = f64::from(rounds) / decisions.len().max(1) as f64;
    println!("rounds played, mean {mean:.0}");
}

/// The acts, the best first, and after how many rounds.
fn refine(
    card: &Arc<CompiledCard>,
    game: &Game,
    advice: &Advice,
    budget: Budget,
    seed: u64,
    threads: usize,
) -> (Vec<Recommendation>, u32) {
    let view = game.view(Seat::FIRST);
    let Some(refinement) = Refinement::new(card, view, advice, budget, seed) else {
        return (advice.acts.clone(), 0);
    };
    let pondering = Pondering::begin_with(refinement, threads, || {});
    while !pondering.is_done() {
        thread::sleep(Duration::from_millis(1));
    }
    pondering.acts()
}

/// What the first choices lose against the best of a longer search, in chance to win.
fn quality(card: &Arc<CompiledCard>, decisions: &[Game]) {
    let longer = Budget {
        games: Budget::USUAL.games * LONGER,
    };
    let (mut at_once, mut refined) = (Vec::new(), Vec::new());
    for (number, game) in decisions.iter().enumerate() {
        let advice = advise(card, game.view(Seat::FIRST));
        let seed = number as u64;
        let (short, _) = refine(card, game, &advice, Budget::USUAL, seed, THREADS);
        let (long, rounds) = refine(card, game, &advice, longer, seed + 1_000_000, THREADS);
        let win = |action: Action| {
            let found = long.iter().find(|act| act.action == action);
            found.map_or(0.0, |act| f64::from(act.estimate.win))
        };
        let best = long.iter().map(|act| f64::from(act.estimate.win));
        let best = best.fold(0.0, f64::max);
        let lost = |acts: &[Recommendation]| {
            let first = acts.first().map(|act| best - win(act.action));
            first.unwrap_or_default()
        };
        at_once.push(lost(&advice.acts));
        refined.push(lost(&short));
        let situation = format!("{:?}", game.view(Seat::FIRST).situation());
        let situation = situation.split(['(', ' ']).next().unwrap_or_default();
        println!(
            "{number:>4} {situation:<14} {:>2} acts {rounds:>6} rounds, best {best:.3}, lost at once {:.3}, refined {:.3}",
            advice.acts.len(),
            lost(&advice.acts),
            lost(&short),
        );
    }
    for (what, lost) in [("quick", at_once), ("refined", refined)] {
        let count = lost.len().max(1) as f64;
        let mean = lost.iter().sum::<f64>() / count;
        let squares = lost.iter().map(|lost| (lost - mean).powi(2)).sum::<f64>();
        let error = (squares / count / count).sqrt();
        println!(
            "first choice of {what} advice loses {mean:.4} ± {:.4} in chance to win",
            1.96 * error
        );
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        times.get(place.min(times.len().saturating_sub(1)))
    };
    let (median, slow) = (at(0.5).copied(), at(0.99).copied());
    println!(
        "{what:<32} {:>6} positions, median {:>9.2?}, 99th percentile {:>9.2?}, most {:>9.2?}",
        times.len(),
        median.unwrap_or_default(),
        slow.unwrap_or_default(),
        times.last().copied().unwrap_or_default(),
    );
}
