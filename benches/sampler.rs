//! How real the drawn deals are: plays games between regular bots, draws at three moments what the
//! first seat cannot see, plays on from there, and prints what comes of it beside what came of the
//! real game. Run with `cargo bench --bench sampler -- 1000` for a thousand games.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::collections::BTreeMap;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances, Sampler};
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::rules::{BySeat, Game, Outcome, Seat, Setup, Situation, TableRules};
use mahj_tutor::tile::WALL;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// How many games are played when the command does not say.
const GAMES: u64 = 300;

const ME: Seat = Seat::FIRST;

/// The moments: my first discards with no more than so many tiles left to draw.
const MOMENTS: [usize; 3] = [WALL, 65, 32];

/// How games ended, summed.
#[derive(Default)]
struct Ends {
    games: f64,
    won: f64,
    walls: f64,
    left: f64,
}

impl Ends {
    fn add(&mut self, game: &Game) {
        let winner = match game.outcome() {
            Some(Outcome::Win(win)) => Some(win.winner),
            _ => None,
        };
        self.games += 1.0;
        self.won += f64::from(u8::from(winner == Some(ME)));
        self.walls += f64::from(u8::from(winner.is_none()));
        self.left += game.view(ME).wall_left() as f64;
    }

    fn print(&self, what: &str) {
        let share = |sum: f64| sum / self.games.max(1.0);
        println!(
            "{what:<40}{:>8}{:>8.3}{:>8.3}{:>8.1}",
            self.games,
            share(self.won),
            share(self.walls),
            share(self.left)
        );
    }
}

/// Plays on to the end, showing the game before every action.
fn play(game: &mut Game, bot: &Bot, rng: &mut ChaCha8Rng, look: &mut dyn FnMut(&Game, Seat)) {
    while game.outcome().is_none() {
        let asked = game.to_act();
        let Some(seat) = Seat::ALL.into_iter().find(|seat| asked[*seat]) else {
            return;
        };
        look(game, seat);
        let Some(action) = bot.choose(game.view(seat), rng) else {
            return;
        };
        if game.apply(seat, action).is_err() {
            return;
        }
    }
}

/// How many racks lacked so many tiles, by exposures and sixth of the wall.
#[derive(Default)]
struct Nearness(BTreeMap<(usize, usize), [f64; 9]>);

impl Nearness {
    fn add(&mut self, card: &CompiledCard, game: &Game, distances: &mut Distances) {
        let sixth = (WALL - game.view(ME).wall_left().min(WALL)) * 6 / WALL;
        let Situation::ToDiscard(turn) = game.view(ME).situation() else {
            return;
        };
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != turn) {
            let view = game.view(seat);
            let exposures = view.exposures(seat);
            card.measure(view.rack(), exposures, distances);
            let lacks = usize::from(distances.least().unwrap_or(8).min(8));
            self.0.entry((exposures.len(), sixth.min(5))).or_default()[lacks] += 1.0;
        }
    }

    fn print(&self) {
        println!("\nShares of racks that lack 1 to 8 tiles, by exposures and sixth of the wall");
        for ((exposures, sixth), counts) in &self.0 {
            let all: f64 = counts.iter().sum();
            print!("{exposures} exposed, sixth {}{all:>10}", sixth + 1);
            for count in &counts[1..] {
                print!("{:>8.3}", count / all);
            }
            println!();
        }
    }
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let Ok(practice) = card::practice() else {
        return;
    };
    let practice = Arc::new(practice);
    let compiled = Arc::new(CompiledCard::new(Arc::clone(&practice)));
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&compiled));
    let mut ends: [[Ends; 3]; MOMENTS.len()] = <_>::default();
    let mut nearness = Nearness::default();
    let mut distances = Distances::default();
    for seed in 0..games.unwrap_or(GAMES) {
        let mut game = Game::deal(Setup {
            card: Arc::clone(&practice),
            rules: TableRules::default(),
            seed: 9_000_000 + seed,
            east: Seat::ALL[(seed % 4) as usize],
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut moments = Vec::new();
        play(&mut game, &bot, &mut rng, &mut |game, seat| {
            nearness.add(&compiled, game, &mut distances);
            let view = game.view(seat);
            let is_mine = seat == ME && matches!(view.situation(), Situation::ToDiscard(_));
            let next = MOMENTS.get(moments.len());
            if is_mine && next.is_some_and(|&most| view.wall_left() <= most) {
                moments.push(game.clone());
            }
        });
        for (moment, ends) in moments.iter().zip(&mut ends) {
            ends[0].add(&game);
            let view = moment.view(ME);
            let drawn = Sampler::new(&compiled, view).deal(&mut rng);
            let uniform = view.hidden().deal(&mut rng);
            for (deal, ends) in [drawn, uniform].into_iter().zip(&mut ends[1..]) {
                if let Ok(mut imagined) = view.imagine(deal) {
                    play(&mut imagined, &bot, &mut rng, &mut |_, _| {});
                    ends.add(&imagined);
                }
            }
        }
    }
    println!(
        "{:<40}{:>8}{:>8}{:>8}{:>8}",
        "", "games", "I win", "wall", "left"
    );
    for (most, ends) in MOMENTS.iter().zip(&ends) {
        println!("my first discard with at most {most} tiles to draw");
        for (ends, what) in ends.iter().zip(["as it was", "drawn", "dealt by chance"]) {
            ends.print(&format!("  {what}"));
        }
    }
    nearness.print();
}
