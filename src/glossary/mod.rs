//! The words of the game: which there are, where the course explains each, what shows it, and where they
//! stand in a text.
//!
//! Structure only: what a word is called, the forms in which it stands in sentences and what it means are
//! Fluent messages ([`Word::text_ids`]). `lexicon` finds the forms in a
//! text, `read` reads the file, `check` says what is wrong with it and with its texts;
//! `word_search` finds words in any text.

mod check;
mod lexicon;
mod read;
mod word_search;

use std::sync::Arc;

use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::content;
use crate::lesson::{Item, LessonPart, LessonProblem, Shelf};
use crate::rules::RuleId;
use crate::tile::Tile;

pub use self::lexicon::alphabetical;
use self::lexicon::is_unspaced;

pub use lexicon::{Lexicon, Spotted};
pub use read::read;
pub use word_search::{SearchedText, meant_by, searched_words};

/// The file that ships, below `lessons`.
pub const FILE: &str = "glossary/words.toml";

/// The place of a word in the glossary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WordIndex(pub usize);

/// The words of the game, in the order of their file.
#[derive(Debug, Clone)]
pub struct Glossary {
    /// The name of its file.
    pub file: String,
    /// The card whose lines show some of them.
    pub card: Arc<CompiledCard>,
    /// The words.
    pub words: Vec<Word>,
    /// What is wrong with the file; the words concerned are not there.
    pub problems: Vec<LessonProblem>,
}

/// A word of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Its name, unique, as in `wall-game`.
    pub id: String,
    /// The line of the file at which it begins, counted from 1.
    pub line: usize,
    /// Where the course explains it.
    pub explained: Explained,
    /// What shows it.
    pub picture: Option<WordPicture>,
    /// The rules that say more.
    pub rules: Vec<RuleId>,
    /// Other words to look at.
    pub see: Vec<String>,
}

/// Where the course explains a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explained {
    /// In a step of a lesson.
    In {
        /// The lesson, by its id.
        lesson: String,
        /// The first of its steps that explains the word, by its id.
        step: String,
    },
    /// Nowhere: everybody knows it.
    Everyday,
    /// Nowhere: the course does without it.
    Never,
}

/// What shows a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WordPicture {
    /// Tiles, in groups.
    Tiles(Vec<Vec<Tile>>),
    /// A line of the card, as printed.
    Line(LineIndex),
    /// Something that lies on the table.
    Thing(Thing),
}

/// Something that lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// Two dice.
    Dice,
    /// A part of a wall.
    Wall,
    /// Two tiles of a wall, one on the other.
    Stack,
    /// A rack with tiles, seen from its owner.
    Rack,
    /// A rack whose pusher moves the wall forward.
    Pusher,
    /// Three tiles, face down.
    FaceDown,
    /// Four players around a table.
    Seats,
    /// The same, with the player across marked.
    Across,
    /// The same, with the way that a turn goes from one to the next.
    Turn,
    /// The same, with a fifth who looks on.
    Bettor,
    /// One coin, and beside it two.
    Double,
    /// Five coins, some of which are gone.
    Stake,
    /// Four players around a table with coins in its middle.
    Pot,
    /// Two racks with tiles, seen from their owner.
    TwoRacks,
    /// Several tables with four players each.
    Tables,
    /// A sheet with what was agreed.
    Sheet,
}

impl Thing {
    /// Every thing, with its name in the file.
    pub const WORDS: &[(&str, Self)] = &[
        ("dice", Self::Dice),
        ("wall", Self::Wall),
        ("stack", Self::Stack),
        ("rack", Self::Rack),
        ("pusher", Self::Pusher),
        ("face-down", Self::FaceDown),
        ("seats", Self::Seats),
        ("across", Self::Across),
        ("turn", Self::Turn),
        ("bettor", Self::Bettor),
        ("double", Self::Double),
        ("stake", Self::Stake),
        ("pot", Self::Pot),
        ("two-racks", Self::TwoRacks),
        ("tables", Self::Tables),
        ("sheet", Self::Sheet),
    ];
}

impl Explained {
    /// Whether the course has explained it to who is at `item`. A question of recall knows all its lesson has
    /// said; a lesson that is not in the course comes after it.
    pub fn is_known_at(&self, item: &Item, course: &Shelf) -> bool {
        let Self::In { lesson, step } = self else {
            return true;
        };
        let place = |id: &str| course.lessons.iter().position(|it| it.id == id);
        match (item.part, place(lesson), place(&item.lesson.id)) {
            (LessonPart::Step(at), Some(explained), Some(here)) if explained == here => {
                let mut so_far = item.lesson.steps.iter().take(at + 1);
                so_far.any(|it| it.id == *step)
            }
            (_, Some(explained), Some(here)) => explained <= here,
            _ => true,
        }
    }
}

impl Word {
    /// The id of the message with the word itself, as a heading says it.
    pub fn title_id(&self) -> String {
        format!("word-{}", self.id)
    }

    /// The id of the message with the forms in which it stands in sentences, parted by semicolons.
    pub fn forms_id(&self) -> String {
        format!("word-{}.forms", self.id)
    }

    /// The id of the message that says what it means.
    pub fn about_id(&self) -> String {
        format!("word-{}.about", self.id)
    }

    /// The ids of all its messages.
    pub fn text_ids(&self) -> [String; 3] {
        [self.title_id(), self.forms_id(), self.about_id()]
    }

    /// The forms in which it stands in sentences of a language; `say` says a message of it, where it has
    /// one.
    pub fn forms(&self, say: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let text = say(&self.forms_id()).unwrap_or_default();
        let forms = text.split([';', '；']).map(str::trim);
        let forms = forms.filter(|form| !form.is_empty());
        forms.map(str::to_owned).collect()
    }
}

impl Glossary {
    /// The words that ship, shown by the lines of this card.
    pub fn shipped(card: &Arc<CompiledCard>) -> Self {
        read(FILE, shipped(), card)
    }

    /// The word at a place.
    pub fn get(&self, index: WordIndex) -> Option<&Word> {
        self.words.get(index.0)
    }

    /// The place of the word of this id.
    pub fn find(&self, id: &str) -> Option<WordIndex> {
        let place = self.words.iter().position(|word| word.id == id);
        place.map(WordIndex)
    }

    /// Every word with its place.
    pub fn iter(&self) -> impl Iterator<Item = (WordIndex, &Word)> {
        let words = self.words.iter().enumerate();
        words.map(|(place, word)| (WordIndex(place), word))
    }

    /// Its words in the order in which a language lists them: by the alphabet, or as in the file where the
    /// titles are written without one. `say` says a message of the language, where it has one.
    pub fn listed(&self, say: impl Fn(&str) -> Option<String>) -> Vec<WordIndex> {
        let title = |word: &Word| say(&word.title_id()).unwrap_or_default();
        let mut listed: Vec<(String, WordIndex)> = self
            .iter()
            .map(|(index, word)| (alphabetical(&title(word)), index))
            .collect();
        if listed.iter().all(|(title, _)| !is_unspaced(title)) {
            listed.sort();
        }
        listed.into_iter().map(|(_, index)| index).collect()
    }

    /// Where its words stand in texts of a language; `say` says a message of it, where it has one.
    pub fn lexicon(&self, say: impl Fn(&str) -> Option<String>) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for (index, word) in self.iter() {
            for form in word.forms(&say) {
                lexicon.add(&form, index);
            }
        }
        lexicon
    }
}

/// The text of the file that ships.
pub fn shipped() -> &'static str {
    let file = content::LESSONS.get_file(FILE);
    file.and_then(include_dir::File::contents_utf8)
        .unwrap_or_default()
}
