//! Whether who plays for one line alone wins as often as “Which line would you play?” tells.
//!
//! `cargo bench --bench choose_line -- 60 100` plays each line of so many exercises so many times from fresh deals: an
//! expert's bot that aims at nothing else, among regulars. Only what is won with the line counts.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops where what it needs is missing, and prints what it finds"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Sampler};
use mahj_tutor::bot::{Bot, Level, Style, play_out};
use mahj_tutor::card::{self, LineIndex};
use mahj_tutor::drill::{Difficulty, Exercise, Exercises, GradeReason, Kind, Shown};
use mahj_tutor::rules::{BySeat, Game, Outcome, Seat};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// How the told chances are put together, in percents.
const BINS: [(f32, f32); 6] = [
    (0.0, 5.0),
    (5.0, 10.0),
    (10.0, 15.0),
    (15.0, 25.0),
    (25.0, 40.0),
    (40.0, 100.0),
];

/// The lines of an exercise with the chance that is told of each, 0 to 1.
fn told(exercise: &Exercise) -> Vec<(LineIndex, f32)> {
    let choices = exercise.choices().iter();
    let lines = choices.filter_map(|choice| match (choice.shown, choice.grade.reason) {
        (Shown::Line(line), GradeReason::ChanceOfLine(of)) => {
            Some((line, f32::from(of.chance) / 1000.0))
        }
        _ => None,
    });
    lines.collect()
}

/// How often who plays for this line wins with it, of so many games played on from fresh deals.
fn won(compiled: &Arc<CompiledCard>, game: &Game, line: LineIndex, games: u64) -> f32 {
    let bots = BySeat::from_fn(|seat| {
        if seat == Seat::FIRST {
            let bot = Bot::new(Level::Expert, Style::default(), Arc::clone(compiled));
            bot.who_aims_at(vec![line])
        } else {
            Bot::new(Level::Regular, Style::default(), Arc::clone(compiled))
        }
    });
    let view = game.view(Seat::FIRST);
    let mut won = 0;
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let deal = Sampler::new(compiled, view).deal(&mut rng);
        let mut game = view.imagine(deal).unwrap();
        play_out(&mut game, &bots, &mut rng, &mut |_| {}).unwrap();
        let is_won = match game.outcome() {
            Some(Outcome::Win(win)) => win.winner == Seat::FIRST && win.line == line,
            _ => false,
        };
        won += u32::from(is_won);
    }
    won as f32 / games as f32
}

fn main() {
    let numbers = std::env::args().filter_map(|word| word.parse().ok());
    let numbers: Vec<u64> = numbers.collect();
    let count = numbers.first().copied().unwrap_or(60);
    let games = numbers.get(1).copied().unwrap_or(100);
    let compiled = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut bins = [(0_u32, 0.0_f32, 0.0_f32); BINS.len()];
    // Of two lines of an exercise, the one that is told to be better by so much is.
    let (mut pairs, mut in_order, mut apart_told, mut apart_true) = (0_u32, 0_u32, 0.0, 0.0);
    for difficulty in Difficulty::ALL {
        let card = Arc::clone(&compiled);
        let exercises = Exercises::new(Kind::ChooseLine, card, difficulty, 1);
        for exercise in exercises.take(count as usize / Difficulty::ALL.len()) {
            let game = exercise.table().unwrap();
            let lines = told(&exercise);
            let lines = lines.into_iter().map(|(line, told)| {
                let seen = won(&compiled, game, line, games);
                (told, seen)
            });
            let mut lines: Vec<(f32, f32)> = lines.collect();
            for (told, seen) in &lines {
                let bin = BINS
                    .iter()
                    .position(|(from, to)| (*from..*to).contains(&(told * 100.0)));
                let (count, sum_told, sum_seen) = &mut bins[bin.unwrap()];
                *count += 1;
                *sum_told += told;
                *sum_seen += seen;
            }
            lines.sort_by(|one, other| other.0.total_cmp(&one.0));
            let (best, others) = lines.split_first().unwrap();
            for other in others {
                pairs += 1;
                in_order += u32::from(best.1 >= other.1);
                apart_told += best.0 - other.0;
                apart_true += best.1 - other.1;
            }
        }
    }
    println!("{count} exercises, {games} games for each line");
    for ((from, to), (count, told, seen)) in BINS.iter().zip(bins) {
        if count > 0 {
            let mean = |sum: f32| 100.0 * sum / count as f32;
            println!(
                "  told {from:>2} to {to:>3} %: {count:>3} lines, told {:.1}, won {:.1}",
                mean(told),
                mean(seen)
            );
        }
    }
    println!(
        "  the best beside the others: {in_order} of {pairs} no worse; told {:.1} apart, found {:.1}",
        100.0 * apart_told / pairs as f32,
        100.0 * apart_true / pairs as f32
    );
}
