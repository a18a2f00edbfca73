//! Confetti for a win, or a lesson that went well: paper that flies up from behind a panel and falls over it, once.

use egui::{Color32, Id, LayerId, Order, Pos2, Rect, Shape, Ui, Vec2, vec2};

use crate::ui::theme::Theme;

/// How long it flies, in seconds.
const TIME: f64 = 1.5;
/// How many pieces there are.
const PIECES: u32 = 90;
/// How long and wide a piece is, in points.
const PIECE: Vec2 = vec2(10.0, 6.0);
/// How fast the pieces fall ever faster, in points per second and second.
const FALL: f32 = 900.0;

/// Throws confetti out of the upper edge of a panel the first time that it is shown for `occasion`. Where
/// nothing is to move (`animation_time` is zero) there is none.
pub fn confetti(ui: &Ui, panel: Rect, occasion: Id) {
    let now = ui.input(|input| input.time);
    let began: f64 = ui.data_mut(|data| *data.get_temp_mut_or(occasion, now));
    let flown = (now - began) as f32;
    if ui.style().animation_time <= 0.0 || now - began >= TIME {
        return;
    }
    let theme = Theme::current(ui);
    let [green, red, blue] = theme.card_groups;
    let colors = [green, red, blue, theme.accent];
    let above = LayerId::new(Order::Foreground, Id::unique("confetti"));
    let painter = ui.ctx().layer_painter(above);
    let fade = 1.0 - (flown / TIME as f32).powi(3);
    painter.extend((0..PIECES).map(|number| {
        let color = colors[number as usize % colors.len()];
        piece(number, panel, flown, color.gamma_multiply(fade))
    }));
    ui.ctx().request_repaint();
}

/// Where a piece is after so many seconds, and how it has turned.
fn piece(number: u32, panel: Rect, flown: f32, color: Color32) -> Shape {
    let [along, sideways, up, turn] = [1, 2, 3, 4].map(|salt| spread(number, salt));
    let start = Pos2::new(panel.left() + along * panel.width(), panel.top() + 12.0);
    let speed = vec2((sideways - 0.5) * 260.0, -(140.0 + 300.0 * up));
    let center = start + speed * flown + vec2(0.0, FALL / 2.0 * flown * flown);
    let angle = (turn - 0.5) * 14.0 * flown + turn * std::f32::consts::TAU;
    let (sin, cos) = angle.sin_cos();
    let (long, wide) = (PIECE.x / 2.0, PIECE.y / 2.0);
    let corners = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)];
    let corners = corners.map(|(x, y)| center + vec2(x * cos - y * sin, x * sin + y * cos));
    Shape::convex_polygon(corners.to_vec(), color, egui::Stroke::NONE)
}

/// A number from 0 to 1 that differs from piece to piece: the pieces need no more chance than that.
fn spread(number: u32, salt: u32) -> f32 {
    let mixed = number
        .wrapping_mul(2_654_435_761)
        .wrapping_add(salt.wrapping_mul(0x9E37_79B9));
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85EB_CA6B);
    f32::from((mixed >> 16) as u16) / f32::from(u16::MAX)
}
