//! What lies on the table can be clicked itself: the newest discard to take it, or to be told why it cannot be taken; the
//! wall to draw from it.

use egui::{CursorIcon, Rect, Ui};

use super::discards::{Middle, newest_place};
use super::layout::{TableLayout, WALL_DEPTH};
use super::prompt::{MOST_BESIDE, Prompt, PromptChoice};
use super::{LEARNER, TableCommand};
use crate::play::Session;
use crate::rules::{Action, Claim};
use crate::tile::Tile;
use crate::ui::{Command, Shared};

/// Does what a click on the newest discard or on the wall means, where that is one thing; a discard that cannot be claimed
/// `says_why`.
pub(super) fn take(
    ui: &Ui,
    places: &TableLayout,
    session: &Session,
    prompt: &Prompt,
    says_why: bool,
    shared: &Shared<'_>,
) {
    let discard = newest_place(Middle::of(places), session.view());
    let is_at_discard = discard.is_some_and(|place| ui.rect_contains_pointer(place));
    let is_at_wall = places.shows_walls
        && walls(places.walls)
            .iter()
            .any(|it| ui.rect_contains_pointer(*it));
    let meant = if is_at_discard {
        let refused = || refused_claim(session).filter(|_| says_why);
        only(prompt, takes_discard).or_else(refused)
    } else if is_at_wall {
        only(prompt, draws)
    } else {
        None
    };
    let Some(command) = meant else {
        return;
    };
    ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    if ui.input(|input| input.pointer.primary_clicked()) {
        shared.ask(Command::Table(command));
    }
}

/// What is offered of this kind: what stands out, or else the one thing that is there. What is to be opened first is not
/// offered, and a Mah Jongg only where it stands out.
fn only(prompt: &Prompt, is_meant: impl Fn(TableCommand) -> bool) -> Option<TableCommand> {
    let wins = TableCommand::Action(Action::Claim(Claim::MahJongg));
    let is_offered = |choice: &&PromptChoice| {
        !choice.is_on_request && (choice.is_primary || choice.command != Some(wins))
    };
    let offered = prompt.choices.iter().filter(is_offered);
    let meant = |choice: &PromptChoice| choice.command.filter(|command| is_meant(*command));
    let mut commands = offered.clone().filter_map(meant);
    match (commands.next(), commands.next()) {
        (Some(only), None) => Some(only),
        _ => offered.filter(|choice| choice.is_primary).find_map(meant),
    }
}

/// Says why the newest discard cannot be claimed with all that could go beside it, where it cannot be claimed at all.
fn refused_claim(session: &Session) -> Option<TableCommand> {
    let view = session.view();
    let claims = |action: &Action| matches!(action, Action::Claim(_));
    if session.sits_out()
        || session.pending_call().is_some()
        || view.legal_actions().iter().any(claims)
    {
        return None;
    }
    let discard = view.newest_discard().filter(|it| it.by != LEARNER)?;
    let naturals = view.rack()[discard.tile].min(MOST_BESIDE);
    let jokers = view.rack()[Tile::Joker].min(MOST_BESIDE - naturals);
    // One joker makes no group with a single tile: what is lacking is told of the tile itself.
    let jokers = if naturals + jokers < 2 { 0 } else { jokers };
    let claim = Action::Claim(Claim::Exposure { naturals, jokers });
    let is_refused = view.accepts(&claim).is_err();
    is_refused.then_some(TableCommand::SayWhyNot(claim))
}

const fn takes_discard(command: TableCommand) -> bool {
    matches!(
        command,
        TableCommand::CallDiscard | TableCommand::Action(Action::Claim(_))
    )
}

const fn draws(command: TableCommand) -> bool {
    matches!(
        command,
        TableCommand::Action(Action::Draw) | TableCommand::GoAheadAndDraw
    )
}

/// The four sides of the square of walls.
fn walls(square: Rect) -> [Rect; 4] {
    [
        square.with_max_y(square.top() + WALL_DEPTH),
        square.with_min_y(square.bottom() - WALL_DEPTH),
        square.with_max_x(square.left() + WALL_DEPTH),
        square.with_min_x(square.right() - WALL_DEPTH),
    ]
}
