//! What a seat sees of a position, as far as its chance depends on it.

use crate::rules::{Seat, Situation, View};
use crate::tile::TileCounts;

/// What a seat sees of a position, as far as its chance depends on it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Seen {
    rack: TileCounts,
    exposed: usize,
    discards: usize,
    situation: Kind,
}

/// What kind of situation it is, as far as that matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Passing,
    Claims,
    Turn,
    Over,
}

impl Seen {
    /// What `view`'s seat sees.
    pub(super) fn of(view: View<'_>) -> Self {
        let exposed = |seat| {
            let exposures = view.exposures(seat).iter();
            exposures
                .map(|it| usize::from(it.naturals) + 8 * usize::from(it.size()))
                .sum::<usize>()
        };
        Self {
            rack: *view.rack(),
            exposed: Seat::ALL.into_iter().map(exposed).sum(),
            discards: view.discards().len(),
            situation: match view.situation() {
                Situation::Over(_) => Kind::Over,
                Situation::Claims(_) => Kind::Claims,
                Situation::ToDraw(_) | Situation::ToDiscard(_) => Kind::Turn,
                _ => Kind::Passing,
            },
        }
    }
}
