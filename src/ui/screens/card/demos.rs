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
            reader.read(change.compiled);
            reader.point_at(LineIndex(1), LinePart::Place { way: 0, place: 1 });
            Route::Card
        },
    },
    Demo {
        name: "card-hands",
        prepare: |screens, change| {
            screens.card.reader.read(change.compiled);
            screens.card.reader.choose(LineIndex(3));
            Route::Card
        },
    },
    Demo {
        name: "card-rack",
        prepare: |screens, change| {
            screens.card.apply(CardCommand::Deal, change);
            let (strip, reader) = (&screens.card.strip, &mut screens.card.reader);
            if let (Some(moment), Some(rack)) = (strip.moment(), strip.at_hand()) {
                reader.compare(change.compiled, moment, rack.clone());
            }
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
