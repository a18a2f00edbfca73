//! A rule to try, beside the table: its title, what may be tried, what followed, and the rule's text.

use egui::{Frame, Margin, ScrollArea, Ui};

use super::ExampleInProgress;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::ui::shared::TableCommand;
use crate::ui::table::{Beside, ChoiceButton, KeySign, Pressed, PromptChoice, names, told};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, heading, plain_button};
use crate::ui::words::said;
use crate::ui::{Command, Shared};
use crate::wording;

/// The height of the button that shows the rule, in points.
const BUTTON: f32 = 38.0;
/// How many lines of what followed are shown; the log has them all.
const FOLLOWED: usize = 6;

/// Draws the panel.
pub(super) fn ui(ui: &mut Ui, beside: Beside<'_>, tried: &ExampleInProgress, shared: &Shared<'_>) {
    let Beside { session, pressed } = beside;
    ScrollArea::vertical()
        .id_salt("rule-example")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let title = shared.say(&wording::rule_title(tried.rule));
            heading(ui, &title, text_size::LARGE);
            what_to_try(ui, tried, shared);
            buttons(ui, pressed, shared);
            followed(ui, session, tried, shared);
            ui.separator();
            let text = shared.say(&wording::rule_text(tried.rule));
            said(ui, shared, &text, text_size::BODY);
            let example = wording::rule_example(tried.rule);
            if shared.locale.has(&example.id) {
                let title = shared.say(&msg!("rulebook-example"));
                heading(ui, &title, text_size::BODY);
                said(ui, shared, &shared.say(&example), text_size::BODY);
            }
        });
}

fn what_to_try(ui: &mut Ui, tried: &ExampleInProgress, shared: &Shared<'_>) {
    Frame::new()
        .fill(Theme::current(ui).selection)
        .corner_radius(6)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let text = shared.say(&Message::new(tried.example.text_id()));
            said(ui, shared, &text, text_size::LARGE);
        });
}

fn buttons(ui: &mut Ui, pressed: Option<Pressed>, shared: &Shared<'_>) {
    ui.horizontal_wrapped(|ui| {
        let show = PromptChoice::show_example();
        let key = KeySign::FollowsAdvice;
        let clicked = ChoiceButton::new(ui, &show, key, shared)
            .ui(ui, BUTTON)
            .clicked();
        if clicked || pressed == Some(Pressed::FollowAdvice) {
            shared.ask(Command::Table(TableCommand::ShowExample));
        }
        let again = shared.say(&msg!("rule-example-again"));
        let clicked = plain_button(ui, Icon::Restart, &again).clicked();
        if clicked || pressed == Some(Pressed::TryAgain) {
            shared.ask(Command::Table(TableCommand::TryAgain));
        }
        let back = shared.say(&msg!("rule-example-back"));
        if plain_button(ui, Icon::ArrowLeft, &back).clicked() {
            shared.ask(Command::Back);
        }
    });
}

/// What happened since the example began.
fn followed(ui: &mut Ui, session: &Session, tried: &ExampleInProgress, shared: &Shared<'_>) {
    let names = names(session);
    let mut events = told(session, tried.begun).peekable();
    if events.peek().is_none() {
        return;
    }
    let title = shared.say(&msg!("rule-example-followed"));
    heading(ui, &title, text_size::BODY);
    for event in events.take(FOLLOWED) {
        let told = shared.say(&wording::event(&event, names));
        said(ui, shared, &told, text_size::BODY);
    }
}
