//! The players around the table: who they are, how many tiles they hold, and what they have exposed.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::layout::{EXPOSURES_APART, RACK_BEHIND, TableLayout};
use super::plate::Plate;
use super::player_name::{bettor_name, face_of, is_named_by_place, is_rolling, way_to};
use super::{LEARNER, StackAsked, TableCommand, open_rack};
use crate::msg;
use crate::play::{Awaited, OpeningStep, Session};
use crate::rules::{Action, Exposure, ExposureAt, Seat, Situation};
use crate::tile::{HAND, Tile, TileCounts};
use crate::ui::theme::Theme;
use crate::ui::widgets::{Face, TileButton, TileFace, TileSize};
use crate::ui::{Command, Shared};
use crate::wording::{self, Names, place_of};

/// A plate beside a rack is at least so wide and at most so wide, in points; where there is less, it takes the room
/// of both.
const NARROWEST_PLATE: f32 = 140.0;
const WIDEST_PLATE: f32 = 210.0;
/// The space between exposures beside each other, and between the parts of a player, in points.
const GAP: f32 = 8.0;
/// The least that the back of a tile is wide on a rack, and the most, in points.
const BACK: std::ops::RangeInclusive<f32> = 8.0..=26.0;
/// How much of a rack from behind is its wood, in points.
const WOOD: f32 = 9.0;

/// How what is a player's lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// At the left side of the square: the rack upright at the outer edge, the exposures before it, one below the other.
    Left,
    /// The same at the right side.
    Right,
    /// At the far side of the square: the rack beside the name, the exposures before it.
    Across,
    /// In a row with the other players: the rack beside the name, the exposures below both.
    Row,
    /// Beside each other and beside the name, without a rack: the learner's own.
    Own,
}

impl Arrangement {
    /// Whether there is more height than width.
    const fn is_upright(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
}

/// What is told of the players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Telling {
    /// Whether jokers are marked that the learner may exchange.
    pub(super) marks_exchanges: bool,
    /// Whether a lesson happens here: its narrator calls players by their place, and not by how they play.
    pub(super) in_lesson: bool,
    /// Whether it is told how many points they have.
    pub(super) scores: bool,
    /// What they are called.
    pub(super) names: Names,
    /// The stack of a wall for which a lesson asks.
    pub(super) asked: Option<StackAsked>,
}

/// A player, ready to be drawn.
pub(super) struct PlayerArea<'a> {
    /// Who.
    pub(super) seat: Seat,
    /// The game.
    pub(super) session: &'a Session,
    /// How the exposures lie.
    pub(super) arrangement: Arrangement,
    /// The size of an exposed tile.
    pub(super) tile: TileSize,
    /// The height of the plate, in points.
    pub(super) plate: f32,
    /// How many tiles the player is shown to hold.
    pub(super) holds: usize,
    /// Whether it is shown to be their turn.
    pub(super) in_turn: bool,
    /// What is told of the player.
    pub(super) telling: Telling,
}

impl PlayerArea<'_> {
    /// Draws the player into `rect`.
    pub(super) fn ui(self, ui: &mut Ui, rect: Rect, shared: &Shared<'_>) {
        let plate = self.place_of_plate(rect);
        self.plate(ui, plate, shared);
        let exposures = match self.open_rack() {
            Some(tiles) => self.open_rack_ui(ui, rect, plate, &tiles, shared),
            None => self.rack_behind_ui(ui, rect, plate),
        };
        if self.session.opening().is_none() {
            self.exposures(ui, exposures, shared);
        }
    }

    /// Where the plate lies.
    fn place_of_plate(&self, rect: Rect) -> Rect {
        let row = Rect::from_min_size(rect.min, vec2(rect.width(), self.plate));
        let wide = |width: f32| row.with_max_x(row.left() + width.min(row.width()));
        match self.arrangement {
            Arrangement::Left | Arrangement::Right => row,
            Arrangement::Across => wide((rect.width() * 0.25).clamp(NARROWEST_PLATE, WIDEST_PLATE)),
            Arrangement::Row => {
                let half = rect.width() * 0.5 - 4.0;
                // Where it is narrower there is no room for a rack beside it.
                wide(if half < NARROWEST_PLATE {
                    rect.width()
                } else {
                    half
                })
            }
            Arrangement::Own if self.lie_below(rect) => wide(WIDEST_PLATE),
            Arrangement::Own => {
                let width = (rect.width() * 0.25).clamp(NARROWEST_PLATE, WIDEST_PLATE);
                let top = rect.center().y - self.plate / 2.0;
                wide(width).translate(vec2(0.0, top - rect.top()))
            }
        }
    }

    /// Draws the tiles on the rack, which the learner may see. Returns where the exposures lie.
    fn open_rack_ui(
        &self,
        ui: &mut Ui,
        rect: Rect,
        plate: Rect,
        tiles: &TileCounts,
        shared: &Shared<'_>,
    ) -> Rect {
        let wide = self.tile.points().x;
        let below = rect.with_min_y(plate.bottom() + 4.0);
        let beside = rect.with_min_x(plate.right() + GAP);
        match self.arrangement {
            Arrangement::Left | Arrangement::Right => {
                open_rack::rows(ui, below, tiles, 5, wide, shared)
            }
            Arrangement::Across => open_rack::row(ui, beside, tiles, wide, shared),
            Arrangement::Row => open_rack::row(ui, below, tiles, wide, shared),
            Arrangement::Own if self.lie_below(rect) => below,
            Arrangement::Own => beside,
        }
    }

    /// Draws the rack from behind. Returns where the exposures lie.
    fn rack_behind_ui(&self, ui: &Ui, rect: Rect, plate: Rect) -> Rect {
        let below = rect.with_min_y(plate.bottom() + GAP);
        let beside = rect.with_min_x(plate.right() + GAP);
        match self.arrangement {
            Arrangement::Left => {
                self.upright_rack(ui, below.with_max_x(below.left() + RACK_BEHIND));
                below.with_min_x(below.left() + RACK_BEHIND + GAP)
            }
            Arrangement::Right => {
                self.upright_rack(ui, below.with_min_x(below.right() - RACK_BEHIND));
                below.with_max_x(below.right() - RACK_BEHIND - GAP)
            }
            Arrangement::Across => {
                self.rack(ui, beside.with_max_y(beside.top() + RACK_BEHIND));
                beside.with_min_y(beside.top() + RACK_BEHIND + 4.0)
            }
            Arrangement::Row => {
                let top = plate.center().y - RACK_BEHIND / 2.0;
                let rack = beside.with_min_y(top).with_max_y(top + RACK_BEHIND);
                if rack.is_positive() {
                    self.rack(ui, rack);
                } else if self.session.view().exposures(self.seat).is_empty() {
                    self.rack(ui, below.with_max_y(below.top() + RACK_BEHIND));
                }
                below
            }
            Arrangement::Own if self.lie_below(rect) => below,
            Arrangement::Own => beside,
        }
    }

    /// Whether there is height for the learner's exposures below the name: beside it there is less width then.
    fn lie_below(&self, rect: Rect) -> bool {
        rect.height() >= self.plate + GAP + self.tile.points().y
    }

    /// Who it is, and whether it is their turn.
    fn plate(&self, ui: &Ui, rect: Rect, shared: &Shared<'_>) {
        let points = self.session.scores()[self.seat];
        // While the dice decide who is East there are no scores, and the place needs the room.
        let has_score = self.telling.scores && !is_rolling(self.session);
        let shown = has_score.then_some(points);
        // That a hand is dead matters more than where its player sits.
        let dead = self.is_dead().then(|| msg!("table-dead"));
        let is_named_by_place = is_named_by_place(self.session, self.telling.names);
        Plate {
            face: face_of(self.session, self.seat, self.telling.names),
            name: self.name(),
            wind: (!is_named_by_place).then(|| self.seat.wind(self.session.view().east())),
            note: dead.or_else(|| self.place()),
            way: self.place().and_then(|_| way_to(self.seat)),
            points: shown,
            summary: self.summary(points),
            about: self.about(),
            in_turn: self.in_turn,
        }
        .ui(ui, rect, self.seat, shared);
    }

    /// The tiles on the rack, when the learner may see them.
    fn open_rack(&self) -> Option<TileCounts> {
        let is_dealt = self
            .session
            .opening()
            .is_none_or(|opening| opening.step() == OpeningStep::DealLast);
        let watched = self.session.open_rack(self.seat).copied();
        let laid_open = || self.session.laid_open(self.seat);
        // What lies there after a game of a lesson, the lesson shows.
        let after_game = || {
            let rack = self.session.rack_after_game(self.seat).copied();
            rack.filter(|_| !self.telling.in_lesson)
        };
        watched
            .or_else(laid_open)
            .or_else(after_game)
            .filter(|_| is_dealt)
    }

    /// Whether everybody knows that the hand is dead.
    pub(super) fn is_dead(&self) -> bool {
        self.session.view().dead(self.seat).is_some()
    }

    /// The rack from behind, lying: the backs of the tiles behind its wood.
    fn rack(&self, ui: &Ui, rect: Rect) {
        let holds = self.holds.min(HAND);
        let width = ((rect.width() - 4.0) / HAND as f32).clamp(*BACK.start(), *BACK.end());
        let rect = match self.arrangement {
            Arrangement::Across => rect.with_max_x(rect.left() + HAND as f32 * width + 4.0),
            _ => rect,
        };
        let first = rect.center().x - width * holds as f32 / 2.0;
        for index in 0..holds {
            let back = Rect::from_min_size(
                pos2(first + index as f32 * width, rect.top()),
                vec2(width - 1.0, rect.height() - 4.0),
            );
            TileFace::DOWN.paint(ui.painter(), back);
        }
        paint_wood(ui, rect.with_min_y(rect.bottom() - WOOD));
    }

    /// The same upright, with the wood toward the middle.
    fn upright_rack(&self, ui: &Ui, rect: Rect) {
        let holds = self.holds.min(HAND);
        let height = ((rect.height() - 4.0) / HAND as f32).clamp(*BACK.start(), *BACK.end());
        let rect = rect.with_max_y(rect.top() + HAND as f32 * height + 4.0);
        let first = rect.center().y - height * holds as f32 / 2.0;
        let is_left = self.arrangement == Arrangement::Left;
        for index in 0..holds {
            let top = first + index as f32 * height;
            let left = rect.left() + if is_left { 0.0 } else { 4.0 };
            let back = vec2(rect.width() - 4.0, height - 1.0);
            TileFace::DOWN.paint(ui.painter(), Rect::from_min_size(pos2(left, top), back));
        }
        let wood = if is_left {
            rect.with_min_x(rect.right() - WOOD)
        } else {
            rect.with_max_x(rect.left() + WOOD)
        };
        paint_wood(ui, wood);
    }

    fn exposures(&self, ui: &mut Ui, rect: Rect, shared: &Shared<'_>) {
        let seat = self.seat;
        let exposures = self.session.view().exposures(seat);
        let tile = self.tile.points();
        let width = |exposure: &Exposure| f32::from(exposure.size()) * (tile.x + 1.0);
        let total: f32 = exposures.iter().map(|exposure| width(exposure) + GAP).sum();
        let is_upright = self.arrangement.is_upright();
        // A hand of many large groups is squeezed rather than cut off.
        let room = if is_upright {
            exposures.iter().map(&width).fold(0.0, f32::max)
        } else {
            total
        };
        let squeeze = (rect.width() / room.max(1.0)).min(1.0);
        let size = TileSize::Width((tile.x * squeeze).floor());
        let tile = size.points();
        let mut corner = rect.min;
        for (index, exposure) in exposures.iter().enumerate() {
            let at = ExposureAt {
                seat,
                index: index as u8,
            };
            let width = f32::from(exposure.size()) * (tile.x + 1.0);
            let start = match self.arrangement {
                // Before the rack, which is to the right of them.
                Arrangement::Right => pos2(rect.right() - width, corner.y),
                _ => corner,
            };
            self.exposure(ui, start, size, at, shared);
            if is_upright {
                corner.y += tile.y + EXPOSURES_APART;
            } else {
                corner.x += width + GAP;
            }
        }
    }

    /// Draws an exposure from its corner on, in tiles of this size.
    fn exposure(
        &self,
        ui: &mut Ui,
        corner: Pos2,
        size: TileSize,
        at: ExposureAt,
        shared: &Shared<'_>,
    ) {
        let view = self.session.view();
        let Some(exposure) = view.exposures(at.seat).get(usize::from(at.index)) else {
            return;
        };
        let exchange = Action::Exchange(at);
        let may_exchange =
            exposure.jokers > 0 && !self.session.sits_out() && view.check(&exchange).is_ok();
        let group = wording::group_of(exposure.size(), exposure.tile);
        let natural = shared.say(&msg!("table-exposed-tile", group = group.clone()));
        let joker = shared.say(&msg!("table-exposed-joker", group = group));
        let mut left = corner.x;
        let naturals = std::iter::repeat_n(exposure.tile, usize::from(exposure.naturals));
        let jokers = std::iter::repeat_n(Tile::Joker, usize::from(exposure.jokers));
        let tiles = naturals.chain(jokers).chain(exposure.strays.tiles());
        for (index, tile) in tiles.enumerate() {
            let place = Rect::from_min_size(pos2(left, corner.y), size.points());
            left += size.points().x + 1.0;
            let is_joker = tile == Tile::Joker;
            let builder = UiBuilder::new()
                .id_salt(("exposed", at.seat, at.index, index))
                .max_rect(place);
            // Unlike tiles, exposed in error, are no group.
            let stray = (!exposure.strays.is_empty()).then(|| shared.say(&wording::tile(tile)));
            let told = stray
                .as_ref()
                .unwrap_or(if is_joker { &joker } else { &natural });
            let tile = if is_joker {
                TileButton::new(tile, told)
                    .stands_for(Some(exposure.tile))
                    .highlighted(may_exchange && self.telling.marks_exchanges)
            } else {
                TileButton::new(tile, told).picture()
            };
            let response = ui
                .scope_builder(builder, |ui| ui.add(tile.size(size)))
                .inner;
            if is_joker && response.clicked() {
                shared.ask(Command::Table(TableCommand::Action(exchange)));
            }
            response.on_hover_text(told);
        }
    }
}

/// The wood of a rack.
fn paint_wood(ui: &Ui, rect: Rect) {
    let theme = Theme::current(ui);
    let radius = CornerRadius::same(3);
    let edge = Stroke::new(1.0, theme.wood_shade);
    ui.painter().rect_filled(rect, radius, theme.wood);
    ui.painter()
        .rect_stroke(rect, radius, edge, StrokeKind::Inside);
}

/// The plate of who sits out, at the foot of the column on the left; nothing when four people play.
pub(super) fn bettor_ui(ui: &Ui, places: &TableLayout, session: &Session, shared: &Shared<'_>) {
    let Some(points) = session.bettor_score() else {
        return;
    };
    let place = places.left.with_min_y(places.left.bottom() - places.plate);
    let in_turn = session.awaited() == Awaited::Bet;
    let opponent = session.betting_opponent();
    let summary = msg!(
        "table-bettor",
        points = points,
        who = if session.sits_out() { "you" } else { "other" },
        turn = if in_turn { "yes" } else { "no" }
    );
    let (face, name, summary) = match opponent.map(|it| (it, wording::opponent_name(it))) {
        Some((opponent, name)) => (
            Some(Face::Of(opponent)),
            name.clone(),
            msg!("opponent-summary", summary = name, about = summary),
        ),
        None if session.sits_out() => (
            Some(Face::Learner),
            msg!("table-place", place = place_of(LEARNER)),
            summary,
        ),
        None => (None, bettor_name(session), summary),
    };
    Plate {
        face,
        name,
        wind: None,
        note: face.map(|_| msg!("table-bettor-name")),
        way: None,
        points: (!is_rolling(session)).then_some(points),
        summary,
        about: None,
        in_turn,
    }
    .ui(ui, place, "bettor", shared);
}

/// Whether the table waits for this player alone.
pub(super) fn is_in_turn(session: &Session, seat: Seat) -> bool {
    if session.opening().is_some() {
        return seat == session.view().east();
    }
    if session.awaited() == Awaited::Bet {
        return false;
    }
    let learner = session.learner();
    match session.view().situation() {
        // The eyes stay on the discard until the next player reaches for the wall, whether it could be claimed or not.
        Situation::ToDraw(turn) if Some(turn) != learner => {
            let newest = session.view().newest_discard();
            newest.map_or(turn, |discard| discard.by) == seat
        }
        Situation::ToDraw(turn) | Situation::ToDiscard(turn) => turn == seat,
        Situation::Claims(discard) => {
            let is_asked = session.view().must_act() && !session.lets_go_by_itself();
            if learner.is_some() && is_asked {
                Some(seat) == learner
            } else {
                discard.by == seat
            }
        }
        Situation::Over(_) => false,
        _ => Some(seat) == learner && session.view().must_act(),
    }
}
