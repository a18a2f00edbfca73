//! What can be said of a typed line, while it is typed.

use std::ops::Range;

use super::Entry;
use super::entry::word_for;
use crate::card::{
    Card, Diagnostic, DiagnosticKind, Line, LineId, Matching, Numbers, Pattern, Proposal, Section,
    check_pattern,
};

/// The least and the most that a line may be worth.
const VALUES: std::ops::RangeInclusive<u16> = 1..=1_000;

/// A typed line, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryReport {
    /// What it says.
    pub entry: Entry,
    /// What is wrong with it, in the order of the line; places and proposals are of the typed line.
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
    /// A change of the typed line that mends it, where one can be told.
    pub proposal: Option<Proposal>,
}

/// What can be wrong with a typed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemKind {
    /// Something that can be wrong on any card.
    Card(DiagnosticKind),
    /// It does not say what it is worth.
    NoValue,
    /// It is worth nothing, or more than a line can be.
    ValueOutOfRange {
        /// The least it may be.
        least: u16,
        /// The most it may be.
        most: u16,
    },
}

impl ProblemKind {
    /// Whether the line can be played all the same.
    pub const fn is_doubt(&self) -> bool {
        match self {
            Self::Card(kind) => kind.is_doubt(),
            Self::NoValue | Self::ValueOutOfRange { .. } => false,
        }
    }
}

impl EntryReport {
    /// Checks a typed line by itself.
    pub fn of(typed: &str) -> Self {
        let entry = Entry::parse(typed);
        let end = typed.trim_end().len();
        let mut problems = Vec::new();
        let mut printed: Vec<Pattern> = Vec::new();
        let mut hands = 0;
        for way in &entry.ways {
            let report = check_pattern(&way.text, entry.numbers);
            let found = report.diagnostics.into_iter();
            problems.extend(found.map(|it| {
                let mut problem = EntryProblem::of_way(it, &way.at, end);
                problem.propose_note(typed, &entry);
                problem
            }));
            hands += report.hands.len();
            printed.push(report.pattern);
        }
        if entry.ways.is_empty() {
            problems.push(EntryProblem {
                span: end..end,
                kind: ProblemKind::Card(DiagnosticKind::EmptyPattern),
                proposal: None,
            });
        }
        tell_how_numbers_move(&entry, typed, &mut problems);
        problems.extend(value_problem(&entry, end));
        problems.sort_by_key(|problem| problem.span.start);
        if problems.iter().any(|problem| !problem.kind.is_doubt()) {
            hands = 0;
        }
        Self {
            preview: preview(&entry, printed),
            entry,
            problems,
            hands,
        }
    }

    /// Whether the line can be played as it is, though there may be doubts.
    pub fn is_sound(&self) -> bool {
        self.problems.iter().all(|problem| problem.kind.is_doubt())
    }

    /// The typed line with the first proposal made in it, if there is one.
    pub fn mended(&self, typed: &str) -> Option<String> {
        let proposals = self.problems.iter().filter_map(|it| it.proposal.as_ref());
        let mut mended = proposals.map(|proposal| proposal.apply(typed));
        mended.find(|mended| mended != typed)
    }
}

impl EntryProblem {
    fn of_way(found: Diagnostic, at: &[usize], end: usize) -> Self {
        let place = |byte: usize| at.get(byte).or(at.last()).copied().unwrap_or(end);
        let range = |range: Range<usize>| {
            let start = place(range.start);
            let end = match range.end.checked_sub(1) {
                // The end of what is not empty is behind its last byte, not before what follows it.
                Some(_) if range.end > range.start => place(range.end),
                _ => start,
            };
            start..end.max(start)
        };
        Self {
            span: range(found.span),
            kind: ProblemKind::Card(found.kind),
            proposal: found.proposal.map(|proposal| Proposal {
                range: range(proposal.range),
                text: proposal.text,
            }),
        }
    }
}

impl EntryProblem {
    /// Words that are no groups are a note, if the line has none yet.
    fn propose_note(&mut self, typed: &str, entry: &Entry) {
        if let ProblemKind::Card(DiagnosticKind::UnknownWords { .. }) = self.kind
            && entry.note.is_none()
            && let Some(words) = typed.get(self.span.clone())
        {
            self.proposal = Some(Proposal {
                range: self.span.clone(),
                text: format!("({words})"),
            });
        }
    }
}

/// Says what is wrong with how the numbers move where that is typed, and once for all ways. One way
/// that does not move when others do is as it should be.
fn tell_how_numbers_move(entry: &Entry, typed: &str, problems: &mut Vec<EntryProblem>) {
    let Some((start, end)) = entry.numbers_at else {
        return;
    };
    let never = ProblemKind::Card(DiagnosticKind::NeverSlides);
    let still = problems.iter().filter(|it| it.kind == never).count();
    problems.retain(|it| it.kind != never);
    let instead = |numbers: Numbers| {
        let word = word_for(numbers);
        let before = typed.get(..start).unwrap_or_default();
        // A word that is taken away goes with the space before it.
        let start = if word.is_empty() {
            before.trim_end().len()
        } else {
            start
        };
        Proposal {
            range: start..end,
            text: word.to_owned(),
        }
    };
    if still > 0 && still == entry.ways.len() {
        problems.push(EntryProblem {
            span: start..end,
            kind: never,
            proposal: Some(instead(Numbers::Printed)),
        });
    }
    for problem in problems {
        if let ProblemKind::Card(DiagnosticKind::NoPosition { .. }) = problem.kind {
            let makes_hands = |numbers: &Numbers| {
                let mut reports = entry
                    .ways
                    .iter()
                    .map(|it| check_pattern(&it.text, *numbers));
                reports.all(|report| report.is_playable())
            };
            let numbers = [Numbers::Slide, Numbers::Printed]
                .into_iter()
                .find(makes_hands);
            problem.proposal = numbers.map(instead);
        }
    }
}

fn value_problem(entry: &Entry, end: usize) -> Option<EntryProblem> {
    let (span, kind) = match (entry.value, entry.value_at) {
        (Some(value), _) if VALUES.contains(&value) => return None,
        (Some(_), at) => {
            let (start, end) = at.unwrap_or((end, end));
            let (least, most) = (*VALUES.start(), *VALUES.end());
            (start..end, ProblemKind::ValueOutOfRange { least, most })
        }
        (None, _) => (end..end, ProblemKind::NoValue),
    };
    Some(EntryProblem {
        span,
        kind,
        proposal: None,
    })
}

fn preview(entry: &Entry, printed: Vec<Pattern>) -> Card {
    let line = Line {
        id: LineId {
            section: String::new(),
            number: 1,
        },
        section: 0,
        patterns: entry.ways.iter().map(|way| way.text.clone()).collect(),
        printed,
        numbers: entry.numbers,
        value: entry.value.unwrap_or_default(),
        concealed: entry.concealed,
        note: entry.note.clone(),
        targets: 0..0,
    };
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
        targets: Vec::new(),
    }
}
