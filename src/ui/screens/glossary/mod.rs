//! The glossary: every word of the game with what shows it and what it means, by the alphabet and searched.
//!
//! `entry` is a word, `demos` are states worth looking at.

mod demos;
mod entry;

pub use demos::DEMOS;
use egui::{Align, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::glossary::{WordIndex, alphabetical};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Rows, Search, centered, scroll_with_keys};
use crate::ui::{Shared, fonts};

/// The widest the page gets, in points.
const WIDTH: f32 = 920.0;

/// How much of the list stays in sight above a word that was asked for, in points.
const ABOVE: f32 = 40.0;

/// The words of the game.
#[derive(Debug, Default)]
pub struct GlossaryScreen {
    /// The word that was asked for, by its id: it stands out.
    word: Option<String>,
    /// What is searched for, and the words that say it.
    search: Search<WordIndex>,
    rows: Rows,
    /// The word was asked for since the frame before: the list is moved to it.
    just_opened: bool,
}

impl GlossaryScreen {
    /// Opens the glossary at a word, by its id, or at its beginning.
    pub fn open(&mut self, word: Option<&str>) {
        self.word = word.map(str::to_owned);
        self.just_opened = true;
        // To move to a word the list has to be laid out as far as there.
        self.rows = Rows::default();
        if self.word.is_some() {
            self.search.typed.clear();
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let opened = std::mem::take(&mut self.just_opened);
        centered(ui, WIDTH, |ui| {
            ui.add_space(8.0);
            let hint = shared.say(&msg!("glossary-search"));
            let field = TextEdit::singleline(&mut self.search.typed).hint_text(hint);
            ui.add(field.desired_width(f32::INFINITY));
            ui.add_space(8.0);
            let Self { search, rows, .. } = &mut *self;
            if search.search(shared.locale.language(), |wanted| found(shared, wanted)) {
                *rows = Rows::default();
            }
            ScrollArea::vertical()
                .id_salt(("glossary", &self.search.typed))
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    paper_frame(Theme::current(ui)).show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        if self.search.found().is_empty() {
                            ui.label(shared.say(&msg!("glossary-nothing-found")));
                        }
                        self.list(ui, shared, opened);
                    });
                    ui.add_space(8.0);
                    scroll_with_keys(ui);
                });
        });
    }

    fn list(&mut self, ui: &mut Ui, shared: &Shared<'_>, opened: bool) {
        let found = self.search.found();
        let by_letter = self.search.typed.trim().is_empty();
        let word_at = |place: usize| {
            let index = *found.get(place)?;
            Some((index, shared.words.glossary.get(index)?))
        };
        let letter_at = |place: usize| {
            let (_, word) = word_at(place)?;
            initial(&shared.say(&Message::new(word.title_id())))
        };
        self.rows.show(ui, found.len(), |ui, place| {
            let Some((index, word)) = word_at(place) else {
                return;
            };
            let letter = letter_at(place).filter(|_| by_letter);
            let before = place.checked_sub(1);
            if letter.is_some() && letter != before.and_then(letter_at) {
                heading(ui, letter.into_iter().collect());
            } else if before.is_some() {
                ui.add_space(4.0);
                ui.separator();
                ui.add_space(4.0);
            }
            let is_asked_for = self.word.as_deref() == Some(word.id.as_str());
            let response = entry::ui(ui, shared, index, word, is_asked_for);
            if opened && is_asked_for {
                let above = response.rect.expand2(vec2(0.0, ABOVE));
                ui.scroll_to_rect(above, Some(Align::TOP));
            }
        });
    }
}

/// The letter under which a word stands, where the language has an alphabet.
fn initial(title: &str) -> Option<char> {
    let first = alphabetical(title).chars().find(|it| it.is_alphabetic())?;
    first.is_ascii().then(|| first.to_ascii_uppercase())
}

fn heading(ui: &mut Ui, letter: String) {
    ui.add_space(8.0);
    let text = RichText::new(letter).size(text_size::HEADING);
    let color = crate::ui::theme::Theme::current(ui).accent_edge;
    ui.label(text.family(fonts::bold()).color(color));
    ui.separator();
    ui.add_space(4.0);
}

/// With fewer characters nothing is searched among the American words.
const SHORTEST: usize = 3;

/// Where a word says what is searched, the most telling place first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    Beginning,
    Title,
    Forms,
    About,
}

/// The words that say what is searched; all of them where nothing is.
fn found(shared: &Shared<'_>, search: &str) -> Vec<WordIndex> {
    let words = shared.words;
    let wanted = alphabetical(search);
    if wanted.is_empty() {
        return words.listed.clone();
    }
    let says = |id: String| alphabetical(&shared.say(&Message::new(id)));
    // At the table the American words are heard in every language, and ids are made of them.
    let says_american = |id: &str| {
        let words = id.replace('-', " ");
        wanted.chars().count() >= SHORTEST && alphabetical(&words).contains(&wanted)
    };
    let how = |index: &WordIndex| {
        let word = words.glossary.get(*index)?;
        let title = says(word.title_id());
        if title.starts_with(&wanted) {
            Some(Match::Beginning)
        } else if title.contains(&wanted) {
            Some(Match::Title)
        } else if says(word.forms_id()).contains(&wanted) || says_american(&word.id) {
            Some(Match::Forms)
        } else if says(word.about_id()).contains(&wanted) {
            Some(Match::About)
        } else {
            None
        }
    };
    let listed = words.listed.iter();
    let mut found: Vec<(Match, WordIndex)> = listed
        .filter_map(|index| Some((how(index)?, *index)))
        .collect();
    found.sort_by_key(|(how, _)| *how);
    found.into_iter().map(|(_, index)| index).collect()
}
