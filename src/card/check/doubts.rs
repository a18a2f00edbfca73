//! Doubts that only show when all lines are read.

use std::collections::HashSet;

use super::line_hands::HandKey;
use super::{CheckedSection, LineReport, MOST_VALUE};
use crate::card::{CardPart, Fix, Line, LooseValue, Pattern, PatternGroup, Problem, ProblemKind};

/// By how much lines of a card usually differ in value.
const STEP: u16 = 5;

/// A line that has hands, and where it stands.
#[derive(Clone, Copy)]
struct Placed<'a> {
    part: CardPart,
    report: &'a LineReport,
    /// Whether it is the only line of its section.
    is_alone: bool,
}

/// Notes what is allowed on a card, but hardly meant.
pub(super) fn note(sections: &[CheckedSection], problems: &mut Vec<Problem>) {
    let lines: Vec<Placed<'_>> = sections.iter().flat_map(placed).collect();
    note_same_hands(&lines, problems);
    for line in &lines {
        note_cheap_concealed(*line, &lines, problems);
    }
    for section in sections {
        note_singles_and_pairs(section, problems);
    }
}

fn placed(section: &CheckedSection) -> impl Iterator<Item = Placed<'_>> {
    let lines = section.lines.iter().enumerate();
    lines
        .filter(|(_, report)| !report.hands.is_empty())
        .map(|(line, report)| Placed {
            part: section.line(line),
            report,
            is_alone: section.lines.len() == 1,
        })
}

impl CheckedSection {
    fn line(&self, line: usize) -> CardPart {
        match self.part {
            CardPart::Section(section) => CardPart::Line(section, line),
            part => part,
        }
    }
}

/// Notes a section that takes no joker and is not marked as singles and pairs, where winning without
/// jokers would be paid for what everybody does; and hands that take jokers in one that is.
fn note_singles_and_pairs(section: &CheckedSection, problems: &mut Vec<Problem>) {
    const KEY: &str = "singles_and_pairs";
    let takes_jokers = |report: &LineReport| {
        let groups = report.line.printed.iter().flat_map(Pattern::places);
        groups.flatten().any(PatternGroup::takes_jokers)
    };
    let lines = || {
        let lines = section.lines.iter().enumerate();
        lines.filter(|(_, report)| !report.line.printed.is_empty())
    };
    // Of a line that could not be read nothing can be told.
    if lines().next().is_none() || lines().any(|(_, report)| report.hands.is_empty()) {
        return;
    }
    let is_marked = section.section.singles_and_pairs;
    let mark = |is_marked: bool| {
        let from = section.mark.map(|mark| mark.to_string());
        Some(Fix::set(
            section.part.field(KEY),
            from,
            LooseValue::Flag(is_marked),
        ))
    };
    let mut with_jokers = lines().filter(|(_, report)| takes_jokers(report));
    let (field, kind, fix) = match (is_marked, with_jokers.next()) {
        (false, None) => {
            let kind = ProblemKind::UnmarkedSinglesAndPairs;
            (section.part.field("title"), kind, mark(true))
        }
        (true, Some(_)) if lines().all(|(_, report)| takes_jokers(report)) => {
            let kind = ProblemKind::JokersInSinglesAndPairs;
            (section.part.field(KEY), kind, mark(false))
        }
        (true, Some((first, _))) => {
            let kind = ProblemKind::JokersInSinglesAndPairs;
            (section.line(first).way(0), kind, None)
        }
        _ => return,
    };
    let problem = Problem::of(field, kind);
    problems.push(Problem { fix, ..problem });
}

/// Notes every line whose hands all are hands of another line: of two equal lines the later.
fn note_same_hands(lines: &[Placed<'_>], problems: &mut Vec<Problem>) {
    let keys = |line: &Placed<'_>| line.report.hands.iter().map(HandKey::of).collect();
    let keys: Vec<HashSet<HandKey>> = lines.iter().map(keys).collect();
    for (index, (placed, hands)) in lines.iter().zip(&keys).enumerate() {
        let other = lines
            .iter()
            .zip(&keys)
            .enumerate()
            .find(|(other, (_, others))| {
                let may_hold_it =
                    hands.len() < others.len() || (hands.len() == others.len() && *other < index);
                may_hold_it && hands.is_subset(others)
            });
        let Some((_, (other, _))) = other else {
            continue;
        };
        let (line, other_line) = (&placed.report.line, &other.report.line);
        let mut first = None;
        let kind = if other_line.printed == line.printed && other_line.numbers == line.numbers {
            first = Some(other.part.way(0));
            ProblemKind::PatternTwice
        } else if other_line.id == line.id {
            // Two sections have the same id, which is told there.
            continue;
        } else {
            let other = other_line.id.clone();
            ProblemKind::SameHands { other }
        };
        // A section goes with its only line.
        let gone = match placed.part {
            CardPart::Line(section, _) if placed.is_alone => CardPart::Section(section),
            part => part,
        };
        problems.push(Problem {
            first,
            fix: Some(Fix::Remove(gone.whole())),
            ..Problem::of(placed.part.way(0), kind)
        });
    }
}

/// Notes a concealed line that is worth no more than an exposed one that is not harder.
fn note_cheap_concealed(placed: Placed<'_>, lines: &[Placed<'_>], problems: &mut Vec<Problem>) {
    let LineReport { line, hands, .. } = placed.report;
    if !line.concealed || line.value == 0 {
        return;
    }
    let others = lines.iter().map(|other| other.report);
    let exposed = others.filter(|other| !other.line.concealed && other.line.value > 0);
    let of_its_shape = exposed.clone().filter(|other| {
        other.line.section == line.section
            && other.hands.len() >= hands.len()
            && shape(&other.line) == shape(line)
    });
    let cheapest = exposed.clone().min_by_key(|other| other.line.value);
    let easier = of_its_shape
        .chain(cheapest)
        .map(|it| &it.line)
        .max_by_key(|it| it.value);
    if let Some(easier) = easier.filter(|easier| easier.value >= line.value) {
        let value = easier.value;
        let dearer = value.saturating_add(STEP);
        // Where no line can be dearer, this one can only be an exposed one.
        let (key, from, to) = if dearer <= MOST_VALUE {
            ("value", line.value.to_string(), LooseValue::from(dearer))
        } else {
            ("concealed", true.to_string(), LooseValue::Flag(false))
        };
        let kind = ProblemKind::CheapConcealed {
            exposed: easier.id.clone(),
            value,
        };
        problems.push(Problem {
            fix: Some(Fix::set(placed.part.field(key), Some(from), to)),
            ..Problem::of(placed.part.field("value"), kind)
        });
    }
}

/// What makes two lines the same for whoever collects their tiles: for each way how many suits it needs,
/// and its groups by size and by whether jokers may stand in them.
fn shape(line: &Line) -> Vec<(usize, Vec<(usize, bool)>)> {
    let mut ways: Vec<_> = line
        .printed
        .iter()
        .map(|way| {
            let size = |group: &PatternGroup| (group.symbols.len(), group.takes_jokers());
            let mut sizes: Vec<_> = way.places().filter_map(<[_]>::first).map(size).collect();
            sizes.sort_unstable();
            (way.letters().len(), sizes)
        })
        .collect();
    ways.sort_unstable();
    ways
}
