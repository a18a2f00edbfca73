//! What is measured: memory, frames, files, and the start.

use std::fmt;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs};

use crate::window::Window;

/// What the program takes after so many games.
#[derive(Debug)]
pub(crate) struct Measured {
    pub(crate) games: u32,
    /// All memory in use, in bytes.
    pub(crate) resident: i64,
    /// Frames of the table.
    pub(crate) table: Times,
    /// Frames of the list of games.
    pub(crate) list: Times,
    pub(crate) files: Files,
}

/// What frames took of the processor.
#[derive(Debug)]
pub(crate) struct Times {
    median: Duration,
    /// 99 of 100 took no longer.
    most: Duration,
}

/// What lies in the profile.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// How many files of games, and their bytes.
    games: (usize, u64),
    /// How many others, and their bytes.
    others: (usize, u64),
}

impl Measured {
    /// What stands above the columns, with that of the heap.
    pub(crate) const HEAD: &str = "games  memory MB  table ms (99%)   list ms (99%)    games kept, kB    other files, kB   heap MB";
}

impl fmt::Display for Measured {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Files { games, others } = &self.files;
        write!(
            formatter,
            "{:>5} {:>10.1}  {}  {} {:>9} {:>8.0} {:>9} {:>8.1}",
            self.games,
            megabytes(self.resident),
            self.table,
            self.list,
            games.0,
            games.1 as f64 / 1e3,
            others.0,
            others.1 as f64 / 1e3,
        )
    }
}

impl Times {
    pub(crate) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 100).copied();
        Self {
            median: at(50).unwrap_or_default(),
            most: at(99).unwrap_or_default(),
        }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, most] = [self.median, self.most].map(|time| time.as_secs_f64() * 1e3);
        write!(formatter, "{median:>6.2} ({most:>5.2})")
    }
}

impl Files {
    /// Those in this folder and below.
    pub(crate) fn of(folder: &Path) -> Self {
        let mut files = Self::default();
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        for entry in entries {
            let Ok(about) = entry.metadata() else {
                continue;
            };
            if about.is_dir() {
                let below = Self::of(&entry.path());
                files.games.0 += below.games.0 + below.others.0;
                files.games.1 += below.games.1 + below.others.1;
            } else {
                files.others.0 += 1;
                files.others.1 += about.len();
            }
        }
        files
    }
}

/// All memory in use, in bytes; nothing where the system does not tell.
pub(crate) fn resident() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let size = lines.find_map(|line| line.strip_prefix("VmRSS:"));
    let size = size.map_or("", |size| size.trim().trim_end_matches(" kB"));
    size.parse::<i64>().unwrap_or_default() * 1024
}

pub(crate) fn megabytes(bytes: i64) -> f64 {
    bytes as f64 / 1e6
}

/// Starts the program on a folder; after which time its first frame was drawn.
pub(crate) fn start(started: &str, folder: &Path) -> io::Result<Duration> {
    #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
    let begun = Instant::now();
    let mut program = Command::new(env::current_exe()?)
        .arg(started)
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()?;
    let said = program.stdout.take().map(BufReader::new);
    let said = said.and_then(|said| said.lines().next()).transpose()?;
    let time = begun.elapsed();
    program.wait()?;
    said.map(|_| time)
        .ok_or(io::ErrorKind::UnexpectedEof.into())
}

/// Draws the first frame, and says so.
pub(crate) fn draw_first_frame(folder: &Path) -> io::Result<()> {
    Window::open(folder).move_pointer(0.5);
    let mut out = io::stdout();
    writeln!(out, "drawn")?;
    out.flush()
}
