//! Short movements that show where a tile went.

use egui::{Pos2, Rect, Ui};

use super::LEARNER;
use super::layout::TableLayout;
use super::{discards, walls};
use crate::play::Session;
use crate::rules::{Event, Seat};
use crate::tile::Tile;
use crate::ui::widgets::{Flights, TileFace};

/// More new events than this are not shown one by one: they happened while nobody looked.
const MOST_EVENTS: usize = 12;

/// What has been shown of a game, and the tiles that are on their way.
#[derive(Debug, Default)]
pub(super) struct Motion {
    flights: Flights,
    /// Who has discarded the tile that was sent last, if it was discarded.
    discarder: Option<Seat>,
    /// The number of the game, and how many of its events have been shown.
    shown: Option<(u32, usize)>,
    /// Where the learner has let a tile go that they carried, in the frame before.
    let_go: Option<Pos2>,
}

impl Motion {
    /// Takes what has happened so far as shown.
    pub(super) fn skip(&mut self) {
        self.shown = None;
    }

    /// The learner has let a tile go here: if it is discarded now, it comes from here.
    pub(super) fn let_go_at(&mut self, at: Pos2) {
        self.let_go = Some(at);
    }

    /// Sends the tiles of what has happened since the frame before.
    pub(super) fn follow(&mut self, ui: &Ui, session: &Session, places: &TableLayout) {
        let let_go = self.let_go.take();
        let count = session.view().events().len();
        let before = self.shown.replace((session.number(), count));
        let Some((game, told)) = before else {
            return;
        };
        if game != session.number() || told >= count || count - told > MOST_EVENTS {
            return;
        }
        let now = ui.input(|input| input.time);
        for event in session.view().events_since(told) {
            if let Some((face, from, to)) = flight(&event, session, places) {
                let is_own_discard = matches!(event, Event::Discarded { seat: LEARNER, .. });
                let carried_to = let_go.filter(|_| is_own_discard);
                let from = carried_to.map_or(from, |at| Rect::from_center_size(at, from.size()));
                self.flights.send(face, from, to, now);
                self.discarder = match event {
                    Event::Discarded { seat, .. } => Some(seat),
                    _ => None,
                };
            }
        }
    }

    /// Who has discarded the tile that is still on its way: until it lies in the middle, it is shown to be their turn.
    pub(super) fn discarder(&self, ui: &Ui) -> Option<Seat> {
        self.discarder.filter(|_| self.flights.are_seen(ui))
    }

    /// Whether the newest discard is still on its way.
    pub(super) fn discard_is_on_its_way(&self, ui: &Ui, session: &Session) -> bool {
        let newest = session.view().events().next_back();
        self.flights.are_seen(ui) && matches!(newest, Some(Event::Discarded { .. }))
    }

    /// Whether a tile is on its way.
    pub(super) fn is_seen(&self, ui: &Ui) -> bool {
        self.flights.are_seen(ui)
    }

    /// Paints the tiles that are on their way.
    pub(super) fn paint(&mut self, ui: &Ui) {
        self.flights.paint(ui);
    }
}

/// What a tile looks like that goes from one place to another.
fn flight(
    event: &Event,
    session: &Session,
    places: &TableLayout,
) -> Option<(TileFace, Rect, Rect)> {
    let view = session.view();
    let at = |seat| spot(places, seat);
    let face = |tile: Option<Tile>| tile.map_or(TileFace::DOWN, TileFace::up);
    match *event {
        Event::Passed { from, to, .. } => Some((TileFace::DOWN, at(from), at(to))),
        Event::CourtesyPassed { from, count, .. } if count > 0 => {
            Some((TileFace::DOWN, at(from), at(from.across())))
        }
        Event::Drew { seat, tile } => {
            let wall = walls::last_taken(places.walls, view.wall())?;
            Some((face(tile), wall, at(seat)))
        }
        Event::PutBack { seat, tile } => {
            let wall = walls::last_taken(places.walls, view.wall())?;
            Some((face(tile), at(seat), wall))
        }
        Event::Discarded { seat, tile } => Some((
            TileFace::up(tile),
            at(seat),
            discards::newest_place(discards::Middle::of(places), view)?,
        )),
        Event::Claimed { seat, .. } | Event::DiscardStayed { seat, .. } => {
            // Not the name that it may have been called by.
            let tile = view.discards().last()?.tile;
            let middle = Rect::from_center_size(places.middle.center(), at(seat).size());
            Some((TileFace::up(tile), middle, at(seat)))
        }
        Event::Exchanged { seat, exposure, .. } => {
            Some((TileFace::up(Tile::Joker), at(exposure.seat), at(seat)))
        }
        _ => None,
    }
}

/// Where the tiles of a player come from and go to.
fn spot(places: &TableLayout, seat: Seat) -> Rect {
    let tile = places.small_tile.points();
    let center = match LEARNER.steps_to(seat) {
        0 => places.rack.center(),
        1 => places.right.center_top() + egui::vec2(0.0, tile.y),
        2 => places.across.center(),
        _ => places.left.center_top() + egui::vec2(0.0, tile.y),
    };
    Rect::from_center_size(center, tile)
}
