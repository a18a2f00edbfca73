//! States of the table worth looking at.

use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::selection::Selection;
use super::{LEARNER, Side, TableScreen};
use crate::bot::{Bot, Level, Style};
use crate::play::{Awaited, Opening, OpeningStep, Session};
use crate::rules::{Action, Outcome, Seat, Situation, Step, TableRules};
use crate::tile::TileCounts;
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
    Demo {
        name: "new-game",
        prepare: |screens, _| {
            screens.table.open_setup();
            Route::NewGame
        },
    },
    Demo {
        name: "table-empty",
        prepare: |_, _| Route::Table,
    },
    Demo {
        name: "table-opening",
        prepare: |screens, change| {
            show(screens, change, None, |session| {
                session.opening().map(Opening::step) == Some(OpeningStep::Break)
            })
        },
    },
    Demo {
        name: "table-charleston",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Card), |session| {
                session.view().situation() == Situation::Charleston(Step::FirstLeft)
                    && session.opening().is_none()
            });
            choose_pass(&mut screens.table);
            route
        },
    },
    Demo {
        name: "table-turn",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Coach), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && exposures(session) > 3
            });
            let last = screens.table.selection.slots().len().saturating_sub(1);
            screens.table.selection.toggle(last);
            route
        },
    },
    Demo {
        name: "table-coach",
        prepare: |screens, change| {
            show(screens, change, Some(Side::Coach), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && exposures(session) > 1
            })
        },
    },
    Demo {
        name: "table-claim",
        prepare: |screens, change| {
            show(screens, change, Some(Side::Log), |session| {
                matches!(session.view().situation(), Situation::Claims(_))
                    && session.awaited() == Awaited::Learner
                    && session.view().claims().len() > 1
            })
        },
    },
    Demo {
        name: "table-refused",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Card), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && session.view().discards().len() > 8
            });
            if let Some(session) = &mut screens.table.session {
                screens.table.refusal = session.act(Action::DeclareMahJongg).err();
            }
            route
        },
    },
    Demo {
        name: "table-wall-game",
        prepare: |screens, change| {
            show(screens, change, Some(Side::Card), |session| {
                matches!(session.outcome(), Some(Outcome::WallGame))
            })
        },
    },
    Demo {
        name: "table-result",
        prepare: |screens, change| {
            show(screens, change, None, |session| {
                matches!(session.outcome(), Some(Outcome::Win(_)))
            })
        },
    },
];

/// How many groups lie exposed.
fn exposures(session: &Session) -> usize {
    let of = |seat| session.view().exposures(seat).len();
    Seat::ALL.into_iter().map(of).sum()
}

/// How many games are tried until one comes to the state that is looked for.
const GAMES: u64 = 40;
/// More acts than any game has.
const ACTS: usize = 600;

/// Brings the table to the first state that is `wanted`, the learner played by a bot.
fn show(
    screens: &mut Screens,
    change: &mut Change<'_>,
    side: Option<Side>,
    wanted: fn(&Session) -> bool,
) -> Route {
    for seed in 1..=GAMES {
        let card = Arc::clone(change.compiled);
        let mut session = Session::begin(card, TableRules::default(), [Level::Regular; 4], seed);
        let mut table = TableScreen {
            side,
            ..TableScreen::default()
        };
        if play_until(&mut session, &mut table.selection, wanted) {
            table.session = Some(session);
            screens.table = table;
            break;
        }
    }
    Route::Table
}

fn play_until(session: &mut Session, rack: &mut Selection, wanted: fn(&Session) -> bool) -> bool {
    let learner = Bot::new(
        Level::Regular,
        Style::Bold,
        Arc::clone(session.compiled_card()),
    );
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..ACTS {
        rack.follow(session.view());
        if wanted(session) {
            return true;
        }
        match session.awaited() {
            Awaited::Opening(_) => session.show_next_step(),
            Awaited::Learner => {
                let acted = learner
                    .choose(session.view(), &mut chance)
                    .is_some_and(|action| session.act(action).is_ok());
                if !acted {
                    return false;
                }
            }
            Awaited::Bots => session.act_once(),
            Awaited::GoAhead => session.go_ahead(),
            Awaited::Bet => {
                if session.bet(None).is_err() {
                    return false;
                }
            }
            Awaited::NextGame | Awaited::Nothing => return false,
        }
    }
    false
}

/// Chooses two tiles, and one of the incoming ones blind.
fn choose_pass(table: &mut TableScreen) {
    let Some(session) = &table.session else {
        return;
    };
    let pass = session
        .view()
        .legal_actions()
        .into_iter()
        .find_map(|action| match action {
            Action::Pass { tiles, blind: 1 } => Some(tiles),
            _ => None,
        });
    table.selection.choose(&pass.unwrap_or(TileCounts::EMPTY));
    table.selection.blind = 1;
}
