//! The order in which the lines of a card are printed.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::measure::Measured;
use crate::card::{Card, LineIndex};
use crate::locale::Message;
use crate::msg;
use crate::ui::Shared;
use crate::ui::widgets::Passage;

/// The order in which the lines are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Order {
    /// As on the card, section by section.
    #[default]
    Card,
    /// The nearest to the rack first.
    Nearest,
    /// The dearest first.
    Value,
}

impl Order {
    /// The orders to choose from, with or without a rack.
    pub(super) fn choices(has_rack: bool) -> &'static [Self] {
        if has_rack {
            &[Self::Card, Self::Nearest, Self::Value]
        } else {
            &[Self::Card, Self::Value]
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> Message {
        match self {
            Self::Card => msg!("card-order-card"),
            Self::Nearest => msg!("card-order-nearest"),
            Self::Value => msg!("card-order-value"),
        }
    }

    /// The lines in this order; nothing for the order of the card itself.
    pub(super) fn passages(
        self,
        card: &Card,
        measured: Option<&Measured>,
        shared: &Shared<'_>,
    ) -> Option<Vec<Passage>> {
        match (self, measured) {
            (Self::Value, _) => Some(by_value(card, shared)),
            (Self::Nearest, Some(measured)) => Some(by_distance(card, measured, shared)),
            (Self::Card, _) | (Self::Nearest, None) => None,
        }
    }
}

fn by_value(card: &Card, shared: &Shared<'_>) -> Vec<Passage> {
    let mut passages = BTreeMap::<Reverse<u16>, Vec<LineIndex>>::new();
    for (index, line) in card.lines() {
        passages.entry(Reverse(line.value)).or_default().push(index);
    }
    let titled = |(value, lines): (Reverse<u16>, Vec<LineIndex>)| Passage {
        title: Some(shared.say(&msg!("card-order-points", value = value.0))),
        lines,
    };
    passages.into_iter().map(titled).collect()
}

/// The likeliest first among those that are as near; those that cannot be made any more come last.
fn by_distance(card: &Card, measured: &Measured, shared: &Shared<'_>) -> Vec<Passage> {
    let mut passages = BTreeMap::<u8, Vec<LineIndex>>::new();
    for (index, _) in card.lines() {
        let missing = measured
            .missing
            .get(usize::from(index.0))
            .copied()
            .flatten();
        passages
            .entry(missing.unwrap_or(u8::MAX))
            .or_default()
            .push(index);
    }
    let chance = |line: &LineIndex| measured.of_line(*line).map(|outlook| outlook.chance);
    let titled = |(missing, mut lines): (u8, Vec<LineIndex>)| {
        lines.sort_by(|one, other| {
            let chances = chance(one).unwrap_or(0.0)..chance(other).unwrap_or(0.0);
            chances.end.total_cmp(&chances.start)
        });
        let title = if missing == u8::MAX {
            msg!("card-order-impossible")
        } else {
            msg!("card-order-missing", count = missing)
        };
        Passage {
            title: Some(shared.say(&title)),
            lines,
        }
    };
    passages.into_iter().map(titled).collect()
}
