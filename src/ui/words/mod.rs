//! The words of the glossary as every screen has them: what they are called in the learner's language,
//! what shows them, and the small card on which a word of a text is explained.
//!
//! `card` is that card, `menu` the list of the words that stand on the screen, `picture` and `things` show
//! a word. `paragraphs` lays out what a step says, `rule_link` leads to the page of a rule.

mod card;
mod menu;
pub(super) mod paragraphs;
mod picture;
mod rule_link;
mod things;

use egui::{Rect, Ui};

pub use self::card::WordCard;
pub(super) use self::card::tile_names;
pub(super) use self::menu::{ui as words_menu_ui, width_of_word};
pub(super) use self::picture::ui as picture_ui;
pub(super) use self::rule_link::{rule_link, rule_link_width};
use crate::glossary::Word;
use crate::locale::Message;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Prose, WordLinks};

/// Running text of this size, in points, in which words of the glossary can be looked up.
pub(super) fn said(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let prose = Prose::new(text, size, &names);
    prose.words(&shared.words.lexicon).show(ui);
}

/// The same in the color of what matters less.
pub(super) fn said_weak(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let prose = Prose::new(text, size, &names).color(Theme::current(ui).text_weak);
    prose.words(&shared.words.lexicon).show(ui);
}

/// The same in another color, as on the felt.
pub(super) fn said_in(ui: &mut Ui, shared: &Shared<'_>, text: &str, color: egui::Color32) {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let prose = Prose::new(text, text_size::BODY, &names).color(color);
    prose.words(&shared.words.lexicon).show(ui);
}

/// Notes that a text stands at `rect` in which no word can be clicked, as it is a button, or one of many rows:
/// its words are in the list of the words of the screen.
pub(super) fn listed(ui: &Ui, shared: &Shared<'_>, text: &str, rect: Rect) {
    WordLinks::list(ui, &shared.words.lexicon, text, rect);
}

/// What a word is called.
pub(super) fn title(word: &Word) -> Message {
    Message::new(word.title_id())
}

/// What it is called at an American table, where the language calls it otherwise.
pub(super) fn heard(word: &Word, shared: &Shared<'_>) -> Option<String> {
    let own = shared.say(&title(word)).to_lowercase();
    let english = shared.locale.in_english(&title(word));
    english.filter(|english| !own.contains(&english.to_lowercase()))
}

/// What it means.
pub(super) fn about(word: &Word) -> Message {
    Message::new(word.about_id())
}
