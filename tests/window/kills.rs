//! The program is killed without warning, again and again, while it writes: what was done before is there at the next start,
//! nothing is damaged, and one goes on.
//!
//! The test starts itself as the program, on a profile of its own, in which a learner plays, answers, chooses and types
//! (`program`), and kills it at a moment that nobody knows. `MAHJ_KILLS` is how often, `MAHJ_SEED` the first seed.

mod kept;
mod program;

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Lines, Read as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use kept::Kept;
use program::{FOLDER, PROGRAM, SEED, Said};

/// How often the program is killed, unless it is told.
const KILLS: u64 = 15;
/// After so many kills a learner begins anew.
const OF_ONE_LEARNER: u64 = 20;
/// At most so many things are done before a kill.
const MOST_DONE: usize = 10;
/// Within so many microseconds after the learner did the last thing it is killed.
const WITHIN: u64 = 40_000;

/// What came of all kills.
#[derive(Debug, Default)]
struct Tally {
    kills: u64,
    /// How many came while a file was not whole yet.
    while_writing: u64,
    /// How many came after a thing was done and before it was written, or said to be.
    in_between: u64,
    /// How many things had been on the screen and were not written yet.
    unwritten: u64,
    /// How many milliseconds that was before the kill, at most.
    longest_unwritten: u128,
}

/// What the program said, and when that was heard.
struct Heard {
    said: Said,
    at: Instant,
}

#[test]
fn what_was_done_before_a_kill_is_there_after_it_and_one_goes_on() {
    let number = |name: &str| env::var(name).ok()?.replace('_', "").parse().ok();
    let kills = number("MAHJ_KILLS").unwrap_or(KILLS);
    let first = number("MAHJ_SEED").unwrap_or(1);
    let mut tally = Tally::default();
    let mut home = tempfile::tempdir().unwrap();
    for seed in first..first + kills {
        if (seed - first).is_multiple_of(OF_ONE_LEARNER) {
            home = tempfile::tempdir().unwrap();
        }
        killed(&home, seed, &mut tally);
    }
    goes_on(home.path(), first + kills);
    println!("{tally:?}");
    assert_eq!(tally.kills, kills);
}

/// The program as it is started by the test.
fn start(folder: &Path, seed: u64) -> (Child, Lines<BufReader<ChildStdout>>) {
    let mut program = Command::new(env::current_exe().unwrap())
        .args(["--exact", PROGRAM, "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(program.stdout.take().unwrap()).lines();
    (program, lines)
}

/// The next thing that the program says; nothing once it has ended.
#[expect(
    clippy::disallowed_methods,
    reason = "when it was said is told, not asserted"
)]
fn next(lines: &mut Lines<BufReader<ChildStdout>>) -> Option<Heard> {
    let mut lines = lines.map_while(Result::ok);
    let said = lines.find_map(|line| Said::read(&line))?;
    let at = Instant::now();
    Some(Heard { said, at })
}

/// Starts the program, kills it, and looks at what it has kept.
#[expect(
    clippy::disallowed_methods,
    reason = "when it was killed is told, not asserted"
)]
fn killed(home: &TempDir, seed: u64, tally: &mut Tally) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut program, mut lines) = start(home.path(), seed);
    let mut heard = Vec::new();
    let mut left = rng.random_range(1..=MOST_DONE);
    while left > 0 {
        let next = next(&mut lines);
        let next = next.unwrap_or_else(|| ended_by_itself(&mut program, seed));
        left -= usize::from(matches!(next.said, Said::Doing(_)));
        heard.push(next);
    }
    let within = Duration::from_micros(rng.random_range(0..WITHIN));
    if rng.random_bool(0.5) {
        thread::sleep(within);
    } else {
        wait_for_unfinished(home.path());
    }
    program.kill().unwrap();
    let killed_at = Instant::now();
    program.wait().unwrap();
    while let Some(next) = next(&mut lines) {
        heard.push(next);
    }
    tally.kills += 1;
    tally.while_writing += u64::from(has_unfinished(home.path()));
    let found = Kept::in_folder(home.path());
    assert_eq!(found.complaints, Vec::<String>::new(), "seed {seed}");
    compare(&heard, &found, seed, killed_at, tally);
    assert!(
        !has_unfinished(home.path()),
        "seed {seed}: something lies about"
    );
}

/// Waits until a file is being written, or nothing is.
#[expect(
    clippy::disallowed_methods,
    reason = "how long is waited decides nothing"
)]
fn wait_for_unfinished(folder: &Path) {
    let begun = Instant::now();
    while !has_unfinished(folder) && begun.elapsed() < Duration::from_micros(WITHIN) {}
}

#[expect(clippy::panic, reason = "a program that ends by itself has failed")]
fn ended_by_itself(program: &mut Child, seed: u64) -> Heard {
    panic!("seed {seed}: it ended by itself: {}", cries_of(program));
}

fn cries_of(program: &mut Child) -> String {
    let mut cries = String::new();
    if let Some(mut stderr) = program.stderr.take() {
        let _ = stderr.read_to_string(&mut cries);
    }
    cries
}

/// What is found after a kill is what had been there when all was written last, or what was done since then.
fn compare(heard: &[Heard], found: &Kept, seed: u64, killed_at: Instant, tally: &mut Tally) {
    for Heard { said, .. } in heard {
        assert!(!matches!(said, Said::Notice(_)), "seed {seed}: {said:?}");
    }
    let written = heard.iter().rposition(|it| it.said == Said::Written);
    assert!(written.is_some(), "seed {seed}: it never began");
    let (before, since) = heard.split_at(written.unwrap_or_default());
    let shown = |heard: &Heard, part: usize| match &heard.said {
        Said::Shown(kept) => Some((kept[part], heard.at)),
        _ => None,
    };
    let mut is_in_between = false;
    for (part, name) in Kept::PARTS.iter().enumerate() {
        let there = found.parts[part];
        let earlier: Vec<_> = before.iter().filter_map(|it| shown(it, part)).collect();
        let (at_least, _) = *earlier.last().unwrap();
        let later: Vec<_> = since.iter().filter_map(|it| shown(it, part)).collect();
        let is_later = later.iter().any(|(kept, _)| *kept == there);
        if there != at_least && !is_later {
            // What was being done has more than one step.
            let can_be_new = since
                .iter()
                .any(|it| matches!(&it.said, Said::Doing(activity) if activity.writes(name)));
            assert!(can_be_new, "seed {seed}: {name} is not what was written");
            let is_old = earlier.iter().any(|(kept, _)| *kept == there);
            assert!(
                !is_old,
                "seed {seed}: {name} is older than what was written"
            );
        }
        is_in_between |= there != at_least;
        if let Some((last, _)) = later.last()
            && there != *last
            && (is_later || there == at_least)
        {
            let missing = later.iter().rev().take_while(|(kept, _)| *kept != there);
            tally.unwritten += 1;
            for (_, at) in missing {
                let ago = killed_at.saturating_duration_since(*at).as_millis();
                tally.longest_unwritten = tally.longest_unwritten.max(ago);
            }
        }
    }
    tally.in_between += u64::from(is_in_between);
}

/// Whether a file lies in the profile that was begun and is not whole.
fn has_unfinished(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| {
        let path = entry.path();
        path.is_dir() && has_unfinished(&path)
            || entry.file_name().to_string_lossy().starts_with(".tmp")
    })
}

/// After all kills the learner goes on.
fn goes_on(folder: &Path, seed: u64) {
    let (mut program, mut lines) = start(folder, seed);
    let mut done = 0;
    while done < MOST_DONE {
        let said = next(&mut lines).map(|heard| heard.said);
        assert!(said.is_some(), "{}", cries_of(&mut program));
        done += usize::from(matches!(said, Some(Said::Shown(_))));
    }
    program.kill().unwrap();
    program.wait().unwrap();
}
