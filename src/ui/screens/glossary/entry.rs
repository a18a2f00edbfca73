//! A word of the glossary: what shows it, what it means, and where more is said.

use egui::{CornerRadius, Rect, Response, RichText, Stroke, StrokeKind, Ui, vec2};

use crate::glossary::{Explained, Word, WordIndex};
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::theme::{LINE_WIDTH, Theme, text_size};
use crate::ui::widgets::{Prose, heading};
use crate::ui::words::{about, heard, picture_ui, rule_link, tile_names, title};
use crate::ui::{Route, Shared};

/// How wide the picture is beside the words, in points.
const PICTURE: f32 = 300.0;
/// The size of what a word means, in points.
const TEXT: f32 = text_size::LARGE;
/// The longest row of it, in points.
const LONGEST_ROW: f32 = LINE_WIDTH * TEXT / text_size::BODY;
/// Between two links, in points.
const BETWEEN_LINKS: f32 = 16.0;
/// Between the picture and the words, in points.
const GAP: f32 = 20.0;
/// Below this width the picture stands above the words, in points.
const NARROW: f32 = 640.0;

/// Draws the word; one that was asked for stands out.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    index: WordIndex,
    word: &Word,
    is_asked_for: bool,
) -> Response {
    let width = ui.available_width();
    let response = ui
        .push_id(("word", index.0), |ui| {
            if width < NARROW || word.picture.is_none() {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    words(ui, shared, index, word);
                    if word.picture.is_some() {
                        ui.add_space(4.0);
                        picture_ui(ui, shared, word);
                    }
                });
            } else {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    ui.vertical(|ui| {
                        ui.set_width(width - PICTURE - GAP);
                        words(ui, shared, index, word);
                    });
                    ui.vertical(|ui| {
                        ui.set_width(PICTURE);
                        picture_ui(ui, shared, word);
                    });
                });
            }
        })
        .response;
    if is_asked_for {
        ring(ui, response.rect.with_max_x(response.rect.left() + width));
    }
    response
}

/// The word, what it means, and where more is said.
fn words(ui: &mut Ui, shared: &Shared<'_>, index: WordIndex, word: &Word) {
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let name = shared.say(&title(word));
    ui.horizontal_wrapped(|ui| {
        heading(ui, &name, text_size::LESSON);
        if let Some(english) = heard(word, shared) {
            ui.label(RichText::new(english).color(Theme::current(ui).text_weak));
        }
    });
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let room = ui.available_width().min(LONGEST_ROW);
    Prose::new(&shared.say(&about(word)), TEXT, &names)
        .words(&shared.words.lexicon)
        .but(index)
        .lay_out(ui, room)
        .show(ui);
    ui.spacing_mut().item_spacing.x = BETWEEN_LINKS;
    ui.horizontal_wrapped(|ui| {
        if let Some(rule) = word.rules.first() {
            rule_link(ui, shared, *rule);
        }
        lesson(ui, shared, word);
    });
    see(ui, shared, word);
}

/// The way to the lesson that explains it.
fn lesson(ui: &mut Ui, shared: &Shared<'_>, word: &Word) {
    let Explained::In { lesson, .. } = &word.explained else {
        return;
    };
    let Some(lesson) = shared.course.find(lesson) else {
        return;
    };
    let name = Message::new(texts::title(&lesson.id));
    let label = shared.say(&msg!("glossary-lesson", lesson = name));
    if ui.link(label).clicked() {
        shared.go(Route::Lesson(lesson.id.clone()));
    }
}

/// Other words to look at.
fn see(ui: &mut Ui, shared: &Shared<'_>, word: &Word) {
    if word.see.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let weak = Theme::current(ui).text_weak;
        ui.label(RichText::new(shared.say(&msg!("glossary-see"))).color(weak));
        for id in &word.see {
            let glossary = &shared.words.glossary;
            let other = glossary.find(id).and_then(|index| glossary.get(index));
            let Some(other) = other else { continue };
            if ui.link(shared.say(&title(other))).clicked() {
                shared.go(Route::Glossary(Some(id.clone())));
            }
        }
    });
}

/// A ring around the word that was asked for.
fn ring(ui: &Ui, rect: Rect) {
    let stroke = Stroke::new(2.5, Theme::current(ui).accent);
    let radius = CornerRadius::same(8);
    ui.painter()
        .rect_stroke(rect.expand(6.0), radius, stroke, StrokeKind::Inside);
}
