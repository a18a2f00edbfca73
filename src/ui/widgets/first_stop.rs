//! Where the keyboard goes first: to what is asked or stands out, past the bar at the top; in a menu to what is chosen.

use egui::{Context, FocusDirection, Id, Key, Popup, Response};

/// What the keyboard goes to while nothing has it.
#[derive(Debug, Clone, Copy)]
struct FirstStop {
    widget: Id,
    /// Whether the arrows go there as well as Tab.
    by_arrows: bool,
    /// The pass in which it was drawn.
    pass: u64,
}

fn first_stop() -> Id {
    Id::unique("where the keyboard goes first")
}

/// While nothing has the keyboard, Tab and the arrows go to this. Of several the one that is drawn first
/// counts, and nothing that cannot be pressed.
pub fn goes_first(response: &Response) {
    if response.enabled() {
        note(&response.ctx, response.id, true);
    }
}

/// The same by Tab alone, where the arrows mean something else.
pub fn tab_goes_first(context: &Context, widget: Id) {
    note(context, widget, false);
}

fn note(context: &Context, widget: Id, by_arrows: bool) {
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| {
        let known = data.get_temp::<FirstStop>(first_stop());
        if known.is_none_or(|known| known.pass < pass) {
            let stop = FirstStop {
                widget,
                by_arrows,
                pass,
            };
            data.insert_temp(first_stop(), stop);
        }
    });
}

/// Before anything is drawn: the key that would begin at the bar goes to what was noted in the pass before.
pub fn take_first_stop(context: &Context) {
    let Some(stop) = context.data(|data| data.get_temp::<FirstStop>(first_stop())) else {
        return;
    };
    let is_shown = stop.pass + 1 == context.cumulative_pass_nr();
    let is_free = context.memory(|memory| memory.focused().is_none());
    if !is_shown || !is_free || Popup::is_any_open(context) {
        return;
    }
    let arrows = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
    ];
    let is_pressed = context.input(|input| {
        let arrow = || stop.by_arrows && arrows.iter().any(|key| input.key_pressed(*key));
        !input.modifiers.any() && (input.key_pressed(Key::Tab) || arrow())
    });
    if is_pressed {
        context.memory_mut(|memory| {
            memory.request_focus(stop.widget);
            // The key has come where it goes.
            memory.move_focus(FocusDirection::None);
        });
    }
}

/// When a menu opens, the keyboard goes to this in it: the arrows lead on from there, and Enter picks it.
pub fn menu_begins_with(response: &Response) {
    let context = &response.ctx;
    let pass = context.cumulative_pass_nr();
    let drawn = response.id.with("drawn in its menu");
    let before: Option<u64> = context.data(|data| data.get_temp(drawn));
    context.data_mut(|data| data.insert_temp(drawn, pass));
    if before.is_none_or(|before| before + 1 < pass) {
        response.request_focus();
    }
}

/// Takes the keyboard from what has it: the next key goes where it goes first.
pub fn free_keyboard(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}
