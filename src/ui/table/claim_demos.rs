//! States of the table worth looking at in which there is a limit to the time to claim, or a claim is not
//! laid open yet.

use super::demos::show_by;
use super::{LEARNER, Side, Table};
use crate::play::{Awaited, Session, StopsAfterDiscards};
use crate::rules::{Action, ClaimTime, ClaimWindow, Event, Situation, TableRules};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const CLAIM_DEMOS: &[Demo] = &[
    Demo {
        name: "table-claim-timed",
        prepare: |screens, change| {
            let timed = ClaimWindow::Timed(ClaimTime::Ten);
            show_claim(screens, change, timed, None, may_claim);
            wait(&mut screens.game.table, &[-3.6, 0.0]);
            Route::Table
        },
    },
    Demo {
        name: "table-called",
        prepare: |screens, change| {
            show_claim(screens, change, ClaimWindow::Untimed, None, may_claim);
            let now = change.now;
            if let Some(session) = &mut screens.game.table.session {
                session.call_discard(now);
            }
            Route::Table
        },
    },
    Demo {
        name: "table-let-go",
        prepare: |screens, change| {
            show_claim(screens, change, ClaimWindow::Untimed, None, may_claim);
            if let Some(session) = &mut screens.game.table.session {
                session.set_stops_after_discards(StopsAfterDiscards::OnRequest);
                session.set_paused(true, change.now);
            }
            Route::Table
        },
    },
    Demo {
        name: "table-draw-or-take",
        prepare: |screens, change| {
            show_before_own_draw(screens, change, StopsAfterDiscards::OnRequest)
        },
    },
    Demo {
        name: "table-let-go-and-draw",
        prepare: |screens, change| {
            show_before_own_draw(screens, change, StopsAfterDiscards::WhereItIsLegal)
        },
    },
    Demo {
        name: "table-joker-taken",
        prepare: |screens, change| {
            show_claim(screens, change, ClaimWindow::Untimed, None, lost_joker)
        },
    },
    Demo {
        name: "table-claim-race",
        prepare: |screens, change| {
            let realistic = ClaimWindow::Realistic;
            show_claim(screens, change, realistic, None, may_claim_before_a_bot)
        },
    },
    Demo {
        name: "table-claim-late",
        prepare: |screens, change| {
            let realistic = ClaimWindow::Realistic;
            let side = Some(Side::Log);
            show_claim(screens, change, realistic, side, may_claim_before_a_bot);
            wait(&mut screens.game.table, &[-100.0, 0.0]);
            Route::Table
        },
    },
    Demo {
        name: "table-drawn-early",
        prepare: |screens, change| {
            show_claim(screens, change, ClaimWindow::Realistic, None, may_hurry);
            act(&mut screens.game.table, Action::Draw);
            Route::Table
        },
    },
    Demo {
        name: "table-put-back",
        prepare: |screens, change| {
            let realistic = ClaimWindow::Realistic;
            let side = Some(Side::Log);
            show_claim(screens, change, realistic, side, may_claim_before_a_bot);
            wait(&mut screens.game.table, &[-100.0, 0.0]);
            let claims = screens
                .game
                .table
                .session()
                .map(|it| it.view().legal_actions());
            let mut claims = claims.into_iter().flatten();
            if let Some(claim) = claims.find(|it| matches!(it, Action::Claim(_))) {
                act(&mut screens.game.table, claim);
            }
            Route::Table
        },
    },
];

fn show_claim(
    screens: &mut Screens,
    change: &mut Change<'_>,
    claim_window: ClaimWindow,
    side: Option<Side>,
    wanted: fn(&Session) -> bool,
) -> Route {
    let rules = TableRules {
        claim_window,
        ..TableRules::default()
    };
    show_by(&rules, screens, change, side, wanted)
}

fn may_claim(session: &Session) -> bool {
    session.awaited() == Awaited::Learner
        && matches!(session.view().situation(), Situation::Claims(_))
        && session.view().claims().len() > 1
}

/// A discard before the learner's own draw, at a table that stops like this.
fn show_before_own_draw(
    screens: &mut Screens,
    change: &mut Change<'_>,
    stops: StopsAfterDiscards,
) -> Route {
    let wanted = may_claim_before_own_draw;
    let route = show_claim(screens, change, ClaimWindow::Untimed, None, wanted);
    if let Some(session) = &mut screens.game.table.session {
        session.set_stops_after_discards(stops);
    }
    route
}

/// Somebody has just taken the joker of a group that the learner had exposed.
fn lost_joker(session: &Session) -> bool {
    let newest = session.view().events().next_back();
    matches!(newest, Some(Event::Exchanged { seat, exposure, .. })
        if seat != LEARNER && exposure.seat == LEARNER)
}

fn may_claim_before_own_draw(session: &Session) -> bool {
    may_claim(session) && session.is_before_own_draw()
}

fn may_claim_before_a_bot(session: &Session) -> bool {
    may_claim(session) && !session.view().may_draw_early()
}

/// The learner may draw although a bot may still claim.
fn may_hurry(session: &Session) -> bool {
    session.view().may_draw_early() && session.awaited() == Awaited::Bots
}

/// Lets time pass up to these moments, in seconds.
fn wait(table: &mut Table, moments: &[f64]) {
    for moment in moments {
        if let Some(session) = &mut table.session {
            session.advance(*moment, 1.0);
        }
    }
}

fn act(table: &mut Table, action: Action) {
    if let Some(session) = &mut table.session {
        // The state is then shown as it is.
        let _ = session.act(action);
        table.selection.follow(session.view());
    }
}
