//! The keyboard's ways that egui does not know: what Space picks leaves Enter to the button that stands out,
//! Alt and an arrow carry a tile, the page follows the focus.

use egui::{Context, EventFilter, FocusDirection, Id, Key, Modifiers, Popup, Response, Ui};

/// What Space picks, as it was drawn in the pass before and in this one.
#[derive(Debug, Clone, Default)]
struct Picks {
    before: Vec<Id>,
    now: Vec<Id>,
    /// Whether the button that stands out could be pressed when it was drawn last.
    is_ready: bool,
    /// The pass in which Enter was pressed on one of them.
    entered: Option<u64>,
}

fn picks_id() -> Id {
    Id::unique("picked with Space")
}

/// Before a page is drawn: Enter on something that Space picks is for the button that stands out, where that
/// can be pressed.
pub fn leave_enter(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    let pass = ui.ctx().cumulative_pass_nr();
    let mut picks: Picks = ui.data_mut(|data| data.get_temp(picks_id()).unwrap_or_default());
    picks.before = std::mem::take(&mut picks.now);
    let is_pick = picks.is_ready && focused.is_some_and(|id| picks.before.contains(&id));
    picks.entered = (is_pick
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)))
    .then_some(pass);
    ui.data_mut(|data| data.insert_temp(picks_id(), picks));
}

/// Whether Enter is pressed for what stands out on the page: nothing else has the keyboard, and no menu lies open.
pub fn is_enter_for_page(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx());
    is_free && ui.input(|input| input.key_pressed(Key::Enter))
}

/// This is picked with Space.
pub fn picked_with_space(response: &Response) {
    response.ctx.data_mut(|data| {
        let picks: &mut Picks = data.get_temp_mut_or_default(picks_id());
        picks.now.push(response.id);
    });
}

/// Whether Enter was pressed and left to the button that stands out, which can be pressed if it `is_ready`.
pub fn was_enter_left(ui: &Ui, is_ready: bool) -> bool {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| {
        let picks: &mut Picks = data.get_temp_mut_or_default(picks_id());
        picks.is_ready = is_ready;
        picks.entered == Some(pass)
    })
}

/// Gives the keyboard to this, and its arrows with it: egui would carry the focus on with the arrow that
/// brought it here.
pub fn take_focus(response: &Response, arrows: EventFilter) {
    response.ctx.memory_mut(|memory| {
        memory.request_focus(response.id);
        memory.move_focus(FocusDirection::None);
        memory.set_focus_lock_filter(response.id, arrows);
    });
}

fn goes_by_keys_id() -> Id {
    Id::unique("goes by keys")
}

/// The keys that lead from one thing to another or pick something.
const KEYS: [Key; 15] = [
    Key::Tab,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Before anything is drawn: notes whether the learner uses the keyboard or the pointer.
pub fn note_keyboard(context: &Context) {
    let (key, pointer) = context.input(|input| {
        let key = KEYS.iter().any(|key| input.key_pressed(*key));
        (key, input.pointer.any_pressed())
    });
    if (key && !context.text_edit_focused()) || pointer {
        context.data_mut(|data| data.insert_temp(goes_by_keys_id(), key));
    }
}

/// Whether the learner goes by keys: then it is shown which key does what. Who does not would take a digit beside a
/// tile for a number of the game.
pub fn goes_by_keys(context: &Context) -> bool {
    context.data(|data| data.get_temp(goes_by_keys_id()).unwrap_or(false))
}

fn carried_id() -> Id {
    Id::unique("tile that Alt and an arrow carry")
}

/// This tile has the keyboard, and goes along its rack with Alt and an arrow.
pub(super) fn carried_with_alt(tile: &Response) {
    tile.ctx
        .data_mut(|data| data.insert_temp(carried_id(), tile.id));
}

/// Whether Alt and an arrow carry a tile now, and mean nothing else.
pub fn alt_carries_a_tile(context: &Context) -> bool {
    let tile: Option<Id> = context.data(|data| data.get_temp(carried_id()));
    tile.is_some() && context.memory(egui::Memory::focused) == tile
}

/// How much of the height a page key scrolls.
const PAGE: f32 = 0.85;
/// Around what has the focus, in points.
const AROUND: f32 = 48.0;

/// At the end of what is scrolled: the page follows the focus, and while nothing has it, Page Up, Page Down,
/// Home and End scroll.
pub fn scroll_with_keys(ui: &Ui) {
    if !follow_focus(ui) {
        scroll_by_page(ui);
    }
}

/// At the end of what is scrolled beside a page: it follows the focus. Says whether anything has the focus.
pub fn follow_focus(ui: &Ui) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    let followed = ui.scope_id().with("followed");
    let before: Option<Id> = ui.data(|data| data.get_temp(followed));
    let Some(focused) = focused else {
        ui.data_mut(|data| data.remove::<Id>(followed));
        return false;
    };
    if before != Some(focused) {
        ui.data_mut(|data| data.insert_temp(followed, focused));
        let inside = |response: &Response| ui.min_rect().contains_rect(response.rect);
        if let Some(response) = ui.ctx().read_response(focused).filter(inside) {
            ui.scroll_to_rect(response.rect.expand(AROUND), None);
        }
    }
    true
}

fn scroll_by_page(ui: &Ui) {
    let page = ui.clip_rect().height() * PAGE;
    let all = ui.min_rect().height();
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let down = if pressed(Key::PageDown) {
        page
    } else if pressed(Key::PageUp) {
        -page
    } else if pressed(Key::End) {
        all
    } else if pressed(Key::Home) {
        -all
    } else {
        return;
    };
    ui.scroll_with_delta(egui::vec2(0.0, -down));
}

/// What was asked for by one of these keys, pressed alone in this frame; nothing while a text is written.
pub fn letter_pressed<T: Copy>(ui: &Ui, letters: &[(Key, T)]) -> Option<T> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let plain = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let letter = letters.iter().find(|(key, _)| plain(*key));
    letter.map(|(_, pressed)| *pressed)
}

#[cfg(test)]
mod tests {
    use egui::{Event, Modifiers, PointerButton, RawInput, pos2};

    use super::*;

    fn after(context: &Context, event: Event) -> bool {
        let input = RawInput {
            events: vec![event],
            ..RawInput::default()
        };
        let mut output = context.run_ui(input, |ui| note_keyboard(ui.ctx()));
        output.textures_delta.clear();
        goes_by_keys(context)
    }

    #[test]
    fn keys_are_told_from_the_first_one_on_until_the_pointer_is_used() {
        let context = Context::default();
        let key = |key| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let click = Event::PointerButton {
            pos: pos2(1.0, 1.0),
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        };
        assert!(!goes_by_keys(&context));
        assert!(!after(&context, key(Key::Escape)));
        assert!(after(&context, key(Key::Num2)));
        assert!(!after(&context, click));
        assert!(after(&context, key(Key::Tab)));
    }
}
