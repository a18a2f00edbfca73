//! One line of the card.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Galley, Pos2, Rect, Response, Role, Sense,
    Shape, Stroke, StrokeKind, Tooltip, Ui, WidgetInfo, pos2, vec2,
};

use super::pen::{Pen, TOP, paint_text};
use super::pointing::{self, PrintedParts};
use crate::card::{Card, Line, LineIndex, LinePart};
use crate::locale::Locale;
use crate::msg;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::tile::paint_focus_ring;
use crate::wording;

/// Room left and right of the text, in points.
const SIDE: f32 = 8.0;
/// How wide the mark is before a line that the learner aims at, in points.
const AIMED: f32 = 4.0;
/// The room for the sign that more lies behind the line, in points.
const SIGN: f32 = 16.0;
/// The widest that the columns at the right end become, in points: X or C, and the value. Beyond the size of a
/// heading they grow with the text.
const WIDEST: [f32; 2] = [22.0, 34.0];
/// The same as a share of the size of the text.
const SHARE: [f32; 2] = [1.35, 2.0];
/// The height of the row with the value, as a share of the size of the text. What is missing stands below it.
const VALUE_ROW: f32 = 1.35;
/// How large it stands there, as a share of the size of the text.
const MISSING: f32 = 0.86;

/// Between the rows of a line, in points.
const BETWEEN_ROWS: f32 = 1.0;

/// How much of a line is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Print {
    /// Everything, every suit in its color, with its strokes.
    #[default]
    Whole,
    /// Its groups, all in one color, for who has not learned yet what the rest says.
    GroupsAlone,
}

/// One line of the card.
#[derive(Debug)]
#[must_use = "show it"]
pub struct CardLine<'a> {
    card: &'a Card,
    index: LineIndex,
    size: f32,
    between_rows: f32,
    print: Print,
    highlighted: bool,
    aimed: bool,
    clickable: bool,
    /// For a line that opens, whether it is open.
    opened: Option<bool>,
    lit: Option<LinePart>,
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
    /// The part that the learner points at, with the pointer or the arrow keys.
    pub pointed: Option<LinePart>,
}

impl<'a> CardLine<'a> {
    /// A line to look at.
    pub fn new(card: &'a Card, index: LineIndex) -> Self {
        Self {
            card,
            index,
            size: text_size::BODY,
            between_rows: BETWEEN_ROWS,
            print: Print::Whole,
            highlighted: false,
            aimed: false,
            clickable: false,
            opened: None,
            lit: None,
            shortfall: Shortfall::Hidden,
        }
    }

    /// The size of its text, in points.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Room between its rows, in points, for what is drawn around its groups.
    pub fn between_rows(mut self, room: f32) -> Self {
        self.between_rows = room.max(BETWEEN_ROWS);
        self
    }

    /// Prints it like this.
    pub fn print(mut self, print: Print) -> Self {
        self.print = print;
        self
    }

    /// Lets it stand out.
    pub fn highlighted(mut self, highlighted: bool) -> Self {
        self.highlighted = highlighted;
        self
    }

    /// Marks it as one that the learner aims at.
    pub fn aimed(mut self, aimed: bool) -> Self {
        self.aimed = aimed;
        self
    }

    /// Lets it be chosen by click and keyboard.
    pub fn clickable(mut self) -> Self {
        self.clickable = true;
        self
    }

    /// Shows that more lies behind the line, and whether it is open. The part to which the arrow keys
    /// have come is told beside it.
    pub fn opened(mut self, opened: bool) -> Self {
        self.opened = Some(opened);
        self
    }

    /// Lights this part up while no other is pointed at.
    pub fn lit(mut self, part: Option<LinePart>) -> Self {
        self.lit = part;
        self
    }

    /// Shows how many tiles are missing, or that the line cannot be made any more.
    pub fn missing(mut self, missing: Option<u8>) -> Self {
        self.shortfall = missing.map_or(Shortfall::Impossible, Shortfall::Missing);
        self
    }

    /// How wide the columns at the right end are: X or C, and the value.
    fn columns(&self) -> [f32; 2] {
        if self.print == Print::GroupsAlone {
            return [0.0; 2];
        }
        let large = (self.size / text_size::HEADING).max(1.0);
        let column = |number: usize| (SHARE[number] * self.size).min(WIDEST[number] * large);
        [column(0), column(1)]
    }

    /// What is missing, laid out to stand below the value.
    fn missing_text(&self, ui: &Ui, locale: &Locale) -> Option<Arc<Galley>> {
        let (missing, color, family) = match self.shortfall {
            Shortfall::Hidden => return None,
            Shortfall::Impossible => {
                let weak = Theme::current(ui).text_weak;
                (None, weak, FontFamily::Proportional)
            }
            Shortfall::Missing(count) => (Some(count), Theme::current(ui).text, fonts::bold()),
        };
        let text = locale.say(&wording::missing_in_short(missing));
        let font = FontId::new(self.size * MISSING, family);
        Some(ui.painter().layout_no_wrap(text, font, color))
    }

    /// How far below the top of the line what is missing begins, in points.
    fn below_value(&self) -> f32 {
        TOP + VALUE_ROW * self.size
    }

    /// The room left of the text, in points.
    fn side(&self) -> f32 {
        SIDE + self.opened.map_or(0.0, |_| SIGN)
    }

    /// The text, laid out for a line of this width, and where its groups and its note stand.
    fn lay_out<'u>(
        &self,
        ui: &'u Ui,
        width: f32,
        locale: &Locale,
    ) -> (Pen<'u>, Vec<(LinePart, Rect)>, Rect) {
        let theme = Theme::current(ui);
        let line = self.card.line(self.index);
        let columns: f32 = self.columns().iter().sum();
        let missing = self.missing_text(ui, locale);
        let columns = missing.map_or(columns, |missing| columns.max(missing.size().x + SIDE));
        let text_width = (width - self.side() - SIDE - columns).max(self.size * 8.0);
        let pen = Pen::new(ui, self.size, text_width, self.between_rows);
        let mut pen = pen.print(self.print);
        let or = || locale.say(&msg!("printed-or-word"));
        let places = pen.pattern(line, or, theme);
        let note = match self.print {
            Print::Whole => note_text(line, locale),
            Print::GroupsAlone => String::new(),
        };
        let note = pen.note(&note, theme);
        (pen, places, note)
    }

    /// How high the line is when it is so wide, in points.
    pub fn height(&self, ui: &Ui, width: f32, locale: &Locale) -> f32 {
        let missing = self.missing_text(ui, locale);
        let beside = missing.map_or(0.0, |missing| self.below_value() + missing.size().y);
        self.lay_out(ui, width, locale).0.height().max(beside)
    }

    /// Shows the line over the whole width there is.
    pub fn show(self, ui: &mut Ui, locale: &Locale) -> CardLineParts {
        let theme = Theme::current(ui);
        let line = self.card.line(self.index);
        let width = ui.available_width();
        let [mark_width, value_width] = self.columns();
        let side = self.side();
        let (pen, places, note) = self.lay_out(ui, width, locale);
        let missing_text = self.missing_text(ui, locale);
        let beside = missing_text
            .as_ref()
            .map_or(0.0, |missing| self.below_value() + missing.size().y);
        let height = pen.height().max(beside);
        let Pen {
            placed,
            groups: choices,
            ..
        } = pen;

        let sense = if self.clickable {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        let origin = rect.min + vec2(side, 0.0);
        let right = rect.right() - SIDE;
        let bottom = match missing_text {
            Some(_) => rect.top() + self.below_value(),
            None => rect.bottom(),
        };
        let row = |from: f32, to: f32| {
            Rect::from_min_max(pos2(right - from, rect.top()), pos2(right - to, bottom))
        };
        let mark = row(mark_width, 0.0);
        let value = row(mark_width + value_width, mark_width);
        let note = note.translate(origin.to_vec2());
        let groups: Vec<Rect> = places
            .iter()
            .map(|(_, rect)| rect.translate(origin.to_vec2()))
            .collect();
        let missing = missing_text.map(|text| {
            let at = pos2(right - text.size().x, bottom);
            (Rect::from_min_size(at, text.size()), text)
        });
        let told = missing.as_ref().map(|(place, _)| *place);
        let parts = PrintedParts::new(&places, &groups, note, value, mark, told);
        let pointed = match self.print {
            Print::Whole => pointing::pointed(ui, &response, &parts),
            Print::GroupsAlone => None,
        };
        let explained = || {
            let sentence = pointed.and_then(|part| wording::part_sentence(line, part));
            locale.say(&sentence.unwrap_or_else(|| wording::line_sentence(self.card, self.index)))
        };
        self.describe(ui, &response, pointed, locale);
        if ui.is_rect_visible(rect) {
            self.paint_ground(ui, rect, &response, theme);
            if let Some(part) = pointed.or(self.lit) {
                pointing::paint(ui, &parts, part, &choices, origin, theme);
            }
            for text in &placed {
                paint_text(ui, origin, text, theme);
            }
        }
        if self.print == Print::Whole {
            self.paint_columns(ui, line, mark, value, theme);
        }
        if let Some((place, text)) = missing {
            ui.painter().galley(place.min, text, theme.text);
        }
        if let Some(opened) = self.opened {
            let middle = pos2(rect.left() + SIDE + SIGN / 2.0 - 4.0, self.middle(rect));
            paint_sign(ui, middle, opened, theme);
        }
        let by_keys = self.opened.is_some() && response.has_focus() && pointed.is_some();
        let tooltip = if by_keys {
            Tooltip::for_widget(&response)
        } else {
            Tooltip::for_enabled(&response)
        };
        if self.print == Print::Whole {
            tooltip.show(|ui| ui.label(explained()));
        }
        CardLineParts {
            response,
            groups,
            value,
            mark,
            note,
            pointed,
        }
    }

    fn describe(&self, ui: &Ui, response: &Response, pointed: Option<LinePart>, locale: &Locale) {
        // Asked beforehand: while the widget is described, nothing else may be asked of the window.
        let has_focus = response.has_focus();
        let spoken = || {
            let line = self.card.line(self.index);
            // Who goes through the parts with the arrow keys hears the part alone.
            if has_focus
                && let Some(part) = pointed.and_then(|part| wording::part_sentence(line, part))
            {
                return locale.say(&part);
            }
            let spoken = match self.print {
                Print::Whole => wording::line_in_words(self.card, self.index),
                Print::GroupsAlone => wording::printed_groups(self.card, self.index),
            };
            let spoken = if self.aimed {
                msg!("card-line-aimed", line = spoken)
            } else {
                spoken
            };
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
        if self.aimed {
            let mark = rect.with_max_x(rect.left() + AIMED);
            ui.painter().rect_filled(mark, 2.0, theme.accent_edge);
        }
        if response.has_focus() {
            paint_focus_ring(ui.painter(), rect.shrink(3.0));
        }
    }

    /// The middle of the first row of text.
    fn middle(&self, rect: Rect) -> f32 {
        rect.top() + TOP + self.size * 0.62
    }

    fn paint_columns(&self, ui: &Ui, line: &Line, mark: Rect, value: Rect, theme: &Theme) {
        let y = self.middle(mark);
        let write = |rect: Rect, text: String, family: FontFamily, color: Color32| {
            let at = pos2(rect.right(), y);
            let font = FontId::new(self.size, family);
            ui.painter()
                .text(at, Align2::RIGHT_CENTER, text, font, color);
        };
        let letter = if line.concealed { "C" } else { "X" };
        let regular = FontFamily::Proportional;
        let is_valued = line.value > 0;
        // A line whose value is not typed yet is not known to be open either.
        if is_valued || line.concealed {
            write(mark, letter.to_owned(), fonts::bold(), theme.text);
        }
        if is_valued {
            write(value, line.value.to_string(), regular, theme.text);
        }
    }
}

/// A triangle that points to the line, or when that is open to what lies below it.
fn paint_sign(ui: &Ui, middle: Pos2, opened: bool, theme: &Theme) {
    let points = if opened {
        [vec2(-5.0, -3.0), vec2(5.0, -3.0), vec2(0.0, 4.0)]
    } else {
        [vec2(-3.0, -5.0), vec2(4.0, 0.0), vec2(-3.0, 5.0)]
    };
    let points = points.map(|step| middle + step).to_vec();
    ui.painter()
        .add(Shape::convex_polygon(points, theme.text, Stroke::NONE));
}

/// The note of the card's author, or one in the learner's language.
fn note_text(line: &Line, locale: &Locale) -> String {
    line.note.clone().unwrap_or_else(|| {
        wording::printed_note(line)
            .map(|note| locale.say(&note))
            .unwrap_or_default()
    })
}
