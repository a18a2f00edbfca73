//! What is pointed at, in words, in a place that stays where it is.

use egui::{FontId, Frame, Margin, RichText, ScrollArea, TextStyle, Ui};

use crate::card::{Card, LineIndex, LinePart};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::words::{said, said_weak};
use crate::ui::{Shared, fonts};
use crate::wording;

/// What it stands on: a place of its own below the card, which ends above it.
pub(in crate::ui) fn frame(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.panel)
        .stroke((1.0, theme.paper_edge))
        .corner_radius(6)
        .inner_margin(Margin::symmetric(10, 8))
        .outer_margin(Margin {
            top: 8,
            ..Margin::ZERO
        })
}

/// How high a panel must be in which all of it can be read, over the width of `ui`, in points.
pub(super) fn height(
    ui: &Ui,
    card: &Card,
    pointed: Option<(LineIndex, Option<LinePart>)>,
    shared: &Shared<'_>,
) -> f32 {
    let margin = frame(Theme::current(ui)).total_margin().sum();
    let width = ui.available_width() - margin.x;
    let high = |text: String, font: FontId| {
        let galley = ui
            .painter()
            .layout(text, font, Theme::current(ui).text, width);
        galley.size().y
    };
    let body = |text| high(text, TextStyle::Body.resolve(ui.style()));
    let told = match pointed {
        None => body(shared.say(&msg!("card-explain-hint"))),
        Some((index, part)) => {
            let name = shared.say(&wording::line(card, index));
            high(name, FontId::new(text_size::BODY, fonts::bold()))
                + ui.spacing().item_spacing.y
                + body(shared.say(&sentence(card, index, part)))
        }
    };
    (told + margin.y).ceil() + 1.0
}

/// What the line or the part of it asks for.
fn sentence(card: &Card, index: LineIndex, part: Option<LinePart>) -> Message {
    part.and_then(|part| wording::part_sentence(card.line(index), part))
        .unwrap_or_else(|| wording::line_sentence(card, index))
}

/// Tells of the line or of the part of it that is pointed at.
pub(super) fn ui(
    ui: &mut Ui,
    card: &Card,
    pointed: Option<(LineIndex, Option<LinePart>)>,
    shared: &Shared<'_>,
) {
    ScrollArea::vertical()
        .id_salt("explanation")
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .show(ui, |ui| {
            let Some((index, part)) = pointed else {
                let hint = shared.say(&msg!("card-explain-hint"));
                said_weak(ui, shared, &hint, text_size::BODY);
                return;
            };
            let name = shared.say(&wording::line(card, index));
            ui.label(
                RichText::new(name)
                    .size(text_size::BODY)
                    .family(fonts::bold()),
            );
            let sentence = shared.say(&sentence(card, index, part));
            said(ui, shared, &sentence, text_size::BODY);
        });
}
