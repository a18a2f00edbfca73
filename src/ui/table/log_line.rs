//! A line of the log: who did it, in words, and the tiles that it is about.

use egui::{Label, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use crate::locale::Message;
use crate::msg;
use crate::rules::{Event, Seat};
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::{self, Face, TileFace};
use crate::ui::words::listed;

/// The room for a face, in points.
const FACE: f32 = 24.0;
/// The size of a tile, in points.
const TILE: Vec2 = vec2(18.0, 25.0);
/// The space between two tiles, and between a tile and the words, in points.
const GAP: f32 = 2.0;
/// So many tiles have room beside the words; more stand below.
const BESIDE: usize = 3;

/// A part of a game, under whose heading lines of the log stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// The Charleston and what belongs to it.
    Charleston,
    /// From East's first discard on.
    Play,
}

impl Part {
    /// To which part what happened belongs, if that follows from it.
    pub(super) fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Passed { .. }
            | Event::Voted { .. }
            | Event::CourtesyPassed { .. }
            | Event::CourtesyAgreed { .. }
            | Event::Mushed { .. }
            | Event::LookedAtPass { .. } => Some(Self::Charleston),
            Event::Drew { .. } | Event::Discarded { .. } => Some(Self::Play),
            _ => None,
        }
    }

    fn heading(self) -> Message {
        match self {
            Self::Charleston => msg!("table-log-charleston"),
            Self::Play => msg!("table-log-play"),
        }
    }
}

/// A line of the log.
#[derive(Debug)]
pub(super) struct LogLine {
    /// What happened, in words.
    pub(super) text: String,
    /// The tiles that it is about, as far as the learner knows them.
    pub(super) tiles: Vec<Tile>,
    /// Who did it; nothing where nobody has a face.
    pub(super) face: Option<Face>,
    /// Whether somebody else did what the line before tells of.
    pub(super) begins_turn: bool,
    /// The part of the game that begins with it.
    pub(super) begins: Option<Part>,
}

impl LogLine {
    /// Draws it over the whole width.
    pub(super) fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(part) = self.begins {
            let heading = shared.say(&part.heading());
            ui.add_space(6.0);
            widgets::heading(ui, &heading, text_size::BODY);
        } else if self.begins_turn {
            ui.add_space(4.0);
        }
        let beside = if self.tiles.len() > BESIDE {
            0
        } else {
            self.tiles.len()
        };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            if let Some(face) = self.face {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
                if self.begins_turn {
                    face.paint(ui, rect);
                }
            }
            let tiles = beside as f32 * (TILE.x + GAP);
            let room = ui.available_width() - tiles - 6.0;
            ui.vertical(|ui| {
                ui.set_width(room);
                let shown = RichText::new(&self.text).size(text_size::SMALL);
                let row = ui.add(Label::new(shown).wrap());
                listed(ui, shared, &self.text, row.rect);
                if beside == 0 && !self.tiles.is_empty() {
                    paint_tiles(ui, &self.tiles);
                }
            });
            if beside > 0 {
                paint_tiles(ui, &self.tiles);
            }
        });
    }
}

/// Paints tiles whose names are said in words already.
fn paint_tiles(ui: &mut Ui, tiles: &[Tile]) {
    let width = tiles.len() as f32 * (TILE.x + GAP);
    let (rect, _) = ui.allocate_exact_size(vec2(width, TILE.y), Sense::hover());
    paint_row(ui, rect, tiles);
}

/// Paints tiles in a row from the left of `rect`, as high as it is.
pub(super) fn paint_row(ui: &Ui, rect: Rect, tiles: &[Tile]) {
    let size = vec2(rect.height() * TILE.x / TILE.y, rect.height());
    for (place, tile) in tiles.iter().enumerate() {
        let left = rect.left() + place as f32 * (size.x + GAP);
        let place = Rect::from_min_size(pos2(left, rect.top()), size);
        TileFace::up(*tile).paint(ui.painter(), place);
    }
}

/// How wide such a row of this height is, in points.
pub(super) fn width_of_row(height: f32, tiles: usize) -> f32 {
    tiles as f32 * (height * TILE.x / TILE.y + GAP)
}

/// Who did it.
pub(super) fn done_by(event: &Event) -> Option<Seat> {
    match event {
        Event::Passed { from, .. } | Event::CourtesyPassed { from, .. } => Some(*from),
        Event::Mushed { seat, .. }
        | Event::LookedAtPass { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::BlankSwapped { seat, .. }
        | Event::Racked { seat }
        | Event::PutBack { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::ClaimLost { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::ExposureChanged { seat, .. }
        | Event::PriceNamed { seat, .. }
        | Event::Misnamed { seat, .. }
        | Event::NameCorrected { seat, .. }
        | Event::PickedOutOfTurn { seat, .. }
        | Event::Breached { seat, .. }
        | Event::Denied { seat }
        | Event::HandDied { seat, .. }
        | Event::MahJonggAnnounced { seat }
        | Event::Retracted { seat }
        | Event::LaidOpen { seat, .. }
        | Event::DiscardStayed { seat, .. }
        | Event::ThrewIn { seat, .. } => Some(*seat),
        Event::Challenged { challenger, .. } => Some(*challenger),
        Event::Voted { .. } | Event::CourtesyAgreed { .. } | Event::Ended(_) => None,
    }
}

/// The tiles that it is about, as far as they are known.
pub(super) fn tiles_of(event: &Event) -> Vec<Tile> {
    match event {
        Event::Passed {
            tiles, received, ..
        } => {
            let known = tiles.as_ref().or(received.as_ref());
            known.into_iter().flat_map(TileCounts::tiles).collect()
        }
        Event::CourtesyPassed { tiles, .. } => tiles.iter().flat_map(TileCounts::tiles).collect(),
        Event::Mushed { received, .. } => received.iter().flat_map(TileCounts::tiles).collect(),
        Event::Drew { tile, .. } => tile.iter().copied().collect(),
        Event::Discarded { tile, .. }
        | Event::Exchanged { tile, .. }
        | Event::BlankSwapped { tile, .. } => vec![*tile],
        Event::Claimed { tile, claim, .. } => {
            let beside = claim.from_rack(*tile);
            std::iter::once(*tile).chain(beside.tiles()).collect()
        }
        _ => Vec::new(),
    }
}
