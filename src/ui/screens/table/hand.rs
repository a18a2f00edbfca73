//! A hand laid out group by group; a group is never broken over two lines.

use egui::{Rect, Sense, Ui, UiBuilder, vec2};

use crate::card::Target;
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::widgets::{Condition, TileButton, TileSize};
use crate::wording;

/// A tile of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Held {
    /// The tile itself.
    Natural(Tile),
    /// A joker that stands for it.
    Joker(Tile),
    /// It is missing.
    Missing(Tile),
}

/// The groups of a concrete hand with what is held of each tile, and whether a joker may stand for it.
/// The groups where none may come first, so that naturals go there.
pub(super) fn lay_out(target: &Target, mut held: impl FnMut(Tile, bool) -> Held) -> Vec<Vec<Held>> {
    let mut order: Vec<usize> = (0..target.groups.len()).collect();
    order.sort_by_key(|index| target.groups[*index].takes_jokers);
    let mut groups = vec![Vec::new(); target.groups.len()];
    for index in order {
        let group = &target.groups[index];
        let tiles = group.tiles.iter();
        groups[index] = tiles.map(|tile| held(*tile, group.takes_jokers)).collect();
    }
    groups
}

/// The space between groups, in points.
const GROUP_GAP: f32 = 8.0;
/// The space between tiles, in points.
const GAP: f32 = 2.0;

/// Draws the groups as wide as there is room. When the pointer rests on a missing tile, `explain` says
/// more of it than its name, or nothing.
pub(super) fn ui(
    ui: &mut Ui,
    groups: &[Vec<Held>],
    size: TileSize,
    explain: impl Fn(Tile) -> Option<Message>,
    shared: &Shared<'_>,
) {
    let tile = size.points();
    let room = ui.available_width();
    let width = |group: &Vec<Held>| group.len() as f32 * (tile.x + GAP) - GAP;
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
        for (place, held) in group.iter().enumerate() {
            let step = vec2(place as f32 * (tile.x + GAP), 0.0);
            let builder = UiBuilder::new()
                .id_salt((index, place))
                .max_rect(Rect::from_min_size(corner + step, tile));
            ui.scope_builder(builder, |ui| tile_ui(ui, *held, size, &explain, shared));
        }
    }
}

fn tile_ui(
    ui: &mut Ui,
    held: Held,
    size: TileSize,
    explain: &impl Fn(Tile) -> Option<Message>,
    shared: &Shared<'_>,
) {
    let name = shared.say(&name(held));
    let button = match held {
        Held::Natural(tile) => TileButton::new(tile, &name),
        Held::Joker(tile) => TileButton::new(Tile::Joker, &name).stands_for(Some(tile)),
        Held::Missing(tile) => TileButton::new(tile, &name).condition(Condition::Missing),
    };
    let explained = match held {
        Held::Missing(tile) => explain(tile).map(|message| shared.say(&message)),
        Held::Natural(_) | Held::Joker(_) => None,
    };
    ui.add(button.picture().size(size))
        .on_hover_text(explained.unwrap_or(name));
}

fn name(held: Held) -> Message {
    match held {
        Held::Natural(tile) => wording::tile(tile),
        Held::Joker(tile) => msg!("table-joker-for", tile = wording::a_tile(tile)),
        Held::Missing(tile) => msg!("table-missing", tile = wording::tile(tile)),
    }
}
