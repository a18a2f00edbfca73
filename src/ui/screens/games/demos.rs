//! States of the list of games, worth looking at.

use crate::profile::{GameEnd, GameSummary, KeptGame, OfMatch};
use crate::review::{DecisionCost, DecisionKind, Performance, WinChance};
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
        (GameEnd::Lost, -25, Some([285, 360, 1620])),
        (GameEnd::WallGame, 0, Some([930, 0, 1260])),
        (GameEnd::Won, 100, Some([180, 750, 1170])),
        (GameEnd::Lost, -50, None),
        (GameEnd::WallGame, 0, Some([360, 540, 930])),
        (GameEnd::Lost, -60, Some([240, 270, 1380])),
        (GameEnd::Won, 75, Some([120, 390, 630])),
        (GameEnd::Lost, -25, Some([210, 0, 780])),
        (GameEnd::Won, 150, Some([90, 180, 720])),
    ];
    let today = u32::try_from(change.day).unwrap_or(u32::MAX);
    for (place, (end, points, given_up)) in (0_u32..).zip(ends) {
        let card = session.compiled_card().card();
        change.profile.keep_finished_game(KeptGame {
            summary: GameSummary {
                day: today.saturating_sub(8 - place),
                card: card.id.clone(),
                card_title: card.title.clone(),
                end,
                points,
                name: String::new(),
                taken_back: 0,
                is_open: false,
                // The last four were played in a row.
                of_match: place.checked_sub(5).map(|before| OfMatch {
                    seed: "7".to_owned(),
                    game: before + 1,
                }),
                is_practised: false,
                performance: given_up.map(performance),
            },
            played: session.save(),
        });
    }
}

/// Of a game of usual length, in which this was given up by each kind of decision, in ten-thousandths.
fn performance(given_up: [u32; 3]) -> Performance {
    let mut performance = Performance::default();
    for ((kind, given_up), decisions) in
        DecisionKind::ALL.into_iter().zip(given_up).zip([8, 22, 17])
    {
        let given_up = WinChance::of(given_up as f32 / 10_000.0);
        let cost = DecisionCost {
            decisions,
            given_up,
        };
        performance.add(kind, cost);
    }
    performance
}
