//! How the figures of an action came about.

use std::sync::Arc;

use egui::{Context, Ui};

use crate::analysis::Unseen;
use crate::coach::{self, Breakdown, Reason, Recommendation};
use crate::locale::Message;
use crate::msg;
use crate::play::{Background, Session};
use crate::rules::Action;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::words::said_weak;
use crate::wording;

/// How the figures of an action came about, reckoned once for a position.
#[derive(Debug, Default)]
pub(super) struct KeptBreakdown {
    of: Option<Of>,
    breakdown: Option<Breakdown>,
    on_its_way: Option<Background<Breakdown>>,
}

/// What it depends on: the game, what was done in it, and which action is explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Of {
    game: u32,
    actions_done: usize,
    action: Action,
}

impl KeptBreakdown {
    /// How this action's figures came about; nothing as long as it is on its way.
    fn follow(
        &mut self,
        session: &Session,
        action: Action,
        shared: &Shared<'_>,
        context: &Context,
    ) -> Option<&Breakdown> {
        let of = Of {
            game: session.number(),
            actions_done: session.actions_done(),
            action,
        };
        if self.of != Some(of) {
            let card = Arc::clone(session.compiled_card());
            let seat = session.view().seat();
            let game = session.game().clone();
            let reckon = move || coach::breakdown(&card, game.view(seat), &action);
            let context = context.clone();
            let tell = move || context.request_repaint();
            *self = Self {
                of: Some(of),
                breakdown: None,
                on_its_way: Some(Background::begin(shared.refining(), reckon, tell)),
            };
        }
        if let Some(breakdown) = self.on_its_way.as_ref().and_then(Background::take) {
            self.breakdown = Some(breakdown);
            self.on_its_way = None;
        }
        self.breakdown.as_ref()
    }
}

/// Tells it, fact by fact.
pub(super) fn ui(
    ui: &mut Ui,
    kept: &mut KeptBreakdown,
    recommendation: &Recommendation,
    session: &Session,
    shared: &Shared<'_>,
) {
    let Some(breakdown) = kept.follow(session, recommendation.action, shared, ui.ctx()) else {
        return;
    };
    let mut facts = facts(breakdown, session);
    // A complete hand is paid what its reason says; figures that were played on are means.
    let is_reckoned = recommendation.estimate.standard_error.is_none();
    if is_reckoned
        && !matches!(
            recommendation.reason,
            Reason::Complete { .. } | Reason::WholePrice { .. }
        )
    {
        facts.push(wording::stakes(&breakdown.stakes));
    }
    for fact in facts {
        said_weak(ui, shared, &shared.say(&fact), text_size::SMALL);
    }
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
    let threats = breakdown.threats.iter();
    facts.extend(threats.flat_map(|threat| wording::threat(threat, view.card(), names)));
    facts
}
