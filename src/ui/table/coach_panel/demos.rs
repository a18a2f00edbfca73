//! States of the coach's panel worth looking at.

use super::super::demos::show_by;
use super::super::{LEARNER, Side};
use super::Degree;
use crate::card::LineIndex;
use crate::play::{Session, ShownOpen};
use crate::profile::{CoachMode, Hints};
use crate::rules::{CharlestonPass, Situation, TableRules};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const COACH_DEMOS: &[Demo] = &[
    Demo {
        name: "coach-pass",
        prepare: |screens, change| {
            show(screens, change, |session| {
                session.view().situation() == Situation::Charleston(CharlestonPass::FirstLeft)
            })
        },
    },
    Demo {
        name: "coach-hint",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                let view = session.view();
                view.situation() == Situation::ToDiscard(LEARNER) && view.wall_left() < 50
            });
            step_by_step(change);
            route
        },
    },
    Demo {
        name: "coach-hint-lines",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                session.view().situation() == Situation::Charleston(CharlestonPass::FirstLeft)
            });
            step_by_step(change);
            screens.game.table.coach.degree = Degree::Lines;
            route
        },
    },
    Demo {
        name: "coach-plan",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                let view = session.view();
                view.situation() == Situation::ToDiscard(LEARNER) && view.wall_left() < 60
            });
            step_by_step(change);
            // The first line of the card, which is far, and another one.
            if let Some(session) = screens.game.table.session_mut() {
                for line in [LineIndex(0), LineIndex(7)] {
                    session.plan_line(line);
                }
            }
            route
        },
    },
    Demo {
        name: "coach-alone",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                session.view().situation() == Situation::Charleston(CharlestonPass::FirstLeft)
            });
            step_by_step(change);
            in_mode(CoachMode::Alone, screens, change);
            route
        },
    },
    Demo {
        name: "coach-open",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                let view = session.view();
                view.situation() == Situation::ToDiscard(LEARNER) && view.wall_left() < 50
            });
            change
                .profile
                .change_settings(|settings| settings.shown_open = ShownOpen::Racks);
            in_mode(CoachMode::Open, screens, change);
            route
        },
    },
    Demo {
        name: "coach-claim",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                matches!(session.view().situation(), Situation::Claims(_))
                    && session.view().claims().len() > 1
                    && session.view().must_act()
            });
            screens.game.table.coach.unfolded.details = true;
            screens.game.table.coach.unfolded.breakdown = true;
            route
        },
    },
    Demo {
        name: "coach-discard",
        prepare: |screens, change| {
            let route = show(screens, change, |session| {
                let view = session.view();
                view.situation() == Situation::ToDiscard(LEARNER) && view.wall_left() < 30
            });
            screens.game.table.coach.unfolded.details = true;
            screens.game.table.coach.unfolded.breakdown = true;
            route
        },
    },
];

fn in_mode(mode: CoachMode, screens: &mut Screens, change: &mut Change<'_>) {
    change
        .profile
        .change_settings(|settings| settings.coach = Some(mode));
    screens.game.follow_settings(change);
}

fn step_by_step(change: &mut Change<'_>) {
    change
        .profile
        .change_settings(|settings| settings.hints = Hints::StepByStep);
}

fn show(screens: &mut Screens, change: &mut Change<'_>, wanted: fn(&Session) -> bool) -> Route {
    let rules = TableRules::default();
    show_by(&rules, screens, change, Some(Side::Coach), wanted)
}
