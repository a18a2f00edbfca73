//! What is on the felt: the players, the walls, and the middle with the opening, the pass or the discards.

use egui::Ui;

use super::layout::Places;
use super::motion::Motion;
use super::player::{self, Arrangement, PlayerArea, Telling};
use super::{LEARNER, discards, opening, passing, walls};
use crate::play::Session;
use crate::ui::Shared;

/// Draws it.
pub(super) fn ui(
    ui: &mut Ui,
    places: &Places,
    session: &Session,
    motion: &Motion,
    telling: Telling,
    shared: &Shared<'_>,
) {
    let aside = if places.shows_walls {
        Arrangement::Column
    } else {
        Arrangement::Row
    };
    for (seat, rect, arrangement) in [
        (LEARNER.right(), places.right, aside),
        (LEARNER.across(), places.across, Arrangement::Row),
        (LEARNER.left(), places.left, aside),
        (LEARNER, places.own_exposures, Arrangement::Own),
    ] {
        PlayerArea {
            seat,
            session,
            arrangement,
            tile: places.small_tile,
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
        player::bettor_ui(ui, places.left, session, shared);
    }
    walls::ui(ui, places, session, telling.asked, shared);
    match session.opening() {
        Some(opening) => opening::ui(ui, places.middle, session, opening.step(), shared),
        None if passing::is_now(session.view().situation()) => {
            passing::ui(ui, places.middle, session, places.small_tile, shared);
        }
        None => {
            let on_its_way = motion.discard_is_on_its_way(ui, session);
            discards::ui(
                ui,
                places.middle,
                session,
                telling.names,
                on_its_way,
                shared,
            );
        }
    }
}
