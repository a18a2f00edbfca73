//! Before an exam: what it is, how it is taken, and when it is passed.

use egui::{RichText, ScrollArea, Ui};

use super::ExamCommand;
use crate::lesson::needed;
use crate::msg;
use crate::tile::Tile;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::column::column;
use crate::ui::widgets::page_button::primary;
use crate::ui::widgets::{
    SOME_TILES, TileFace, TileSize, heading, paint_felt, paint_rack, scroll_with_keys,
};
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::{Command, Shared};

/// The height of the felt at the top, in points.
const FELT: f32 = 176.0;
/// The widest tile on it, in points.
const TILE: f32 = 60.0;

/// Draws the page; `count` is how many questions an exam has.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, count: usize) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            column(ui, |ui| {
                ui.add_space(8.0);
                tiles(ui);
                ui.add_space(16.0);
                let title = shared.say(&msg!("exam-title"));
                heading(ui, &title, text_size::TITLE);
                if count == 0 {
                    ui.label(shared.say(&msg!("home-no-lessons")));
                    return;
                }
                for told in [
                    msg!("exam-about", count = count),
                    msg!("exam-about-once"),
                    msg!("exam-about-passed", count = count, needed = needed(count)),
                    msg!("exam-about-leave"),
                ] {
                    paragraphs(ui, shared, &shared.say(&told), text_size::LARGE);
                }
                if let Some(best) = shared.profile.progress().exam.best {
                    let best = msg!("exam-best", right = best.right, asked = best.asked);
                    ui.label(RichText::new(shared.say(&best)).color(Theme::current(ui).text_weak));
                }
                ui.add_space(8.0);
                ui.horizontal(|ui| {
                    if primary(ui, &shared.say(&msg!("exam-begin")), true) {
                        shared.ask(Command::Exam(ExamCommand::Begin));
                    }
                });
                ui.add_space(8.0);
            });
            scroll_with_keys(ui);
        });
}

/// A rack on felt; what will be on it nobody knows yet, but for the first tiles.
fn tiles(ui: &mut Ui) {
    let size = egui::vec2(ui.available_width(), FELT);
    let (area, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let painter = ui.painter().with_clip_rect(area);
    paint_felt(&painter, area);
    let count = SOME_TILES.len() as f32;
    let step = ((area.width() - 64.0) / count).min(TILE);
    let tile = TileSize::Width((step - 4.0).floor()).points();
    let wood = egui::vec2(step * count + 24.0, tile.y + 28.0);
    let rack = egui::Rect::from_center_size(area.center(), wood);
    paint_rack(&painter, rack);
    for (place, kind) in SOME_TILES.into_iter().enumerate() {
        let face = if kind == Tile::Joker || place % 3 == 1 {
            TileFace::up(kind)
        } else {
            TileFace::DOWN
        };
        let corner = rack.min + egui::vec2(14.0 + step * place as f32, 14.0);
        face.paint(&painter, egui::Rect::from_min_size(corner, tile));
    }
}
