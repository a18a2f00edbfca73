//! States of the list of games, worth looking at.

use crate::profile::{GameEnd, GameSummary, KeptGame};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route, table};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "games-none",
        prepare: |_, _| Route::Games,
    },
    Demo {
        name: "games",
        prepare: |screens, change| {
            play_some(screens, change);
            Route::Games
        },
    },
];

/// Keeps a few games, all the same but for what is told of them.
fn play_some(screens: &mut Screens, change: &mut Change<'_>) {
    let mut demos = table::DEMOS.iter();
    if let Some(demo) = demos.find(|demo| demo.name == "table-result") {
        (demo.prepare)(screens, change);
    }
    let Some(session) = screens.game.finished() else {
        return;
    };
    let ends = [
        (GameEnd::Lost, -25, Some(0.0082)),
        (GameEnd::WallGame, 0, Some(0.0067)),
        (GameEnd::Won, 100, Some(0.0051)),
        (GameEnd::Lost, -50, None),
        (GameEnd::WallGame, 0, Some(0.0043)),
        (GameEnd::Lost, -60, Some(0.0049)),
        (GameEnd::Won, 75, Some(0.0031)),
        (GameEnd::Lost, -25, Some(0.0036)),
        (GameEnd::Won, 150, None),
    ];
    let today = u32::try_from(change.day).unwrap_or(u32::MAX);
    for (place, (end, points, error_rate)) in (0_u32..).zip(ends) {
        let card = session.compiled_card().card();
        change.profile.keep_finished_game(KeptGame {
            summary: GameSummary {
                day: today.saturating_sub(8 - place),
                card: card.id.clone(),
                card_title: card.title.clone(),
                end,
                points,
                error_rate,
                name: String::new(),
            },
            played: session.save(),
        });
    }
}
