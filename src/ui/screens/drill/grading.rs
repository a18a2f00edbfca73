//! What is said to an answer: the verdict, why, and what was chosen beside what is right.

use std::sync::Arc;

use egui::{Color32, FontId, RichText, Ui};

use super::choices::sheet;
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::drill::{Answered, Picture, Shown};
use crate::locale::Message;
use crate::msg;
use crate::tile::{Tile, TileSet};
use crate::ui::reading::{LineReader, LineReaders, RackAtHand};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, TileButton, TileSize};
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::words::rule_link;
use crate::ui::words::said_weak;
use crate::ui::{Shared, fonts};
use crate::wording;

/// The width of a tile with its name, in points.
const TILE: f32 = 44.0;

/// What was chosen where it is wrong, and what is right.
fn compared(answered: &Answered) -> impl Iterator<Item = Shown> {
    let exercise = &answered.exercise;
    let wrong = (!answered.grade.is_right).then_some(answered.answer);
    let answers = wrong.into_iter().chain([exercise.right()]);
    answers.filter_map(|answer| exercise.shown(answer))
}

/// The line that something to choose shows.
pub(super) fn line_of(shown: Shown) -> Option<LineIndex> {
    match shown {
        Shown::Line(line) => Some(line),
        Shown::Tile(_) | Shown::TileName(_) => None,
    }
}

/// The tile that something to choose shows or names.
pub(super) fn tile_of(shown: Shown) -> Option<Tile> {
    match shown {
        Shown::Tile(tile) | Shown::TileName(tile) => Some(tile),
        Shown::Line(_) => None,
    }
}

/// The readers of the lines of an answer, beside the rack where there is one.
pub(super) fn readers(card: &Arc<CompiledCard>, answered: &Answered) -> Vec<LineReader> {
    let lines = compared(answered).filter_map(line_of);
    lines
        .map(|line| match &answered.exercise.picture {
            Some(Picture::Rack(rack)) => {
                let rack = RackAtHand::alone(TileSet::STANDARD, *rack);
                LineReader::beside(card, line, rack).terse().open()
            }
            Some(Picture::Tile(_)) | None => LineReader::new(card, line),
        })
        .collect()
}

/// Draws all that is said to an answer.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, answered: &Answered, readers: &mut LineReaders) {
    let theme = Theme::current(ui);
    let grade = answered.grade;
    let (icon, color, title) = if grade.is_right {
        (Icon::Check, theme.card_groups[0], msg!("drill-right"))
    } else {
        (Icon::Cross, theme.card_groups[1], msg!("drill-wrong"))
    };
    ui.horizontal(|ui| {
        ui.add(icon.image(ui, 24.0).tint(color));
        let font = FontId::new(text_size::LARGE, fonts::bold());
        ui.label(RichText::new(shared.say(&title)).font(font));
    });
    let reason = shared.say(&wording::drill_reason(grade.reason));
    paragraphs(ui, shared, &reason, text_size::LARGE);
    let chosen = (!grade.is_right).then(|| msg!("drill-your-line"));
    let titles = chosen.into_iter().chain([msg!("drill-nearest-line")]);
    for (reader, title) in readers.iter_mut().zip(titles) {
        read(ui, shared, reader, Some(title));
    }
    named_tiles(ui, shared, compared(answered).filter_map(tile_of));
    if !grade.is_right {
        rule_link(ui, shared, answered.exercise.rule);
    }
}

/// Tiles with their names, side by side.
pub(super) fn named_tiles(ui: &mut Ui, shared: &Shared<'_>, tiles: impl IntoIterator<Item = Tile>) {
    let theme = Theme::current(ui);
    let named: Vec<(Tile, String)> = tiles
        .into_iter()
        .map(|tile| (tile, shared.say(&wording::tile(tile))))
        .collect();
    let font = FontId::proportional(text_size::LARGE);
    let widths = named.iter().map(|(_, name)| {
        let words = ui.painter();
        let words = words.layout_no_wrap(name.clone(), font.clone(), Color32::PLACEHOLDER);
        words.size().x
    });
    let gap = ui.spacing().item_spacing.x;
    let sheet = sheet(theme);
    let inside = widths.fold(0.0, f32::max) + TILE + gap;
    let width = inside + sheet.total_margin().sum().x;
    let columns = ((ui.available_width() + gap) / (width + gap))
        .floor()
        .max(1.0);
    for row in named.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            for (tile, name) in row {
                sheet.show(ui, |ui| {
                    ui.set_width(inside.min(ui.available_width()));
                    ui.horizontal(|ui| {
                        let size = TileSize::Width(TILE);
                        ui.add(TileButton::new(*tile, name).picture().size(size));
                        ui.label(RichText::new(name).font(font.clone()));
                    });
                });
            }
        });
    }
}

/// A line on its sheet, with the rack laid along it.
pub(super) fn read(
    ui: &mut Ui,
    shared: &Shared<'_>,
    reader: &mut LineReader,
    title: Option<Message>,
) {
    let theme = Theme::current(ui);
    ui.push_id(reader.line().0, |ui| {
        sheet(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(title) = title {
                said_weak(ui, shared, &shared.say(&title), text_size::SMALL);
            }
            reader.ui(ui, shared);
        });
    });
}
