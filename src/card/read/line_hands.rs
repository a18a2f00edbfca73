//! The hands of one line: those of all its ways, each once.

use std::collections::HashSet;

use super::hands::{Hands, Hopeless, MOST_HANDS_OF_A_LINE, expand};
use super::pattern::ReadPattern;
use super::possible::Shortage;
use super::source::Problems;
use crate::card::{DiagnosticKind, LineIndex, Numbers, Target};
use crate::tile::{Tile, TileCounts, copies_of};

/// What two hands have in common that are the same hand: the groups that take jokers, and all other
/// tiles, however the card clusters them.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(super) struct HandKey {
    joker_groups: Vec<(Tile, usize)>,
    others: TileCounts,
}

impl HandKey {
    /// The key of a concrete hand.
    pub(super) fn of(target: &Target) -> Self {
        let mut joker_groups: Vec<(Tile, usize)> = target
            .groups
            .iter()
            .filter(|group| group.takes_jokers)
            .filter_map(|group| Some((group.tile()?, group.tiles.len())))
            .collect();
        joker_groups.sort_unstable();
        Self {
            joker_groups,
            others: target.naturals(),
        }
    }
}

/// The hands of one line, from all its ways.
#[derive(Debug)]
pub(super) struct LineExpansion {
    line: LineIndex,
    numbers: Numbers,
    seen: HashSet<HandKey>,
    ways: u16,
    made: usize,
    most_positions: usize,
    sound: bool,
}

impl LineExpansion {
    /// No hands yet of this line.
    pub(super) fn new(line: LineIndex, numbers: Numbers) -> Self {
        Self {
            line,
            numbers,
            seen: HashSet::new(),
            ways: 0,
            made: 0,
            most_positions: 0,
            sound: true,
        }
    }

    /// Adds the hands of one way that are not there already, or notes why there are none.
    pub(super) fn add(
        &mut self,
        read: &ReadPattern,
        targets: &mut Vec<Target>,
        problems: &mut Problems,
    ) {
        let too_many = DiagnosticKind::TooManyHands {
            most: MOST_HANDS_OF_A_LINE,
        };
        match expand(read, self.numbers, self.line, self.ways) {
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
                    targets.extend(
                        hands
                            .into_iter()
                            .filter(|target| seen.insert(HandKey::of(target))),
                    );
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
        self.ways += 1;
    }

    fn note(&self, reason: Hopeless, read: &ReadPattern, problems: &mut Problems) {
        let (span, kind) = match reason {
            Hopeless::AnyWinds { groups } => {
                (read.span, DiagnosticKind::TooManyAnyWinds { groups })
            }
            Hopeless::AnyDragons { groups } => {
                (read.span, DiagnosticKind::TooManyAnyDragons { groups })
            }
            Hopeless::NoPosition => {
                let numbers = self.numbers;
                (read.span, DiagnosticKind::NoPosition { numbers })
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
                (span, shortage.into())
            }
        };
        problems.add(span, kind);
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
