//! What warnings are worth: a learner's bot that takes back whatever it is warned of, and does what is better, against
//! the same one that is never warned, at the same walls among three regulars; and an expert in its place.
//!
//! `cargo bench --bench taking_back -- 400` plays so many games each.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops where what it needs is missing, and prints what it finds"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Player, Simulation, Style, Totals};
use mahj_tutor::card;
use mahj_tutor::coach::{Budget, Refinement, Severity, Warning};
use mahj_tutor::rules::{Action, View};
use rand::rngs::ChaCha8Rng;

/// From which severity on it is warned: as usual.
const FROM: Severity = Severity::Bad;

/// What is played on before anybody is warned: about as much as there is time for.
const LOOK: Budget = Budget { games: 400 };

/// A bot that takes back what it is warned of.
#[derive(Debug)]
struct Heedful {
    bot: Bot,
    card: Arc<CompiledCard>,
    warned: Arc<AtomicU32>,
}

impl Player for Heedful {
    fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        let action = self.bot.choose(view, rng)?;
        let Some(warning) = Warning::suspect(&self.card, view, &action, FROM) else {
            return Some(action);
        };
        let seed = view.discards().len() as u64;
        let confirmed = match warning.to_compare() {
            None => Some(warning),
            Some(advice) => {
                let looked = Refinement::new(&self.card, view, &advice, LOOK, seed);
                looked.and_then(|mut looked| {
                    while looked.step() {}
                    let compared = looked.recommendations();
                    warning.played_on(&compared, looked.lead_of_first(), FROM)
                })
            }
        };
        Some(confirmed.map_or(action, |warning| {
            self.warned.fetch_add(1, Ordering::Relaxed);
            warning.best.action
        }))
    }
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let games: u32 = games.unwrap_or(100);
    let card = Arc::new(card::practice().unwrap());
    let warned = Arc::new(AtomicU32::new(0));
    println!("{games} games each, player 0 among three regulars");
    for who in ["learner", "learner who takes back", "expert"] {
        let simulation = Simulation::new(Arc::clone(&card), [Level::Regular; 4], 1);
        let compiled = Arc::clone(simulation.compiled_card());
        let bot = |level| Bot::new(level, Style::default(), Arc::clone(&compiled));
        let regular = || -> Arc<dyn Player> { Arc::new(bot(Level::Regular)) };
        let first: Arc<dyn Player> = match who {
            "learner" => Arc::new(bot(Level::Learner)),
            "expert" => Arc::new(bot(Level::Expert)),
            _ => Arc::new(Heedful {
                bot: bot(Level::Learner),
                card: Arc::clone(&compiled),
                warned: Arc::clone(&warned),
            }),
        };
        let simulation = simulation.among([first, regular(), regular(), regular()]);
        let mut totals = Totals::new(simulation.card());
        for number in 0..games {
            simulation.play(number, &mut totals).unwrap();
        }
        let share = f64::from(totals.wins[0] as u32) / f64::from(games);
        let error = (share * (1.0 - share) / f64::from(games)).sqrt();
        println!(
            "  {who}: wins {:.1} % ± {:.1}",
            share * 100.0,
            error * 100.0
        );
    }
    let a_game = f64::from(warned.load(Ordering::Relaxed)) / f64::from(games);
    println!("  taken back {a_game:.1} times a game");
}
