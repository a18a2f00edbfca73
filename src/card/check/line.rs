//! Checks a line: its fields, its ways and their hands.

use super::field::Fields;
use super::hand_size::has_hand_size;
use super::letters::note_skipped_letter;
use super::line_hands::{LineExpansion, has_hands};
use super::pattern::{ReadPattern, read_pattern};
use super::span::{Finding, Findings, Written};
use super::words::meant_numbers;
use super::{MOST_HANDS, MOST_VALUE};
use crate::card::{
    CardPart, Field, FieldEdit, Fix, Hand, HandRange, Key, Line, LineId, LooseLine, LooseValue,
    Numbers, Problem, ProblemKind,
};
use crate::document::{ShapeFault, ValueKind};

/// What can be said of a line by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineReport {
    /// What is wrong with it, doubts included.
    pub problems: Vec<Problem>,
    /// The line, as far as it could be read: the groups that could not are left out. It has no name yet.
    pub line: Line,
    /// Its concrete hands, as far as it has some. Their line is the first of no card.
    pub hands: Vec<Hand>,
}

impl LineReport {
    /// Whether a card with this line can be played: it has no errors, though perhaps doubts.
    pub fn is_sound(&self) -> bool {
        !self.hands.is_empty() && self.problems.iter().all(Problem::is_doubt)
    }
}

/// The most patterns of a line.
const MOST_PATTERNS: usize = 100;
/// The longest pattern, in bytes: fourteen tiles in groups of one with spaces, and the widest of choices, need far less.
const LONGEST_PATTERN: usize = 512;

impl LooseLine {
    /// Checks the line by itself, as if it were the first of its card.
    pub fn check(&self) -> LineReport {
        check_line(CardPart::Line(0, 0), self)
    }
}

/// Checks the line that stands there by itself.
pub(super) fn check_line(part: CardPart, loose: &LooseLine) -> LineReport {
    let mut problems = Vec::new();
    let mut fields = Fields::of(part, &loose.fields, &mut problems);
    let numbers = read_numbers(part, &mut fields, loose.fields.get("numbers"));
    let value = fields.required_number("value", MOST_VALUE);
    let concealed = fields.flag("concealed");
    let note = fields.optional_text("note");
    match loose.ways.as_deref() {
        None => fields.missing("pattern", None),
        Some([]) => fields.add(part.field("pattern"), ProblemKind::EmptyPattern, None),
        Some(_) => {}
    }
    let wanted = match loose.ways() {
        [_] => ValueKind::Texts,
        _ => ValueKind::Text,
    };
    let ways = loose.ways().iter().enumerate();
    let texts: Vec<Option<&str>> = ways
        .take(MOST_PATTERNS)
        .map(|(number, way)| fields.text(part.way(number), "pattern", way, wanted))
        .collect();
    let mut expansion = LineExpansion::new(numbers.unwrap_or_default());
    let mut read: Vec<ReadPattern> = Vec::new();
    for (number, text) in texts.iter().enumerate() {
        let text = text.unwrap_or_default();
        let way = Way {
            loose,
            field: part.way(number),
            text,
        };
        if text.len() > LONGEST_PATTERN {
            let most = LONGEST_PATTERN;
            problems.push(Problem::of(way.field, ProblemKind::LongPattern { most }));
            // Not read: what comes of it grows faster than it does.
            read.push(read_pattern(&[], &mut Findings::new("")));
            continue;
        }
        let mut findings = Findings::new(text);
        let pattern = read_pattern(&Written::all(text), &mut findings);
        let is_whole = pattern.sound && has_hand_size(&pattern, &mut findings);
        let same = |it: &ReadPattern| it.sound && it.pattern == pattern.pattern;
        let same = read.iter().position(same);
        if is_whole {
            note_skipped_letter(&pattern, &mut findings);
            if let Some(same) = same {
                problems.push(Problem {
                    first: Some(part.way(same)),
                    ..Problem::of(way.field, ProblemKind::PatternTwice)
                });
            } else if numbers.is_some() {
                // Without knowing how the numbers move, nothing true can be said of the hands.
                expansion.add(&pattern, number as u16, &mut findings);
            }
        }
        problems.extend(findings.found.into_iter().map(|it| way.problem(it)));
        read.push(pattern);
    }
    if loose.ways().len() > MOST_PATTERNS {
        let most = MOST_PATTERNS;
        let field = part.way(MOST_PATTERNS);
        problems.push(Problem::of(field, ProblemKind::TooManyPatterns { most }));
    }
    if loose.fields.get("numbers").is_some() && expansion.never_slides() {
        problems.push(Problem::of(part.field("numbers"), ProblemKind::NeverSlides));
    }
    let mut hands = expansion.hands;
    hands.truncate(MOST_HANDS);
    for problem in &mut problems {
        fix_line(problem, loose, &read);
    }
    LineReport {
        problems,
        line: Line {
            id: LineId {
                section: String::new(),
                number: 1,
            },
            section: 0,
            patterns: loose.patterns().map(str::to_owned).collect(),
            printed: read.into_iter().map(|way| way.pattern).collect(),
            numbers: numbers.unwrap_or_default(),
            value: value.unwrap_or_default(),
            concealed,
            note: note.map(str::to_owned),
            hands: HandRange::default(),
        },
        hands,
    }
}

/// A way of a line, to say what is wrong with it.
struct Way<'a> {
    loose: &'a LooseLine,
    field: Field,
    text: &'a str,
}

impl Way<'_> {
    /// What was found in it, as a problem of the card.
    fn problem(&self, found: Finding) -> Problem {
        let Finding {
            span,
            kind,
            instead,
        } = found;
        let changes = instead.map(|instead| {
            let pattern = LooseValue::Text(instead);
            let from = Some(self.text.to_owned());
            let mut changes = vec![change(self.field, from, pattern)];
            changes.extend(self.at_own_keys(&kind));
            changes
        });
        Problem {
            range: Some(span.range()),
            fix: changes.map(Fix::Set),
            ..Problem::of(self.field, kind)
        }
    }

    /// What belongs into other fields than the pattern, where these say nothing yet.
    fn at_own_keys(&self, kind: &ProblemKind) -> Vec<FieldEdit> {
        let part = self.field.part;
        let is_open = |key| self.loose.fields.get(key).is_none();
        match kind {
            ProblemKind::UnknownWords { words } if is_open("note") => {
                let note = words.trim_matches(['(', ')', ' ']);
                let note = (!note.is_empty()).then(|| LooseValue::Text(note.to_owned()));
                let note = note.map(|note| change(part.field("note"), None, note));
                note.into_iter().collect()
            }
            ProblemKind::ValueInPattern { value } if is_open("value") => {
                let digits = value.trim_matches(|it: char| !it.is_ascii_digit());
                let Ok(worth) = digits.parse() else {
                    return Vec::new();
                };
                let worth: u16 = worth;
                let mut changes = vec![change(part.field("value"), None, worth.into())];
                if value.starts_with(['c', 'C']) && is_open("concealed") {
                    changes.push(change(
                        part.field("concealed"),
                        None,
                        LooseValue::Flag(true),
                    ));
                }
                changes
            }
            _ => Vec::new(),
        }
    }
}

const fn change(field: Field, from: Option<String>, to: LooseValue) -> FieldEdit {
    FieldEdit { field, from, to }
}

/// Tells the fix of a problem that is fixed in the line rather than in one of its patterns.
fn fix_line(problem: &mut Problem, loose: &LooseLine, read: &[ReadPattern]) {
    let part = problem.field.part;
    match problem.kind {
        ProblemKind::PatternTwice | ProblemKind::NothingNew if problem.field.key != Key::Way(0) => {
            problem.fix = Some(Fix::Remove(problem.field));
        }
        ProblemKind::NeverSlides => {
            problem.fix = Some(moving(part, loose, Numbers::Printed));
        }
        ProblemKind::NoPosition { .. } => {
            let makes_hands = |numbers: &Numbers| {
                let mut ways = read.iter().filter(|way| way.sound);
                ways.all(|way| has_hands(&way.pattern, *numbers))
            };
            let instead = [Numbers::Slide, Numbers::Printed]
                .into_iter()
                .find(makes_hands);
            problem.fix = instead.map(|instead| moving(part, loose, instead));
        }
        _ => {}
    }
}

/// The fix to let the numbers move like this.
fn moving(part: CardPart, loose: &LooseLine, numbers: Numbers) -> Fix {
    let from = loose.numbers().map(|numbers| numbers.word().to_owned());
    Fix::set(part.field("numbers"), from, numbers)
}

/// How the numbers move; `None` when what is said is none of the four ways, which is noted.
fn read_numbers(
    part: CardPart,
    fields: &mut Fields<'_, '_>,
    value: Option<&LooseValue>,
) -> Option<Numbers> {
    const KEY: &str = "numbers";
    let Some(value) = value else {
        return Some(Numbers::Printed);
    };
    let field = part.field(KEY);
    let numbers = value.as_numbers();
    if numbers.is_none()
        && let Some(word) = fields.text(field, KEY, value, ValueKind::Text)
    {
        let meant = meant_numbers(word);
        let fix = meant.map(|it| Fix::set(field, Some(word.to_owned()), it));
        let fault = ShapeFault::UnknownWord {
            word: word.to_owned(),
            meant: meant.map(|it| it.word().to_owned()),
            known: Numbers::ALL.map(|it| it.word().to_owned()).to_vec(),
        };
        fields.add(field, fault.into(), fix);
    }
    numbers
}
