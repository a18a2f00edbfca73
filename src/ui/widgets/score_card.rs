//! The score card like printed paper: the whole card, or one line of it.
//!
//! `line` draws one line. Colours say which groups share a suit; the strokes under a group say the
//! same to those who do not see colours: one for the first suit, two for the second, three for the
//! third.

mod line;

use std::ops::Range;

use egui::{Align, Layout, Response, RichText, Ui};
pub use line::{CardLine, CardLineParts};

use crate::card::{Card, LineIndex, Section};
use crate::locale::Locale;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::wording;

/// The whole card, section by section.
#[derive(Debug)]
#[must_use = "show it"]
pub struct ScoreCard<'a> {
    card: &'a Card,
    highlighted: &'a [LineIndex],
    missing: Option<&'a dyn MissingTiles>,
    clickable: bool,
    columns: usize,
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
            highlighted: &[],
            missing: None,
            clickable: false,
            columns: 1,
        }
    }

    /// Prints the sections side by side in so many columns.
    pub fn columns(mut self, columns: usize) -> Self {
        self.columns = columns.max(1);
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

    /// Lets a line be chosen by click and keyboard.
    pub fn clickable(mut self) -> Self {
        self.clickable = true;
        self
    }

    /// Shows the card; returns the line that was chosen in this frame.
    pub fn show(self, ui: &mut Ui, locale: &Locale) -> Option<LineIndex> {
        let theme = Theme::current(ui);
        let mut chosen = None;
        let title = locale.say(&wording::card_title(self.card));
        let title = format!("{title} {}", self.card.year);
        ui.label(
            RichText::new(title)
                .size(text_size::LARGE)
                .family(fonts::bold())
                .color(theme.text),
        );
        let columns = self.balanced();
        ui.columns(columns.len(), |columns_ui| {
            for (ui, sections) in columns_ui.iter_mut().zip(columns) {
                for number in sections {
                    self.section(ui, locale, number, &mut chosen);
                }
            }
        });
        chosen
    }

    /// The sections of each column, so that the columns are about as long as each other.
    fn balanced(&self) -> Vec<Range<usize>> {
        let sections = self.card.sections();
        // A title takes about as much room as a line.
        let height = |section: &Section| 1 + section.lines.len();
        let whole: usize = sections.iter().map(height).sum();
        let mut columns = Vec::new();
        let mut begin = 0;
        let mut filled = 0;
        for (number, section) in sections.iter().enumerate() {
            filled += height(section);
            let full = (columns.len() + 1) * whole / self.columns;
            if filled >= full || number + 1 == sections.len() {
                columns.push(begin..number + 1);
                begin = number + 1;
            }
        }
        columns
    }

    /// Shows one section; `number` is its place on the card.
    fn section(&self, ui: &mut Ui, locale: &Locale, number: usize, chosen: &mut Option<LineIndex>) {
        let theme = Theme::current(ui);
        let title = wording::section_title(self.card, &self.card.sections()[number]);
        let title = locale.say(&title);
        ui.add_space(4.0);
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.label(
                RichText::new(title.to_uppercase())
                    .size(text_size::SMALL)
                    .family(fonts::bold())
                    .color(theme.text),
            );
        });
        ui.spacing_mut().item_spacing.y = 2.0;
        let lines = self.card.lines();
        for (index, _) in lines.filter(|(_, line)| usize::from(line.section) == number) {
            let response = self.line(ui, locale, index);
            if response.clicked() {
                *chosen = Some(index);
            }
        }
    }

    fn line(&self, ui: &mut Ui, locale: &Locale, index: LineIndex) -> Response {
        let mut line =
            CardLine::new(self.card, index).highlighted(self.highlighted.contains(&index));
        if let Some(missing) = self.missing {
            line = line.missing(missing.missing(index));
        }
        if self.clickable {
            line = line.clickable();
        }
        line.show(ui, locale).response
    }
}
