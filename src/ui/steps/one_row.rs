//! What a question says, in one row of a list.

use egui::Ui;

use crate::lesson::{Missed, texts};
use crate::locale::Message;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{LaidProse, Prose};
use crate::ui::words::tile_names;

/// What a question says, in one row that leaves so much room free around it, in points.
pub(super) fn laid_out(
    ui: &Ui,
    shared: &Shared<'_>,
    missed: &Missed<'_>,
    around: f32,
) -> LaidProse {
    let theme = Theme::current(ui);
    let item = missed.item;
    let text = item.step().map_or_else(String::new, |step| {
        shared.say(&Message::new(texts::step(&item.lesson.id, &step.words)))
    });
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    Prose::new(&joined(&text), text_size::BODY, &names)
        .color(theme.text)
        .one_row()
        .lay_out(ui, ui.available_width() - around)
}

/// The paragraphs of a text in one row; behind a full-width mark stands no space.
fn joined(text: &str) -> String {
    let words = text.split_whitespace();
    words.fold(String::new(), |mut row, word| {
        if !row.is_empty() && !row.ends_with(['。', '！', '？', '：', '，']) {
            row.push(' ');
        }
        row.push_str(word);
        row
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scripts_with_spaces_have_one_between_paragraphs() {
        assert_eq!(joined("Draw.\n\nThen discard."), "Draw. Then discard.");
        assert_eq!(joined("摸一张。\n\n再打出 2 张。"), "摸一张。再打出 2 张。");
    }
}
