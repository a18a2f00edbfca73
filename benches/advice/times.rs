//! How long quick and refined advice take.

use std::fs;
use std::hint::black_box;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::coach::{Budget, Refinement, advise};
use mahj_tutor::play::BackgroundRefinement;

use crate::decisions::{Decision, Kind, SEAT, Sample, play};

/// How many threads refine.
const THREADS: usize = 2;

/// From how many games the positions for quick advice come.
const GAMES: u64 = 100;

/// How many decisions are refined.
const REFINED: usize = 100;

/// The time of quick advice in every position of some games.
pub(crate) fn quick(card: &Arc<CompiledCard>) {
    let mut times = Vec::new();
    for seed in 0..GAMES {
        play(card, seed, |game| {
            let view = game.view(SEAT);
            times.push(time(|| {
                black_box(advise(card, view));
            }));
        });
    }
    print("quick advice", times);
}

/// The time of refined advice until the last figures are there, by kind of decision, and the time of
/// one core that it takes, which other programs hardly change.
pub(crate) fn refined(card: &Arc<CompiledCard>) {
    let decisions = Sample::new(card, 0, REFINED).decisions;
    println!("\nrefined advice on {THREADS} threads, and the time of one core that it takes");
    let (mut all, mut all_busy) = (Vec::new(), Vec::new());
    for kind in Kind::ALL {
        let (mut times, mut busy) = (Vec::new(), Vec::new());
        for decision in decisions.iter().filter(|it| it.kind == kind) {
            times.push(time(|| refine(card, decision, THREADS)));
            let before = busy_time();
            let alone = time(|| refine(card, decision, 0));
            let after = busy_time();
            let used = before.zip(after);
            busy.push(used.map_or(alone, |(before, after)| after.saturating_sub(before)));
        }
        all.extend(&times);
        all_busy.extend(&busy);
        print(&kind.to_string(), times);
        print("  one core", busy);
    }
    print("all", all);
    print("  one core", all_busy);
}

fn refine(card: &Arc<CompiledCard>, decision: &Decision, threads: usize) {
    let (view, advice) = (decision.view(), &decision.advice);
    let Some(refinement) = Refinement::new(card, view, advice, Budget::USUAL, 0) else {
        return;
    };
    let refinement = BackgroundRefinement::begin_with(refinement, threads, || {});
    while !refinement.is_done() {
        thread::sleep(Duration::from_millis(1));
    }
    black_box(refinement.recommendations());
}

/// How long this thread has been at work, where the system tells.
fn busy_time() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = told.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
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
        "{what:<20} {:>6} positions, median {:>9.2?}, 99th percentile {:>9.2?}, most {:>9.2?}",
        times.len(),
        median.unwrap_or_default(),
        slow.unwrap_or_default(),
        times.last().copied().unwrap_or_default(),
    );
}
