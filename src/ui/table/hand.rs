//! A hand laid out group by group; a group is never broken over two lines.

use egui::{Rect, Sense, Ui, UiBuilder, vec2};

use crate::analysis::HandTile;
use crate::locale::Message;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::widgets::{Condition, TileButton, TileSize};
use crate::wording;

/// The space between groups, in points.
const GROUP_GAP: f32 = 8.0;
/// The space between tiles, in points.
const GAP: f32 = 2.0;

/// Draws the groups as wide as there is room. When the pointer rests on a missing tile, `explain` says
/// more of it than its name, or nothing.
pub(super) fn ui(
    ui: &mut Ui,
    groups: &[&[HandTile]],
    size: TileSize,
    explain: impl Fn(Tile) -> Option<Message>,
    shared: &Shared<'_>,
) {
    let tile = size.points();
    let room = ui.available_width();
    let width = |group: &[HandTile]| group.len() as f32 * (tile.x + GAP) - GAP;
    let mut places = Vec::with_capacity(groups.len());
    let (mut left, mut row) = (0.0, 0);
    for group in groups {
        if left > 0.0 && left + width(group) > room {
            (left, row) = (0.0, row + 1);
        }
        places.push((left, row));
        left += width(group) + GROUP_GAP;
    }
    let height = (row + 1) as f32 * (tile.y + 6.0) - 6.0;
    let (rect, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    for (index, (group, (left, row))) in groups.iter().zip(places).enumerate() {
        let corner = rect.min + vec2(left, row as f32 * (tile.y + 6.0));
        for (place, hand_tile) in group.iter().enumerate() {
            let step = vec2(place as f32 * (tile.x + GAP), 0.0);
            let builder = UiBuilder::new()
                .id_salt((index, place))
                .max_rect(Rect::from_min_size(corner + step, tile));
            ui.scope_builder(builder, |ui| {
                tile_ui(ui, *hand_tile, size, &explain, shared);
            });
        }
    }
}

fn tile_ui(
    ui: &mut Ui,
    tile: HandTile,
    size: TileSize,
    explain: &impl Fn(Tile) -> Option<Message>,
    shared: &Shared<'_>,
) {
    let name = shared.say(&wording::hand_tile(tile));
    let explained = match tile {
        HandTile::Missing(tile) | HandTile::MissingJoker(tile) => {
            explain(tile).map(|message| shared.say(&message))
        }
        HandTile::Held(_) | HandTile::Joker(_) | HandTile::Blank(_) => None,
    };
    let button = match tile {
        HandTile::Held(tile) => TileButton::new(tile, &name),
        HandTile::Joker(tile) => TileButton::new(Tile::Joker, &name).stands_for(Some(tile)),
        HandTile::Blank(tile) => TileButton::new(Tile::Blank, &name).stands_for(Some(tile)),
        HandTile::Missing(tile) => TileButton::new(tile, &name).condition(Condition::Missing),
        HandTile::MissingJoker(tile) => TileButton::new(Tile::Joker, &name)
            .stands_for(Some(tile))
            .condition(Condition::Missing),
    };
    ui.add(button.picture().size(size))
        .on_hover_text(explained.unwrap_or(name));
}
