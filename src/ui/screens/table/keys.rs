//! The keys of the table: everything can be done without a pointer.

use egui::{Key, Modifiers, RichText, Ui};

use crate::locale::Message;
use crate::msg;
use crate::ui::Shared;

/// What was asked for by key in this frame.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Pressed {
    /// Enter, while no button has the keyboard: the primary action.
    pub(super) primary: bool,
    /// A digit from 1: the other choice of that number.
    pub(super) digit: Option<usize>,
    /// Sort the rack.
    pub(super) sort: bool,
    /// The coach.
    pub(super) coach: bool,
    /// The card.
    pub(super) card: bool,
    /// The log.
    pub(super) log: bool,
    /// Pause.
    pub(super) pause: bool,
    /// The keys.
    pub(super) help: bool,
    /// Escape: put away what was said, or choose nothing.
    pub(super) escape: bool,
    /// An arrow while nothing has the keyboard: go to the rack.
    pub(super) to_rack: bool,
}

const DIGITS: [Key; 9] = [
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

impl Pressed {
    /// What is pressed now. Enter belongs to the widget that has the keyboard, but a tile of the rack is
    /// chosen with the space bar and leaves Enter to the primary action.
    pub(super) fn take(ui: &Ui, rack_has_focus: bool) -> Self {
        let focused = ui.memory(|memory| memory.focused().is_some());
        if ui.ctx().text_edit_focused() {
            return Self::default();
        }
        ui.input_mut(|input| {
            let mut plain = |key| input.consume_key(Modifiers::NONE, key);
            Self {
                primary: (rack_has_focus || !focused) && plain(Key::Enter),
                digit: DIGITS
                    .iter()
                    .position(|key| plain(*key))
                    .map(|place| place + 1),
                sort: plain(Key::S),
                coach: plain(Key::H),
                card: plain(Key::C),
                log: plain(Key::L),
                pause: plain(Key::P),
                help: plain(Key::Questionmark)
                    || input.consume_key(Modifiers::SHIFT, Key::Questionmark),
                escape: input.key_pressed(Key::Escape),
                to_rack: !focused
                    && (input.key_pressed(Key::ArrowRight) || input.key_pressed(Key::ArrowLeft)),
            }
        })
    }
}

/// Every key with what it does.
fn rows() -> [(Message, Message); 11] {
    let letter = |key: &str, does: Message| (msg!("table-key-letter", key = key), does);
    [
        (msg!("table-key-arrows.key"), msg!("table-key-arrows")),
        (
            msg!("table-key-alt-arrows.key"),
            msg!("table-key-alt-arrows"),
        ),
        (msg!("table-key-space.key"), msg!("table-key-space")),
        (msg!("table-key-primary.key"), msg!("table-key-primary")),
        (msg!("table-key-digits.key"), msg!("table-key-digits")),
        letter("S", msg!("table-sort")),
        letter("H", msg!("table-coach")),
        letter("C", msg!("table-card")),
        letter("L", msg!("table-log")),
        letter("P", msg!("table-pause")),
        (msg!("table-key-escape.key"), msg!("table-key-escape")),
    ]
}

/// Lists the keys.
pub(super) fn help_ui(ui: &mut Ui, shared: &Shared<'_>) {
    ui.set_max_width(360.0);
    ui.label(RichText::new(shared.say(&msg!("table-keys"))).heading());
    egui::Grid::new("keys").num_columns(2).show(ui, |ui| {
        for (key, does) in rows() {
            ui.label(RichText::new(shared.say(&key)).strong());
            ui.label(shared.say(&does));
            ui.end_row();
        }
    });
}
