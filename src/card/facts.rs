//! What may be chosen in a line, as facts from which a note can be made in any language.

use std::collections::BTreeSet;

use super::{Line, Movement, NumberKind, Pattern, PatternGroup, Symbol};
use crate::tile::Number;

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
        let ways: Vec<BTreeSet<Number>> = self
            .printed
            .iter()
            .map(Pattern::numbers)
            .filter(|numbers| !numbers.is_empty())
            .collect();
        let first = ways.first()?;
        if self.printed.len() > 1
            && let Some(fact) = self.description().movement.as_ref().and_then(chosen_fact)
        {
            return Some(fact);
        }
        let kind = self.numbers.kind()?;
        let alike = ways.iter().all(|way| way.len() == first.len());
        Some(match first.len() {
            1 if alike && kind == NumberKind::Any => {
                if self.printed.iter().all(has_one_group_of_numbers) {
                    LineFact::AnyNumber
                } else {
                    LineFact::LikeNumbers
                }
            }
            length if alike && ways.iter().all(|way| kind.are_in_a_row(way)) => {
                LineFact::Consecutive(kind, length as u8)
            }
            _ => LineFact::Sliding(kind),
        })
    }
}

/// Whether no two of its groups have a number: where there is one, nothing is like it.
fn has_one_group_of_numbers(way: &Pattern) -> bool {
    let is_of_number = |group: &&PatternGroup| {
        let mut symbols = group.symbols.iter();
        symbols.any(|symbol| matches!(symbol, Symbol::Number(_)))
    };
    way.places().flatten().filter(is_of_number).count() == 1
}

/// The fact that ways are told by which differ in nothing but their numbers, and have all there are.
fn chosen_fact(movement: &Movement) -> Option<LineFact> {
    match movement {
        Movement::Any(NumberKind::Any, _) => Some(LineFact::LikeNumbers),
        Movement::Any(kind, _) => Some(LineFact::Consecutive(*kind, 1)),
        Movement::Chosen(chosen) => chosen.any_two().map(LineFact::TwoNumbers),
        Movement::Consecutive(..) | Movement::Together(_) => None,
    }
}
