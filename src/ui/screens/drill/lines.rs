//! The lines of an exercise: to choose from, and beside the rack.

use std::sync::Arc;

use egui::{
    CornerRadius, FontId, Frame, Margin, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
};

use crate::analysis::CompiledCard;
use crate::card::{Card, LineIndex};
use crate::drill::{Answered, Exercise};
use crate::locale::Message;
use crate::msg;
use crate::rules::RuleId;
use crate::tile::TileSet;
use crate::ui::Shared;
use crate::ui::fonts;
use crate::ui::reading::{LineReader, LineReaders, RackAtHand, section_title};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{CardLine, Icon, digit};
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::words::{rule_link, said_weak};
use crate::wording;

/// A sheet of paper with a line on it.
fn sheet(theme: &Theme) -> Frame {
    paper_frame(theme).inner_margin(Margin::symmetric(12, 4))
}

/// The lines to choose from; says which was chosen.
pub(super) fn choices(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &Card,
    exercise: &Exercise,
) -> Option<usize> {
    let mut chosen = None;
    for (place, line) in exercise.choices.iter().enumerate() {
        if choice(ui, shared, card, *line, place + 1) {
            chosen = Some(place);
        }
    }
    let pressed = digit(ui).map(|number| number - 1);
    chosen.or(pressed.filter(|place| *place < exercise.choices.len()))
}

/// A line that can be chosen with the pointer, with Enter or with its number.
fn choice(ui: &mut Ui, shared: &Shared<'_>, card: &Card, line: LineIndex, number: usize) -> bool {
    let theme = Theme::current(ui);
    let spoken = shared.say(&wording::printed_line(card, line));
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
                    ui.vertical(|ui| {
                        section_title(ui, &shared.say(&wording::section_of(card, line)));
                        CardLine::new(card, line).size(20.0).show(ui, shared.locale);
                    });
                });
            });
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.clicked()
}

/// The key that chooses a line.
fn number_sign(ui: &mut Ui, number: usize) {
    let theme = Theme::current(ui);
    Frame::new()
        .fill(theme.button)
        .stroke(Stroke::new(1.0, theme.button_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(8, 2))
        .show(ui, |ui| {
            ui.label(RichText::new(number.to_string()).font(FontId::new(18.0, fonts::bold())));
        });
}

/// The readers of the lines of an answer: of the chosen one where it is wrong, and of the nearest.
pub(super) fn readers(card: &Arc<CompiledCard>, answered: &Answered) -> Vec<LineReader> {
    let exercise = &answered.exercise;
    let wrong = (!answered.is_right()).then_some(answered.chosen);
    let places = wrong.into_iter().chain([exercise.right]);
    let lines = places.filter_map(|place| exercise.choices.get(place));
    lines
        .map(|line| {
            let rack = RackAtHand::alone(TileSet::STANDARD, exercise.rack);
            LineReader::beside(card, *line, rack).terse().open()
        })
        .collect()
}

/// The verdict, and the rack beside the chosen line and the nearest one.
pub(super) fn comparisons(
    ui: &mut Ui,
    shared: &Shared<'_>,
    answered: &Answered,
    readers: &mut LineReaders,
) {
    let theme = Theme::current(ui);
    let missing = |reader: Option<&LineReader>| reader.and_then(LineReader::missing);
    let chosen = missing(readers.iter().next()).unwrap_or_default();
    let least = missing(readers.iter().last()).unwrap_or_default();
    let (icon, color, title, text) = if answered.is_right() {
        let text = msg!("drill-right-text", missing = least);
        (Icon::Check, theme.card_groups[0], msg!("drill-right"), text)
    } else {
        let text = msg!("drill-wrong-text", missing = least, chosen = chosen);
        (Icon::Cross, theme.card_groups[1], msg!("drill-wrong"), text)
    };
    ui.horizontal(|ui| {
        ui.add(icon.image(ui, 24.0).tint(color));
        let font = FontId::new(text_size::LARGE, fonts::bold());
        ui.label(RichText::new(shared.say(&title)).font(font));
    });
    paragraphs(ui, shared, &shared.say(&text), text_size::LARGE);
    let titles = if answered.is_right() {
        vec![msg!("drill-nearest-line")]
    } else {
        vec![msg!("drill-your-line"), msg!("drill-nearest-line")]
    };
    for (reader, title) in readers.iter_mut().zip(titles) {
        read(ui, shared, reader, Some(title));
    }
    if !answered.is_right() {
        rule_link(ui, shared, RuleId::CARD_LINE_EXACT);
    }
}

/// A line on its sheet, with the rack laid along it.
pub(super) fn read(
    ui: &mut Ui,
    shared: &Shared<'_>,
    reader: &mut LineReader,
    title: Option<Message>,
) {
    let theme = Theme::current(ui);
    ui.push_id(reader.line().0, |ui| {
        sheet(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(title) = title {
                said_weak(ui, shared, &shared.say(&title), text_size::SMALL);
            }
            reader.ui(ui, shared);
        });
    });
}
