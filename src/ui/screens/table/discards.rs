//! The middle of the table: the discards, the newest standing out.

use egui::{Align2, FontId, Rect, Ui, UiBuilder, vec2};

use crate::msg;
use crate::rules::{Situation, View};
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Condition, TileButton, TileSize};
use crate::wording::{self, Names};

/// The space between discards, in points.
const GAP: f32 = 2.0;

/// Draws the discards into `rect`.
pub(super) fn ui(ui: &mut Ui, rect: Rect, view: View<'_>, shared: &Shared<'_>) {
    let names = Names::for_learner(view.east());
    let discards: Vec<_> = view
        .discards()
        .iter()
        .filter(|discard| discard.claimed_by.is_none())
        .collect();
    if discards.is_empty() {
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            shared.say(&msg!("table-no-discards")),
            FontId::proportional(text_size::BODY),
            shared.theme.felt_text_weak,
        );
        return;
    }
    let size = size_for(rect, discards.len());
    let tile = size.points();
    let columns = columns(rect, tile.x);
    let is_asked = matches!(view.situation(), Situation::Claims(_)) && view.must_act();
    let newest = discards.len() - 1;
    for (index, discard) in discards.iter().enumerate() {
        let (row, column) = (index / columns, index % columns);
        let corner = rect.min + vec2(column as f32 * (tile.x + GAP), row as f32 * (tile.y + GAP));
        let name = shared.say(&msg!(
            "table-discarded-tile",
            tile = wording::tile(discard.tile),
            player = names.name(discard.by)
        ));
        let builder = UiBuilder::new()
            .id_salt(("discard", index))
            .max_rect(Rect::from_min_size(corner, tile));
        // A claimed discard no longer lies here, and then none of these is the newest.
        let is_newest = index == newest && view.newest_discard() == Some(**discard);
        ui.scope_builder(builder, |ui| {
            ui.add(
                TileButton::new(discard.tile, &name)
                    .picture()
                    .size(size)
                    .highlighted(is_newest)
                    .condition(if is_newest || !is_asked {
                        Condition::Plain
                    } else {
                        Condition::Dimmed
                    }),
            )
            .on_hover_text(&name);
        });
    }
}

/// The largest size at which `count` discards, and a few to come, fit.
fn size_for(rect: Rect, count: usize) -> TileSize {
    let count = count.max(28);
    (16..=40)
        .rev()
        .map(|width| TileSize::Width(width as f32))
        .find(|size| {
            let tile = size.points();
            let rows = count.div_ceil(columns(rect, tile.x));
            rows as f32 * (tile.y + GAP) <= rect.height()
        })
        .unwrap_or(TileSize::Width(16.0))
}

fn columns(rect: Rect, width: f32) -> usize {
    (((rect.width() + GAP) / (width + GAP)).floor() as usize).max(1)
}
