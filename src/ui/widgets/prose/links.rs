//! Words of the glossary that stand in running text: which are on the screen, and which was clicked.
//!
//! They are no stops of the Tab key, as a text of forty words may have ten of them: whoever uses the
//! keyboard or a screen reader finds the same words in one list, which reads them from here.

use egui::{Context, Rect, Ui};

use crate::glossary::{Lexicon, WordIndex};

/// A word that stands somewhere on the screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WordLink {
    /// The word.
    pub word: WordIndex,
    /// Where it stands, in points.
    pub rect: Rect,
    /// Where the whole text stands, from its left to its right.
    pub text: egui::Rangef,
}

/// The words that can be looked up on the screen.
#[derive(Debug, Default)]
pub struct WordLinks {
    /// Those drawn so far in this frame.
    now: Vec<WordLink>,
    /// Those of the frame before, from the top.
    before: Vec<WordLink>,
    /// The one that was clicked.
    clicked: Option<WordLink>,
}

impl egui::Plugin for WordLinks {
    fn debug_name(&self) -> &'static str {
        "word-links"
    }

    fn on_begin_pass(&mut self, _ui: &mut Ui) {
        self.before = std::mem::take(&mut self.now);
    }
}

impl WordLinks {
    /// Notes that a word stands there.
    pub(super) fn add(context: &Context, link: WordLink, clicked: bool) {
        let links = context.plugin_or_default::<Self>();
        let mut links = links.lock();
        links.now.push(link);
        if clicked {
            links.clicked = Some(link);
        }
    }

    /// Notes the words of a text that is drawn otherwise, as on a button: they are in the list of the words of
    /// the screen, and are explained beside `rect`, where the text stands.
    pub fn list(ui: &Ui, lexicon: &Lexicon, text: &str, rect: Rect) {
        if !ui.is_rect_visible(rect) {
            return;
        }
        for spotted in lexicon.spot(text) {
            let link = WordLink {
                word: spotted.word,
                rect,
                text: rect.x_range(),
            };
            Self::add(ui.ctx(), link, false);
        }
    }

    /// The words that stood on the screen in the frame before, each at its first place.
    pub fn on_screen(context: &Context) -> Vec<WordLink> {
        let links = context.plugin_or_default::<Self>();
        let links = links.lock();
        let mut found: Vec<WordLink> = Vec::new();
        for link in &links.before {
            if found.iter().all(|other| other.word != link.word) {
                found.push(*link);
            }
        }
        found
    }

    /// Where a word stands now, as near as can be to where it was.
    pub fn place(context: &Context, word: WordIndex, near: Option<Rect>) -> Option<WordLink> {
        let links = context.plugin_or_default::<Self>();
        let links = links.lock();
        let same = links.now.iter().filter(|link| link.word == word);
        let far = |rect: &Rect| near.map_or(0.0, |near| near.center().distance(rect.center()));
        same.min_by(|one, other| far(&one.rect).total_cmp(&far(&other.rect)))
            .copied()
    }

    /// The word that was clicked since this was asked last.
    pub fn take_clicked(context: &Context) -> Option<WordLink> {
        context.plugin_or_default::<Self>().lock().clicked.take()
    }
}
