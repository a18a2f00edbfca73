//! How often players of each level would be warned: as reckoned at once, and after playing on; and how long both take.
//!
//! `cargo bench --bench warnings -- 100` plays so many games for each level.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a bench stops where what it needs is missing, reads the clock, and prints what it finds"
)]

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Player, Simulation, Style, Totals};
use mahj_tutor::card;
use mahj_tutor::coach::{Budget, Refinement, Severity, Warning};
use mahj_tutor::play::LONGEST_LOOK;
use mahj_tutor::rules::{Action, View};
use rand::rngs::ChaCha8Rng;

/// What was seen of one player.
#[derive(Debug, Default)]
struct Seen {
    decisions: u32,
    suspected: [u32; 3],
    confirmed: [u32; 3],
    quick: Vec<Duration>,
    closer: Vec<Duration>,
}

/// A bot that is watched.
#[derive(Debug)]
struct Watched {
    bot: Bot,
    card: Arc<CompiledCard>,
    seen: Arc<Mutex<Seen>>,
}

impl Player for Watched {
    fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        let action = self.bot.choose(view, rng)?;
        let begun = Instant::now();
        let warning = Warning::suspect(&self.card, view, &action, Severity::Doubtful);
        let mut seen = self.seen.lock().unwrap();
        seen.decisions += 1;
        seen.quick.push(begun.elapsed());
        if let Some(warning) = warning {
            seen.suspected[warning.severity as usize] += 1;
            let begun = Instant::now();
            let confirmed = match warning.to_compare() {
                None => Some(warning),
                Some(advice) => {
                    let budget = Budget::USUAL;
                    Refinement::new(&self.card, view, &advice, budget, 1).and_then(|mut looked| {
                        while looked.step() && begun.elapsed().as_secs_f64() < LONGEST_LOOK {}
                        let compared = looked.recommendations();
                        (looked.rounds() > 0)
                            .then(|| {
                                warning.played_on(
                                    &compared,
                                    looked.lead_of_first(),
                                    Severity::Doubtful,
                                )
                            })
                            .flatten()
                    })
                }
            };
            seen.closer.push(begun.elapsed());
            if let Some(warning) = confirmed {
                seen.confirmed[warning.severity as usize] += 1;
            }
        }
        Some(action)
    }
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let games: u32 = games.unwrap_or(30);
    let card = Arc::new(card::practice().unwrap());
    let ms = |times: &mut Vec<Duration>, share: f64| {
        times.sort();
        let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times
            .get(place)
            .map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    println!("{games} games each, player 0 watched among three regulars");
    for level in Level::ALL {
        let seen = Arc::new(Mutex::new(Seen::default()));
        let simulation = Simulation::new(Arc::clone(&card), [Level::Regular; 4], 1);
        let compiled = Arc::clone(simulation.compiled_card());
        let bot = |level| Bot::new(level, Style::default(), Arc::clone(&compiled));
        let regular = || -> Arc<dyn Player> { Arc::new(bot(Level::Regular)) };
        let watched = Watched {
            bot: bot(level),
            card: Arc::clone(&compiled),
            seen: Arc::clone(&seen),
        };
        let players = [Arc::new(watched) as _, regular(), regular(), regular()];
        let simulation = simulation.among(players);
        let mut totals = Totals::new(simulation.card());
        for number in 0..games {
            simulation.play(number, &mut totals).unwrap();
        }
        let mut seen = seen.lock().unwrap();
        let a_game = |counts: [u32; 3]| {
            // Whoever is warned from a severity on is warned of what is worse, too.
            let from = |severity: usize| counts[severity..].iter().sum::<u32>();
            [0, 1, 2].map(|severity| f64::from(from(severity)) / f64::from(games))
        };
        println!(
            "{level:?}: {:.1} decisions a game; warned a game from doubtful, bad, very bad on: at once {:.2?}, looked at twice {:.2?}",
            f64::from(seen.decisions) / f64::from(games),
            a_game(seen.suspected),
            a_game(seen.confirmed),
        );
        println!(
            "  at once {:.2} ms (99 % {:.2} ms), closer {:.0} ms (99 % {:.0} ms, one thread)",
            ms(&mut seen.quick, 0.5),
            ms(&mut seen.quick, 0.99),
            ms(&mut seen.closer, 0.5),
            ms(&mut seen.closer, 0.99),
        );
    }
}
