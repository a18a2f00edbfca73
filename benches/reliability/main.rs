//! Whether what is said comes true. Plays games between regular bots on the Practice Card and sets the
//! chance to win that the coach shows for each action against what happened.
//!
//! `cargo bench --bench reliability` prints the tables and writes `docs/reliability.md` and
//! `docs/reliability.png`; `-- --games 1000` plays so many games. From some games it also plays on, as the
//! coach does for better figures. `-- --fit` prints the coefficients of
//! `src/analysis/forecast.rs` and the constants of `src/analysis/estimate.rs` as such games would have
//! them, from other seeds than those that the tables are made from.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

mod bins;
mod fit;
mod games;
mod part;
mod picture;
mod refined;
mod report;

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;

/// How many games are played when the command does not say.
const GAMES: u64 = 4000;

/// From how many games the coefficients are fitted when the command does not say.
const GAMES_TO_FIT: u64 = 10_000;

/// The seeds of the games from which the tables are made, and of those from which the coefficients are.
const SEEDS: u64 = 40_000_000;
const SEEDS_TO_FIT: u64 = 50_000_000;

/// The same of the games that are played on, and of how many.
const SEEDS_TO_PLAY_ON: u64 = 60_000_000;
const GAMES_TO_PLAY_ON: u64 = 120;

fn main() {
    let words = std::env::args().collect::<Vec<_>>();
    let games = words
        .iter()
        .skip_while(|word| *word != "--games")
        .nth(1)
        .and_then(|word| word.parse().ok());
    let Ok(practice) = card::practice() else {
        return;
    };
    let card = Arc::new(CompiledCard::new(Arc::new(practice)));
    if words.iter().any(|word| word == "--fit") {
        let games = games.unwrap_or(GAMES_TO_FIT);
        fit::fit(&card, SEEDS_TO_FIT..SEEDS_TO_FIT + games);
    } else {
        let games = games.unwrap_or(GAMES);
        let play_on = SEEDS_TO_PLAY_ON..SEEDS_TO_PLAY_ON + GAMES_TO_PLAY_ON.min(games);
        report::report(&card, SEEDS..SEEDS + games, play_on);
    }
}
