//! `course`: a table of all lessons with what they are made of, their sums, and the rules that nothing
//! teaches yet.

mod row;
mod taught;

use std::collections::BTreeSet;
use std::path::Path;

use self::row::{Row, SIDES};
use self::taught::Taught;
use super::columns::columns;
use super::lessons::Lessons;
use super::{CommandEnding, Failure, Terminal};
use crate::lesson::{Stage, minutes};
use crate::locale::Locale;
use crate::rule_example::RuleExamples;
use crate::rules::{Area, RuleId};
use crate::{msg, wording};

/// Prints the table, the sums and the rules.
pub(super) fn run(
    profile: Option<&Path>,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let lessons = Lessons::read(profile, terminal)?;
    let incomplete = lessons.say_problems(terminal)?;
    for line in table(&lessons) {
        writeln!(terminal.output, "{line}")?;
    }
    writeln!(terminal.output)?;
    let examples = RuleExamples::shipped(&lessons.cards);
    say_rules(
        &Taught::new(&lessons.course, &examples),
        &lessons.locale,
        terminal,
    )?;
    Ok(if incomplete {
        CommandEnding::ProblemsFound
    } else {
        CommandEnding::Done
    })
}

/// The table, its head and its sums.
fn table(lessons: &Lessons) -> Vec<String> {
    let (locale, path) = (&lessons.locale, lessons.course.path());
    let rows: Vec<Row> = path
        .iter()
        .flat_map(|stage: &Stage<'_>| &stage.stops)
        .map(|stop| Row::of(*stop, locale))
        .collect();
    let rules: BTreeSet<RuleId> = path
        .iter()
        .flat_map(|stage| &stage.stops)
        .flat_map(|stop| stop.lesson.rules.iter().copied())
        .collect();
    let minutes = minutes(
        path.iter()
            .flat_map(|stage| &stage.stops)
            .map(|stop| stop.lesson.as_ref()),
    );
    let cells: Vec<_> = std::iter::once(Row::head(locale))
        .chain(rows.iter().map(Row::cells))
        .chain([Row::sums(&rows, minutes, rules.len(), locale)])
        .collect();
    columns(SIDES, &cells)
}

/// How many rules are taught by what, and which are not.
fn say_rules(taught: &Taught, locale: &Locale, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (shown, untaught) = (taught.without_lesson(), taught.untaught());
    let summary = msg!(
        "course-rules",
        all = RuleId::all().len(),
        lessons = taught.lessons.len(),
        examples = taught.examples.len(),
        drills = taught.drills.len()
    );
    writeln!(terminal.output, "{}", locale.say(&summary))?;
    for (head, rules) in [
        (msg!("course-rules-shown"), &shown),
        (msg!("course-rules-untaught"), &untaught),
    ] {
        if rules.is_empty() {
            continue;
        }
        writeln!(terminal.output, "\n{}", locale.say(&head))?;
        for area in Area::ALL {
            let of_area = rules.iter().filter(|rule| rule.area() == area);
            let ids: Vec<&str> = of_area.map(|rule| rule.as_str()).collect();
            if !ids.is_empty() {
                let (title, count) = (locale.say(&wording::rule_area(area)), ids.len());
                writeln!(terminal.output, "  {title} ({count}): {}", ids.join(", "))?;
            }
        }
    }
    let count = msg!("course-untaught", count = untaught.len());
    writeln!(terminal.output, "\n{}", locale.say(&count))?;
    Ok(())
}
