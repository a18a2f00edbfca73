//! A player's wall as its owner sees it, and the stack of it that is asked for; and the dice that say
//! which.

use egui::{
    CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::marks::marked_name;
use super::numbers::{forget_typed, type_digit};
use super::question::Task;
use crate::lesson::{Amount, Anchor};
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::{Theme, felt_frame};
use crate::ui::widgets::{
    Mark, SMALL_MARK, TileFace, digits, goes_first, paint_die, paint_focus_ring,
};

/// The side of a die, in points.
const DIE: f32 = 56.0;
/// Between two dice, in points.
const BETWEEN_DICE: f32 = 20.0;
/// The widest that the top of a stack is drawn, in points.
const WIDEST: f32 = 44.0;
/// The height of the top of a stack by its width: a tile that lies on its face.
pub(super) const RATIO: f32 = 1.36;
/// How far the upper tile of a stack stands out over the lower one, as a share of its width.
pub(super) const RISE: f32 = 0.3;
/// The break, as a share of the width of a stack.
const BREAK: f32 = 1.2;
/// Left and right of the wall, in points.
const SIDE: f32 = 12.0;
/// Room above the stacks for a mark, in points.
const ABOVE: f32 = 16.0;

/// Two dice.
pub(super) fn dice(ui: &mut Ui, shared: &Shared<'_>, dice: [u8; 2]) {
    felt(ui, |ui| {
        let size = vec2(ui.available_width(), DIE);
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let whole = 2.0 * DIE + BETWEEN_DICE;
        let first = pos2(area.center().x - whole / 2.0, area.top());
        for (place, spots) in dice.into_iter().enumerate() {
            let at = first + vec2(place as f32 * (DIE + BETWEEN_DICE), 0.0);
            paint_die(ui, Rect::from_min_size(at, Vec2::splat(DIE)), spots, false);
        }
        let [one, other] = dice;
        let name = shared.say(&msg!("lesson-dice", one = one, other = other));
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    });
}

/// A wall, with its break if it has one.
pub(super) fn wall(
    ui: &mut Ui,
    shared: &Shared<'_>,
    stacks: u8,
    broken: Option<u8>,
    points: &[Anchor],
) {
    felt(ui, |ui| {
        let plan = Plan::new(ui, stacks, broken);
        let (area, response) = ui.allocate_exact_size(plan.size, Sense::hover());
        for stack in 1..=stacks {
            let rect = plan.stack(area, stack);
            stack_ui(ui, rect);
            if points.contains(&Anchor::Stack(stack - 1)) {
                ring(ui, rect);
            }
        }
        let name = shared.say(&match broken {
            None => msg!("lesson-wall", stacks = stacks),
            Some(broken) => msg!("lesson-wall-broken", stacks = stacks, broken = broken),
        });
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    });
}

/// A wall of which a stack is asked for: a tap is the answer.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, amount: &Amount) {
    let stacks = amount.most.min(u32::from(u8::MAX)) as u8;
    felt(ui, |ui| {
        let plan = Plan::new(ui, stacks, None);
        let (area, _) = ui.allocate_exact_size(plan.size, Sense::hover());
        let typed = ui.scope_id().with(("typed", &task.marks.step.id));
        let all: Vec<u32> = (1..=u32::from(stacks)).collect();
        let mut meant = None;
        for digit in digits(ui) {
            meant = Some(type_digit(ui, task, amount, &all, digit, typed));
        }
        for stack in 1..=stacks {
            let mark = task.marks.amount(amount, u32::from(stack));
            let rect = plan.stack(area, stack);
            let response = answer(ui, task, rect, stack, mark);
            let lifted = if mark.is_none() && response.hovered() && response.enabled() {
                rect.translate(vec2(0.0, -4.0))
            } else {
                rect
            };
            stack_ui(ui, lifted);
            if let Some(mark) = mark {
                let at = pos2(rect.center().x, area.top() + SMALL_MARK / 2.0);
                mark.paint(ui.painter(), at, SMALL_MARK);
            }
            if response.has_focus() {
                paint_focus_ring(ui.painter(), rect);
            }
            if response.clicked() {
                task.answer(usize::from(stack));
                forget_typed(ui, typed);
            }
            match meant {
                Some(Some(meant)) if meant == u32::from(stack) => response.request_focus(),
                Some(_) => response.surrender_focus(),
                None => {}
            }
        }
    });
}

/// How large stacks are, and where each stands.
struct Plan {
    stacks: u8,
    broken: u8,
    width: f32,
    size: Vec2,
}

impl Plan {
    fn new(ui: &Ui, stacks: u8, broken: Option<u8>) -> Self {
        let free = ui.available_width() - 2.0 * SIDE;
        let gap = if broken.is_some() { BREAK } else { 0.0 };
        let width = (free / (f32::from(stacks) + gap)).min(WIDEST).floor();
        Self {
            stacks,
            broken: broken.unwrap_or(0),
            width,
            size: vec2(
                ui.available_width(),
                ABOVE + (width * (RATIO + RISE)).ceil(),
            ),
        }
    }

    /// The top of a stack, counted from the right end.
    fn stack(&self, area: Rect, stack: u8) -> Rect {
        let gap = if self.broken > 0 { BREAK } else { 0.0 };
        let whole = self.width * (f32::from(self.stacks) + gap);
        let right = area.center().x + whole / 2.0;
        let beyond = if self.broken > 0 && stack > self.broken {
            BREAK
        } else {
            0.0
        };
        let left = right - self.width * (f32::from(stack) + beyond);
        let top = area.bottom() - self.width * (RATIO + RISE);
        let size = vec2(self.width - 2.0, self.width * RATIO);
        Rect::from_min_size(pos2(left + 1.0, top).round(), size)
    }
}

/// Says which stack is spoken of.
fn ring(ui: &Ui, top: Rect) {
    let around = Rect::from_min_max(top.min, top.max + vec2(0.0, top.width() * RISE)).expand(3.0);
    let stroke = Stroke::new(3.0, Theme::current(ui).accent);
    ui.painter()
        .rect_stroke(around, CornerRadius::same(6), stroke, StrokeKind::Outside);
}

/// Two tiles on each other, face down.
fn stack_ui(ui: &Ui, top: Rect) {
    let lower = top.translate(vec2(0.0, top.width() * RISE));
    TileFace::DOWN.paint(ui.painter(), lower);
    TileFace::DOWN.paint(ui.painter(), top);
}

fn answer(ui: &Ui, task: &Task<'_, '_>, rect: Rect, stack: u8, mark: Option<Mark>) -> Response {
    let sense = if mark.is_none() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, ui.scope_id().with(("stack", stack)), sense);
    let enabled = ui.is_enabled() && mark.is_none();
    let name = task.shared.say(&msg!("lesson-stack", number = stack));
    let name = marked_name(task.shared, &name, mark);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    if enabled {
        goes_first(&response);
    }
    response
}

pub(super) fn felt(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let theme = Theme::current(ui);
    felt_frame(theme).fill(theme.felt).show(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
}
