//! The columns in which a card is printed, kept as long as nothing of them changes.

use egui::Ui;

use super::{BETWEEN, ScoreCard};
use crate::card::{Card, LineIndex};
use crate::locale::{Language, Locale};
use crate::ui::widgets::Rows;
use crate::wording;

/// About how high the title of a section is, in points.
const TITLE: f32 = 19.0;

/// Lines that stand together under a title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The title, in the learner's language; nothing where a passage goes on in the next column.
    pub title: Option<String>,
    /// The lines.
    pub lines: Vec<LineIndex>,
}

/// What stands where on a card. It holds for the card, the order of its lines and what is told of them;
/// when they are others, [`Columns::default`] knows nothing of them.
#[derive(Debug, Default)]
pub struct Columns {
    of: Option<Paper>,
    pub(super) all: Vec<Column>,
    /// The line that has the keyboard, which does not get lost when the card is scrolled.
    pub(super) focused: Option<LineIndex>,
}

/// What a card is printed on, and how.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Paper {
    width: f32,
    pixels_per_point: f32,
    columns: usize,
    size: f32,
    language: Language,
}

/// What is printed below each other.
#[derive(Debug, Default)]
pub(super) struct Column {
    pub(super) printed: Vec<Printed>,
    pub(super) rows: Rows,
}

/// A row of a column.
#[derive(Debug)]
pub(super) enum Printed {
    Title(String),
    Line(LineIndex),
}

impl Columns {
    /// Lays the card out anew if it is printed otherwise than before.
    pub(super) fn follow(
        &mut self,
        card: &ScoreCard<'_>,
        ui: &Ui,
        locale: &Locale,
        passages: impl FnOnce() -> Option<Vec<Passage>>,
    ) {
        let paper = Paper {
            width: ui.available_width(),
            pixels_per_point: ui.pixels_per_point(),
            columns: card.columns,
            size: card.size,
            language: locale.language(),
        };
        if self.of == Some(paper) {
            return;
        }
        self.of = Some(paper);
        let columns = match passages() {
            Some(passages) => split(passages, card.columns),
            None => balance(card, ui, locale),
        };
        self.all = columns.into_iter().map(Column::of).collect();
    }
}

impl Column {
    fn of(passages: Vec<Passage>) -> Self {
        let mut printed = Vec::new();
        for Passage { title, lines } in passages {
            printed.extend(title.map(|title| Printed::Title(title.to_uppercase())));
            printed.extend(lines.into_iter().map(Printed::Line));
        }
        Self {
            printed,
            rows: Rows::default(),
        }
    }
}

/// The sections in columns of which the longest is as short as can be; none is torn apart.
fn balance(card: &ScoreCard<'_>, ui: &Ui, locale: &Locale) -> Vec<Vec<Passage>> {
    let sections = sections(card.card, locale);
    if card.columns < 2 {
        return vec![sections];
    }
    let between = ui.spacing().item_spacing.x * (card.columns - 1) as f32;
    let width = (ui.available_width() - between) / card.columns as f32;
    let height = |section: &Passage| {
        let lines = section.lines.iter();
        let lines = lines.map(|line| card.line_of(*line).height(ui, width, locale) + BETWEEN);
        TITLE + lines.sum::<f32>()
    };
    let heights: Vec<f32> = sections.iter().map(height).collect();
    fill(sections, &shortest(&heights, card.columns))
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
