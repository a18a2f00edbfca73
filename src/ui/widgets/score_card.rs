//! The score card like printed paper: the whole card, or one line of it.
//!
//! `line` draws one line; `pen` lays its text out and `pointing` lights up the part that is pointed at.
//! Colours say which groups share a suit; the strokes under a group say the same to those who do not
//! see colours: one for the first suit, two for the second, three for the third.

mod line;
mod pen;
mod pointing;

use egui::{Align, Layout, RichText, Ui};
pub use line::{CardLine, CardLineParts};

use crate::card::{Card, LineIndex, LinePart};
use crate::locale::Locale;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::wording;

/// The whole card, section by section, or in another order.
#[derive(Debug)]
#[must_use = "show it"]
pub struct ScoreCard<'a> {
    card: &'a Card,
    passages: Option<Vec<Passage>>,
    highlighted: &'a [LineIndex],
    missing: Option<&'a dyn MissingTiles>,
    lit: Option<(LineIndex, LinePart)>,
    revealed: Option<LineIndex>,
    clickable: bool,
    columns: usize,
    size: f32,
}

/// Lines that stand together under a title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The title, in the learner's language; nothing where a passage goes on in the next column.
    pub title: Option<String>,
    /// The lines.
    pub lines: Vec<LineIndex>,
}

/// What the learner did with the card in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ScoreCardResponse {
    /// The line that was chosen.
    pub chosen: Option<LineIndex>,
    /// The line that is pointed at, by pointer or keyboard, and which part of it.
    pub pointed: Option<(LineIndex, Option<LinePart>)>,
}

/// How many tiles a rack lacks for a line; nothing when the line cannot be made any more.
pub trait MissingTiles: std::fmt::Debug {
    /// For this line.
    fn missing(&self, line: LineIndex) -> Option<u8>;
}

impl MissingTiles for Vec<Option<u8>> {
    fn missing(&self, line: LineIndex) -> Option<u8> {
        self.get(usize::from(line.0)).copied().flatten()
    }
}

impl<'a> ScoreCard<'a> {
    /// The whole card, to look at.
    pub fn new(card: &'a Card) -> Self {
        Self {
            card,
            passages: None,
            highlighted: &[],
            missing: None,
            lit: None,
            revealed: None,
            clickable: false,
            columns: 1,
            size: text_size::BODY,
        }
    }

    /// Prints the card side by side in so many columns.
    pub fn columns(mut self, columns: usize) -> Self {
        self.columns = columns.max(1);
        self
    }

    /// The size of its text, in points.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Prints the lines in these passages rather than section by section. A long one goes on in the
    /// next column.
    pub fn passages(mut self, passages: Vec<Passage>) -> Self {
        self.passages = Some(passages);
        self
    }

    /// Lets these lines stand out.
    pub fn highlight(mut self, lines: &'a [LineIndex]) -> Self {
        self.highlighted = lines;
        self
    }

    /// Shows beside each line how many tiles are missing.
    pub fn progress(mut self, missing: &'a dyn MissingTiles) -> Self {
        self.missing = Some(missing);
        self
    }

    /// Lights this part up while no other of its line is pointed at.
    pub fn lit(mut self, part: Option<(LineIndex, LinePart)>) -> Self {
        self.lit = part;
        self
    }

    /// Scrolls to this line.
    pub fn reveal(mut self, line: Option<LineIndex>) -> Self {
        self.revealed = line;
        self
    }

    /// Lets a line be chosen by click and keyboard.
    pub fn clickable(mut self) -> Self {
        self.clickable = true;
        self
    }

    /// Shows the card; returns what the learner did with it in this frame.
    pub fn show(mut self, ui: &mut Ui, locale: &Locale) -> ScoreCardResponse {
        let mut response = ScoreCardResponse::default();
        let columns = match self.passages.take() {
            Some(passages) => split(passages, self.columns),
            None => balance(sections(self.card, locale), self.columns),
        };
        ui.columns(columns.len().max(1), |columns_ui| {
            for (ui, passages) in columns_ui.iter_mut().zip(columns) {
                for passage in passages {
                    self.passage(ui, locale, &passage, &mut response);
                }
            }
        });
        response
    }

    fn passage(
        &self,
        ui: &mut Ui,
        locale: &Locale,
        passage: &Passage,
        response: &mut ScoreCardResponse,
    ) {
        let theme = Theme::current(ui);
        ui.spacing_mut().item_spacing.y = 0.5;
        if let Some(title) = &passage.title {
            ui.add_space(2.0);
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                ui.label(
                    RichText::new(title.to_uppercase())
                        .size(text_size::SMALL)
                        .family(fonts::bold())
                        .color(theme.text),
                );
            });
        }
        for index in passage.lines.iter().copied() {
            let line = ui.push_id(index.0, |ui| self.line(ui, locale, index)).inner;
            if self.revealed == Some(index) {
                line.response.scroll_to_me(Some(Align::Center));
            }
            if line.response.clicked() {
                response.chosen = Some(index);
            }
            let hovered = line.response.hovered();
            if hovered || (line.response.has_focus() && response.pointed.is_none()) {
                response.pointed = Some((index, line.pointed));
            }
        }
    }

    fn line(&self, ui: &mut Ui, locale: &Locale, index: LineIndex) -> CardLineParts {
        let mut line = CardLine::new(self.card, index)
            .size(self.size)
            .highlighted(self.highlighted.contains(&index))
            .lit(self.lit.filter(|lit| lit.0 == index).map(|lit| lit.1));
        if let Some(missing) = self.missing {
            line = line.missing(missing.missing(index));
        }
        if self.clickable {
            line = line.clickable();
        }
        line.show(ui, locale)
    }
}

/// The sections of the card, as printed.
fn sections(card: &Card, locale: &Locale) -> Vec<Passage> {
    card.sections()
        .iter()
        .map(|section| Passage {
            title: Some(locale.say(&wording::section_title(card, section))),
            lines: section.lines.clone().map(LineIndex).collect(),
        })
        .collect()
}

/// The passages in columns that are about as long as each other; none is torn apart.
fn balance(passages: Vec<Passage>, columns: usize) -> Vec<Vec<Passage>> {
    // A title takes about as much room as a line.
    let whole: usize = passages.iter().map(|it| 1 + it.lines.len()).sum();
    let mut filled = vec![Vec::new()];
    let mut height = 0;
    for passage in passages {
        let full = filled.len() * whole / columns;
        let tall = 1 + passage.lines.len();
        if height + tall / 2 > full && filled.len() < columns {
            filled.push(Vec::new());
        }
        height += tall;
        if let Some(column) = filled.last_mut() {
            column.push(passage);
        }
    }
    filled
}

/// The passages in columns of as many lines each; a passage goes on in the next one.
fn split(passages: Vec<Passage>, columns: usize) -> Vec<Vec<Passage>> {
    let whole: usize = passages.iter().map(|it| it.lines.len()).sum();
    let most = whole.div_ceil(columns).max(1);
    let mut filled = vec![Vec::<Passage>::new()];
    let mut count = 0;
    for Passage { mut title, lines } in passages {
        let mut rest = lines.as_slice();
        while !rest.is_empty() {
            if count == most {
                filled.push(Vec::new());
                count = 0;
            }
            let (here, next) = rest.split_at(rest.len().min(most - count));
            count += here.len();
            rest = next;
            if let Some(column) = filled.last_mut() {
                column.push(Passage {
                    title: title.take(),
                    lines: here.to_vec(),
                });
            }
        }
    }
    filled
}
