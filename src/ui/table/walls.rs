//! The walls as one ring around the middle, getting shorter; before the deal and in it a lesson may ask for a
//! stack.

use egui::{Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::layout::{TableLayout, WALL_DEPTH};
use super::{LEARNER, TableCommand};
use crate::locale::Message;
use crate::msg;
use crate::play::{OpeningStep, Session};
use crate::rules::{Seat, Taking, WallLayout};
use crate::ui::theme::Theme;
use crate::ui::widgets::{TileFace, goes_first, paint_focus_ring};
use crate::ui::{Command, Shared};
use crate::wording::place_of;

/// A stack that a lesson asks for.
#[derive(Debug, Clone, Copy)]
pub(in crate::ui) struct StackAsked {
    /// What for.
    pub(in crate::ui) purpose: StackFor,
    /// The stack that was taken hold of: before whom it stands, and its place from the right end.
    pub(in crate::ui) held: Option<(Seat, u8)>,
}

/// What a stack is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum StackFor {
    /// To break the learner's own wall there.
    Break,
    /// To take the first tiles of the deal there, from the own wall.
    FirstTiles,
    /// To take tiles there, from whichever wall it is.
    Take(Taking),
}

impl StackAsked {
    /// Whether it may be a stack of this player's wall.
    fn may_be_of(self, seat: Seat) -> bool {
        seat == LEARNER || matches!(self.purpose, StackFor::Take(_))
    }

    /// The stack of this player's wall that was taken hold of, counted from the right end.
    fn held_of(self, seat: Seat) -> Option<u8> {
        self.held
            .filter(|(of, _)| *of == seat)
            .map(|(_, stack)| stack)
    }

    /// How many tiles were taken by hand from this stack, counted from 0: four from the one held and the one to its
    /// left, or one from its top.
    fn takes(self, seat: Seat, stack: usize, stacks: usize) -> u8 {
        let Some(first) = self.held_of(seat).map(|held| usize::from(held) - 1) else {
            return 0;
        };
        match self.purpose {
            StackFor::Break => 0,
            StackFor::Take(Taking::LastTwo) => u8::from(stack == first),
            StackFor::FirstTiles | StackFor::Take(_) => {
                let first = first.min(stacks.saturating_sub(2));
                if (first..first + 2).contains(&stack) {
                    2
                } else {
                    0
                }
            }
        }
    }
}

/// How far to both sides of its wall a stack can be taken hold of, in points.
const REACH: f32 = 10.0;

/// Draws the walls as the ring along the inside of their place; where there is no room for it, they are
/// only said, and of the learner's only the wall is drawn of which a stack is asked for.
pub(super) fn ui(
    ui: &Ui,
    places: &TableLayout,
    session: &Session,
    asked: Option<StackAsked>,
    shared: &Shared<'_>,
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
    let only = (!places.shows_walls).then(|| asked.map(|asked| only_wall(asked, wall)));
    for seat in Seat::ALL {
        let asked = asked.filter(|asked| asked.may_be_of(seat));
        if only.is_some_and(|only| only != Some(seat)) {
            continue;
        }
        // One that is drawn alone lies before the learner.
        let lies_before = if only.is_some() { LEARNER } else { seat };
        let stacks = wall.stacks(seat);
        for stack in 0..stacks {
            // Before the break the reserve stands with the rest of East's wall.
            let reserve = match asked {
                Some(asked) if asked.purpose == StackFor::Break => {
                    asked.held_of(seat).map_or(0, usize::from)
                }
                _ if step == Some(OpeningStep::BuildWalls) => 0,
                _ => wall.reserve(),
            };
            let is_reserve = seat == session.view().east() && stack < reserve;
            let place = stack_place(rect, wall, lies_before, stack, is_reserve);
            let standing = wall.tiles_in(seat, stack);
            let taken = asked.map_or(0, |asked| asked.takes(seat, stack, stacks));
            paint_stack(ui, place, standing.saturating_sub(taken));
            if let Some(asked) = asked.filter(|_| standing > 0) {
                let is_held = asked.held_of(seat).map(usize::from) == Some(stack + 1);
                let stack = StackShown {
                    seat,
                    number: stack + 1,
                    place,
                    is_upright: LEARNER.steps_to(lies_before) % 2 == 1,
                    is_open: asked.held.is_none(),
                    is_held: taken > 0 || is_held,
                };
                stack.ui(ui, shared);
            }
        }
    }
}

/// The wall that is drawn where there is no room for all: the one of which a stack is asked for.
fn only_wall(asked: StackAsked, wall: WallLayout) -> Seat {
    match asked.purpose {
        StackFor::Break | StackFor::FirstTiles => LEARNER,
        StackFor::Take(taking) => taking.first_tile(wall).map_or(LEARNER, |tile| tile.seat),
    }
}

/// A stack that can be taken hold of, until one was; that one is ringed.
struct StackShown {
    seat: Seat,
    /// Its place, counted from the right end.
    number: usize,
    place: Rect,
    /// Whether its wall goes up and down.
    is_upright: bool,
    /// Whether it can be taken hold of.
    is_open: bool,
    is_held: bool,
}

impl StackShown {
    fn ui(&self, ui: &Ui, shared: &Shared<'_>) {
        let painter = ui.painter();
        if self.is_held {
            let stroke = Stroke::new(2.0, Theme::current(ui).accent);
            painter.rect_stroke(self.place.expand(2.0), 3.0, stroke, StrokeKind::Outside);
        }
        let sense = if self.is_open {
            Sense::click()
        } else {
            Sense::hover()
        };
        let beside = if self.is_upright {
            vec2(REACH, 0.5)
        } else {
            vec2(0.5, REACH)
        };
        let id = ui.scope_id().with(("stack", self.seat, self.number));
        let response = ui.interact(self.place.expand2(beside), id, sense);
        let name = shared.say(&self.name());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.is_open, &name));
        if !self.is_open {
            return;
        }
        goes_first(&response);
        if response.hovered() {
            painter.rect_filled(
                self.place,
                2.0,
                Theme::current(ui).accent.gamma_multiply(0.5),
            );
        }
        if response.has_focus() {
            paint_focus_ring(painter, self.place);
        }
        if let (true, Ok(stack)) = (response.clicked(), u8::try_from(self.number)) {
            let seat = self.seat;
            shared.ask(Command::Table(TableCommand::TakeStack { seat, stack }));
        }
    }

    fn name(&self) -> Message {
        if self.seat == LEARNER {
            msg!("lesson-stack", number = self.number)
        } else {
            msg!(
                "lesson-stack-elsewhere",
                place = place_of(self.seat),
                number = self.number
            )
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
    let corner = WALL_DEPTH + 2.0;
    let across = (rect.width() - 2.0 * corner) / longest;
    let down = (rect.height() - 2.0 * corner) / longest;
    let back = if is_reserve { 4.0 } else { 0.0 };
    let along = stack as f32 + 0.5;
    let middle = WALL_DEPTH / 2.0;
    let lying = vec2(across - 1.0, WALL_DEPTH - 6.0);
    let standing = vec2(WALL_DEPTH - 6.0, down - 1.0);
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

fn paint_stack(ui: &Ui, rect: Rect, tiles: u8) {
    let painter = ui.painter();
    if tiles == 0 {
        painter.rect_filled(rect.shrink(1.0), 2.0, Theme::current(ui).felt_shade);
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
    let strip = Rect::from_min_size(rect.min, vec2(rect.width(), WALL_DEPTH));
    let response = ui.interact(strip, ui.scope_id().with("walls"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}
