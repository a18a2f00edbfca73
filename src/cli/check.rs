//! `check [PATH...]`: what is wrong with cards, lessons and locales, at its place.
//!
//! A file is known by what it is called and says: Fluent files belong to locales, `NN-name.toml` with
//! steps is a lesson, any other TOML file a card. In folders everything is checked; a folder of
//! languages is checked as a whole, against its English.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Ending, Failure, Terminal, practice_card, read_text};
use crate::analysis::CompiledCard;
use crate::card::{self, Diagnostic};
use crate::lesson::{self, Lesson, texts};
use crate::locale::{self, Locale, Message};
use crate::profile::OwnLessons;
use crate::{msg, wording};

/// Checks what is named, or the shipped content.
pub(super) fn run(paths: &[PathBuf], terminal: &mut Terminal<'_>) -> Result<Ending, Failure> {
    let mut report = Report {
        locale: terminal.locale,
        cards: Vec::new(),
        files: 0,
        lines: Vec::new(),
    };
    // A shipped card with problems is reported as such; lessons then have one card less.
    if let Ok(card) = practice_card() {
        report
            .cards
            .push(Arc::new(CompiledCard::new(Arc::new(card))));
    }
    if paths.is_empty() {
        report.check_shipped();
    }
    for path in paths {
        let before = report.files;
        report.check_path(path)?;
        if report.files == before {
            report.problem(
                &path.display().to_string(),
                1,
                1,
                &msg!("check-nothing-here"),
            );
        }
    }
    for line in &report.lines {
        writeln!(terminal.output, "{line}")?;
    }
    let problems = report.lines.len();
    if problems == 0 {
        terminal.say(&msg!("check-fine", files = report.files))?;
        return Ok(Ending::Done);
    }
    let found = terminal
        .locale
        .say(&msg!("check-found", problems = problems));
    writeln!(terminal.errors, "{found}")?;
    Ok(Ending::ProblemsFound)
}

/// A diagnostic of a card as a line of text.
pub(super) fn card_line(file: &str, diagnostic: &Diagnostic, locale: &Locale) -> String {
    let Diagnostic { line, column, .. } = diagnostic;
    let message = locale.say(&wording::card_problem(diagnostic));
    format!("{file}:{line}:{column}: {message}")
}

/// What was found so far.
struct Report<'a> {
    locale: &'a Locale,
    /// The cards that lessons may be about.
    cards: Vec<Arc<CompiledCard>>,
    files: usize,
    lines: Vec<String>,
}

impl Report<'_> {
    fn problem(&mut self, file: &str, line: usize, column: usize, message: &Message) {
        let message = self.locale.say(message);
        self.lines
            .push(format!("{file}:{line}:{column}: {message}"));
    }

    fn check_shipped(&mut self) {
        for (name, text) in card::shipped() {
            self.check_card(&format!("cards/{name}"), text);
        }
        for file in lesson::shipped() {
            self.check_lesson(&format!("lessons/{}", file.name), &file.text, self.locale);
        }
        self.files += locale::Sources::shipped()
            .languages
            .values()
            .map(Vec::len)
            .sum::<usize>();
        self.locale_problems(&locale::check_shipped());
    }

    fn check_path(&mut self, path: &Path) -> Result<(), Failure> {
        let unreadable = |error| Failure::Unreadable {
            path: path.to_owned(),
            error,
        };
        if path.is_dir() {
            let languages = is_locales(path);
            if languages {
                self.check_locales(path)?;
            }
            let mut inside: Vec<PathBuf> = fs::read_dir(path)
                .map_err(unreadable)?
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|inside| (inside.is_dir() && !languages) || has_extension(inside, "toml"))
                .collect();
            inside.sort();
            return inside.iter().try_for_each(|inside| self.check_path(inside));
        }
        let file = path.display().to_string();
        if has_extension(path, "ftl") {
            return self.check_fluent(path);
        }
        let text = read_text(path)?;
        if !has_extension(path, "toml") {
            self.files += 1;
            self.problem(&file, 1, 1, &msg!("check-unknown-file"));
        } else if is_lesson(path, &text) {
            let folder = match path.parent() {
                Some(folder) if folder != Path::new("") => folder,
                _ => Path::new("."),
            };
            let texts = OwnLessons::texts(folder).map_err(unreadable)?;
            let locale = Locale::with_own(self.locale.language(), &texts);
            self.check_lesson(&file, &text, &locale);
        } else {
            self.check_card(&file, &text);
        }
        Ok(())
    }

    fn check_card(&mut self, file: &str, text: &str) {
        self.files += 1;
        for diagnostic in card::check(text) {
            self.lines.push(card_line(file, &diagnostic, self.locale));
        }
    }

    /// The structure, whether it can be played through, and whether all its texts exist.
    fn check_lesson(&mut self, file: &str, text: &str, locale: &Locale) {
        self.files += 1;
        for problem in lesson::check(file, text, &self.cards) {
            let message = wording::lesson_problem(&problem);
            self.problem(file, problem.line, problem.column, &message);
        }
        if let Ok(lesson) = Lesson::read(file, text, &self.cards) {
            for id in texts::ids(&lesson) {
                if !locale.has(&id) {
                    self.problem(file, 1, 1, &msg!("lesson-problem-no-text", id = id));
                }
            }
        }
    }

    fn check_locales(&mut self, folder: &Path) -> Result<(), Failure> {
        let sources = locale::Sources::read(folder).map_err(unreadable_locale)?;
        self.files += sources.languages.values().map(Vec::len).sum::<usize>();
        let problems = locale::check(folder).map_err(unreadable_locale)?;
        self.locale_problems(&problems);
        Ok(())
    }

    /// One Fluent file: what is wrong in it when its folder of languages is checked.
    fn check_fluent(&mut self, path: &Path) -> Result<(), Failure> {
        read_text(path)?;
        self.files += 1;
        let Some(folder) = path.ancestors().skip(1).find(|folder| is_locales(folder)) else {
            let file = path.display().to_string();
            self.problem(&file, 1, 1, &msg!("check-lonely-fluent"));
            return Ok(());
        };
        let mut problems = locale::check(folder).map_err(unreadable_locale)?;
        problems.retain(|problem| Path::new(&problem.file) == path);
        self.locale_problems(&problems);
        Ok(())
    }

    fn locale_problems(&mut self, problems: &[locale::Problem]) {
        for problem in problems {
            let message = wording::locale_problem(problem);
            self.problem(&problem.file, problem.line, problem.column, &message);
        }
    }
}

fn unreadable_locale(error: locale::ReadError) -> Failure {
    Failure::Unreadable {
        path: error.path.into(),
        error: error.error,
    }
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension()
        .is_some_and(|extension| extension == wanted)
}

/// A folder of languages: English, the one of reference, is among them.
fn is_locales(folder: &Path) -> bool {
    let english = folder.join("en");
    let files = fs::read_dir(english).into_iter().flatten();
    files
        .flatten()
        .any(|file| has_extension(&file.path(), "ftl"))
}

/// A lesson rather than a card: by its steps, or by its name when it says neither.
fn is_lesson(path: &Path, text: &str) -> bool {
    let has_table = |name: &str| text.lines().any(|line| line.trim_start().starts_with(name));
    let numbered = path.file_name().is_some_and(|name| {
        name.to_string_lossy()
            .starts_with(|c: char| c.is_ascii_digit())
    });
    has_table("[[step") || (numbered && !has_table("[[section"))
}
