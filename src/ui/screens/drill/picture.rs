//! What is looked at to find the answer.

use egui::{Id, RichText, Ui};

use super::by_hand::names;
use super::choices::sheet;
use super::room::{Scale, rack};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::drill::{Asked, Exercise, Picture};
use crate::msg;
use crate::rules::{Claim, Game, Seat};
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::reading::{
    PositionPicture, discards_ui, exposures_ui, on_felt, section_title, write_on_felt,
};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{CardLine, RackRow, TileButton, TileGroups, TileSize};
use crate::wording;

/// Draws the picture of an exercise; of what was to be kept in mind nothing once it is covered.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &CompiledCard,
    exercise: &Exercise,
    (is_covered, scale): (bool, Scale),
) {
    match &exercise.picture {
        None => {}
        Some(Picture::Rack(_) | Picture::Line(_)) if is_covered => {}
        Some(Picture::Rack(tiles)) => rack_ui(ui, shared, tiles, scale),
        Some(Picture::Tile(tile)) => tile_ui(ui, shared, *tile, scale),
        Some(Picture::Line(line)) => line_ui(ui, shared, (card, *line), scale),
        Some(Picture::LineAndTiles(line, tiles)) => {
            if !is_covered {
                line_ui(ui, shared, (card, *line), scale);
            }
            rack_ui(ui, shared, tiles, scale);
        }
        Some(Picture::Exposures(exposures)) => on_felt(ui, |ui| {
            write_on_felt(ui, &msg!("drill-exposed"), shared);
            exposures_ui(ui, shared, exposures, (None, scale.of_tiles_alone()));
        }),
        Some(Picture::ExposuresAndDiscards(exposures, discards)) => on_felt(ui, |ui| {
            write_on_felt(ui, &msg!("drill-exposed"), shared);
            exposures_ui(ui, shared, exposures, (None, scale.of_tiles_alone()));
            if !discards.is_empty() {
                write_on_felt(ui, &msg!("rulebook-picture-discards"), shared);
                let discards: Vec<Tile> = discards.tiles().collect();
                discards_ui(ui, shared, &discards, scale.of(1.0));
            }
        }),
        Some(Picture::Table(game)) => table_ui(ui, shared, (exercise, game), scale),
        Some(Picture::Claims {
            discarder,
            tile,
            claims,
        }) => claims_ui(ui, shared, (*discarder, *tile), claims, scale),
        Some(Picture::Win(line, tiles)) => {
            line_ui(ui, shared, (card, *line), scale);
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
fn line_ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    (card, line): (&CompiledCard, LineIndex),
    scale: Scale,
) {
    sheet(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        section_title(ui, &shared.say(&wording::section_of(card.card(), line)));
        let printed = CardLine::new(card.card(), line).size(scale.of(22.0).max(text_size::BODY));
        printed.show(ui, shared.locale);
    });
}

/// The table; the rack apart where the answer is given with its tiles.
fn table_ui(ui: &mut Ui, shared: &Shared<'_>, (exercise, game): (&Exercise, &Game), scale: Scale) {
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

/// Who wants a discard for what.
fn claims_ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    (discarder, tile): (Seat, Tile),
    claims: &[(Seat, Claim)],
    scale: Scale,
) {
    on_felt(ui, |ui| {
        let place = wording::seat_around(discarder, None);
        write_on_felt(ui, &msg!("rulebook-picture-discard", place = place), shared);
        let name = shared.say(&wording::tile(tile));
        let shown = TileGroups::new(vec![vec![TileButton::new(tile, &name)]]);
        shown.size(TileSize::Width(scale.of(64.0))).show(ui);
        for (seat, claim) in claims {
            let said = msg!(
                "drill-wants",
                place = wording::seat_around(*seat, None),
                claim = wording::claim(claim)
            );
            let said = RichText::new(shared.say(&said)).size(text_size::LARGE);
            ui.label(said.color(Theme::current(ui).felt_text));
        }
    });
}

fn rack_ui(ui: &mut Ui, shared: &Shared<'_>, tiles: &TileCounts, scale: Scale) {
    let tiles: Vec<Tile> = tiles.tiles().collect();
    let names = names(shared, &tiles);
    let tiles = tiles
        .iter()
        .zip(&names)
        .map(|(tile, name)| TileButton::new(*tile, name).picture())
        .collect();
    let row = RackRow::new(Id::unique("drill-rack"), tiles);
    rack(ui, names.len(), (row, scale));
}
