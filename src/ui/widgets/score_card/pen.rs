//! The text of a line laid out, and where its parts stand.

use std::sync::Arc;

use egui::{Color32, FontFamily, FontId, Galley, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::line::Print;
use crate::card::{Line, LinePart, PatternGroup, PatternWord, SuitLetter};
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};

/// Room above the text.
pub(super) const TOP: f32 = 1.0;
/// Room below a note in a row of its own, so that it is not taken for one of the next line.
const AFTER_NOTE: f32 = 3.0;
/// From stroke to stroke.
const STEP: f32 = 2.5;
/// How much of the text's height lies below its letters, without the strokes.
const BELOW: f32 = 0.14;

/// Text laid out, with where it stands.
pub(super) struct Placed {
    at: Pos2,
    galley: Arc<Galley>,
    letter: Option<SuitLetter>,
}

/// A group where it was printed.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlacedGroup {
    /// The place it is one of the choices of.
    pub(super) part: LinePart,
    /// Its colour.
    pub(super) letter: Option<SuitLetter>,
    /// Where it stands.
    pub(super) rect: Rect,
}

/// Lays the text of a line out, from left to right and from row to row.
pub(super) struct Pen<'a> {
    ui: &'a Ui,
    size: f32,
    width: f32,
    between_rows: f32,
    print: Print,
    at: Pos2,
    bottom: f32,
    pub(super) placed: Vec<Placed>,
    pub(super) groups: Vec<PlacedGroup>,
}

impl<'a> Pen<'a> {
    pub(super) fn new(ui: &'a Ui, size: f32, width: f32, between_rows: f32) -> Self {
        Self {
            ui,
            size,
            width,
            between_rows,
            print: Print::Whole,
            at: pos2(0.0, TOP),
            bottom: TOP,
            placed: Vec::new(),
            groups: Vec::new(),
        }
    }

    /// Prints it like this.
    pub(super) fn print(self, print: Print) -> Self {
        Self { print, ..self }
    }

    pub(super) fn height(&self) -> f32 {
        self.bottom + 1.0
    }

    fn new_row(&mut self) {
        self.at = pos2(0.0, self.bottom + self.between_rows);
    }

    /// Lays out every way of the line that is printed, with the word `or` before each further one;
    /// returns where its groups stand.
    pub(super) fn pattern(
        &mut self,
        line: &Line,
        or: impl Fn() -> String,
        theme: &Theme,
    ) -> Vec<(LinePart, Rect)> {
        let mut groups = Vec::new();
        for (number, (way, pattern)) in line.ways_in_print().enumerate() {
            if number > 0 {
                self.new_row();
                self.piece(&or(), theme.text_weak);
                self.at.x += self.size * 0.5;
            }
            let mut place = 0;
            for word in &pattern.words {
                match word {
                    PatternWord::Sign(sign) => {
                        self.piece(&sign.to_string(), theme.text_weak);
                        self.at.x += self.size * 0.5;
                    }
                    PatternWord::Groups(choices) => {
                        let part = LinePart::Place { way, place };
                        groups.push((part, self.choices(part, choices, theme)));
                        place += 1;
                    }
                }
            }
        }
        groups
    }

    fn choices(&mut self, part: LinePart, choices: &[PatternGroup], theme: &Theme) -> Rect {
        let groups: Vec<Vec<_>> = choices
            .iter()
            .map(|group| self.runs_laid_out(group, theme))
            .collect();
        let widths = groups.iter().flatten().map(|(run, _)| run.size().x);
        let wanted: f32 = widths.sum();
        if self.at.x > 0.0 && self.at.x + wanted > self.width {
            self.new_row();
        }
        let mut whole = Rect::NOTHING;
        for (number, (group, runs)) in choices.iter().zip(groups).enumerate() {
            if number > 0 {
                self.piece("/", theme.text_weak);
            }
            let mut rect = Rect::NOTHING;
            for (run, letter) in runs {
                rect = rect.union(self.place(run, letter));
            }
            self.groups.push(PlacedGroup {
                part,
                letter: group.letter.filter(|_| self.print == Print::Whole),
                rect,
            });
            whole = whole.union(rect);
        }
        self.at.x += self.size * 0.55;
        whole
    }

    /// The runs of a group laid out, each with its suit.
    fn runs_laid_out(
        &self,
        group: &PatternGroup,
        theme: &Theme,
    ) -> Vec<(Arc<Galley>, Option<SuitLetter>)> {
        let mut runs = runs(group);
        if group.closed_to_jokers {
            runs.push(("!".to_owned(), None));
        }
        let laid_out = |(text, letter): (String, Option<SuitLetter>)| {
            let letter = letter.filter(|_| self.print == Print::Whole);
            let color = letter.map_or(theme.text, |letter| suit_color(letter, theme));
            (self.layout(text, color, fonts::bold(), self.size), letter)
        };
        runs.into_iter().map(laid_out).collect()
    }

    fn layout(&self, text: String, color: Color32, family: FontFamily, size: f32) -> Arc<Galley> {
        self.ui
            .painter()
            .layout_no_wrap(text, FontId::new(size, family), color)
    }

    fn piece(&mut self, text: &str, color: Color32) -> Rect {
        let family = FontFamily::Proportional;
        let galley = self.layout(text.to_owned(), color, family, self.size);
        self.place(galley, None)
    }

    fn place(&mut self, galley: Arc<Galley>, letter: Option<SuitLetter>) -> Rect {
        let rect = Rect::from_min_size(self.at, galley.size());
        self.placed.push(Placed {
            at: self.at,
            galley,
            letter,
        });
        let below = strokes_end(letter, rect.height());
        self.bottom = self.bottom.max(rect.top() + below.max(rect.height()));
        self.at.x = rect.right();
        rect
    }

    pub(super) fn note(&mut self, note: &str, theme: &Theme) -> Rect {
        if note.is_empty() {
            return Rect::from_min_size(self.at, vec2(0.0, self.size));
        }
        let size = (self.size - 2.0).min(text_size::BODY + 1.0);
        let text = format!("({note})");
        let galley = self.layout(
            text.clone(),
            theme.text_weak,
            FontFamily::Proportional,
            size,
        );
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
        let below = if fits {
            // Both stand on one line.
            let zero = self.layout("0".to_owned(), theme.text, fonts::bold(), self.size);
            baseline(&zero) - baseline(&galley)
        } else {
            0.0
        };
        let at = self.at + vec2(0.0, below);
        let rect = Rect::from_min_size(at, galley.size());
        self.bottom = self.bottom.max(rect.bottom());
        if !fits {
            self.bottom += AFTER_NOTE;
        }
        self.placed.push(Placed {
            at,
            galley,
            letter: None,
        });
        rect
    }
}

/// How far below its top the letters of a text stand.
fn baseline(galley: &Galley) -> f32 {
    let row = galley.rows.first();
    row.and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y))
        .unwrap_or_default()
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
pub fn suit_color(letter: SuitLetter, theme: &Theme) -> Color32 {
    let [a, b, c] = theme.card_groups;
    match letter {
        SuitLetter::A => a,
        SuitLetter::B => b,
        SuitLetter::C => c,
    }
}

/// How many strokes stand under the groups of a suit.
fn strokes(letter: SuitLetter) -> u8 {
    match letter {
        SuitLetter::A => 1,
        SuitLetter::B => 2,
        SuitLetter::C => 3,
    }
}

/// Where the strokes under a group end, below the top of its text, which is so high.
fn strokes_end(letter: Option<SuitLetter>, height: f32) -> f32 {
    let Some(letter) = letter else { return 0.0 };
    height * (1.0 - BELOW) + STEP * f32::from(strokes(letter)) - 1.0
}

pub(super) fn paint_text(ui: &Ui, origin: Pos2, part: &Placed, theme: &Theme) {
    let at = origin + part.at.to_vec2();
    let size = part.galley.size();
    ui.painter()
        .galley(at, Arc::clone(&part.galley), theme.text);
    let Some(letter) = part.letter else {
        return;
    };
    let stroke = Stroke::new(1.0, suit_color(letter, theme));
    for number in 0..strokes(letter) {
        let y = at.y + size.y * (1.0 - BELOW) + STEP * f32::from(number);
        ui.painter().hline(at.x..=at.x + size.x - 1.0, y, stroke);
    }
}
