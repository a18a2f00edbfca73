//! What can be said of a typed line, while it is typed.

use std::ops::Range;

use super::entry::word_for;
use super::{Entry, Way};
use crate::card::read::{is_worth, meant_number};
use crate::card::{
    Card, Diagnostic, DiagnosticKind, Line, LineId, Matching, Numbers, Pattern, Proposal, Section,
    check_pattern,
};
use crate::tile::HAND;

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
    /// It says what it is worth, but not quite as that is typed.
    MisspeltValue,
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
            Self::NoValue | Self::MisspeltValue | Self::ValueOutOfRange { .. } => false,
        }
    }
}

impl EntryReport {
    /// Checks a typed line by itself.
    pub fn of(typed: &str) -> Self {
        let entry = Entry::parse(typed);
        let Some(proposal) = misspelt_value(typed, &entry) else {
            return Self::of_entry(typed, entry);
        };
        // All else is said of the line as it is meant; before the value both are the same.
        let mended = proposal.apply(typed);
        let span = proposal.range.clone();
        let mut report = Self::of_entry(&mended, Entry::parse(&mended));
        report.problems.retain(|it| it.span.end <= span.start);
        for problem in &mut report.problems {
            let kept = problem.proposal.take();
            problem.proposal = kept.filter(|it| it.range.end <= span.start);
        }
        report.problems.push(EntryProblem {
            span,
            kind: ProblemKind::MisspeltValue,
            proposal: Some(proposal),
        });
        report.hands = 0;
        report
    }

    fn of_entry(typed: &str, entry: Entry) -> Self {
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
        propose_one_choice(&entry, typed, &mut problems);
        propose_letter(&entry, typed, &mut problems);
        problems.extend(value_problem(&entry, typed));
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

/// Ways that have not 14 tiles where a choice between two groups has: `or` was typed for the stroke.
fn propose_one_choice(entry: &Entry, typed: &str, problems: &mut [EntryProblem]) {
    let is_count = |problem: &EntryProblem| {
        let kind = &problem.kind;
        matches!(
            kind,
            ProblemKind::Card(DiagnosticKind::WrongTileCount { .. })
        )
    };
    if entry.ways.len() < 2 || !problems.iter().any(is_count) {
        return;
    }
    let mut joined = entry.ways.iter().zip(entry.ways.iter().skip(1));
    let proposal = joined.find_map(|(before, behind)| {
        let proposal = Proposal {
            range: *before.at.last()?..*behind.at.first()?,
            text: "|".to_owned(),
        };
        let changed = Entry::parse(&proposal.apply(typed));
        let ways = changed.ways.iter();
        let mut reports = ways.map(|way| check_pattern(&way.text, changed.numbers));
        (changed.ways.len() < entry.ways.len() && reports.all(|report| report.is_playable()))
            .then_some(proposal)
    });
    if let Some(proposal) = proposal {
        for problem in problems.iter_mut().filter(|problem| is_count(problem)) {
            problem.proposal = Some(proposal.clone());
        }
    }
}

/// A `c` behind a last group without a suit letter, and no value: most likely it is that letter.
fn propose_letter(entry: &Entry, typed: &str, problems: &mut [EntryProblem]) {
    let end = entry.ways.last().and_then(|way| way.at.last().copied());
    let whole = typed.trim_end();
    let behind = end.and_then(|end| whole.get(end..)).unwrap_or_default();
    if entry.value.is_some() || !matches!(behind.trim_start(), "c" | "C") {
        return;
    }
    let lacks_letter = |it: &&mut EntryProblem| {
        let kind = &it.kind;
        Some(it.span.end) == end
            && matches!(
                kind,
                ProblemKind::Card(DiagnosticKind::MissingSuitLetter { .. })
            )
    };
    for problem in problems.iter_mut().filter(lacks_letter) {
        problem.proposal = Some(Proposal {
            range: problem.span.end..whole.len(),
            text: "c".to_owned(),
        });
    }
}

/// The value that was meant by the last word of a line that has none: `x25.`, `$25`, `x25000000`.
fn misspelt_value(typed: &str, entry: &Entry) -> Option<Proposal> {
    const CURRENCIES: [char; 5] = ['$', '¢', '€', '£', '¥'];
    const STOPS: [char; 4] = ['.', ',', ';', ':'];
    if entry.value.is_some() || entry.concealed {
        return None;
    }
    let way = entry.ways.last()?;
    let (before, word) = way.text.rsplit_once(' ')?;
    let at = *way.at.get(way.text.len() - word.len())?;
    let end = *way.at.last()?;
    let plain: String = word
        .chars()
        .filter(|it| !CURRENCIES.contains(it) && !STOPS.contains(it))
        .map(|it| it.to_ascii_lowercase())
        .collect();
    let is_changed = plain.len() < word.len();
    let is_priced = word.contains(CURRENCIES);
    let digits = plain.trim_matches(['x', 'c']);
    let mark = match before.rsplit(' ').next() {
        // X or C stands before it already.
        Some("x" | "X" | "c" | "C") => "",
        _ if plain.starts_with('c') => "c",
        _ => "x",
    };
    let is_number = plain == digits
        && digits.len() == 2
        && digits.bytes().all(|it| it.is_ascii_digit())
        && (is_priced || tiles_in(before) >= HAND);
    let is_meant = if is_worth(&plain) {
        is_changed || digits.parse::<u16>().is_err()
    } else {
        is_changed && is_number
    };
    let in_range = digits.parse().is_ok_and(|value| VALUES.contains(&value));
    let meant = if in_range {
        Some(digits)
    } else {
        meant_number(digits, true, *VALUES.end())
    };
    let text = format!("{mark}{}", meant.filter(|_| is_meant)?);
    let proposal = Proposal {
        range: at..end,
        text,
    };
    let is_read = Entry::parse(&proposal.apply(typed)).value.is_some();
    is_read.then_some(proposal)
}

/// The tiles of a piece of a pattern.
fn tiles_in(text: &str) -> usize {
    let text = text.to_owned();
    Way {
        text,
        at: Vec::new(),
    }
    .tiles()
}

fn value_problem(entry: &Entry, typed: &str) -> Option<EntryProblem> {
    let end = typed.trim_end().len();
    let Some(value) = entry.value else {
        return Some(EntryProblem {
            span: end..end,
            kind: ProblemKind::NoValue,
            proposal: None,
        });
    };
    if VALUES.contains(&value) {
        return None;
    }
    let (start, end) = entry.value_at.unwrap_or((end, end));
    let (least, most) = (*VALUES.start(), *VALUES.end());
    let written = typed.get(start..end).unwrap_or_default();
    let digits = written.trim_matches(|it: char| !it.is_ascii_digit());
    let proposal = meant_number(digits, true, most).map(|meant| Proposal {
        range: start..end,
        text: written.replacen(digits, meant, 1),
    });
    Some(EntryProblem {
        span: start..end,
        kind: ProblemKind::ValueOutOfRange { least, most },
        proposal,
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
