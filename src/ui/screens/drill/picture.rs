//! What is looked at to find the answer.

use egui::{Id, Label, RichText, Ui};

use super::by_hand::names;
use super::choices::sheet;
use super::room::{Scale, rack};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::drill::{Asked, Exercise, Picture};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Claim, Game, Seat};
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::reading::{
    PositionPicture, discards_ui, exposures_ui, on_felt, section_title, write_on_felt,
};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{CardLine, RackRow, TileButton, TileGroups, TileSize};
use crate::ui::words::listed;
use crate::wording;

/// How wide a discard in the middle of the table is, where there is room, in points.
const DISCARD: f32 = 56.0;

/// Draws the picture of an exercise; of what was to be kept in mind nothing once it is covered.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &CompiledCard,
    exercise: &Exercise,
    is_covered: bool,
    scale: Scale,
) {
    match &exercise.picture {
        None => {}
        Some(Picture::Rack(_) | Picture::Line(_)) if is_covered => {}
        Some(Picture::Rack(tiles)) => rack_ui(ui, shared, tiles, scale),
        Some(Picture::Tile(tile)) => tile_ui(ui, shared, *tile, scale),
        Some(Picture::Line(line)) => line_ui(ui, shared, card, *line, scale),
        Some(Picture::LineAndTiles(line, tiles)) => {
            if !is_covered {
                line_ui(ui, shared, card, *line, scale);
            }
            rack_ui(ui, shared, tiles, scale);
        }
        Some(Picture::Exposures(exposures)) => on_felt(ui, |ui| {
            write_on_felt(ui, &msg!("drill-exposed"), shared);
            exposures_ui(ui, shared, exposures, None, scale.of_tiles_alone());
        }),
        Some(Picture::ExposuresAndDiscards(exposures, discards)) => on_felt(ui, |ui| {
            write_on_felt(ui, &msg!("drill-exposed"), shared);
            exposures_ui(ui, shared, exposures, None, scale.of_tiles_alone());
            if !discards.is_empty() {
                write_on_felt(ui, &msg!("rulebook-picture-discards"), shared);
                let discards: Vec<Tile> = discards.tiles().collect();
                discards_ui(ui, shared, &discards, scale.of(1.0));
            }
        }),
        Some(Picture::Table(game)) => table_ui(ui, shared, exercise, game, scale),
        Some(Picture::Claims {
            discarder,
            tile,
            claims,
        }) => claims_ui(ui, shared, *discarder, *tile, claims, scale),
        Some(Picture::Win(line, tiles)) => {
            line_ui(ui, shared, card, *line, scale);
            rack_ui(ui, shared, tiles, scale);
        }
    }
}

fn tile_ui(ui: &mut Ui, shared: &Shared<'_>, tile: Tile, scale: Scale) {
    let face = msg!("drill-picture-tile", face = wording::tile_face(tile));
    let face = shared.say(&face);
    TileGroups::new(vec![vec![TileButton::new(tile, &face)]])
        .size(TileSize::Width(scale.of(88.0)))
        .centered()
        .show(ui);
}

/// A line of the card on a sheet.
fn line_ui(ui: &mut Ui, shared: &Shared<'_>, card: &CompiledCard, line: LineIndex, scale: Scale) {
    sheet(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        section_title(ui, &shared.say(&wording::section_of(card.card(), line)));
        let printed = CardLine::new(card.card(), line).size(scale.of(22.0).max(text_size::BODY));
        printed.show(ui, shared.locale);
    });
}

/// The table; the rack apart where the answer is given with its tiles.
fn table_ui(ui: &mut Ui, shared: &Shared<'_>, exercise: &Exercise, game: &Game, scale: Scale) {
    let picture = PositionPicture::new(game.view(Seat::FIRST));
    let mut picture = picture.scaled(scale.of_tiles_alone());
    if exercise.question.is_of_discards() {
        picture = picture.with_discards();
    }
    if matches!(exercise.asked, Asked::Pass | Asked::FromRack(_)) {
        picture = picture.without_rack();
        if !picture.has_table() {
            return;
        }
    }
    picture.ui(ui, shared);
}

/// Who wants a discard for what: the players around it as they sit.
fn claims_ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    discarder: Seat,
    tile: Tile,
    claims: &[(Seat, Claim)],
    scale: Scale,
) {
    let seat = |ui: &mut Ui, seat: Seat| {
        let claim = claims.iter().find(|(by, _)| *by == seat);
        let says = match claim {
            Some((_, claim)) => msg!("drill-says", claim = wording::claim_called_out(claim)),
            None if seat == discarder => msg!("drill-discards", place = wording::place_of(seat)),
            None => msg!("drill-wants-nothing", place = wording::place_of(seat)),
        };
        player_ui(ui, shared, seat, &says, claim.is_some());
    };
    on_felt(ui, |ui| {
        ui.spacing_mut().item_spacing.y = scale.of(10.0);
        ui.vertical_centered(|ui| seat(ui, Seat::FIRST.across()));
        ui.columns(3, |columns| {
            let [left, middle, right] = columns else {
                return;
            };
            let high = TileSize::Width(scale.of(DISCARD)).points().y;
            for (ui, at) in [(left, Seat::FIRST.left()), (right, Seat::FIRST.right())] {
                ui.add_space(high / 4.0);
                ui.vertical_centered(|ui| seat(ui, at));
            }
            let name = shared.say(&wording::tile(tile));
            let shown = TileGroups::new(vec![vec![TileButton::new(tile, &name)]]);
            let shown = shown.size(TileSize::Width(scale.of(DISCARD)));
            shown.centered().show(middle);
        });
        ui.vertical_centered(|ui| seat(ui, Seat::FIRST));
    });
}

/// A player at their side of the table, and what they say.
fn player_ui(ui: &mut Ui, shared: &Shared<'_>, seat: Seat, says: &Message, is_loud: bool) {
    let theme = Theme::current(ui);
    let place = shared.say(&wording::seat_around(seat, None));
    let says = shared.say(says);
    let place = RichText::new(place).size(text_size::BODY);
    ui.label(place.color(theme.felt_text_weak));
    let said = RichText::new(&says).size(text_size::LARGE);
    let said = if is_loud {
        said.strong().color(theme.felt_text)
    } else {
        said.color(theme.felt_text_weak)
    };
    let shown = ui.add(Label::new(said).wrap());
    listed(ui, shared, &says, shown.rect);
}

fn rack_ui(ui: &mut Ui, shared: &Shared<'_>, tiles: &TileCounts, scale: Scale) {
    let tiles: Vec<Tile> = tiles.tiles().collect();
    let names = names(shared, &tiles);
    let buttons = tiles.iter().zip(&names);
    let buttons = buttons.map(|(tile, name)| TileButton::new(*tile, name).picture());
    let row = RackRow::new(Id::unique("drill-rack"), buttons.collect());
    rack(ui, shared, tiles.len(), &tiles, row, scale);
}
