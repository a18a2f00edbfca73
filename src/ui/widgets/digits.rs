//! Digits that pick what stands at a place.

use egui::{Align2, Color32, Event, FontId, Key, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::goes_by_keys;
use crate::ui::fonts;
use crate::ui::theme::text_size;

/// How high and wide a key is drawn, in heights of its digit.
const KEY: f32 = 1.35;

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The digits that were pressed, 0 to 9: who types fast presses two from one frame to the next.
pub fn digits(ui: &Ui) -> Vec<usize> {
    if !ui.is_enabled() {
        return Vec::new();
    }
    let digit = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            repeat: false,
            modifiers,
            ..
        } if !modifiers.any() => DIGITS.iter().position(|digit| digit == key),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(digit).collect())
}

/// The digit that was pressed, 1 to 9.
pub fn digit(ui: &Ui) -> Option<usize> {
    let mut digits = digits(ui).into_iter();
    digits.next().filter(|digit| *digit > 0)
}

/// Writes the digit that picks what stands at a place, counted from 0, for who goes by keys, if there is one for it.
pub fn paint_digit(ui: &Ui, middle: Pos2, place: usize, color: Color32) {
    if place >= 9 || !goes_by_keys(ui.ctx()) {
        return;
    }
    let font = FontId::new(text_size::SMALL, fonts::bold());
    let digit = (place + 1).to_string();
    // As a key, it is not taken for the number of a tile beside it.
    let key = Rect::from_center_size(middle, Vec2::splat(text_size::SMALL * KEY));
    let edge = Stroke::new(1.0, color);
    ui.painter().rect_stroke(key, 3.0, edge, StrokeKind::Inside);
    ui.painter()
        .text(middle, Align2::CENTER_CENTER, digit, font, color);
}
