//! The learner's rack: click to choose, drag to reorder or to discard.

use egui::{Id, Pos2, Rect, Response, Stroke, Ui, UiBuilder, Vec2, pos2};

use super::layout::TableLayout;
use super::selection::{Selection, Slot};
use super::{LEARNER, TableCommand, naming, passing};
use crate::msg;
use crate::play::{Opening, OpeningStep, Session};
use crate::rules::{Action, Situation, View};
use crate::tile::{HAND, Tile, TileCounts};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{DraggedTile, Icon, RackRow, TileButton};
use crate::ui::{Command, Shared};
use crate::wording;

/// How wide the coach's sign on a tile is, as a share of the tile.
const ADVISED: f32 = 0.28;

/// The id of the learner's rack.
pub(super) fn rack_id() -> Id {
    Id::unique("the learner's rack")
}

/// The learner's rack, ready to be drawn.
pub(super) struct Rack<'a> {
    /// Where everything lies.
    pub(super) places: &'a TableLayout,
    /// The tiles and what is chosen of them.
    pub(super) selection: &'a mut Selection,
    /// The game.
    pub(super) session: &'a Session,
    /// The tiles that count for the line that is looked at on the card.
    pub(super) counts: TileCounts,
    /// The tiles that the coach would give away, where it says so.
    pub(super) advised: TileCounts,
    /// Whether the keyboard should go to the rack.
    pub(super) take_focus: bool,
    /// Whether tiles can be chosen; else a narrator only tells, and they stay where they are.
    pub(super) is_asked: bool,
}

impl Rack<'_> {
    /// Draws the rack, and returns which ids of tiles it has.
    pub(super) fn ui(self, ui: &mut Ui, shared: &Shared<'_>) -> Vec<Id> {
        let Self {
            places,
            selection,
            session,
            mut counts,
            advised,
            take_focus,
            is_asked,
        } = self;
        let view = session.view();
        let is_own_turn = view.situation() == Situation::ToDiscard(LEARNER);
        let opening = session.opening().map(Opening::step);
        let is_dealt = opening.is_none_or(|step| step == OpeningStep::DealLast);
        let to_come = opening.map_or(0, |step| {
            let count = selection.slots().len();
            count.saturating_sub(step.tiles_held())
        });
        if let Some(tiles) = session.open_rack(LEARNER) {
            if is_dealt {
                watched(ui, places, tiles, shared);
            }
            return Vec::new();
        }
        let faces: Vec<_> = selection
            .slots()
            .iter()
            .map(|slot| {
                let counts = counts.remove(slot.tile);
                (*slot, counts, name(*slot, counts, shared))
            })
            .collect();
        let lie_there = faces
            .iter()
            .enumerate()
            .filter(|(place, _)| is_dealt || !comes_last(*place, to_come, faces.len()));
        let captions = captions(lie_there.clone().map(|(_, (slot, ..))| slot.tile), shared);
        let names = names(lie_there.clone().map(|(_, (slot, ..))| slot.tile), shared);
        let tiles: Vec<_> = lie_there
            .map(|(_, (slot, counts, name))| {
                let tile = TileButton::new(slot.tile, name);
                if is_dealt {
                    tile.selected(slot.is_chosen)
                        .highlighted(slot.is_new)
                        .counts(*counts)
                        .rises(is_asked)
                } else {
                    tile.picture()
                }
            })
            .collect();
        let is_empty = tiles.is_empty();
        let drawn_is_last = selection.slots().last().map(|slot| slot.tile) == view.drawn();
        let row = RackRow::new(rack_id(), tiles)
            .size(places.rack_tile)
            .places(HAND)
            .captions(captions)
            .naming(names)
            .last_apart(is_own_turn && view.drawn().is_some() && drawn_is_last);
        let width = row.points().x;
        let left = places.rack.center().x - width / 2.0;
        let rect = Rect::from_min_size(pos2(left, places.rack.top()), row.points());
        let shown = ui
            .scope_builder(UiBuilder::new().id_salt("own rack").max_rect(rect), |ui| {
                row.show(ui)
            })
            .inner;
        if is_empty {
            ui.painter().text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                shared.say(&msg!("table-no-tiles")),
                egui::FontId::proportional(text_size::BODY),
                Theme::current(ui).wood_text,
            );
        }
        if !is_dealt {
            return Vec::new();
        }
        mark_advised(ui, &shown.tiles, selection.slots(), advised);
        if let Some(place) = shown.clicked.filter(|_| is_asked) {
            // One tile is discarded: another click chooses another one.
            if is_own_turn {
                selection.toggle_only(place);
            } else {
                selection.toggle_to_pass(place, view);
            }
        }
        if let Some((from, to)) = shown.moved {
            selection.move_tile(from, to);
            shared.ask(Command::Table(TableCommand::KeepArrangement));
        }
        let double = shown.tiles.iter().position(Response::double_clicked);
        if let Some(double) = double.filter(|_| is_asked) {
            discard_at_once(double, view, selection, shared);
        }
        if take_focus {
            shown.focus_first();
        }
        shown.tiles.iter().map(|tile| tile.id).collect()
    }
}

/// Puts the coach's sign at the upper edge of each tile that it would give away.
fn mark_advised(ui: &Ui, tiles: &[Response], slots: &[Slot], mut advised: TileCounts) {
    let theme = Theme::current(ui);
    let edge = Stroke::new(1.5, theme.accent_edge);
    for (tile, slot) in tiles.iter().zip(slots) {
        if advised.remove(slot.tile) {
            let side = (tile.rect.width() * ADVISED).round();
            // The name below a tile stays legible, and the digit in its corner.
            let middle = tile.rect.center_top();
            ui.painter().circle(middle, side * 0.75, theme.accent, edge);
            let bulb = Icon::Bulb.image(ui.ctx(), side).tint(theme.accent_text);
            bulb.paint_at(ui, Rect::from_center_size(middle, Vec2::splat(side)));
        }
    }
}

/// Discards the tile at `place`, or chooses it where it is still to be named.
fn discard_at_once(place: usize, view: View<'_>, selection: &mut Selection, shared: &Shared<'_>) {
    let Some(slot) = selection.slots().get(place) else {
        return;
    };
    let discard = Action::Discard(slot.tile);
    if naming::by_learner(view) {
        selection.choose_only(place);
    } else if selection.chooses_to_discard(place) {
        shared.ask(Command::Table(TableCommand::Action(discard)));
    }
}

/// Whether a tile is one of those `to_come` that are dealt last. Which ones those are nobody can see, as
/// the rack is sorted: they are spread over it.
fn comes_last(place: usize, to_come: usize, count: usize) -> bool {
    (1..=to_come).any(|number| place == count * number / (to_come + 1))
}

/// What a tile is called, and whether it counts for the line that is looked at.
fn name(slot: Slot, counts: bool, shared: &Shared<'_>) -> String {
    let tile = wording::tile(slot.tile);
    let tile = if slot.is_new {
        msg!("table-new-tile", tile = tile)
    } else {
        tile
    };
    shared.say(&if counts {
        msg!("card-rack-counts", tile = tile)
    } else {
        tile
    })
}

/// What is written below the tiles, for who wants that.
fn captions(tiles: impl Iterator<Item = Tile>, shared: &Shared<'_>) -> Vec<String> {
    if !shared.profile.settings().tile_names {
        return Vec::new();
    }
    let caption = |tile| shared.say(&wording::tile_caption(tile));
    tiles.map(caption).collect()
}

/// The name of each tile, to be told of the one that is pointed at where they do not stand there anyway.
fn names(tiles: impl Iterator<Item = Tile>, shared: &Shared<'_>) -> Vec<String> {
    if shared.profile.settings().tile_names {
        return Vec::new();
    }
    let name = |tile| shared.say(&wording::tile(tile));
    tiles.map(name).collect()
}

/// The rack of the bot that plays in the learner's place, for who sits out: only to be looked at.
fn watched(ui: &mut Ui, places: &TableLayout, tiles: &TileCounts, shared: &Shared<'_>) {
    let tiles: Vec<_> = tiles.tiles().collect();
    let names: Vec<String> = tiles
        .iter()
        .map(|tile| shared.say(&wording::tile(*tile)))
        .collect();
    let faces = tiles.iter().zip(&names);
    let faces = faces.map(|(tile, name)| TileButton::new(*tile, name).picture());
    let row = RackRow::new(rack_id(), faces.collect())
        .size(places.rack_tile)
        .places(HAND);
    let left = places.rack.center().x - row.points().x / 2.0;
    let rect = Rect::from_min_size(pos2(left, places.rack.top()), row.points());
    ui.scope_builder(UiBuilder::new().id_salt("own rack").max_rect(rect), |ui| {
        row.show(ui);
    });
}

/// Discards the tile that is let go over `middle`, or chooses it where it is still to be named, or where tiles are
/// passed. Where a tile that goes away was let go.
pub(super) fn take_dropped(
    ui: &Ui,
    middle: Rect,
    view: View<'_>,
    selection: &mut Selection,
    shared: &Shared<'_>,
) -> Option<Pos2> {
    let target = ui.interact(middle, ui.scope_id().with("middle"), egui::Sense::hover());
    let dragged = target.dnd_release_payload::<DraggedTile>()?;
    if dragged.rack == rack_id()
        && let Some(slot) = selection.slots().get(dragged.index)
    {
        if passing::is_now(view.situation()) {
            // A tile that is laid in the middle now is meant for the pass.
            if !slot.is_chosen {
                selection.toggle_to_pass(dragged.index, view);
            }
            return None;
        } else if naming::by_learner(view) {
            selection.choose_only(dragged.index);
        } else {
            let discard = Action::Discard(slot.tile);
            if !selection.chooses_to_discard(dragged.index) {
                return None;
            }
            shared.ask(Command::Table(TableCommand::Action(discard)));
        }
    }
    ui.ctx().pointer_interact_pos()
}
