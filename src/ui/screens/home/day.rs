//! The line of the day, as printed, in words and as tiles.

use egui::{RichText, Ui};

use super::example::Example;
use crate::msg;
use crate::ui::reading::{LineReader, LineReaders};
use crate::ui::shared::CardCommand;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::{Command, Route, Shared};

/// Draws the line and what it asks for, and beside it the page through its hands; below it where the
/// window is narrow.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    example: Example<'_>,
    lines: &mut LineReaders,
    narrow: bool,
) {
    let of = (shared.card.id.as_str(), example.index.0, example.place);
    lines.follow(of, || {
        let line = LineReader::new(shared.compiled, example.index);
        vec![line.size(text_size::LARGE).begin_with(example.place).open()]
    });
    // Otherwise its keys scroll the page.
    if ui.memory(|memory| memory.focused().is_some()) {
        lines.take_keys(ui);
    }
    let Some(line) = lines.iter_mut().next() else {
        return;
    };
    ui.columns(if narrow { 1 } else { 2 }, |columns| match columns {
        [left, right] => {
            printed(left, shared, line);
            hand(right, shared, line);
        }
        [both] => {
            printed(both, shared, line);
            hand(both, shared, line);
        }
        _ => {}
    });
}

fn printed(ui: &mut Ui, shared: &Shared<'_>, line: &mut LineReader) {
    ui.vertical(|ui| {
        line.line_ui(ui, shared);
        line.sentence_ui(ui, shared);
        if plain_button(ui, Icon::Card, &shared.say(&msg!("home-day-card"))).clicked() {
            shared.ask(Command::Card(CardCommand::ShowLine(line.line())));
            shared.go(Route::Card);
        }
    });
}

fn hand(ui: &mut Ui, shared: &Shared<'_>, line: &mut LineReader) {
    ui.vertical(|ui| {
        if line.is_open() {
            line.hands_ui(ui, shared);
        } else {
            let closed = RichText::new(shared.say(&msg!("home-day-closed")));
            ui.label(closed.color(Theme::current(ui).text_weak));
        }
    });
}
