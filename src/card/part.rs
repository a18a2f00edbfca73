//! The parts of a printed line, each to be told by itself.

use super::description::describe_place;
use super::{GroupDescription, Line, Movement, PatternGroup, Symbol};

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
}

/// Whether jokers may stand in a group, and why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JokerPlace {
    /// They may: three or more alike (rule `jok-any-tile-in-3plus`).
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
    /// Its groups differ in suit.
    Chosen,
    /// It has one suit.
    One {
        /// The groups elsewhere that have the same, as printed.
        same: Vec<String>,
        /// The groups elsewhere that have another, as printed.
        others: Vec<String>,
    },
}

/// What is to be told of one place of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacePart {
    /// The groups of which one is chosen, each as printed; never empty.
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
        let places = self.printed.iter().enumerate().flat_map(|(way, pattern)| {
            (0..pattern.places().count()).map(move |place| LinePart::Place { way, place })
        });
        places
            .chain([LinePart::Note, LinePart::Value, LinePart::Mark])
            .collect()
    }

    /// What is to be told of a place; nothing when the line has no such place.
    pub fn place_part(&self, way: usize, place: usize) -> Option<PlacePart> {
        let pattern = self.printed.get(way)?;
        let here = pattern.places().nth(place)?;
        let first = here.first()?;
        let descriptions = describe_place(pattern, place)?;
        let letters: Vec<_> = here.iter().filter_map(|group| group.letter).collect();
        let suit_chosen = here.iter().any(|group| group.letter != first.letter);
        let elsewhere = |same: bool| -> Vec<String> {
            pattern
                .places()
                .enumerate()
                .filter(|(other, _)| *other != place)
                .flat_map(|(_, groups)| groups)
                .filter(|group| {
                    group
                        .letter
                        .is_some_and(|letter| letters.contains(&letter) == same)
                })
                .map(PatternGroup::text)
                .collect()
        };
        let has =
            |wanted: fn(&Symbol) -> bool| here.iter().any(|group| group.symbols.iter().any(wanted));
        let movement = has(|symbol| matches!(symbol, Symbol::Number(_)))
            .then(|| self.description().movement)
            .flatten();
        Some(PlacePart {
            groups: here
                .iter()
                .map(PatternGroup::text)
                .zip(descriptions)
                .collect(),
            suit: match letters.first() {
                None => None,
                Some(_) if suit_chosen => Some(PartSuit::Chosen),
                Some(_) => Some(PartSuit::One {
                    same: elsewhere(true),
                    others: elsewhere(false),
                }),
            },
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

fn joker_place(group: &PatternGroup) -> JokerPlace {
    match (group.repeated(), group.symbols.len()) {
        (None, _) => JokerPlace::Cluster,
        (Some(_), 1) => JokerPlace::Single,
        (Some(_), 2) => JokerPlace::Pair,
        _ if group.closed_to_jokers => JokerPlace::Closed,
        _ => JokerPlace::Open,
    }
}
