//! The score card like printed paper: the whole card, or one line of it.
//!
//! `columns` says what stands where, `line` draws one line; `pen` lays its text out and `pointing` lights up
//! the part that is pointed at.
//! Colours say which groups share a suit; the strokes under a group say the same to those who do not
//! see colours: one for the first suit, two for the second, three for the third.

mod columns;
mod line;
mod pen;
mod pointing;

pub use columns::{Columns, Passage};
use egui::{Align, Layout, Response, RichText, Ui};
pub use line::{CardLine, CardLineParts, Print};
pub use pen::suit_color;

use crate::card::{Card, LineIndex, LinePart};
use crate::locale::Locale;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use columns::Printed;

/// Between two lines, in points.
const BETWEEN: f32 = 0.5;

/// The whole card, section by section, or in another order.
#[derive(Debug)]
#[must_use = "show it"]
pub struct ScoreCard<'a> {
    card: &'a Card,
    highlighted: &'a [LineIndex],
    aimed: &'a [LineIndex],
    missing: Option<&'a dyn MissingTiles>,
    lit: Option<(LineIndex, LinePart)>,
    revealed: Option<LineIndex>,
    clickable: bool,
    columns: usize,
    size: f32,
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
            highlighted: &[],
            aimed: &[],
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

    /// Lets these lines stand out.
    pub fn highlight(mut self, lines: &'a [LineIndex]) -> Self {
        self.highlighted = lines;
        self
    }

    /// Marks the lines that the learner aims at.
    pub fn aimed(mut self, lines: &'a [LineIndex]) -> Self {
        self.aimed = lines;
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

    /// Shows the card; returns what the learner did with it in this frame. As long as `columns` keep what stands
    /// where, nobody asks for the passages in which the lines are printed: without any, section by section.
    pub fn show(
        self,
        ui: &mut Ui,
        locale: &Locale,
        columns: &mut Columns,
        passages: impl FnOnce() -> Option<Vec<Passage>>,
    ) -> ScoreCardResponse {
        columns.follow(&self, ui, locale, passages);
        let mut response = ScoreCardResponse::default();
        let mut focused = None;
        let before = columns.focused;
        ui.columns(columns.all.len().max(1), |columns_ui| {
            for (ui, column) in columns_ui.iter_mut().zip(&mut columns.all) {
                ui.spacing_mut().item_spacing.y = BETWEEN;
                let printed = &column.printed;
                let line_at = |place: usize| match printed.get(place) {
                    Some(Printed::Line(index)) => Some(*index),
                    _ => None,
                };
                let wanted = |place: usize| {
                    let line = line_at(place);
                    line.is_some() && (line == self.revealed || line == before)
                };
                let rows = &mut column.rows;
                rows.show_with(ui, printed.len(), wanted, |ui, place| {
                    match printed.get(place) {
                        None => {}
                        Some(Printed::Title(title)) => title_ui(ui, title),
                        Some(Printed::Line(index)) => {
                            let line = self.line_ui(ui, locale, *index, &mut response);
                            if line.has_focus() {
                                focused = Some(*index);
                            }
                        }
                    }
                });
            }
        });
        columns.focused = focused;
        response
    }

    fn line_ui(
        &self,
        ui: &mut Ui,
        locale: &Locale,
        index: LineIndex,
        response: &mut ScoreCardResponse,
    ) -> Response {
        let shown = ui.push_id(index.0, |ui| self.line_of(index).show(ui, locale));
        let line = shown.inner;
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
        line.response
    }

    fn line_of(&self, index: LineIndex) -> CardLine<'a> {
        let mut line = CardLine::new(self.card, index)
            .size(self.size)
            .highlighted(self.highlighted.contains(&index))
            .aimed(self.aimed.contains(&index))
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

/// The title of a passage.
fn title_ui(ui: &mut Ui, title: &str) {
    ui.add_space(2.0);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(
            RichText::new(title)
                .size(text_size::SMALL)
                .family(fonts::bold())
                .color(Theme::current(ui).text),
        );
    });
}
