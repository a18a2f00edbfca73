//! A day of play, compressed: 500 games, 2,000 exercises, and every screen again and again, in every language, theme and
//! size. Prints on the way what memory is in use, what a frame takes and how large the profile is, and at the end how long
//! the start takes with nothing kept and with all of it.
//!
//! Everything is as in the program, but no window is opened, and nothing is done on another thread: so what is allocated
//! and not given back is counted to the byte. With a number it is that many games.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

mod day;
mod measured;
mod window;

use std::{env, io};

use day::Day;
use measured::{Measured, megabytes};

/// How many games are played, unless it is told.
const GAMES: u32 = 500;
/// After so many games memory is held against what comes later: until then everything was seen once.
const FIRST: u32 = 50;
/// After so many games it is told again.
const TOLD: u32 = 10;
/// By how much it may have grown at the end, in bytes.
const GROWTH: i64 = 5_000_000;
/// How often the program is started.
const STARTS: usize = 11;
/// With this argument, and a folder, the program is the one whose start is measured.
const STARTED: &str = "started";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [started, folder, ..] = arguments.as_slice()
        && started == STARTED
    {
        return Ok(measured::draw_first_frame(folder.as_ref())?);
    }
    let games = arguments.iter().find_map(|it| it.parse().ok());
    let games = games.unwrap_or(GAMES);
    let home = tempfile::tempdir()?;
    let mut day = Day::begin(home.path());
    println!("{}", Measured::HEAD);
    let mut heap = 0;
    let mut at_first = None;
    for number in 1..=games {
        let counted = allocation_counter::measure(|| day.play(number));
        heap += counted.bytes_current;
        if number == 1 || number.is_multiple_of(TOLD) || number == games {
            let mut measured = None;
            let counted = allocation_counter::measure(|| measured = Some(day.measure(home.path())));
            heap += counted.bytes_current;
            let Some(measured) = measured else { continue };
            println!("{measured} {:>9.1}", megabytes(heap));
            for (part, grown) in day.take_grown() {
                print!("  {part} {:+.2} MB", megabytes(grown));
            }
            println!();
            if number == FIRST {
                at_first = Some((heap, measured.resident));
            }
        }
    }
    println!("{}", day.told());
    if let Some((heap_then, resident_then)) = at_first {
        let grown = heap - heap_then;
        let verdict = if grown <= GROWTH { "within" } else { "beyond" };
        println!(
            "after game {FIRST} the heap grew by {:.2} MB, {verdict} {:.0} MB; all memory by {:.1} MB",
            megabytes(grown),
            megabytes(GROWTH),
            megabytes(measured::resident() - resident_then),
        );
    }
    drop(day);
    starts(home.path())?;
    Ok(())
}

/// How long the start takes with nothing kept, and with what was kept during the day.
fn starts(grown: &std::path::Path) -> io::Result<()> {
    let empty = tempfile::tempdir()?;
    for (what, folder) in [("nothing kept", empty.path()), ("the day kept", grown)] {
        let mut times = (0..STARTS)
            .map(|_| measured::start(STARTED, folder))
            .collect::<io::Result<Vec<_>>>()?;
        times.sort_unstable();
        println!(
            "start to first frame with {what}: {:.1?}, at most {:.1?}",
            times[STARTS / 2],
            times[STARTS - 1]
        );
    }
    Ok(())
}
