//! How the figures of an action came about.

use egui::Ui;

use super::found::Found;
use crate::analysis::{CompiledCard, Unseen};
use crate::coach::{self, AdviceReason, Breakdown, CourseTopic, Plan, Recommendation};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{Action, View};
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::words::said_weak;
use crate::wording;

/// How the figures of an action came about, reckoned once for a position and a plan.
pub(super) type KeptBreakdown = Found<(Action, Plan), Breakdown>;

/// Tells it, fact by fact.
pub(super) fn ui(
    ui: &mut Ui,
    kept: &mut KeptBreakdown,
    recommendation: &Recommendation,
    session: &Session,
    shared: &Shared<'_>,
) {
    let action = recommendation.action;
    let asked = (action, *session.plan());
    let found = kept.follow(session, &asked, found, shared, ui.ctx());
    let Some(breakdown) = found else {
        return;
    };
    let mut facts = facts(breakdown, session);
    // A complete hand is paid what its reason says; figures that were played on are means.
    let is_reckoned = recommendation.estimate.standard_error.is_none();
    if is_reckoned
        && !matches!(
            recommendation.reason,
            AdviceReason::Complete { .. } | AdviceReason::WholePrice { .. }
        )
    {
        facts.push(wording::stakes(&breakdown.stakes));
    }
    for fact in facts {
        said_weak(ui, shared, &shared.say(&fact), text_size::SMALL);
    }
}

fn found(card: &CompiledCard, view: View<'_>, (action, plan): &(Action, Plan)) -> Breakdown {
    coach::breakdown(card, view, action, plan)
}

fn facts(breakdown: &Breakdown, session: &Session) -> Vec<Message> {
    let view = session.view();
    let names = super::super::names(session);
    let mut facts = Vec::new();
    if let Some(outlook) = &breakdown.outlook {
        facts.push(msg!(
            "advice-line",
            line = wording::line_in_sentence(view.card(), outlook.line),
            value = outlook.value,
            missing = outlook.distance
        ));
        let unseen = Unseen::new(view);
        let missing = outlook.missing.iter();
        facts.extend(missing.map(|missing| wording::missing_or_lost_tile(missing, &unseen)));
    }
    facts.push(msg!("advice-draws", draws = breakdown.draws));
    let is_told = session.taught().has(CourseTopic::TheOthers);
    let threats = breakdown.threats.iter().filter(|_| is_told);
    facts.extend(threats.flat_map(|threat| wording::threat(threat, view.card(), names)));
    facts
}
