//! How much of the processor a frame takes, and how often it asks for memory: every state worth looking at,
//! the table with each thing that can lie beside it, and a match that is played.
//!
//! Frames are drawn without a window, up to the triangles that a graphics card would get, and while the
//! pointer moves: a window at rest draws none. Times are those of the screen's thread alone.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

mod stage;
mod times;

use std::io;
use std::path::Path;

use egui::Key;
use mahj_tutor::coach::Budget;
use mahj_tutor::play::{Agreement, Refining};
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Demo, Route};

use stage::Stage;
use times::Times;

/// How many frames of a state are measured.
const FRAMES: usize = 100;
/// How many frames of a match are measured, and how many a second it has.
const MATCH_FRAMES: usize = 6000;
const MATCH_RATE: f64 = 30.0;
/// How many of the slowest are told by name.
const SLOWEST: usize = 12;
/// The keys of what can lie beside the table. Each opens its own, and closes it when it lies there.
const BESIDE: [(&str, Key); 3] = [("card", Key::C), ("coach", Key::H), ("log", Key::L)];

/// A match from its first roll of the dice.
const MATCH: Demo = Demo {
    name: "match",
    prepare: |screens, change| {
        screens.game.start(Agreement::default(), change);
        Route::Table
    },
};

fn main() -> io::Result<()> {
    let mut screens = Times::default();
    let mut table = Times::default();
    println!("{:<40} {}", "state", Times::HEAD);
    for demo in Demo::all() {
        let mut stage = Stage::showing(demo, Profile::in_memory(), Refining::Not);
        let times = at_rest(&mut stage);
        println!("{:<40} {times}", demo.name);
        if !stage.is_at_table() {
            screens.add(times);
            continue;
        }
        table.add(times);
        let others = BESIDE.iter().cycle().skip(BESIDE.len() - 1);
        for ((beside, key), (_, other)) in BESIDE.iter().zip(others) {
            stage.press(*other);
            let opening = stage.press(*key);
            let mut times = at_rest(&mut stage);
            times.note(opening);
            println!("{:<40} {times}", format!("{}, {beside} beside", demo.name));
            table.add(times);
        }
        let (_, last) = BESIDE[BESIDE.len() - 1];
        stage.press(last);
        let times = at_rest(&mut stage);
        println!("{:<40} {times}", format!("{}, nothing beside", demo.name));
        table.add(times);
    }
    println!("{:<40} {screens}", "all screens but the table");
    println!("{:<40} {table}", "the table");
    opened();
    let folder = tempfile::tempdir()?;
    for (beside, key) in BESIDE {
        let times = played(key, &folder.path().join(beside));
        println!("{:<40} {times}", format!("a match, {beside} beside"));
    }
    Ok(())
}

/// The first frames of every state, one after the other in the same window, and which took longest.
fn opened() {
    let mut stage = Stage::showing(&MATCH, Profile::in_memory(), Refining::Not);
    stage.settle();
    let mut times = Times::default();
    let mut firsts = Vec::new();
    for demo in Demo::all() {
        let first = stage.open(demo);
        times.note(first);
        firsts.push((first.worked, demo.name));
        stage.settle();
    }
    println!("{:<40} {times}", "the first frame of each");
    firsts.sort_unstable();
    for (worked, name) in firsts.iter().rev().take(SLOWEST) {
        println!("{:<40} {worked:>8.2?}", format!("  {name}"));
    }
}

/// Frames in which nothing happens but that the pointer moves.
fn at_rest(stage: &mut Stage) -> Times {
    stage.settle();
    let mut times = Times::default();
    for number in 0..FRAMES {
        let share = number as f32 / FRAMES as f32;
        times.note(stage.move_pointer(share));
    }
    times.allocations = stage.allocations();
    times
}

/// Frames of a match in which the learner does what stands out, or what the coach says.
fn played(beside: Key, folder: &Path) -> Times {
    let profile = Profile::open(folder).writing_in_background();
    let mut stage = Stage::showing(&MATCH, profile, Refining::InBackground(Budget::USUAL));
    stage.settle();
    if beside != Key::C {
        stage.press(beside);
    }
    let mut times = Times::default();
    for number in 0..MATCH_FRAMES {
        stage.wait(1.0 / MATCH_RATE);
        times.note(match number % 20 {
            0 => stage.press(Key::Enter),
            10 => stage.press(Key::D),
            _ => stage.move_pointer(0.5),
        });
    }
    times.allocations = stage.allocations();
    times
}
