//! The words of the game in the learner's language.

use std::sync::Arc;

use crate::analysis::CompiledCard;
use crate::glossary::{Glossary, Lexicon, WordIndex};
use crate::locale::Locale;

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
