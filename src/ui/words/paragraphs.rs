//! What a step says: text with small tiles in it, in which words can be looked up.

use egui::Ui;

use super::tile_names;
use crate::glossary::Lexicon;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{LINE_WIDTH, text_size};
use crate::ui::widgets::{LaidProse, Prose};

/// How much longer than usual a row may get where height is scarce.
const BROAD: f32 = 90.0 / 70.0;

/// The size of what a step says in a column of this width, in points.
pub(in crate::ui) fn step_text(width: f32) -> f32 {
    (width / 52.0)
        .clamp(text_size::LESSON, text_size::HEADING)
        .round()
}

/// The longest row of text of this size, in points.
pub(in crate::ui) fn longest_row(size: f32) -> f32 {
    LINE_WIDTH * size / text_size::BODY
}

/// Text with small tiles in it, in lines of at most 70 characters.
pub(in crate::ui) fn paragraphs(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    laid_out(ui, shared, text, size, false).show(ui);
}

/// The same in lines of at most 90 characters, for what stands below an answer: there height is scarce.
pub(in crate::ui) fn broad_paragraphs(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    let width = longest_row(size) * BROAD;
    in_rows_of(ui, shared, text, size, width, Some(&shared.words.lexicon)).show(ui);
}

/// The same of a question; `from_memory` when no word of it is explained.
pub(in crate::ui) fn question_text(
    ui: &mut Ui,
    shared: &Shared<'_>,
    text: &str,
    size: f32,
    from_memory: bool,
) {
    laid_out(ui, shared, text, size, from_memory).show(ui);
}

/// How high that is, in points.
pub(in crate::ui) fn text_height(ui: &Ui, shared: &Shared<'_>, text: &str, size: f32) -> f32 {
    laid_out(ui, shared, text, size, false).size().y
}

fn laid_out(ui: &Ui, shared: &Shared<'_>, text: &str, size: f32, from_memory: bool) -> LaidProse {
    let lexicon = (!from_memory).then_some(&shared.words.lexicon);
    in_rows_of(ui, shared, text, size, longest_row(size), lexicon)
}

/// Text of this size in rows no longer than `width`, in points, and in which these words can be looked up.
fn in_rows_of(
    ui: &Ui,
    shared: &Shared<'_>,
    text: &str,
    size: f32,
    width: f32,
    lexicon: Option<&Lexicon>,
) -> LaidProse {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let prose = Prose::new(text, size, &names);
    let width = width.min(ui.available_width());
    prose.words(lexicon).lay_out(ui, width)
}

/// The same as a block in the middle of the column.
pub(in crate::ui) fn block(
    ui: &mut Ui,
    shared: &Shared<'_>,
    text: &str,
    size: f32,
    from_memory: bool,
) {
    let laid = laid_out(ui, shared, text, size, from_memory);
    let indent = ((ui.available_width() - laid.size().x) / 2.0).max(0.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent.round());
        ui.vertical(|ui| laid.show(ui));
    });
}
