//! States of the table worth looking at.

use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::selection::Selection;
use super::{LEARNER, Side, Table};
use crate::bot::{Bot, Level, Style};
use crate::card::LineIndex;
use crate::play::{Agreement, Awaited, Opening, OpeningStep, Session};
use crate::profile::Hints;
use crate::rules::{
    Action, Bet, CharlestonPass, Event, FirstEast, MatchLength, Mistakes, Naming, Outcome, Seat,
    Situation, TableRules,
};
use crate::tile::TileCounts;
use crate::ui::reading::{RackAtHand, RackMoment};
use crate::ui::screens::Screens;
use crate::ui::{Change, Demo, Route};

/// States worth looking at.
pub const DEMOS: &[Demo] = &[
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
                session.view().situation() == Situation::Charleston(CharlestonPass::FirstLeft)
                    && session.opening().is_none()
            });
            choose_pass(&mut screens.game.table);
            route
        },
    },
    Demo {
        name: "table-after-courtesy",
        prepare: |screens, change| {
            show(screens, change, Some(Side::Log), |session| {
                let mut events = session.view().events().rev();
                let is_last = matches!(events.next(), Some(Event::CourtesyPassed { .. }));
                let is_own = |event: &Event| {
                    matches!(
                        event,
                        Event::CourtesyPassed {
                            from: LEARNER,
                            count: 2..,
                            ..
                        }
                    )
                };
                is_last && session.view().events().any(|event| is_own(&event))
            })
        },
    },
    Demo {
        name: "table-turn",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Coach), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && exposures(session) > 2
                    && shows_joker_out_of_reach(session)
            });
            let last = screens.game.table.selection.slots().len().saturating_sub(1);
            screens.game.table.selection.toggle(last);
            route
        },
    },
    Demo {
        name: "table-named-tiles",
        prepare: |screens, change| {
            change
                .profile
                .change_settings(|settings| settings.tile_names = true);
            show(screens, change, Some(Side::Coach), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
            })
        },
    },
    Demo {
        name: "table-card",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Card), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && exposures(session) > 1
            });
            let table = &mut screens.game.table;
            table.shows_progress = true;
            if let Some(session) = &table.session {
                let at_hand = RackAtHand::of_session(session).unwrap_or_default();
                let moment = RackMoment::of_session(session);
                table.card.compare(session.compiled_card(), moment, at_hand);
                table.card.sort_by_distance();
                table.card.choose_nearest();
            }
            route
        },
    },
    Demo {
        name: "table-card-plan",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Card), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && exposures(session) == 0
            });
            let table = &mut screens.game.table;
            table.shows_progress = true;
            if let Some(session) = &mut table.session {
                for line in [LineIndex(2), LineIndex(4)] {
                    session.plan_line(line);
                }
                let at_hand = RackAtHand::of_session(session).unwrap_or_default();
                let moment = RackMoment::of_session(session);
                table.card.compare(session.compiled_card(), moment, at_hand);
            }
            route
        },
    },
    Demo {
        name: "table-side-board",
        prepare: |screens, change| {
            let route = show(screens, change, Some(Side::Coach), |session| {
                session.view().situation() == Situation::ToDiscard(LEARNER)
                    && exposures(session) > 1
            });
            screens.game.table.open_side_board();
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
            if let Some(session) = &mut screens.game.table.session {
                screens.game.table.refusal = session.act(Action::DeclareMahJongg).err();
            }
            route
        },
    },
    Demo {
        name: "table-too-early",
        prepare: |screens, change| {
            let route = show(screens, change, None, |session| {
                session.view().situation() == Situation::Charleston(CharlestonPass::FirstRight)
                    && session.opening().is_none()
            });
            if let Some(session) = &mut screens.game.table.session {
                let tiles = TileCounts::EMPTY;
                screens.game.table.refusal = session.act(Action::Pass { tiles, blind: 0 }).err();
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
            let route = show(screens, change, None, |session| {
                matches!(session.outcome(), Some(Outcome::Win(_)))
            });
            screens.look_through_finished(change);
            route
        },
    },
    Demo {
        name: "table-result-won",
        prepare: |screens, change| show(screens, change, None, is_won_by_learner),
    },
    Demo {
        name: "table-result-won-card",
        prepare: |screens, change| show(screens, change, Some(Side::Card), is_won_by_learner),
    },
    Demo {
        name: "table-after-result",
        prepare: |screens, change| {
            let route = show(screens, change, None, |session| {
                matches!(session.outcome(), Some(Outcome::Win(_)))
            });
            screens.game.table.result.look_at_table(true);
            route
        },
    },
    Demo {
        name: "table-result-agreed",
        prepare: |screens, change| {
            show_by(&all_payments(), screens, change, None, |session| {
                matches!(session.outcome(), Some(Outcome::Win(win))
                    if win.payments.lines.iter().any(|line| line.from != line.share_of)
                        && win.payments.lines.iter().any(|line| line.unpaid > 0))
            })
        },
    },
    Demo {
        name: "table-result-penalty",
        prepare: |screens, change| {
            let rules = TableRules {
                mistakes: Mistakes::Allowed,
                naming: Naming::ByPlayer,
                ..TableRules::default()
            };
            show_by(&rules, screens, change, None, |session| {
                matches!(session.outcome(), Some(Outcome::Penalty(_)))
            })
        },
    },
    Demo {
        name: "table-sitting-out",
        prepare: |screens, change| {
            show_by(&five(), screens, change, Some(Side::Card), |session| {
                session.sits_out() && session.awaited() == Awaited::Opening(EAST_PASSES)
            })
        },
    },
    Demo {
        name: "table-bet",
        prepare: |screens, change| {
            show_by(&five(), screens, change, Some(Side::Card), |session| {
                session.awaited() == Awaited::Bet
            })
        },
    },
    Demo {
        name: "table-watch",
        prepare: |screens, change| {
            show_by(&five(), screens, change, None, |session| {
                session.sits_out() && exposures(session) > 3
            })
        },
    },
    Demo {
        name: "table-result-bet",
        prepare: |screens, change| {
            show_by(&five(), screens, change, None, |session| {
                let bet = session.bet_settlement().unwrap_or_default();
                session.sits_out() && bet.bettor > 0
            })
        },
    },
];

/// The step with which every game but the first opens.
const EAST_PASSES: Opening = Opening::of_game(false);

/// Five people, of whom the learner is East first.
fn five() -> TableRules {
    TableRules {
        bettor: true,
        first_east: FirstEast::Host(LEARNER),
        match_length: MatchLength::Sixteen,
        ..TableRules::default()
    }
}

/// Everything that a table can agree on about payments.
fn all_payments() -> TableRules {
    TableRules {
        double_dice: true,
        three_exposure_liability: true,
        loss_limit: Some(100),
        match_length: MatchLength::Sixteen,
        ..five()
    }
}

fn is_won_by_learner(session: &Session) -> bool {
    matches!(session.outcome(), Some(Outcome::Win(win)) if Some(win.winner) == session.learner())
}

/// How many groups lie exposed.
fn exposures(session: &Session) -> usize {
    let of = |seat| session.view().exposures(seat).len();
    Seat::ALL.into_iter().map(of).sum()
}

/// Whether a joker stands in an exposure for a tile that the learner does not have.
fn shows_joker_out_of_reach(session: &Session) -> bool {
    let view = session.view();
    let mut exposed = Seat::ALL.into_iter().flat_map(|seat| view.exposures(seat));
    exposed.any(|exposure| exposure.jokers > 0 && view.rack()[exposure.tile] == 0)
}

/// How many games are tried until one comes to the state that is looked for.
const GAMES: u64 = 40;
/// More actions than a few games have.
const ACTIONS: usize = 5000;

/// Brings the table to the first state that is `wanted`, the learner played by a bot.
fn show(
    screens: &mut Screens,
    change: &mut Change<'_>,
    side: Option<Side>,
    wanted: fn(&Session) -> bool,
) -> Route {
    show_by(&TableRules::default(), screens, change, side, wanted)
}

/// The same at a table that has agreed on `rules`.
pub(super) fn show_by(
    rules: &TableRules,
    screens: &mut Screens,
    change: &mut Change<'_>,
    side: Option<Side>,
    wanted: fn(&Session) -> bool,
) -> Route {
    let agreement = Agreement {
        rules: rules.clone(),
        ..Agreement::default()
    };
    show_agreed(&agreement, screens, change, side, wanted)
}

/// The same with others, too, as was agreed on.
pub(super) fn show_agreed(
    agreement: &Agreement,
    screens: &mut Screens,
    change: &mut Change<'_>,
    side: Option<Side>,
    wanted: fn(&Session) -> bool,
) -> Route {
    if side == Some(Side::Coach) {
        change
            .profile
            .change_settings(|settings| settings.hints = Hints::AllAtOnce);
    }
    for seed in 1..=GAMES {
        let card = Arc::clone(change.compiled);
        let Agreement { bots, rules } = agreement.clone();
        let mut session = Session::begin(card, rules, bots, seed);
        let mut table = Table {
            side,
            ..Table::default()
        };
        if play_until(&mut session, &mut table.selection, wanted) {
            table.session = Some(session);
            screens.game.table = table;
            break;
        }
    }
    Route::Table
}

fn play_until(session: &mut Session, rack: &mut Selection, wanted: fn(&Session) -> bool) -> bool {
    let learner = Bot::new(
        Level::Regular,
        Style::default(),
        Arc::clone(session.compiled_card()),
    );
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..ACTIONS {
        rack.follow(session.view());
        if wanted(session) {
            return true;
        }
        match session.awaited() {
            Awaited::Opening(_) => session.show_next_step(),
            Awaited::Learner => {
                let chosen = learner.choose(session.view(), &mut chance);
                let action = misnamed(session).or(chosen);
                if action.is_none_or(|action| session.act(action).is_err()) {
                    return false;
                }
            }
            Awaited::Bots => session.act_once(),
            Awaited::GoAhead => session.go_ahead(),
            Awaited::Bet => {
                if session.bet(Some(Bet::On(session.seating().east))).is_err() {
                    return false;
                }
            }
            Awaited::NextGame if session.seating().bettor.is_some() => session.begin_next_game(),
            Awaited::NextGame | Awaited::Narrator | Awaited::Nothing => return false,
        }
    }
    false
}

/// A discard under the name of another tile, late in the game, at a table where tiles may be misnamed.
fn misnamed(session: &Session) -> Option<Action> {
    let view = session.view();
    if view.rules().naming != Naming::ByPlayer || view.discards().len() < 40 {
        return None;
    }
    view.accepted_actions().into_iter().rfind(|action| {
        matches!(action, Action::DiscardAs { tile, name }
            if tile.is_natural() && name.is_natural() && name != tile)
    })
}

/// Chooses two tiles, and one of the incoming ones blind.
fn choose_pass(table: &mut Table) {
    let Some(session) = &table.session else {
        return;
    };
    let pass = session
        .view()
        .accepted_actions()
        .into_iter()
        .find_map(|action| match action {
            Action::Pass { tiles, blind: 1 } => Some(tiles),
            _ => None,
        });
    table.selection.choose(&pass.unwrap_or(TileCounts::EMPTY));
    table.selection.blind = 1;
}
