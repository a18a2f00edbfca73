//! How long the work takes that a learner waits for. Run with `cargo bench`; each line is the mean
//! of many rounds.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

mod typing;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use mahj_tutor::analysis::{CompiledCard, Distances};
use mahj_tutor::bot::{Level, Simulation, Totals};
use mahj_tutor::card::{self, Card};
use mahj_tutor::coach::advise;
use mahj_tutor::rules::{BySeat, Game, Seat, Setup, TableRules};
use mahj_tutor::tile::{Tile, TileCounts, TileSet};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

fn measure(what: &str, rounds: u32, mut work: impl FnMut(u32)) {
    #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
    let start = Instant::now();
    for round in 0..rounds {
        work(round);
    }
    let mean = start.elapsed() / rounds;
    println!("{what:<40} {mean:>12.2?}");
}

fn racks(count: usize) -> Vec<TileCounts> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let deal = |_| {
        let mut set = TileSet::STANDARD.counts().tiles().collect::<Vec<Tile>>();
        let mut draw = || set.swap_remove(rng.next_u32() as usize % set.len());
        (0..14).map(|_| draw()).collect()
    };
    (0..count).map(deal).collect()
}

fn main() {
    let text = card::shipped()
        .find(|(name, _)| *name == "practice.toml")
        .map_or("", |(_, text)| text);
    let Ok(practice) = Card::parse(text) else {
        return;
    };
    let practice = Arc::new(practice);
    let compiled = CompiledCard::new(Arc::clone(&practice));

    measure("read and expand the Practice Card", 100, |_| {
        let _ = black_box(Card::parse(text));
    });
    measure("compile it", 100, |_| {
        black_box(CompiledCard::new(Arc::clone(&practice)));
    });

    measure("all the way to a compiled card", 100, |_| {
        let card = Card::parse(text).map(Arc::new);
        let _ = black_box(card.map(CompiledCard::new));
    });
    typing::measure_typing(&practice, |what, median, worst| {
        println!("{what:<40} {median:>12.2?} at most {worst:.2?}");
    });

    let racks = racks(1000);
    let mut distances = Distances::default();
    let hands = compiled.hands();
    measure(
        &format!("rank a rack against {hands} hands"),
        100_000,
        |round| {
            let rack = &racks[round as usize % racks.len()];
            compiled.measure(black_box(rack), &[], &mut distances);
            black_box(&distances);
        },
    );

    let game = Game::deal(Setup {
        card: Arc::clone(&practice),
        rules: TableRules::default(),
        seed: 1,
        east: Seat::FIRST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    measure("advice on a first pass", 500, |_| {
        black_box(advise(&compiled, game.view(Seat::FIRST)));
    });

    for level in Level::ALL {
        let simulation = Simulation::new(Arc::clone(&practice), [level; 4], 1);
        let mut totals = Totals::new(&practice);
        measure(&format!("a whole game of {level} bots"), 300, |round| {
            let _ = black_box(simulation.play(round, &mut totals));
        });
    }
}
