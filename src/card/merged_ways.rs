//! Ways of a line that differ in nothing but their numbers, told as one.

use std::collections::BTreeSet;

use super::{Numbers, Pattern, Symbol};
use crate::tile::Number;

/// What the ways of a line put for one or two of the numbers that are printed in one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChosenNumbers {
    /// The printed numbers, one or two, each with all that it stands for, from the lowest on.
    pub printed: Vec<(Number, Vec<Number>)>,
    /// How two of them are chosen beside each other.
    pub relation: Relation,
}

/// How two numbers are chosen beside each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// Each as one likes.
    Free,
    /// Never the same.
    Different,
    /// The first is the lower one.
    FirstLower,
}

impl ChosenNumbers {
    /// Two different numbers among all, all odd or all even ones: which of these.
    pub fn any_two(&self) -> Option<NumberKind> {
        match self.printed.as_slice() {
            [(_, all), (_, others)] if all == others && self.relation != Relation::Free => {
                NumberKind::of(all)
            }
            _ => None,
        }
    }
}

/// Numbers from which one chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NumberKind {
    /// All nine.
    Any,
    /// The odd ones.
    Odd,
    /// The even ones.
    Even,
}

impl NumberKind {
    /// Of which kind these numbers are all; nothing when some of each lack.
    pub fn of(numbers: &[Number]) -> Option<Self> {
        let odd = numbers.iter().filter(|number| number.get() % 2 == 1);
        match (odd.count(), numbers.len()) {
            (5, 9) => Some(Self::Any),
            (5, 5) => Some(Self::Odd),
            (0, 4) => Some(Self::Even),
            _ => None,
        }
    }

    /// Whether these numbers are in a row: each the next one of this kind.
    pub(super) fn are_in_a_row<'n>(
        self,
        numbers: impl IntoIterator<Item = &'n Number, IntoIter: Clone>,
    ) -> bool {
        let step = match self {
            Self::Any => 1,
            Self::Odd | Self::Even => 2,
        };
        let numbers = numbers.into_iter();
        let mut pairs = numbers.clone().zip(numbers.skip(1));
        pairs.all(|(low, high)| low.get() + step == high.get())
    }
}

/// The way that stands for all of them, by its place, and what its numbers stand for. Nothing when the
/// ways differ in more than numbers, or in a manner for which there are no few words.
pub(super) fn merged_ways(ways: &[Pattern], numbers: Numbers) -> Option<(usize, ChosenNumbers)> {
    let merged = MergedWays::of(ways, numbers)?;
    (0..ways.len()).find_map(|way| Some((way, merged.chosen(way)?)))
}

/// The same in the numbers that one of the ways prints. Nothing also when it does not print one of its
/// own for each that is chosen.
pub(super) fn chosen_in(ways: &[Pattern], numbers: Numbers, way: usize) -> Option<ChosenNumbers> {
    MergedWays::of(ways, numbers)?.chosen(way)
}

/// Ways that differ in nothing but their numbers.
struct MergedWays<'a> {
    ways: &'a [Pattern],
    /// The numbers that each of them prints, place by place.
    printed: Vec<Vec<u8>>,
    /// The places of numbers that are not the same in all hands, each with its number in every hand.
    moving: Vec<(usize, Vec<u8>)>,
    /// The numbers that are.
    fixed: BTreeSet<u8>,
}

impl<'a> MergedWays<'a> {
    fn of(ways: &'a [Pattern], numbers: Numbers) -> Option<Self> {
        let first = ways.first()?;
        if ways.len() < 2 || !ways.iter().all(|way| differ_in_numbers(way, first)) {
            return None;
        }
        let printed: Vec<Vec<u8>> = ways.iter().map(printed_numbers).collect();
        let hands: BTreeSet<Vec<u8>> = printed
            .iter()
            .flat_map(|way| positions(way, numbers))
            .collect();
        let column = |place: usize| -> Vec<u8> {
            let numbers = hands.iter().filter_map(|hand| hand.get(place).copied());
            numbers.collect()
        };
        // Places that always have the same number are one; those that never change are none.
        let mut moving: Vec<(usize, Vec<u8>)> = Vec::new();
        let mut fixed: BTreeSet<u8> = BTreeSet::new();
        for place in 0..printed.first()?.len() {
            let column = column(place);
            let is_fixed = column.windows(2).all(|pair| pair.first() == pair.last());
            if is_fixed {
                fixed.extend(column);
            } else if moving.iter().all(|(_, other)| *other != column) {
                moving.push((place, column));
            }
        }
        Some(Self {
            ways,
            printed,
            moving,
            fixed,
        })
    }

    /// What the numbers that this way prints stand for. It must print one of its own for each.
    fn chosen(&self, way: usize) -> Option<ChosenNumbers> {
        let printed = self.printed.get(way)?;
        let mut known = self.fixed.clone();
        let names = self.moving.iter().map(|(place, _)| {
            let number = *printed.get(*place)?;
            known.insert(number).then(|| Number::new(number)).flatten()
        });
        let names: Option<Vec<Number>> = names.collect();
        match (self.moving.as_slice(), names?.as_slice()) {
            ([(_, column)], [name]) => Some(ChosenNumbers {
                printed: vec![(*name, numbers_of(column))],
                relation: Relation::Free,
            }),
            ([(_, low), (_, high)], [first, second]) => {
                two(self.ways.get(way)?, (*first, low), (*second, high))
            }
            _ => None,
        }
    }
}

/// How two numbers are chosen, whose values in all hands are these, hand by hand.
fn two(way: &Pattern, first: (Number, &[u8]), second: (Number, &[u8])) -> Option<ChosenNumbers> {
    let pairs: BTreeSet<(u8, u8)> = first
        .1
        .iter()
        .copied()
        .zip(second.1.iter().copied())
        .collect();
    let values = |column: &[u8]| -> BTreeSet<u8> { column.iter().copied().collect() };
    let (low, high) = (values(first.1), values(second.1));
    let all: BTreeSet<u8> = low.union(&high).copied().collect();
    let is = |left: &BTreeSet<u8>, right: &BTreeSet<u8>, allowed: fn(u8, u8) -> bool| {
        let wanted = left
            .iter()
            .flat_map(|one| right.iter().map(|other| (*one, *other)))
            .filter(|(one, other)| allowed(*one, *other));
        pairs.iter().copied().eq(wanted)
    };
    let chosen = |first: (Number, &BTreeSet<u8>), second: (Number, &BTreeSet<u8>), relation| {
        let sorted = |set: &BTreeSet<u8>| set.iter().copied().filter_map(Number::new).collect();
        ChosenNumbers {
            printed: vec![(first.0, sorted(first.1)), (second.0, sorted(second.1))],
            relation,
        }
    };
    let (one, other) = (first.0, second.0);
    let ordered = || {
        if is_symmetric(way, one, other) {
            Relation::Different
        } else {
            Relation::FirstLower
        }
    };
    if is(&low, &high, |_, _| true) {
        Some(chosen((one, &low), (other, &high), Relation::Free))
    } else if is(&low, &high, |one, other| one != other) {
        Some(chosen((one, &low), (other, &high), Relation::Different))
    } else if is(&all, &all, |one, other| one < other) {
        Some(chosen((one, &all), (other, &all), ordered()))
    } else if is(&all, &all, |one, other| one > other) {
        Some(chosen((other, &all), (one, &all), ordered()))
    } else {
        None
    }
}

/// Whether two ways have the same groups but for their numbers. None of these is in a choice or in a
/// cluster, where other words would be needed.
fn differ_in_numbers(way: &Pattern, first: &Pattern) -> bool {
    let is_simple = |way: &Pattern| {
        way.places().all(|groups| {
            groups.iter().all(|group| {
                !group.has_number() || (groups.len() == 1 && group.repeated().is_some())
            })
        })
    };
    is_simple(way) && with_numbers(way, |_| 1) == with_numbers(first, |_| 1)
}

/// Whether the way stays the same when the two numbers change places, but for the order of its groups.
fn is_symmetric(way: &Pattern, one: Number, other: Number) -> bool {
    let groups = |way: &Pattern| -> Vec<String> {
        let mut groups: Vec<String> = way.places().flatten().map(ToString::to_string).collect();
        groups.sort_unstable();
        groups
    };
    let (low, high) = (one.get(), other.get());
    let swapped = with_numbers(way, |number| match number {
        number if number == low => high,
        number if number == high => low,
        number => number,
    });
    groups(way) == groups(&swapped)
}

/// The way with other numbers.
fn with_numbers(way: &Pattern, other: impl Fn(u8) -> u8) -> Pattern {
    let mut changed = way.clone();
    let groups = changed.places_mut().flatten();
    for symbol in groups.flat_map(|group| &mut group.symbols) {
        if let Symbol::Number(number) = symbol
            && let Some(instead) = Number::new(other(number.get()))
        {
            *number = instead;
        }
    }
    changed
}

fn printed_numbers(way: &Pattern) -> Vec<u8> {
    let symbols = way.places().flatten().flat_map(|group| &group.symbols);
    symbols.filter_map(|symbol| symbol.number()).collect()
}

/// The printed numbers at every place where they fit.
fn positions(printed: &[u8], numbers: Numbers) -> Vec<Vec<u8>> {
    let moved = |step: i8| {
        printed
            .iter()
            .filter_map(move |it| it.checked_add_signed(step))
    };
    let steps = numbers.steps(printed).into_iter();
    steps.map(|step| moved(step).collect()).collect()
}

fn numbers_of(column: &[u8]) -> Vec<Number> {
    let values: BTreeSet<u8> = column.iter().copied().collect();
    values.into_iter().filter_map(Number::new).collect()
}
