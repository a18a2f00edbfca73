//! The command line: `arguments` reads it, one module per sub-command does what it asks, `terminal`
//! holds what they share.
//!
//! Every sub-command returns data ([`CommandEnding`] or [`Failure`]); only [`run`] turns it into words and an
//! exit code.

mod arguments;
mod balance;
mod check;
mod columns;
mod course;
mod drill;
mod exam;
mod excerpt;
mod expand;
mod lesson;
mod lessons;
mod players;
mod rank;
mod replay;
mod review;
mod rules;
mod screenshots;
mod simulate;
mod terminal;
mod window;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

pub use arguments::{Request, SimulateArguments, Subcommand, UsageError, named_language, parse};
pub use drill::DrillArguments;
pub use review::ReviewArguments;
pub use terminal::{CommandEnding, Failure, Terminal, practice_card, read_card, read_text, shown};

use crate::locale::{Language, Locale};
use crate::msg;

/// Does what the command line asks; `arguments` without the program's own name.
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    let system: Vec<String> = sys_locale::get_locales().collect();
    let system_language = Language::negotiate(system.iter().map(String::as_str));
    let locale = Locale::new(named_language(&arguments).unwrap_or(system_language));
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut errors = io::stderr().lock();
    let mut terminal = Terminal {
        input: &mut io::stdin().lock(),
        output: &mut output,
        errors: &mut errors,
        locale: &locale,
    };
    let ended = parse(arguments)
        .map_err(Failure::from)
        .and_then(|request| obey(&request, system_language, &mut terminal));
    let ended = ended.and_then(|ending| match output.flush() {
        // Whoever has seen enough is still told by the exit code how it ended.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ending),
        flushed => Ok(flushed.map(|()| ending)?),
    });
    match ended {
        Ok(CommandEnding::Done) => ExitCode::SUCCESS,
        Ok(CommandEnding::ProblemsFound) => ExitCode::from(1),
        Err(failure) => {
            for line in failure.lines(&locale) {
                // When even the messages cannot be written there is nobody left to tell.
                let _ = writeln!(errors, "{line}");
            }
            ExitCode::from(failure.code())
        }
    }
}

fn obey(
    request: &Request,
    system_language: Language,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    match &request.subcommand {
        Subcommand::Window { card } => window::run(request, card.as_deref(), system_language),
        Subcommand::Help => {
            let languages: Vec<&str> = Language::all().map(Language::tag).collect();
            terminal.say(&msg!("cli-help", languages = languages.join(", ")))?;
            Ok(CommandEnding::Done)
        }
        Subcommand::Version => {
            writeln!(terminal.output, "mahj-tutor {}", env!("CARGO_PKG_VERSION"))?;
            Ok(CommandEnding::Done)
        }
        Subcommand::Check { paths } => check::run(paths, terminal),
        Subcommand::Expand { card } => expand::run(card, terminal),
        Subcommand::Rank { card, top } => rank::run(card, *top, terminal),
        Subcommand::Simulate(arguments) => simulate::run(arguments, terminal),
        Subcommand::Replay { record, card } => replay::run(record, card.as_deref(), terminal),
        Subcommand::Review(arguments) => review::run(arguments, terminal),
        Subcommand::Rules { list } => rules::run(*list, terminal),
        Subcommand::Course => course::run(request.profile.as_deref(), terminal),
        Subcommand::Lesson { id, json } => {
            lesson::run(id, *json, request.profile.as_deref(), terminal)
        }
        Subcommand::Exam { seed } => exam::run(*seed, request.profile.as_deref(), terminal),
        Subcommand::Drill(arguments) => drill::run(arguments, terminal),
        Subcommand::Screenshots { folder, only } => {
            screenshots::run(folder, only.as_deref().unwrap_or_default(), terminal)
        }
    }
}
