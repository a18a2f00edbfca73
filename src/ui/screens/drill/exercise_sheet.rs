//! Exercises on paper: the questions in front, the answers at the end.

use std::ops::Range;
use std::sync::Arc;

use egui::{Align, Align2, FontId, Label, Layout, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2};

use super::by_hand::names;
use super::choices::{Offer, face, is_small};
use super::picture;
use super::room::Scale;
use crate::analysis::CompiledCard;
use crate::drill::{Answer, Asked, Exercise, Kind, Shown};
use crate::locale::Message;
use crate::msg;
use crate::rules::Seat;
use crate::tile::{HAND, Tile, TileCounts};
use crate::ui::theme::{PRINTED_PAGE, Theme, text_size};
use crate::ui::widgets::{TileButton, TileGroups, TileSize};
use crate::ui::{Shared, fonts};
use crate::wording;

/// The size of a page in points: US Letter, 96 points to the inch.
pub const PAGE: Vec2 = vec2(816.0, 1056.0);

/// What stays free around a page, in points.
const MARGIN: f32 = 64.0;
/// Between two blocks, in points.
const GAP: f32 = 18.0;
/// The room for a number or a letter before a text, in points.
const NUMBER: f32 = 34.0;
/// The width of a tile to choose from a rack or a tray, in points.
const TILE: f32 = 40.0;
/// How many answers that are as good are written out.
const AS_GOOD: usize = 6;

/// Exercises of one kind with their answers, to be printed.
#[derive(Debug)]
pub struct ExerciseSheet {
    kind: Kind,
    card: Arc<CompiledCard>,
    exercises: Vec<Exercise>,
}

/// What is never divided by the end of a page.
#[derive(Debug, Clone, Copy)]
enum Block<'a> {
    Title,
    Question(usize, &'a Exercise),
    /// The first answer with the heading above it begins a page of its own.
    Answers(usize, &'a Exercise),
    Answer(usize, &'a Exercise),
}

impl ExerciseSheet {
    /// A sheet of these exercises on this card.
    pub const fn new(kind: Kind, card: Arc<CompiledCard>, exercises: Vec<Exercise>) -> Self {
        Self {
            kind,
            card,
            exercises,
        }
    }

    fn blocks(&self) -> Vec<Block<'_>> {
        let numbered = || (1..).zip(&self.exercises);
        let questions = numbered().map(|(number, it)| Block::Question(number, it));
        let answers = numbered().map(|(number, it)| match number {
            1 => Block::Answers(number, it),
            _ => Block::Answer(number, it),
        });
        let title = std::iter::once(Block::Title);
        title.chain(questions).chain(answers).collect()
    }

    /// How many blocks the sheet has.
    pub fn count(&self) -> usize {
        1 + 2 * self.exercises.len()
    }

    /// Draws a page of these blocks, as far as they fit; says how many of them do, at least one.
    pub fn page(
        &self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        blocks: Range<usize>,
        number: usize,
    ) -> usize {
        let page = Rect::from_min_size(ui.max_rect().min, PAGE);
        ui.painter().rect_filled(page, 0.0, PRINTED_PAGE);
        let theme = Theme::current(ui);
        let below = pos2(page.center().x, page.bottom() - MARGIN / 2.0);
        let font = FontId::proportional(text_size::SMALL);
        let number = format!("{} · {number}", self.card.card().title);
        ui.painter()
            .text(below, Align2::CENTER_CENTER, number, font, theme.text_weak);
        let builder = UiBuilder::new().max_rect(page.shrink(MARGIN));
        let mut fit = 0;
        ui.scope_builder(builder, |ui| {
            for block in self.blocks().drain(blocks) {
                if fit > 0 && matches!(block, Block::Answers(..)) {
                    break;
                }
                ui.push_id(fit, |ui| self.block(ui, shared, block));
                if fit > 0 && ui.min_rect().bottom() > page.bottom() - MARGIN {
                    break;
                }
                fit += 1;
                ui.add_space(GAP);
            }
        });
        fit
    }

    fn block(&self, ui: &mut Ui, shared: &Shared<'_>, block: Block<'_>) {
        match block {
            Block::Title => {
                ui.horizontal(|ui| {
                    text(
                        ui,
                        shared,
                        &wording::drill_title(self.kind),
                        text_size::TITLE,
                    );
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let line = "_".repeat(24);
                        let name = msg!("sheet-name", line = line);
                        text(ui, shared, &name, text_size::BODY);
                    });
                });
            }
            Block::Question(number, exercise) => {
                beside(ui, &format!("{number}."), |ui| {
                    self.question(ui, shared, exercise);
                });
            }
            Block::Answers(number, exercise) => {
                text(ui, shared, &msg!("sheet-answers"), text_size::TITLE);
                ui.add_space(GAP);
                self.answer(ui, shared, number, exercise);
            }
            Block::Answer(number, exercise) => self.answer(ui, shared, number, exercise),
        }
    }

    /// What is looked at, what is asked, and what may be answered.
    fn question(&self, ui: &mut Ui, shared: &Shared<'_>, exercise: &Exercise) {
        picture::ui(ui, shared, &self.card, exercise, false, Scale::WHOLE);
        let asked = wording::drill_question(exercise);
        text(ui, shared, &asked, text_size::LARGE);
        match &exercise.asked {
            Asked::FromRack(_) | Asked::Pass => own_rack(ui, shared, exercise),
            Asked::Lay { tray, .. } => tiles(ui, shared, tray),
            Asked::OneOf(choices) => {
                let offer = Offer {
                    exercise,
                    card: &self.card,
                    answered: None,
                    scale: Scale::WHOLE,
                };
                let choice = |ui: &mut Ui, place: usize, shown: Shown| {
                    let said = wording::drill_choice(exercise, self.card.card(), shown);
                    beside(ui, &letter(place), |ui| match shown {
                        Shown::Line(_) | Shown::Tile(_) | Shown::Tiles(_) => {
                            let said = shared.say(&said);
                            ui.horizontal(|ui| face(ui, shared, offer, shown, &said));
                        }
                        _ => text(ui, shared, &said, text_size::LARGE),
                    });
                };
                let numbered = choices.iter().enumerate();
                if choices.iter().all(|choice| is_small(choice.shown)) {
                    ui.columns(choices.len().max(1), |columns| {
                        for ((place, it), ui) in numbered.zip(columns) {
                            choice(ui, place, it.shown);
                        }
                    });
                } else {
                    for (place, it) in numbered {
                        choice(ui, place, it.shown);
                    }
                }
            }
        }
    }

    /// What is right, and why.
    fn answer(&self, ui: &mut Ui, shared: &Shared<'_>, number: usize, exercise: &Exercise) {
        let card = self.card.card();
        beside(ui, &format!("{number}."), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let best = exercise.right(&self.card);
            let mut right = exercise.all_right(&self.card);
            // Passes that are as good may be many: the best stands first, and how many there are is said.
            let built = exercise.choices().is_empty();
            let mut places = right.iter();
            if let (true, Some(first)) = (built, places.position(|it| Some(*it) == best)) {
                right[..=first].rotate_right(1);
            }
            let more = right.len().saturating_sub(AS_GOOD);
            right.truncate(AS_GOOD);
            let said: Vec<String> = right
                .iter()
                .filter_map(|answer| {
                    let shown = exercise.shown(*answer)?;
                    let shown = shared.say(&wording::drill_choice(exercise, card, shown));
                    Some(match (&exercise.asked, answer) {
                        (Asked::OneOf(_), Answer::Choice(place)) => {
                            format!("{}  {shown}", letter(*place))
                        }
                        _ => shown,
                    })
                })
                .collect();
            let bold = FontId::new(text_size::BODY, fonts::bold());
            for said in said {
                ui.add(Label::new(RichText::new(said).font(bold.clone())).wrap());
            }
            if more > 0 {
                text(
                    ui,
                    shared,
                    &msg!("sheet-as-good", count = more),
                    text_size::BODY,
                );
            }
            let grade = best.and_then(|answer| exercise.grade(&self.card, answer));
            if let Some(grade) = grade {
                let why = wording::drill_grade_reason(card, &grade);
                text(ui, shared, &why, text_size::BODY);
            }
        });
    }
}

/// The letter of a choice on paper.
fn letter(place: usize) -> String {
    let letter = u8::try_from(place).map_or('?', |place| char::from(b'A'.saturating_add(place)));
    letter.to_string()
}

/// Something with a number or a letter before it.
fn beside(ui: &mut Ui, number: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let bold = FontId::new(text_size::LARGE, fonts::bold());
        let left = ui.cursor().left();
        ui.add(Label::new(RichText::new(number).font(bold)));
        ui.add_space((left + NUMBER - ui.cursor().left()).max(4.0));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            add(ui);
        });
    });
}

fn text(ui: &mut Ui, shared: &Shared<'_>, message: &Message, size: f32) {
    let family = if size > text_size::LARGE {
        fonts::bold()
    } else {
        egui::FontFamily::Proportional
    };
    let text = RichText::new(shared.say(message)).font(FontId::new(size, family));
    ui.add(Label::new(text).wrap());
}

/// The rack at the table of the exercise.
fn own_rack(ui: &mut Ui, shared: &Shared<'_>, exercise: &Exercise) {
    let rack = exercise.table().map(|game| game.view(Seat::FIRST).rack());
    let rack: Vec<Tile> = rack.into_iter().flat_map(TileCounts::tiles).collect();
    tiles(ui, shared, &rack);
}

/// Tiles in rows as long as a rack.
fn tiles(ui: &mut Ui, shared: &Shared<'_>, tiles: &[Tile]) {
    for row in tiles.chunks(HAND) {
        let names = names(shared, row);
        let buttons = row.iter().zip(&names);
        let buttons = buttons.map(|(tile, name)| TileButton::new(*tile, name));
        TileGroups::new(vec![buttons.collect()])
            .size(TileSize::Width(TILE))
            .show(ui);
    }
}
