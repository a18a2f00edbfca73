//! One line of the card.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Galley, Pos2, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::card::{Card, Line, LineIndex, PatternGroup, SuitLetter, Word};
use crate::locale::Locale;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::tile::paint_focus_ring;
use crate::wording;

/// Room left and right of the text, in points.
const SIDE: f32 = 8.0;
/// The columns at the right end: X or C, the value, the missing tiles.
const MARK: f32 = 22.0;
const VALUE: f32 = 34.0;
const MISSING: f32 = 38.0;
/// Room above the text.
const TOP: f32 = 2.0;
/// Room under the text for the strokes of the suit.
const STROKES: f32 = 7.0;

/// One line of the card.
#[derive(Debug)]
#[must_use = "show it"]
pub struct CardLine<'a> {
    card: &'a Card,
    index: LineIndex,
    size: f32,
    highlighted: bool,
    clickable: bool,
    shortfall: Shortfall,
}

/// What is shown of how far a rack is from the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shortfall {
    /// Nothing: there is no rack to compare with.
    Hidden,
    /// The line cannot be made any more.
    Impossible,
    /// So many tiles are missing.
    Missing(u8),
}

/// Where the parts of a line were drawn, to point at them.
#[derive(Debug)]
pub struct CardLineParts {
    /// The whole line.
    pub response: Response,
    /// Each place for a group, with its choices, way after way.
    pub groups: Vec<Rect>,
    /// What the line is worth.
    pub value: Rect,
    /// X or C.
    pub mark: Rect,
    /// The note in parentheses.
    pub note: Rect,
}

/// Text laid out, with where it stands.
struct Placed {
    at: Pos2,
    galley: Arc<Galley>,
    letter: Option<SuitLetter>,
}

impl<'a> CardLine<'a> {
    /// A line to look at.
    pub fn new(card: &'a Card, index: LineIndex) -> Self {
        Self {
            card,
            index,
            size: text_size::BODY,
            highlighted: false,
            clickable: false,
            shortfall: Shortfall::Hidden,
        }
    }

    /// The size of its text, in points.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Lets it stand out.
    pub fn highlighted(mut self, highlighted: bool) -> Self {
        self.highlighted = highlighted;
        self
    }

    /// Lets it be chosen by click and keyboard.
    pub fn clickable(mut self) -> Self {
        self.clickable = true;
        self
    }

    /// Shows how many tiles are missing, or that the line cannot be made any more.
    pub fn missing(mut self, missing: Option<u8>) -> Self {
        self.shortfall = missing.map_or(Shortfall::Impossible, Shortfall::Missing);
        self
    }

    /// Shows the line over the whole width there is.
    pub fn show(self, ui: &mut Ui, locale: &Locale) -> CardLineParts {
        let theme = Theme::current(ui);
        let line = self.card.line(self.index);
        let width = ui.available_width();
        let columns = match self.shortfall {
            Shortfall::Hidden => MARK + VALUE,
            Shortfall::Impossible | Shortfall::Missing(_) => MARK + VALUE + MISSING,
        };
        let text_width = (width - 2.0 * SIDE - columns).max(self.size * 8.0);
        let mut pen = Pen::new(ui, self.size, text_width);
        let groups = pen.pattern(line, theme);
        let note = pen.note(&note_text(line, locale), theme);
        let height = pen.height();
        let placed = pen.placed;

        let sense = if self.clickable {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        let response = response.on_hover_ui(|ui| {
            for fact in line.facts() {
                ui.label(locale.say(&wording::line_fact(fact)));
            }
        });
        self.describe(ui, &response, locale);
        let origin = rect.min + vec2(SIDE, 0.0);
        if ui.is_rect_visible(rect) {
            self.paint_ground(ui, rect, &response, theme);
            for part in placed {
                paint_part(ui, origin, &part, theme);
            }
        }
        let right = rect.right() - SIDE;
        let row = |from: f32, to: f32| {
            Rect::from_min_max(
                pos2(right - from, rect.top()),
                pos2(right - to, rect.bottom()),
            )
        };
        let mark = row(MARK, 0.0);
        let value = row(MARK + VALUE, MARK);
        self.paint_columns(ui, line, mark, value, row(columns, MARK + VALUE), theme);
        CardLineParts {
            response,
            groups: groups
                .into_iter()
                .map(|group| group.translate(origin.to_vec2()))
                .collect(),
            value,
            mark,
            note: note.translate(origin.to_vec2()),
        }
    }

    fn describe(&self, ui: &Ui, response: &Response, locale: &Locale) {
        let spoken = || {
            let spoken = wording::printed_line(self.card, self.index);
            let missing = match self.shortfall {
                Shortfall::Hidden => return locale.say(&spoken),
                Shortfall::Impossible => None,
                Shortfall::Missing(count) => Some(count),
            };
            locale.say(&wording::with_missing(spoken, missing))
        };
        response.widget_info(|| {
            if self.clickable {
                let chosen = self.highlighted;
                WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, spoken())
            } else {
                WidgetInfo::labeled(Role::Label, true, spoken())
            }
        });
    }

    fn paint_ground(&self, ui: &Ui, rect: Rect, response: &Response, theme: &Theme) {
        let radius = CornerRadius::same(4);
        if self.highlighted {
            ui.painter().rect_filled(rect, radius, theme.selection);
            let stroke = Stroke::new(2.0, theme.accent_edge);
            ui.painter()
                .rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        } else if self.clickable && response.hovered() {
            ui.painter().rect_filled(rect, radius, theme.button);
        }
        if response.has_focus() {
            paint_focus_ring(ui.painter(), rect.shrink(3.0));
        }
    }

    fn paint_columns(
        &self,
        ui: &Ui,
        line: &Line,
        mark: Rect,
        value: Rect,
        missing: Rect,
        theme: &Theme,
    ) {
        let y = mark.top() + TOP + self.size * 0.62;
        let write = |rect: Rect, text: String, family: FontFamily, color: Color32| {
            let at = pos2(rect.right(), y);
            let font = FontId::new(self.size, family);
            ui.painter()
                .text(at, Align2::RIGHT_CENTER, text, font, color);
        };
        let letter = if line.concealed { "C" } else { "X" };
        write(mark, letter.to_owned(), fonts::bold(), theme.text);
        let regular = FontFamily::Proportional;
        write(value, line.value.to_string(), regular.clone(), theme.text);
        match self.shortfall {
            Shortfall::Hidden => {}
            Shortfall::Impossible => write(missing, "–".to_owned(), regular, theme.text_weak),
            Shortfall::Missing(count) => {
                write(missing, format!("−{count}"), fonts::bold(), theme.text);
            }
        }
    }
}

/// Lays the text of a line out, from left to right and from row to row.
struct Pen<'a> {
    ui: &'a Ui,
    size: f32,
    width: f32,
    at: Pos2,
    bottom: f32,
    placed: Vec<Placed>,
}

impl<'a> Pen<'a> {
    fn new(ui: &'a Ui, size: f32, width: f32) -> Self {
        Self {
            ui,
            size,
            width,
            at: pos2(0.0, TOP),
            bottom: TOP,
            placed: Vec::new(),
        }
    }

    fn height(&self) -> f32 {
        self.bottom + 2.0
    }

    fn new_row(&mut self) {
        self.at = pos2(0.0, self.bottom + 1.0);
    }

    /// Lays out every way of the line; returns where its groups stand.
    fn pattern(&mut self, line: &Line, theme: &Theme) -> Vec<Rect> {
        let mut groups = Vec::new();
        for (way, pattern) in line.printed.iter().enumerate() {
            if way > 0 {
                self.new_row();
            }
            for word in &pattern.words {
                match word {
                    Word::Sign(sign) => {
                        self.piece(&sign.to_string(), theme.text_weak, None, None);
                        self.at.x += self.size * 0.5;
                    }
                    Word::Groups(choices) => groups.push(self.choices(choices, theme)),
                }
            }
        }
        groups
    }

    fn choices(&mut self, choices: &[PatternGroup], theme: &Theme) -> Rect {
        let text: String = choices.iter().map(PatternGroup::text).collect();
        let wanted = self.measure(&text).size().x;
        if self.at.x > 0.0 && self.at.x + wanted > self.width {
            self.new_row();
        }
        let mut whole = Rect::NOTHING;
        for (number, group) in choices.iter().enumerate() {
            if number > 0 {
                self.piece(" / ", theme.text_weak, None, None);
            }
            for run in runs(group) {
                let color = run.1.map_or(theme.text, |letter| suit_color(letter, theme));
                whole = whole.union(self.piece(&run.0, color, run.1, Some(fonts::bold())));
            }
            if group.closed_to_jokers {
                whole = whole.union(self.piece("!", theme.text, None, Some(fonts::bold())));
            }
        }
        self.at.x += self.size * 0.6;
        whole
    }

    fn measure(&self, text: &str) -> Arc<Galley> {
        self.layout(text, Color32::PLACEHOLDER, fonts::bold(), self.size)
    }

    fn layout(&self, text: &str, color: Color32, family: FontFamily, size: f32) -> Arc<Galley> {
        self.ui
            .painter()
            .layout_no_wrap(text.to_owned(), FontId::new(size, family), color)
    }

    fn piece(
        &mut self,
        text: &str,
        color: Color32,
        letter: Option<SuitLetter>,
        family: Option<FontFamily>,
    ) -> Rect {
        let family = family.unwrap_or(FontFamily::Proportional);
        let galley = self.layout(text, color, family, self.size);
        let rect = Rect::from_min_size(self.at, galley.size());
        self.placed.push(Placed {
            at: self.at,
            galley,
            letter,
        });
        self.bottom = self.bottom.max(rect.bottom() + STROKES);
        self.at.x = rect.right();
        rect
    }

    fn note(&mut self, note: &str, theme: &Theme) -> Rect {
        if note.is_empty() {
            return Rect::from_min_size(self.at, vec2(0.0, self.size));
        }
        let size = (self.size - 2.0).min(text_size::BODY + 1.0);
        let text = format!("({note})");
        let galley = self.layout(&text, theme.text_weak, FontFamily::Proportional, size);
        let fits = self.at.x + galley.size().x <= self.width;
        let galley = if fits {
            galley
        } else {
            self.new_row();
            let font = FontId::new(size, FontFamily::Proportional);
            self.ui
                .painter()
                .layout(text, font, theme.text_weak, self.width)
        };
        let at = self.at + vec2(0.0, if fits { 1.5 } else { 0.0 });
        let rect = Rect::from_min_size(at, galley.size());
        self.bottom = self.bottom.max(rect.bottom());
        self.placed.push(Placed {
            at,
            galley,
            letter: None,
        });
        rect
    }
}

/// The symbols of a group in runs of the same colour: the zero in `2026a` has none.
fn runs(group: &PatternGroup) -> Vec<(String, Option<SuitLetter>)> {
    let mut runs: Vec<(String, Option<SuitLetter>)> = Vec::new();
    for symbol in &group.symbols {
        let letter = group.colour_of(*symbol);
        match runs.last_mut() {
            Some((text, last)) if *last == letter => text.push_str(&symbol.to_string()),
            _ => runs.push((symbol.to_string(), letter)),
        }
    }
    runs
}

/// The colour in which a suit letter is printed.
fn suit_color(letter: SuitLetter, theme: &Theme) -> Color32 {
    let [a, b, c] = theme.card_groups;
    match letter {
        SuitLetter::A => a,
        SuitLetter::B => b,
        SuitLetter::C => c,
    }
}

fn paint_part(ui: &Ui, origin: Pos2, part: &Placed, theme: &Theme) {
    let at = origin + part.at.to_vec2();
    let size = part.galley.size();
    ui.painter()
        .galley(at, Arc::clone(&part.galley), theme.text);
    let Some(letter) = part.letter else {
        return;
    };
    let strokes = match letter {
        SuitLetter::A => 1,
        SuitLetter::B => 2,
        SuitLetter::C => 3,
    };
    let stroke = Stroke::new(1.0, suit_color(letter, theme));
    for number in 0..strokes {
        let y = at.y + size.y + 0.5 + 2.5 * number as f32;
        ui.painter().hline(at.x..=at.x + size.x - 1.0, y, stroke);
    }
}

/// The note of the card's author, or one in the learner's language.
fn note_text(line: &Line, locale: &Locale) -> String {
    line.note.clone().unwrap_or_else(|| {
        wording::printed_note(line)
            .map(|note| locale.say(&note))
            .unwrap_or_default()
    })
}
