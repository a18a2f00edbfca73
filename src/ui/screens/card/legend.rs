//! How to read a card.

use egui::{RichText, Ui};

use crate::card::{Card, Symbol};
use crate::msg;
use crate::rules::RuleId;
use crate::tile::{Dragon, Tile, Wind};
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, TileButton, TileSize, heading, plain_button};
use crate::ui::words::said;
use crate::ui::{Route, Shared, fonts};
use crate::wording;

/// How wide the tiles beside the letters are, in points.
const TILE: f32 = 20.0;

/// The letters of a card with the tiles they stand for.
const LETTERS: [(&str, &[Tile]); 6] = [
    ("F", &[Tile::Flower]),
    ("0", &[Tile::SOAP]),
    ("R", &[Tile::Dragon(Dragon::Red)]),
    ("G", &[Tile::Dragon(Dragon::Green)]),
    (
        "D",
        &[
            Tile::Dragon(Dragon::Green),
            Tile::Dragon(Dragon::Red),
            Tile::SOAP,
        ],
    ),
    (
        "NEWS",
        &[
            Tile::Wind(Wind::North),
            Tile::Wind(Wind::East),
            Tile::Wind(Wind::West),
            Tile::Wind(Wind::South),
        ],
    ),
];

/// Tells how to read a card.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, card: &Card) {
    heading(
        ui,
        &shared.say(&msg!("card-legend-title")),
        text_size::LARGE,
    );
    let colours = shared.say(&msg!("card-legend-colours"));
    said(ui, shared, &colours, text_size::BODY);
    ui.horizontal_wrapped(|ui| {
        for (letter, tiles) in LETTERS {
            ui.label(RichText::new(letter).family(fonts::bold()));
            for tile in tiles {
                let name = shared.say(&wording::tile(*tile));
                ui.add(
                    TileButton::new(*tile, &name)
                        .picture()
                        .size(TileSize::Width(TILE)),
                );
            }
            ui.add_space(6.0);
        }
    });
    let any = has_any_wind_or_dragon(card).then(|| msg!("card-legend-any"));
    let messages = [msg!("card-legend-letters")].into_iter().chain(any).chain([
        msg!("card-legend-value"),
        msg!("card-legend-exposed"),
        msg!("card-legend-hands"),
    ]);
    for message in messages {
        said(ui, shared, &shared.say(&message), text_size::BODY);
    }
    ui.add_space(4.0);
    if plain_button(ui, Icon::Rules, &shared.say(&msg!("card-legend-rules"))).clicked() {
        shared.go(Route::Rulebook(Some(RuleId::CARD_COLORS_COUNT_SUITS)));
    }
}

/// Whether some line leaves it open which wind or dragon it takes, with a letter for that.
fn has_any_wind_or_dragon(card: &Card) -> bool {
    let mut symbols = card
        .lines()
        .flat_map(|(_, line)| &line.printed)
        .flat_map(|way| way.places().flatten())
        .flat_map(|group| &group.symbols);
    symbols.any(|symbol| matches!(symbol, Symbol::AnyWind | Symbol::AnyDragon))
}
