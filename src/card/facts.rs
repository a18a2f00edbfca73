//! What a line asks for, as facts from which a sentence can be made in any language.

use std::collections::{BTreeMap, BTreeSet};

use super::{Line, Movement, NumberKind, Numbers, Pattern, PatternGroup, SuitLetter, Symbol};
use crate::tile::Number;

/// A fact about a line that its reader must know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineFact {
    /// It is made in this many different suits, whichever they are
    /// (rules `card-one-color`, `card-two-colors`).
    Suits(u8),
    /// All its numbers are the same number, any one.
    LikeNumbers,
    /// Its numbers are this many consecutive ones, wherever they begin
    /// (rule `card-any-consecutive`).
    Consecutive(u8),
    /// Its numbers are any two different ones of these.
    TwoNumbers(NumberKind),
    /// Its numbers move together and keep their distances.
    Sliding,
    /// Its numbers are this many odd ones in a row, wherever they begin.
    ConsecutiveOdd(u8),
    /// Its numbers are this many even ones in a row, wherever they begin.
    ConsecutiveEven(u8),
    /// Its numbers move together among the odd ones.
    SlidingOdd,
    /// Its numbers move together among the even ones.
    SlidingEven,
    /// Its numbers are those that are printed (rule `card-fixed-numbers`).
    PrintedNumbers,
    /// It has groups of any one wind, this many, all different.
    AnyWinds(u8),
    /// It has groups of any one dragon, this many, all different.
    AnyDragons(u8),
    /// It has dragons that match the suit of its numbers (rule `card-matching-dragons`).
    MatchingDragons,
    /// It has dragons of a suit that its numbers do not have (rule `card-opposite-dragons`).
    OppositeDragons,
    /// It has zeros, which are white dragons (rule `card-zero-is-white`).
    Zeros,
    /// It lets one choose between groups.
    Choice,
    /// It can be made in this many ways.
    Ways(u8),
    /// It closes groups to jokers that could take them.
    ClosedGroups,
    /// No group of it takes a joker.
    NoJokers,
    /// It must be concealed until it is complete (rule `card-c-concealed`).
    Concealed,
}

impl Line {
    /// What the line asks for, the most telling facts first.
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
        let choice = self
            .printed
            .iter()
            .any(|way| way.places().any(|groups| groups.len() > 1));
        let truths = [
            (any_winds > 0, LineFact::AnyWinds(any_winds)),
            (any_dragons > 0, LineFact::AnyDragons(any_dragons)),
            (self.has_dragon(true), LineFact::MatchingDragons),
            (self.has_dragon(false), LineFact::OppositeDragons),
            (most_with(Symbol::Zero) > 0, LineFact::Zeros),
            (choice, LineFact::Choice),
            (
                self.printed.len() > 1,
                LineFact::Ways(self.printed.len() as u8),
            ),
            (
                self.groups()
                    .any(|group| group.closed_to_jokers && group.could_take_jokers()),
                LineFact::ClosedGroups,
            ),
            (
                !self.groups().any(PatternGroup::takes_jokers),
                LineFact::NoJokers,
            ),
            (self.concealed, LineFact::Concealed),
        ];
        facts.extend(
            truths
                .into_iter()
                .filter_map(|(is_true, fact)| is_true.then_some(fact)),
        );
        facts
    }

    fn groups(&self) -> impl Iterator<Item = &PatternGroup> {
        self.printed.iter().flat_map(Pattern::places).flatten()
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
        let alike = ways.iter().all(|way| way.len() == first.len());
        let in_a_row = alike && ways.iter().all(is_every_second);
        Some(match self.numbers {
            Numbers::Printed => LineFact::PrintedNumbers,
            Numbers::SlideOdd if in_a_row => LineFact::ConsecutiveOdd(first.len() as u8),
            Numbers::SlideEven if in_a_row => LineFact::ConsecutiveEven(first.len() as u8),
            Numbers::SlideOdd => LineFact::SlidingOdd,
            Numbers::SlideEven => LineFact::SlidingEven,
            Numbers::Slide if alike && first.len() == 1 => LineFact::LikeNumbers,
            Numbers::Slide if alike && ways.iter().all(is_consecutive) => {
                LineFact::Consecutive(first.len() as u8)
            }
            Numbers::Slide => LineFact::Sliding,
        })
    }

    /// Whether a dragon of a suit stands in a pattern whose numbers have that suit too, or have not.
    fn has_dragon(&self, matching: bool) -> bool {
        self.printed.iter().any(|way| {
            let letters_of = |suited: fn(&Symbol) -> bool| -> BTreeSet<SuitLetter> {
                way.places()
                    .flatten()
                    .filter(|group| group.symbols.iter().any(suited))
                    .filter_map(|group| group.letter)
                    .collect()
            };
            let numbers = letters_of(|symbol| matches!(symbol, Symbol::Number(_)));
            !numbers.is_empty()
                && letters_of(|symbol| *symbol == Symbol::MatchingDragon)
                    .iter()
                    .any(|letter| numbers.contains(letter) == matching)
        })
    }
}

impl Pattern {
    /// The places whose groups are in each suit, by letter and counted from 0: places of the same
    /// letter share a suit, places of different letters never do
    /// (rule `card-colors-count-suits`).
    pub fn places_by_letter(&self) -> BTreeMap<SuitLetter, Vec<usize>> {
        let mut places: BTreeMap<SuitLetter, Vec<usize>> = BTreeMap::new();
        for (place, groups) in self.places().enumerate() {
            for letter in SuitLetter::ALL {
                if groups.iter().any(|group| group.letter == Some(letter)) {
                    places.entry(letter).or_default().push(place);
                }
            }
        }
        places
    }
}

/// Whether each number is one more than the number before it.
pub(super) fn is_consecutive<'a>(
    numbers: impl IntoIterator<Item = &'a Number, IntoIter: Clone>,
) -> bool {
    is_by_steps_of(1, numbers)
}

/// Whether each number is two more than the number before it: all odd or all even, in a row.
pub(super) fn is_every_second<'a>(
    numbers: impl IntoIterator<Item = &'a Number, IntoIter: Clone>,
) -> bool {
    is_by_steps_of(2, numbers)
}

fn is_by_steps_of<'a>(
    step: u8,
    numbers: impl IntoIterator<Item = &'a Number, IntoIter: Clone>,
) -> bool {
    let numbers = numbers.into_iter();
    numbers
        .clone()
        .zip(numbers.skip(1))
        .all(|(low, high)| low.get() + step == high.get())
}

/// The fact that ways are told by which differ in nothing but their numbers, and have all there are.
fn chosen_fact(movement: &Movement) -> Option<LineFact> {
    Some(match movement {
        Movement::AnyNumber(_) => LineFact::LikeNumbers,
        Movement::AnyOdd(_) => LineFact::ConsecutiveOdd(1),
        Movement::AnyEven(_) => LineFact::ConsecutiveEven(1),
        Movement::Chosen(chosen) => LineFact::TwoNumbers(chosen.any_two()?),
        _ => return None,
    })
}
