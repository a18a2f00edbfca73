//! Why an action was refused, with the rules behind it: in a line at the rack, where the buttons stand.

use egui::accesskit::Live;
use egui::{RichText, Role, Ui, WidgetInfo};

use super::{Table, explanation};
use crate::msg;
use crate::rules::{Action, Refusal, RuleId, View};
use crate::tile::Tile;
use crate::ui::theme::Theme;
use crate::ui::widgets::Icon;
use crate::ui::{Route, Shared, fonts};
use crate::wording::{self, Names};

/// An action that was refused.
#[derive(Debug, Clone, Copy)]
pub(super) struct Refused<'a> {
    pub(super) refusal: &'a Refusal,
    pub(super) view: View<'a>,
    /// What the players are called.
    pub(super) names: Names,
}

impl Refused<'_> {
    /// Says why in as much `room` as there is below the buttons, in points, and leads to the rules.
    pub(super) fn ui(self, ui: &mut Ui, room: f32, shared: &Shared<'_>) {
        let reasons = &self.refusal.reasons;
        let reason = |reason| shared.say(&wording::reason(reason, self.names, self.view.card()));
        let mut said: Vec<String> = reasons.iter().map(reason).collect();
        if self.refusal.is_false_mah_jongg() {
            said.push(shared.say(&msg!("table-false-mah-jongg")));
        }
        let mut rules: Vec<RuleId> = reasons.iter().map(|reason| reason.rule).collect();
        rules.dedup();
        let between = shared.say(&msg!("table-reasons-between"));
        let line = ui.horizontal_top(|ui| {
            let theme = Theme::current(ui);
            ui.add(Icon::Notice.image(ui.ctx(), 20.0).tint(theme.accent));
            if self.refusal.is_premature() {
                let title = RichText::new(shared.say(&msg!("table-premature")));
                ui.label(title.family(fonts::bold()));
            }
            let link = shared.say(&msg!("table-see-rule"));
            let links = rules.len() as f32 * explanation::width_of_link(ui, &link);
            let text = said.join(&between);
            explanation::ui(ui, &text, room, links, theme.felt_text, shared);
            for rule in rules {
                see_rule(ui, shared, rule);
            }
        });
        // A screen reader says it as soon as it comes.
        ui.ctx()
            .accesskit_node_builder(line.response.id, |node| node.set_live(Live::Polite));
    }
}

/// Leads to a rule of which the reason has just said as much as its title would.
pub(super) fn see_rule(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let link = RichText::new(shared.say(&msg!("table-see-rule"))).underline();
    let link = ui.link(link);
    let title = shared.say(&msg!("see-rule", rule = wording::rule_title(rule)));
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &title));
    if link.on_hover_text(title).clicked() {
        shared.go(Route::Rulebook(Some(rule)));
    }
}

impl Table {
    /// Says why an action was refused, if it was.
    pub(super) fn refuse(&mut self, action: Action, refusal: Option<Refusal>) {
        if refusal.is_some() {
            self.put_back_what_is_never_passed(action);
        }
        self.refusal = refusal;
    }

    /// After a pass was refused, what may never be passed goes back by itself; the others stay chosen.
    pub(in crate::ui) fn put_back_what_is_never_passed(&mut self, action: Action) {
        if matches!(action, Action::Pass { .. } | Action::PassCourtesy(_)) {
            self.selection.put_back(Tile::Joker);
        }
    }
}
