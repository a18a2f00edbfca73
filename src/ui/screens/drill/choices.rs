//! What is offered to choose from.

use egui::{
    CornerRadius, FontId, Frame, Label, Margin, RichText, Role, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo,
};

use crate::card::Card;
use crate::drill::{Answer, Asked, Shown};
use crate::ui::Shared;
use crate::ui::fonts;
use crate::ui::reading::section_title;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::digit;
use crate::ui::widgets::{CardLine, TileFace, TileSize};
use crate::wording;

/// The width of a tile to choose, in points: at least and at most.
const SMALLEST: f32 = 40.0;
/// See [`SMALLEST`].
const LARGEST: f32 = 96.0;
/// About how much room a number takes, in points.
const NUMBER: f32 = 34.0;

/// A sheet of paper with something on it.
pub(super) fn sheet(theme: &Theme) -> Frame {
    paper_frame(theme).inner_margin(Margin::symmetric(12, 4))
}

/// Lets the exercise be answered; says what was answered.
pub(super) fn answers(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &Card,
    asked: &Asked,
) -> Option<Answer> {
    let Asked::OneOf { choices, .. } = asked;
    let shown: Vec<Shown> = choices.iter().map(|choice| choice.shown).collect();
    let mut chosen = None;
    if shown.iter().all(|shown| matches!(shown, Shown::Tile(_))) {
        ui.columns(shown.len().max(1), |columns| {
            for ((place, shown), ui) in shown.iter().enumerate().zip(columns) {
                if choice(ui, shared, card, *shown, place + 1) {
                    chosen = Some(place);
                }
            }
        });
    } else {
        for (place, shown) in shown.iter().enumerate() {
            if choice(ui, shared, card, *shown, place + 1) {
                chosen = Some(place);
            }
        }
    }
    let pressed = digit(ui).map(|number| number - 1);
    let pressed = pressed.filter(|place| *place < shown.len());
    chosen.or(pressed).map(Answer::Choice)
}

/// Something that can be chosen with the pointer, with Enter or with its number.
fn choice(ui: &mut Ui, shared: &Shared<'_>, card: &Card, shown: Shown, number: usize) -> bool {
    let theme = Theme::current(ui);
    let spoken = shared.say(&wording::drill_choice(card, shown));
    let name = format!("{number}: {spoken}");
    let builder = UiBuilder::new()
        .id_salt(("drill-choice", number))
        .sense(Sense::click());
    let response = ui
        .scope_builder(builder, |ui| {
            let response = ui.response();
            let mut frame = sheet(theme);
            if response.hovered() || response.has_focus() {
                frame = frame.stroke(Stroke::new(2.0, theme.accent_edge));
            }
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    number_sign(ui, number);
                    face(ui, shared, card, shown, &spoken);
                });
            });
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.clicked()
}

/// What stands on it beside its number.
fn face(ui: &mut Ui, shared: &Shared<'_>, card: &Card, shown: Shown, spoken: &str) {
    match shown {
        Shown::Line(line) => {
            ui.vertical(|ui| {
                section_title(ui, &shared.say(&wording::section_of(card, line)));
                CardLine::new(card, line).size(20.0).show(ui, shared.locale);
            });
        }
        Shown::Tile(tile) => {
            let free = ui.available_width();
            let size = TileSize::Width((free * 0.5).clamp(SMALLEST, LARGEST)).points();
            // The number beside it counts as well: the tile stands in the middle of the sheet.
            let beside = (free - size.x - NUMBER) / 2.0;
            ui.add_space(beside.max(0.0));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            TileFace::up(tile).paint(ui.painter(), rect);
        }
        Shown::TileName(_) => {
            let text = RichText::new(spoken).size(text_size::LARGE);
            ui.set_min_height(40.0);
            ui.add(Label::new(text).selectable(false));
        }
    }
}

/// The key that chooses it.
fn number_sign(ui: &mut Ui, number: usize) {
    let theme = Theme::current(ui);
    Frame::new()
        .fill(theme.button)
        .stroke(Stroke::new(1.0, theme.button_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(8, 2))
        .show(ui, |ui| {
            let text = RichText::new(number.to_string()).font(FontId::new(18.0, fonts::bold()));
            ui.add(Label::new(text).selectable(false));
        });
}
