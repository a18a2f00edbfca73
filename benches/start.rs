//! How long it takes from the start of the program to its first frame, and how much memory it then has in
//! use. Everything is as in the program, but no window is opened.

#![expect(
    clippy::print_stdout,
    reason = "a benchmark prints what it has measured"
)]

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use egui::{Context, Pos2, RawInput, Rect, vec2};
use mahj_tutor::coach::Budget;
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Calendar, Demo, MahjTutor, Start};
use mahj_tutor::{card, lesson};

/// How often the program is started.
const STARTS: usize = 21;
/// With this argument the program is the one that is measured.
const MEASURED: &str = "measured";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    if env::args().any(|argument| argument == MEASURED) {
        return draw();
    }
    let mut times = Vec::new();
    let mut sizes = Vec::new();
    for _ in 0..STARTS {
        let (time, size) = start()?;
        times.push(time);
        sizes.push(size);
    }
    times.sort_unstable();
    sizes.sort_unstable();
    let middle = STARTS / 2;
    println!(
        "start to first frame {:>16.1?} at most {:.1?}",
        times[middle],
        times[STARTS - 1]
    );
    for (what, size) in ["at home", "after every screen"]
        .into_iter()
        .zip(sizes[middle])
    {
        match size {
            Some(size) => println!("memory {what:<20} {:>9.1} MB", size as f64 / 1024.0),
            None => println!("memory {what:<20}   unknown"),
        }
    }
    Ok(())
}

/// Starts the program; returns when its first frame was drawn, and the memory it then had in use, in kB.
fn start() -> Result<(Duration, [Option<u64>; 2]), Failure> {
    #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
    let begun = Instant::now();
    let mut program = Command::new(env::current_exe()?)
        .arg(MEASURED)
        .stdout(Stdio::piped())
        .spawn()?;
    let mut said = BufReader::new(program.stdout.take().ok_or("it says nothing")?).lines();
    let mut next = || said.next().ok_or("it ended early");
    let first = next()??;
    let time = begun.elapsed();
    let last = next()??;
    program.wait()?;
    Ok((time, [first.parse().ok(), last.parse().ok()]))
}

/// Draws the first frame, says so, and then every screen.
fn draw() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let context = Context::default();
    let mut app = MahjTutor::new(
        &context,
        Start {
            profile: Profile::open(folder.path()),
            card: Arc::new(card::practice().map_err(|_| "the practice card is damaged")?),
            lessons: lesson::shipped(),
            language: None,
            system_language: Language::ENGLISH,
            seed: 1,
            refining: Refining::InBackground(Budget::USUAL),
            calendar: Calendar::standing_at(3),
            documents: env::temp_dir(),
        },
    );
    let frame = |app: &mut MahjTutor, time: f64| {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
            time: Some(time),
            ..RawInput::default()
        };
        let mut output = context.run_ui(input, |ui| app.frame(ui));
        output.textures_delta.clear();
        std::hint::black_box(context.tessellate(output.shapes, output.pixels_per_point));
    };
    frame(&mut app, 0.0);
    say_memory()?;
    for (number, demo) in (1_u32..).zip(Demo::all()) {
        app.show(demo);
        frame(&mut app, f64::from(number));
    }
    say_memory()?;
    Ok(())
}

/// Says how much memory is in use, in kB, where the system tells.
fn say_memory() -> io::Result<()> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let size = lines.find_map(|line| line.strip_prefix("VmRSS:"));
    let size = size.map_or("", |size| size.trim().trim_end_matches(" kB"));
    let mut out = io::stdout();
    writeln!(out, "{size}")?;
    out.flush()
}
