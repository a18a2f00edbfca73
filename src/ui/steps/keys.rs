//! The keys of a lesson beside those of its question: for the hint, the card, and the list of all of them.

use egui::{Button, Key, Popup, Role, Ui, WidgetInfo};

use super::way::may_hint;
use crate::lesson::{Item, Runner, StepQuestion};
use crate::locale::Message;
use crate::msg;
use crate::ui::Shared;
use crate::ui::table::key_list;
use crate::ui::widgets::{Icon, letter_pressed};

/// The widest that the list gets, in points.
const WIDTH: f32 = 360.0;

/// What was asked for by key in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pressed {
    /// The hint.
    Hint,
    /// The card in the narrator's place, or the narrator again.
    Card,
    /// The list of keys.
    Keys,
}

const LETTERS: [(Key, Pressed); 3] = [
    (Key::H, Pressed::Hint),
    (Key::C, Pressed::Card),
    (Key::Questionmark, Pressed::Keys),
];

impl Pressed {
    /// What is pressed now.
    pub(super) fn take(ui: &Ui) -> Option<Self> {
        letter_pressed(ui, &LETTERS)
    }
}

/// The button that tells what is to be done and where help is, and lists the keys: those of a page, or of a
/// table.
pub(super) fn button(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    pressed: Option<Pressed>,
    at_table: bool,
) {
    let name = shared.say(&msg!("table-help"));
    let image = Icon::Question.image(ui.ctx(), 18.0);
    let response = ui.add(Button::image(image).image_tint_follows_text_color(true));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if pressed == Some(Pressed::Keys) {
        Popup::toggle_id(ui.ctx(), Popup::default_response_id(&response));
    }
    let response = response.on_hover_text(name);
    Popup::menu(&response).show(|ui| {
        ui.set_max_width(WIDTH);
        for told in help(runner) {
            ui.label(shared.say(&told));
        }
        ui.add_space(8.0);
        key_list(ui, &rows(at_table), shared);
    });
}

/// What is asked here, and where help is.
fn help(runner: &Runner) -> [Message; 2] {
    let step = runner.step().filter(|_| !runner.is_finished());
    let asked = match step.and_then(|step| step.question.as_ref()) {
        None => "none",
        Some(StepQuestion::Choose(_)) => "choose",
        Some(StepQuestion::PickTiles(_)) => "tiles",
        Some(StepQuestion::PickGroups(_)) => "groups",
        Some(StepQuestion::Order(_)) => "order",
        Some(StepQuestion::Amount(_)) => "amount",
        Some(StepQuestion::Build(_)) => "build",
        Some(StepQuestion::Action(_)) => "act",
        Some(StepQuestion::Play(_)) => "play",
    };
    let place = if runner.is_exam() {
        "exam"
    } else if !may_hint(runner) {
        "words"
    } else if runner.item().and_then(Item::recall_name).is_some() {
        "memory"
    } else {
        "page"
    };
    [
        msg!("lesson-help-asked", asked = asked),
        msg!("lesson-help-where", place = place),
    ]
}

/// Every key with what it does.
fn rows(at_table: bool) -> Vec<(Message, Message)> {
    let letter = |key: &str, does: Message| (msg!("table-key-letter", key = key), does);
    let mut rows = vec![(msg!("lesson-key-asked.key"), msg!("lesson-key-asked"))];
    if at_table {
        rows.extend([
            (msg!("table-key-arrows.key"), msg!("table-key-arrows")),
            (
                msg!("table-key-alt-arrows.key"),
                msg!("table-key-alt-arrows"),
            ),
            (msg!("table-key-space.key"), msg!("table-key-space")),
            (msg!("table-key-primary.key"), msg!("table-key-primary")),
            (msg!("table-key-digits.key"), msg!("lesson-key-digits")),
            letter("S", msg!("table-sort")),
            letter("N", msg!("table-key-name")),
            letter("H", msg!("lesson-hint")),
            letter("C", msg!("lesson-see-card")),
            (msg!("table-key-escape.key"), msg!("table-key-escape")),
        ]);
    } else {
        rows.extend([
            (msg!("table-key-space.key"), msg!("lesson-key-pick")),
            (msg!("table-key-digits.key"), msg!("lesson-key-digits")),
            (msg!("lesson-key-move.key"), msg!("lesson-key-move")),
            (msg!("table-key-primary.key"), msg!("table-key-primary")),
            letter("H", msg!("lesson-hint")),
        ]);
    }
    rows
}
