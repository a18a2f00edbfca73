//! Running text in which small tiles stand among the words: `Take <5D 5D J>.`
//!
//! A tile takes the place of a glyph that is not painted, so that words and tiles wrap together. Each
//! paragraph is one label for screen readers, in which the tiles have their names. Words of the glossary
//! can be clicked where they stand first; `links` knows which are on the screen.

mod links;
mod opening_marks;
mod parse;
mod underline;

use std::ops::Range;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, CursorIcon, FontFamily, FontId, Galley, Painter, Pos2, Rangef, Rect, Response,
    Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

pub use self::links::{WordLink, WordLinks};
use self::parse::{Run, paragraphs};
use super::TileFace;
use crate::glossary::{Lexicon, WordIndex};
use crate::tile::{Rack, Tile};
use crate::ui::fonts;

/// The height of a tile as a share of the height of a row of words.
const TILE: f32 = 1.5;
/// The least height of a tile, in points: what is on it must be told apart.
const LEAST: f32 = 28.0;
/// Left and right of a tile, in points.
const SIDE: f32 = 1.0;
/// Above and below a tile, in points.
const LEADING: f32 = 0.5;
/// Between paragraphs, as a share of the size of the text.
const BETWEEN: f32 = 0.6;
/// A glyph of every font that no text has: a tile is painted in its stead.
const PLACE: char = '©';

/// What tiles that stand together are called, in the learner's language.
pub type TileNames<'a> = &'a dyn Fn(&[Tile]) -> String;

/// Tiles as they are written in such a text; nothing where there are none.
pub fn in_text(tiles: impl IntoIterator<Item = Tile>) -> String {
    let tiles: Vec<Tile> = tiles.into_iter().collect();
    if tiles.is_empty() {
        return String::new();
    }
    format!("<{}>", Rack(tiles))
}

/// Running text with tiles in it.
#[must_use = "show it"]
pub struct Prose<'a> {
    text: &'a str,
    names: TileNames<'a>,
    size: f32,
    lead: Option<&'a str>,
    color: Option<Color32>,
    is_struck: bool,
    is_centered: bool,
    is_one_row: bool,
    lexicon: Option<&'a Lexicon>,
    said: Vec<WordIndex>,
}

impl std::fmt::Debug for Prose<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.text)
    }
}

/// Running text for which the places of words and tiles are known.
#[derive(Debug, Clone)]
pub struct LaidProse {
    paragraphs: Vec<LaidParagraph>,
    gap: f32,
    color: Color32,
    align: Align,
}

#[derive(Debug, Clone)]
struct LaidParagraph {
    galley: Arc<Galley>,
    tiles: Vec<Tile>,
    tile_size: Vec2,
    spoken: String,
    marks: Vec<Mark>,
}

/// A word of the glossary in a paragraph.
#[derive(Debug, Clone)]
struct Mark {
    word: WordIndex,
    /// Its parts, row by row, from the paragraph's upper left corner on.
    rects: Vec<Rect>,
}

impl<'a> Prose<'a> {
    /// Text of which an empty line parts the paragraphs; `names` tells screen readers of its tiles.
    pub fn new(text: &'a str, size: f32, names: TileNames<'a>) -> Self {
        Self {
            text,
            names,
            size,
            lead: None,
            color: None,
            is_struck: false,
            is_centered: false,
            is_one_row: false,
            lexicon: None,
            said: Vec::new(),
        }
    }

    /// Lets the words of the glossary be clicked, each where it stands first.
    pub fn words(mut self, lexicon: impl Into<Option<&'a Lexicon>>) -> Self {
        self.lexicon = lexicon.into();
        self
    }

    /// Leaves a word out: the one that the text is about.
    pub fn but(mut self, word: WordIndex) -> Self {
        self.said.push(word);
        self
    }

    /// Begins with these words in bold.
    pub fn lead(mut self, words: &'a str) -> Self {
        self.lead = Some(words);
        self
    }

    /// The color of its words; the color of labels unless told.
    pub fn color(mut self, color: Color32) -> Self {
        self.color = Some(color);
        self
    }

    /// Strikes its words out.
    pub fn struck(mut self, struck: bool) -> Self {
        self.is_struck = struck;
        self
    }

    /// Lets every row stand in the middle.
    pub fn centered(mut self) -> Self {
        self.is_centered = true;
        self
    }

    /// Puts each paragraph into one row, and "…" where there is no room for more of it.
    pub fn one_row(mut self) -> Self {
        self.is_one_row = true;
        self
    }

    /// Lays it out in rows of at most `width` points.
    pub fn lay_out(&self, ui: &Ui, width: f32) -> LaidProse {
        let mut runs = paragraphs(self.text);
        if runs.is_empty() && self.lead.is_some() {
            runs.push(Vec::new());
        }
        let laid = runs.into_iter().enumerate();
        let mut said = self.said.clone();
        LaidProse {
            paragraphs: laid
                .map(|(number, runs)| {
                    let lead = self.lead.filter(|_| number == 0);
                    self.paragraph(ui, width, lead, &runs, &mut said)
                })
                .collect(),
            gap: (self.size * BETWEEN).round(),
            color: self.color_in(ui),
            align: if self.is_centered {
                Align::Center
            } else {
                Align::LEFT
            },
        }
    }

    /// Shows it over the width there is.
    pub fn show(&self, ui: &mut Ui) {
        let width = ui.available_width();
        self.lay_out(ui, width).show(ui);
    }

    fn color_in(&self, ui: &Ui) -> Color32 {
        self.color.unwrap_or_else(|| ui.visuals().text_color())
    }

    fn paragraph(
        &self,
        ui: &Ui,
        width: f32,
        lead: Option<&str>,
        runs: &[Run],
        said: &mut Vec<WordIndex>,
    ) -> LaidParagraph {
        let color = self.color_in(ui);
        let font = FontId::proportional(self.size);
        let place = FontId::proportional(100.0);
        let (row, unit) = ui.fonts_mut(|fonts| {
            let unit = fonts.glyph_width(&place, PLACE) / place.size;
            (fonts.row_height(&font), unit)
        });
        let tile = tile_of_height((row * TILE).round().max(LEAST));
        let strike = Stroke::new(if self.is_struck { 1.5 } else { 0.0 }, color);
        let words = |family: FontFamily, strikethrough| TextFormat {
            font_id: FontId::new(self.size, family),
            color,
            strikethrough,
            valign: Align::Center,
            ..TextFormat::default()
        };
        let invisible = TextFormat {
            font_id: FontId::proportional((tile.x + 2.0 * SIDE) / unit.max(0.1)),
            color: Color32::TRANSPARENT,
            // Only rows in which there is a tile are higher.
            line_height: Some(tile.y + 2.0 * LEADING),
            valign: Align::Center,
            ..TextFormat::default()
        };
        let mut job = LayoutJob {
            wrap: if self.is_one_row {
                TextWrapping::truncate_at_width(width)
            } else {
                TextWrapping::wrap_at_width(width)
            },
            halign: if self.is_centered {
                Align::Center
            } else {
                Align::LEFT
            },
            ..LayoutJob::default()
        };
        let mut spoken = String::new();
        let mut tiles = Vec::new();
        let mut marked: Vec<(WordIndex, Range<usize>)> = Vec::new();
        if let Some(lead) = lead {
            job.append(
                &format!("{lead}  "),
                0.0,
                words(fonts::bold(), Stroke::NONE),
            );
            spoken.push_str(lead);
            spoken.push(' ');
        }
        for run in runs {
            match run {
                Run::Words(text) => {
                    let shown = text.replace(PLACE, "");
                    let start = job.text.chars().count();
                    marked.extend(self.marked(&shown, start, said));
                    job.append(&shown, 0.0, words(FontFamily::Proportional, strike));
                    spoken.push_str(text);
                }
                Run::Tiles(group) => {
                    let places: String = group.iter().map(|_| PLACE).collect();
                    job.append(&places, 0.0, invisible.clone());
                    spoken.push_str(&(self.names)(group));
                    tiles.extend(group);
                }
            }
        }
        let ranges = marked.iter_mut().map(|(_, range)| range);
        let galley = opening_marks::lay_out(ui, job, ranges);
        let marks = marked.into_iter().map(|(word, characters)| Mark {
            word,
            rects: underline::rects(&galley, &characters, row),
        });
        LaidParagraph {
            marks: marks.collect(),
            galley,
            tiles,
            tile_size: tile,
            spoken: spoken.trim().to_owned(),
        }
    }

    /// The words of the glossary that stand in a text and were not `said` before, with the characters that
    /// they take; `start` come before the text.
    fn marked(
        &self,
        text: &str,
        start: usize,
        said: &mut Vec<WordIndex>,
    ) -> Vec<(WordIndex, Range<usize>)> {
        let Some(lexicon) = self.lexicon else {
            return Vec::new();
        };
        let mut marked = Vec::new();
        for spotted in lexicon.spot(text) {
            if said.contains(&spotted.word) {
                continue;
            }
            said.push(spotted.word);
            let count = |end: usize| start + text[..end].chars().count();
            let characters = count(spotted.range.start)..count(spotted.range.end);
            marked.push((spotted.word, characters));
        }
        marked
    }
}

impl LaidProse {
    /// The color of its words.
    pub const fn color(&self) -> Color32 {
        self.color
    }

    /// Its width and height in points.
    pub fn size(&self) -> Vec2 {
        let gaps = self.gap * self.paragraphs.len().saturating_sub(1) as f32;
        let sizes = self
            .paragraphs
            .iter()
            .map(|paragraph| paragraph.galley.size());
        sizes.fold(vec2(0.0, gaps), |whole, size| {
            vec2(whole.x.max(size.x), whole.y + size.y)
        })
    }

    /// How many rows it has; one with tiles in it is higher than one of words alone.
    pub fn rows(&self) -> usize {
        let rows = self.paragraphs.iter().map(|it| it.galley.rows.len());
        rows.sum()
    }

    /// Whether some of it had no room.
    pub fn is_cut(&self) -> bool {
        self.paragraphs.iter().any(|it| it.galley.elided)
    }

    /// What a screen reader says of it.
    pub fn spoken(&self) -> String {
        let spoken = self
            .paragraphs
            .iter()
            .map(|paragraph| paragraph.spoken.as_str());
        spoken.collect::<Vec<_>>().join(" ")
    }

    /// Paints it from this corner on, or around the middle of this width; nothing of it is spoken.
    pub fn paint(&self, painter: &Painter, corner: Pos2, width: f32) {
        for (paragraph, at) in self.placed(corner, width) {
            paragraph.paint(painter, at, self.color);
        }
    }

    /// Lists its words where it is painted so on a button: a click presses the button, and the right mouse
    /// button explains the word on which it is pressed.
    pub fn list(&self, ui: &Ui, corner: Pos2, width: f32, button: &Response) {
        if !ui.is_rect_visible(button.rect) {
            return;
        }
        let pressed = button.interact_pointer_pos();
        let pressed = pressed.filter(|_| button.secondary_clicked());
        for (paragraph, at) in self.placed(corner, width) {
            for mark in &paragraph.marks {
                let mut rects = mark.rects.iter().map(|rect| rect.translate(at.to_vec2()));
                let Some(first) = rects.clone().next() else {
                    continue;
                };
                let clicked = pressed.and_then(|at| rects.find(|rect| rect.contains(at)));
                let link = WordLink {
                    word: mark.word,
                    rect: clicked.unwrap_or(first),
                    text: button.rect.x_range(),
                };
                WordLinks::add(ui.ctx(), link, clicked.is_some());
            }
        }
    }

    /// Its paragraphs, each with the place from which it is painted.
    fn placed(&self, corner: Pos2, width: f32) -> impl Iterator<Item = (&LaidParagraph, Pos2)> {
        let left = match self.align {
            Align::Center => corner.x + width / 2.0,
            _ => corner.x,
        };
        let mut top = corner.y;
        self.paragraphs.iter().map(move |paragraph| {
            let at = pos2(left, top);
            top += paragraph.galley.size().y + self.gap;
            (paragraph, at)
        })
    }

    /// Shows it: each paragraph is a label.
    pub fn show(&self, ui: &mut Ui) {
        let width = self.size().x;
        for (number, paragraph) in self.paragraphs.iter().enumerate() {
            if number > 0 {
                ui.add_space((self.gap - ui.spacing().item_spacing.y).max(0.0));
            }
            let size = paragraph.galley.size();
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &paragraph.spoken));
            if ui.is_rect_visible(rect) {
                let corner = match self.align {
                    Align::Center => rect.center_top(),
                    _ => rect.min,
                };
                paragraph.paint(ui.painter(), corner, self.color);
                let text = Rangef::new(rect.left(), rect.left() + width);
                paragraph.link(ui, corner, text, self.color);
            }
        }
    }
}

impl LaidParagraph {
    /// Marks the words of the glossary and takes clicks on them.
    fn link(&self, ui: &Ui, at: Pos2, text: Rangef, color: Color32) {
        for (number, mark) in self.marks.iter().enumerate() {
            let rects = mark.rects.iter().map(|rect| rect.translate(at.to_vec2()));
            let rects: Vec<Rect> = rects.collect();
            let id = ui.next_auto_id().with(("word", number));
            let (mut is_pointed_at, mut clicked) = (false, None);
            for (part, rect) in rects.iter().enumerate() {
                // No stop of the Tab key; see `links`.
                let response = ui.interact(rect.expand(2.0), id.with(part), Sense::CLICK);
                is_pointed_at |= response.hovered();
                if response.clicked() {
                    clicked = Some(*rect);
                }
                response.on_hover_cursor(CursorIcon::PointingHand);
            }
            for rect in &rects {
                underline::paint(ui.painter(), *rect, color, is_pointed_at);
            }
            let Some(rect) = clicked.or_else(|| rects.first().copied()) else {
                continue;
            };
            let link = WordLink {
                word: mark.word,
                rect,
                text,
            };
            WordLinks::add(ui.ctx(), link, clicked.is_some());
        }
    }

    fn paint(&self, painter: &Painter, at: Pos2, color: Color32) {
        painter.galley(at, Arc::clone(&self.galley), color);
        let mut tiles = self.tiles.iter();
        for row in &self.galley.rows {
            let middle = at.y + row.rect().center().y;
            for glyph in row.glyphs.iter().filter(|glyph| glyph.chr == PLACE) {
                let Some(tile) = tiles.next() else { return };
                let x = at.x + row.pos.x + glyph.pos.x + glyph.advance_width / 2.0;
                let rect = Rect::from_center_size(pos2(x, middle), self.tile_size);
                TileFace::up(*tile).paint(painter, rect);
            }
        }
    }
}

/// The size of a tile of this height.
fn tile_of_height(height: f32) -> Vec2 {
    vec2((height * 44.0 / 60.0).round(), height)
}
