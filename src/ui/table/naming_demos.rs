//! States of the table worth looking at in which the learner names their discards.

use super::demos::show_by;
use super::naming::Said;
use super::{LEARNER, Side};
use crate::play::Session;
use crate::rules::{Action, Mistakes, Naming, Situation, TableRules};
use crate::tile::{Dragon, Tile};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const NAMING_DEMOS: &[Demo] = &[
    Demo {
        name: "table-naming",
        prepare: |screens, change| {
            let route = show_turn(screens, change, None);
            let selection = &mut screens.game.table.selection;
            selection.choose_only(selection.slots().len().saturating_sub(1));
            selection.say(Said::Name(WRONG));
            route
        },
    },
    Demo {
        name: "table-misnamed",
        prepare: |screens, change| {
            let route = show_turn(screens, change, Some(Side::Log));
            if let Some(session) = &mut screens.game.table.session
                && let Some((tile, _)) = session.view().rack().kinds().last()
            {
                // The state is then shown as it is.
                let _ = session.act(Action::DiscardAs { tile, name: WRONG });
                screens.game.table.selection.follow(session.view());
            }
            route
        },
    },
];

/// A name that the chosen tiles do not have.
const WRONG: Tile = Tile::Dragon(Dragon::Red);

fn show_turn(screens: &mut Screens, change: &mut Change<'_>, side: Option<Side>) -> Route {
    let rules = TableRules {
        naming: Naming::ByPlayer,
        mistakes: Mistakes::Allowed,
        ..TableRules::default()
    };
    show_by(&rules, screens, change, side, is_turn)
}

fn is_turn(session: &Session) -> bool {
    session.view().situation() == Situation::ToDiscard(LEARNER)
        && session.view().discards().len() > 6
}
