//! How long an exercise of each kind takes to make, and what share is right: of who guesses, and of bots of each level
//! where they are asked what they do.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::drill::{Answer, Difficulty, Exercise, Exercises, Kind, Shown};
use mahj_tutor::rules::{Action, Seat};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn main() {
    let Ok(card) = card::practice() else {
        println!("the Practice Card cannot be read");
        return;
    };
    let card = Arc::new(CompiledCard::new(Arc::new(card)));
    println!(
        "{:<20} {:>6} {:>10} {:>9} {:>8} {:>8} {:>8} {:>8}",
        "kind", "level", "median ms", "worst ms", "guessed", "learner", "regular", "expert"
    );
    for kind in Kind::ALL {
        for difficulty in Difficulty::ALL {
            let count = if kind.plays_games() { 60 } else { 1_000 };
            let mut exercises = Exercises::new(kind, Arc::clone(&card), difficulty, 1);
            let mut times = Vec::new();
            let (mut guessed, mut chosen) = (0.0, 0_u32);
            let mut by_bots = Level::ALL.map(|level| {
                let bot = Bot::new(level, Style::default(), Arc::clone(&card));
                (bot, 0_u32, 0_u32)
            });
            let mut rng = ChaCha8Rng::seed_from_u64(1);
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
                for (bot, right, asked) in &mut by_bots {
                    if let Some(is_right) = is_right(bot, &exercise, &card, &mut rng) {
                        *right += u32::from(is_right);
                        *asked += 1;
                    }
                }
            }
            times.sort();
            let ms = |time: Option<&Duration>| time.map_or(0.0, |it| it.as_secs_f64() * 1e3);
            let guessed = share(guessed, chosen);
            let [learner, regular, expert] =
                by_bots.map(|(_, right, asked)| share(f64::from(right), asked));
            println!(
                "{:<20} {:>6} {:>10.2} {:>9.2} {:>8} {learner:>8} {regular:>8} {expert:>8}",
                kind.id(),
                difficulty.number(),
                ms(times.get(times.len() / 2)),
                ms(times.last()),
                guessed
            );
        }
    }
}

fn share(right: f64, asked: u32) -> String {
    if asked == 0 {
        return "-".to_owned();
    }
    format!("{:.0}%", 100.0 * right / f64::from(asked))
}

/// Whether what a bot does at the table of an exercise is right; none where it is not asked for something to do.
fn is_right(
    bot: &Bot,
    exercise: &Exercise,
    card: &CompiledCard,
    rng: &mut ChaCha8Rng,
) -> Option<bool> {
    let view = exercise.table()?.view(Seat::FIRST);
    let choice = |shown: Shown| {
        let mut choices = exercise.choices().iter();
        choices
            .position(|choice| choice.shown == shown)
            .map(Answer::Choice)
    };
    let action = bot.choose(view, rng)?;
    let answer = match (exercise.kind, action) {
        (Kind::Pass | Kind::SolitaryCharleston, Action::Pass { tiles, blind: 0 }) => {
            Answer::Tiles(tiles)
        }
        (Kind::Discard | Kind::SafeTile, Action::Discard(tile)) => choice(Shown::Tile(tile))?,
        (Kind::Claim, action) => choice(Shown::Action(action))?,
        _ => return None,
    };
    exercise.grade(card, answer).map(|grade| grade.is_right())
}
