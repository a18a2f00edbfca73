//! How the questions of a lesson went, as a picture.

use egui::{Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::fitted::Scale;
use crate::lesson::Tally;
use crate::msg;
use crate::tile::{Number, Suit, Tile};
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileFace, TileSize, paint_rack};

/// The most tiles on the rack.
const TILES: usize = 20;
/// The widest of them, in points.
const WIDEST: f32 = 44.0;

/// A rack with a tile for each question, face up where the first answer was right.
pub(super) fn tally_rack(ui: &mut Ui, shared: &Shared<'_>, tally: &Tally, scale: &mut Scale) {
    let count = tally.asked.min(TILES);
    let right = if tally.asked == count {
        tally.right
    } else {
        tally.right * count / tally.asked
    };
    let free = ui.available_width();
    let gap = 4.0;
    let widest = ((free - 24.0 + gap) / count as f32 - gap).min(WIDEST);
    let tile = TileSize::Width(scale.tile(widest, 1)).points();
    let width = count as f32 * (tile.x + gap) - gap + 24.0;
    let (right_ones, asked) = (tally.right, tally.asked);
    let words = shared.say(&msg!("lesson-tally", right = right_ones, asked = asked));
    let (area, response) = ui.allocate_exact_size(vec2(free, tile.y + 26.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    let rack = Rect::from_center_size(area.center(), vec2(width, area.height()));
    paint_rack(ui.painter(), rack);
    for (number, face) in faces(right).take(count).enumerate() {
        let step = vec2(12.0 + number as f32 * (tile.x + gap), 12.0);
        face.paint(ui.painter(), Rect::from_min_size(rack.min + step, tile));
    }
    ui.vertical_centered(|ui| {
        let weak = Theme::current(ui).text_weak;
        ui.label(RichText::new(&words).size(text_size::LARGE).color(weak));
    });
}

/// So many tiles face up, as they lie in the box, and then only backs.
fn faces(up: usize) -> impl Iterator<Item = TileFace> {
    let suits = [Suit::Dot, Suit::Bam, Suit::Crak].into_iter();
    let tiles = suits.flat_map(|suit| Number::ALL.map(|number| Tile::Suited(suit, number)));
    tiles
        .map(TileFace::up)
        .take(up)
        .chain(std::iter::repeat(TileFace::DOWN))
}
