//! States of a game that is looked at again, worth looking at.

use egui::Context;

use super::game_in_review::GameInReview;
use crate::play::Refining;
use crate::review::Cause;
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
        name: "review-whole-game",
        prepare: |screens, change| {
            look_back(screens, change);
            screens.review.apply(ReviewCommand::GoTo(None), change);
            Route::Review
        },
    },
    Demo {
        name: "review-drawn",
        prepare: |screens, change| {
            look_back(screens, change);
            let drawn = screens.review.game.as_ref().and_then(drawn);
            screens.review.apply(ReviewCommand::GoTo(drawn), change);
            Route::Review
        },
    },
    Demo {
        name: "review-open-racks",
        prepare: |screens, change| {
            look_back(screens, change);
            let drawn = screens.review.game.as_ref().and_then(drawn);
            screens.review.apply(ReviewCommand::GoTo(drawn), change);
            screens.review.apply(ReviewCommand::ShowRacks(true), change);
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
            let last = screens
                .review
                .game
                .as_ref()
                .and_then(|game| game.moment_before(None));
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
    let first = screens.review.game.as_ref();
    let first = first.and_then(|game| game.mistakes().first().copied());
    screens.review.apply(ReviewCommand::GoTo(first), change);
}

/// The third tile that was drawn.
fn drawn(game: &GameInReview) -> Option<usize> {
    let swings = game.review()?.swings.iter().enumerate();
    let mut drawn = swings.filter(|(_, swing)| swing.cause == Cause::Luck);
    drawn.nth(3).map(|(place, _)| place)
}
