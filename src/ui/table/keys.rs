//! The keys of the table: everything can be done without a pointer.

use egui::{Key, Modifiers, Popup, RichText, ScrollArea, Ui};

use super::Side;
use crate::locale::Message;
use crate::msg;
use crate::ui::Shared;

/// What was asked for by key in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum Pressed {
    /// Enter, while no button has the keyboard: the primary action.
    Primary,
    /// A digit from 1: the other choice of that number.
    Choice(usize),
    /// Sort the rack.
    Sort,
    /// Open or close what lies beside the table.
    Side(Side),
    /// Do what the coach recommends, or what shows the rule that is tried.
    FollowAdvice,
    /// Begin the example of a rule again.
    TryAgain,
    /// Take back the last own decision.
    TakeBack,
    /// Hold the bots, or let them go on.
    Pause,
    /// Show the keys.
    Help,
    /// Escape: put away what was said, or choose nothing.
    Escape,
    /// Go to the names that a discard can be given.
    ToName,
    /// Take the newest discard.
    Take,
    /// Open what is seldom wanted.
    More,
    /// An arrow while nothing has the keyboard: go to the rack.
    ToRack,
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

const LETTERS: [(Key, Pressed); 13] = [
    (Key::U, Pressed::TakeBack),
    (Key::M, Pressed::More),
    (Key::T, Pressed::Take),
    (Key::N, Pressed::ToName),
    (Key::S, Pressed::Sort),
    (Key::H, Pressed::Side(Side::Coach)),
    (Key::D, Pressed::FollowAdvice),
    (Key::C, Pressed::Side(Side::Card)),
    (Key::L, Pressed::Side(Side::Log)),
    (Key::R, Pressed::Side(Side::RuleExample)),
    (Key::A, Pressed::TryAgain),
    (Key::P, Pressed::Pause),
    (Key::Questionmark, Pressed::Help),
];

impl Pressed {
    /// What is pressed now. Enter belongs to the widget that has the keyboard, but a tile of the rack `leaves_enter` to the
    /// primary action once no more tiles are to be chosen.
    pub(super) fn take(ui: &Ui, leaves_enter: bool) -> Option<Self> {
        let is_focused = ui.memory(|memory| memory.focused().is_some());
        if ui.ctx().text_edit_focused() {
            return None;
        }
        // Below an open menu nothing happens that one does not see.
        let is_covered = Popup::is_any_open(ui.ctx());
        ui.input_mut(|input| {
            let arrow = input.key_pressed(Key::ArrowLeft) || input.key_pressed(Key::ArrowRight);
            if arrow && !is_focused {
                return Some(Self::ToRack);
            }
            if input.key_pressed(Key::Escape) {
                // It closes the menu, and nothing below it.
                return (!is_covered).then_some(Self::Escape);
            }
            if input.consume_key(Modifiers::COMMAND, Key::Z) {
                return Some(Self::TakeBack);
            }
            let mut plain = |key| input.consume_key(Modifiers::NONE, key);
            if (leaves_enter || !is_focused) && plain(Key::Enter) {
                return Some(Self::Primary);
            }
            if let Some(place) = DIGITS.iter().position(|key| plain(*key)) {
                return Some(Self::Choice(place + 1));
            }
            let letter = LETTERS.iter().find(|(key, _)| plain(*key));
            let letter = letter.map(|(_, pressed)| *pressed);
            letter.filter(|pressed| !is_covered || *pressed == Self::More)
        })
    }
}

impl Pressed {
    /// Whether it is about the rack or what is asked, and not about a panel or the pace.
    pub(super) const fn is_at_hand(self) -> bool {
        match self {
            Self::Primary
            | Self::Choice(_)
            | Self::Sort
            | Self::Escape
            | Self::ToName
            | Self::Take
            | Self::More
            | Self::ToRack => true,
            Self::Side(_)
            | Self::FollowAdvice
            | Self::TryAgain
            | Self::TakeBack
            | Self::Pause
            | Self::Help => false,
        }
    }
}

/// Every key with what it does, with what there is beside the table.
fn rows(own: Option<Side>) -> Vec<(Message, Message)> {
    let letter = |key: &str, does: Message| (msg!("table-key-letter", key = key), does);
    if own == Some(Side::Review) {
        return vec![
            (msg!("table-key-arrows.key"), msg!("review-key-arrows")),
            (msg!("review-key-ends.key"), msg!("review-key-ends")),
            (msg!("table-key-primary.key"), msg!("table-key-primary")),
            (msg!("review-key-rack.key"), msg!("review-key-rack")),
            (msg!("table-key-space.key"), msg!("table-key-space")),
            letter("S", msg!("table-sort")),
            letter("C", msg!("table-card")),
            letter("L", msg!("table-log")),
            (msg!("table-key-escape.key"), msg!("table-key-escape")),
        ];
    }
    let mut rows = vec![
        (msg!("table-key-arrows.key"), msg!("table-key-arrows")),
        (
            msg!("table-key-alt-arrows.key"),
            msg!("table-key-alt-arrows"),
        ),
        (msg!("table-key-space.key"), msg!("table-key-space")),
        (msg!("table-key-primary.key"), msg!("table-key-primary")),
        (msg!("table-key-digits.key"), msg!("table-key-digits")),
        letter("S", msg!("table-sort")),
        letter("T", msg!("table-key-take")),
        letter("M", msg!("table-key-more")),
        letter("N", msg!("table-key-name")),
        letter("H", msg!("table-coach")),
        letter("D", msg!("table-key-follow")),
        letter("C", msg!("table-card")),
        letter("L", msg!("table-log")),
        letter("U", msg!("table-take-back-key")),
        letter("P", msg!("table-pause")),
        (msg!("table-key-escape.key"), msg!("table-key-escape")),
    ];
    if own == Some(Side::RuleExample) {
        let before = rows.len() - 1;
        let keys = [
            letter("R", msg!("rule-example-side")),
            letter("A", msg!("rule-example-again")),
        ];
        rows.splice(before..before, keys);
    }
    rows
}

/// Says how the table is used, and lists the keys.
pub(super) fn help_ui(ui: &mut Ui, own: Option<Side>, shared: &Shared<'_>) {
    ui.set_max_width(KEYS);
    scrolled(ui, |ui| {
        // Beside a review nobody plays.
        if own != Some(Side::Review) {
            for told in [
                msg!("table-help-choose"),
                msg!("table-help-turn"),
                msg!("table-help-look"),
                msg!("table-help-beside"),
                msg!("table-help-leave"),
            ] {
                // A menu would stretch the words over the width.
                ui.vertical(|ui| ui.label(shared.say(&told)));
            }
            ui.add_space(8.0);
        }
        keys(ui, &rows(own), shared);
    });
}

/// The widest that the list of keys gets, in points.
const KEYS: f32 = 360.0;
/// Above and below the help there is at least so much of the window, in points.
const AROUND_HELP: f32 = 100.0;

/// A list of keys, each with what it does.
pub(in crate::ui) fn key_list(ui: &mut Ui, rows: &[(Message, Message)], shared: &Shared<'_>) {
    ui.set_max_width(KEYS);
    scrolled(ui, |ui| keys(ui, rows, shared));
}

/// With very large text there is more of it than the window is high.
fn scrolled(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = ui.ctx().content_rect().height() - AROUND_HELP;
    ScrollArea::vertical().max_height(room).show(ui, add);
}

fn keys(ui: &mut Ui, rows: &[(Message, Message)], shared: &Shared<'_>) {
    ui.label(RichText::new(shared.say(&msg!("table-keys"))).heading());
    egui::Grid::new("keys").num_columns(2).show(ui, |ui| {
        for (key, does) in rows {
            ui.label(RichText::new(shared.say(key)).strong());
            ui.label(shared.say(does));
            ui.end_row();
        }
    });
}
