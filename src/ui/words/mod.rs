//! The words of the glossary as every screen has them: what they are called in the learner's language,
//! what shows them, and the small card on which a word of a text is explained.
//!
//! `card` is that card, `menu` the list of the words that stand on the screen, `picture` and `things` show
//! a word.

mod card;
mod menu;
mod picture;
mod things;

use std::sync::Arc;

use egui::{Rect, Ui};

pub(super) use self::card::tile_names;
pub use self::card::{OpenWord, WordCard};
pub(super) use self::menu::ui as menu_ui;
pub(super) use self::picture::ui as picture_ui;
use crate::analysis::CompiledCard;
use crate::glossary::{Glossary, Lexicon, Word, WordIndex};
use crate::locale::{Locale, Message};
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::widgets::{Prose, WordLinks};

/// The words of the game, and where they stand in texts of the learner's language.
#[derive(Debug, Clone)]
pub struct Words {
    /// The words.
    pub glossary: Glossary,
    /// Their forms.
    pub lexicon: Lexicon,
    /// The words in the order of a list: of the alphabet, where the language has one.
    pub listed: Vec<WordIndex>,
}

impl Words {
    /// The words that ship, in this language, shown by the lines of this card.
    pub fn new(card: &Arc<CompiledCard>, locale: &Locale) -> Self {
        let glossary = Glossary::shipped(card);
        let say = |id: &str| locale.say_if_known(id);
        Self {
            lexicon: glossary.lexicon(say),
            listed: glossary.listed(say),
            glossary,
        }
    }

    /// The same in another language.
    pub fn speak(&mut self, locale: &Locale) {
        let say = |id: &str| locale.say_if_known(id);
        self.lexicon = self.glossary.lexicon(say);
        self.listed = self.glossary.listed(say);
    }
}

/// Running text of this size, in points, in which words of the glossary can be looked up.
pub(super) fn said(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let prose = Prose::new(text, size, &names);
    prose.words(&shared.words.lexicon).show(ui);
}

/// The same in the color of what matters less.
pub(super) fn said_weak(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let prose = Prose::new(text, size, &names).color(shared.theme.text_weak);
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
