//! `check [PATH...]`: what is wrong with cards, lessons and locales, at its place.
//!
//! A file is known by what it is called and says: Fluent files belong to locales, `NN-name.toml` with
//! steps is a lesson, one with examples of rules or with words of the glossary is that, any other TOML file
//! a card. In folders everything is checked; a folder of languages is checked as a whole, against its
//! English.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use super::excerpt::underlined;
use super::{CommandEnding, Failure, Terminal, read_text, shown};
use crate::analysis::CompiledCard;
use crate::card::{self, Diagnostic};
use crate::glossary;

use crate::lesson::{self, Lesson, Shelf, texts};
use crate::locale::{self, Language, Locale, Message};
use crate::profile::OwnLessons;
use crate::rule_example;
use crate::{msg, wording};

/// The id of the card whose lines show words of the glossary.
const FIRST: &str = "first";

/// Checks what is named, or the shipped content.
pub(super) fn run(
    paths: &[PathBuf],
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let mut report = Report {
        locale: terminal.locale,
        cards: Vec::new(),
        files: 0,
        lines: Vec::new(),
        unreadable: Vec::new(),
    };
    // A shipped card with problems is reported as such; lessons then have one card less.
    for card in [card::practice(), card::first()].into_iter().flatten() {
        report
            .cards
            .push(Arc::new(CompiledCard::new(Arc::new(card))));
    }
    if paths.is_empty() {
        report.check_shipped();
    }
    for path in paths {
        let before = report.files;
        report.check_path(path);
        if report.files == before {
            report.problem(&shown(path), 1, 1, &msg!("check-nothing-here"));
        }
    }
    for line in &report.unreadable {
        writeln!(terminal.errors, "{line}")?;
    }
    let problems = report.lines.len() + report.unreadable.len();
    for line in &report.lines {
        match writeln!(terminal.output, "{line}") {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written?,
        }
    }
    if problems == 0 {
        terminal.say(&msg!("check-fine", files = report.files))?;
        return Ok(CommandEnding::Done);
    }
    let found = terminal
        .locale
        .say(&msg!("check-found", problems = problems));
    writeln!(terminal.errors, "{found}")?;
    Ok(CommandEnding::ProblemsFound)
}

/// A diagnostic of a card: a line that says what is wrong, and two that show it in its text.
pub(super) fn card_lines(
    file: &str,
    text: &str,
    diagnostic: &Diagnostic,
    locale: &Locale,
) -> [String; 3] {
    let Diagnostic {
        line,
        column,
        span,
        first_line,
        problem,
    } = diagnostic;
    let message = locale.say(&wording::card_problem(&problem.kind, *first_line));
    let fix = wording::card_fix(problem);
    let hint = fix.map_or_else(String::new, |fix| locale.say(&fix));
    let [shown, marks] = underlined(text, *line, span, &hint);
    [format!("{file}:{line}:{column}: {message}"), shown, marks]
}

/// What was found so far.
struct Report<'a> {
    locale: &'a Locale,
    /// The cards that lessons may be about.
    cards: Vec<Arc<CompiledCard>>,
    files: usize,
    /// What is wrong in files, as text.
    lines: Vec<String>,
    /// What is said of files that cannot be read.
    unreadable: Vec<String>,
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
        for file in rule_example::shipped() {
            self.check_examples(&format!("lessons/rules/{}", file.name), file.text);
        }
        self.check_words(&format!("lessons/{}", glossary::FILE), glossary::shipped());
        self.files += locale::LocaleFiles::shipped()
            .languages
            .values()
            .map(Vec::len)
            .sum::<usize>();
        self.locale_problems(&locale::check_shipped());
    }

    /// A file that cannot be read, or has no text in it, is a problem like others: the files behind it
    /// are checked all the same.
    fn failure(&mut self, failure: &Failure) {
        self.files += 1;
        let said = failure.lines(self.locale);
        match failure {
            Failure::NotText { .. } => self.lines.extend(said),
            _ => self.unreadable.extend(said),
        }
    }

    fn text(&mut self, path: &Path) -> Option<String> {
        read_text(path)
            .map_err(|failure| self.failure(&failure))
            .ok()
    }

    fn check_path(&mut self, path: &Path) {
        if path.is_dir() {
            let languages = is_locales(path);
            if languages {
                self.check_locales(path);
            }
            let inside = match fs::read_dir(path) {
                Ok(inside) => inside,
                Err(error) => {
                    let path = path.to_owned();
                    return self.failure(&Failure::Unreadable { path, error });
                }
            };
            let mut inside: Vec<PathBuf> = inside
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|inside| (inside.is_dir() && !languages) || has_extension(inside, "toml"))
                .collect();
            inside.sort();
            return inside.iter().for_each(|inside| self.check_path(inside));
        }
        let file = shown(path);
        if has_extension(path, "ftl") {
            return self.check_fluent(path);
        }
        let Some(text) = self.text(path) else { return };
        let is_record = has_table(&text, "actions =");
        if is_record || !has_extension(path, "toml") {
            self.files += 1;
            self.problem(&file, 1, 1, &msg!("check-unknown-file"));
        } else if has_table(&text, "[[try") {
            self.check_examples(&file, &text);
        } else if has_table(&text, "[[word") {
            self.check_words(&file, &text);
        } else if is_lesson(path, &text) {
            match OwnLessons::texts(or_here(path.parent())) {
                Ok(texts) => {
                    let locale = Locale::with_own(self.locale.language(), &texts);
                    self.check_lesson(&file, &text, &locale);
                }
                Err(error) => self.failure(&unreadable_text(error)),
            }
        } else {
            self.check_card(&file, &text);
        }
    }

    fn check_card(&mut self, file: &str, text: &str) {
        self.files += 1;
        for diagnostic in card::check(text) {
            let lines = card_lines(file, text, &diagnostic, self.locale);
            self.lines.push(lines.join("\n"));
        }
    }

    /// The structure, whether it can be played through, and whether all its texts exist.
    fn check_lesson(&mut self, file: &str, text: &str, locale: &Locale) {
        self.files += 1;
        for problem in lesson::check(file, text, &self.cards) {
            let message = wording::lesson_problem(&problem);
            self.problem(file, problem.line, problem.column, &message);
        }
        if let Ok(lesson) = Lesson::read_on(file, text, &self.cards, None) {
            for id in texts::ids(&lesson) {
                if !locale.has(&id) {
                    self.problem(file, 1, 1, &msg!("lesson-problem-no-text", id = id));
                }
            }
        }
    }

    /// Whether every example shows what it says, and whether its text exists.
    fn check_examples(&mut self, file: &str, text: &str) {
        self.files += 1;
        for problem in rule_example::check(file, text, &self.cards) {
            let message = wording::lesson_problem(&problem);
            self.problem(file, problem.line, problem.column, &message);
        }
        for example in rule_example::read(file, text, &self.cards).unwrap_or_default() {
            let id = example.text_id();
            if !self.locale.has(&id) {
                self.problem(
                    file,
                    example.line,
                    1,
                    &msg!("lesson-problem-no-text", id = id),
                );
            }
        }
    }

    /// The structure, the lessons that are named, and the texts in every language.
    fn check_words(&mut self, file: &str, text: &str) {
        self.files += 1;
        let Some(card) = self.cards.iter().find(|card| card.card().id == FIRST) else {
            return;
        };
        let glossary = glossary::read(file, text, card);
        let course = Shelf::read_on(&lesson::shipped(), &self.cards, None);
        let mut problems = glossary.problems.clone();
        problems.extend(glossary.unknown_steps(|lesson, step| {
            let lesson = course.find(lesson);
            lesson.is_some_and(|it| it.steps.iter().any(|known| known.id == step))
        }));
        for language in Language::all() {
            let locale = Locale::new(language);
            problems.extend(glossary.text_problems(|id| locale.say_if_known(id)));
        }
        for problem in problems {
            let message = wording::lesson_problem(&problem);
            self.problem(file, problem.line, problem.column, &message);
        }
    }

    fn check_locales(&mut self, folder: &Path) {
        let read = locale::LocaleFiles::read(folder)
            .and_then(|sources| Ok((sources, locale::check(folder)?)))
            .map_err(unreadable_text);
        match read {
            Ok((sources, problems)) => {
                self.files += sources.languages.values().map(Vec::len).sum::<usize>();
                self.locale_problems(&problems);
            }
            Err(failure) => self.failure(&failure),
        }
    }

    /// One Fluent file: what is wrong in it when its folder of languages is checked.
    fn check_fluent(&mut self, path: &Path) {
        if self.text(path).is_none() {
            return;
        }
        let mut folders = path.ancestors().skip(1);
        let Some(folder) = folders.find(|folder| is_locales(or_here(Some(folder)))) else {
            self.files += 1;
            let file = shown(path);
            return self.problem(&file, 1, 1, &msg!("check-lonely-fluent"));
        };
        let folder = or_here(Some(folder));
        match locale::check(folder).map_err(unreadable_text) {
            Ok(mut problems) => {
                self.files += 1;
                problems.retain(|problem| is_same(Path::new(&problem.file), path));
                self.locale_problems(&problems);
            }
            Err(failure) => self.failure(&failure),
        }
    }

    fn locale_problems(&mut self, problems: &[locale::LocaleProblem]) {
        for problem in problems {
            let message = wording::locale_problem(problem);
            self.problem(&problem.file, problem.line, problem.column, &message);
        }
    }
}

fn unreadable_text(error: locale::ReadError) -> Failure {
    let path = PathBuf::from(error.path);
    let error = error.error;
    // Reading it once more finds the place from which it is no text.
    let again = (error.kind() == io::ErrorKind::InvalidData).then(|| read_text(&path));
    match again {
        Some(Err(failure)) => failure,
        _ => Failure::Unreadable { path, error },
    }
}

/// The folder, by a name that can be opened: a relative path's first folder has an empty one.
fn or_here(folder: Option<&Path>) -> &Path {
    match folder {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Whether two paths name one file, with or without `./` before them.
fn is_same(one: &Path, other: &Path) -> bool {
    let bare = |path: &Path| path.strip_prefix(".").unwrap_or(path).to_owned();
    bare(one) == bare(other)
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
    let numbered = path.file_name().is_some_and(|name| {
        name.to_string_lossy()
            .starts_with(|c: char| c.is_ascii_digit())
    });
    has_table(text, "[[step") || (numbered && !has_table(text, "[[section"))
}

/// Whether a table that begins like this stands in a TOML file.
fn has_table(text: &str, start: &str) -> bool {
    text.lines()
        .any(|line| line.trim_start().starts_with(start))
}
