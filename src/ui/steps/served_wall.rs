//! A wall that is served, as its owner sees it: its right end pushed toward the middle of the table.

use std::f32::consts::FRAC_PI_4;

use egui::epaint::RectShape;
use egui::{
    Align2, CornerRadius, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::parts::{Leader, leaders};
use super::wall::{RATIO, RISE, felt};
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::{AS_IT_IS, TILE_BELOW, Theme, text_size};
use crate::ui::widgets::{Artwork, paint_rack};

/// How long the wall is, in points, and the widest that one of its stacks is drawn.
const LENGTH: f32 = 300.0;
const WIDEST: f32 = 22.0;
/// The rack below it, in points, and how much longer it is at either end.
const RACK: f32 = 36.0;
const LONGER: f32 = 16.0;
/// Between the rack and the place of the wall, in points.
const GAP: f32 = 14.0;
/// The pusher, and between it and the wall, in points.
const PUSHER: f32 = 6.0;
const CLEAR: f32 = 3.0;
/// Above the wall, where the middle of the table is, in points.
const ABOVE: f32 = 28.0;

/// How the wall lies.
struct Plan {
    /// Where its left end meets the rack.
    hinge: Pos2,
    stack: Vec2,
    length: f32,
    rack: Rect,
}

/// Along the wall, from its left end to its right end, and across it, away from its owner.
fn ways() -> (Vec2, Vec2) {
    let along = Vec2::angled(-FRAC_PI_4);
    (along, vec2(along.y, -along.x))
}

impl Plan {
    fn height(stacks: u8) -> f32 {
        let (length, stack) = Self::measure(stacks);
        ABOVE + (length + stack.y) * FRAC_PI_4.sin() + stack.x * RISE + GAP + RACK
    }

    fn measure(stacks: u8) -> (f32, Vec2) {
        let count = f32::from(stacks.max(1));
        let width = (LENGTH / count).min(WIDEST);
        (width * count, vec2(width, width * RATIO))
    }

    fn new(area: Rect, stacks: u8) -> Self {
        let (length, stack) = Self::measure(stacks);
        let left = area.center().x - length / 2.0;
        let top = area.bottom() - RACK;
        Self {
            hinge: pos2(left, top - GAP),
            stack,
            length,
            rack: Rect::from_min_max(
                pos2(left - LONGER, top),
                pos2(left + length + LONGER, area.bottom()),
            ),
        }
    }

    /// A point on the wall: so far along it and across it.
    fn point(&self, along: f32, across: f32) -> Pos2 {
        let (ahead, away) = ways();
        self.hinge + ahead * along + away * across
    }
}

/// Draws the wall with so many stacks.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, stacks: u8) {
    felt(ui, |ui| {
        let size = vec2(ui.available_width(), Plan::height(stacks));
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let plan = Plan::new(area, stacks);
        paint_rack(ui.painter(), plan.rack);
        paint_place(ui, &plan);
        paint_pusher(ui, &plan);
        for stack in (0..stacks).rev() {
            paint_stack(ui, &plan, stack);
        }
        paint_turn(ui, shared, &plan);
        let middle = shared.say(&msg!("lesson-wall-middle"));
        let font = FontId::proportional(text_size::BODY);
        let color = Theme::current(ui).felt_text;
        let top = pos2(area.center().x, area.top());
        ui.painter()
            .text(top, Align2::CENTER_TOP, middle, font, color);
        let pusher = plan.point(plan.length * 0.7, -(CLEAR + PUSHER));
        let rack = plan.rack.right_center() - vec2(8.0, 0.0);
        let named = [
            Leader::new(pusher, shared.say(&msg!("word-pusher"))),
            Leader::new(rack, shared.say(&msg!("word-rack"))),
        ];
        leaders(ui, plan.rack.right() + 20.0, &named);
        let name = shared.say(&msg!("lesson-wall-served", stacks = stacks));
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    });
}

/// The place in front of the rack where the wall has stood.
fn paint_place(ui: &Ui, plan: &Plan) {
    let size = vec2(plan.length, plan.stack.y);
    let place = Rect::from_min_size(plan.hinge - vec2(0.0, size.y), size);
    let outline = [
        place.left_top(),
        place.right_top(),
        place.right_bottom(),
        place.left_bottom(),
        place.left_top(),
    ];
    let stroke = Stroke::new(1.5, Theme::current(ui).ghost);
    ui.painter()
        .extend(Shape::dashed_line(&outline, stroke, 5.0, 4.0));
}

/// The bar that pushes the wall.
fn paint_pusher(ui: &Ui, plan: &Plan) {
    let theme = Theme::current(ui);
    let middle = plan.point(plan.length / 2.0, -(CLEAR + PUSHER / 2.0));
    let rect = Rect::from_center_size(middle, vec2(plan.length, PUSHER));
    let bar = RectShape::filled(rect, CornerRadius::same(2), theme.wood_light);
    ui.painter().add(bar.with_angle(-FRAC_PI_4));
}

/// Two tiles on each other, face down; the stacks are counted from the left end.
fn paint_stack(ui: &Ui, plan: &Plan, stack: u8) {
    let middle = plan.point(plan.stack.x * (f32::from(stack) + 0.5), plan.stack.y / 2.0);
    let size = plan.stack - vec2(1.0, 0.0);
    let lower = Rect::from_center_size(middle, size);
    let upper = lower.translate(vec2(0.0, -plan.stack.x * RISE));
    let pixels = size * ui.pixels_per_point();
    let pixels = [pixels.x.round() as u32, pixels.y.round() as u32];
    let Some(texture) = Artwork::Back.texture(ui.ctx(), pixels) else {
        return;
    };
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    for (rect, tint) in [(lower, TILE_BELOW), (upper, AS_IT_IS)] {
        let tile = RectShape::filled(rect, CornerRadius::ZERO, tint)
            .with_texture(texture.id(), whole)
            .with_angle(-FRAC_PI_4);
        ui.painter().add(tile);
    }
}

/// An arrow from the place of the wall to where it is pushed, and how far that is.
fn paint_turn(ui: &Ui, shared: &Shared<'_>, plan: &Plan) {
    let theme = Theme::current(ui);
    let radius = plan.length * 0.62;
    let at = |angle: f32| plan.hinge + Vec2::angled(-angle) * radius;
    let (from, to) = (0.14, FRAC_PI_4 - 0.1);
    let points: Vec<Pos2> = (0..=24)
        .map(|step| at(from + (to - from) * step as f32 / 24.0))
        .collect();
    let stroke = Stroke::new(2.5, theme.accent);
    ui.painter().line(points, stroke);
    let tip = at(to);
    for side in [-0.5_f32, 0.5] {
        let back = Vec2::angled(-to + std::f32::consts::FRAC_PI_2 + side) * 11.0;
        ui.painter().line_segment([tip, tip + back], stroke);
    }
    let angle = shared.say(&msg!("lesson-wall-angle"));
    let font = FontId::proportional(text_size::LARGE);
    let beside = plan.hinge + Vec2::angled(-f32::midpoint(from, to)) * (radius - 26.0);
    ui.painter()
        .text(beside, Align2::CENTER_CENTER, angle, font, theme.felt_text);
}
