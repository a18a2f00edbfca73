//! What lies beside the table: the card, the coach, the log, or the rule that is tried.

use egui::{Align, Layout, RichText, Ui, UiBuilder};

use super::coach_panel::CoachPanel;
use super::keys::Pressed;
use super::log_panel::Log;
use super::trying::ExampleInProgress;
use super::{card_panel, example_panel};
use crate::msg;
use crate::play::Session;
use crate::ui::screens::card::CardReader;
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::{Commands, Shared, fonts};

/// What lies beside the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// The score card.
    Card,
    /// The coach.
    Coach,
    /// The log.
    Log,
    /// The rule that is tried.
    RuleExample,
    /// The narrator of a lesson.
    Narrator,
}

/// What lies beside the table, or over the felt and then with a button to close it. Whether it stays
/// open.
#[expect(
    clippy::too_many_arguments,
    reason = "what is drawn, where, and for whom"
)]
pub(super) fn ui(
    ui: &mut Ui,
    rect: egui::Rect,
    side: Side,
    may_close: bool,
    session: &Session,
    example: Option<&ExampleInProgress>,
    card: &mut CardReader,
    coach: &mut CoachPanel,
    log: &mut Log,
    shows_progress: &mut bool,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
    commands: &mut Commands,
) -> bool {
    let mut stays = true;
    let (title, id) = match side {
        // The card has its own title.
        Side::Card => (None, "beside card"),
        Side::Coach => (Some(msg!("table-coach")), "beside coach"),
        Side::Log => (Some(msg!("table-log")), "beside log"),
        Side::RuleExample => (None, "beside rule example"),
        Side::Narrator => (None, "beside narrator"),
    };
    ui.scope_builder(UiBuilder::new().id_salt(id).max_rect(rect), |ui| {
        let frame = paper_frame(shared.theme).inner_margin(if may_close { 6 } else { 12 });
        let inside = rect.size() - frame.total_margin().sum();
        frame.show(ui, |ui| {
            ui.set_min_size(inside);
            ui.set_max_size(inside);
            let mut inside = |ui: &mut Ui| match side {
                Side::Card => card_panel::ui(ui, session, card, shows_progress, shared),
                Side::Coach => coach.ui(ui, session, pressed, shared, commands),
                Side::Log => log.ui(ui, session, shared),
                Side::RuleExample => {
                    if let Some(tried) = example {
                        example_panel::ui(ui, session, tried, pressed, shared, commands);
                    }
                }
                // What it says is the lesson's, which draws it itself.
                Side::Narrator => {}
            };
            if may_close {
                // There is little height: the button stands where else the title does, and the bar
                // above says what it is.
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    let close = shared.say(&msg!("table-close-side"));
                    stays = !plain_button(ui, Icon::Cross, &close).clicked();
                    ui.with_layout(Layout::top_down(Align::Min), inside);
                });
            } else {
                if let Some(title) = &title {
                    let title = RichText::new(shared.say(title)).size(text_size::LARGE);
                    ui.label(title.family(fonts::bold()));
                }
                inside(ui);
            }
        });
    });
    stays
}
