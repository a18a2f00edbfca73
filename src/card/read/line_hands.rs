//! The hands of one line: those of all its ways, each once.

use std::collections::HashSet;

use super::hands::{Hands, Hopeless, MOST_HANDS_OF_A_LINE, expand};
use super::mend::{replaced, replaced_last};
use super::pattern::ReadPattern;
use super::possible::Shortage;
use super::repeats::note_repeats;
use super::source::{Problems, Span};
use crate::card::{DiagnosticKind, LineIndex, Numbers, Pattern, Proposal, Symbol, Target};
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
    pub(super) fn of(target: &Target) -> Self {
        let (mut groups, mut others) = ([0_u128; 4], [0_u128; HAND]);
        let open = target.groups.iter().filter(|group| group.takes_jokers);
        for (place, group) in groups.iter_mut().zip(open) {
            let kind = group.tile().map_or(0, Tile::index);
            *place = ((kind << SIZE_BITS) + group.tiles.len()) as u128;
        }
        let closed = target.groups.iter().filter(|group| !group.takes_jokers);
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
    line: LineIndex,
    numbers: Numbers,
    /// Where the card says how the numbers move.
    numbers_span: Option<Span>,
    seen: HashSet<HandKey>,
    made: usize,
    most_positions: usize,
    sound: bool,
}

impl LineExpansion {
    /// No hands yet of this line; `numbers_span` is where its file says how its numbers move.
    pub(super) fn new(line: LineIndex, numbers: Numbers, numbers_span: Option<Span>) -> Self {
        Self {
            line,
            numbers,
            numbers_span,
            seen: HashSet::new(),
            made: 0,
            most_positions: 0,
            sound: true,
        }
    }

    /// Adds the hands of the way of this number that are not there already, or notes why there are none. `removal`
    /// takes the way off the line.
    pub(super) fn add(
        &mut self,
        read: &ReadPattern,
        way: u16,
        removal: Option<Proposal>,
        targets: &mut Vec<Target>,
        problems: &mut Problems<'_>,
    ) {
        let too_many = DiagnosticKind::TooManyHands {
            most: MOST_HANDS_OF_A_LINE,
        };
        match expand(read, self.numbers, self.line, way) {
            Hands::Some {
                targets: hands,
                positions,
            } => {
                self.made += hands.len();
                if self.made > MOST_HANDS_OF_A_LINE {
                    self.sound = false;
                    problems.add(read.span, too_many);
                } else {
                    self.most_positions = self.most_positions.max(positions);
                    let seen = &mut self.seen;
                    let before = seen.len();
                    targets.extend(
                        hands
                            .into_iter()
                            .filter(|target| seen.insert(HandKey::of(target))),
                    );
                    if seen.len() == before {
                        problems.add_with(read.span, DiagnosticKind::NothingNew, removal);
                    }
                    note_repeats(read, |pattern| self.is_possible(read, pattern), problems);
                }
            }
            Hands::TooMany => {
                self.sound = false;
                problems.add(read.span, too_many);
            }
            Hands::None(reason) => {
                self.sound = false;
                self.note(reason, read, problems);
            }
        }
    }

    fn note(&self, reason: Hopeless, read: &ReadPattern, problems: &mut Problems<'_>) {
        let hands_of = |pattern: &Pattern, numbers: Numbers| {
            let changed = ReadPattern {
                pattern: pattern.clone(),
                groups: Vec::new(),
                ..*read
            };
            expand(&changed, numbers, self.line, 0)
        };
        let makes_hands = |pattern: &Pattern, numbers: Numbers| {
            matches!(hands_of(pattern, numbers), Hands::Some { .. })
        };
        let possible = |pattern: &Pattern| makes_hands(pattern, self.numbers);
        let (span, kind, proposal) = match reason {
            Hopeless::AnyWinds { groups } => {
                let kind = DiagnosticKind::TooManyAnyWinds { groups };
                (
                    read.span,
                    kind,
                    replaced_last(read, Symbol::AnyWind, possible),
                )
            }
            Hopeless::AnyDragons { groups } => {
                let kind = DiagnosticKind::TooManyAnyDragons { groups };
                (
                    read.span,
                    kind,
                    replaced_last(read, Symbol::AnyDragon, possible),
                )
            }
            Hopeless::NoPosition => {
                let numbers = self.numbers;
                let instead = [Numbers::Slide, Numbers::Printed]
                    .into_iter()
                    .find(|numbers| makes_hands(&read.pattern, *numbers));
                let proposal = self
                    .numbers_span
                    .zip(instead)
                    .map(|(span, numbers)| span.becomes(format!("\"{}\"", numbers.word())));
                (read.span, DiagnosticKind::NoPosition { numbers }, proposal)
            }
            Hopeless::Shortage {
                shortage,
                place,
                choice,
            } => {
                let span = read
                    .groups
                    .get(place)
                    .and_then(|spans| spans.get(choice))
                    .map_or(read.span, |span| *span);
                // Where one group is not all that is wrong, at least all before it come right.
                let further = |pattern: &Pattern| match hands_of(pattern, self.numbers) {
                    Hands::None(Hopeless::Shortage { place: next, .. }) => next > place,
                    _ => false,
                };
                let proposal = replaced(read, place, choice, possible)
                    .or_else(|| replaced(read, place, choice, further));
                (span, shortage.into(), proposal)
            }
        };
        problems.add_with(span, kind, proposal);
    }

    /// Whether the pattern has hands, written instead of the one that was read.
    fn is_possible(&self, read: &ReadPattern, pattern: &Pattern) -> bool {
        let changed = ReadPattern {
            pattern: pattern.clone(),
            groups: Vec::new(),
            ..*read
        };
        matches!(
            expand(&changed, self.numbers, self.line, 0),
            Hands::Some { .. }
        )
    }

    /// Whether numbers that should slide have only one position in every way.
    pub(super) fn never_slides(&self) -> bool {
        self.numbers != Numbers::Printed && self.sound && self.most_positions == 1
    }
}

impl From<Shortage> for DiagnosticKind {
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
