//! States of the table worth looking at in which the learner may err, or has, or the others do.

use super::demos::{show_agreed, show_by};
use super::{Side, Table};
use crate::bot::Erring;
use crate::play::{Agreement, Awaited, Opponents, Session};
use crate::rules::{
    Action, CharlestonPass, Claim, Mistakes, Naming, Noticed, Outcome, Situation, TableRules, View,
};
use crate::tile::TileCounts;
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const MISTAKE_DEMOS: &[Demo] = &[
    Demo {
        name: "table-result-mistakes",
        prepare: |screens, change| {
            show_agreed(&erring(), screens, change, None, |session| {
                let missed = session
                    .mistakes_of_the_others()
                    .any(|mistake| mistake.notice == Noticed::Nobody);
                missed
                    && session.mistakes_of_the_others().count() > 2
                    && matches!(session.outcome(), Some(Outcome::Win(_)))
            })
        },
    },
    Demo {
        name: "table-look",
        prepare: |screens, change| show(screens, change, may_look),
    },
    Demo {
        name: "table-looked",
        prepare: |screens, change| {
            let route = show(screens, change, may_look);
            act(&mut screens.game.table, |_| Some(Action::LookAtPass));
            route
        },
    },
    Demo {
        name: "table-unlike",
        prepare: |screens, change| {
            let route = show(screens, change, may_claim);
            if let Some(Action::Claim(Claim::Unlike(tiles))) = unlike_claim(&screens.game.table) {
                screens.game.table.selection.choose(&tiles);
            }
            route
        },
    },
    Demo {
        name: "table-claimed",
        prepare: |screens, change| {
            let route = show(screens, change, may_claim);
            let claim = unlike_claim(&screens.game.table);
            act(&mut screens.game.table, |_| claim);
            route
        },
    },
    Demo {
        name: "table-exposed-unlike",
        prepare: |screens, change| {
            let route = show(screens, change, may_claim);
            let claim = unlike_claim(&screens.game.table);
            act(&mut screens.game.table, |_| claim);
            if let Some(session) = &mut screens.game.table.session {
                session.act_once();
            }
            route
        },
    },
    Demo {
        name: "table-exposed",
        prepare: |screens, change| {
            show(screens, change, |session| {
                let actions = session.view().legal_actions();
                let is_change = |action: &Action| matches!(action, Action::ChangeExposure { .. });
                actions.iter().any(is_change)
            })
        },
    },
];

/// A table where the others err often, and where everybody names the discards.
fn erring() -> Agreement {
    Agreement {
        bots: Opponents {
            erring: Erring::Often,
            ..Opponents::default()
        },
        rules: TableRules {
            mistakes: Mistakes::Allowed,
            naming: Naming::ByPlayer,
            ..TableRules::default()
        },
    }
}

/// The first state that is wanted at a table where mistakes are allowed.
fn show(screens: &mut Screens, change: &mut Change<'_>, wanted: fn(&Session) -> bool) -> Route {
    let rules = TableRules {
        mistakes: Mistakes::Allowed,
        ..TableRules::default()
    };
    show_by(&rules, screens, change, Some(Side::Log), wanted)
}

fn may_look(session: &Session) -> bool {
    session.view().situation() == Situation::Charleston(CharlestonPass::FirstLeft)
        && session.opening().is_none()
}

fn may_claim(session: &Session) -> bool {
    matches!(session.view().situation(), Situation::Claims(_))
        && session.awaited() == Awaited::Learner
        && !session.view().claims().is_empty()
}

fn act(table: &mut Table, choose: impl Fn(View<'_>) -> Option<Action>) {
    if let Some(session) = &mut table.session
        && let Some(action) = choose(session.view())
    {
        table.refusal = session.act(action).err();
        table.selection.follow(session.view());
    }
}

/// The claim for tiles of which no two are identical.
fn unlike_claim(table: &Table) -> Option<Action> {
    let actions = table.session.as_ref()?.view().accepted_actions();
    actions.into_iter().find(|action| {
        let all_differ = |tiles: &TileCounts| tiles.kinds().all(|(_, count)| count == 1);
        matches!(action, Action::Claim(Claim::Unlike(tiles)) if all_differ(tiles))
    })
}
