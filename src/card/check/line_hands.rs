//! The hands of one line: those of all its ways, each once.

use std::collections::HashSet;

use super::fixes::{replaced, replaced_last};
use super::hands::{Hands, Impossible, MOST_HANDS_OF_A_LINE, expand};
use super::pattern::ReadPattern;
use super::possible::Shortage;
use super::repeats::note_repeats;
use super::span::Findings;
use crate::card::{Hand, Numbers, Pattern, ProblemKind, Symbol};
use crate::tile::{HAND, Tile, copies_of};

/// What two hands have in common that are the same hand: the groups that take jokers, and all other
/// tiles, however the card clusters them.
///
/// A number, as every reading of a card compares a thousand hands: from the top the groups, at most four
/// of them, as kind and size, then the other tiles as kinds, each lot in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct HandKey(u128);

impl HandKey {
    /// The key of a concrete hand.
    pub(super) fn of(hand: &Hand) -> Self {
        let (mut groups, mut others) = ([0_u128; 4], [0_u128; HAND]);
        let open = hand.groups.iter().filter(|group| group.takes_jokers);
        for (place, group) in groups.iter_mut().zip(open) {
            let kind = group.tile().map_or(0, Tile::index);
            *place = ((kind << SIZE_BITS) + group.tiles.len()) as u128;
        }
        let closed = hand.groups.iter().filter(|group| !group.takes_jokers);
        let closed = closed.flat_map(|group| &group.tiles);
        for (place, tile) in others.iter_mut().zip(closed) {
            *place = tile.index() as u128 + 1;
        }
        groups.sort_unstable();
        others.sort_unstable();
        let key = groups
            .iter()
            .fold(0, |key, it| (key << (KIND_BITS + SIZE_BITS)) | it);
        Self(others.iter().fold(key, |key, it| (key << KIND_BITS) | it))
    }
}

/// Enough bits for every kind of tile and none.
const KIND_BITS: u32 = 6;
/// Enough bits for the size of every group.
const SIZE_BITS: u32 = 3;

/// The hands of one line, from all its ways.
#[derive(Debug)]
pub(super) struct LineExpansion {
    numbers: Numbers,
    pub(super) hands: Vec<Hand>,
    seen: HashSet<HandKey>,
    made: usize,
    most_positions: usize,
    sound: bool,
}

impl LineExpansion {
    /// No hands yet of a line whose numbers move like this.
    pub(super) fn new(numbers: Numbers) -> Self {
        Self {
            numbers,
            hands: Vec::new(),
            seen: HashSet::new(),
            made: 0,
            most_positions: 0,
            sound: true,
        }
    }

    /// Adds the hands of the way of this number that are not there already, or notes why there are none.
    pub(super) fn add(&mut self, read: &ReadPattern, way: u16, findings: &mut Findings<'_>) {
        let too_many = ProblemKind::TooManyHands {
            most: MOST_HANDS_OF_A_LINE,
        };
        match expand(&read.pattern, self.numbers, way) {
            Hands::Some { hands, positions } => {
                self.made += hands.len();
                if self.made > MOST_HANDS_OF_A_LINE {
                    self.sound = false;
                    findings.add(read.span, too_many);
                    return;
                }
                self.most_positions = self.most_positions.max(positions);
                let before = self.hands.len();
                let seen = &mut self.seen;
                let new = hands.into_iter();
                self.hands
                    .extend(new.filter(|hand| seen.insert(HandKey::of(hand))));
                if self.hands.len() == before {
                    findings.add(read.span, ProblemKind::NothingNew);
                }
                note_repeats(read, |pattern| has_hands(pattern, self.numbers), findings);
            }
            Hands::TooMany => {
                self.sound = false;
                findings.add(read.span, too_many);
            }
            Hands::None(reason) => {
                self.sound = false;
                self.note(reason, read, findings);
            }
        }
    }

    fn note(&self, reason: Impossible, read: &ReadPattern, findings: &mut Findings<'_>) {
        let possible = |pattern: &Pattern| has_hands(pattern, self.numbers);
        let (span, kind, better) = match reason {
            Impossible::AnyWinds { groups } => {
                let better = replaced_last(&read.pattern, Symbol::AnyWind, possible);
                (read.span, ProblemKind::TooManyAnyWinds { groups }, better)
            }
            Impossible::AnyDragons { groups } => {
                let better = replaced_last(&read.pattern, Symbol::AnyDragon, possible);
                (read.span, ProblemKind::TooManyAnyDragons { groups }, better)
            }
            Impossible::NoPosition => {
                let numbers = self.numbers;
                (read.span, ProblemKind::NoPosition { numbers }, None)
            }
            Impossible::Shortage {
                shortage,
                place,
                choice,
            } => {
                let span = read.groups.get(place).and_then(|spans| spans.get(choice));
                // Where one group is not all that is wrong, at least all before it come right.
                let further = |pattern: &Pattern| match expand(pattern, self.numbers, 0) {
                    Hands::None(Impossible::Shortage { place: next, .. }) => next > place,
                    _ => false,
                };
                let better = replaced(&read.pattern, place, choice, possible)
                    .or_else(|| replaced(&read.pattern, place, choice, further));
                (span.copied().unwrap_or(read.span), shortage.into(), better)
            }
        };
        findings.add_better(span, kind, better.as_ref());
    }

    /// Whether numbers that should slide have only one position in every way.
    pub(super) fn never_slides(&self) -> bool {
        self.numbers != Numbers::Printed && self.sound && self.most_positions == 1
    }
}

/// Whether a pattern whose numbers move like this has hands.
pub(super) fn has_hands(pattern: &Pattern, numbers: Numbers) -> bool {
    matches!(expand(pattern, numbers, 0), Hands::Some { .. })
}

impl From<Shortage> for ProblemKind {
    fn from(shortage: Shortage) -> Self {
        match shortage {
            Shortage::Naturals { tile, needed } => Self::TooFewNaturals {
                tile,
                needed,
                exist: copies_of(tile),
            },
            Shortage::Jokers { needed } => Self::TooFewJokers {
                needed,
                exist: copies_of(Tile::Joker),
            },
        }
    }
}
