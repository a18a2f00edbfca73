//! What can be said of a typed line, while it is typed.

use std::ops::Range;

use super::Entry;
use crate::card::{
    Card, Key, Line, LineReport, LooseLine, LooseValue, Matching, Problem, ProblemKind, Section,
};
use crate::document::ShapeFault;

/// A typed line, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryReport {
    /// What it says.
    pub entry: Entry,
    /// What is wrong with it, in the order of the line.
    pub problems: Vec<EntryProblem>,
    /// A card with this one line, as far as it can be read: to draw it and to put it into words. It
    /// has no hands.
    pub preview: Card,
    /// How many concrete hands it has; none as long as it has an error.
    pub hands: usize,
}

/// Something that is wrong with a typed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryProblem {
    /// The bytes of the typed line; empty where something is missing.
    pub span: Range<usize>,
    /// What is wrong.
    pub kind: ProblemKind,
    /// The line as it is to be typed, where that can be told.
    pub fixed: Option<String>,
}

impl EntryReport {
    /// Checks a typed line by itself.
    pub fn of(typed: &str) -> Self {
        let entry = Entry::meant(typed);
        let report = entry.line.check();
        let mut problems: Vec<EntryProblem> = report
            .problems
            .iter()
            .map(|problem| EntryProblem::of(problem, &entry))
            .collect();
        problems.extend(entry.misspelt_value().map(|span| EntryProblem {
            span,
            kind: ProblemKind::MisspeltValue,
            fixed: Some(entry.line.typed()),
        }));
        problems.sort_by_key(|problem| problem.span.start);
        let is_sound = problems.iter().all(|problem| problem.kind.is_doubt());
        Self {
            hands: if is_sound { report.hands.len() } else { 0 },
            preview: preview(report.line),
            entry,
            problems,
        }
    }

    /// Whether the line can be played as it is, though there may be doubts.
    pub fn is_sound(&self) -> bool {
        self.problems.iter().all(|problem| problem.kind.is_doubt())
    }

    /// The line as the first fix makes it, if there is one.
    pub fn fixed(&self) -> Option<&str> {
        let mut fixed = self.problems.iter().filter_map(|it| it.fixed.as_deref());
        fixed.next()
    }
}

impl EntryProblem {
    fn of(problem: &Problem, entry: &Entry) -> Self {
        let fixed = fixed(problem, entry);
        Self {
            span: entry.place_of(problem.field.key, problem.range.as_ref()),
            kind: match &problem.kind {
                // A typed line has no quotes between which something could be missing.
                ProblemKind::EmptyText { .. } => ProblemKind::EmptyPattern,
                kind => kind.clone(),
            },
            fixed: fixed.map(|line| line.typed()),
        }
    }
}

/// The line as it was meant by whoever typed this one.
fn fixed(problem: &Problem, entry: &Entry) -> Option<LooseLine> {
    let line = &entry.line;
    match problem.kind {
        // Nobody's value can be told.
        ProblemKind::Shape(ShapeFault::MissingKey { .. }) => return None,
        ProblemKind::WrongTileCount { .. } => {
            if let Some(joined) = with_one_choice(line) {
                return Some(joined);
            }
        }
        ProblemKind::MissingSuitLetter { .. } => {
            let way = line.patterns().last().unwrap_or_default();
            let is_last = problem.range.as_ref().is_some_and(|it| it.end == way.len())
                && problem.field.key == Key::Way(line.ways().len().saturating_sub(1));
            if is_last && let Some(lettered) = with_mark_as_letter(line) {
                return Some(lettered);
            }
        }
        _ => {}
    }
    let mut fixed = line.clone();
    fixed.apply(problem.fix.as_ref()?);
    Some(fixed)
}

/// Where ways have not 14 tiles and a choice between two groups has: `or` was typed for the stroke.
fn with_one_choice(line: &LooseLine) -> Option<LooseLine> {
    let ways: Vec<&str> = line.patterns().collect();
    let mut joined = (1..ways.len()).filter_map(|at| {
        let (before, behind) = ways.split_at(at);
        let (last, before) = before.split_last()?;
        let (first, behind) = behind.split_first()?;
        let one = format!("{last}|{first}");
        let others = |ways: &[&str]| ways.iter().map(ToString::to_string).collect::<Vec<_>>();
        let ways = [others(before), vec![one], others(behind)];
        Some(line.with_ways(ways.into_iter().flatten()))
    });
    joined.find(|joined| {
        let LineReport {
            problems, hands, ..
        } = joined.check();
        let value = |it: &Problem| it.field.key == Key::Named("value");
        !hands.is_empty() && problems.iter().all(|it| it.is_doubt() || value(it))
    })
}

/// A `c` behind a last group without a suit letter, and no value: most likely it is that letter.
fn with_mark_as_letter(line: &LooseLine) -> Option<LooseLine> {
    let says = |key| line.fields.get(key).is_some();
    let is_mark = line.is_concealed() && !["value", "numbers", "note"].into_iter().any(says);
    let mut line = line.clone();
    match line.ways.as_mut()?.last_mut()? {
        LooseValue::Text(last) if is_mark => last.push('c'),
        _ => return None,
    }
    line.fields.set("concealed", None);
    Some(line)
}

fn preview(line: Line) -> Card {
    let lines = vec![line];
    Card {
        id: String::new(),
        title: String::new(),
        year: 0,
        license: None,
        sections: vec![Section {
            id: String::new(),
            title: String::new(),
            singles_and_pairs: false,
            lines: 0..1,
        }],
        matching: Matching::new(&lines, &[]),
        lines,
        hands: Vec::new(),
    }
}
