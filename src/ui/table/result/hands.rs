//! Every hand that did not win face up, and for each player what the game brought, and the score.

use egui::{Align, CornerRadius, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, vec2};

use super::ShownResult;
use super::party::{Person, people};
use super::points;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Exposure, Outcome, Party, Seat};
use crate::tile::{HAND, Tile, TileCounts};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileButton, TileSize};
use crate::ui::{Shared, fonts};
use crate::wording;

/// How large a face is, in points.
const FACE: f32 = 38.0;
/// The widest that a tile becomes, in points.
const WIDEST_TILE: f32 = 26.0;
/// The space between two tiles, and between two groups, in points.
const BETWEEN: f32 = 1.0;
const GAP: f32 = 8.0;
/// How much wood is seen under the tiles of a rack, in points.
const WOOD: f32 = 4.0;

/// Draws a row for each person.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let color = Theme::current(ui).text_weak;
    let small = |text: Message| {
        let text = RichText::new(shared.say(&text));
        text.size(text_size::SMALL).color(color)
    };
    row(ui, |ui| {
        points::ui(ui, small(msg!("table-scores")));
        points::ui(ui, small(msg!("table-result-this-game")));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            super::section(ui, &shared.say(&msg!("table-result-hands")), shared);
        });
    });
    for person in people(shown) {
        one(ui, shown, &person, shared);
    }
}

/// A row that is filled from its right end.
fn row(ui: &mut Ui, inside: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), points::HEIGHT);
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, layout, inside);
}

fn one(ui: &mut Ui, shown: ShownResult<'_>, person: &Person, shared: &Shared<'_>) {
    ui.horizontal_top(|ui| {
        if let Some(face) = person.face {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
            face.paint(ui, place);
        }
        ui.vertical(|ui| {
            row(ui, |ui| {
                let bold = |text: String| RichText::new(text).family(fonts::bold());
                points::ui(ui, bold(shared.say(&points::plain(person.score))));
                points::ui(
                    ui,
                    RichText::new(shared.say(&points::signed(person.change))),
                );
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(bold(shared.say(&person.name))).truncate());
                });
            });
            if person.party == Party::Bettor {
                let bet = person.how.first().map(|bet| shared.say(bet));
                ui.label(
                    RichText::new(bet.unwrap_or_default()).color(Theme::current(ui).text_weak),
                );
            }
            if let Party::Player(seat) = person.party
                && let Some(rack) = shown.session.rack_after_game(seat)
                && !has_won(shown, seat)
            {
                let exposures = shown.session.view().exposures(seat).to_vec();
                hand(ui, seat, &exposures, rack, shared);
            }
        });
    });
}

/// Whether the hand lies above already, in large tiles.
fn has_won(shown: ShownResult<'_>, seat: Seat) -> bool {
    matches!(shown.outcome, Outcome::Win(win) if win.winner == seat)
}

/// The exposures, group by group, and behind them what is on the rack, with its wood.
fn hand(ui: &mut Ui, seat: Seat, exposures: &[Exposure], rack: &TileCounts, shared: &Shared<'_>) {
    let groups: Vec<Vec<(Tile, Option<Tile>)>> = exposures.iter().map(tiles_of).collect();
    let exposed: usize = groups.iter().map(Vec::len).sum();
    let count = (exposed + rack.total()).max(HAND);
    let room = ui.available_width() - GAP * groups.len() as f32;
    let width = (room / count as f32 - BETWEEN).floor().min(WIDEST_TILE);
    let size = TileSize::Width(width.max(8.0));
    let tile = size.points();
    let (whole, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), tile.y + WOOD), Sense::hover());
    let mut at = whole.min;
    let mut number = 0;
    let mut put = |ui: &mut Ui, at: egui::Pos2, kind: Tile, stands_for: Option<Tile>| {
        let name = shared.say(&wording::tile(kind));
        let place = Rect::from_min_size(at, tile);
        let builder = UiBuilder::new()
            .id_salt(("face up", seat, number))
            .max_rect(place);
        number += 1;
        ui.scope_builder(builder, |ui| {
            let tile = TileButton::new(kind, &name).picture().size(size);
            ui.add(tile.stands_for(stands_for)).on_hover_text(&name);
        });
    };
    for group in groups {
        for (kind, stands_for) in group {
            put(ui, at, kind, stands_for);
            at.x += tile.x + BETWEEN;
        }
        at.x += GAP;
    }
    let wide = rack.total() as f32 * (tile.x + BETWEEN) + 1.0;
    let wood = Rect::from_min_size(at + vec2(-2.0, tile.y - 3.0), vec2(wide + 2.0, WOOD + 3.0));
    if !rack.is_empty() {
        let color = Theme::current(ui).wood;
        ui.painter().rect_filled(wood, CornerRadius::same(2), color);
    }
    for kind in rack.tiles() {
        put(ui, at, kind, None);
        at.x += tile.x + BETWEEN;
    }
}

/// The tiles of an exposure, and what its jokers stand for.
fn tiles_of(exposure: &Exposure) -> Vec<(Tile, Option<Tile>)> {
    let naturals = std::iter::repeat_n((exposure.tile, None), usize::from(exposure.naturals));
    let joker = (Tile::Joker, Some(exposure.tile));
    let jokers = std::iter::repeat_n(joker, usize::from(exposure.jokers));
    let strays = exposure.strays.tiles().map(|tile| (tile, None));
    naturals.chain(jokers).chain(strays).collect()
}
