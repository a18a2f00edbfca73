//! The score card like printed paper: the whole card, or one line of it.
//!
//! `line` draws one line; `pen` lays its text out and `pointing` lights up the part that is pointed at.
//! Colours say which groups share a suit; the strokes under a group say the same to those who do not
//! see colours: one for the first suit, two for the second, three for the third.

mod line;
mod pen;
mod pointing;

use egui::{Align, Layout, RichText, Ui};
pub use line::{CardLine, CardLineParts, Print};

use crate::card::{Card, LineIndex, LinePart};
use crate::locale::Locale;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::wording;

/// Between two lines, in points.
const BETWEEN: f32 = 0.5;
/// About how high the title of a section is, in points.
const TITLE: f32 = 19.0;

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
            None => self.balance(ui, locale),
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

    /// The sections in columns of which the longest is as short as can be; none is torn apart.
    fn balance(&self, ui: &Ui, locale: &Locale) -> Vec<Vec<Passage>> {
        let sections = sections(self.card, locale);
        if self.columns < 2 {
            return vec![sections];
        }
        let between = ui.spacing().item_spacing.x * (self.columns - 1) as f32;
        let width = (ui.available_width() - between) / self.columns as f32;
        let height = |section: &Passage| {
            let lines = section.lines.iter();
            let lines = lines.map(|line| self.line_of(*line).height(ui, width, locale) + BETWEEN);
            TITLE + lines.sum::<f32>()
        };
        let heights: Vec<f32> = sections.iter().map(height).collect();
        fill(sections, &shortest(&heights, self.columns))
    }

    fn passage(
        &self,
        ui: &mut Ui,
        locale: &Locale,
        passage: &Passage,
        response: &mut ScoreCardResponse,
    ) {
        let theme = Theme::current(ui);
        ui.spacing_mut().item_spacing.y = BETWEEN;
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
        self.line_of(index).show(ui, locale)
    }

    fn line_of(&self, index: LineIndex) -> CardLine<'a> {
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
        line
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

/// How many of the passages with these heights stand in each column, so that the highest column is as
/// low as can be.
fn shortest(heights: &[f32], columns: usize) -> Vec<usize> {
    let whole: f32 = heights.iter().sum();
    if columns < 2 || heights.is_empty() {
        return vec![heights.len()];
    }
    let mut best = (whole, vec![heights.len()]);
    let mut first = 0.0;
    for (count, height) in (1..=heights.len()).zip(heights) {
        first += height;
        if first >= best.0 {
            break;
        }
        let rest = heights.get(count..).unwrap_or_default();
        let others = shortest(rest, columns - 1);
        let mut from = count;
        let highest = others.iter().fold(first, |highest, taken| {
            let column = heights.get(from..from + taken).unwrap_or_default();
            from += taken;
            highest.max(column.iter().sum())
        });
        if highest < best.0 {
            best = (highest, [vec![count], others].concat());
        }
    }
    best.1
}

/// The passages in columns of so many each.
fn fill(passages: Vec<Passage>, counts: &[usize]) -> Vec<Vec<Passage>> {
    let mut passages = passages.into_iter();
    let take = |count: &usize| passages.by_ref().take(*count).collect();
    counts.iter().map(take).collect()
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
