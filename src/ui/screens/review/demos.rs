//! States of a game that is looked at again, worth looking at.

use egui::Context;

use crate::play::Refining;
use crate::ui::screens::Screens;
use crate::ui::shared::{HiddenTiles, ReviewCommand};
use crate::ui::{Change, Demo, Route, table};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "review",
        prepare: |screens, change| {
            look_back(screens, change);
            Route::Review
        },
    },
    Demo {
        name: "review-answer",
        prepare: |screens, change| {
            look_back(screens, change);
            screens.review.apply(ReviewCommand::ShowAnswer, change);
            Route::Review
        },
    },
    Demo {
        name: "review-side-board",
        prepare: |screens, change| {
            look_back(screens, change);
            let play_on = ReviewCommand::PlayOn(HiddenTiles::Same);
            screens.review.apply(play_on, change);
            Route::Review
        },
    },
    Demo {
        name: "review-moment",
        prepare: |screens, change| {
            look_back(screens, change);
            let last = screens.review.game.as_ref().and_then(|game| game.review());
            let last = last.map_or(0, |review| review.swings.len().saturating_sub(1));
            screens.review.apply(ReviewCommand::GoTo(last), change);
            Route::Review
        },
    },
];

/// Looks back at a game that a bot has played for the learner, as far as it is known at once.
fn look_back(screens: &mut Screens, change: &mut Change<'_>) {
    let mut demos = table::DEMOS.iter();
    if let Some(demo) = demos.find(|demo| demo.name == "table-result") {
        (demo.prepare)(screens, change);
    }
    screens.review.open(screens.game.finished(), None, change);
    if let Some(game) = &mut screens.review.game {
        game.follow(Refining::Not, &Context::default());
    }
    screens.review.show(change.now);
}
