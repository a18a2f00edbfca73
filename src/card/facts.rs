//! What may be chosen in a line, as facts from which a note can be made in any language.

use std::collections::BTreeSet;
use std::slice;

use super::{Line, Movement, NumberKind, Pattern, PatternGroup, Symbol};

/// A fact about a line that its note must tell: what may be chosen in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineFact {
    /// It is made in this many different suits, whichever they are
    /// (rules `card-one-color`, `card-two-colors`).
    Suits(u8),
    /// Its one group of numbers has any number.
    AnyNumber,
    /// All its groups of numbers have the same number, any one.
    LikeNumbers,
    /// Its numbers are this many of this kind in a row, wherever they begin
    /// (rule `card-any-consecutive`).
    Consecutive(NumberKind, u8),
    /// Its numbers are any two different ones of these.
    TwoNumbers(NumberKind),
    /// Its numbers move together among these and keep their distances.
    Sliding(NumberKind),
    /// It has groups of any one wind, this many, all different.
    AnyWinds(u8),
    /// It has groups of any one dragon, this many, all different.
    AnyDragons(u8),
    /// It closes groups to jokers that could take them.
    ClosedGroups,
}

impl Line {
    /// What may be chosen in the line, the most telling facts first.
    pub fn facts(&self) -> Vec<LineFact> {
        let mut facts = Vec::new();
        let has_numbers = self.printed.iter().any(|way| !way.numbers().is_empty());
        let suits: BTreeSet<usize> = self.printed.iter().map(|way| way.letters().len()).collect();
        if let (Some(&suits), 1) = (suits.last(), suits.len())
            && suits > 0
            && has_numbers
        {
            facts.push(LineFact::Suits(suits as u8));
        }
        facts.extend(self.number_fact());
        let most_with = |symbol| {
            let count = |way: &Pattern| {
                way.places()
                    .filter(|groups| groups.iter().any(|group| group.symbols.contains(&symbol)))
                    .count() as u8
            };
            self.printed.iter().map(count).max().unwrap_or_default()
        };
        let any_winds = most_with(Symbol::AnyWind);
        // Without a number beside it the dragon of a suit is a dragon like any other.
        let free_dragons = self
            .printed
            .iter()
            .filter(|way| way.numbers().is_empty())
            .map(|way| way.letters().len() as u8)
            .max()
            .unwrap_or_default();
        let any_dragons = most_with(Symbol::AnyDragon) + free_dragons;
        let is_closed = |group: &PatternGroup| group.closed_to_jokers && group.could_take_jokers();
        let mut groups = self.printed.iter().flat_map(Pattern::places).flatten();
        let truths = [
            (any_winds > 0, LineFact::AnyWinds(any_winds)),
            (any_dragons > 0, LineFact::AnyDragons(any_dragons)),
            (groups.any(is_closed), LineFact::ClosedGroups),
        ];
        facts.extend(
            truths
                .into_iter()
                .filter_map(|(is_true, fact)| is_true.then_some(fact)),
        );
        facts
    }

    fn number_fact(&self) -> Option<LineFact> {
        if self.printed.len() > 1
            && let Some(fact) = self.description().movement.as_ref().and_then(fact_of)
            && !matches!(fact, LineFact::Sliding(_))
        {
            return Some(fact);
        }
        let kind = self.numbers.kind()?;
        let mut facts = self
            .printed
            .iter()
            .filter_map(|way| fact_of(&Movement::of(slice::from_ref(way), self.numbers)?));
        let first = facts.next()?;
        Some(match first {
            _ if facts.any(|fact| fact != first) => LineFact::Sliding(kind),
            LineFact::LikeNumbers if self.printed.iter().all(has_one_group_of_numbers) => {
                LineFact::AnyNumber
            }
            _ => first,
        })
    }
}

/// Whether no two of its groups have a number: where there is one, nothing is like it.
fn has_one_group_of_numbers(way: &Pattern) -> bool {
    let groups = way.places().flatten();
    groups.filter(|group| group.has_number()).count() == 1
}

/// The fact by which numbers that move so are told; nothing where ways choose among a few of them.
fn fact_of(movement: &Movement) -> Option<LineFact> {
    Some(match movement {
        Movement::Any(NumberKind::Any, _) => LineFact::LikeNumbers,
        Movement::Any(kind, _) => LineFact::Consecutive(*kind, 1),
        Movement::Consecutive(kind, row) => LineFact::Consecutive(*kind, row.len() as u8),
        Movement::Chosen(chosen) => LineFact::TwoNumbers(chosen.any_two()?),
        Movement::Together(kind) => LineFact::Sliding(*kind),
    })
}
