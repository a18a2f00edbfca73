//! The walls as one ring around the middle, getting shorter; before the deal a lesson may ask for a stack of
//! the learner's.

use egui::{Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::layout::{Places, WALL};
use super::{LEARNER, TableCommand};
use crate::msg;
use crate::play::{OpeningStep, Session};
use crate::rules::{Seat, WallLayout};
use crate::ui::widgets::{TileFace, goes_first, paint_focus_ring};
use crate::ui::{Command, Commands, Shared};

/// A stack that a lesson asks for: one of the learner's wall, before the deal.
#[derive(Debug, Clone, Copy)]
pub(in crate::ui::screens) struct StackAsked {
    /// Whether tiles are taken from there, of a wall that is broken; else it is broken there.
    pub(in crate::ui::screens) deals: bool,
    /// The stack that was taken hold of, counted from the right end.
    pub(in crate::ui::screens) held: Option<u8>,
}

impl StackAsked {
    /// Whether tiles were taken from this stack, counted from 0: from the one held and the one to its left.
    fn takes(self, stack: usize, stacks: usize) -> bool {
        let first = self.held.map(|held| usize::from(held) - 1);
        let first = first.map(|first| first.min(stacks.saturating_sub(2)));
        self.deals && first.is_some_and(|first| (first..first + 2).contains(&stack))
    }
}

/// How far above and below a stack it can be taken hold of, in points.
const REACH: f32 = 10.0;

/// Draws the walls as the ring along the inside of their place; where there is no room for it, they are
/// only said, and of the learner's only the wall is drawn of which a stack is asked for.
pub(super) fn ui(
    ui: &Ui,
    places: &Places,
    session: &Session,
    asked: Option<StackAsked>,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let rect = places.walls;
    let step = session.opening().map(crate::play::Opening::step);
    if matches!(
        step,
        Some(OpeningStep::RollForEast | OpeningStep::EastPasses)
    ) {
        return;
    }
    let wall = session.view().wall();
    let wall = step.map_or(wall, |step| wall.when_taken(step.tiles_dealt()));
    name(ui, rect, wall, shared);
    for seat in Seat::ALL {
        let asked = asked.filter(|_| seat == LEARNER);
        if !places.shows_walls && asked.is_none() {
            continue;
        }
        let stacks = wall.stacks(seat);
        for stack in 0..stacks {
            // Before the break the reserve stands with the rest of East's wall.
            let reserve = match asked {
                Some(asked) if !asked.deals => asked.held.map_or(0, usize::from),
                _ if step == Some(OpeningStep::BuildWalls) => 0,
                _ => wall.reserve(),
            };
            let is_reserve = seat == session.view().east() && stack < reserve;
            let place = stack_place(rect, wall, seat, stack, is_reserve);
            let is_taken = asked.is_some_and(|asked| asked.takes(stack, stacks));
            let tiles = if is_taken {
                0
            } else {
                wall.tiles_in(seat, stack)
            };
            paint_stack(ui, place, tiles, shared);
            if let Some(asked) = asked {
                let is_held = is_taken || asked.held == u8::try_from(stack + 1).ok();
                stack_asked(ui, place, stack + 1, asked, is_held, shared, commands);
            }
        }
    }
}

/// A stack that can be taken hold of, until one was; that one is ringed.
fn stack_asked(
    ui: &Ui,
    place: Rect,
    number: usize,
    asked: StackAsked,
    is_held: bool,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let painter = ui.painter();
    if is_held {
        let stroke = Stroke::new(2.0, shared.theme.accent);
        painter.rect_stroke(place.expand(2.0), 3.0, stroke, StrokeKind::Outside);
    }
    let is_open = asked.held.is_none();
    let sense = if is_open {
        Sense::click()
    } else {
        Sense::hover()
    };
    let reach = place.expand2(vec2(0.5, REACH));
    let response = ui.interact(reach, ui.scope_id().with(("stack", number)), sense);
    let name = shared.say(&msg!("lesson-stack", number = number));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &name));
    if !is_open {
        return;
    }
    goes_first(&response);
    if response.hovered() {
        painter.rect_filled(place, 2.0, shared.theme.accent.gamma_multiply(0.5));
    }
    if response.has_focus() {
        paint_focus_ring(painter, place);
    }
    if let (true, Ok(stack)) = (response.clicked(), u8::try_from(number)) {
        commands.push(Command::Table(TableCommand::TakeStack(stack)));
    }
}

/// Where the tile stood that was taken last.
pub(super) fn last_taken(rect: Rect, wall: WallLayout) -> Option<Rect> {
    let place = wall.when_taken(wall.taken().checked_sub(1)?).next()?;
    Some(stack_place(rect, wall, place.seat, place.stack, false))
}

/// Where a stack stands; each wall counts from the right hand of the player behind it. East's reserve
/// is drawn back a little (rule `break-reserve-kept-last`).
fn stack_place(rect: Rect, wall: WallLayout, seat: Seat, stack: usize, is_reserve: bool) -> Rect {
    let stacks = Seat::ALL.map(|seat| wall.stacks(seat));
    let longest = stacks.into_iter().max().unwrap_or(1) as f32;
    let corner = WALL + 2.0;
    let across = (rect.width() - 2.0 * corner) / longest;
    let down = (rect.height() - 2.0 * corner) / longest;
    let back = if is_reserve { 4.0 } else { 0.0 };
    let along = stack as f32 + 0.5;
    let middle = WALL / 2.0;
    let lying = vec2(across - 1.0, WALL - 6.0);
    let standing = vec2(WALL - 6.0, down - 1.0);
    let (center, size): (Pos2, Vec2) = match LEARNER.steps_to(seat) {
        0 => (
            pos2(
                rect.right() - corner - along * across,
                rect.bottom() - middle + back,
            ),
            lying,
        ),
        1 => (
            pos2(
                rect.right() - middle + back,
                rect.top() + corner + along * down,
            ),
            standing,
        ),
        2 => (
            pos2(
                rect.left() + corner + along * across,
                rect.top() + middle - back,
            ),
            lying,
        ),
        _ => (
            pos2(
                rect.left() + middle - back,
                rect.bottom() - corner - along * down,
            ),
            standing,
        ),
    };
    Rect::from_center_size(center, size)
}

fn paint_stack(ui: &Ui, rect: Rect, tiles: u8, shared: &Shared<'_>) {
    let painter = ui.painter();
    if tiles == 0 {
        painter.rect_filled(rect.shrink(1.0), 2.0, shared.theme.felt_shade);
    } else {
        TileFace::DOWN.paint(painter, rect);
    }
    if tiles == 2 {
        TileFace::DOWN.paint(painter, rect.translate(vec2(0.0, -3.0)));
    }
}

/// How many tiles are left, said over the wall across.
fn name(ui: &Ui, rect: Rect, wall: WallLayout, shared: &Shared<'_>) {
    let name = shared.say(&msg!("table-wall", count = wall.left()));
    let strip = Rect::from_min_size(rect.min, vec2(rect.width(), WALL));
    let response = ui.interact(strip, ui.scope_id().with("walls"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}
