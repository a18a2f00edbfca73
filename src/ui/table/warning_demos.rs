//! States of the table worth looking at in which the learner is warned.

use super::demos::show_by;
use super::{LEARNER, Side, Table};
use crate::coach::{Severity, Warning};
use crate::play::{Awaited, Session};
use crate::rules::{Action, CharlestonPass, Situation, TableRules};
use crate::tile::{Tile, TileCounts};
use crate::ui::{Demo, Route};

/// States worth looking at.
pub const WARNING_DEMOS: &[Demo] = &[
    Demo {
        name: "table-warned",
        prepare: |screens, change| {
            let rules = TableRules::default();
            let wanted = |session: &Session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && session.view().discards().len() > 12
                    && worst(session, &discards(session)).is_some()
            };
            let route = show_by(&rules, screens, change, Some(Side::Card), wanted);
            warn(&mut screens.game.table, discards);
            route
        },
    },
    Demo {
        name: "table-warned-pass",
        prepare: |screens, change| {
            let rules = TableRules::default();
            let wanted = |session: &Session| {
                session.view().situation() == Situation::Charleston(CharlestonPass::FirstAcross)
                    && worst(session, &passes(session)).is_some()
            };
            let route = show_by(&rules, screens, change, None, wanted);
            warn(&mut screens.game.table, passes);
            route
        },
    },
    Demo {
        name: "table-warned-claim",
        prepare: |screens, change| -> Route {
            let rules = TableRules::default();
            let wanted = |session: &Session| {
                session.awaited() == Awaited::Learner && worst(session, &claims(session)).is_some()
            };
            let route = show_by(&rules, screens, change, Some(Side::Log), wanted);
            warn(&mut screens.game.table, claims);
            route
        },
    },
];

fn discards(session: &Session) -> Vec<Action> {
    let rack = session.view().rack();
    rack.kinds()
        .filter(|(tile, _)| tile.is_natural())
        .map(|(tile, _)| Action::Discard(tile))
        .collect()
}

/// Three neighbors of the rack.
fn passes(session: &Session) -> Vec<Action> {
    let rack = session.view().rack().tiles();
    let tiles: Vec<Tile> = rack.filter(|tile| tile.is_natural()).collect();
    let threes = tiles.windows(3).map(|three| Action::Pass {
        tiles: three.iter().copied().collect::<TileCounts>(),
        blind: 0,
    });
    threes.collect()
}

fn claims(session: &Session) -> Vec<Action> {
    let claims = session.view().claims().into_iter();
    claims.map(Action::Claim).collect()
}

/// What is warned of most among some actions.
fn worst(session: &Session, actions: &[Action]) -> Option<Warning> {
    let card = session.compiled_card();
    let view = session.view();
    let warnings = actions
        .iter()
        .filter_map(|action| Warning::suspect(card, view, action, Severity::Bad));
    warnings.max_by(|one, other| one.loss.total_cmp(&other.loss))
}

/// The learner is asked about the worst of some actions.
fn warn(table: &mut Table, actions: fn(&Session) -> Vec<Action>) {
    let Some(session) = &table.session else {
        return;
    };
    let Some(warning) = worst(session, &actions(session)) else {
        return;
    };
    table.selection.follow(session.view());
    if let Some(given) = warning.action.given_away() {
        table.selection.choose(&given);
    }
    table.check.ask(warning);
}
