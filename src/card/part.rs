//! The parts of a printed line, each to be told by itself.

use std::collections::BTreeSet;

use super::description::describe_place;
use super::merged_ways::merged_ways;
use super::{GroupDescription, Line, Movement, Pattern, PatternGroup, SuitLetter, Symbol};

/// A part of a printed line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinePart {
    /// A place for a group, or for one of several.
    Place {
        /// Which of the line's [`printed`](Line::printed) ways, counted from 0.
        way: usize,
        /// Which of that way's [`places`](super::Pattern::places), counted from 0.
        place: usize,
    },
    /// The note in parentheses.
    Note,
    /// What the line is worth.
    Value,
    /// X or C.
    Mark,
    /// How many tiles a rack lacks for it, where the line is compared with one.
    Missing,
}

/// Whether jokers may stand in a group, and why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JokerPlace {
    /// They may: three or more identical tiles (rule `jok-any-tile-in-3plus`).
    Open,
    /// They may not: the card closes the group with `!`.
    Closed,
    /// They may not: a single tile.
    Single,
    /// They may not: a pair.
    Pair,
    /// They may not: a cluster of singles and pairs.
    Cluster,
}

/// What is to be told of the suit of a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PartSuit {
    /// Its groups differ in suit, and in their tiles too.
    Chosen,
    /// Its groups are the same tiles, in these suits.
    Either(Vec<SuitLetter>),
    /// It has one suit.
    One {
        /// The groups elsewhere that have the same, as printed; each text once.
        same: Vec<String>,
        /// What has another suit.
        others: OtherSuits,
    },
}

/// What has another suit than a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OtherSuits {
    /// Nothing.
    None,
    /// These groups, as printed: each of these texts stands once in the line.
    Groups(Vec<String>),
    /// The groups of these suit letters: some of them read like others, so that only their marks
    /// tell them apart.
    Letters(Vec<SuitLetter>),
}

/// What is to be told of one place of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacePart {
    /// The groups of which one is chosen, each as printed and each text once; never empty.
    pub groups: Vec<(String, GroupDescription)>,
    /// Its suit, if it has one.
    pub suit: Option<PartSuit>,
    /// Whether it has the dragon of its suit.
    pub suit_dragon: bool,
    /// Whether it has a zero.
    pub zero: bool,
    /// How its numbers move, if it has some that do.
    pub movement: Option<Movement>,
    /// Whether jokers may stand in it.
    pub jokers: JokerPlace,
}

impl Line {
    /// Every part of the line, in the order in which they are printed.
    pub fn parts(&self) -> Vec<LinePart> {
        let places = self.ways_in_print().flat_map(|(way, pattern)| {
            (0..pattern.places().count()).map(move |place| LinePart::Place { way, place })
        });
        places
            .chain([LinePart::Note, LinePart::Value, LinePart::Mark])
            .collect()
    }

    /// The [`printed`](Self::printed) ways that a card prints, each with its place: one for all when
    /// these are any numbers, which the note tells; else every one.
    pub fn ways_in_print(&self) -> impl Iterator<Item = (usize, &Pattern)> {
        let one = merged_ways(&self.printed, self.numbers)
            .filter(|(_, chosen)| Movement::of_choice(chosen.clone()).is_any());
        let ways = match one {
            Some((way, _)) => way..way + 1,
            None => 0..self.printed.len(),
        };
        self.printed
            .iter()
            .enumerate()
            .filter(move |(way, _)| ways.contains(way))
    }

    /// What is to be told of a place; nothing when the line has no such place.
    pub fn place_part(&self, way: usize, place: usize) -> Option<PlacePart> {
        let pattern = self.printed.get(way)?;
        let here = pattern.places().nth(place)?;
        let descriptions = describe_place(pattern, place)?;
        let symbols = || here.iter().flat_map(|group| &group.symbols);
        let has = |wanted: fn(&Symbol) -> bool| symbols().any(wanted);
        let movement = Movement::in_way(&self.printed, self.numbers, way).filter(|movement| {
            symbols().any(|symbol| match symbol {
                Symbol::Number(number) => movement.is_about(*number),
                _ => false,
            })
        });
        let mut groups: Vec<(String, GroupDescription)> = Vec::new();
        for (group, description) in here.iter().zip(descriptions) {
            let text = group.text();
            if !groups.iter().any(|(other, _)| *other == text) {
                groups.push((text, description));
            }
        }
        let is_one_group = groups.len() < 2;
        let letters: Vec<SuitLetter> = here.iter().filter_map(|group| group.letter).collect();
        let suit = match letters.first() {
            None => None,
            Some(letter) if here.iter().all(|group| group.letter == Some(*letter)) => {
                Some(suit_beside_others(pattern, place, *letter))
            }
            Some(_) if is_one_group => Some(PartSuit::Either(letters)),
            Some(_) => Some(PartSuit::Chosen),
        };
        Some(PlacePart {
            groups,
            suit,
            suit_dragon: has(|symbol| *symbol == Symbol::MatchingDragon),
            zero: has(|symbol| *symbol == Symbol::Zero),
            movement,
            jokers: here
                .iter()
                .map(joker_place)
                .find(|place| *place != JokerPlace::Open)
                .unwrap_or(JokerPlace::Open),
        })
    }
}

/// The suit of a place by the places that share it and those that do not. A place that leaves its suit
/// open is neither.
fn suit_beside_others(pattern: &Pattern, place: usize, letter: SuitLetter) -> PartSuit {
    let mut own: BTreeSet<String> = BTreeSet::new();
    let mut same: Vec<String> = Vec::new();
    let mut others: Vec<String> = Vec::new();
    let mut letters: BTreeSet<SuitLetter> = BTreeSet::new();
    for (position, groups) in pattern.places().enumerate() {
        let texts = groups.iter().map(PatternGroup::text);
        if position == place {
            own.extend(texts);
        } else if groups.iter().all(|group| group.letter == Some(letter)) {
            same.extend(texts);
        } else if groups
            .iter()
            .all(|group| group.letter.is_some_and(|other| other != letter))
        {
            others.extend(texts);
            letters.extend(groups.iter().filter_map(|group| group.letter));
        }
    }
    let mut known = own;
    known.extend(same.iter().cloned());
    let tells_apart = others.iter().all(|text| known.insert(text.clone()));
    let mut seen = BTreeSet::new();
    same.retain(|text| seen.insert(text.clone()));
    PartSuit::One {
        same,
        others: match (others.is_empty(), tells_apart) {
            (true, _) => OtherSuits::None,
            (false, true) => OtherSuits::Groups(others),
            (false, false) => OtherSuits::Letters(letters.into_iter().collect()),
        },
    }
}

fn joker_place(group: &PatternGroup) -> JokerPlace {
    match (group.repeated(), group.symbols.len()) {
        (None, _) => JokerPlace::Cluster,
        (Some(_), 1) => JokerPlace::Single,
        (Some(_), 2) => JokerPlace::Pair,
        _ if group.closed_to_jokers => JokerPlace::Closed,
        _ => JokerPlace::Open,
    }
}
