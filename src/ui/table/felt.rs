//! What is on the felt: the players, the walls, and the middle with the opening, the pass or the discards.

use egui::Ui;

use super::discards::{Discards, Middle};
use super::layout::TableLayout;
use super::motion::Motion;
use super::player::{self, Arrangement, PlayerArea, Telling};
use super::{LEARNER, opening, passing, walls};
use crate::play::Session;
use crate::ui::Shared;

/// Draws it.
pub(super) fn ui(
    ui: &mut Ui,
    places: &TableLayout,
    session: &Session,
    motion: &Motion,
    telling: Telling,
    shared: &Shared<'_>,
) {
    // Who sits out has a plate at the foot of the left side.
    let left_side = match session.bettor_score() {
        Some(_) if places.shows_walls => {
            let foot = places.left.bottom() - places.plate - 8.0;
            places.left.with_max_y(foot)
        }
        _ => places.left,
    };
    let (left, across, right) = if places.shows_walls {
        (Arrangement::Left, Arrangement::Across, Arrangement::Right)
    } else {
        (Arrangement::Row, Arrangement::Row, Arrangement::Row)
    };
    for (seat, rect, arrangement) in [
        (LEARNER.right(), places.right, right),
        (LEARNER.across(), places.across, across),
        (LEARNER.left(), left_side, left),
        (LEARNER, places.own_exposures, Arrangement::Own),
    ] {
        PlayerArea {
            seat,
            session,
            arrangement,
            tile: places.small_tile,
            plate: places.plate,
            holds: session.tiles_held(seat),
            in_turn: match motion.discarder(ui) {
                Some(discarder) => discarder == seat,
                None => player::is_in_turn(session, seat),
            },
            telling,
        }
        .ui(ui, rect, shared);
    }
    if places.shows_walls {
        player::bettor_ui(ui, places, session, shared);
    }
    walls::ui(ui, places, session, telling.asked, shared);
    match session.opening() {
        Some(opening) => opening::ui(ui, places, session, opening.step(), shared),
        None if passing::is_shown(session.view()) => {
            passing::ui(ui, places.middle, session, places.small_tile, shared);
        }
        None => {
            let on_its_way = motion.discard_is_on_its_way(ui, session);
            Discards {
                middle: Middle::of(places),
                session,
                names: telling.names,
                newest_is_on_its_way: on_its_way,
            }
            .ui(ui, shared);
        }
    }
}
