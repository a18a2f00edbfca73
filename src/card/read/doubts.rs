//! Doubts that only show when all lines are read.

use std::collections::HashSet;

use super::line_hands::HandKey;
use super::lines::{LinePlace, Lines, MOST_VALUE, SectionPlace};
use super::source::{Problems, line_of};
use crate::card::{DiagnosticKind, Line, Pattern, PatternGroup, Proposal};

/// By how much lines of a card usually differ in value.
const STEP: u16 = 5;

impl Lines<'_> {
    /// Notes what is allowed on a card, but hardly meant.
    pub(super) fn note_doubts(&self, problems: &mut Problems<'_>) {
        self.note_same_hands(problems);
        for (line, place) in self.read.iter().zip(&self.places) {
            self.note_cheap_concealed(line, *place, problems);
        }
        for (number, section) in self.sections.iter().enumerate() {
            self.note_singles_and_pairs(number, *section, problems);
        }
    }

    /// Notes a section that takes no joker and is not marked as singles and pairs, where winning without
    /// jokers would be paid for what everybody does; and hands that take jokers in one that is.
    fn note_singles_and_pairs(
        &self,
        number: usize,
        section: SectionPlace,
        problems: &mut Problems<'_>,
    ) {
        let lines = || {
            let lines = self.read.iter().zip(&self.places);
            lines.filter(move |(line, _)| usize::from(line.section) == number)
        };
        let takes_jokers = |line: &Line| {
            let groups = line.printed.iter().flat_map(Pattern::places).flatten();
            groups.into_iter().any(PatternGroup::takes_jokers)
        };
        // Of a line that could not be read nothing can be told.
        if lines().next().is_none() || lines().any(|(line, _)| line.targets.is_empty()) {
            return;
        }
        let mut with_jokers = lines().filter(|(line, _)| takes_jokers(line));
        match (section.is_marked, with_jokers.next()) {
            (false, None) => {
                let proposal = match section.mark {
                    Some(mark) => Some(mark.becomes("true")),
                    None => problems.line_behind(section.title, "singles_and_pairs = true"),
                };
                let kind = DiagnosticKind::UnmarkedSinglesAndPairs;
                problems.add_with(section.title, kind, proposal);
            }
            (true, Some((_, first))) => {
                let kind = DiagnosticKind::JokersInSinglesAndPairs;
                let is_all = lines().all(|(line, _)| takes_jokers(line));
                match section.mark.filter(|_| is_all) {
                    Some(mark) => problems.add_with(mark, kind, mark.becomes("false")),
                    None => problems.add(first.pattern, kind),
                }
            }
            _ => {}
        }
    }

    /// Notes every line whose hands all are hands of another line: of two equal lines the later.
    fn note_same_hands(&self, problems: &mut Problems<'_>) {
        let keys: Vec<HashSet<HandKey>> = self.read.iter().map(|line| self.keys_of(line)).collect();
        let lines = || self.read.iter().zip(&self.places).zip(&keys).enumerate();
        for (index, ((line, place), hands)) in lines() {
            let other = lines().find(|(other_index, (_, other_hands))| {
                let may_hold_it = hands.len() < other_hands.len()
                    || (hands.len() == other_hands.len() && *other_index < index);
                may_hold_it && !hands.is_empty() && hands.is_subset(other_hands)
            });
            let Some((_, ((other, other_place), _))) = other else {
                continue;
            };
            let kind = if other.printed == line.printed && other.numbers == line.numbers {
                let first_line = line_of(self.text, other_place.pattern.start);
                DiagnosticKind::PatternTwice { first_line }
            } else if other.id == line.id {
                // Two sections have the same id, which is told there.
                continue;
            } else {
                let other = other.id.clone();
                DiagnosticKind::SameHands { other }
            };
            problems.add_with(place.pattern, kind, self.removal(line, *place, problems));
        }
    }

    /// The proposal to take a line off the card, and its section with it if that has no other.
    fn removal(&self, line: &Line, place: LinePlace, problems: &Problems<'_>) -> Option<Proposal> {
        let lines = self
            .read
            .iter()
            .filter(|other| other.section == line.section)
            .count();
        problems.without(if lines > 1 {
            place.whole
        } else {
            place.section
        })
    }

    /// Notes a concealed line that is worth no more than an exposed one that is not harder.
    fn note_cheap_concealed(&self, line: &Line, place: LinePlace, problems: &mut Problems<'_>) {
        if !line.concealed || line.value == 0 || line.targets.is_empty() {
            return;
        }
        let exposed = || {
            self.read
                .iter()
                .filter(|other| !other.concealed && other.value > 0 && !other.targets.is_empty())
        };
        let shape = shape(line);
        let alike = exposed().filter(|other| {
            other.section == line.section
                && other.targets.len() >= line.targets.len()
                && self::shape(other) == shape
        });
        let cheapest = exposed().min_by_key(|other| other.value);
        let easier = alike.chain(cheapest).max_by_key(|other| other.value);
        if let Some(easier) = easier.filter(|easier| easier.value >= line.value) {
            let value = easier.value;
            let kind = DiagnosticKind::CheapConcealed {
                exposed: easier.id.clone(),
                value,
            };
            let dearer = value.saturating_add(STEP);
            // Where no line can be dearer, this one can only be an exposed one.
            let proposal = if dearer <= MOST_VALUE {
                Some(place.value.becomes(dearer.to_string()))
            } else {
                place.concealed.map(|span| span.becomes("false"))
            };
            problems.add_with(place.value, kind, proposal);
        }
    }

    fn keys_of(&self, line: &Line) -> HashSet<HandKey> {
        let range = line.targets.start as usize..line.targets.end as usize;
        self.targets
            .get(range)
            .unwrap_or_default()
            .iter()
            .map(HandKey::of)
            .collect()
    }
}

/// What makes two lines alike for whoever collects their tiles: for each way how many suits it needs,
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
