//! Keys that come faster than frames. Whoever types, presses Enter and types on means the next field
//! with what comes behind it; but the keyboard goes there only in the next frame.

use std::collections::VecDeque;

use egui::{Context, Event, Key, RawInput};

/// Lets what is typed behind a key that may move the keyboard elsewhere wait for the next frame, and
/// such a key for what is typed before it.
#[derive(Debug, Default)]
pub(super) struct TypedAhead {
    waiting: VecDeque<Event>,
}

impl egui::Plugin for TypedAhead {
    fn debug_name(&self) -> &'static str {
        "typed-ahead"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.waiting.extend(input.events.drain(..));
        input.events = self.turn();
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

impl TypedAhead {
    /// The events of one frame.
    fn turn(&mut self) -> Vec<Event> {
        let mut turn = Vec::new();
        let (mut has_text, mut has_step) = (false, false);
        while let Some(event) = self.waiting.front() {
            let (is_text, is_step) = (is_typed(event), moves_keyboard(event));
            if (is_text && has_step) || (is_step && has_text) {
                break;
            }
            has_text |= is_text;
            has_step |= is_step;
            turn.extend(self.waiting.pop_front());
        }
        turn
    }
}

fn is_typed(event: &Event) -> bool {
    matches!(
        event,
        Event::Text(_)
            | Event::Paste(_)
            | Event::Cut
            | Event::Ime(_)
            | Event::Key { pressed: true, .. }
    )
}

/// Whether an event may give the keyboard to another field. A key that is held down does not wait for
/// itself: it would fall behind.
fn moves_keyboard(event: &Event) -> bool {
    let Event::Key {
        key,
        pressed: true,
        repeat: false,
        modifiers,
        ..
    } = event
    else {
        return false;
    };
    let is_step = matches!(key, Key::Tab | Key::Enter | Key::ArrowUp | Key::ArrowDown);
    is_step || modifiers.command || modifiers.alt
}
