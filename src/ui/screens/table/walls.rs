//! The walls as one ring around the middle, getting shorter.

use egui::{Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::LEARNER;
use super::layout::{Places, WALL};
use crate::msg;
use crate::play::{OpeningStep, Session};
use crate::rules::{Seat, WallLayout};
use crate::ui::Shared;
use crate::ui::widgets::TileFace;

/// Draws the walls as the ring along the inside of their place; where there is no room for it, they are
/// only said.
pub(super) fn ui(ui: &Ui, places: &Places, session: &Session, shared: &Shared<'_>) {
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
    if !places.shows_walls {
        return;
    }
    for seat in Seat::ALL {
        for stack in 0..wall.stacks(seat) {
            // Before the break the reserve stands with the rest of East's wall.
            let is_reserve = seat == session.view().east()
                && stack < wall.reserve()
                && step != Some(OpeningStep::BuildWalls);
            let place = stack_place(rect, wall, seat, stack, is_reserve);
            paint_stack(ui, place, wall.tiles_in(seat, stack), shared);
        }
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
