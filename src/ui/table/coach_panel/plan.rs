//! The lines the learner has plan to make, and how they stand.

use egui::Ui;

use super::found::Found;
use super::heading;
use super::lines::{self, Told};
use super::thoughts::Thoughts;
use crate::analysis::Unseen;
use crate::coach::{Plan, PlanStanding};
use crate::msg;
use crate::play::Session;
use crate::ui::Shared;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::words::said;
use crate::wording;

/// How the plan stands, kept as long as the position and the plan do.
pub(super) type KeptStanding = Found<Plan, PlanStanding>;

/// Draws it; nothing without a plan.
pub(super) fn ui(
    ui: &mut Ui,
    standing: &PlanStanding,
    session: &Session,
    thoughts: &Thoughts,
    tells_figures: bool,
    shared: &Shared<'_>,
) {
    let plan = session.plan();
    // What is pinned no longer is not told of while the new plan is on its way.
    let mut lines = standing.lines.iter();
    if lines.all(|(line, _)| !plan.lines().contains(line)) {
        return;
    }
    heading(ui, &shared.say(&msg!("plan-title")));
    let unseen = Unseen::new(session.view());
    let card = session.view().card();
    let is_of_now = thoughts.are_of_table(session);
    let is_alone = thoughts.keep_to_plan() && standing.lines.len() == 1;
    for (line, outlook) in &standing.lines {
        if let Some(outlook) = outlook {
            let told = match thoughts.recommendations().first() {
                // What is thought of an earlier moment does not go with what is missing now, and a figure that leaps while it is
                // read is worth less than none.
                _ if !is_of_now || !tells_figures || thoughts.awaits_figures() => Told::Missing,
                // Where one line alone is aimed at, the figures of the actions are its own. Between decisions there are none,
                // and those of a free hand would be others.
                Some(best) if is_alone => Told::ChanceAlone(best.estimate.win),
                None if plan.lines().len() == 1 => Told::Missing,
                _ => Told::Chance(thoughts.chance_of_line(outlook)),
            };
            lines::line(ui, outlook, told, &unseen, session, shared);
            continue;
        }
        let frame = paper_frame(Theme::current(ui)).inner_margin(10);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            lines::title(ui, *line, session, shared);
            let closed = shared.say(&msg!("plan-closed"));
            said(ui, shared, &closed, text_size::BODY);
        });
    }
    if standing.is_lost {
        let told = shared.say(&msg!("plan-lost", count = standing.lines.len()));
        said(ui, shared, &told, text_size::BODY);
    }
    if let Some(better) = &standing.overtaken_by
        && tells_figures
        && !thoughts.awaits_figures()
    {
        let told = msg!(
            "plan-overtaken",
            line = wording::line(card, better.line),
            percent = (thoughts.chance_of_line(better) * 100.0).round() as i64
        );
        said(ui, shared, &shared.say(&told), text_size::BODY);
    }
    ui.add_space(8.0);
}
