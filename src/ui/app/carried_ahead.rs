//! A tile that is carried faster than frames come. Where it was taken up, that it was moved, and where it was let
//! go are seen in different frames; in one frame alone, nothing would have been carried.

use std::collections::VecDeque;

use egui::{Context, Event, RawInput};

/// Lets a move with the button down wait for the frame after the one that saw it pressed, and letting go for the
/// frame after the move.
#[derive(Debug, Default)]
pub(super) struct CarriedAhead {
    waiting: VecDeque<Event>,
    is_down: bool,
}

impl egui::Plugin for CarriedAhead {
    fn debug_name(&self) -> &'static str {
        "carried-ahead"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.waiting.extend(input.events.drain(..));
        input.events = self.turn();
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

impl CarriedAhead {
    /// The events of one frame.
    fn turn(&mut self) -> Vec<Event> {
        let mut turn = Vec::new();
        let (mut was_pressed, mut was_carried) = (false, false);
        while let Some(event) = self.waiting.front() {
            match event {
                Event::PointerMoved(_) if was_pressed => break,
                Event::PointerMoved(_) => was_carried |= self.is_down,
                Event::PointerButton { pressed: true, .. } => {
                    was_pressed = true;
                    self.is_down = true;
                }
                Event::PointerButton { pressed: false, .. } if was_carried => break,
                Event::PointerButton { pressed: false, .. } | Event::PointerGone => {
                    self.is_down = false;
                }
                _ => {}
            }
            turn.extend(self.waiting.pop_front());
        }
        turn
    }
}
