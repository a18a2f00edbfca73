//! Stacks of a wall that a lesson at the table asks for: where the wall is broken, and the tiles that are taken in the
//! deal.

use super::at_table::LessonTable;
use crate::lesson::{OpeningFrom, Runner, StepAnswer, StepVerdict};
use crate::play::OpeningStep;
use crate::rules::{Seat, Taking};
use crate::ui::table::{Side, StackAsked, StackFor};

/// A stack that was taken hold of.
#[derive(Debug, Clone, Copy)]
pub(super) struct HeldStack {
    /// Before whom it stands.
    pub(super) seat: Seat,
    /// Which one, counted from the right end.
    pub(super) stack: u8,
    /// Whether it is the one that is asked for.
    pub(super) is_right: bool,
}

impl LessonTable {
    /// The stack is checked, and the wall broken there or its tiles taken, right or wrong.
    pub(super) fn take_stack(&mut self, stack: u8, runner: &mut Runner) {
        let asks = runner.step().is_some_and(|it| it.asked_stack().is_some());
        if asks && !runner.is_settled() && self.held.is_none() {
            runner.try_again();
            let verdict = runner.answer(&StepAnswer::Amount(stack.into()));
            let is_right = verdict == StepVerdict::Right;
            self.held = Some(HeldStack {
                seat: Seat::FIRST,
                stack,
                is_right,
            });
            self.table.show_beside(Side::Narrator);
        }
    }

    /// Where the learner is to take tiles in the deal.
    pub(super) fn taking(&self) -> Option<Taking> {
        match self.table.session()?.opening()?.step() {
            OpeningStep::Take(taking) => Some(taking),
            _ => None,
        }
    }

    /// The tiles are taken from this stack in the deal. From a right one the deal goes on; from a wrong one they can
    /// only be put back.
    pub(super) fn take_tiles(&mut self, seat: Seat, stack: u8, runner: &mut Runner) {
        let Some(taking) = self.taking().filter(|_| self.held.is_none()) else {
            return;
        };
        let Some(session) = self.table.session_mut() else {
            return;
        };
        let place = usize::from(stack).saturating_sub(1);
        let mistake = taking.mistake(session.view().wall(), seat, place);
        runner.take_tiles(mistake);
        if mistake.is_none() {
            session.show_next_step();
        } else {
            let is_right = false;
            self.held = Some(HeldStack {
                seat,
                stack,
                is_right,
            });
        }
        self.table.show_beside(Side::Narrator);
    }

    /// Takes the tiles in the learner's place.
    pub(super) fn show_taking(&mut self, taking: Taking, runner: &mut Runner) {
        let walls = self.table.session().map(|session| session.view().wall());
        let place = walls.and_then(|walls| taking.first_tile(walls));
        if let Some((place, Ok(stack))) = place.map(|place| (place, u8::try_from(place.stack + 1)))
        {
            self.take_tiles(place.seat, stack, runner);
        }
    }

    /// The stack that the step asks for, and the one that was taken hold of.
    pub(super) fn stack_asked(&self, runner: &Runner) -> Option<StackAsked> {
        let step = runner.step()?;
        let held = self.held.map(|held| (held.seat, held.stack));
        let purpose = match (self.taking(), step.opening) {
            (Some(taking), _) => StackFor::Take(taking),
            (None, Some(OpeningFrom::Break)) => StackFor::FirstTiles,
            (None, _) => StackFor::Break,
        };
        let is_asked = step.asked_stack().is_some() || matches!(purpose, StackFor::Take(_));
        is_asked.then_some(StackAsked { purpose, held })
    }
}
