//! How long an exercise of each kind takes to make, and what share is right of who guesses.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::drill::{Difficulty, Exercises, Kind};

fn main() {
    let Ok(card) = card::practice() else {
        println!("the Practice Card cannot be read");
        return;
    };
    let card = Arc::new(CompiledCard::new(Arc::new(card)));
    println!(
        "{:<20} {:>10} {:>10} {:>10} {:>8}",
        "kind", "level", "median ms", "worst ms", "guessed"
    );
    for kind in Kind::ALL {
        for difficulty in Difficulty::ALL {
            let count = if kind.plays_games() { 60 } else { 1_000 };
            let mut exercises = Exercises::new(kind, Arc::clone(&card), difficulty, 1);
            let mut times = Vec::new();
            let (mut guessed, mut chosen) = (0.0, 0_u32);
            for _ in 0..count {
                #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
                let begun = Instant::now();
                let Some(exercise) = exercises.next() else {
                    break;
                };
                times.push(begun.elapsed());
                let choices = exercise.choices();
                let right = choices.iter().filter(|choice| choice.grade.is_right());
                if !choices.is_empty() {
                    guessed += right.count() as f64 / choices.len() as f64;
                    chosen += 1;
                }
            }
            times.sort();
            let ms = |time: Option<&Duration>| time.map_or(0.0, |it| it.as_secs_f64() * 1e3);
            let guessed = if chosen == 0 {
                "-".to_owned()
            } else {
                format!("{:.0}%", 100.0 * guessed / f64::from(chosen))
            };
            println!(
                "{:<20} {:>10} {:>10.2} {:>10.2} {:>8}",
                kind.id(),
                difficulty.number(),
                ms(times.get(times.len() / 2)),
                ms(times.last()),
                guessed
            );
        }
    }
}
