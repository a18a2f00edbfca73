//! How the figures of an act came about.

use egui::{RichText, Ui};

use crate::coach::{self, Grounds};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::Action;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::wording;

/// Tells it, fact by fact.
pub(super) fn ui(ui: &mut Ui, action: &Action, session: &Session, shared: &Shared<'_>) {
    let view = session.view();
    let grounds = coach::grounds(session.compiled_card(), view, action);
    for fact in facts(&grounds, session) {
        let text = RichText::new(shared.say(&fact)).size(text_size::SMALL);
        ui.label(text.color(shared.theme.text_weak));
    }
}

fn facts(grounds: &Grounds, session: &Session) -> Vec<Message> {
    let view = session.view();
    let names = super::super::names(session);
    let mut facts = Vec::new();
    if let Some(outlook) = &grounds.outlook {
        facts.push(msg!(
            "advice-line",
            line = wording::line(view.card(), outlook.line),
            value = outlook.value,
            missing = outlook.distance
        ));
        facts.extend(outlook.missing.iter().map(wording::missing_tile));
    }
    facts.push(msg!("advice-draws", draws = grounds.draws));
    let threats = grounds.threats.iter();
    facts.extend(threats.flat_map(|threat| wording::threat(threat, view.card(), names)));
    facts
}
