//! States of the card worth looking at.

use super::CardCommand;
use crate::card::{LineIndex, LinePart};
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "card",
        prepare: |_, _| Route::Card,
    },
    Demo {
        name: "card-part",
        prepare: |screens, change| {
            let reader = &mut screens.card.reader;
            reader.follow(change.compiled, None, Default::default);
            reader.point_at(LineIndex(1), LinePart::Place { way: 0, place: 1 });
            Route::Card
        },
    },
    Demo {
        name: "card-hands",
        prepare: |screens, change| {
            screens
                .card
                .reader
                .follow(change.compiled, None, Default::default);
            screens.card.reader.choose(LineIndex(3));
            Route::Card
        },
    },
    Demo {
        name: "card-rack",
        prepare: |screens, change| {
            screens.card.apply(CardCommand::Deal, change);
            let (strip, reader) = (&screens.card.strip, &mut screens.card.reader);
            let rack = strip.at_hand().cloned().unwrap_or_default();
            reader.follow(change.compiled, strip.moment(), || rack);
            reader.sort_by_distance();
            reader.choose_nearest();
            Route::Card
        },
    },
    Demo {
        name: "card-tiles",
        prepare: |screens, change| {
            screens.card.apply(CardCommand::Deal, change);
            screens.card.strip.show_tiles();
            Route::Card
        },
    },
];
