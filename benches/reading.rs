//! How well the others are read: plays games between regular bots and prints, beside what was
//! expected of the others at each discard, what happened. Run with
//! `cargo bench --bench reading -- 1000` for a thousand games.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::collections::BTreeMap;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances, OpponentReading, Reading};
use mahj_tutor::bot::{Bot, Evaluation, Level, Style};
use mahj_tutor::card;
use mahj_tutor::rules::{Action, BySeat, Claim, Game, Seat, Setup, Situation, TableRules, View};
use mahj_tutor::tile::{Tile, WALL};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// How many games are played when the command does not say.
const GAMES: u64 = 300;

/// Things of one kind: how many, and in how many what was asked was expected and happened.
#[derive(Default)]
struct Row {
    count: f64,
    expected: f64,
    happened: f64,
}

#[derive(Default)]
struct Table(BTreeMap<String, Row>);

impl Table {
    fn add(&mut self, kind: String, expected: f32, happened: bool) {
        let row = self.0.entry(kind).or_default();
        row.count += 1.0;
        row.expected += f64::from(expected);
        row.happened += f64::from(u8::from(happened));
    }

    fn print(&self, title: &str) {
        println!("\n{title}");
        println!(
            "{:<34}{:>10}{:>10}{:>10}",
            "", "count", "expected", "happened"
        );
        let (mut all, mut error) = (0.0, 0.0);
        for (kind, row) in &self.0 {
            let (expected, happened) = (row.expected / row.count, row.happened / row.count);
            println!(
                "{kind:<34}{:>10}{expected:>10.4}{happened:>10.4}",
                row.count
            );
            all += row.count;
            error += (row.expected - row.happened).abs();
        }
        println!("mean error {:.5}", error / f64::max(all, 1.0));
    }
}

/// What is looked at.
#[derive(Default)]
struct Tables {
    ready: Table,
    danger: Table,
    wins: Table,
    wins_by_time: Table,
    claims: Table,
    claims_by_time: Table,
    lines: Table,
}

impl Tables {
    fn print(&self) {
        self.ready
            .print("One tile completes the hand, by exposures and sixth of the wall");
        self.wins_by_time
            .print("A player wins on a tile of the rack, by exposures and sixth of the wall");
        self.wins
            .print("A player wins on a tile of the rack, by exposures and when it was let go");
        self.danger
            .print("Somebody wins on a tile of the rack, by what was expected");
        self.claims_by_time
            .print("A player claims a discard for an exposure, by exposures and sixth of the wall");
        self.claims
            .print("A player claims a discard for an exposure, by what was expected");
        self.lines
            .print("A player with exposures aims at a line, by exposures and what was expected");
    }
}

fn bin(expected: f32) -> String {
    let from = (expected * 20.0).floor() / 20.0;
    format!("{from:.2} to {:.2}", from + 0.05)
}

/// How many turns of `seat` ago it let the tile go.
fn let_go(view: View<'_>, seat: Seat, tile: Tile) -> String {
    let mut turns = 0;
    for discard in view.discards().iter().rev() {
        if discard.by == seat {
            turns += 1;
        } else if discard.tile == tile {
            return format!("{} turns ago", turns.min(9));
        }
    }
    "never".to_owned()
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok());
    let Ok(practice) = card::practice() else {
        return;
    };
    let practice = Arc::new(practice);
    let compiled = Arc::new(CompiledCard::new(Arc::clone(&practice)));
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&compiled));
    let mut tables = Tables::default();
    for seed in 0..games.unwrap_or(GAMES) {
        let mut game = Game::deal(Setup {
            card: Arc::clone(&practice),
            rules: TableRules::default(),
            seed: 7_000_000 + seed,
            east: Seat::ALL[(seed % 4) as usize],
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while game.outcome().is_none() {
            let asked = game.to_act();
            let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]);
            let action = seat.and_then(|seat| Some((seat, bot.choose(game.view(seat), &mut rng)?)));
            let Some((seat, action)) = action else {
                return;
            };
            let reading = match action {
                Action::Discard(_) => Some(look_at_wins(&mut tables, &compiled, &game, seat)),
                _ => None,
            };
            if game.apply(seat, action).is_err() {
                return;
            }
            if let (Some(reading), Action::Discard(tile)) = (reading, action) {
                look_at_claims(&mut tables, &bot, &reading, &game, tile);
            }
        }
    }
    tables.print();
}

/// Before a discard: which tiles of the rack would complete somebody's hand.
fn look_at_wins(tables: &mut Tables, card: &CompiledCard, game: &Game, seat: Seat) -> Reading {
    let view = game.view(seat);
    let reading = Reading::new(card, view);
    let mut distances = Distances::default();
    let mut least = |view: View<'_>, more: Option<Tile>| {
        let mut rack = *view.rack();
        rack.extend(more);
        card.measure(&rack, view.exposures(view.seat()), &mut distances);
        distances.least()
    };
    let sixth = (WALL - view.wall_left().min(WALL)) * 6 / WALL;
    let mut anybody = [false; Tile::KINDS];
    for other in reading.opponents() {
        let view_of_other = game.view(other.seat);
        look_at_lines(&mut tables.lines, card, other, view_of_other);
        let is_ready = least(view_of_other, None) == Some(1);
        let when = format!("{} exposed, sixth {}", other.exposures, sixth.min(5) + 1);
        tables.ready.add(when.clone(), other.ready, is_ready);
        for (tile, _) in view.rack().kinds() {
            let wins = is_ready && tile.is_natural() && least(view_of_other, Some(tile)) == Some(0);
            anybody[tile.index()] |= wins;
            let expected = other.wins_with(tile);
            let ago = let_go(view, other.seat, tile);
            let exposed = if other.exposures > 0 {
                "exposed"
            } else {
                "nothing exposed"
            };
            tables.wins.add(format!("{exposed}, {ago}"), expected, wins);
            tables.wins_by_time.add(when.clone(), expected, wins);
        }
    }
    for (tile, _) in view.rack().kinds() {
        let expected = reading.danger(tile);
        let happened = anybody[tile.index()];
        tables.danger.add(bin(expected), expected, happened);
    }
    reading
}

/// Which line a player aims at who has exposed something.
fn look_at_lines(
    lines: &mut Table,
    card: &CompiledCard,
    other: &OpponentReading,
    view_of_other: View<'_>,
) {
    if other.exposures == 0 {
        return;
    }
    let evaluation = Evaluation::new(card, view_of_other, Level::Regular);
    let aim = evaluation.prospects().best_line();
    for (line, expected) in other.lines(card) {
        let kind = format!("{} exposed, {}", other.exposures, bin(expected));
        lines.add(kind, expected, aim == Some(line));
    }
}

/// After a discard: who would claim it for an exposure.
fn look_at_claims(tables: &mut Tables, bot: &Bot, reading: &Reading, game: &Game, tile: Tile) {
    for other in reading.opponents() {
        let view = game.view(other.seat);
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let answer = match view.situation() {
            Situation::Claims(_) => bot.choose(view, &mut rng),
            _ => None,
        };
        let claims = matches!(answer, Some(Action::Claim(Claim::Exposure { .. })));
        let expected = other.claims(tile);
        let sixth = (WALL - view.wall_left().min(WALL)) * 6 / WALL;
        let when = format!("{} exposed, sixth {}", other.exposures, sixth.min(5) + 1);
        tables.claims_by_time.add(when, expected, claims);
        tables.claims.add(bin(expected), expected, claims);
    }
}
